import "server-only";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { BOOK_IDS, type BookId } from "@/lib/bible/canon";
import type { TranslationCode } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { formatOsisVerse, getBookRange } from "@/lib/bible/rules";
import { verseLayout } from "@/lib/bible/schema";
import type { TranslationText } from "@/lib/bible/scripture";
import { getText } from "@/lib/bible/service";
import { processState } from "@/lib/process-state";
import type { KeptBook } from "./kept-text";
import type { KeptListResponse } from "./schema";

const pack = promisify(gzip);

const state = processState("keptLists", () => ({
  lists: new Map<TranslationCode, Promise<KeptListResponse>>(),
}));

function toKeptBook({ code, texts, layouts }: TranslationText, book: BookId): KeptBook {
  const { start, end } = getBookRange(book);
  const verses: KeptBook["verses"] = [];
  for (let order = start; order <= end; order++) {
    const text = texts[order] ?? "";
    if (text === "") continue;
    verses.push([order, text, verseLayout.parse(JSON.parse(layouts[order] ?? "{}"))]);
  }
  return { translation: code, book, verses };
}

/** A book of a translation for a browser to keep. Throws like getScripture. */
export async function getKeptBook(code: TranslationCode, book: BookId): Promise<KeptBook> {
  return toKeptBook(getText(await getScripture(), code), book);
}

async function makeList(text: TranslationText): Promise<KeptListResponse> {
  const whole = createHash("sha256");
  const books: KeptListResponse["books"] = [];
  for (const book of BOOK_IDS) {
    const kept = toKeptBook(text, book);
    for (const [order, words] of kept.verses) whole.update(`${formatOsisVerse(order)}\t${words}\n`);
    const body = JSON.stringify(kept);
    const sha256 = createHash("sha256").update(body).digest("hex");
    // As the layer before Next packs it; in a thread of its own, so that visitors need not wait.
    books.push({ book, bytes: (await pack(body)).length, sha256 });
  }
  return { translation: text.code, checksum: whole.digest("hex"), books };
}

/**
 * What there is to keep of a translation: its books with their sizes and checksums, made once per
 * process (0.4 s). Throws like getScripture.
 */
export async function getKeptList(code: TranslationCode): Promise<KeptListResponse> {
  const text = getText(await getScripture(), code);
  const making = state.lists.get(code) ?? makeList(text);
  state.lists.set(code, making);
  making.catch(() => state.lists.delete(code));
  return making;
}
