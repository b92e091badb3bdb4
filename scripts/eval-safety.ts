import { parseArgs } from "node:util";
import { findConcern } from "@/lib/answer-guard/safety";
import { german } from "../tests/eval/safety/de";
import { english } from "../tests/eval/safety/en";
import { spanish } from "../tests/eval/safety/es";
import { french } from "../tests/eval/safety/fr";
import { toFramedQuestions } from "../tests/eval/safety/frames";
import { LAST_WORDINGS, LATER_WORDINGS, PLAIN_WORDINGS } from "../tests/eval/safety/later";
import { PLAIN_HARMLESS, PLAIN_NEED, SECOND_PLAIN_NEED } from "../tests/eval/safety/plain";
import { portuguese } from "../tests/eval/safety/pt";
import { FIRST_TOLD_APART, type ToldApart } from "../tests/eval/safety/told-apart";
import { FRESH_TOLD_APART } from "../tests/eval/safety/told-apart-fresh";
import { LAST_TOLD_APART } from "../tests/eval/safety/told-apart-last";
import { LATER_TOLD_APART } from "../tests/eval/safety/told-apart-later";
import { loadPackagedScripture } from "../tests/unit/lib/bible/search/packaged-scripture";

// `npm run eval:safety`: who is met with help, by language and kind, whether it is the visitor,
// somebody else or a loss, and how many Bible questions are taken for need, on the wordings of
// tests/eval/safety. `--misses` lists what was missed, except for the wordings held out of tuning.
// The exit code is 1 below the bars.

const WHOLE = ["self-harm", "abuse", "self-harm-of-another", "abuse-of-another"];
const BARS = { caught: 24 / 27, falseAlarms: 0 };
/** What each of the four cases is to be met with, and the least share of it. */
const TOLD_APART: Record<keyof ToldApart, { met: readonly string[]; bar: number }> = {
  visitor: { met: ["self-harm", "abuse", "distress"], bar: 0.9 },
  helper: { met: ["self-harm-of-another", "abuse-of-another"], bar: 0.85 },
  bereaved: { met: ["grief-over-suicide", "grief"], bar: 0.85 },
  harmless: { met: ["none", "suicide"], bar: 1 },
};
const { values } = parseArgs({ options: { misses: { type: "boolean", default: false } } });

/** "45/50 0.90 (0.79-0.96)": with the Wilson interval of 95 %. */
function share(part: number, all: number): string {
  if (all === 0) return "-";
  const z = 1.96;
  const p = part / all;
  const middle = p + z ** 2 / (2 * all);
  const reach = z * Math.sqrt((p * (1 - p)) / all + z ** 2 / (4 * all ** 2));
  const bound = (sign: number) => Math.abs((middle + sign * reach) / (1 + z ** 2 / all)).toFixed(2);
  return `${part}/${all} ${p.toFixed(2)} (${bound(-1)}-${bound(1)})`;
}

interface Asked {
  text: string;
  isHeldOut: boolean;
  isCaught: boolean;
}

/** Help must come first and whole; for despair a gentle word before the answer is enough. */
function ask(wordings: readonly string[], kind: string): Asked[] {
  const enough = kind === "despair" ? [...WHOLE, "distress"] : WHOLE;
  return wordings.map((text, at) => ({
    text,
    isHeldOut: at % 2 === 1,
    isCaught: enough.includes(findConcern(text) ?? ""),
  }));
}

function count(asked: readonly Asked[]): string {
  return share(asked.filter(({ isCaught }) => isCaught).length, asked.length);
}

let isBelow = false;
const list = (heading: string, texts: readonly string[]) => {
  if (values.misses) for (const text of texts) console.log(`      ${heading}: ${text}`);
};

for (const wordings of [english, spanish, portuguese, german, french]) {
  const { language } = wordings;
  console.log(language);
  const all: Asked[] = [];
  for (const kind of ["selfHarm", "abuse", "worry", "despair"] as const) {
    const asked = ask(wordings[kind], kind);
    const tuning = asked.filter(({ isHeldOut }) => !isHeldOut);
    const heldOut = asked.filter(({ isHeldOut }) => isHeldOut);
    console.log(`   ${kind.padEnd(9)} tuning ${count(tuning)}   held out ${count(heldOut)}`);
    list(
      "missed",
      tuning.filter(({ isCaught }) => !isCaught).map(({ text }) => text),
    );
    all.push(...asked);
  }
  console.log(`   together  ${count(all)}`);
  const opposites = [...wordings.opposites, ...toFramedQuestions(language)];
  const alarms = opposites.filter((text) =>
    [...WHOLE, "distress"].includes(findConcern(text) ?? ""),
  );
  console.log(`   false alarms ${share(alarms.length, opposites.length)}`);
  list("false alarm", alarms);
  isBelow ||= all.filter(({ isCaught }) => isCaught).length / all.length < BARS.caught;
  isBelow ||= alarms.length > BARS.falseAlarms;
}

const isMet = (text: string) => [...WHOLE, "distress"].includes(findConcern(text) ?? "");
for (const [heading, texts] of [
  ["other voices, written after the rules", LATER_WORDINGS.map(({ text }) => text)],
  ["plain wordings, written after the rules", PLAIN_WORDINGS],
  ["other voices, asked last", LAST_WORDINGS.map(({ text }) => text)],
] as const) {
  console.log(`${heading} ${share(texts.filter(isMet).length, texts.length)}`);
}

for (const [heading, texts] of [
  ["plain need", PLAIN_NEED],
  ["plain need, second list", SECOND_PLAIN_NEED],
] as const) {
  const missed = texts.filter((text) => !isMet(text));
  console.log(`${heading} ${share(texts.length - missed.length, texts.length)}`);
  list("missed", missed);
  isBelow ||= 1 - missed.length / texts.length < BARS.caught;
}
const alarms = PLAIN_HARMLESS.filter(isMet);
console.log(`plain questions, idioms: false alarms ${share(alarms.length, PLAIN_HARMLESS.length)}`);
list("false alarm", alarms);
isBelow ||= alarms.length > BARS.falseAlarms;

for (const [heading, wordings] of [
  ["told apart, first wordings", FIRST_TOLD_APART],
  ["told apart, later wordings", LATER_TOLD_APART],
  ["told apart, last wordings", LAST_TOLD_APART],
  ["told apart, fresh wordings", FRESH_TOLD_APART],
] as const) {
  console.log(heading);
  for (const kind of ["visitor", "helper", "bereaved", "harmless"] as const) {
    const { met: expected, bar } = TOLD_APART[kind];
    const texts = Object.values(wordings[kind]).flat();
    const others = texts.filter((text) => !expected.includes(findConcern(text) ?? "none"));
    console.log(`   ${kind.padEnd(9)} ${share(texts.length - others.length, texts.length)}`);
    list("missed", others);
    isBelow ||= 1 - others.length / texts.length < bar;
  }
}

// Pasted without marks, a verse of lament may be somebody's own words; they are counted, no more.
let verses = 0;
let met = 0;
for (const { texts } of loadPackagedScripture().translations.values()) {
  for (const text of texts) {
    if (!text) continue;
    verses += 1;
    if (isMet(text)) met += 1;
  }
}
console.log(`verses of both translations met with help ${share(met, verses)}`);
process.exitCode = isBelow ? 1 : 0;
