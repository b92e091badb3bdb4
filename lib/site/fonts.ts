import localFont from "next/font/local";

// English comes first, cut to the letters and weights of the site (scripts/subset-fonts.ts), and is
// preloaded: a font that comes later would move lines, so where a slow line brings it after the words
// it waits for the next page ("optional"). Further letters are families of their own, so a browser
// fetches them only for the characters of their unicode-range, which are those of their files. What
// transliterations have is in app/sound-fonts.css, which costs no class on every page. What stands in
// for all until they have come is in app/fallback-fonts.css. The constants name the families, so none
// may be called as a system's own one: where "serif" has not come, Linux and Android take their own
// serif and never look at what stands in.

/** Interface sans. */
const inter = localFont({
  src: "./fonts/inter-english.woff2",
  weight: "400 600",
  variable: "--font-inter",
  display: "optional",
  adjustFontFallback: false,
});

/** Book serif for scripture and long reading. */
const literata = localFont({
  src: "./fonts/literata-english.woff2",
  weight: "400 600",
  variable: "--font-literata",
  display: "optional",
  adjustFontFallback: false,
});

/** The serif's italic; its own family, so that pages without italics never wait for it. */
const literataItalic = localFont({
  src: "./fonts/literata-italic-english.woff2",
  weight: "400 600",
  style: "italic",
  variable: "--font-literata-italic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

/** The other letters of Western European languages, and signs that hardly a page has. */
const interLatin = localFont({
  src: "./fonts/inter-western.woff2",
  weight: "400 600",
  variable: "--font-inter-latin",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0023-0024,U+003C-003E,U+0040,U+005C,U+005E-0060,U+007B-007D,U+00A1-00A8,U+00AA-00AF,U+00B1-00B6,U+00B8-00C8,U+00CA-00D6,U+00D8-00E0,U+00E2-00E8,U+00EA-00F5,U+00F7-00FF,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+20AC,U+2122,U+2191,U+2193",
    },
  ],
});

const literataLatin = localFont({
  src: "./fonts/literata-western.woff2",
  weight: "400 600",
  variable: "--font-literata-latin",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0023-0025,U+002A,U+003C-003E,U+0040,U+005C,U+005E-0060,U+007B-007E,U+00A1-00FF,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2022,U+20AC,U+2122,U+2191,U+2193,U+2212",
    },
  ],
});

const literataGreek = localFont({
  src: "../../node_modules/@fontsource-variable/literata/files/literata-greek-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-literata-greek",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF",
    },
  ],
});

const literataGreekExtended = localFont({
  src: "../../node_modules/@fontsource-variable/literata/files/literata-greek-ext-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-literata-greek-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+1F00-1FFF" }],
});

const notoHebrew = localFont({
  src: "../../node_modules/@fontsource-variable/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-hebrew",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F",
    },
  ],
});

/** Class names that define every font variable; for the html element. */
export const fontVariables = [
  inter,
  interLatin,
  literata,
  literataItalic,
  literataLatin,
  literataGreek,
  literataGreekExtended,
  notoHebrew,
]
  .map((font) => font.variable)
  .join(" ");
