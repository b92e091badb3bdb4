import "server-only";
import { findListedPages } from "@/lib/site/item-pages";
import type { KeptStudiesResponse } from "./schema";

/**
 * What fetching one page takes, in bytes: means over the guides with their list, and over every
 * eighth answer, by `curl -H "Accept-Encoding: br"`. A page is made when it is first asked for, so
 * its own size is not known before.
 */
const GUIDE_BYTES = 25_600;
const ANSWER_BYTES = 13_800;

/** The pages of guides and of answers that a browser may keep, and what fetching them takes. */
export function listStudies(): KeptStudiesResponse {
  const pathsOf = (list: "guides" | "answers") => findListedPages(list).map(({ path }) => path);
  const guides = ["/study-guides", ...pathsOf("guides")];
  const answers = ["/answers", ...pathsOf("answers")];
  return {
    guides: { pages: guides, bytes: guides.length * GUIDE_BYTES },
    answers: { pages: answers, bytes: answers.length * ANSWER_BYTES },
  };
}
