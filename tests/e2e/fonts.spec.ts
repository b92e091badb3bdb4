import { expect, test } from "@playwright/test";

/** English prose of the site; single words differ more than lines do. */
const SAMPLE =
  "For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life. Where the Bible and the sciences meet: what is known, what is disputed, and how strong each piece of evidence is.";

/** What the site sets its words in, and what stands in for it until it has come. */
const FONTS = [
  { used: "--font-sans", weight: 400, fallback: "Sans Fallback" },
  { used: "--font-sans", weight: 600, fallback: "Sans Fallback" },
  { used: "--font-serif", weight: 400, fallback: "Book Fallback" },
  { used: "--font-serif", weight: 600, fallback: "Book Fallback" },
  { used: "--font-serif-italic", weight: 400, fallback: "Book Italic Fallback" },
];

/** By what part of its width or height a line may differ. */
const CLOSE = 0.02;

interface Lines {
  /** The variable whose first family is ours. */
  used: string;
  weight: number;
  fallback: string;
  sample: string;
}

/** In the page: how large a line is in our font and in what stands in; null for what is not there. */
async function measureLines({ used, weight, fallback, sample }: Lines) {
  const plain = (family: string) => family.trim().replaceAll(/["']/g, "");
  const families = getComputedStyle(document.documentElement).getPropertyValue(used);
  const own = plain(families.split(",")[0] as string);
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => plain(style.getPropertyValue("font-family")) === own);
  // The page's own face is not used any more where it came after the words ("optional").
  const measured = faces.map(async ({ style, parentStyleSheet }) => {
    const address = /url\("?([^")]+)/.exec(style.getPropertyValue("src"))?.[1] ?? "";
    const file = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
    const described = { weight: style.getPropertyValue("font-weight") };
    return new FontFace("Measured", await file.arrayBuffer(), described).load();
  });
  const loaded = await Promise.all(measured);
  for (const face of loaded) document.fonts.add(face);
  const lines = ["Measured", fallback].map(async (name) => {
    // Large, since small letters are as wide as whole pixels.
    const font = `${weight} 200px "${name}"`;
    // A machine that has none of the fonts that stand in has nothing to compare.
    if ((await document.fonts.load(font, sample).catch(() => [])).length === 0) return null;
    const line = document.createElement("span");
    line.textContent = sample;
    Object.assign(line.style, { font, position: "absolute", whiteSpace: "nowrap" });
    document.body.append(line);
    const { width, height } = line.getBoundingClientRect();
    line.remove();
    return { width, height };
  });
  const sizes = await Promise.all(lines);
  for (const face of loaded) document.fonts.delete(face);
  return sizes;
}

test("what stands in for the fonts is known to the browser, and as wide and as high", async ({
  page,
}) => {
  await page.goto("/church-fathers/augustine", { waitUntil: "networkidle" });
  const known = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(known).toEqual(expect.arrayContaining(FONTS.map(({ fallback }) => fallback)));

  for (const { used, weight, fallback } of FONTS) {
    const measures = await page.evaluate(measureLines, { used, weight, fallback, sample: SAMPLE });
    const [ours, standIn] = measures;
    if (!ours) throw new Error(`${used} did not come`);
    if (!standIn) continue;
    const told = `${fallback} ${weight}: ${JSON.stringify(measures)}`;
    expect(Math.abs(standIn.width / ours.width - 1), told).toBeLessThan(CLOSE);
    expect(Math.abs(standIn.height / ours.height - 1), told).toBeLessThan(CLOSE);
  }
});

test("where our fonts do not come, what stands in for them is used", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/bible/web/john/3");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const fallback of ["Sans Fallback", "Book Fallback"]) {
    // Asked for, whether or not this machine has one of its fonts.
    const isAskedFor = () =>
      page.evaluate(
        (name) =>
          [...document.fonts].some(
            ({ family, status }) => family.replaceAll('"', "") === name && status !== "unloaded",
          ),
        fallback,
      );
    await expect.poll(isAskedFor, { message: fallback }).toBe(true);
  }
});
