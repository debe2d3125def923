// Replays the announcements of a locale through live regions, so that a screen reader says them,
// and keeps in sight what a reader of the page goes by.
"use strict";
(() => {
  const regions = {
    polite: document.getElementById("live-polite"),
    assertive: document.getElementById("live-assertive"),
  };
  // Silences are shortened: what matters is the order, and what cuts what.
  const longestSilence = 3000;
  // A region has to be empty for a moment, or the same text twice is no change.
  const pause = 50;
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
    said.classList.add("now");
    timers.push(setTimeout(() => {
      region.lang = said.lang;
      region.dir = said.dir;
      region.textContent = said.textContent;
    }, pause));
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
      wait += Math.max(Number(item.dataset.length), 2 * pause);
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
  // The names of lanes and moments stay at the edges of a drawing that is scrolled.
  for (const box of document.querySelectorAll(".scroll")) {
    box.addEventListener("scroll", () => {
      box.style.setProperty("--x", `${box.scrollLeft}px`);
      box.style.setProperty("--y", `${box.scrollTop}px`);
    }, { passive: true });
  }

  // What a link leads to, or has the focus, is not to end under the locales.
  const nav = document.querySelector("nav");
  new ResizeObserver(() => {
    const covers = getComputedStyle(nav).position === "sticky";
    document.documentElement.style.scrollPaddingTop = covers ? `${nav.offsetHeight + 16}px` : "1rem";
  }).observe(nav);

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") stop();
  });
})();
