// What runs in other people's pages: turns references into links, and opens their verses in place.
// Bundled by scripts/build-references.ts; it must stay below 6 KB. It sets no cookie, keeps nothing
// and asks for a verse when somebody points at its link. Everything is made by the DOM's methods and
// styled by a constructed stylesheet, so that a policy without 'unsafe-inline' allows it.

import { findReferences } from "./find-references";
import { STYLE } from "./popover-style";

/** Put in by the build. */
declare const SITE_NAME: string;

/** What the API answers about a passage, as far as it is shown. */
interface Answer {
  reference: string;
  translation: string;
  verses: { chapter: number; verse: number; text: string; language?: string; direction?: string }[];
}
/** Words to show, or why there are none. */
type Known = Answer | { detail: string };

const NAME = "truth-uncovered-reference";
/** Text of these is left as it is. */
const LEFT_ALONE =
  "a,button,code,input,kbd,noscript,option,pre,samp,script,select,style,svg,template,textarea,[contenteditable],[data-no-references]";
/** Characters of a passage that a popover shows. */
const MOST_CHARACTERS = 600;
/** Milliseconds after which the page behind a link is opened instead. */
const LONGEST_WAIT = 6_000;

const own = document.currentScript as HTMLScriptElement;
const { origin } = new URL(own.src);
const { translation = "", theme = "", select = "body" } = own.dataset;
const canOpen = "popover" in HTMLElement.prototype && "adoptedStyleSheets" in Document.prototype;
const known = new Map<string, Promise<Known>>();
let isOutOfReach = !canOpen;

const query = (reference: string, name: string) => {
  const words = new URLSearchParams({ [name]: reference });
  if (translation) words.set("translation", translation);
  return words;
};

/** Makes links of the references in an element's text. */
function linkReferences(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest(LEFT_ALONE)) texts.push(text);
  }
  for (const text of texts) {
    // From the end, so that what stands before keeps its place.
    for (const { index, words } of findReferences(text.data).reverse()) {
      const match = text.splitText(index);
      match.splitText(words.length);
      const link = document.createElement("a");
      link.className = NAME;
      link.href = `${origin}/bible?${query(words, "ref")}`;
      link.dataset.reference = words;
      if (canOpen) link.setAttribute("aria-haspopup", "dialog");
      match.replaceWith(link);
      link.append(match);
    }
  }
}

/** What the site knows of a reference; rejects when it cannot be reached from here. */
function ask(reference: string): Promise<Known> {
  const asked = known.get(reference) ?? fetchVerses(reference);
  known.set(reference, asked);
  return asked;
}

async function fetchVerses(reference: string): Promise<Known> {
  const response = await fetch(`${origin}/api/bible/verse?${query(reference, "reference")}`, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(LONGEST_WAIT),
  });
  const answer = await response.json();
  if (response.ok || response.status === 404) return answer;
  throw new Error(response.statusText);
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  words: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(words);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The one popover of the page, in a shadow tree that the page's own styles do not reach. */
function makePopover() {
  const host = document.createElement("div");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  const tree = host.attachShadow({ mode: "open" });
  tree.adoptedStyleSheets = [sheet];
  const popover = make("div", "", {
    popover: "auto",
    role: "dialog",
    tabindex: "-1",
    autofocus: "",
    "data-theme": theme,
  });
  let hadFocus = false;
  popover.addEventListener("beforetoggle", () => {
    hadFocus = popover.matches(":focus-within");
  });
  popover.addEventListener("toggle", (event) => {
    // Browsers lose the way back from a shadow tree. Where somebody went on elsewhere they stay.
    const isClosed = (event as ToggleEvent).newState === "closed";
    const { activeElement } = document;
    if (isClosed && hadFocus && (activeElement === document.body || activeElement === host)) {
      opened?.focus();
    }
  });
  tree.append(popover);
  document.body.append(host);
  return popover;
}

let popover: HTMLElement | undefined;
let opened: HTMLAnchorElement | undefined;

async function open(link: HTMLAnchorElement): Promise<void> {
  popover ??= makePopover();
  opened = link;
  const reference = link.dataset.reference ?? "";
  fill(popover, link, { detail: "Loading…" });
  popover.setAttribute("aria-busy", "true");
  popover.showPopover();
  place(popover, link);
  try {
    const answer = await ask(reference);
    if (opened !== link || !popover.matches(":popover-open")) return;
    fill(popover, link, answer);
    popover.removeAttribute("aria-busy");
    place(popover, link);
    popover.focus();
  } catch {
    // The site does not answer, or not to this page: from now on links are only links.
    isOutOfReach = true;
    if (opened !== link || !popover.matches(":popover-open")) return;
    popover.hidePopover();
    location.assign(link.href);
  }
}

/** Below the link, or above it where there is more room. */
function place(element: HTMLElement, link: HTMLAnchorElement): void {
  const [line = link.getBoundingClientRect()] = link.getClientRects();
  const { offsetWidth, offsetHeight } = element;
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = line.bottom + offsetHeight + 12 > clientHeight && line.top > offsetHeight + 12;
  const top = isAbove ? line.top - offsetHeight - 6 : line.bottom + 6;
  const left = Math.max(8, Math.min(line.left, clientWidth - offsetWidth - 8));
  element.style.top = `${top + scrollY}px`;
  element.style.left = `${left + scrollX}px`;
}

function fill(element: HTMLElement, link: HTMLAnchorElement, answer: Known): void {
  const isPassage = "verses" in answer;
  const name = isPassage ? answer.reference : (link.dataset.reference ?? "");
  const head = make("h2", name);
  element.setAttribute("aria-label", name);
  if (isPassage) head.append(" ", make("small", answer.translation));
  const close = make("button", "×", { type: "button", "aria-label": "Close" });
  close.onclick = () => element.hidePopover();
  const words = make("p", isPassage ? "" : answer.detail);
  let left = 0;
  if (isPassage) left = print(words, answer);
  const more = left > 0 ? `Read on: ${left} more ${left === 1 ? "verse" : "verses"}` : "Read on";
  element.replaceChildren(
    head,
    close,
    words,
    make("a", `${more} at ${SITE_NAME}`, { href: link.href }),
  );
}

/** Prints a passage's beginning; returns how many verses are left. */
function print(words: HTMLElement, { verses }: Answer): number {
  let characters = 0;
  let chapter = verses[0]?.chapter;
  let at = 0;
  for (; at < verses.length; at++) {
    const verse = verses[at];
    if (!verse) break;
    characters += verse.text.length;
    if (at > 0 && characters > MOST_CHARACTERS) break;
    if (verse.language) words.lang = verse.language;
    if (verse.direction) words.dir = verse.direction;
    const number = verse.chapter === chapter ? verse.verse : `${verse.chapter}:${verse.verse}`;
    if (verses.length > 1) words.append(make("sup", `${number}`));
    words.append(`${verse.text} `);
    chapter = verse.chapter;
  }
  return verses.length - at;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a.${NAME}`) : null;

/** Pointing at a link asks for its verse, so that it is there when the link is followed. */
function foresee(event: Event): void {
  const link = linkOf(event);
  if (!link || isOutOfReach) return;
  ask(link.dataset.reference ?? "").catch(() => {
    isOutOfReach = true;
  });
}

function begin(): void {
  for (const root of document.querySelectorAll(select)) linkReferences(root);
  // For pages that add text later: element.dispatchEvent(new Event(name, { bubbles: true })).
  document.addEventListener("truth-uncovered:link", ({ target }) => {
    if (target instanceof Element) linkReferences(target);
  });
  document.addEventListener("pointerover", foresee);
  document.addEventListener("focusin", foresee);
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || isOutOfReach || event.defaultPrevented) return;
    event.preventDefault();
    void open(link);
  });
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();
