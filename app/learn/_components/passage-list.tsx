"use client";

import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { DeleteDialog } from "@/components/common/delete-dialog";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { wordsLanguage } from "@/components/scripture/words-language";
import { Button } from "@/components/ui/button";
import { cardVariants } from "@/components/ui/card";
import { toDayNumber } from "@/lib/calendar-days";
import { countOf } from "@/lib/count-words";
import { stopLearningMutation } from "@/lib/learning/client";
import { inDays, type ShownPassage } from "@/lib/learning/rules";
import { MissingTranslation } from "./missing-translation";

/** The passages that are learned, each with the day of its next review. */
export function PassageList({
  passages,
  today,
  onPractice,
}: {
  passages: readonly ShownPassage[];
  today: string;
  onPractice: (id: string) => void;
}) {
  const [toStop, setToStop] = useState<ShownPassage | null>(null);
  return (
    <>
      <ul className={cardVariants({ className: "divide-y overflow-hidden" })}>
        {passages.map((passage) => {
          const days = toDayNumber(passage.due) - toDayNumber(today);
          return (
            <li key={passage.id} className="break-inside-avoid px-4 py-4 sm:px-5">
              <div className="flex items-center gap-3">
                <div className="min-w-0 flex-1">
                  <p className="font-medium">
                    <ReferenceLink
                      reference={passage.reference}
                      translation={passage.translation}
                    />{" "}
                    <span className="text-sm font-normal text-muted-foreground">
                      {passage.translation}
                    </span>
                  </p>
                  <p className="text-sm text-muted-foreground">
                    {days <= 0 ? "Due today" : `Due ${inDays(days)}`} ·{" "}
                    {passage.reviews === 0 ? "new" : countOf(passage.reviews, "review")}
                  </p>
                </div>
                <Button
                  variant="outline"
                  size="sm"
                  className="no-print"
                  aria-label={`Review ${passage.reference}, ${passage.translation}`}
                  onClick={() => onPractice(passage.id)}
                >
                  Review
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  className="no-print"
                  aria-haspopup="dialog"
                  aria-label={`Stop learning ${passage.reference}, ${passage.translation}`}
                  onClick={() => setToStop(passage)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </div>
              <MissingTranslation passage={passage} />
              <p
                {...wordsLanguage(passage)}
                className="scripture mt-1.5 line-clamp-2 print:line-clamp-none text-[0.9375rem] leading-relaxed"
              >
                {passage.text}
              </p>
            </li>
          );
        })}
      </ul>
      {toStop && <StopDialog passage={toStop} onClose={() => setToStop(null)} />}
    </>
  );
}

function StopDialog({ passage, onClose }: { passage: ShownPassage; onClose: () => void }) {
  const { id, reference, reviews } = passage;
  const { mutateAsync } = useMutation(stopLearningMutation(id));
  return (
    <DeleteDialog
      title="Stop Learning"
      button="Stop learning"
      name={reference}
      failure="The passage couldn’t be removed"
      remove={() => mutateAsync()}
      onClose={onClose}
      onDeleted={() => {
        onClose();
        requestAnimationFrame(() => document.getElementById("learn-list")?.focus());
      }}
    >
      <p>
        {`${reference} will no longer come up for review`}
        {reviews > 0 && `, and its ${countOf(reviews, "review")} will be forgotten`}. This can’t be
        undone.
      </p>
    </DeleteDialog>
  );
}
