import "server-only";
import { warmUpScripture } from "@/lib/bible/data";
import { findMentions } from "@/lib/bible/references/mentions";
import { findReferences } from "@/lib/bible/references/parser";
import { buildAll } from "@/lib/built-once";
import { warmUpArticles } from "./article-snapshot";
// For what they build once (`buildAll`).
import "./content-search";
import "./described-subjects";
import "./find-sources";
import "./known-words";
import "./match-answers";
import "./match-situations";
import "./passage-words";

/**
 * Loads everything that search, assistant and contexts look things up in: the text, the articles
 * and every index of this bundle. Rejects when one of them cannot be read.
 */
export async function warmUpRetrieval(): Promise<void> {
  await warmUpScripture();
  await warmUpArticles();
  await buildAll();
  // Compiles the expressions of the grammar, in English and for other languages' names.
  findReferences("John 3:16 and 1 Cor 13:4-7");
  findMentions("Johannes 3,16");
}
