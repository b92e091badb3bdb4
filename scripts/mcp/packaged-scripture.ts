import { createHash } from "node:crypto";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import {
  type Ranking,
  type Scripture,
  type TranslationText,
  toLinkTable,
  toRanking,
  toTranslationText,
} from "@/lib/bible/scripture";
import { IMPORTERS } from "@/prisma/seed/bible/importers";
import { importLinks } from "@/prisma/seed/bible/links";
import { TRANSLATION_CHECKSUMS } from "@/prisma/seed/checksums";

function loadText(code: TranslationCode, ranking: Ranking): TranslationText {
  const texts = new Array<string>(CANON_VERSE_COUNT + 1).fill("");
  const layouts = new Array<string>(CANON_VERSE_COUNT + 1).fill("{}");
  const hash = createHash("sha256");
  for (const { canonicalOrder, osis, text, layout } of IMPORTERS[code]()) {
    texts[canonicalOrder] = text;
    layouts[canonicalOrder] = JSON.stringify(layout);
    hash.update(`${osis}\t${text}\n`);
  }
  if (hash.digest("hex") !== TRANSLATION_CHECKSUMS[code].text) {
    throw new Error(`The text of ${code} is not the one that this version was checked with.`);
  }
  return toTranslationText(code, texts, layouts, ranking);
}

/**
 * Both translations and the links from their packages, by the seed's own importers, as a site has
 * them from its database. Throws when a text does not match its checksum.
 */
export function loadPackagedScripture(): Scripture {
  const { rows } = importLinks();
  const links = toLinkTable(rows.map((row) => [row.canonicalOrder, row.targets] as const));
  const ranking = toRanking(links);
  const translations = new Map(
    TRANSLATION_CODES.map((code) => [code, loadText(code, ranking)] as const),
  );
  return { translations, links, ranking };
}
