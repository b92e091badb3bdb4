"use client";

import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cardVariants } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { toast } from "@/components/ui/use-toast";
import { countOf } from "@/lib/count-words";
import { failureWords } from "@/lib/http/failure-words";
import { reviewMutation } from "@/lib/learning/client";
import type { Grade } from "@/lib/learning/constants";
import type { ShownPassage } from "@/lib/learning/rules";
import { MissingTranslation } from "./missing-translation";
import { PassageReview } from "./passage-review";

/** One passage after the other until each is known; what was forgotten comes again at the end. */
export function ReviewSession({
  passages,
  ids,
  today,
  onClose,
}: {
  passages: readonly ShownPassage[];
  ids: readonly string[];
  today: string;
  onClose: () => void;
}) {
  const [queue, setQueue] = useState(ids);
  /** How many were shown; also tells one turn of a passage from the next. */
  const [turn, setTurn] = useState(0);
  const review = useMutation(reviewMutation);
  const heading = useRef<HTMLHeadingElement>(null);
  const [dueAtFirst] = useState(() => new Map(passages.map(({ id, due }) => [id, due])));
  // What was removed or reviewed in another tab is left out; what is practiced need not be due.
  const isLeft = ({ id, due }: ShownPassage) => due <= today || due === dueAtFirst.get(id);
  const left = queue.filter((id) => passages.some((one) => one.id === id && isLeft(one)));
  const passage = passages.find(({ id }) => id === left[0]);
  const done = ids.length - new Set(left).size;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each passage the focus begins anew
  useEffect(() => heading.current?.focus(), [turn, passage?.id]);

  function grade(given: Grade) {
    if (!passage) return;
    const { id, reference, reviews } = passage;
    review.mutate(
      { id, reference, grade: given, reviews, today },
      {
        onError: (error) =>
          toast({
            variant: "destructive",
            title: `Your review of ${reference} wasn’t saved`,
            description: failureWords(error, "Please try again."),
          }),
      },
    );
    setQueue(given === "again" ? [...left.slice(1), id] : left.slice(1));
    setTurn(turn + 1);
  }

  if (!passage) {
    return (
      <section
        aria-labelledby="learn-done"
        className={cardVariants({ className: "px-6 py-12 text-center" })}
      >
        <Check aria-hidden="true" className="mx-auto mb-3 size-8 text-primary" />
        <h2
          ref={heading}
          id="learn-done"
          tabIndex={-1}
          className="font-serif text-2xl font-semibold"
        >
          Done for now
        </h2>
        <p className="mt-1 text-muted-foreground">
          {`You went over ${countOf(ids.length, "passage")}. Each comes back when it’s due.`}
        </p>
        <Button className="mt-6" onClick={onClose}>
          Back to your passages
        </Button>
      </section>
    );
  }
  return (
    <section aria-labelledby="learn-passage" className={cardVariants({ className: "p-5 sm:p-7" })}>
      <div className="mb-5 flex items-center gap-4">
        <Progress
          aria-label={`${done} of ${countOf(ids.length, "passage")} done`}
          value={done}
          max={ids.length}
        />
        <Button variant="ghost" size="sm" onClick={onClose}>
          Stop here
        </Button>
      </div>
      <h2
        ref={heading}
        id="learn-passage"
        tabIndex={-1}
        className="font-serif text-2xl font-semibold"
      >
        {passage.reference}{" "}
        <span className="font-sans text-sm font-normal text-muted-foreground">
          {passage.translation}
        </span>
      </h2>
      <MissingTranslation passage={passage} />
      <PassageReview key={`${passage.id} ${turn}`} passage={passage} onGrade={grade} />
    </section>
  );
}
