/** A passage of a handout, with its words as the table has them. */
export interface HandoutPassage {
  /** Written out; what was entered names no verse where it is null. */
  reference: string | null;
  /** Where it stands on the site, if it does. */
  href?: string | undefined;
  translation: string;
  language?: string | undefined;
  direction?: "ltr" | "rtl" | undefined;
  verses: readonly { number: string; text: string }[];
  /** What it adds, in the site's own words. */
  why?: string | undefined;
}

/** A question to talk about. */
export interface HandoutQuestion {
  /** "Observe", "Interpret", "Apply": of those that go with the passage alone. */
  step?: string;
  text: string;
}

/** A part of the leader's notes: a heading with paragraphs, or with a list. */
export interface HandoutNote {
  title: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
}

/** Everything of an evening before anybody has chosen of it. */
export interface Handout {
  /** What it was made from: "Study guide". */
  kind: string;
  title: string;
  /** A sentence under the title. */
  lead: string | null;
  /** Path of the page it was made from, and that page's name in a link. */
  page: string;
  /** What stands before everything else: whom to call. */
  help: readonly string[];
  passages: readonly Wanted[];
  /** Questions about the passages that are printed. */
  questionsFor: (passages: readonly HandoutPassage[]) => readonly HandoutQuestion[];
  /** Minutes and what is done in them. */
  plan: readonly { minutes: number; step: string }[];
  notes: readonly HandoutNote[];
}

/** A passage before it is looked up: by its reference, or with its words already. */
export type Wanted =
  | { reference: string; why?: string | undefined; printed?: never }
  | { reference: string; why?: never; printed: HandoutPassage };
