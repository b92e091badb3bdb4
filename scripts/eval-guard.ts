import { parseArgs } from "node:util";
import { HOSTILE_CLASSES } from "../tests/eval/hostile/classes";
import { FRESH_CLASSES } from "../tests/eval/hostile/classes-fresh";
import { LAYOUT_CLASSES } from "../tests/eval/hostile/classes-layouts";
import { UNSEEN_CLASSES } from "../tests/eval/hostile/classes-unseen";
import { interval, passHonest } from "../tests/eval/hostile/honest";
import { HONEST_ANSWERS, UNSEEN_HONEST_ANSWERS } from "../tests/eval/hostile/honest-answers";
import { FRESH_HONEST_ANSWERS } from "../tests/eval/hostile/honest-answers-fresh";
import { OTHERS_HONEST_ANSWERS } from "../tests/eval/hostile/honest-answers-others";
import { attack, type Outcome, toRange } from "../tests/eval/hostile/run";
import { SECRET_CLASSES } from "../tests/eval/hostile/secrets";
import { loadPackagedScripture } from "../tests/unit/lib/bible/search/packaged-scripture";

// `npm run eval:guard`: hostile and honest answers through the output guard. `--each` answers of
// every class, from `--seed`; `--show <part of a class's name>` prints what leaked.

const { values } = parseArgs({
  options: {
    each: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    show: { type: "string" },
  },
});
const each = Number(values.each);
const seed = Number(values.seed);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const scripture = loadPackagedScripture();
const range = toRange(scripture);
const times: number[] = [];

/** Attacks with one set of classes, prints the classes that leak, and returns the leaks. */
function report(name: string, classes: Parameters<typeof attack>[1]): number {
  const rows = new Map<string, { count: number; leaks: number; differs: number }>();
  const show = ({ className, leaks, text, shown }: Outcome) => {
    if (values.show === undefined || !className.includes(values.show)) return;
    console.log(`--- ${className}: ${leaks.map(({ kind }) => kind).join(", ")}`);
    console.log(`in:  ${JSON.stringify(text)}\nout: ${JSON.stringify(shown)}`);
  };
  for (const outcome of attack(range, classes, { each, seed })) {
    const row = rows.get(outcome.className) ?? { count: 0, leaks: 0, differs: 0 };
    rows.set(outcome.className, row);
    row.count++;
    times.push(outcome.ms);
    if (outcome.differs) row.differs++;
    if (outcome.leaks.length === 0) continue;
    row.leaks++;
    show(outcome);
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

function reportHonest(name: string, answers: readonly string[]): void {
  const passed = passHonest(scripture, answers).filter(({ isUnchanged }) => isUnchanged).length;
  const [least, most] = interval(passed, answers.length);
  console.log(
    `${name}: ${passed} of ${answers.length} unchanged, ${percent(passed / answers.length)} (95 %: ${percent(least)} to ${percent(most)})`,
  );
}

const leaks =
  report("hostile", { ...HOSTILE_CLASSES, ...SECRET_CLASSES }) +
  report("hostile, held out at first", UNSEEN_CLASSES) +
  report("hostile, by an attacker who had read the guard", FRESH_CLASSES) +
  report("hostile, layouts and frames", LAYOUT_CLASSES);
console.log(`hostile, all: ${leaks} leaks in ${times.length} answers`);
reportHonest("honest", HONEST_ANSWERS);
reportHonest("honest, held out at first", UNSEEN_HONEST_ANSWERS);
reportHonest("honest, fresh", FRESH_HONEST_ANSWERS);
reportHonest("honest, by somebody else", OTHERS_HONEST_ANSWERS);
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(1);
console.log(`one answer: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
if (leaks > 0) process.exitCode = 1;
