// What the page of /check shows of a checked text. It is written as text, since a page with scripts
// asks for it and a form without them is answered with it in its page (result-page.ts).
import { TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { escapeXml } from "@/lib/xml";
import { CORRECTED_ID, MOST_SHOWN, VERDICT_LABELS, VERDICTS, type Verdict } from "./constants";
import type { CheckResponse, ComparedRun, Finding, FoundPassage } from "./schema";

const idOf = (number: number) => `finding-${number}`;
const markId = (number: number) => `mark-${number}`;

/** A verdict as a mark shows it: not by color alone. */
const badge = (verdict: Verdict) =>
  `<span class="check-badge" data-verdict="${verdict}">${escapeXml(VERDICT_LABELS[verdict])}</span>`;

const ELEMENTS = {
  quotation: { element: "del", said: "not in the verse: " },
  verse: { element: "ins", said: "the verse has: " },
} as const;

function toRuns(runs: readonly ComparedRun[], side: keyof typeof ELEMENTS): string {
  const { element, said } = ELEMENTS[side];
  return runs
    .map(({ text, kind }) => {
      const words = escapeXml(text.trimEnd());
      const blank = text.slice(text.trimEnd().length) === "" ? "" : " ";
      if (kind === "same" || words === "") return words + blank;
      if (kind === "around") return `<span class="check-around">${words}</span>${blank}`;
      return `<${element}><span class="sr-only">${said}</span>${words}</${element}>${blank}`;
    })
    .join("");
}

const passageLink = ({ reference, path, translation }: Omit<FoundPassage, "text" | "osis">) =>
  `<a class="link" href="${escapeXml(path)}">${escapeXml(reference)}</a>, ${escapeXml(TRANSLATION_NAMES[translation])}`;

const figure = (caption: string, words: string, isScripture: boolean) =>
  `<figure><figcaption>${caption}</figcaption><blockquote${isScripture ? ' class="scripture"' : ""}>${words}</blockquote></figure>`;

/** The quotation and the verses, side by side. */
function sideBySide({ kind, comparison, passages, text }: Finding): string {
  if (comparison) {
    const own = figure("In the text", toRuns(comparison.quotation, "quotation"), false);
    return own + figure(passageLink(comparison), toRuns(comparison.verse, "verse"), true);
  }
  const verses = passages
    .map((passage) => figure(passageLink(passage), escapeXml(passage.text), true))
    .join("");
  const own = kind === "quotation" ? figure("In the text", escapeXml(text), false) : "";
  return own === "" && verses === "" ? "" : `${own}<div>${verses}</div>`;
}

function toFinding(finding: Finding, number: number): string {
  const { verdict, statement, text, kind } = finding;
  const name = kind === "reference" ? ` <span class="check-name">${escapeXml(text)}</span>` : "";
  return [
    `<li id="${idOf(number)}" data-verdict="${verdict}">`,
    `<h3><a href="#${markId(number)}" class="check-number"><span class="sr-only">Finding </span>${number}</a> ${badge(verdict)}${name}</h3>`,
    `<p>${escapeXml(statement)}</p>`,
    verdict === "named" ? "" : `<div class="check-pair">${sideBySide(finding)}</div>`,
    "</li>",
  ].join("");
}

/** The text with each finding marked by its verdict and its number in the list. */
function toMarkedText(text: string, shown: readonly Finding[]): string {
  let html = "";
  let position = 0;
  shown.forEach(({ start, end, verdict }, at) => {
    if (start < position) return;
    const number = at + 1;
    html += escapeXml(text.slice(position, start));
    html += `<mark id="${markId(number)}" data-verdict="${verdict}">${escapeXml(text.slice(start, end))}</mark>`;
    html += `<a href="#${idOf(number)}" class="check-number"><span class="sr-only">${escapeXml(VERDICT_LABELS[verdict])}, finding </span>${number}</a>`;
    position = end;
  });
  return html + escapeXml(text.slice(position));
}

const HELD = TRANSLATION_CODES.map((code) => TRANSLATION_NAMES[code]).join(" and the ");

function toSummary({ findings, counts }: CheckResponse): string {
  if (findings.length === 0) {
    return "<p>No reference and no quotation was found. Quotations are in quotation marks, beside a reference, or repeat a verse word for word.</p>";
  }
  const items = VERDICTS.filter((verdict) => counts[verdict] > 0).map(
    (verdict) => `<li><strong>${counts[verdict]}</strong> ${badge(verdict)}</li>`,
  );
  return `<ul class="check-counts">${items.join("")}</ul><p class="check-held">Compared with the ${escapeXml(HELD)}.</p>`;
}

/** What the page shows of a text that was checked. Everything of the text is escaped. */
export function toResultHtml(text: string, checked: CheckResponse): string {
  const shown = checked.findings.slice(0, MOST_SHOWN);
  const left = checked.findings.length - shown.length;
  const parts = [
    '<h2 id="check-summary" class="section-title" tabindex="-1">What was found</h2>',
    toSummary(checked),
  ];
  if (shown.length > 0) {
    parts.push(
      '<section aria-labelledby="check-marked"><h2 id="check-marked" class="section-title">The text</h2>',
      `<div class="check-marked">${toMarkedText(text, shown)}</div></section>`,
      '<section aria-labelledby="check-list"><h2 id="check-list" class="section-title">One by one</h2>',
      left > 0 ? `<p>The first ${MOST_SHOWN} of ${checked.findings.length} are shown.</p>` : "",
      `<ol class="check-findings">${shown.map((finding, at) => toFinding(finding, at + 1)).join("")}</ol></section>`,
    );
  }
  if (checked.corrected !== text) {
    parts.push(
      '<section aria-labelledby="check-put-right"><h2 id="check-put-right" class="section-title">The text, put right</h2>',
      "<p>Verses have their own words and their own references; what can’t be put right is said in square brackets.</p>",
      `<div id="${CORRECTED_ID}" class="check-corrected">${escapeXml(checked.corrected)}</div>`,
      '<p><button type="button" class="check-copy" data-copy-corrected>Copy corrected text</button></p></section>',
    );
  }
  return parts.join("");
}
