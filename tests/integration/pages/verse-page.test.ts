import { renderToStaticMarkup } from "react-dom/server";
import VersePage, {
  generateMetadata,
} from "@/app/bible/[translation]/[book]/[chapter]/[verse]/page";
import { getVersePage } from "@/lib/verse-page/service";
import { disconnect, loadScriptureFirst } from "../api/support";

loadScriptureFirst();
afterAll(disconnect);

const propsOf = (path: string) => {
  const [translation = "", book = "", chapter = "", verse = ""] = path.split("/");
  return { params: Promise.resolve({ translation, book, chapter, verse }) };
};
const render = async (path: string) => renderToStaticMarkup(await VersePage(propsOf(path)));

test("a verse's page has its words in both translations and in the original", async () => {
  const html = await render("kjv/psalms/23/1");
  expect(html).toContain('data-verse="KJV:Ps.23.1"');
  expect(html).toContain('data-verse="WEB:Ps.23.1"');
  expect(html).toMatch(/lang="he"[^>]*>רֹעִי</);
  expect(html).toContain('href="/bible/kjv/psalms/22/31"');
  expect(html).toMatch(/[Ss]ame word: [^<]+\(H7462/);
  const [json = ""] = /\{"@context".*?\}(?=<\/script>)/.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"][1]).toMatchObject({
    "@type": ["CreativeWork", "Quotation"],
    text: "The LORD is my shepherd; I shall not want.",
    isPartOf: { "@type": "Chapter", name: "Psalm 23" },
  });
  expect(await generateMetadata(propsOf("kjv/psalms/23/1"))).toMatchObject({
    title: "Psalm 23:1 (KJV)",
    description: "Psalm 23:1, King James Version: “The LORD is my shepherd; I shall not want.”",
    alternates: { canonical: "/bible/kjv/psalms/23/1" },
  });
});

test("a verse that the translation leaves out says why, and how the other has it", async () => {
  const page = await getVersePage({ translation: "WEB", book: "Acts", chapter: 8, verse: 37 });
  expect(page.verse).toBeNull();
  expect(page.compared.map(({ translation }) => translation)).toEqual(["KJV"]);
  const html = await render("web/acts/8/37");
  expect(html).toContain("follows the Majority Text");
  expect(html).not.toContain('class="verse-words scripture"');
});

test("the first and the last verse have a neighbor on one side alone", async () => {
  const first = await getVersePage({ translation: "WEB", book: "Gen", chapter: 1, verse: 1 });
  expect([first.before, first.after]).toEqual([null, { book: "Gen", chapter: 1, verse: 2 }]);
  const last = await getVersePage({ translation: "KJV", book: "Rev", chapter: 22, verse: 21 });
  expect([last.before, last.after]).toEqual([{ book: "Rev", chapter: 22, verse: 20 }, null]);
});

test("what there is not is not found, and another spelling leads on", async () => {
  await expect(VersePage(propsOf("web/john/3/99"))).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  await expect(VersePage(propsOf("web/jn/3/16"))).rejects.toThrow("NEXT_REDIRECT");
});

test("a quotation of the Old Testament in the New stands on the pages of both", async () => {
  const quoted = await getVersePage({ translation: "WEB", book: "Isa", chapter: 40, verse: 3 });
  expect(quoted.quotations.map(({ reference }) => reference)).toContain("Matthew 3:3");
  const quoting = await getVersePage({ translation: "WEB", book: "Matt", chapter: 3, verse: 3 });
  expect(quoting.quotations[0]).toMatchObject({ reference: "Isaiah 40:3", isQuotation: true });
  expect(quoting.quotations[0]?.why).toMatch(/^Quoted here/);
  expect(quoting.links.map(({ reference }) => reference)).not.toContain("Isaiah 40:3");
});
