import "server-only";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { getEdition, getHeldTexts } from "@/lib/bible/held-text";
import { readerHref } from "@/lib/bible/references/reader-link";
import { getPassage } from "@/lib/bible/service";
import { getSharedCollection } from "@/lib/collections/service";
import { studyGuides } from "@/lib/content/study-guides";
import { AppError } from "@/lib/errors";
import { site, siteUrl } from "@/lib/site/creator";
import { getAnsweredQuestions } from "@/lib/site/pages/answers";
import { reading } from "@/lib/workspaces/data";
import { toAnswerHandout } from "./answer-handout";
import { toCollectionHandout } from "./collection-handout";
import { handoutPath, MOST_PASSAGES, type Sheet } from "./constants";
import { toSheetDocument } from "./document";
import { toGuideHandout } from "./guide-handout";
import type { Handout, HandoutPassage, Wanted } from "./handout";
import type { HandoutQuery } from "./schema";

const missing = () => new AppError("not_found", "There is no such handout.");

/** The sheet of a study guide. Throws AppError: not_found, unavailable, and like getPassage. */
export async function getGuideSheet(slug: string, query: HandoutQuery): Promise<string> {
  const guide = studyGuides.find(({ id }) => id === slug);
  if (!guide) throw missing();
  return toSheet(toGuideHandout(guide), query);
}

/** The sheet of an answer that rests on passages. Throws as above. */
export async function getAnswerSheet(slug: string, query: HandoutQuery): Promise<string> {
  const answered = getAnsweredQuestions().get(slug);
  const handout = answered && toAnswerHandout(answered);
  if (!handout) throw missing();
  return toSheet(handout, query);
}

/**
 * The sheet of a shared collection, for whoever has its link. Throws AppError: not_found when it is
 * not shared (any more), unavailable.
 */
export async function getCollectionSheet(token: string, query: HandoutQuery): Promise<string> {
  const { collection } = await getSharedCollection(reading(), token, { limit: MOST_PASSAGES });
  return toSheet(toCollectionHandout(token, collection), query);
}

async function toSheet(handout: Handout, query: HandoutQuery): Promise<string> {
  const all = handout.passages;
  const isChosen = (at: number) => query.chosen.length === 0 || query.chosen.includes(at);
  const wanted = all.filter((_passage, at) => isChosen(at));
  const passages = await Promise.all(wanted.map((one) => print(one, query.translation)));
  const path = handoutPath(handout.page);
  return toSheetDocument({
    ...handout,
    ...query,
    passages,
    questions: handout.questionsFor(passages),
    address: siteUrl + path + toSearch({ ...query, sheet: "participant" }),
    site: site.title,
    choice: {
      path,
      passages: all.map(({ reference }, at) => ({ reference, isChosen: isChosen(at) })),
      translations: all.some(({ printed }) => printed) ? [] : await findTranslations(),
      translation: query.translation ?? DEFAULT_TRANSLATION,
    },
  });
}

/** A passage with its words. A translation that does not print it leaves its reference alone. */
async function print(wanted: Wanted, translation: string | undefined): Promise<HandoutPassage> {
  if (wanted.printed) return wanted.printed;
  const { reference, why } = wanted;
  try {
    const passage = await getPassage(reference, translation, false);
    const { name } = await getEdition(passage.translation);
    const [first] = passage.verses;
    const several = passage.verses.length > 1;
    return {
      reference: passage.reference,
      href: readerHref(passage.reference, passage.translation),
      translation: name,
      language: first?.language,
      direction: first?.direction,
      verses: passage.verses.map(({ verse, text }) => ({
        number: several ? `${verse}` : "",
        text,
      })),
      why,
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    return { reference, translation: error.message, verses: [], why };
  }
}

async function findTranslations(): Promise<{ code: string; name: string }[]> {
  const { texts } = await getHeldTexts();
  return Promise.all(
    texts.map(async ({ code }) => ({ code, name: (await getEdition(code)).name })),
  );
}

/** What is not usual about a choice, as a query. */
function toSearch({ sheet, room, translation, chosen }: HandoutQuery & { sheet: Sheet }): string {
  const words = new URLSearchParams();
  if (sheet !== "participant") words.set("sheet", sheet);
  if (room !== "some") words.set("room", room);
  if (translation && translation !== DEFAULT_TRANSLATION) words.set("translation", translation);
  for (const at of chosen) words.set(`v${at + 1}`, "on");
  const query = `${words}`;
  return query && `?${query}`;
}
