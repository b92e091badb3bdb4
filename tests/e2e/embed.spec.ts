import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { ForeignSite } from "../support/foreign-site";

// A foreign site's pages under a policy that allows this site's address and nothing else: no inline
// style, no inline script, no eval.

let foreign: ForeignSite;
let site = "";

const page = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

test.beforeAll(async ({ baseURL }) => {
  site = new URL(baseURL ?? "").origin;
  const html = await (await fetch(`${site}/embed`)).text();
  const [, integrity = ""] = /integrity=(?:&quot;|")(sha384-[\w+/=]+)/.exec(html) ?? [];
  const script = `<script src="${site}/embed/references.js" integrity="${integrity}" crossorigin="anonymous" defer data-translation="KJV"></script>`;
  const policy = `default-src 'none'; script-src ${site}; connect-src ${site}; frame-src ${site}; base-uri 'none'`;
  foreign = await ForeignSite.start({
    "/frame": {
      policy,
      html: page(
        "A frame",
        `<iframe src="${site}/embed/verse?ref=John+3:16&theme=dark" title="John 3:16" width="500" height="220" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
         <iframe src="${site}/bible" title="Refused" width="500" height="220"></iframe>`,
      ),
    },
    "/references": {
      policy,
      html: page(
        "References",
        `<p>See John 3:16 and Ps 119:1-176, but not <code>John 1:1</code>.</p>${script}`,
      ),
    },
  });
});
test.afterAll(() => foreign.end());

/** What the page's policy refused, in the order it was refused. */
async function watchPolicy(tab: Page): Promise<string[]> {
  const refused: string[] = [];
  tab.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

test("a foreign page frames a verse, which leads to its page in a new tab; any other page it may not frame", async ({
  page: tab,
  context,
}) => {
  await tab.goto(`${foreign.url}/frame`);
  const frame = tab.frameLocator("iframe[title='John 3:16']");
  await expect(frame.getByText("For God so loved the world")).toBeVisible();
  await expect(tab.frameLocator("iframe[title=Refused]").getByRole("main")).toHaveCount(0);

  const opened = context.waitForEvent("page");
  await frame.getByRole("link", { name: /^John 3:16/ }).click();
  await expect(await opened).toHaveURL(`${site}/bible/web/john/3/16`);
});

test("references of a foreign page open in place, by keyboard too, under its strict policy", async ({
  page: tab,
  context,
}) => {
  const refused = await watchPolicy(tab);
  await tab.goto(`${foreign.url}/references`);
  const link = tab.getByRole("link", { name: "John 3:16" });
  await expect(link).toHaveAttribute("href", `${site}/bible?ref=John+3%3A16&translation=KJV`);
  await expect(tab.getByRole("link")).toHaveCount(2);

  await link.focus();
  await tab.keyboard.press("Enter");
  const dialog = tab.getByRole("dialog", { name: "John 3:16" });
  await expect(dialog).toContainText("For God so loved the world");
  await expect(dialog).toContainText("KJV");
  await expect(dialog).toBeFocused();
  expect(await findViolations(tab)).toEqual([]);
  await tab.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await tab.getByRole("link", { name: "Ps 119:1-176" }).click();
  const long = tab.getByRole("dialog", { name: "Psalm 119" });
  await expect(long.getByRole("link", { name: /^Read on: \d+ more verses/ })).toBeVisible();
  await long.getByRole("button", { name: "Close" }).click();
  await expect(long).toBeHidden();
  expect(refused).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("where the site does not answer this page, a reference is a plain link", async ({
  page: tab,
}) => {
  await tab.route("**/api/bible/verse**", (route) => route.abort());
  await tab.goto(`${foreign.url}/references`);
  await tab.getByRole("link", { name: "John 3:16" }).click();
  await expect(tab).toHaveURL(/\/bible\/?.*(ref=John|\/john\/3)/);
});

test("the page about it shows the frame that is chosen, with its code", async ({ page: tab }) => {
  await tab.goto("/embed");
  const preview = tab.frameLocator("iframe[name=verse-preview]");
  await expect(preview.getByText("For God so loved the world")).toBeVisible();

  await tab.getByLabel("Verse", { exact: true }).fill("Psalm 23:1");
  await tab.getByLabel("Translation").selectOption("KJV");
  await expect(preview.getByText("The LORD is my shepherd")).toBeVisible();
  await expect(tab.getByText(/<iframe src=/)).toContainText("ref=Psalm+23%3A1&amp;translation=KJV");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of the page leads into the frame", async ({ page: tab }) => {
    await tab.goto("/embed");
    await tab.getByLabel("Verse", { exact: true }).fill("Psalm 23:1");
    await tab.getByRole("button", { name: "Show" }).click();
    const preview = tab.frameLocator("iframe[name=verse-preview]");
    await expect(preview.getByText("Yahweh is my shepherd")).toBeVisible();
  });
});

for (const [path, words] of [
  ["/embed/verse?ref=Psalm+23", "Yahweh is my shepherd"],
  ["/embed/card?path=/answers/what-is-grace&theme=dark", "What is grace?"],
  ["/embed/verse?ref=nonsense", "Not found"],
] as const) {
  test(`${path} has no accessibility violation and fits 320 pixels`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 320, height: 480 });
    await tab.goto(path);
    await expect(tab.getByText(words).first()).toBeVisible();
    expect(await findViolations(tab)).toEqual([]);
    const width = await tab.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}

test("what is made for other sites is sent so that they may use it, and nothing else is", async ({
  request,
}) => {
  for (const path of ["/embed/verse?ref=John+3:16", "/embed/card?path=/answers/what-is-grace"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
  }
  const script = await request.get("/embed/references.js");
  expect(script.headers()["access-control-allow-origin"]).toBe("*");
  const missing = await request.get("/embed/none");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});
