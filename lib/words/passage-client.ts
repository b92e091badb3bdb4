import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";

/** The original words of a passage and what a translation's words go back to. */
export const passageWordsOptions = (reference: string, translationCode: string) =>
  queryOptions({
    queryKey: ["api", "bible", "words", { reference, translation: translationCode }],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/bible/words",
        { reference, translation: translationCode },
        async () => (await import("./passage-contract")).passageWords,
        signal,
      ),
  });
