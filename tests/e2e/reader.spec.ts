import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { untilItRuns } from "../support/until-it-runs";
import { watchShift } from "../support/watch-page";

const reader = (page: Page) => page.getByRole("region", { name: "Reader" });
const title = (page: Page) => reader(page).getByRole("heading", { level: 2 });
test("an address opens its verse, marked and before the visitor's eyes, with the reader first", async ({
  page,
}) => {
  await page.goto("/bible?ref=John+3:16");

  await expect(title(page)).toHaveText("John 3");
  const verse = reader(page).getByRole("link", { name: "Verse 16, the one you looked up" });
  await expect(verse).toBeInViewport();
  await expect(reader(page).locator("[data-marked]")).toContainText("For God so loved the world");
  const isFirst = await page.evaluate(() => {
    const [readerPlace, searchPlace] = ["Reader", "Verse search"].map(
      (name) =>
        document.querySelector(`section[aria-label="${name}"]`)?.getBoundingClientRect().top ?? 0,
    );
    return (readerPlace ?? 0) < (searchPlace ?? 0);
  });
  expect(isFirst).toBe(true);
});

for (const width of [360, 1280]) {
  test(`nothing shifts while the words come, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shift = await watchShift(page, { from: "start" });
    // Answers come after the page is painted, as they do on a real line, and the videos last.
    await page.route("**/api/**", async (route) => {
      const delay = route.request().url().endsWith("/api/videos") ? 800 : 400;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    const addresses = [
      "/",
      "/bible",
      "/bible?ref=Psalm+23",
      "/bible?ref=John+3:16",
      "/bible?q=love",
    ];
    for (const path of [...addresses, "/search?q=grace"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await shift(), path).toBeLessThanOrEqual(0.05);
    }
  });
}

test("the picker has its own address: Back closes it, and a reload keeps it", async ({ page }) => {
  await page.goto("/bible");
  const picker = page.getByRole("dialog", { name: "Choose a book" });
  await untilItRuns(
    (timing) => page.getByRole("button", { name: "Choose book and chapter" }).click(timing),
    (timing) => expect(picker).toBeVisible(timing),
  );
  await page.reload();
  await expect(picker.getByRole("button", { name: "Genesis" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL("/bible");

  await page.getByRole("button", { name: "Choose book and chapter" }).click();
  await picker.getByRole("searchbox", { name: "Filter books" }).fill("rut");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Ruth 1", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Ruth 1");
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/bible");
});

test("a printed chapter is the chapter alone, over the whole sheet", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  await page.goto("/bible?ref=John+3");
  await expect(title(page)).toHaveText("John 3");
  await page.emulateMedia({ media: "print" });

  await expect(title(page)).toBeVisible();
  for (const name of ["Verse search", "Today's Verse"]) {
    await expect(page.getByRole("region", { name })).toBeHidden();
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  const { width } = (await page.locator(".chapter").boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(700);
});

test("an address that is no reference says so without breaking the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const ref of ["a".repeat(400), "<script>alert(1)</script>"]) {
    await page.goto(`/bible?ref=${encodeURIComponent(ref)}`);
    await expect(title(page)).toHaveText("Not in the Bible");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
  await page.goto("/bible?ref=%20");
  await expect(page.getByRole("button", { name: "Choose book and chapter" })).toBeVisible();
});

test("a psalm is set as poetry under its title, prose in paragraphs, supplied words in italics", async ({
  page,
}) => {
  await page.goto("/bible?ref=Psalm+23");
  await expect(reader(page).getByText("A Psalm by David.")).toBeVisible();
  const lines = reader(page).locator(".chapter-line");
  await expect(lines.first()).toContainText("Yahweh is my shepherd");
  expect(await lines.count()).toBeGreaterThan(10);

  await page.goto("/bible?ref=Genesis+1:2&translation=KJV");
  await expect(reader(page).locator("[data-marked] em").first()).toHaveText("was");
  await expect(reader(page).locator(".chapter-prose").first()).toBeVisible();
});

test("text size and page color are saved", async ({ page }) => {
  await page.goto("/bible?ref=John+1");
  await expect(title(page)).toHaveText("John 1");
  const size = () =>
    reader(page)
      .locator(".chapter")
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("radio", { name: "Largest" }).check({ force: true });
  await page.getByRole("radio", { name: "Sepia" }).check({ force: true });
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(title(page)).toHaveText("John 1");
  expect(await size()).toBeGreaterThan(before);
  await expect(page.locator("html[data-reading-theme=sepia] .reader")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("a chapter is read aloud, its verse in sight, where the browser has a voice", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const voice = { name: "Anna", lang: "en-US", voiceURI: "anna", localService: true };
    const speech = Object.assign(new EventTarget(), {
      current: null as SpeechSynthesisUtterance | null,
      speaking: true,
      getVoices: () => [voice],
      cancel: () => {},
      speak(utterance: SpeechSynthesisUtterance) {
        if (utterance.text) speech.current = utterance;
      },
    });
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  });
  /** The voice begins the word at a place, or ends all it was given. */
  const hear = (word: number | null) =>
    page.evaluate((at) => {
      const { current } = window.speechSynthesis as unknown as {
        current: SpeechSynthesisUtterance | null;
      };
      const event = { name: "word", charIndex: at, charLength: 4 } as SpeechSynthesisEvent;
      if (at === null) current?.onend?.(event);
      else current?.onboundary?.(event);
      return current?.text;
    }, word);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/bible/web/psalms/1");
  await page.getByRole("button", { name: "Listen" }).click();
  const player = page.getByRole("region", { name: "Read aloud" });
  await expect(player.getByRole("button", { name: "Pause" })).toBeFocused();
  const spoken = page.locator("[data-spoken]");
  await expect(spoken.first()).toContainText("Blessed");
  expect(await hear(0)).toMatch(/^Blessed is the man/);
  const marked = () => [...(CSS.highlights.get("word-spoken") ?? [])].map(String);
  expect(await page.evaluate(marked)).toEqual(["Bles"]);

  // Psalm 1 has six verses, more than a phone shows at once.
  for (let verse = 2; verse <= 6; verse += 1) {
    await player.getByRole("button", { name: "Next verse" }).click();
    await expect(player.getByText(`Psalm 1:${verse}`)).toBeVisible();
    await expect(spoken.last()).toBeInViewport();
  }
  // Verses are selected meanwhile: their bar stands on the player, and both are in use.
  await spoken.last().click({ position: { x: 120, y: 12 } });
  const selected = page.getByRole("region", { name: "Selected verses" });
  await expect(selected).toBeVisible();
  await expect(async () => {
    const [above, below] = await Promise.all([selected.boundingBox(), player.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }).toPass();
  await player.getByRole("button", { name: "Previous verse" }).click();
  await expect(player.getByText("Psalm 1:5")).toBeVisible();
  await selected.getByRole("button", { name: "Clear the selection" }).click();
  await player.getByRole("button", { name: "Next verse" }).click();
  await expect(player.getByText("Psalm 1:6")).toBeVisible();
  await player.getByRole("button", { name: "Speed, voice and sleep timer" }).click();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await player.getByRole("switch", { name: "Go on with the next chapter" }).check();
  await hear(null);
  await expect(page).toHaveURL("/bible/web/psalms/2");
  await expect(player.getByText("Psalm 2:1")).toBeVisible();
  await expect(spoken.first()).toContainText("Why do the nations rage");
});
