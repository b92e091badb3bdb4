import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Scripture } from "@/lib/bible/scripture";
import { toResultHtml } from "@/lib/quotation-check/result-html";
import { type CheckResponse, checkResponse } from "@/lib/quotation-check/schema";
import { checkText } from "@/lib/quotation-check/service";
import { type Item, makeItems, toLines } from "@/tests/eval/quotations/items";
import { type Miss, saidOf, score } from "@/tests/eval/quotations/score";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";
import { quotedFromHell } from "../attack/quoted";
import { Random as AttackRandom } from "../attack/random";
import { testModel, toRow } from "./quotation-model";
import { quotationShapes } from "./quotation-shapes";

// `npm run bench:quotations`: how often the check says of a quotation what it is
// (docs/quotation-benchmark.md). `--show <class>` (or `all`) prints what was missed, `--write <file>`
// writes the items, `--hostile <number>` checks so many hostile texts instead, `--shapes` times texts of the greatest length, `--model <id> --url <address>` asks a
// model for verses and judges what it answers.

/** Milliseconds of processor so far, which other programs on the machine do not change. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** SHA-256 of the items as they are published; new ones get a new one. */
const CHECKSUM = "bb6babaffb049dc8b9256771627d129d73470a43c2000e09656a27586a8e7e53";
/** How many items are checked before the time is taken. */
const WARMING = 300;
/** Of the hostile texts. */
const SEED = 1;

const { values } = parseArgs({
  options: {
    show: { type: "string" },
    write: { type: "string" },
    model: { type: "string" },
    url: { type: "string" },
    shapes: { type: "boolean" },
    hostile: { type: "string" },
  },
});

/** Milliseconds of processor for 1,000 words (5,000 characters) of texts of the greatest length, by their shape. */
async function timeShapes(scripture: Scripture): Promise<void> {
  const times: number[] = [];
  for (const [name, text] of quotationShapes(scripture)) {
    const runs: number[] = [];
    for (let run = 0; run < 3; run++) {
      const started = processorMs();
      await checkText(scripture, text);
      runs.push(processorMs() - started);
    }
    const ms = (runs.sort((a, b) => a - b)[1] ?? 0) / (text.length / 5_000);
    times.push(ms);
    console.log(`${name.padEnd(32)} ${ms.toFixed(1).padStart(7)} ms`);
  }
  times.sort((a, b) => a - b);
  console.log(
    `median ${times[times.length >> 1]?.toFixed(1)} ms, worst ${times.at(-1)?.toFixed(1)} ms`,
  );
}

/** Checks hostile texts, of which none may fail or be shown unescaped. */
async function checkHostile(scripture: Scripture, count: number): Promise<void> {
  const random = new AttackRandom(SEED);
  let [worst, characters, all] = [0, 0, 0];
  let wrong = 0;
  for (let number = 0; number < count; number++) {
    const text = quotedFromHell(random);
    const started = processorMs();
    const checked = await checkText(scripture, text);
    const ms = processorMs() - started;
    worst = Math.max(worst, (5_000 * ms) / Math.max(5_000, text.length));
    all += ms;
    characters += text.length;
    const isTold = checked.findings.every(
      ({ start, end, text: found }) => text.slice(start, end) === found,
    );
    const isEscaped = !/<script|<\/textarea/.test(toResultHtml(text, checked));
    if (isTold && isEscaped && checkResponse.safeParse(checked).success) continue;
    wrong++;
    console.log(`WRONG: ${JSON.stringify(text)}`);
  }
  const each = ((5_000 * all) / characters).toFixed(1);
  console.log(`${count} hostile texts, ${characters} characters: ${wrong} wrong`);
  console.log(`${each} ms for 5,000 characters, worst ${worst.toFixed(1)} ms`);
  if (wrong > 0) process.exitCode = 1;
}

/** Asks the model that was named, and prints its row for the table. */
async function runModel(scripture: Scripture, model: string): Promise<void> {
  const tested = await testModel(scripture, {
    apiKey: process.env.OPENAI_API_KEY ?? "none",
    baseUrl: values.url,
    model,
  });
  console.log(toRow(model, tested));
}

async function main(): Promise<void> {
  const scripture = loadPackagedScripture();
  if (values.model) return runModel(scripture, values.model);
  if (values.hostile) return checkHostile(scripture, Number(values.hostile));
  const items = makeItems(scripture);
  const { lines, checksum } = toLines(items);
  if (values.write) writeFileSync(values.write, lines);
  // Compiled and its tables made before the time counts, as they are for a site's visitors.
  for (const { text } of items.slice(0, WARMING)) await checkText(scripture, text);
  const checks: { item: Item; checked: CheckResponse }[] = [];
  // Once around all: asking for the processor's time costs a tenth of a check so short.
  const started = processorMs();
  for (const item of items) checks.push({ item, checked: await checkText(scripture, item.text) });
  const ms = processorMs() - started;
  const words = items.flatMap(({ text }) => text.split(/\s+/)).length;
  const said: Miss[] = checks.map(({ item, checked }) => {
    const found = saidOf(item, checked);
    return { item, verdict: found?.verdict ?? "none", statement: found?.statement ?? "" };
  });
  const { classes, misses } = score(said);
  console.log(`${items.length} items, SHA-256 ${checksum}`);
  console.log("class           items  precision  recall");
  for (const { label, items: count, precision, recall } of classes) {
    console.log(
      `${label.padEnd(15)} ${String(count).padStart(5)}  ${precision.toFixed(3).padStart(9)}  ${recall.toFixed(3).padStart(6)}`,
    );
  }
  console.log(`${((1_000 * ms) / words).toFixed(1)} ms of processor for 1,000 words`);
  if (values.shapes) await timeShapes(scripture);
  for (const { item, verdict, statement } of misses) {
    if (values.show !== "all" && item.label !== values.show && verdict !== values.show) continue;
    console.log(`--- ${item.label} (${item.made}), called ${verdict}: ${statement}\n${item.text}`);
  }
  const isOther = checksum !== CHECKSUM;
  if (isOther) console.log(`The items have changed: they were ${CHECKSUM}.`);
  if (isOther || classes.some(({ precision, recall }) => Math.min(precision, recall) < 0.97))
    process.exitCode = 1;
}

void main();
