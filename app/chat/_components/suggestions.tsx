"use client";

import { Button } from "@/components/ui/button";
import { SUGGESTIONS } from "./question";

/** What an empty chat offers to ask; a press asks it. */
export function Suggestions({
  onAsk,
  onIntent,
}: {
  onAsk: (question: string) => void;
  onIntent: () => void;
}) {
  return (
    // Pressed before the page runs, the question comes back in the address and stands in the field.
    <form action="/chat" onSubmit={(event) => event.preventDefault()} className="chat-suggestions">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        role="group"
        aria-label="Suggested questions"
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {SUGGESTIONS.map((question) => (
          <Button
            variant="unstyled"
            key={question}
            type="submit"
            name="q"
            value={question}
            onClick={(event) => {
              event.preventDefault();
              onAsk(question);
            }}
          >
            {question}
          </Button>
        ))}
      </div>
    </form>
  );
}
