/** Most characters of one text that is checked. */
export const MAX_CHECKED_LENGTH = 20_000;
/** Bytes of a request: three for a character, and what JSON escapes. */
export const MAX_CHECK_BODY_BYTES = 128 * 1024;
/** The same of a form, in which a character takes up to nine. A longer text is told so with its words. */
export const MAX_FORM_BYTES = 512 * 1024;
/** Milliseconds for a text, beside other texts on a busy machine; it asks nobody outside. */
export const CHECK_DEADLINE_MS = 15_000;

/** What is said of a quotation, or of a reference without words, in the order of the summary. */
export const VERDICTS = [
  "exact",
  "differs",
  "joined",
  "wrong-place",
  "taken-out",
  "not-held",
  "no-such-verse",
  "saying",
  "named",
] as const;
export type Verdict = (typeof VERDICTS)[number];
/** Each verdict in a few words, as headings and marks have it. */
export const VERDICT_LABELS: Record<Verdict, string> = {
  exact: "Word for word",
  differs: "Differs",
  joined: "Joined from several verses",
  "wrong-place": "Wrong place",
  "taken-out": "Taken out of its sentence",
  "not-held": "Not in the texts we hold",
  "no-such-verse": "No such verse",
  saying: "A saying, not a verse",
  named: "Named without its words",
};

/** What each verdict means, as the page explains it. */
export const VERDICT_MEANINGS: Record<Verdict, string> = {
  exact:
    "The words of a verse as they stand there, in the translation that is named. Words left out with “…” are fine while they change nothing.",
  differs:
    "A verse with other words in it. Each difference is marked, beside the nearest translation.",
  joined: "Made of the words of several passages as if they were one.",
  "wrong-place": "True words under another reference, or in the mouth of somebody else.",
  "taken-out":
    "True words of which what was left out denies them, or gives them to another speaker: “There is no God” is what the fool says.",
  "not-held":
    "In neither translation on this site. It may be from another one, and then we say which when its wording is well known, or from no Bible at all.",
  "no-such-verse": "A reference to a verse, chapter or book that isn’t there.",
  saying: "A well-known saying that many take for scripture.",
  named: "A reference that exists, with none of its words beside it.",
};

/** Where the form leads without scripts, and where its page asks for the result alone. */
export const CHECK_RESULT_PATH = "/check/result";
/** Id of the element that holds the result, and of what went wrong. */
export const RESULT_ID = "check-result";
export const PROBLEM_ID = "check-problem";
/** Id of the field, and of what says how much it takes. */
export const TEXT_ID = "check-text";
export const HINT_ID = "check-hint";
/** On the element of the corrected text. */
export const CORRECTED_ID = "check-corrected";
/** Findings that are shown; a text of nothing but references has thousands. */
export const MOST_SHOWN = 300;
