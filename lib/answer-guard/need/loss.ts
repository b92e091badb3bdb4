import { LEFT_OUT } from "./clauses";
import { compileRules, type NeedLanguage } from "./rules";
import { type Finding, findAll, withClasses } from "./whose";

/**
 * How a language says that somebody dear to the visitor has died. Rules as in NeedLanguage, with its
 * classes.
 */
export interface LossTables {
  /** Further classes of words, beside the language's own. */
  classes: Readonly<Record<string, string>>;
  /** Beginnings of words of which one is in every wording: most texts need not be read further. */
  signs: string;
  /** What sounds like a death and is none: what is dreamed, feared, or happens in a story. */
  harmless: string;
  /** A suicide that has happened. */
  suicide: string;
  /** Any other death. */
  death: string;
}

/** Finds the deaths that a text tells of, in one language. */
export function lossesIn(ownLanguage: NeedLanguage, tables: LossTables) {
  const language = withClasses(ownLanguage, tables.classes);
  const harmless = compileRules(tables.harmless, language);
  const suicide = compileRules(tables.suicide, language);
  const death = compileRules(tables.death, language);
  const isNamed = new RegExp(` (?:${tables.signs})`);
  return (clauses: readonly string[]): { suicides: Finding[]; deaths: Finding[] } => {
    if (!clauses.some((clause) => isNamed.test(clause))) return { suicides: [], deaths: [] };
    const told = clauses.map((clause) =>
      harmless.reduce((rest, one) => rest.replace(one, `${LEFT_OUT} `), clause),
    );
    return { suicides: findAll(suicide, told), deaths: findAll(death, told) };
  };
}
