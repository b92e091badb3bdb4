import "server-only";
import { warmUpScripture } from "@/lib/bible/data";
import { getImports } from "@/lib/bible/imported/data";
import { findMentions } from "@/lib/bible/references/mentions";
import { findReferences } from "@/lib/bible/references/parser";
import { buildAll } from "@/lib/built-once";
import { log } from "@/lib/log";
import { warmUpArticles } from "./article-snapshot";
// For what they build once (`buildAll`).
import "./attested-people";
import "./content-search";
import "./described-subjects";
import "./find-sources";
import "./known-words";
import "./match-answers";
import "./match-situations";
import { readMeanings } from "./meanings";
import "./passage-words";
import "./told-passages";

/**
 * Loads everything that search, assistant and contexts look things up in: the text, the articles
 * and every index of this bundle. Rejects when one of them cannot be read.
 */
export async function warmUpRetrieval(): Promise<void> {
  await warmUpScripture();
  // The site is whole without them; the first who asks for one reads them then.
  await getImports().catch((error: unknown) =>
    log.warn({ err: error }, "imported translations could not be read"),
  );
  await warmUpArticles();
  await buildAll();
  // Compiles the expressions of the grammar, in English and for other languages' names.
  findReferences("John 3:16 and 1 Cor 13:4-7");
  findMentions("Johannes 3,16");
  // Loads the encoder and compiles what it runs.
  await readMeanings(["I could not sleep last night."]);
}
