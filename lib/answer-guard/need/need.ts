import "server-only";
import { builtOnce } from "@/lib/built-once";
import type { SafetyLanguage } from "@/lib/content/safety-answers/schema";
import { clausesOf, plainText } from "./clauses";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import { portuguese } from "./portuguese";
import { compileRules, type NeedLanguage } from "./rules";
import { spanish } from "./spanish";

/** Who is in need, and the language of the words that told it. */
export interface Need {
  concern: "self-harm" | "abuse" | "distress";
  language: SafetyLanguage;
}

const LANGUAGES: readonly (readonly [SafetyLanguage, NeedLanguage])[] = [
  ["en", english],
  ["es", spanish],
  ["pt", portuguese],
  ["de", german],
  ["fr", french],
];

const CONCERNS = [
  ["self-harm", "selfHarm"],
  ["abuse", "abuse"],
  ["distress", "despair"],
] as const;

const getReaders = builtOnce("needReaders", () =>
  LANGUAGES.map(([language, tables]) => ({
    language,
    isNamed: new RegExp(`(?<![\\p{L}\\p{N}])(?:${tables.signs})(?![\\p{L}\\p{N}])`, "u"),
    toClauses: clausesOf(tables),
    rules: CONCERNS.map(([concern, table]) => ({
      concern,
      expressions: compileRules(tables[table], tables),
    })),
  })),
);

/** The need a text tells of, the gravest first, or null. Pure. */
export function findNeed(question: string): Need | null {
  const plain = plainText(question);
  const all = getReaders();
  const named = new Set(all.filter(({ isNamed }) => isNamed.test(plain)));
  const readings = all
    .filter((one) => named.size === 0 || named.has(one) || one.language === "en")
    .map(({ language, toClauses, rules }) => ({ language, clauses: toClauses(plain), rules }));
  for (const [concern] of CONCERNS) {
    for (const { language, clauses, rules } of readings) {
      const expressions = rules.find((one) => one.concern === concern)?.expressions ?? [];
      if (expressions.some((one) => clauses.some((clause) => clause.search(one) !== -1))) {
        return { concern, language };
      }
    }
  }
  return null;
}
