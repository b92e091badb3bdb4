import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A verse as a page prints it, with the number that stands before it. */
export interface PrintedVerse {
  number: number;
  text: string;
}

/** A place of a word on the word's page. */
export interface PrintedPlace {
  /** Where the verse stands in its chapter: "/bible/web/john/3#v16". */
  href: string;
  text: string;
  /** Words of the original verse that are marked. */
  marked: number;
}

/** What a page says in its HTML alone, as somebody without scripts gets it. */
export interface CrawledDocument {
  lang: string;
  h1: number;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string[];
  images: string[];
  /** The texts of its JSON-LD. */
  structuredData: string[];
  /** `href` of its links as they are written. */
  links: string[];
  ids: ReadonlySet<string>;
  /** Addresses that a browser fetches by itself: scripts, styles, fonts, pictures, frames. */
  sources: string[];
  /** SHA-256 of scripts that stand in the page, as a policy names them. */
  inlineScripts: string[];
  verses: PrintedVerse[];
  places: PrintedPlace[];
  /** Texts that an element says are a verse's, with its id ("WEB:John.3.16"). */
  namedVerses: { id: string; text: string }[];
  /** Words in Hebrew or Greek letters that no element around them says the language of. */
  unnamedWords: string[];
}

/** Words of other scripts, two letters at least, and the languages they may be of. */
const SCRIPTS: readonly [words: RegExp, languages: ReadonlySet<string>][] = [
  [/\p{Script=Hebrew}{2,}/gu, new Set(["he", "arc"])],
  [/\p{Script=Greek}{2,}/gu, new Set(["grc", "el"])],
];
/** What is read by machines, or names itself to the browser alone. */
const UNREAD = /^(?:script|style|template|title|#comment)$/;

/** Relations of a `<link>` that make the browser fetch. */
const FETCHED = /\b(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)\b/;
/** Types of a `<script>` that runs. */
const RUNS = /^(?:|module|(?:text|application)\/javascript)$/;
const VERSE_ID = /^v(\d+)$/;

/** Reads a page's HTML. What is `hidden` counts as markup, not as text of a verse. */
export function readDocument(html: string): CrawledDocument {
  const ids = new Set<string>();
  const page: CrawledDocument = {
    lang: "",
    h1: 0,
    titles: [],
    descriptions: [],
    canonicals: [],
    robots: [],
    images: [],
    structuredData: [],
    links: [],
    ids,
    sources: [],
    inlineScripts: [],
    verses: [],
    places: [],
    namedVerses: [],
    unnamedWords: [],
  };
  const visit = (node: Node, around: string): void => {
    let language = around;
    if (node.nodeName === "#text") {
      const { value } = node as DefaultTreeAdapterTypes.TextNode;
      for (const [words, languages] of SCRIPTS) {
        if (!languages.has(language)) page.unnamedWords.push(...(value.match(words) ?? []));
      }
    }
    if ("tagName" in node) {
      language = attribute(node, "lang") ?? around;
      const id = attribute(node, "id");
      if (id !== undefined) ids.add(id);
      note(page, node);
      const verse = attribute(node, "data-verse");
      if (verse !== undefined) page.namedVerses.push({ id: verse, text: verseText(node) });
      if (hasClass(node, "chapter") && hasClass(node, "scripture") && isShown(node)) {
        page.verses.push(...readVerses(node));
      }
      if (hasClass(node, "word-places") && isShown(node)) page.places.push(...readPlaces(node));
    }
    if (!("childNodes" in node)) return;
    for (const child of node.childNodes) {
      if (!UNREAD.test(child.nodeName)) visit(child, language);
      else if ("tagName" in child) note(page, child);
    }
  };
  visit(parse(html, { scriptingEnabled: false }), "");
  return page;
}

function note(page: CrawledDocument, element: Element): void {
  const get = (name: string) => attribute(element, name);
  const add = (list: string[], value: string | undefined) => {
    if (value !== undefined) list.push(value);
  };
  switch (element.tagName) {
    case "html":
      page.lang = get("lang") ?? "";
      break;
    case "h1":
      page.h1 += 1;
      break;
    case "title":
      if (isElement(element.parentNode, "head")) page.titles.push(textOf(element));
      break;
    case "meta":
      if (get("name") === "description") add(page.descriptions, get("content"));
      if (get("name") === "robots") add(page.robots, get("content"));
      if (get("property") === "og:image") add(page.images, get("content"));
      break;
    case "link":
      if (get("rel") === "canonical") add(page.canonicals, get("href"));
      if (FETCHED.test(get("rel") ?? "")) add(page.sources, get("href"));
      break;
    case "a":
    case "area":
      add(page.links, get("href"));
      break;
    case "script":
      noteScript(page, element);
      break;
    default:
      add(page.sources, get("src"));
      for (const candidate of get("srcset")?.split(",") ?? []) {
        add(page.sources, candidate.trim().split(/\s/)[0]);
      }
  }
}

function noteScript(page: CrawledDocument, element: Element): void {
  const type = attribute(element, "type") ?? "";
  const source = attribute(element, "src");
  const text = textOf(element);
  if (type === "application/ld+json") page.structuredData.push(text);
  else if (source !== undefined) page.sources.push(source);
  else if (RUNS.test(type)) {
    page.inlineScripts.push(`sha256-${createHash("sha256").update(text).digest("base64")}`);
  }
}

/** The verses of a chapter: each begins with an element `v16` that holds its number. */
function readVerses(chapter: Element): PrintedVerse[] {
  const verses: PrintedVerse[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === "#text") {
      const { value } = node as DefaultTreeAdapterTypes.TextNode;
      const verse = verses.at(-1);
      if (verse) verse.text += value;
      // Words before the first number are nobody's; NaN is no verse's number.
      else if (value.trim()) verses.push({ number: Number.NaN, text: value });
      return;
    }
    if ("tagName" in node) {
      if (hasClass(node, "chapter-heading") || attribute(node, "hidden") !== undefined) return;
      if (VERSE_ID.test(attribute(node, "id") ?? "")) {
        verses.push({ number: printedNumber(node), text: "" });
        return;
      }
    }
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(chapter);
  return verses;
}

/** The items of a word's list of places: a link, the verse, the original with the word marked. */
function readPlaces(list: Element): PrintedPlace[] {
  return elementsIn(list)
    .filter(({ tagName }) => tagName === "li")
    .map((item) => {
      const inside = elementsIn(item);
      const link = inside.find(({ tagName }) => tagName === "a");
      const verse = inside.find(({ tagName }) => tagName === "blockquote");
      const original = inside.find((element) => hasClass(element, "word-original"));
      return {
        href: (link && attribute(link, "href")) ?? "",
        text: verse ? textOf(verse) : "",
        marked: original
          ? elementsIn(original).filter(({ tagName }) => tagName === "mark").length
          : 0,
      };
    });
}

/** Every element below one. */
function elementsIn(node: Node): Element[] {
  if (!("childNodes" in node)) return [];
  return node.childNodes.flatMap((child) =>
    "tagName" in child ? [child, ...elementsIn(child)] : [],
  );
}

/** The text of an element without the headings that stand in it. */
function verseText(node: Node): string {
  if ("tagName" in node && hasClass(node, "chapter-heading")) return "";
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  return "childNodes" in node ? node.childNodes.map(verseText).join("") : "";
}

/** The number in the text of a verse's element, NaN where its id says another. */
function printedNumber(element: Element): number {
  const [, named] = VERSE_ID.exec(attribute(element, "id") ?? "") ?? [];
  return textOf(element).trim() === named ? Number(named) : Number.NaN;
}

function isShown(element: Element): boolean {
  for (let at: Node | null = element; at !== null; at = "parentNode" in at ? at.parentNode : null) {
    if ("tagName" in at && attribute(at, "hidden") !== undefined) return false;
  }
  return true;
}

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

const hasClass = (element: Element, name: string): boolean =>
  attribute(element, "class")?.split(/\s+/).includes(name) ?? false;

const isElement = (node: Node | null, tagName: string): boolean =>
  node !== null && "tagName" in node && node.tagName === tagName;
