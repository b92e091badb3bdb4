import { readerHref } from "@/lib/bible/references/reader-link";
import type { SharedCollectionResponse } from "@/lib/collections/schema";
import { MOST_PASSAGES, sharedPath } from "./constants";
import type { Handout, HandoutPassage } from "./handout";
import { inductiveQuestions, USUAL_PLAN } from "./questions";

type SharedVerse = SharedCollectionResponse["verses"][number];

/** An entry as it is printed: its words only where they are from a table of ours. */
export function toSharedPassage(verse: SharedVerse): HandoutPassage {
  const { reference, osis, translation, verseText, language, direction } = verse;
  return {
    reference,
    href: reference && osis && translation ? readerHref(reference, translation) : undefined,
    translation: translation ?? "",
    language,
    direction,
    verses: verseText === null ? [] : [{ number: "", text: verseText }],
  };
}

/** The evening of a shared collection: its passages with questions that open them. */
export function toCollectionHandout(token: string, shared: SharedCollectionResponse): Handout {
  const { title, description, verses } = shared;
  return {
    kind: "Shared collection",
    title,
    lead: description,
    page: sharedPath(token),
    help: [],
    passages: verses.slice(0, MOST_PASSAGES).flatMap((verse) => {
      const { reference } = verse;
      return reference ? [{ reference, printed: toSharedPassage(verse) }] : [];
    }),
    questionsFor: (printed) => inductiveQuestions(printed, {}),
    plan: USUAL_PLAN,
    notes: [
      {
        title: "Before you meet",
        list: [
          "Read every passage in its chapter, not only the verses on the sheet.",
          "Choose the passage you would keep if there were time for only one.",
          "Somebody gathered these verses for a reason. Ask the group what holds them together before you say it.",
        ],
      },
    ],
  };
}
