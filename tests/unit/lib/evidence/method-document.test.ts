import { readFileSync } from "node:fs";
import path from "node:path";
import { discoveries } from "@/lib/content/discoveries";
import { timelineEvents } from "@/lib/content/timeline";
import { FACTOR_NAMES, FACTORS } from "@/lib/evidence/constants";
import { FACTOR_STEPS } from "@/lib/evidence/factor-steps";
import { gradeEvidence } from "@/lib/evidence/rules";
import type { EvidenceInputs } from "@/lib/evidence/schema";
import { overallConfidence } from "@/lib/validation/rules";
import { crossReferences } from "@/prisma/seed/editorial/validation";

const text = readFileSync(path.join(__dirname, "../../../../docs/evidence-method.md"), "utf8");
/** The cells of every table row. */
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.slice(2, -2).split(" | "));

const gradings: Record<string, EvidenceInputs> = Object.fromEntries([
  ...crossReferences.map(({ id, grading }) => [`cross reference \`${id}\``, grading] as const),
  ...timelineEvents.map(({ id, grading }) => [`event \`${id}\``, grading] as const),
  ...discoveries.map(({ slug, grading }) => [`discovery \`${slug}\``, grading] as const),
]);

test("every worked example is what the rule makes of the content", () => {
  const examples = rows.flatMap(([graded = "", ...cells]) => {
    const name = /^(cross reference|event|discovery) `[\w-]+`/.exec(graded)?.[0];
    return name ? [{ name, cells }] : [];
  });
  expect(examples).toHaveLength(11);
  for (const { name, cells } of examples) {
    const inputs = gradings[name];
    if (!inputs) throw new Error(`${name} is not in the content`);
    const { score, scoreWithoutScripture, strength, reliability } = gradeEvidence(inputs);
    const levels = FACTOR_NAMES.map((factor) => inputs.factors[factor].level ?? "–").join(" ");
    expect([name, ...cells]).toEqual(
      [name, levels, score, scoreWithoutScripture, strength, reliability].map(String),
    );
  }
});

test("every factor is described with its weight and its steps", () => {
  for (const name of FACTOR_NAMES) {
    const { label, weight } = FACTORS[name];
    expect(rows).toContainEqual([label, String(weight), ...FACTOR_STEPS[name]]);
  }
});

test.each(["crucifixion", "flood-event"])(
  "the analysis of %s is reckoned as it says",
  (eventId) => {
    const references = crossReferences
      .filter((reference) => reference.eventId === eventId)
      .map(({ validationType, grading }) => ({
        validationType,
        confidence: gradeEvidence(grading).score,
      }));
    const paragraph = text.slice(text.indexOf(`For \`${eventId}\``));
    const stated = /\*\*(\d+)\*\*/.exec(paragraph)?.[1];
    expect(Number(stated)).toBe(overallConfidence(references));
  },
);
