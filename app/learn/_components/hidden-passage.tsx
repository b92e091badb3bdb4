import { Fragment } from "react";
import type { wordsLanguage } from "@/components/scripture/words-language";
import { type Stage, showWords } from "@/lib/learning/rules";

/** A passage with as many of its words as the stage shows. */
export function HiddenPassage({
  text,
  language,
  stage,
}: {
  text: string;
  /** `lang` and `dir` of its words. */
  language: ReturnType<typeof wordsLanguage>;
  stage: Stage;
}) {
  if (stage === "hidden") {
    return (
      <p className="learn-text text-muted-foreground">Say it from memory, or type it below.</p>
    );
  }
  return (
    <p {...language} className="scripture learn-text">
      {showWords(text, stage).map(({ before, shown, hidden, after }, at) => (
        // The words never move, so their place is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={at}>
          {before}
          {shown}
          {hidden > 0 && (
            <span className="learn-blank" style={{ width: `${Math.min(hidden, 9) * 0.5}em` }}>
              {shown === "" && <span className="sr-only">blank</span>}
            </span>
          )}
          {after}{" "}
        </Fragment>
      ))}
    </p>
  );
}
