import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { GET as getBook } from "@/app/api/offline/[translation]/[book]/route";
import { GET as getList } from "@/app/api/offline/[translation]/route";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { formatOsisVerse } from "@/lib/bible/rules";
import type { KeptListResponse } from "@/lib/offline/schema";
import { withClient } from "../embedded/support";
import { call, disconnect, loadScriptureFirst } from "./support";

loadScriptureFirst();
afterAll(disconnect);

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test.each(TRANSLATION_CODES)(
  "the books of the %s are those of its list, and together the table's text",
  async (translation) => {
    const list = await call(getList, `/api/offline/${translation}`, {}, { translation });
    expect(list.status).toBe(200);
    const { books, checksum } = list.body as KeptListResponse;
    expect(books).toHaveLength(66);

    const wrong: string[] = [];
    const lines: string[] = [];
    for (const { book, bytes, sha256: expected } of books) {
      const response = await getBook(new Request(`http://localhost:3000/api/offline`), {
        params: Promise.resolve({ translation, book }),
      });
      const body = await response.text();
      if (sha256(body) !== expected || gzipSync(body).length !== bytes) wrong.push(book);
      for (const [order, text] of JSON.parse(body).verses) {
        lines.push(`${formatOsisVerse(order)}\t${text}\n`);
      }
    }
    expect(wrong).toEqual([]);
    expect(sha256(lines.join(""))).toBe(checksum);

    const [stored] = await withClient(process.env.DATABASE_URL ?? "", async (client) => {
      const { rows } = await client.query("SELECT checksum FROM translations WHERE code = $1", [
        translation,
      ]);
      return rows;
    });
    expect(checksum).toBe(stored.checksum);
  },
);

test("there is nothing to keep of a translation or a book that is not here", async () => {
  const list = await call(getList, "/api/offline/NIV", {}, { translation: "NIV" });
  const book = await call(getBook, "/api/offline/WEB/Tob", {}, { translation: "WEB", book: "Tob" });
  expect([list.status, book.status]).toEqual([400, 400]);
});
