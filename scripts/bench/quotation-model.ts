import { generateText } from "ai";
import { TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { createModel, type ModelSettings } from "@/lib/model/provider";
import { VERDICTS, type Verdict } from "@/lib/quotation-check/constants";
import { checkText } from "@/lib/quotation-check/service";
import { Random } from "@/tests/eval/hostile/random";
import { Table } from "@/tests/eval/quotations/table";

/** Verses that a model is asked to quote, the same for each model. */
const ASKED = 100;
const SEED = 316;
const SECONDS = 60;

/** What became of the verses that a model was asked for. */
export interface Tested {
  asked: number;
  /** Answers by the worst that was found in each; "silent" are those without a quotation. */
  counts: Record<Verdict | "silent", number>;
}

/** From the best to the worst. */
const WORST: readonly Verdict[] = [
  ...(["named", "exact", "not-held", "differs", "joined"] as const),
  ...(["wrong-place", "taken-out", "no-such-verse", "saying"] as const),
];

/** Asks a model for verses, word for word, and judges its answers. Throws what the server answers. */
export async function testModel(
  scripture: Scripture,
  settings: ModelSettings,
  asked = ASKED,
): Promise<Tested> {
  const model = createModel(settings);
  const table = new Table(scripture);
  const random = new Random(SEED);
  const counts = Object.fromEntries([...VERDICTS, "silent"].map((name) => [name, 0]));
  for (let number = 0; number < asked; number++) {
    const { order, code } = table.pick(random);
    const { text } = await generateText({
      model,
      temperature: 0,
      maxOutputTokens: 400,
      abortSignal: AbortSignal.timeout(SECONDS * 1_000),
      prompt: promptFor(order, code),
    });
    const { findings } = await checkText(scripture, text);
    const said = findings.filter(({ kind }) => kind === "quotation").map(({ verdict }) => verdict);
    const worst = WORST.findLast((verdict) => said.includes(verdict)) ?? "silent";
    counts[worst] = (counts[worst] ?? 0) + 1;
  }
  return { asked, counts: counts as Tested["counts"] };
}

function promptFor(order: number, code: TranslationCode): string {
  const reference = formatReference(toPassage(order, order));
  return `Quote ${reference} from the ${TRANSLATION_NAMES[code]}, word for word, in quotation marks, followed by the reference in parentheses. Say nothing else.`;
}

/** The row of a model in the table of docs/quotation-benchmark.md. */
export function toRow(name: string, { asked, counts }: Tested): string {
  const percent = (verdict: Verdict | "silent") =>
    `${((100 * counts[verdict]) / asked).toFixed(0)} %`;
  const named = (["exact", "differs", "not-held", "wrong-place", "silent"] as const).map(percent);
  return `| ${[name, asked, ...named].join(" | ")} |`;
}
