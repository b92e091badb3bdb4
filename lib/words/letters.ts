import { toBareWord } from "./rules";

/** A letter under which words are listed. */
export interface Letter {
  /** "greek-alpha", the name of its page. */
  slug: string;
  /** "Alpha" */
  name: string;
  letter: string;
}

export type Alphabet = "greek" | "hebrew";

const toLetters = (alphabet: Alphabet, letters: string, names: string): Letter[] => {
  const all = names.split(" ");
  return [...letters].map((letter, at) => {
    const name = all[at] ?? letter;
    return { slug: `${alphabet}-${name.toLowerCase()}`, name, letter };
  });
};

/** The letters of both alphabets in their order. Aramaic is written in Hebrew ones. */
export const LETTERS: Readonly<Record<Alphabet, readonly Letter[]>> = {
  hebrew: toLetters(
    "hebrew",
    "אבגדהוזחטיכלמנסעפצקרשת",
    "Aleph Bet Gimel Dalet He Vav Zayin Het Tet Yod Kaf Lamed Mem Nun Samekh Ayin Pe Tsade Qof Resh Shin Tav",
  ),
  greek: toLetters(
    "greek",
    "αβγδεζηθικλμνξοπρστυφχψω",
    "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega",
  ),
};

/** Words on one page of a letter. */
export const WORDS_PER_PAGE = 200;

/** One page of the words that begin with a letter. */
export interface LetterAddress {
  alphabet: Alphabet;
  letter: Letter;
  /** From 1. */
  page: number;
}

/** Name of a page of a letter: "greek-alpha", "greek-alpha-2". */
export const toLetterSlug = ({ slug }: Letter, page: number): string =>
  page === 1 ? slug : `${slug}-${page}`;

/** The page that is named so, whether or not there are so many; null where it names no letter. */
export function readLetterSlug(text: string): LetterAddress | null {
  const [, alphabet, name, page = "1"] = /^(greek|hebrew)-([a-z]+)(?:-([2-9]|[1-9]\d))?$/.exec(
    text,
  ) ?? [undefined, undefined, undefined];
  if (alphabet !== "greek" && alphabet !== "hebrew") return null;
  const letter = LETTERS[alphabet].find(({ slug }) => slug === `${alphabet}-${name}`);
  return letter ? { alphabet, letter, page: Number(page) } : null;
}

/** The letter with which a word begins, without accents and points. */
export const firstLetterOf = (lemma: string): string => [...toBareWord(lemma)][0] ?? "";
