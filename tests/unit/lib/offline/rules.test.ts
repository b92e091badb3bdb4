import { PUBLIC_LISTS } from "@/lib/offline/constants";
import { filesNamedIn, isBuildFile, isPagePath, isPublicList, pageKey } from "@/lib/offline/rules";
import { KEPT_ANSWERS } from "@/lib/offline/worker/kept-answers";
import { OWNED_KEYS } from "@/lib/workspaces/read-owned-anew";

test.each(["/", "/bible", "/bible/web/john/3", "/answers/what-is-grace", "/offline"])(
  "%s may be a page",
  (path) => expect(isPagePath(path)).toBe(true),
);

test.each([
  "/api/workspace/export",
  "/api",
  "/_next/static/chunks/a.js",
  "/sw.js",
  "/feed.xml",
  "/sitemaps/web.xml",
  "/share/bible/web/john/3.png",
  "/robots.txt",
])("%s is no page", (path) => expect(isPagePath(path)).toBe(false));

test("a page is stored under its path alone, whatever a visitor has typed into its address", () => {
  const url = new URL("https://site.example/search?q=my+secret&token=a#b");
  expect(pageKey(url)).toBe("https://site.example/search");
});

test("what the worker answers and stores is nobody's own", () => {
  const answered = [...KEPT_ANSWERS.keys(), ...PUBLIC_LISTS];
  const owned = [
    ...OWNED_KEYS.map((key) => `/${key.join("/")}`),
    "/api/chat",
    "/api/ai/generate-poem",
    "/api/biblical-context",
  ];
  for (const path of owned) {
    expect(answered.filter((one) => one === path || one.startsWith(`${path}/`))).toEqual([]);
    expect(isPublicList(path) || isBuildFile(path) || isPagePath(path)).toBe(false);
  }
});

test("the files a page needs are read from its words, each once", () => {
  const html =
    '<link href="/_next/static/chunks/a1~b.css"/><script src="/_next/static/chunks/c-d_e.js"></script>' +
    '<script>self.__next_f.push([1,"\\"/_next/static/chunks/c-d_e.js\\",\\"/_next/static/media/f.p.0k.woff2\\""])</script>';
  expect(filesNamedIn(html)).toEqual([
    "/_next/static/chunks/a1~b.css",
    "/_next/static/chunks/c-d_e.js",
    "/_next/static/media/f.p.0k.woff2",
  ]);
});
