import "server-only";
import { builtOnce } from "@/lib/built-once";
import { buildItemIndex, type ItemIndex } from "./items";
import { gatherItems } from "./searched-items";
import { gatherStatements, type Statement } from "./statements";
import { buildWordIndex } from "./word-index";

// What the site holds besides the Bible's text, and what it is found by: one index for the search,
// the assistant and the contexts, in parts so that the process answers others while it is built.

/** Every built-in item with all its words, in the order of the content. */
export const getSearchedItems = builtOnce("siteItems", gatherItems);

/** The items by their words as a search types them; takes some 0.1 s to build. */
export const getWordIndex = builtOnce("siteWords", () =>
  buildWordIndex(getSearchedItems().map(({ parts }) => parts)),
);

/** The items by what a question asks for. */
export const getItemIndex = builtOnce("siteQuestions", () =>
  buildItemIndex(
    getSearchedItems().map(({ title, parts }) => ({
      names: [title],
      text: parts.slice(1).join(" "),
    })),
  ),
);

/** Every statement that names a passage, by what a question asks for; takes some 0.2 s to build. */
export const getStatements = builtOnce(
  "siteStatements",
  (): { statements: readonly Statement[]; index: ItemIndex } => {
    const statements = gatherStatements(getSearchedItems());
    return { statements, index: buildItemIndex(statements) };
  },
);
