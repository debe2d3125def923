// Runs inside a report and writes what is wrong with it into the page, one line a fault.
"use strict";
window.addEventListener("load", () => {
  const faults = [];
  const fail = (text) => faults.push(text.replace(/\s+/g, " ").slice(0, 200));
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  // Landmarks: one of each, and no others.
  for (const name of ["header", "nav", "main", "footer"]) {
    if (all(`body > ${name}`).length !== 1) fail(`${name} is not there once`);
  }
  const others = all("aside, form, search, [role=region], [role=main], [role=navigation], "
    + "section[aria-label], section[aria-labelledby], header header, main main");
  if (others.length) fail(`${others.length} landmarks too many`);

  // Names and order.
  const ids = all("[id]").map((element) => element.id);
  if (new Set(ids).size !== ids.length) fail("an id is there twice");
  let level = 0;
  for (const heading of all("h1, h2, h3, h4, h5, h6")) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) fail(`h${next} follows h${level}: ${heading.textContent}`);
    if (!heading.textContent.trim()) fail(`an h${next} is empty`);
    level = next;
  }
  if (all("h1").length !== 1) fail("h1 is not there once");
  const focusable = all("a[href], button, summary, input, [tabindex]");
  for (const element of focusable) {
    if (element.tabIndex > 0) fail("the order of the keyboard is not that of the page");
    const name = element.getAttribute("aria-label") || element.textContent.trim();
    if (!name) fail(`a ${element.tagName} has no name`);
    if (element.hidden) fail(`${name} is hidden`);
  }
  for (const reference of ["aria-labelledby", "aria-controls"]) {
    for (const element of all(`[${reference}]`)) {
      if (!document.getElementById(element.getAttribute(reference))) fail(`${reference} leads nowhere`);
    }
  }
  for (const link of all("a[href^='#']")) {
    if (!document.getElementById(link.getAttribute("href").slice(1))) fail("a link leads nowhere");
  }
  for (const picture of all("svg:not([aria-hidden]):not(svg svg)")) {
    if (!picture.getAttribute("aria-label")) fail("a picture has no name");
  }

  // Languages and directions.
  const scripts = [
    [/[\u3041-\u30ff]/, /^ja/], [/[\u4e00-\u9fff]/, /^(ja|zh)/], [/[\u0600-\u06ff]/, /^ar/],
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let texts = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("script, style, h4, b")) continue;
    texts += 1;
    const language = parent.closest("[lang]").getAttribute("lang");
    for (const [script, languages] of scripts) {
      if (script.test(node.data) && !languages.test(language)) fail(`${language}: ${node.data}`);
    }
  }
  if (texts < 20) fail(`only ${texts} texts`);
  for (const element of all("[lang]")) {
    if (element.closest(".windows, svg")) continue;
    const expected = /^(ar|he|fa|ur)/.test(element.lang) ? "rtl" : "ltr";
    if (getComputedStyle(element).direction !== expected) fail(`${element.lang} is not ${expected}`);
  }

  // Contrast: 4.5 to 1 for every text. (WCAG 2.2, 1.4.3.)
  const channels = (color) => (color.match(/[\d.]+/g) || []).map(Number);
  const luminance = (color) => {
    const [red, green, blue] = channels(color).slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      const alpha = channels(color)[3];
      if (alpha === undefined || alpha > 0) return color;
    }
    return "rgb(255, 255, 255)";
  };
  let lowest = 21;
  const measure = (text, color, background) => {
    const ratio = contrast(color, background);
    lowest = Math.min(lowest, ratio);
    if (ratio < 4.5) fail(`contrast ${ratio.toFixed(2)}: ${text}`);
  };
  for (const element of all("body *")) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || element.closest("script, style, title, #faults")) continue;
    const style = getComputedStyle(element);
    if (element.localName === "text") {
      const bar = element.parentElement.previousElementSibling;
      const isOnBar = element.matches("svg svg text");
      measure(element.textContent, style.fill, isOnBar ? getComputedStyle(bar).fill : behind(element));
    } else {
      measure(element.textContent, style.color, behind(element));
    }
  }

  // Nothing foreign runs, nothing is fetched, nothing is wider than the page.
  for (const element of all("*")) {
    for (const { name } of [...element.attributes]) {
      if (name.startsWith("on") || name === "src") fail(`${element.tagName} has ${name}`);
    }
  }
  if (window.alerts) fail(`${window.alerts} alerts`);
  const fetched = performance.getEntriesByType("resource").filter((one) => !one.name.startsWith("data:"));
  if (fetched.length) fail(`fetched ${fetched[0].name}`);
  if (document.documentElement.scrollWidth > innerWidth) fail("the page is wider than the window");

  // The replay says the first announcement through a live region.
  const button = document.querySelector("button[aria-controls]");
  button.click();
  const first = all(".heard [data-start] .say")[0];
  setTimeout(() => {
    const said = all(".live").map((region) => region.textContent).join("");
    if (said !== first.textContent) fail(`replayed ‘${said}’`);
    if (all(".live").find((region) => region.textContent)?.lang !== first.lang) fail("no language");
    button.click();
    if (all(".live").some((region) => region.textContent)) fail("the replay does not stop");
    // What is not near the window is laid out when the browser has time, and has no text till then.
    for (const item of all(".heard > li, .toasts > li")) item.style.contentVisibility = "visible";
    const result = document.createElement("pre");
    result.id = "faults";
    result.textContent = JSON.stringify({
      faults, lowest, texts, dark: matchMedia("(prefers-color-scheme: dark)").matches,
      page: document.querySelector("main").innerText,
    });
    document.body.append(result);
  }, 60);
});
