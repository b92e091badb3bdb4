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

test("what stands in for the fonts is known to the browser, and as wide and as high", async ({
  page,
}) => {
  await page.goto("/church-fathers/augustine", { waitUntil: "networkidle" });
  const known = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(known).toEqual(expect.arrayContaining(FONTS.map(({ fallback }) => fallback)));

  for (const { used, weight, fallback } of FONTS) {
    const measures = await page.evaluate(
      async ({ used, weight, fallback, sample }) => {
        const families = getComputedStyle(document.documentElement).getPropertyValue(used);
        const names = [families.split(",")[0], `"${fallback}"`];
        return Promise.all(
          names.map(async (name) => {
            // Large, since small letters are as wide as whole pixels.
            const font = `${weight} 200px ${name}`;
            // A machine that has none of the fonts that stand in has nothing to compare.
            const hasIt = await document.fonts.load(font, sample).catch(() => null);
            if (!hasIt) return null;
            const line = document.createElement("span");
            line.textContent = sample;
            Object.assign(line.style, { font, position: "absolute", whiteSpace: "nowrap" });
            document.body.append(line);
            const { width, height } = line.getBoundingClientRect();
            line.remove();
            return { width, height };
          }),
        );
      },
      { used, weight, fallback, sample: SAMPLE },
    );
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
