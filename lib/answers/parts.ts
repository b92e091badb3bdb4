import type { TranslationCode } from "@/lib/bible/constants";

/** What an answer may rest on: something the site itself holds, which opens at `href`. */
export interface Source {
  kind: "passage" | "faq" | "guide" | "father" | "discovery" | "event" | "article";
  /** Unique among the sources of one answer: "passage:John.3.16", "faq:faq-age-of-the-earth". */
  id: string;
  title: string;
  /** Plain words of it, at most some hundred characters; for a passage its text from our table. */
  excerpt: string;
  href: string;
  /** References it names, written out. */
  references: readonly string[];
}

/** A passage as our table prints it. Nothing else is ever rendered as scripture. */
export interface VersePart {
  type: "verse";
  /** Written out: "John 3:16-17". */
  reference: string;
  /** OSIS id or range: "John.3.16-John.3.17". */
  osis: string;
  /** The translation that was really read. */
  translation: TranslationCode;
  /** In canonical order. */
  verses: readonly { osis: string; verse: number; text: string }[];
}

/** One piece of an answer, in the order it is shown. `text` is commentary: plain words, escaped wherever they are shown. */
export type Part = { type: "text"; text: string } | VersePart | { type: "source"; source: Source };

/** One earlier turn of a conversation, as plain words. */
export interface Turn {
  role: "user" | "assistant";
  content: string;
}

export interface Question {
  /** At most 2,000 characters, not blank. */
  question: string;
  /** Oldest first, at most 12. */
  history: readonly Turn[];
  translation: TranslationCode;
  /** Ends the work, also at the provider. */
  signal: AbortSignal;
}

/**
 * The seam: a question with its sources becomes parts, streamed. Two implementations stand behind it, a model and retrieval. Throws AppError
 * ai_unavailable when no answer can be given; parts already given stay valid.
 */
export type Answerer = (question: Question, sources: readonly Source[]) => AsyncIterable<Part>;
