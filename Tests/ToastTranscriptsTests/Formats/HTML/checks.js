// Runs inside a report and writes what is wrong with it into the page around it, one line a fault.
"use strict";
window.addEventListener("load", () => {
  const faults = [];
  const fail = (text) => faults.push(text.replace(/\s+/g, " ").slice(0, 200));
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const style = (element) => getComputedStyle(element);

  // All is to be laid out, whether it is near the window or not.
  for (const item of all(".heard > li, .toasts > li")) item.style.contentVisibility = "visible";
  for (const part of all("details")) part.open = true;

  // Landmarks: one of each, and no others.
  for (const name of ["header", "nav", "main", "footer"]) {
    if (all(`body > ${name}`).length !== 1) fail(`${name} is not there once`);
  }
  const others = all("aside, form, search, [role=region], [role=main], [role=navigation], "
    + "section[aria-label], section[aria-labelledby], header header, main main, main nav");
  if (others.length) fail(`${others.length} landmarks too many`);
  if (!document.querySelector("nav").getAttribute("aria-label")) fail("nav has no name");

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
  if (document.querySelector("h1").textContent !== document.title) fail("h1 and title differ");
  const nameOf = (element) => {
    const references = element.getAttribute("aria-labelledby");
    if (!references) return element.getAttribute("aria-label") || element.textContent.trim();
    return references.split(" ").map((id) => document.getElementById(id)?.textContent).join(" ");
  };
  const focusable = all("a[href], button, summary, input, [tabindex]");
  for (const element of focusable) {
    if (element.tabIndex !== 0) fail("the order of the keyboard is not that of the page");
    if (!nameOf(element).trim()) fail(`a ${element.tagName} has no name`);
    if (element.hidden) fail(`${nameOf(element)} is hidden`);
    element.focus({ preventScroll: true });
    const ring = style(element);
    if (document.activeElement !== element) fail(`${nameOf(element)} takes no focus`);
    if (ring.outlineStyle === "none" || parseFloat(ring.outlineWidth) < 2) {
      fail(`nobody sees the focus on ${nameOf(element)}`);
    }
  }
  document.activeElement.blur();
  const skip = focusable[0];
  if (document.querySelector(skip.hash)?.localName !== "main") fail("nothing skips to the report");
  const buttons = all("button");
  if (new Set(buttons.map(nameOf)).size !== buttons.length) fail("two buttons have one name");
  for (const button of buttons) {
    if (!nameOf(button).startsWith(button.textContent)) fail("a button is not named as it is seen");
  }
  for (const reference of ["aria-labelledby", "aria-controls"]) {
    for (const element of all(`[${reference}]`)) {
      for (const id of element.getAttribute(reference).split(" ")) {
        if (!document.getElementById(id)) fail(`${reference} leads nowhere`);
      }
    }
  }
  for (const link of all("a")) {
    const target = document.getElementById(link.hash.slice(1));
    if (!target) fail(`the link ${link.textContent} leads nowhere`);
    const article = link.closest("article");
    if (!article || !target || !link.querySelector("bdi")) continue;
    if (!article.contains(target)) fail(`${link.textContent} leads to another locale`);
    if (target.querySelector("h4").textContent !== link.textContent) {
      fail(`${link.textContent} leads to another toast`);
    }
  }
  for (const picture of all("svg:not([aria-hidden]):not(svg svg)")) {
    if (!picture.getAttribute("aria-label")) fail("a picture has no name");
  }

  // Tables, lists, findings.
  for (const table of all("table")) {
    if (!table.caption?.textContent) fail("a table has no caption");
    const columns = table.tHead.rows[0].cells.length;
    if (all("thead th:not([scope=col]), tbody td:first-child", table).length) fail("no headers");
    for (const row of table.rows) if (row.cells.length !== columns) fail("a row lacks a cell");
    const picture = table.closest("article").querySelectorAll("svg.time .names text");
    if (table.tBodies[0].rows.length !== picture.length) fail("table and drawing differ");
  }
  for (const list of all("ul, ol")) {
    if (style(list).listStyleType === "none") fail("a list is none to VoiceOver");
  }
  for (const article of all("article")) {
    const found = all(".findings li", article);
    for (const item of found) {
      if (!item.closest(".toasts") && !item.querySelector("b")) continue;
      if (item.firstChild.textContent !== item.className) fail("only a color tells how bad it is");
    }
    for (const toast of all(".toasts > li", article)) {
      const isFound = toast.querySelector(".findings .error, .findings .warning") !== null;
      const isLinked = all(`.findings a[href="#${CSS.escape(toast.id)}"]`, article).length > 0;
      if (isFound !== isLinked) fail(`the findings of ${toast.id} are not linked`);
    }
  }

  // Languages and directions; names have none, and a reading holds as it was what it cannot read.
  const scripts = [
    [/[\u3041-\u30ff]/, /^ja/], [/[\u4e00-\u9fff]/, /^(ja|zh)/], [/[\u0600-\u06ff]/, /^ar/],
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let texts = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("script, style, bdi, title, .names, .reading")) continue;
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
    if (style(element).direction !== expected) fail(`${element.lang} is not ${expected}`);
  }
  for (const element of all(".toast, .say, .windows, bdi")) {
    if (element.translate) fail(`a translator would change ${element.textContent}`);
  }

  // Contrast: 4.5 to 1 for every text, 3 to 1 for every sign. (WCAG 2.2, 1.4.3 and 1.4.11.)
  const channels = (color) => (color.match(/[\d.]+/g) || []).map(Number);
  const luminance = (color) => {
    const [red, green, blue] = color.slice(0, 3).map((value) => {
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
      const color = channels(style(at).backgroundColor);
      if (color[3] === undefined || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const mix = (color, alpha, under) => color.slice(0, 3).map((part, index) =>
    part * alpha + under[index] * (1 - alpha));
  let lowest = 21;
  let lowestSign = 21;
  const measure = (text, color, background) => {
    const ratio = contrast(channels(color), background);
    lowest = Math.min(lowest, ratio);
    if (ratio < 4.5) fail(`contrast ${ratio.toFixed(2)}: ${text}`);
  };
  const measureSign = (name, color, background) => {
    const ratio = contrast(channels(color), background);
    lowestSign = Math.min(lowestSign, ratio);
    if (ratio < 3) fail(`contrast ${ratio.toFixed(2)} of a sign: ${name}`);
  };
  for (const element of all("body *")) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || element.closest("script, style, title, tspan")) continue;
    if (element.localName === "text") {
      const bar = element.parentElement.previousElementSibling;
      const isOnBar = element.matches("svg svg text:not(.names text)");
      measure(element.textContent, style(element).fill,
        isOnBar ? channels(style(bar).fill) : behind(element));
    } else {
      measure(element.textContent, style(element).color, behind(element));
    }
  }
  const isBar = "[class^=fill-], .said, .unsaid, .leaving";
  for (const bar of all(isBar)) {
    measureSign(bar.getAttribute("class"), style(bar).stroke, behind(bar));
  }
  for (const sign of all("svg.time use")) {
    const bar = sign.previousElementSibling;
    const under = mix(channels(style(bar).fill), Number(style(bar).fillOpacity), behind(bar));
    measureSign(`${sign.getAttribute("href")} on its bar`, style(sign).color, under);
  }
  for (const icon of all(".icon")) measureSign("an icon", style(icon).color, behind(icon));
  for (const line of all(".pause-line")) {
    measureSign("a pause", style(line).stroke, behind(document.querySelector(".scroll")));
  }
  for (const element of all("button, .findings li")) {
    const outside = behind(element.parentElement);
    measureSign("a border", style(element).borderInlineStartColor, outside);
  }
  const body = document.body;
  measureSign("the focus", style(body).getPropertyValue("--accent").trim().replace(
    /^#(..)(..)(..)$/, (_, ...parts) => parts.slice(0, 3).map((part) => parseInt(part, 16)).join(" ")
  ), behind(body));

  // Nothing foreign runs, nothing is fetched.
  for (const element of all("*")) {
    for (const { name } of [...element.attributes]) {
      if (name.startsWith("on") || name === "src") fail(`${element.tagName} has ${name}`);
    }
  }
  if (window.alerts) fail(`${window.alerts} alerts`);
  const fetched = performance.getEntriesByType("resource").filter((one) => !one.name.startsWith("data:"));
  if (fetched.length) fail(`fetched ${fetched[0].name}`);

  // Nothing is wider than its box or than the page, but for what is meant to be scrolled.
  // (WCAG 2.2, 1.4.10.)
  if (document.documentElement.scrollWidth > innerWidth) fail("the page is wider than the window");
  for (const element of all("body *:not(svg, svg *, script, style)")) {
    const scrolls = ["auto", "scroll"].includes(style(element).overflowX);
    const name = `${element.localName}.${element.className} ${element.textContent}`;
    if (!scrolls && element.clientWidth > 0 && element.scrollWidth > element.clientWidth) {
      fail(`${element.scrollWidth} of ${element.clientWidth} wide: ${name}`);
    }
    if (element.closest(".skip")) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5)) fail(`cut off: ${name}`);
  }

  // The replay says the first announcement through a live region, and Escape ends it.
  const button = buttons[0];
  button.click();
  if (!nameOf(button).startsWith("Stop")) fail("the button does not say that it stops");
  const first = all(".heard [data-start] .say")[0];
  const watch = new MutationObserver(() => {
    const region = all(".live").find((one) => one.textContent);
    if (!region) return;
    watch.disconnect();
    clearTimeout(patience);
    if (region.textContent !== first.textContent) fail(`replayed ‘${region.textContent}’`);
    if (region.lang !== first.lang) fail("the replay has no language");
    finish();
  });
  for (const region of all(".live")) watch.observe(region, { childList: true });
  const patience = setTimeout(() => {
    fail("nothing is replayed");
    finish();
  }, 2000);
  const finish = () => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    if (all(".live").some((region) => region.textContent)) fail("the replay does not stop");
    if (!nameOf(button).startsWith("Replay")) fail("the button does not say that it replays");
    const result = parent.document.createElement("pre");
    result.className = "verdict";
    result.textContent = JSON.stringify({
      faults, lowest, lowestSign, texts, width: innerWidth,
      dark: matchMedia("(prefers-color-scheme: dark)").matches,
      page: document.querySelector("main").innerText,
    });
    parent.document.body.append(result);
  };
});
