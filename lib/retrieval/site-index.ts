import "server-only";
import { builtOnce } from "@/lib/built-once";
import { buildItemIndex, type ItemIndex } from "./items";
import { gatherItems } from "./searched-items";
import { gatherStatements, type Statement } from "./statements";

// Everything on the site besides the Bible's text, and how it is found: one index for search,
// assistant and contexts, built in parts so that the process can serve requests in between.

/** Every built-in item with all its words, in the order of the content. */
export const getSearchedItems = builtOnce("siteItems", gatherItems);

/** The items by their words, for searches and questions alike; takes some 0.1 s to build. */
export const getItemIndex = builtOnce("siteItemWords", () =>
  buildItemIndex(
    getSearchedItems().map(({ parts: [title = "", ...texts] }) => ({ names: [title], texts })),
    { forSearch: true },
  ),
);

/**
 * Every statement that names a passage, by what a question asks for; takes about 0.2 s to build.
 */
export const getStatements = builtOnce(
  "siteStatements",
  (): { statements: readonly Statement[]; index: ItemIndex } => {
    const statements = gatherStatements(getSearchedItems());
    return { statements, index: buildItemIndex(statements) };
  },
);
