import { CORRECTED_ID } from "@/lib/quotation-check/constants";
import { toResultHtml } from "@/lib/quotation-check/result-html";
import { toResultPage, toShell } from "@/lib/quotation-check/result-page";
import { checkText } from "@/lib/quotation-check/service";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

jest.mock("@/lib/bible/data");
jest.mock("@/lib/limits/service");

const scripture = loadPackagedScripture();
const show = async (text: string) => toResultHtml(text, await checkText(scripture, text));

test("each finding has its mark in the text and its entry in the list, which lead to each other", async () => {
  const html = await show("“God so liked the world” (John 3:16). See John 3:99.");

  for (const number of [1, 2]) {
    expect(html).toContain(`id="mark-${number}"`);
    expect(html).toContain(`href="#finding-${number}"`);
    expect(html).toContain(`<li id="finding-${number}"`);
    expect(html).toContain(`href="#mark-${number}"`);
  }
  expect(html).toContain('<del><span class="sr-only">not in the verse: </span>liked</del>');
  expect(html).toContain('<ins><span class="sr-only">the verse has: </span>loved</ins>');
  expect(html).toContain('<a class="link" href="/bible/web/john/3/16">John 3:16</a>');
});

test("nothing of the text is shown unescaped", async () => {
  const script = '<script>alert("1")</script>';
  const html = await show(
    `${script} “In the beginning ${script} God made & the earth ${script}” (Genesis 1:1) ${script}`,
  );

  expect(html).not.toMatch(/<script|alert\("1/);
  expect(html).toContain("&lt;script&gt;");
});

test("only words of the Bible carry the class that says so", async () => {
  const html = await show("“Jesus slept” (John 11:35), “God helps those who help themselves.”");
  const quoted = [...html.matchAll(/<blockquote([^>]*)>(.*?)<\/blockquote>/g)];
  const own = quoted.filter(([, attributes]) => !attributes?.includes("scripture"));

  expect(own.map(([, , words]) => words?.includes("slept") || words?.includes("helps"))).toEqual([
    true,
    true,
  ]);
});

test("a text in which nothing is wrong has nothing to copy, one without quotations says so", async () => {
  expect(await show("“Jesus wept.” (John 11:35)")).not.toContain(CORRECTED_ID);
  expect(await show("Nothing to see here.")).toContain("no quotation was found");
});

const PAGE =
  '<html><head><script>(truth-uncovered-theme)</script><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><script type="application/ld+json">{}</script><form><textarea id="check-text" name="text" rows="12"></textarea></form><div id="check-result" class="check-result"></div>' +
  '<script src="/a.js" async=""></script><script>self.__next_f.push([1,"truth-uncovered"])</script></body></html>';

test("the page of the form, without what would take it for an empty one, answers it", () => {
  const page = toResultPage(toShell(PAGE), {
    text: "\n“<b>$&”",
    html: "<p>$1</p>",
    isProblem: true,
  });

  expect(page).toBe(
    '<html><head><script>(truth-uncovered-theme)</script><link rel="stylesheet" href="/a.css"/></head>' +
      '<body><script type="application/ld+json">{}</script><form><textarea id="check-text" name="text" rows="12" aria-invalid="true" aria-errormessage="check-problem">\n\n“&lt;b&gt;$&amp;”</textarea></form>' +
      '<div id="check-result" class="check-result"><p>$1</p></div></body></html>',
  );
});

test("where nothing was built the form still answers", () => {
  const page = toResultPage("", { text: "Words", html: "<p>Found</p>", isProblem: false });

  expect(page).toContain(">\nWords</textarea>");
  expect(page).toContain("<p>Found</p>");
});
