import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { projectRoot } from "./project";

// Cuts the fonts of every page to the letters of English, and the weights and features the site
// uses, to a third; those of Western European names to what these lack, to a quarter. Run
// after a change of either, or of the fonts' packages:
// `node --import tsx scripts/subset-fonts.ts`. The results are committed; all further characters
// come from the packages' own files (lib/site/fonts.ts).

/** Printable ASCII, and the marks of English typesetting. */
const ENGLISH = `${range(0x20, 0x7e)}\u00a0§©°·×½‑–—‘’“”•…\u2009\u202f→←↑↓−✓`;
/**
 * What hardly a page says in the family: there it comes from the file of Western European letters,
 * which costs a page without any of these nothing.
 */
const RARE_IN = { inter: "#$<=>@\\^_`{|}§½↑↓", literata: "#$%*<=>@\\^_`{|}~§©°·×½•−↑↓✓" };
/** Letters of names on the pages that most visits begin with: Durupınar, Émile, Galápagos, Röllig. */
const NAMES_IN = { inter: "áéöÉı", literata: "ı" };
/** From words to headings; nothing on the site is bolder than these. */
const WEIGHTS = { min: 400, max: 600 };
type Family = keyof typeof RARE_IN;

const englishOf = (family: Family) => without(ENGLISH, RARE_IN[family]) + NAMES_IN[family];
/**
 * Kerning, ligatures and figures of one width (both fonts' figures stand on the line as they are).
 * Without the others (stylistic sets, fractions, letters that change beside capitals) the
 * interface's font is a third smaller.
 */
const FEATURES = ["kern", "liga", "ccmp", "tnum"];
/** For vertical text and for lists of fonts, of which a page has neither. */
const UNUSED_TABLES = ["STAT", "vhea", "vmtx"];

/** How Hebrew and Greek words are said; the package has them in two files. */
const CIRCUMFLEXES = "âêîôûÂÊÎÔÛ";
const OTHER_SOUNDS = "āăēĕīōŏūĀĂĒĔĪŌŎŪəᵉḥṣṭśšḤṢṬŚŠʾʿ";

/**
 * What Western European languages have beyond English, the range the packages publish, and what the
 * family's English file leaves out.
 */
const westernOf = (family: Family) =>
  without(`${range(0xa1, 0xff)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™`, ENGLISH + NAMES_IN[family]) +
  RARE_IN[family];

const FONTS: { family: Family; from: string; to: string; characters: string }[] = [
  {
    family: "inter",
    from: "inter-latin-wght-normal",
    to: "inter-english",
    characters: englishOf("inter"),
  },
  {
    family: "inter",
    from: "inter-latin-wght-normal",
    to: "inter-circumflexes",
    characters: CIRCUMFLEXES,
  },
  {
    family: "inter",
    from: "inter-latin-ext-wght-normal",
    to: "inter-sounds",
    characters: OTHER_SOUNDS,
  },
  {
    family: "literata",
    from: "literata-latin-wght-normal",
    to: "literata-english",
    characters: englishOf("literata"),
  },
  {
    family: "inter",
    from: "inter-latin-wght-normal",
    to: "inter-western",
    characters: westernOf("inter"),
  },
  {
    family: "literata",
    from: "literata-latin-wght-normal",
    to: "literata-western",
    characters: westernOf("literata"),
  },
  {
    family: "literata",
    from: "literata-latin-wght-italic",
    to: "literata-italic-english",
    characters: `${ENGLISH}é`,
  },
];

/** The characters of `all` that are none of `others`. */
function without(all: string, others: string): string {
  return [...all].filter((character) => !others.includes(character)).join("");
}

/** The characters from one code point to another. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join(
    "",
  );
}

async function main(): Promise<void> {
  const folder = path.join(projectRoot, "lib/site/fonts");
  mkdirSync(folder, { recursive: true });
  for (const { family, from, to, characters } of FONTS) {
    const file = `node_modules/@fontsource-variable/${family}/files/${from}.woff2`;
    const whole = readFileSync(path.join(projectRoot, file));
    const cut = await subsetFont(whole, characters, {
      targetFormat: "woff2",
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
      dropTables: UNUSED_TABLES,
    });
    writeFileSync(path.join(folder, `${to}.woff2`), cut);
    console.log(`${to}: ${cut.length} bytes of ${whole.length}`);
  }
}

void main();
