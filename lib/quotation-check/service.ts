import "server-only";
import { setImmediate } from "node:timers/promises";
import { TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import type { Scripture } from "@/lib/bible/scripture";
import { addressSubject, takeLimit } from "@/lib/limits/service";
import { rehearse } from "@/lib/rehearsals";
import { VERDICTS, type Verdict } from "./constants";
import { correctText, type FoundInText } from "./corrected-text";
import { TextReading } from "./read-text";
import type { CheckResponse } from "./schema";

/**
 * Checks every reference and every quotation of a text against some scripture, as `checkQuotations`
 * does. It yields to other requests between the parts of a long text.
 */
export async function checkText(scripture: Scripture, text: string): Promise<CheckResponse> {
  const reading = new TextReading(scripture, text);
  const found: FoundInText[] = [];
  for (const block of reading.blocks) {
    found.push(...reading.read(block));
    await setImmediate();
  }
  const findings = found.map(({ finding }) => finding);
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<
    Verdict,
    number
  >;
  for (const { verdict } of findings) counts[verdict]++;
  return {
    findings,
    counts,
    corrected: correctText(text, found),
    translations: TRANSLATION_CODES.map((code) => ({ code, name: TRANSLATION_NAMES[code] })),
  };
}

/**
 * What every reference and everything given as a quotation in a text is: word for word a verse, with
 * other words in it, of another place, no scripture at all. Nothing of the text is kept. With the
 * request `from` which it came, it counts under the limit of whoever sent that.
 * Throws AppError too_many_requests above it, and unavailable while the Bible's text is not loaded.
 */
export async function checkQuotations(
  text: string,
  { from }: { from?: Request } = {},
): Promise<CheckResponse> {
  if (from) await takeLimit("check", await addressSubject(from));
  return checkText(await getScripture(), text);
}

rehearse("quotation check", () =>
  checkQuotations(
    "“For God so loved the world that he gave his only Son” (John 3:16). Jesus said, “Love your enemies.” God helps those who help themselves.",
  ),
);
