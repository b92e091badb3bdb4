// What the site holds, in the form of llmstxt.org: a title, a summary, sections of links; under
// "Optional" stands what may be left out where there is little room.
import "server-only";
import { BOOKS } from "@/lib/bible/canon";
import { bookPath, chapterPath } from "@/lib/bible/chapter-path";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { DOCUMENT_PATH } from "@/lib/open-api/constants";
import { site, siteUrl } from "./creator";
import { FEEDS } from "./feed-link";
import { findListedPages, type ItemList } from "./item-pages";
import { wordsPath } from "./item-paths";
import { routeWords } from "./metadata";
import { ROUTES } from "./navigation";

interface Link {
  path: string;
  title: string;
  summary?: string;
}

/** Square brackets would end the words of a link, line breaks the line. */
const plain = (text: string) => text.replace(/[[\]]/g, "").replace(/\s+/g, " ").trim();

function section(heading: string, links: readonly Link[]): string {
  const lines = links.map(({ path, title, summary }) => {
    const note = summary === undefined ? "" : `: ${plain(summary)}`;
    return `- [${plain(title)}](${siteUrl}${path})${note}`;
  });
  return [`## ${heading}`, "", ...lines].join("\n");
}

const ofList = (list: ItemList): Link[] => findListedPages(list);
const titlesOf = (list: ItemList): Link[] =>
  findListedPages(list).map(({ path, title }) => ({ path, title }));

function bookLinks(): Link[] {
  return BOOKS.map(({ id, name, verseCounts }) => ({
    path: bookPath(DEFAULT_TRANSLATION, id),
    title: name,
    summary: `${verseCounts.length} ${verseCounts.length === 1 ? "chapter" : "chapters"}`,
  }));
}

/** How the addresses of chapters are made, so that any can be asked for without a list. */
function chapterWords(): string {
  const names = TRANSLATION_CODES.map(
    (code) => `${TRANSLATION_NAMES[code]} (\`${code.toLowerCase()}\`)`,
  );
  const example = siteUrl + chapterPath("WEB", { book: "1John", chapter: 4 });
  return [
    `Every chapter of the ${names.join(" and the ")} has a page: \`/bible/<translation>/<book>/<chapter>\`,`,
    `the book by its English name in lower case with hyphens, such as ${example}. Every verse`,
    `has one as well, ${example}/8, with its original words, cross references and what the site`,
    "says of it. Every text printed as scripture comes from a table that is checked letter",
    "for letter; the notes, scores and answers are the site's own and name their sources.",
    "",
    "Every Hebrew, Aramaic and Greek word of Strong's dictionary has a page, `/words/<number>-<sound>`, such as",
    `${siteUrl}/words/g26-agape: what it means, how it is translated and every verse in which it stands; ${siteUrl}${wordsPath} leads to them all.`,
  ].join("\n");
}

/** The text of /llms.txt. */
export function getLlmsText(): string {
  const parts = [
    `# ${site.title}`,
    `> ${site.description}`,
    chapterWords(),
    section(
      "Pages",
      ROUTES.map((path) => ({
        path,
        title: routeWords[path].title,
        summary: routeWords[path].description,
      })),
    ),
    section(`Books of the Bible (${TRANSLATION_NAMES[DEFAULT_TRANSLATION]})`, bookLinks()),
    section("Study guides", ofList("guides")),
    section("Early church fathers", ofList("fathers")),
    section("Discoveries", ofList("discoveries")),
    section("Timelines", ofList("timelines")),
    section("What is new", [
      ...FEEDS.flatMap(({ name, atom, json }) => [
        { path: atom, title: name, summary: "an Atom feed" },
        { path: json, title: name, summary: "the same as JSON Feed" },
      ]),
      { path: "/sitemap.xml", title: "Every page", summary: "an index of sitemaps" },
    ]),
    section("For programs", [
      {
        path: DOCUMENT_PATH,
        title: "The open API",
        summary: "OpenAPI 3.1 of everything that can be asked without a key",
      },
      {
        path: "/api/mcp",
        title: "Tools for language models",
        summary:
          "a server of the Model Context Protocol: read, search and check scripture instead of quoting from memory",
      },
    ]),
    section("Optional", titlesOf("answers")),
  ];
  return `${parts.join("\n\n")}\n`;
}
