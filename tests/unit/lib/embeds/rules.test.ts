/** @jest-environment ./tests/setup/browser-environment.mjs */
import { toFrameCode } from "@/lib/embeds/frame-code";
import {
  type EmbeddedPassage,
  heightFor,
  toCardDocument,
  toNoticeDocument,
  toPassageDocument,
} from "@/lib/embeds/rules";

const HOSTILE = `<script>alert(1)</script>"' onload="x`;
const site = { name: "Truth Uncovered", origin: "https://a.example" };
const look = { theme: "dark", size: "large" } as const;
const psalm: EmbeddedPassage = {
  reference: "Psalm 23:1-2",
  code: "WEB",
  translation: "World English Bible",
  verses: [
    { number: "1", text: "Yahweh is my shepherd:" },
    { number: "2", text: "He makes me lie down." },
  ],
  left: 4,
  path: "/bible/web/psalms/23?v=1-2#v1",
  picture: undefined,
};

const read = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("a frame prints its verses with their numbers and leads to their page in a new tab", () => {
  const page = read(toPassageDocument(psalm, look, site));

  expect(page.querySelector(".scripture")?.textContent).toBe(
    "1Yahweh is my shepherd: 2He makes me lie down.",
  );
  expect(page.documentElement.className).toBe("dark large");
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    "https://a.example/bible/web/psalms/23?v=1-2#v1",
  );
  const links = [...page.querySelectorAll("a")];
  expect(links.map((link) => link.textContent)).toEqual([
    "Psalm 23:1-2 (opens in a new tab)",
    "Read on: 4 more verses (opens in a new tab)",
    "Open at Truth Uncovered (opens in a new tab)",
  ]);
  for (const link of links) {
    expect([link.target, link.rel]).toEqual(["_blank", "noopener"]);
    expect(link.getAttribute("href")).toBe(psalm.path);
  }
});

test("words of an imported translation say their language and direction", () => {
  const page = read(
    toPassageDocument({ ...psalm, language: "ar", direction: "rtl", left: 0 }, look, site),
  );
  const words = page.querySelector(".scripture p");
  expect([words?.getAttribute("lang"), words?.getAttribute("dir")]).toEqual(["ar", "rtl"]);
  expect(page.body.textContent).not.toContain("Read on");
});

test("nothing that somebody wrote is markup, whichever document it stands in", () => {
  const documents = [
    toPassageDocument(
      {
        ...psalm,
        reference: HOSTILE,
        translation: HOSTILE,
        language: HOSTILE,
        path: `/${HOSTILE}`,
        verses: [{ number: HOSTILE, text: HOSTILE }],
      },
      look,
      site,
    ),
    toCardDocument(
      { kind: HOSTILE, title: HOSTILE, summary: HOSTILE, path: `/${HOSTILE}` },
      look,
      site,
    ),
    toNoticeDocument(HOSTILE, HOSTILE, look, site),
  ];
  for (const html of documents) {
    const page = read(html);
    expect(page.querySelectorAll("script, [onload]")).toHaveLength(0);
    expect(page.title).toContain(HOSTILE);
  }
  const code = toFrameCode({
    address: `https://a.example/${HOSTILE}`,
    title: HOSTILE,
    width: 1,
    height: 1,
  });
  const frame = read(code).querySelector("iframe");
  expect(frame?.title).toBe(HOSTILE);
  expect(read(code).querySelectorAll("script, [onload]")).toHaveLength(0);
  expect(frame?.getAttribute("sandbox")).toBe("allow-popups allow-popups-to-escape-sandbox");
});

test("a frame grows with its text and shrinks with its width, within bounds", () => {
  expect(heightFor(10, 600, "medium")).toBe(150);
  expect(heightFor(400, 400, "medium")).toBeGreaterThan(heightFor(400, 600, "medium"));
  expect(heightFor(400, 600, "large")).toBeGreaterThan(heightFor(400, 600, "small"));
  expect(heightFor(100_000, 1, "large")).toBe(480);
});
