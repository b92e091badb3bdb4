import { compileRules, type NeedLanguage } from "./rules";

/**
 * How a language tells whose need it is. Rules as in NeedLanguage, with its classes.
 */
export interface PersonTables {
  /** Further classes of words, beside the language's own. */
  classes: Readonly<Record<string, string>>;
  /** Words by which visitors speak of themselves: "I", "myself", "my wrists". */
  visitor: string;
  /** Words for somebody else who acts, thinks or feels: "my son", "she". */
  others: string;
  /** Who is harmed, when it is not the visitor: "hits her", "my niece is beaten by". */
  victims: string;
  /** Who reports words without quotation marks: "my son texted me". */
  reports: string;
  /** Ways in which others are in danger that the language's own table does not have. */
  selfHarm: string;
  /** Ways in which others are harmed. */
  abuse: string;
}

/** Where a rule found a need: in which clause, from where to where. */
export interface Finding {
  clause: number;
  start: number;
  end: number;
}

/** The language with a table's further classes. */
export function withClasses(
  language: NeedLanguage,
  classes: Readonly<Record<string, string>>,
): NeedLanguage {
  return { ...language, classes: { ...language.classes, ...classes } };
}

/** All places of the clauses at which one of the expressions is found. */
export function findAll(expressions: readonly RegExp[], clauses: readonly string[]): Finding[] {
  return clauses.flatMap((text, clause) =>
    expressions.flatMap((one) =>
      // A search is much cheaper than all matches, and most find nothing.
      (text.search(one) === -1 ? [] : [...text.matchAll(one)]).map(({ index, 0: found }) => ({
        clause,
        start: index,
        end: index + found.length,
      })),
    ),
  );
}

/** Where the last words that one of the expressions finds end; -1 when none does. */
function lastEnd(expressions: readonly RegExp[], text: string): number {
  return Math.max(-1, ...findAll(expressions, [text]).map(({ end }) => end));
}

/** Tells whose need a finding is, in one language. */
export function whoseIn(ownLanguage: NeedLanguage, tables: PersonTables) {
  const language = withClasses(ownLanguage, tables.classes);
  const compile = (table: string) => compileRules(table, language);
  const visitor = compile(tables.visitor);
  const others = compile(tables.others);
  const victims = compile(tables.victims);
  const reports = compile(tables.reports);

  /** Whether somebody else is named after the last word of the visitor. */
  const isAnotherNamedLast = (text: string) => lastEnd(others, text) > lastEnd(visitor, text);

  return {
    /**
     * True when it is somebody else who is in danger of harming themselves: whoever is named last up
     * to the finding's end; words that somebody reports are theirs.
     */
    isOfAnother(clauses: readonly string[], { clause, start, end }: Finding): boolean {
      const text = clauses[clause] ?? "";
      const before = `${clauses[clause - 1] ?? ""}${text.slice(1, start)}`;
      if (reports.some((one) => before.search(one) !== -1)) return true;
      return isAnotherNamedLast(text.slice(0, end));
    },
    /** True when the finding's clause names somebody else as harmed and not the visitor. */
    isHarmToAnother(clauses: readonly string[], { clause, start, end }: Finding): boolean {
      const text = clauses[clause] ?? "";
      const isVisitor = findAll(visitor, [text]).some(
        (named) => named.start >= start && named.end <= end,
      );
      return !isVisitor && victims.some((one) => text.search(one) !== -1);
    },
  };
}
