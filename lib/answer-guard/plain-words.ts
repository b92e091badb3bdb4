import "server-only";
import { withLatinLetters, withoutDigitsForLetters } from "./lookalikes";
import { DROPPED_SLOT } from "./plain-characters";
import { SILENT_CLOSE, SILENT_OPEN } from "./quotation-marks";
import { withJoinedReferences } from "./split-references";

/**
 * The named entities that matter here: markup and quotation characters, and those used to hide
 * addresses.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: " ",
  tab: " ",
  newline: " ",
  colon: ":",
  lpar: "(",
  rpar: ")",
  lsqb: "[",
  lbrack: "[",
  rsqb: "]",
  rbrack: "]",
  excl: "!",
  sol: "/",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  laquo: "«",
  raquo: "»",
  bdquo: "„",
  sbquo: "‚",
  mdash: "—",
  ndash: "–",
  hellip: "…",
  rarr: "→",
  larr: "←",
  bull: "•",
  middot: "·",
  emsp: " ",
  ensp: " ",
  thinsp: " ",
  grave: "`",
};
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi;

function fromCode(code: number): string {
  const isSign = code >= 32 && code < 0xd800 && !(code >= 0x7f && code <= 0x9f);
  return isSign ? String.fromCodePoint(code) : " ";
}

function decodeOnce(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return fromCode(Number.parseInt(hex, 16));
    if (decimal !== undefined) return fromCode(Number(decimal));
    return ENTITIES[name?.toLowerCase() ?? ""] ?? whole;
  });
}

const LINK_REMOVED = "(link removed)";
/**
 * Addresses: any scheme with two slashes, schemes that execute something, and names starting with
 * www.
 */
const ADDRESS =
  /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|(?:javascript|vbscript|livescript|mocha|data)\s*:(?=\S)|(?:javascript|vbscript)\s*:|\b(?:blob|file|mailto|tel|view-source):(?=\S)|:\/\/|\/\/(?=[a-z0-9-]+\.[a-z])|\bwww\.(?=\S))[^\s<>"“”]*/gi;
const SCRIPT_ELEMENT = /<(script|style|svg|iframe|object|template)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const TAG = /<(?:!--[\s\S]*?-->|[/!?]?[a-z][^<>]*>)/gi;
/** Tags between one sentence and the next. */
const TAG_AFTER_STOP = /(?<=[.!?])(?:<[/!?]?[a-z][^<>]*>)+(?=\p{L})/giu;
/** A tag that is never closed: its name and apparent attributes. */
const OPEN_TAG = /<[/!?]?[a-z][^\s<>]*(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>]+))*/gi;
const HANDLER = /\bon[a-z]{3,20}\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>]+)/gi;

const QUOTING = /<(q|blockquote)\b[^<>]*>([\s\S]*?)<\/\1\s*>/gi;
const STRESSING =
  /<(i|b|em|strong|code|cite|mark|u|tt|samp|pre|verse|span|small|sup)\b[^<>]*>([^<>]*)<\/\1\s*>/gi;
const LINE_TAG =
  /<(?:br|\/?summary|\/?details|\/?rt|\/?rp|\/?ruby|\/?dt|\/?dd|\/?ref|\/?verse|\/?p|\/?h[1-6]|\/?div|\/?li|\/?tr|\/?table|\/?ul|\/?ol)\b[^<>]*>/gi;
const CELL_TAG = /<\/t[dh]\s*>/gi;
const VERSE_NUMBER = /<sup\b[^<>]*>\s*(\d{1,3})\s*<\/sup\s*>/gi;
const NAMED_IN_TAG =
  /<\w+[^<>]*\b(?:ref|reference|verse|title|name|id|cite)\s*=\s*["']?([^"'<>]{3,40}\d{1,3}:\d{1,3}[^"'<>]{0,8})["']?[^<>]*>/gi;

/** Removes elements, comments and angle brackets. "3 < 5" stays. */
function withoutHtml(text: string): string {
  if (!/[<>=]/.test(text)) return text;
  return text
    .replace(NAMED_IN_TAG, (tag, reference: string) => `${tag}${reference}: `)
    .replace(VERSE_NUMBER, " $1 ")
    .replace(STRESSING, (_tag, name: string, words: string) =>
      /^(?:sup|small|span)$/i.test(name) ? ` ${words} ` : stressed(words),
    )
    .replace(QUOTING, "“$2”")
    .replace(LINE_TAG, "\n")
    .replace(CELL_TAG, " — ")
    .replace(SCRIPT_ELEMENT, " ")
    .replace(TAG_AFTER_STOP, " ")
    .replace(TAG, "")
    .replace(OPEN_TAG, "")
    .replace(HANDLER, "")
    .replace(/[<>]/g, (sign, at: number, whole: string) =>
      /\s/.test(whole[at - 1] ?? "") && /\s/.test(whole[at + 1] ?? "") ? sign : "",
    );
}

/**
 * Replaces links and images with their words and bare addresses with a remark, and turns square
 * brackets into round ones, so that no link can be reassembled.
 */
function withoutLinks(text: string): string {
  return text
    .replace(/!?\[([^[\]]*)\]\s?\([^()\s]*(?:\s[^()]*)?(?:\([^()]*\)[^()]*)*\)/g, "$1")
    .replace(/!?\[([^[\]]+)\]\[[^[\]]*\]/g, "$1")
    .replace(/^\s*\[[^[\]]+\]:\s*\S+.*$/gm, "")
    .replace(ADDRESS, LINK_REMOVED)
    .replace(/!(?=\[)/g, "")
    .replaceAll("[", "(")
    .replaceAll("]", ")");
}

/** Fewer words in emphasis are never taken for a quotation. */
const STRESSED_WORDS = 2;

/** Words in emphasis or code: set apart as marks set apart, without showing. */
function stressed(words: string): string {
  return words.trim().split(/\s+/).length >= STRESSED_WORDS
    ? `${SILENT_OPEN}${words}${SILENT_CLOSE}`
    : words;
}

const STRESS =
  /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=\S)([^*_\n]{6,2000}?)(?<=\S)[*_]{1,3}(?![\p{L}\p{N}*_])/gu;
/** Three or more words in capitals, which stand out as marks do. */
const CAPITALS =
  /(?<![\p{L}\p{N}\uE002])(?:\p{Lu}[\p{Lu}'’]+|A|I|O)(?:[ ,;]+(?:\p{Lu}[\p{Lu}'’]+|A|I|O)(?![\p{Ll}\p{N}])){2,}/gu;
const CODE = /(`{1,2})(?=[^`\s])([^`\n]{6,2000}?)\1(?!`)/g;
const FENCE = /^[ ]*(?:`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n[ ]*(?:`{3,}|~{3,})[ ]*$/gm;
const BRACES = /\{([^{}\n]{6,2000})\}/g;

/** Three or more words each in marks of its own. */
const EACH_WORD = /(?:["“][^\s"“”]{1,30}["”][,;]?\s+){2,}["“][^\s"“”]{1,30}["”]/g;

/** A name in data, before its value. */
const FIELD = /[{,[\s]*["“]([\p{L}\d][\p{L}\d_ -]{0,24})["”]\s*:\s*(?=["“[{\d])/gu;
/** Letters set apart by blanks, eight at least; two blanks part the words. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?: {1,4}(?:[,;.!?'’] {0,3})?\p{L}){7,}(?![\p{L}\p{N}'’])/gu;
/** Whole sentences with hyphens or dots between their words. */
const JOINED = /(?<![\p{L}\p{N}-])(?:[\p{L}’']+,?-){5,}[\p{L}’']+/gu;
const DOTTED = /(?:[\p{L}’']+[,;:.]?(?:\.{3}|…)\s+){5,}/gu;
const HYPHENED = /(?<![\p{L}\p{N}-])\p{L}(?:-\p{L}){2,}(?![\p{L}-])/gu;

/** A stop spelled out between words in capitals. */
const STOPS = /(?<=[\p{Lu}\d][\p{Lu}\d,'’:;-]*) STOP (?=[\p{Lu}\d][\p{Lu}\d'’])/gu;

/** Layouts that hide words from whoever reads them as text: data, columns, spaced letters. */
function withoutLayout(text: string): string {
  return text
    .replace(FIELD, (_field, name: string) => `\n${name.replaceAll("_", " ")}: `)
    .replace(SPACED, (spaced) =>
      spaced
        .split(/ {2,}/)
        .map((word) => word.replaceAll(" ", ""))
        .join(" "),
    )
    .replace(STOPS, ". ")
    .replace(HYPHENED, (word) => word.replaceAll("-", ""))
    .replace(JOINED, (words) => words.replaceAll("-", " "))
    .replace(DOTTED, (words) => words.replace(/\.{3}|…/g, ""))
    .replace(/(?<=\S) {3,}(?=\S)/g, " — ");
}

/** Signs that are marks in other scripts and programs, as those that are known to all. */
function withKnownMarks(text: string): string {
  return text
    .replace(/``(?=\S)([^`\n]{2,2000}?)(?:''|´´|``)/g, "“$1”")
    .replace(/(?<!')''(?!')/g, '"')
    .replace(/‚((?:[^‚‘’\n]|’(?=\p{L})){2,1000})[‘’]/gu, "“$1”")
    .replace(/´([^´\n]{2,1000})´/g, "“$1”")
    .replace(EACH_WORD, (words) => `“${words.replace(/["“”]/g, "")}”`)
    .replace(/(?<!,),,(?=[\p{L}])/gu, "„")
    .replace(/<<(?=\s?[\p{L}\p{N}])/gu, "«")
    .replace(/(?<=[\p{L}\p{N}.,;:!?…]\s?)>>/gu, "»")
    .replace(/[❮❬⟪⟨⸨⦅❰❴⸤⌜⹂﹁﹃❛｢【〔〖〘〚⸂⸄⸉᚛⟮⧼]/g, "“")
    .replace(/[❯❭⟫⟩⸩⦆❱❵⸥⌝﹂﹄❜｣】〕〗〙〛⸃⸅⸊᚜⟯⧽]/g, "”")
    .replace(/(?<=^|[\s(])[״՚″‟]([^״՚″‟\n]{2,1000})[״՚″‟]/gm, "“$1”")
    .replace(/[“„«»”]{2,}(?=[\p{L}\p{N}])/gu, "“")
    .replace(/(?<=[\p{L}\p{N}.,;:!?…])[“„«»”]{2,}/gu, "”")
    .replace(/(?<=^|\s)[»”]([^«»“”„\n]{2,1000})[«“„](?!\p{L})/gmu, "“$1”")
    .replace(/(?<=^|[\s([{:—–-])[”](?=[\p{L}\p{N}])/gmu, "“");
}

/** Removes Markdown: headings, emphasis, code, rules, tables. List items keep a plain dash. */
function withoutMarkdown(text: string): string {
  return text
    .replace(FENCE, (_block, words: string) => stressed(words.trim()))
    .replace(/^[ ]*(?:`{3,}|~{3,})[^\n]*$/gm, "")
    .replace(/^[ ]*(?:[-*_=][ ]*){3,}$/gm, "")
    .replace(/^[ ]*\|?(?:[ ]*:?-{2,}:?[ ]*\|)+[ :-]*$/gm, "")
    .replace(/^[ ]*#{1,6}[ ]+(.*?)[ #]*$/gm, "$1")
    .replace(/^([ ]*)[*+•][ ]+/gm, "$1- ")
    .replace(/^[ ]*\|[ ]?|[ ]?\|[ ]*$/gm, "")
    .replace(/[ ]*\|[ ]*/g, " — ")
    .replace(CODE, (_code, _ticks, words: string) => stressed(words))
    .replace(BRACES, (_braces, words: string) => stressed(words))
    .replace(CAPITALS, (words, at: number, whole: string) =>
      /^\s*[:(]/.test(whole.slice(at + words.length)) ? words : stressed(words),
    )
    .replace(/(?<![\p{L}\p{N}*_~])[*_~]{2,6}(?=[^\s*_~])/gu, "**")
    .replace(/(?<=[^\s*_~])[*_~]{2,6}(?![\p{L}\p{N}*_~])/gu, "**")
    .replace(STRESS, (_stress, _stars, words: string) => stressed(words))
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "")
    .replace(/~~|`+/g, "")
    .replace(/\*+/g, (stars, at: number, whole: string) =>
      /^\s$/.test(whole[at - 1] ?? "") && /^\s$/.test(whole[at + stars.length] ?? "") ? stars : "",
    )
    .replace(/(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu, "");
}

/**
 * Turns block quotations into quotations, so that their words are checked like any others; a last
 * line with only the source stays outside.
 */
function withoutBlockQuotes(text: string): string {
  if (!/^[ ]*>/m.test(text)) return text;
  return text.replace(/(?:^[ ]*>[^\n]*(?:\n|$))+/gm, (block) => {
    const end = block.endsWith("\n") ? "\n" : "";
    const lines = block
      .trimEnd()
      .split("\n")
      .map((line) => line.replace(/^[ ]*(?:>[ ]?)+/, "").trim());
    const last = lines.at(-1) ?? "";
    const source = lines.length > 1 && /^(?:[—–-]|\(|~|\*?\*?\d?\s?\p{Lu}\S* \d)/u.test(last);
    const words = (source ? lines.slice(0, -1) : lines).join("\n").trim();
    const isQuoted = /["“”„«»]/.test(words) || words === "";
    return `${isQuoted ? words : `“${words}”`}${source ? `\n${last}` : ""}${end}`;
  });
}

/**
 * The placeholder of a slot that named nothing, with the brackets, quotation marks or blanks that
 * were only there for it.
 */
function withoutDroppedSlots(text: string): string {
  if (!text.includes(DROPPED_SLOT)) return text;
  const slot = DROPPED_SLOT;
  return text
    .replace(new RegExp(`[(["“‘'«]\\s*(?:see|cf\\.?)?\\s*${slot}\\s*[)\\]"”’'»]`, "gi"), slot)
    .replace(new RegExp(`(?<=^|\\s)[—–-]\\s*(?=${slot})`, "g"), "")
    .replace(new RegExp(`\\s*${slot}(?=\\s|[.,;:!?)]|$)`, "g"), "")
    .replaceAll(slot, " ");
}

/** Rounds until nothing more changes; each undoes what the one before may have put together. */
const MAX_ROUNDS = 4;

/**
 * A piece of a model's text as plain words: no HTML, Markdown, links, images, addresses or code,
 * and no entities that stand for them. Quotation marks stay (a block quotation gets them).
 * Idempotent with regard to anything that could be active.
 */
export function toPlainWords(text: string): string {
  let plain = withoutLayout(withoutDroppedSlots(withoutDigitsForLetters(withLatinLetters(text))));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = plain;
    plain = withoutMarkdown(
      withoutLinks(withoutHtml(withKnownMarks(withoutBlockQuotes(decodeOnce(plain))))),
    );
    if (plain === before) break;
  }
  return withJoinedReferences(tidy(plain));
}

/**
 * Cleans up after marks were removed from plain words: nothing active may have been put together,
 * and blanks are single.
 */
export function tidy(text: string): string {
  return text
    .replace(ADDRESS, LINK_REMOVED)
    .replace(/&(?=#?\w+;)/g, "and ")
    .replace(HANDLER, "")
    .replace(/<(?=[^\s])|(?<=[^\s])>/g, "")
    .replace(/[ ]{2,}/g, " ")
    .replace(/[ ]+(?=[.,;!?](?:\s|$))/g, "")
    .replace(/\([ ]*\)/g, "")
    .replace(/[ ]+$/gm, (blanks, at: number, whole: string) =>
      at + blanks.length === whole.length ? " " : "",
    )
    .replace(/\n{3,}/g, "\n\n");
}
