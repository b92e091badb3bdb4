/**
 * Compares both translations, as the importers make them, with the second copies in Debian's
 * sword-text-web and sword-text-kjv, verse by verse. `npm run texts:verify` fails when the
 * differences are not those of docs/text-differences.md or when checksums.ts is out of date; with
 * `-- --write` it writes that file anew, for a person to read through.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { TRANSLATION_CODES, type TranslationCode } from "../lib/bible/constants";
import { IMPORTERS } from "../prisma/seed/bible/importers";
import { importLinks, linksChecksum } from "../prisma/seed/bible/links";
import { layoutChecksum, textChecksum, type VerseRow } from "../prisma/seed/bible/rows";
import { TRANSLATION_CHECKSUMS, VERSE_LINKS_CHECKSUMS } from "../prisma/seed/checksums";
import { appendix, compareTexts, summaryLines } from "./texts/report";
import { readSword } from "./texts/sword";

const APPENDIX = "docs/text-differences.md";

function main(): void {
  const texts = TRANSLATION_CODES.map((code) => [code, IMPORTERS[code]()] as const);
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
  let areCurrent = true;
  const check = (name: string, found: string | number, wanted: string | number) => {
    if (found === wanted) return;
    console.log(`prisma/seed/checksums.ts: ${name} must become ${found}`);
    areCurrent = false;
  };
  for (const [code, rows] of texts) {
    check(`${code} rows`, rows.length, TRANSLATION_CHECKSUMS[code].rows);
    check(`${code} text`, textChecksum(rows), TRANSLATION_CHECKSUMS[code].text);
    check(`${code} layout`, layoutChecksum(rows), TRANSLATION_CHECKSUMS[code].layout);
  }
  const links = importLinks().rows;
  check("verse links rows", links.length, VERSE_LINKS_CHECKSUMS.rows);
  check("verse links", linksChecksum(links), VERSE_LINKS_CHECKSUMS.links);
  return areCurrent;
}

main();
