// Replays the announcements of a locale through live regions, so that a screen reader says them.
"use strict";
(() => {
  const regions = {
    polite: document.getElementById("live-polite"),
    assertive: document.getElementById("live-assertive"),
  };
  // Silences are shortened: what matters is the order, and what cuts what.
  const longestSilence = 3000;
  let timers = [];
  let pressed = null;

  function clear() {
    for (const region of Object.values(regions)) region.textContent = "";
    for (const said of document.querySelectorAll(".say.now")) said.classList.remove("now");
  }

  function stop() {
    timers.forEach(clearTimeout);
    timers = [];
    clear();
    if (pressed) {
      pressed.textContent = pressed.dataset.play;
      pressed = null;
    }
  }

  function announce(item) {
    clear();
    const said = item.querySelector(".say");
    const region = item.dataset.urgent ? regions.assertive : regions.polite;
    region.lang = said.lang;
    region.dir = said.dir;
    region.textContent = said.textContent;
    said.classList.add("now");
  }

  function replay(button) {
    const list = document.getElementById(button.getAttribute("aria-controls"));
    const items = [...list.querySelectorAll("[data-start]")];
    items.sort((one, other) => one.dataset.start - other.dataset.start);
    pressed = button;
    button.textContent = button.dataset.stop;
    let wait = 0;
    let end = items.length ? Number(items[0].dataset.start) : 0;
    for (const item of items) {
      const silence = Math.max(0, Number(item.dataset.start) - end);
      wait += Math.min(silence, longestSilence);
      timers.push(setTimeout(announce, wait, item));
      wait += Number(item.dataset.length);
      end = Number(item.dataset.start) + Number(item.dataset.length);
    }
    timers.push(setTimeout(stop, wait));
  }

  for (const button of document.querySelectorAll("button[aria-controls]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const wasPressed = pressed === button;
      stop();
      if (!wasPressed) replay(button);
    });
  }
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") stop();
  });
})();
