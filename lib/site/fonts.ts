import localFont from "next/font/local";

// Latin comes first and is preloaded; the further scripts are separate families, so a browser
// fetches them only for the characters of their unicode-range (ranges as published with the font
// packages). What stands in for them until they have come is in app/fallback-fonts.css.

/** Interface sans. */
const sans = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-inter",
  display: "swap",
  adjustFontFallback: false,
});

/** Book serif for scripture and long reading. */
const serif = localFont({
  src: "../../node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-literata",
  display: "swap",
  adjustFontFallback: false,
});

/** The serif's italic; its own family, so that pages without italics never wait for it. */
const serifItalic = localFont({
  src: "../../node_modules/@fontsource-variable/literata/files/literata-latin-wght-italic.woff2",
  weight: "200 900",
  style: "italic",
  variable: "--font-literata-italic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

const serifGreek = localFont({
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

const serifGreekExtended = localFont({
  src: "../../node_modules/@fontsource-variable/literata/files/literata-greek-ext-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-literata-greek-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+1F00-1FFF" }],
});

const serifHebrew = localFont({
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
export const fontVariables = [sans, serif, serifItalic, serifGreek, serifGreekExtended, serifHebrew]
  .map((font) => font.variable)
  .join(" ");
