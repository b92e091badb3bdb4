import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { projectRoot } from "./project";

// Cuts the fonts of every page to the letters of English, and the weights and features the site
// uses, to two fifths. Run after a change of either, or of the fonts' packages:
// `node --import tsx scripts/subset-fonts.ts`. The results are committed; all further characters
// come from the packages' own files (lib/site/fonts.ts).

/** Printable ASCII, and the marks of English typesetting. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("") +
  "\u00a0§©°·×½é‑–—‘’“”•…\u2009\u202f→←↑↓−✓";
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
  { from: "literata/files/literata-latin-wght-italic.woff2", to: "literata-italic-english.woff2" },
];

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
