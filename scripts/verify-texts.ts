/**
 * Compares both translations, as the importers make them, with the second copies in Debian's sword-text-web and
 * sword-text-kjv, verse by verse. `npm run texts:verify` fails when the differences are not those of docs/text-differences.md or
 * when checksums.ts is out of date; with `-- --write` it writes that file anew, for a person to read through.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { TranslationCode } from "../lib/bible/constants";
import { importKjv } from "../prisma/seed/bible/kjv";
import { importLinks, linksChecksum } from "../prisma/seed/bible/links";
import { layoutChecksum, textChecksum, type VerseRow } from "../prisma/seed/bible/rows";
import { importWeb } from "../prisma/seed/bible/web";
import { KJV_CHECKSUMS, VERSE_LINKS_CHECKSUMS, WEB_CHECKSUMS } from "../prisma/seed/checksums";
import { appendix, compareTexts, summaryLines } from "./texts/report";
import { readSword } from "./texts/sword";

const APPENDIX = "docs/text-differences.md";

function main(): void {
  const texts: [TranslationCode, VerseRow[]][] = [
    ["WEB", importWeb()],
    ["KJV", importKjv()],
  ];
  const areChecksumsCurrent = printChecksums(texts);
  const comparisons = texts.map(([code, rows]) => compareTexts(code, rows, readSword(code)));
  for (const comparison of comparisons) {
    for (const line of summaryLines(comparison)) console.log(line);
  }
  const found = appendix(comparisons);
  if (process.argv.includes("--write")) {
    writeFileSync(APPENDIX, found);
    console.log(`${APPENDIX} written`);
  }
  const isListed = readFileSync(APPENDIX, "utf8") === found;
  console.log(
    isListed
      ? `Every difference is listed in ${APPENDIX}`
      : `These are not the differences of ${APPENDIX}: run with --write and read what changed`,
  );
  if (!isListed || !areChecksumsCurrent) process.exitCode = 1;
}

/** Prints the figures that prisma/seed/checksums.ts has to hold; true when it does. */
function printChecksums(
  texts: readonly (readonly [TranslationCode, readonly VerseRow[]])[],
): boolean {
  const expected = { WEB: WEB_CHECKSUMS, KJV: KJV_CHECKSUMS };
  let areCurrent = true;
  const check = (name: string, found: string | number, wanted: string | number) => {
    if (found === wanted) return;
    console.log(`prisma/seed/checksums.ts: ${name} must become ${found}`);
    areCurrent = false;
  };
  for (const [code, rows] of texts) {
    check(`${code} rows`, rows.length, expected[code].rows);
    check(`${code} text`, textChecksum(rows), expected[code].text);
    check(`${code} layout`, layoutChecksum(rows), expected[code].layout);
  }
  const links = importLinks().rows;
  check("verse links rows", links.length, VERSE_LINKS_CHECKSUMS.rows);
  check("verse links", linksChecksum(links), VERSE_LINKS_CHECKSUMS.links);
  return areCurrent;
}

main();
