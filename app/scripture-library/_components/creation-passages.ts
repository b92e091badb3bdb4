// Finds the passages that a saved text quotes. A text is plain words: what of it is Scripture is
// decided by our table, never by how it looks.
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";

/** The end of a quotation as generated texts print it: …” (John 3:16, WEB) */
const QUOTED = new RegExp(`” \\(([^()\\n]{3,80}), (${TRANSLATION_CODES.join("|")})\\)`, "g");

/** Most passages of one text that are looked up. */
const MOST = 40;

/** What a text claims to quote. */
export interface Citation {
  reference: string;
  translation: TranslationCode;
}

export type CreationBlock =
  | { type: "words"; text: string }
  | ({ type: "passage"; text: string; isApart: boolean } & Citation);

/** One key for each citation. */
export const citationKey = ({ reference, translation }: Citation) => `${reference} ${translation}`;

interface FoundCitation extends Citation {
  /** Where its closing quotation mark stands, and where what follows begins. */
  closes: number;
  end: number;
}

function findCitations(content: string): FoundCitation[] {
  const found: FoundCitation[] = [];
  for (const match of content.matchAll(QUOTED)) {
    const translation = TRANSLATION_CODES.find((code) => code === match[2]);
    const reference = match[1];
    if (!translation || !reference) continue;
    found.push({
      reference,
      translation,
      closes: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}

/** The passages a text claims to quote, each once. */
export function listCitations(content: string): Citation[] {
  const unique = new Map<string, Citation>();
  for (const { reference, translation } of findCitations(content)) {
    unique.set(citationKey({ reference, translation }), { reference, translation });
  }
  return [...unique.values()].slice(0, MOST);
}

/**
 * A text as words and passages. `texts` holds what our table says for each citation (citationKey);
 * a quotation that differs from it by one letter stays words. `isApart`: it stands on lines of its
 * own.
 */
export function toBlocks(content: string, texts: ReadonlyMap<string, string>): CreationBlock[] {
  const blocks: CreationBlock[] = [];
  let from = 0;
  for (const { reference, translation, closes, end } of findCitations(content)) {
    const text = texts.get(citationKey({ reference, translation }));
    const opens = text ? closes - text.length - 1 : -1;
    if (!text || opens < from || content.slice(opens, closes) !== `“${text}`) continue;
    const before = content.slice(from, opens);
    if (before !== "") blocks.push({ type: "words", text: before });
    const isApart =
      /(^|\n)[^\S\n]*$/.test(content.slice(0, opens)) && /^\s*?(\n|$)/.test(content.slice(end));
    blocks.push({ type: "passage", text, isApart, reference, translation });
    from = end;
  }
  const rest = content.slice(from);
  if (rest !== "") blocks.push({ type: "words", text: rest });
  return blocks;
}
