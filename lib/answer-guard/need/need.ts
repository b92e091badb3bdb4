import "server-only";
import { builtOnce } from "@/lib/built-once";
import type { SafetyLanguage } from "@/lib/content/safety-answers/schema";
import { clausesOf, plainText } from "./clauses";
import { english } from "./english";
import { englishLoss } from "./english-loss";
import { englishOthers } from "./english-others";
import { french } from "./french";
import { frenchLoss } from "./french-loss";
import { frenchOthers } from "./french-others";
import { german } from "./german";
import { germanLoss } from "./german-loss";
import { germanOthers } from "./german-others";
import { type LossTables, lossesIn } from "./loss";
import { portuguese } from "./portuguese";
import { portugueseLoss } from "./portuguese-loss";
import { portugueseOthers } from "./portuguese-others";
import { compileRules, type NeedLanguage } from "./rules";
import { spanish } from "./spanish";
import { spanishLoss } from "./spanish-loss";
import { spanishOthers } from "./spanish-others";
import { type Finding, findAll, type PersonTables, whoseIn, withClasses } from "./whose";

/** Who is in need, and the language of the words that told it. */
export interface Need {
  concern:
    | "self-harm"
    | "abuse"
    | "self-harm-of-another"
    | "abuse-of-another"
    | "grief-over-suicide"
    | "grief"
    | "distress";
  language: SafetyLanguage;
}

const LANGUAGES: readonly (readonly [SafetyLanguage, NeedLanguage, PersonTables, LossTables])[] = [
  ["en", english, englishOthers, englishLoss],
  ["es", spanish, spanishOthers, spanishLoss],
  ["pt", portuguese, portugueseOthers, portugueseLoss],
  ["de", german, germanOthers, germanLoss],
  ["fr", french, frenchOthers, frenchLoss],
];

const getReaders = builtOnce("needReaders", () =>
  LANGUAGES.map(([language, tables, others, loss]) => {
    const further = withClasses(tables, others.classes);
    return {
      language,
      isNamed: new RegExp(`(?<![\\p{L}\\p{N}])(?:${tables.signs})(?![\\p{L}\\p{N}])`, "u"),
      toClauses: clausesOf(tables),
      selfHarm: [
        ...compileRules(tables.selfHarm, tables),
        ...compileRules(others.selfHarm, further),
      ],
      abuse: [...compileRules(tables.abuse, tables), ...compileRules(others.abuse, further)],
      despair: compileRules(tables.despair, tables),
      whose: whoseIn(tables, others),
      findLosses: lossesIn(tables, loss),
    };
  }),
);

/** The gravest first: whoever is in danger while writing before whoever writes for another. */
const ORDER = [
  "self-harm",
  "abuse",
  "self-harm-of-another",
  "abuse-of-another",
  "grief-over-suicide",
  "grief",
  "distress",
] as const;

function contains(one: Finding, other: Finding): boolean {
  return one.clause === other.clause && one.start <= other.start && other.end <= one.end;
}

function overlap(one: Finding, other: Finding): boolean {
  return one.clause === other.clause && one.start < other.end && other.start < one.end;
}

/** The need a text tells of, the gravest first, or null. Pure. */
export function findNeed(question: string): Need | null {
  const plain = plainText(question);
  const all = getReaders();
  const named = new Set(all.filter(({ isNamed }) => isNamed.test(plain)));
  const needs = all
    .filter((one) => named.size === 0 || named.has(one) || one.language === "en")
    .flatMap(({ language, toClauses, selfHarm, abuse, despair, whose, findLosses }): Need[] => {
      const clauses = toClauses(plain);
      const { suicides, deaths } = findLosses(clauses);
      const harms = findAll(abuse, clauses);
      const concerns = [
        ...findAll(selfHarm, clauses).flatMap((found) => {
          // "He says he will kill me" is no wish of the visitor's.
          if (harms.some((harm) => harm.start < found.start && contains(harm, found))) return [];
          if (!whose.isOfAnother(clauses, found)) return ["self-harm" as const];
          // "was suicidal and killed himself": nobody can be kept from it any more.
          const isPast = suicides.some((suicide) => overlap(suicide, found));
          return isPast ? [] : ["self-harm-of-another" as const];
        }),
        ...harms.map((found) =>
          whose.isHarmToAnother(clauses, found)
            ? ("abuse-of-another" as const)
            : ("abuse" as const),
        ),
        ...suicides.map(() => "grief-over-suicide" as const),
        ...deaths.map(() => "grief" as const),
        ...findAll(despair, clauses).map(() => "distress" as const),
      ];
      return concerns.map((concern) => ({ concern, language }));
    });
  return (
    ORDER.flatMap((concern) => needs.find((need) => need.concern === concern) ?? [])[0] ?? null
  );
}
