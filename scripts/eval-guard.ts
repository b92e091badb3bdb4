import { parseArgs } from "node:util";
import { HOSTILE_CLASSES } from "../tests/eval/hostile/classes";
import { ANOTHER_CLASSES } from "../tests/eval/hostile/classes-another";
import { DISGUISE_CLASSES } from "../tests/eval/hostile/classes-disguises";
import { EVERYDAY_CLASSES } from "../tests/eval/hostile/classes-everyday";
import { UNSEEN_EVERYDAY_CLASSES } from "../tests/eval/hostile/classes-everyday-unseen";
import { FRESH_CLASSES } from "../tests/eval/hostile/classes-fresh";
import { HIDDEN_CLASSES } from "../tests/eval/hostile/classes-hidden";
import { ANOTHER_HIDDEN_CLASSES } from "../tests/eval/hostile/classes-hidden-another";
import { LAYOUT_CLASSES } from "../tests/eval/hostile/classes-layouts";
import { UNSEEN_CLASSES } from "../tests/eval/hostile/classes-unseen";
import { VOICE_CLASSES } from "../tests/eval/hostile/classes-voices";
import { interval, passHonest, sentencesBeforeWords } from "../tests/eval/hostile/honest";
import { HONEST_ANSWERS, UNSEEN_HONEST_ANSWERS } from "../tests/eval/hostile/honest-answers";
import { ANOTHER_HONEST_ANSWERS } from "../tests/eval/hostile/honest-answers-another";
import { FRESH_HONEST_ANSWERS } from "../tests/eval/hostile/honest-answers-fresh";
import { OTHERS_HONEST_ANSWERS } from "../tests/eval/hostile/honest-answers-others";
import { honestVoices } from "../tests/eval/hostile/honest-answers-voices";
import { Lies } from "../tests/eval/hostile/lies";
import { OtherLies } from "../tests/eval/hostile/lies-other";
import { attack, type Outcome, toRange } from "../tests/eval/hostile/run";
import { SECRET_CLASSES } from "../tests/eval/hostile/secrets";
import {
  attackStrictly,
  type StrictClass,
  type StrictOutcome,
  verseOf,
} from "../tests/eval/hostile/strict";
import { loadPackagedScripture } from "../tests/unit/lib/bible/search/packaged-scripture";

// `npm run eval:guard`: hostile and honest answers through the output guard. `--each` answers of
// every class, from `--seed`; `--show <part of a class's name>` prints what leaked. `--only <part of
// a set's name>` takes some of the sets (the honest answers always go through).

const { values } = parseArgs({
  options: {
    each: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    show: { type: "string" },
    only: { type: "string" },
  },
});
const each = Number(values.each);
const seed = Number(values.seed);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const scripture = loadPackagedScripture();
const range = toRange(scripture);
const times: number[] = [];

/** Prints the classes of one set that leak, and returns the leaks. */
function report(name: string, outcomes: Iterable<Outcome | StrictOutcome>): number {
  const rows = new Map<string, { count: number; leaks: number; differs: number }>();
  for (const outcome of outcomes) {
    const { className, text, shown } = outcome;
    const kinds = "leak" in outcome ? [outcome.leak] : outcome.leaks.map(({ kind }) => kind);
    const found = kinds.filter((kind) => kind !== null);
    const row = rows.get(className) ?? { count: 0, leaks: 0, differs: 0 };
    rows.set(className, row);
    row.count++;
    times.push(outcome.ms);
    if (outcome.differs) row.differs++;
    if (found.length === 0) continue;
    row.leaks++;
    if (values.show === undefined || !className.includes(values.show)) continue;
    console.log(`--- ${className}: ${found.join(", ")}`);
    console.log(`in:  ${JSON.stringify(text)}\nout: ${JSON.stringify(shown)}`);
  }
  let [answers, leaks] = [0, 0];
  for (const [className, row] of rows) {
    answers += row.count;
    leaks += row.leaks;
    if (row.leaks > 0) console.log(`  ${className}: ${row.leaks} of ${row.count}`);
    if (row.differs > 0) console.log(`  ${className}: ${row.differs} differ when cut into pieces`);
  }
  const [, most] = interval(leaks, answers);
  console.log(
    `${name}: ${leaks} leaks in ${answers} answers of ${rows.size} classes (95 %: below ${percent(most)})`,
  );
  return leaks;
}

const isAsked = (name: string) => values.only === undefined || name.includes(values.only);
const old = (name: string, classes: Parameters<typeof attack>[1]) =>
  isAsked(name) ? report(name, attack(range, classes, { each, seed })) : 0;
const strict = (name: string, lies: Lies, classes: Record<string, StrictClass>) =>
  isAsked(name) ? report(name, attackStrictly(scripture, lies, classes, { each, seed })) : 0;

function reportHonest(name: string, answers: readonly string[]): void {
  const passed = passHonest(scripture, answers).filter(({ isUnchanged }) => isUnchanged).length;
  const [least, most] = interval(passed, answers.length);
  console.log(
    `${name}: ${passed} of ${answers.length} unchanged, ${percent(passed / answers.length)} (95 %: ${percent(least)} to ${percent(most)})`,
  );
}

const leaks =
  old("hostile", { ...HOSTILE_CLASSES, ...SECRET_CLASSES }) +
  old("hostile, held out at first", UNSEEN_CLASSES) +
  old("hostile, by an attacker who had read the guard", FRESH_CLASSES) +
  old("hostile, layouts and frames", LAYOUT_CLASSES) +
  strict("hostile, voices and disguises", new Lies(scripture), {
    ...VOICE_CLASSES,
    ...DISGUISE_CLASSES,
    ...HIDDEN_CLASSES,
  }) +
  strict("hostile, another liar", new OtherLies(scripture), {
    ...ANOTHER_CLASSES,
    ...ANOTHER_HIDDEN_CLASSES,
  }) +
  strict("hostile, everyday forms", new Lies(scripture), EVERYDAY_CLASSES) +
  strict(
    "hostile, everyday forms, held out at first",
    new Lies(scripture),
    UNSEEN_EVERYDAY_CLASSES,
  );
console.log(`hostile, all: ${leaks} leaks in ${times.length} answers`);
const honest: Readonly<Record<string, readonly string[]>> = {
  honest: HONEST_ANSWERS,
  "honest, held out at first": UNSEEN_HONEST_ANSWERS,
  "honest, fresh": FRESH_HONEST_ANSWERS,
  "honest, by somebody else": OTHERS_HONEST_ANSWERS,
  "honest, further styles": honestVoices(verseOf(scripture)),
  "honest, another hand": ANOTHER_HONEST_ANSWERS,
};
for (const [name, answers] of Object.entries(honest)) reportHonest(name, answers);
const everyHonest = Object.values(honest).flat();
reportHonest("honest, all", everyHonest);
const begun = everyHonest.map((text) => sentencesBeforeWords(scripture, text));
const within = (most: number) =>
  percent(begun.filter((count) => count <= most).length / begun.length);
console.log(
  `first words of an honest answer: ${within(2)} when its second sentence begins or before, ${within(3)} when its third does`,
);
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(1);
console.log(`one answer: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
if (leaks > 0) process.exitCode = 1;
