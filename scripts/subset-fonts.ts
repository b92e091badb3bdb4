import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { projectRoot } from "./project";

// Cuts the fonts of every page to the letters of English, and the weights and features the site
// uses, to two fifths; those of Western European names to what English lacks, to a quarter. Run
// after a change of either, or of the fonts' packages:
// `node --import tsx scripts/subset-fonts.ts`. The results are committed; all further characters
// come from the packages' own files (lib/site/fonts.ts).

/** Printable ASCII, and the marks of English typesetting. */
const CHARACTERS = `${range(0x20, 0x7e)}\u00a0§©°·×½é‑–—‘’“”•…\u2009\u202f→←↑↓−✓`;
const WEIGHTS = { min: 400, max: 700 };
/**
 * Kerning, ligatures and the forms of figures. Without the others (stylistic sets, fractions,
 * letters that change beside capitals) the interface's font is a third smaller.
 */
const FEATURES = ["kern", "liga", "ccmp", "onum", "lnum", "tnum", "pnum"];
/** For vertical text and for lists of fonts, of which a page has neither. */
const UNUSED_TABLES = ["STAT", "vhea", "vmtx"];

/** How Hebrew and Greek words are said; the package has them in two files. */
const CIRCUMFLEXES = "âêîôûÂÊÎÔÛ";
const OTHER_SOUNDS = "āăēĕīōŏūĀĂĒĔĪŌŎŪəᵉḥṣṭśšḤṢṬŚŠʾʿ";

/**
 * What Western European languages have beyond English: the range the packages publish, without
 * what stands in the English ones.
 */
const WESTERN = [...`${range(0xa1, 0xff)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™`]
  .filter((character) => !CHARACTERS.includes(character))
  .join("");

const FONTS = [
  { from: "inter/files/inter-latin-wght-normal.woff2", to: "inter-english.woff2" },
  {
    from: "inter/files/inter-latin-wght-normal.woff2",
    to: "inter-circumflexes.woff2",
    characters: CIRCUMFLEXES,
  },
  {
    from: "inter/files/inter-latin-ext-wght-normal.woff2",
    to: "inter-sounds.woff2",
    characters: OTHER_SOUNDS,
  },
  { from: "literata/files/literata-latin-wght-normal.woff2", to: "literata-english.woff2" },
  {
    from: "inter/files/inter-latin-wght-normal.woff2",
    to: "inter-western.woff2",
    characters: WESTERN,
  },
  {
    from: "literata/files/literata-latin-wght-normal.woff2",
    to: "literata-western.woff2",
    characters: WESTERN,
  },
  { from: "literata/files/literata-latin-wght-italic.woff2", to: "literata-italic-english.woff2" },
];

/** The characters from one code point to another. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join(
    "",
  );
}

async function main(): Promise<void> {
  const folder = path.join(projectRoot, "lib/site/fonts");
  mkdirSync(folder, { recursive: true });
  for (const { from, to, characters = CHARACTERS } of FONTS) {
    const whole = readFileSync(path.join(projectRoot, "node_modules/@fontsource-variable", from));
    const cut = await subsetFont(whole, characters, {
      targetFormat: "woff2",
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
      dropTables: UNUSED_TABLES,
    });
    writeFileSync(path.join(folder, to), cut);
    console.log(`${to}: ${cut.length} bytes of ${whole.length}`);
  }
}

void main();
