import { expect, type Page, test } from "@playwright/test";
import { findInLooks, findViolations } from "../support/axe";
import { CLIPBOARD, readClipboard } from "../support/calls";

/** A verse with a word of it in each translation, and the entry that stands behind it. */
const WORDS = [
  { at: "genesis/1", verse: 1, web: "created", kjv: "created", lemma: "בָּרָא", lang: "he" },
  { at: "psalms/23", verse: 1, web: "shepherd", kjv: "my shepherd", lemma: "רָעָה", lang: "he" },
  { at: "john/1", verse: 1, web: "Word", kjv: "the Word", lemma: "λόγος", lang: "grc" },
  { at: "daniel/2", verse: 4, web: "live", kjv: "live", lemma: "חֲיָא", lang: "arc" },
  { at: "jude/1", verse: 3, web: "salvation", kjv: "salvation", lemma: "σωτηρία", lang: "grc" },
];

/** How long a finger is held on a word, in ms. */
const HELD_MS = 600;

const panel = (page: Page) => page.getByRole("dialog").filter({ hasText: /Here/ });
const allPlaces = (page: Page) => panel(page).getByRole("link", { name: /places$|only place/ });
const bar = (page: Page) => page.getByRole("region", { name: "Selected verses" });

/**
 * The middle of a word of a verse, in the window; the verse is brought there. Asked for when the
 * fonts have come, which may move it.
 */
function placeOf(page: Page, verse: number, words: string) {
  return page.evaluate(
    async ([number, wanted]) => {
      await document.fonts.ready;
      const button = document.getElementById(`v${number}`);
      const walker = document.createTreeWalker(
        button?.closest(".chapter") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const last = String(wanted).split(" ").at(-1) ?? "";
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isBefore = button && button.compareDocumentPosition(node) & 2;
        const isNumber = button?.contains(node);
        const at = node.textContent?.search(new RegExp(`\\b${last}\\b`)) ?? -1;
        if (isBefore || isNumber || at === -1) continue;
        node.parentElement?.scrollIntoView({ block: "center" });
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + last.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
      throw new Error(`No ${wanted} after verse ${number}`);
    },
    [verse, words] as const,
  );
}

/** The words under a mark, as they stand on the page. */
const marked = (page: Page, mark: string) =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map(String), mark);

/** Goes from the verse's number to a word by the arrow keys, and opens it. */
async function byKeys(page: Page, verse: number, words: string): Promise<void> {
  await page.locator(`#v${verse}`).focus();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("ArrowRight");
    if ((await marked(page, "word-open")).includes(words)) break;
  }
  await page.keyboard.press("Enter");
}

const turnOn = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem("truth-uncovered-reader", JSON.stringify({ originalWords: true })),
  );

/** Until a tap is heard: the page runs. */
const runs = (page: Page, verse: number) =>
  expect(page.locator("html[data-awake]").locator(`#v${verse}`)).toBeVisible();

test.describe("with a mouse, a finger and keys", () => {
  test.use({ hasTouch: true });

  for (const code of ["web", "kjv"] as const) {
    test(`a word of the ${code.toUpperCase()} opens the original word behind it`, async ({
      page,
    }) => {
      await turnOn(page);
      for (const { at, verse, lemma, lang, [code]: words } of WORDS) {
        await page.goto(`/bible/${code}/${at}`);
        await runs(page, verse);
        const lemmaShown = panel(page).locator(".word-lemma");
        // Anew each time: late letters may have moved it.
        const place = () => placeOf(page, verse, words);
        for (const open of [
          () => place().then(({ x, y }) => page.mouse.click(x, y)),
          () => place().then(({ x, y }) => page.touchscreen.tap(x, y)),
          () => byKeys(page, verse, words),
        ]) {
          await open();
          await expect(lemmaShown, `${code} ${at}`).toHaveText(lemma);
          await expect(lemmaShown).toHaveAttribute("lang", lang);
          await expect(lemmaShown).toHaveAttribute("dir", lang === "grc" ? "ltr" : "rtl");
          await expect(panel(page).getByRole("heading")).toContainText(words);
          await expect(allPlaces(page)).toHaveAttribute("href", /^\/words\/[gh]\d+/);
          expect(await marked(page, "word-open")).toContain(words);
          await page.keyboard.press("Escape");
          await expect(panel(page)).toHaveCount(0);
        }
        await expect(page.locator(`#v${verse}`)).toBeFocused();
      }
    });
  }
});

test("by keyboard from word to word, the panel, and back; in all looks", async ({ page }) => {
  await turnOn(page);
  await page.goto("/bible/web/john/1");
  await runs(page, 1);
  await page.locator("#v1").focus();
  // "In", "the", "beginning"; what they need is fetched at first, and no page is turned meanwhile.
  await expect(async () => {
    await page.keyboard.press("Escape");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByText("beginning: ἀρχῇ")).toBeAttached({ timeout: 500 });
  }).toPass();
  expect(await marked(page, "word-open")).toEqual(["beginning"]);
  expect(await marked(page, "word-elsewhere")).toEqual(["beginning"]);
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("ἀρχή");
  await expect(panel(page)).toContainText("in the New Testament");
  await expect(panel(page).getByRole("listitem")).toHaveCount(3);
  await expect(panel(page).getByText("KJV in all")).toBeVisible();
  expect(await findInLooks(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator("#v1")).toBeFocused();
  await expect(page).toHaveURL("/bible/web/john/1");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("a held press opens the word, a tap selects the verse, dragging does neither", async ({
    page,
  }) => {
    await page.clock.install();
    const touches = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      touches.send("Input.dispatchTouchEvent", { type, touchPoints });
    for (const { at, verse, web, lemma } of [WORDS[1], WORDS[3]].flatMap((one) => one ?? [])) {
      await page.goto(`/bible/web/${at}`);
      await runs(page, verse);
      const place = await placeOf(page, verse, web);
      await touch("touchStart", place);
      await page.clock.runFor(HELD_MS);
      await expect(panel(page).locator(".word-lemma")).toHaveText(lemma);
      await touch("touchEnd");
      await expect(panel(page)).toHaveClass(/word-sheet/);
      expect(await findViolations(page, "[role=dialog]")).toEqual([]);
      await page.getByRole("button", { name: "Close" }).click();
      await expect(panel(page)).toHaveCount(0);
    }
    const { x, y } = await placeOf(page, 4, "live");
    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    await page.touchscreen.tap(x, y);
    await expect(bar(page).getByRole("heading")).toHaveText("Daniel 2:4 WEB");
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    // What was tapped is not under the bar.
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect((await placeOf(page, 4, "live")).y).toBeLessThan(top);
  });
});

test("three verses are selected, copied and highlighted together", async ({ page, context }) => {
  await context.grantPermissions(CLIPBOARD);
  await page.goto("/bible/web/john/3");
  await runs(page, 16);
  for (const [verse, word] of [
    [16, "loved"],
    [17, "judge"],
    [18, "believes"],
  ] as const) {
    const { x, y } = await placeOf(page, verse, word);
    await page.mouse.click(x, y);
  }
  await expect(bar(page).getByRole("heading")).toHaveText("John 3:16–18 WEB");
  await bar(page).getByRole("button", { name: "Copy", exact: true }).click();
  await expect
    .poll(() => readClipboard(page))
    .toMatch(/^“For God so loved .* — John 3:16-18 \(WEB\)$/s);
  await bar(page).getByRole("button", { name: "Highlight" }).click();
  await bar(page).getByRole("button", { name: "Promise" }).click();
  for (const verse of [16, 17, 18]) {
    await expect(page.locator(`#v${verse}`)).toHaveAccessibleName(/highlighted: Promise/);
  }
  expect(await findInLooks(page, "section[aria-label='Selected verses']")).toEqual([]);
  // Text that is selected by dragging is the browser's own affair.
  const { x, y } = await placeOf(page, 19, "judgment");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(window.getSelection()))).not.toBe("");
  await expect(bar(page).getByRole("heading")).toHaveText("John 3:16–18 WEB");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
});
