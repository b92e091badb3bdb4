import { EVERY_TRANSLATION, TRANSLATION_CODES } from "../../../lib/bible/constants";
import { parseBook } from "../../../lib/bible/references/parser";
import { TranslationError } from "./source-text";
import { VERSIFICATIONS, type Versification } from "./versification";

/** What an operator says of a translation. */
export interface TranslationDetails {
  code: string;
  name: string;
  /** BCP 47, in its canonical form. */
  language: string;
  direction: "ltr" | "rtl";
  license: string;
  versification: Versification | undefined;
}

/** As the command line has them. */
export type GivenDetails = Partial<Record<keyof TranslationDetails, string>>;

const CODE = /^[A-Z][A-Z0-9-]{1,11}$/;
/** Words that stand in the place of a code. */
const TAKEN = new Set<string>([...TRANSLATION_CODES, EVERY_TRANSLATION, "PARALLEL", "INTERLINEAR"]);
const RIGHT_TO_LEFT_LANGUAGES =
  /^(?:ar|arc|azb|ckb|dv|fa|glk|he|ks|mzn|pnb|ps|sd|syr|ug|ur|uz-Arab|yi)\b/;
const RIGHT_TO_LEFT_SCRIPTS = /-(?:Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg|Samr)\b/;

/** Checks what was given. Throws TranslationError with everything that is wrong. */
export function checkDetails(given: GivenDetails): TranslationDetails {
  const problems: string[] = [];
  const code = (given.code ?? "").trim().toUpperCase();
  const name = (given.name ?? "").trim();
  const license = (given.license ?? "").trim();
  if (!CODE.test(code)) {
    problems.push("--code: 2 to 12 letters, digits or hyphens, a letter first, for example RVX");
  } else if (TAKEN.has(code) || parseBook(code) !== null) {
    problems.push(`--code: ${code} means something else here already; choose another`);
  }
  if (name === "" || name.length > 80)
    problems.push("--name: the translation's name, 1 to 80 letters");
  if (license === "" || license.length > 200) {
    problems.push("--license: the line to print under every chapter, 1 to 200 letters");
  }
  const language = toLanguage(given.language);
  if (language === null)
    problems.push("--language: a language tag (BCP 47), for example es or zh-Hant");
  const { direction, versification } = given;
  if (direction !== undefined && direction !== "ltr" && direction !== "rtl") {
    problems.push("--direction: ltr or rtl");
  }
  if (versification !== undefined && !(versification in VERSIFICATIONS)) {
    const schemes = Object.entries(VERSIFICATIONS).map(([id, words]) => `${id} (${words})`);
    problems.push(`--versification: one of ${schemes.join("; ")}`);
  }
  if (problems.length > 0 || language === null) throw new TranslationError(problems);
  return {
    code,
    name,
    language,
    direction:
      direction === "rtl" || (direction === undefined && isRightToLeft(language)) ? "rtl" : "ltr",
    license,
    versification: versification as Versification | undefined,
  };
}

function toLanguage(tag: string | undefined): string | null {
  try {
    return Intl.getCanonicalLocales(tag ?? "")[0] ?? null;
  } catch {
    return null;
  }
}

function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT_SCRIPTS.test(language) || RIGHT_TO_LEFT_LANGUAGES.test(language);
}
