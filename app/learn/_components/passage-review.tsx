"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { wordsLanguage } from "@/components/scripture/words-language";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import { GRADES, type Grade } from "@/lib/learning/constants";
import {
  type Comparison,
  compareAnswer,
  inDays,
  type ShownPassage,
  STAGES,
  type Stage,
  suggestGrade,
} from "@/lib/learning/rules";
import { AnswerCompared } from "./answer-compared";
import { HiddenPassage } from "./hidden-passage";

const STAGE_NAMES: Record<Stage, string> = {
  words: "All words",
  gaps: "Every third hidden",
  letters: "First letters",
  hidden: "Hidden",
};
const GRADE_NAMES: Record<Grade, string> = {
  again: "Again",
  hard: "Hard",
  good: "Good",
  easy: "Easy",
};

/** One passage: hidden as far as wanted, answered aloud or by typing, then graded, by keys 1 to 4 too. */
export function PassageReview({
  passage,
  onGrade,
}: {
  passage: ShownPassage;
  onGrade: (grade: Grade) => void;
}) {
  const [stage, setStage] = useState<Stage>(passage.reviews === 0 ? "words" : "hidden");
  const [answer, setAnswer] = useState("");
  /** Null until the passage is revealed. */
  const [revealed, setRevealed] = useState<{ comparison: Comparison | null } | null>(null);
  const grades = useRef<HTMLFieldSetElement>(null);
  const isGraded = useRef(false);
  const suggested = revealed?.comparison ? suggestGrade(revealed.comparison) : "good";

  function grade(given: Grade) {
    // A double press is one.
    if (isGraded.current) return;
    isGraded.current = true;
    onGrade(given);
  }
  function reveal() {
    setRevealed({ comparison: answer.trim() ? compareAnswer(passage.text, answer) : null });
  }

  useEffect(() => {
    if (revealed) grades.current?.querySelector<HTMLElement>("[data-suggested]")?.focus();
  }, [revealed]);
  useEffect(() => {
    if (!revealed) return;
    const onKey = (event: KeyboardEvent) => {
      const given = GRADES[Number(event.key) - 1];
      const isElsewhere =
        event.target instanceof Element && event.target.closest("input, textarea");
      if (!given || event.repeat || event.metaKey || event.ctrlKey || event.altKey || isElsewhere)
        return;
      grade(given);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  if (passage.text === "") {
    return (
      <div className="mt-4 space-y-4">
        <p>The words of this passage can’t be shown right now.</p>
        <Button variant="outline" onClick={() => onGrade("again")}>
          Later
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-4 space-y-5">
      {revealed ? (
        <AnswerCompared
          text={passage.text}
          language={wordsLanguage(passage)}
          comparison={revealed.comparison}
        />
      ) : (
        <>
          <HiddenPassage text={passage.text} language={wordsLanguage(passage)} stage={stage} />
          <fieldset>
            <legend className="mb-1.5 text-sm text-muted-foreground">Show</legend>
            <div className="learn-choice">
              {STAGES.map((one) => (
                <label key={one}>
                  <RadioGroupItem
                    variant="unstyled"
                    name="stage"
                    checked={stage === one}
                    onChange={() => setStage(one)}
                  />
                  {STAGE_NAMES[one]}
                </label>
              ))}
            </div>
          </fieldset>
          <form
            className="space-y-4"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              reveal();
            }}
          >
            <Field
              label="Your answer"
              note="optional"
              hint="Type the words, or only the first letter of each. Or say it aloud and look."
            >
              {(field) => (
                <Textarea
                  {...field}
                  rows={3}
                  maxLength={12_000}
                  value={answer}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  onChange={(event) => setAnswer(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing)
                      return;
                    event.preventDefault();
                    reveal();
                  }}
                />
              )}
            </Field>
            <Button type="submit">{answer.trim() ? "Compare" : "Show the passage"}</Button>
          </form>
        </>
      )}
      {revealed && (
        <fieldset ref={grades}>
          <legend className="mb-2 font-medium">How well did you know it?</legend>
          <div className="learn-grades">
            {GRADES.map((one, at) => (
              <Button
                key={one}
                variant={one === suggested ? "default" : "outline"}
                data-suggested={one === suggested || undefined}
                aria-keyshortcuts={String(at + 1)}
                onClick={() => grade(one)}
              >
                {GRADE_NAMES[one]}{" "}
                <small>
                  {passage.isForecast || one === "again" ? inDays(passage.next[one]) : ""}
                </small>
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
