import { Fragment } from "react";
import type { wordsLanguage } from "@/components/scripture/words-language";
import { countOf } from "@/lib/count-words";
import type { Comparison } from "@/lib/learning/rules";

function verdict({ words, typed, missed }: Comparison): string {
  const extra = typed.filter(({ isRight }) => !isRight).length;
  if (missed === 0 && extra === 0) return "Word for word.";
  if (missed === 0) return `Every word, and ${countOf(extra, "word")} more.`;
  return `${words.length - missed} of ${countOf(words.length, "word")}.`;
}

/** The passage in full, with the words marked that an answer missed, and the answer below it. */
export function AnswerCompared({
  text,
  language,
  comparison,
}: {
  text: string;
  /** `lang` and `dir` of its words. */
  language: ReturnType<typeof wordsLanguage>;
  comparison: Comparison | null;
}) {
  if (!comparison)
    return (
      <p {...language} className="scripture learn-text">
        {text}
      </p>
    );
  const { words, typed, missed } = comparison;
  const isSame = missed === 0 && typed.every(({ isRight }) => isRight);
  return (
    <>
      <p role="status" className="font-medium">
        {verdict(comparison)}
      </p>
      <p {...language} className="scripture learn-text">
        {words.map(({ before, letters, after, isRight }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words never move
          <Fragment key={at}>
            {before}
            {isRight ? letters : <mark className="learn-missed">{letters}</mark>}
            {after}{" "}
          </Fragment>
        ))}
      </p>
      {!isSame && (
        <p className="wrap-anywhere text-[0.9375rem] text-muted-foreground">
          You typed:{" "}
          <bdi>
            {typed.map(({ word, isRight }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words never move
              <Fragment key={at}>{isRight ? word : <del>{word}</del>} </Fragment>
            ))}
          </bdi>
        </p>
      )}
    </>
  );
}
