// A chapter as its page hands it to the reader: every page has it twice, as text and as data, so
// the data says nothing twice. Packed on the server, unpacked in the browser.
import type { Chapter, ChapterVerse } from "./client";

type Layout = ChapterVerse["layout"];
type Break = Layout["breaks"][number];

/** What sets a verse apart from a run-on line of prose; what is empty is left out. */
interface PackedLayout {
  /** Where a paragraph, stanza or line begins: "0s23l". */
  b?: string;
  h?: readonly (readonly [at: number, text: string])[];
  i?: Layout["italics"];
  s?: Layout["selah"];
}

/** A chapter without what follows from its title and translation. */
export interface PackedChapter
  extends Pick<
    Chapter,
    "bookId" | "chapter" | "title" | "translation" | "marked" | "omitted" | "edition"
  > {
  /** The words of each verse, the first verse's first; null for one that is not printed. */
  texts: readonly (string | null)[];
  /** By the verse's number. */
  layouts: Readonly<Record<number, PackedLayout>>;
}

const SIGNS: Record<Break["kind"], string> = { paragraph: "p", stanza: "s", line: "l" };
const KINDS = new Map(Object.entries(SIGNS).map(([kind, sign]) => [sign, kind as Break["kind"]]));

function packLayout({ breaks, headings, italics, selah }: Layout): PackedLayout {
  return {
    ...(breaks.length > 0 && { b: breaks.map(({ at, kind }) => at + SIGNS[kind]).join("") }),
    ...(headings.length > 0 && { h: headings.map(({ at, text }) => [at, text] as const) }),
    ...(italics.length > 0 && { i: italics }),
    ...(selah.length > 0 && { s: selah }),
  };
}

function unpackLayout({ b = "", h = [], i = [], s = [] }: PackedLayout): Layout {
  return {
    breaks: [...b.matchAll(/(\d+)(\D)/g)].map(([, at, sign = ""]) => ({
      at: Number(at),
      kind: KINDS.get(sign) ?? "line",
    })),
    headings: h.map(([at, text]) => ({ at, text })),
    italics: i,
    selah: s,
  };
}

/** A whole chapter, as its page sends it. */
export function packChapter(whole: Chapter): PackedChapter {
  const { bookId, chapter, title, translation, marked, omitted, verses, edition } = whole;
  const texts: (string | null)[] = [];
  const layouts: Record<number, PackedLayout> = {};
  for (const { verse, text, layout } of verses) {
    while (texts.length < verse - 1) texts.push(null);
    texts.push(text);
    const packed = packLayout(layout);
    if (Object.keys(packed).length > 0) layouts[verse] = packed;
  }
  // What holds for the whole chapter is said once.
  const told = verses.length === 0 ? omitted.slice(0, 1) : omitted;
  const what = { bookId, chapter, title, translation, marked, omitted: told, texts, layouts };
  return edition ? { ...what, edition } : what;
}

/** The chapter that was packed, as a look-up of its title answers it. */
export function unpackChapter({ texts, layouts, ...chapter }: PackedChapter): Chapter {
  const { title, translation } = chapter;
  const verses = texts.flatMap((text, index): ChapterVerse[] => {
    if (text === null) return [];
    const verse = index + 1;
    const reference = `${title}:${verse}`;
    const layout = unpackLayout(layouts[verse] ?? {});
    return [{ id: `${translation} ${reference}`, verse, reference, translation, text, layout }];
  });
  return { ...chapter, reference: title, verses, markedVerses: null, more: null };
}
