// A sheet as a document of its own, without the site around it: what is printed is all there is. No
// script is needed; the one it names shows the print button.
import { toQrCode } from "@/lib/qr-code";
import { escapeXml } from "@/lib/xml";
import { LINES, ROOMS, type Room, SHEETS, type Sheet } from "./constants";
import type { HandoutNote, HandoutPassage, HandoutQuestion } from "./handout";
import { SHEET_STYLE } from "./style";

/** Everything that stands on a sheet, and what is offered beside it on a screen. */
export interface SheetWords {
  sheet: Sheet;
  room: Room;
  kind: string;
  title: string;
  lead: string | null;
  help: readonly string[];
  passages: readonly HandoutPassage[];
  questions: readonly HandoutQuestion[];
  plan: readonly { minutes: number; step: string }[];
  notes: readonly HandoutNote[];
  /** Whole address of the participant's sheet with the same choice, as the QR code has it. */
  address: string;
  /** Path of the page it was made from. */
  page: string;
  site: string;
  choice: SheetChoice;
}

/** What can be chosen, and what is. */
interface SheetChoice {
  /** Path of the sheet. */
  path: string;
  passages: readonly { reference: string; isChosen: boolean }[];
  /** Codes and names; none where the words are those of a collection. */
  translations: readonly { code: string; name: string }[];
  translation: string;
}

const SHEET_NAMES: Record<Sheet, string> = {
  participant: "Participant’s sheet",
  leader: "Leader’s sheet",
};
const ROOM_NAMES: Record<Room, string> = { none: "None", some: "Some", much: "Much" };
/** Lines at the end of a participant's sheet. */
const LAST_LINES = 4;

const paragraph = (text: string) => `<p>${escapeXml(text)}</p>`;
const lines = (count: number) =>
  count === 0 ? "" : `<div class="room" aria-hidden="true">${"<i></i>".repeat(count)}</div>`;

/** The head of a document without scripts but the print button's. */
export function documentHead({
  title,
  description,
  picture,
}: {
  title: string;
  description?: string | null;
  /** Whole address of its share picture. */
  picture?: string;
}): string {
  const property = (name: string, value: string) =>
    `<meta property="${name}" content="${escapeXml(value)}">`;
  return [
    `<head><meta charset="utf-8"><title>${escapeXml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...(description
      ? [
          `<meta name="description" content="${escapeXml(description)}">`,
          property("og:description", description),
        ]
      : []),
    ...(picture
      ? [
          property("og:title", title),
          property("og:type", "website"),
          property("og:image", picture),
          property("og:image:width", "1200"),
          property("og:image:height", "630"),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    `<link rel="icon" href="/icon.svg"><style>${SHEET_STYLE}</style>`,
    '<script src="/print-button.js" defer></script></head>',
  ].join("\n");
}

/** The button that prints; shown by its script. */
export const PRINT_BUTTON = '<button type="button" data-print hidden>Print</button>';

/** A passage letter for letter, or that its words are not shown. */
export function passageBlock(
  { reference, href, translation, language, direction, verses, why }: HandoutPassage,
  level: 2 | 3 = 3,
): string {
  const speech = language
    ? ` lang="${escapeXml(language)}" dir="${escapeXml(direction ?? "auto")}"`
    : "";
  const words = verses.map(({ number, text }) => {
    const mark = number ? `<sup>${escapeXml(number)}</sup>` : "";
    return `<span>${mark}${escapeXml(text)}</span>`;
  });
  const name = escapeXml(reference ?? "An entry that names no verse");
  // Of several pages' length it may break; a verse or two stay together.
  const isLong = verses.reduce((sum, { text }) => sum + text.length, 0) > 900;
  return [
    `<figure class="passage${isLong ? " long" : ""}">`,
    `<h${level}>${href ? `<a href="${escapeXml(href)}">${name}</a>` : name} <span>${escapeXml(translation)}</span></h${level}>`,
    words.length > 0
      ? `<blockquote class="scripture"${speech}>${words.join(" ")}</blockquote>`
      : paragraph("As entered, not checked: its words are not printed here."),
    ...(why ? [`<p class="why">${escapeXml(why)}</p>`] : []),
    "</figure>",
  ].join("");
}

/** A sheet of paper, and above it on a screen what is chosen for it. */
export function toSheetDocument(words: SheetWords): string {
  const { sheet, kind, title, lead, help, passages, questions, address, page, site } = words;
  const { path, size } = toQrCode(address);
  const isLeader = sheet === "leader";
  const name = `${title}: ${SHEET_NAMES[sheet].toLowerCase()}`;
  const body = [
    `<nav aria-label="Site"><a href="/">${escapeXml(site)}</a> <a href="${escapeXml(page)}">${escapeXml(kind)}: ${escapeXml(title)}</a></nav>`,
    choiceForm(words),
    `<main class="${sheet}">`,
    `<header class="head"><div><p class="kind">${escapeXml(kind)} · ${SHEET_NAMES[sheet]}</p><h1>${escapeXml(title)}</h1>`,
    lead ? `<p class="lead">${escapeXml(lead)}</p>` : "",
    `</div><figure class="qr"><svg width="112" height="112" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code of the participant’s sheet" shape-rendering="crispEdges"><path d="${path}" fill="currentColor"/></svg><figcaption>This sheet on your phone</figcaption></figure></header>`,
    help.length > 0
      ? `<aside class="help" aria-label="Help"><p><b>You are not alone</b></p>${help.map(paragraph).join("")}</aside>`
      : "",
    isLeader ? planSection(words.plan) : "",
    `<section aria-labelledby="read"><h2 id="read">Read</h2>${passages
      .map((passage) => passageBlock(isLeader ? passage : { ...passage, why: undefined }))
      .join("")}</section>`,
    questionSection(questions, isLeader ? 0 : LINES[words.room]),
    isLeader
      ? words.notes.map(noteSection).join("")
      : `<section aria-labelledby="take"><h2 id="take">What I take with me</h2>${lines(words.room === "none" ? 0 : LAST_LINES)}<p class="note">A word, a question, somebody to pray for.</p></section>`,
    `<footer>${escapeXml(site)} · ${escapeXml(address)}</footer>`,
    "</main>",
  ];
  return [
    "<!DOCTYPE html>",
    '<html lang="en">',
    documentHead({ title: `${name} · ${site}` }),
    `<body>${body.filter((part) => part !== "").join("\n")}</body></html>`,
    "",
  ].join("\n");
}

function planSection(plan: SheetWords["plan"]): string {
  const total = plan.reduce((sum, { minutes }) => sum + minutes, 0);
  const rows = plan.map(
    ({ minutes, step }) => `<tr><td>${minutes} min</td><td>${escapeXml(step)}</td></tr>`,
  );
  return `<section aria-labelledby="plan"><h2 id="plan">The evening, ${total} minutes</h2><table class="plan"><tbody>${rows.join("")}</tbody></table></section>`;
}

function questionSection(questions: readonly HandoutQuestion[], room: number): string {
  if (questions.length === 0) return "";
  const items = questions.map(({ step, text }) => {
    const mark = step ? `<span class="step">${escapeXml(step)}</span>` : "";
    return `<li><p>${mark}${escapeXml(text)}</p>${lines(room)}</li>`;
  });
  return `<section aria-labelledby="questions"><h2 id="questions">Talk about it</h2><ol class="questions">${items.join("")}</ol></section>`;
}

function noteSection({ title, paragraphs = [], list }: HandoutNote): string {
  const items = list?.map((item) => `<li>${escapeXml(item)}</li>`).join("");
  const words = paragraphs.map(paragraph).join("");
  return `<section><h2>${escapeXml(title)}</h2>${words}${items ? `<ul class="plain">${items}</ul>` : ""}</section>`;
}

/** A plain form: it leads to the sheet that is chosen, which then has an address to send. */
function choiceForm({ sheet, room, choice }: SheetWords): string {
  const { path, passages, translations, translation } = choice;
  const radio = (name: string, value: string, words: string, isChosen: boolean) =>
    `<label><input type="radio" name="${name}" value="${value}"${isChosen ? " checked" : ""}> ${words}</label>`;
  const options = translations.map(
    ({ code, name }) =>
      `<option value="${escapeXml(code)}"${code === translation ? " selected" : ""}>${escapeXml(name)}</option>`,
  );
  const boxes = passages.map(
    ({ reference, isChosen }, at) =>
      `<label><input type="checkbox" name="v${at + 1}"${isChosen ? " checked" : ""}> ${escapeXml(reference)}</label>`,
  );
  return [
    `<form action="${escapeXml(path)}" aria-label="What is printed"><details><summary>Choose what is printed</summary>`,
    `<fieldset><legend>Sheet</legend><div class="choices">${SHEETS.map((name) => radio("sheet", name, SHEET_NAMES[name], name === sheet)).join("")}</div></fieldset>`,
    `<fieldset><legend>Room to write</legend><div class="choices">${ROOMS.map((name) => radio("room", name, ROOM_NAMES[name], name === room)).join("")}</div></fieldset>`,
    options.length > 0
      ? `<fieldset><legend><label for="translation">Translation</label></legend><select id="translation" name="translation">${options.join("")}</select></fieldset>`
      : "",
    boxes.length > 1
      ? `<fieldset><legend>Passages</legend><div class="choices">${boxes.join("")}</div></fieldset>`
      : "",
    '<button type="submit">Show this sheet</button></details>',
    `${PRINT_BUTTON} <span class="note">A4 and Letter both fit. Your browser’s print dialog also makes a PDF of it.</span></form>`,
  ].join("");
}
