"use client";

import { ArrowUp, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { checkQuestion } from "./question";

/**
 * Fits the field to its words where the browser does not by itself (`field-sizing`); the style
 * sheet bounds it.
 */
function fitHeight(field: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + 2}px`;
}

/**
 * The field for a question with its buttons. Enter sends, Shift+Enter begins a line. While an
 * answer is under way the field and Send are disabled; the form itself holds the focus then, and
 * the field has it back at the end.
 */
export function Composer({
  field,
  text,
  onText,
  isPending,
  onSend,
  onStop,
  onIntent,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  isPending: boolean;
  onSend: () => void;
  onStop: () => void;
  /** The visitor is about to ask. */
  onIntent: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { canBeAsked, isTooLong, note } = checkQuestion(text);

  const latestOnText = useRef(onText);
  latestOnText.current = onText;
  useLayoutEffect(() => {
    // What was typed before the page ran.
    if (field.current?.value) latestOnText.current(field.current.value);
  }, [field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other text
  useLayoutEffect(() => {
    if (field.current) fitHeight(field.current);
  }, [text, field]);

  const wasPending = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === null;
    if (isPending && !wasPending.current) {
      // From the field, a suggestion or Try Again, all of which go.
      form.current?.focus({ preventScroll: true });
    } else if (!isPending && wasPending.current && (isLost || activeElement === form.current)) {
      // On a touch screen the field would bring the keyboard up over the answer.
      const hasKeyboard = window.matchMedia("(pointer: fine)").matches;
      (hasKeyboard ? field : form).current?.focus({ preventScroll: true });
    }
    wasPending.current = isPending;
  }, [isPending, field]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canBeAsked && !isPending) onSend();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // While letters are still being put together (Japanese, Chinese, Korean) Enter takes one of
    // them.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    if (canBeAsked && !isPending && !event.repeat) onSend();
  }

  return (
    // Sent before the page runs, the question comes back in the address and stands in the field
    // again.
    <form
      ref={form}
      tabIndex={-1}
      action="/chat"
      onSubmit={submit}
      aria-label="Ask a question"
      className="chat-composer"
    >
      <Textarea
        variant="unstyled"
        ref={field}
        name="q"
        rows={1}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={sendOnEnter}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        disabled={isPending}
        aria-label="Your question"
        aria-invalid={isTooLong}
        aria-describedby="chat-note"
        placeholder="Ask about the Bible"
        autoComplete="off"
        enterKeyHint="send"
      />
      <div className="chat-composer-buttons">
        {isPending && (
          <Button variant="outline" onClick={onStop}>
            <Square aria-hidden="true" />
            Stop
          </Button>
        )}
        <Button type="submit" className="max-sm:px-3" disabled={!canBeAsked || isPending}>
          <ArrowUp aria-hidden="true" />
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
      <p id="chat-note" role="status" className={isTooLong ? "text-destructive" : undefined}>
        {note}
      </p>
    </form>
  );
}
