"use client";

import { useEffect, useRef, useState } from "react";
import { copyOrShow } from "@/components/scripture/copy-text";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import {
  CHECK_RESULT_PATH,
  CORRECTED_ID,
  HINT_ID,
  MAX_CHECKED_LENGTH,
  PROBLEM_ID,
  RESULT_ID,
  TEXT_ID,
} from "@/lib/quotation-check/constants";
import { toProblemHtml } from "@/lib/quotation-check/problem-html";

const FAILED = "The text couldn’t be checked. What you typed is still here. Please try again.";

/**
 * A plain form; with scripts it shows what is found below itself, in the server's own words. Nothing
 * is kept of the text: it is in the field alone.
 */
export function CheckForm() {
  const [answer, setAnswer] = useState({ html: "", isProblem: false });
  const [isChecking, setIsChecking] = useState(false);
  const result = useRef<HTMLDivElement>(null);

  async function check(text: string) {
    setIsChecking(true);
    try {
      const response = await fetch(`${CHECK_RESULT_PATH}?part=result`, {
        method: "POST",
        body: new URLSearchParams({ text }),
      });
      setAnswer({ html: await response.text(), isProblem: !response.ok });
    } catch {
      setAnswer({ html: toProblemHtml(FAILED), isProblem: true });
    }
    setIsChecking(false);
  }

  useEffect(() => {
    if (answer.html === "" || answer.isProblem) return;
    result.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [answer]);

  useEffect(() => {
    const { current } = result;
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element) || !target.closest("[data-copy-corrected]")) return;
      const corrected = current?.querySelector(`#${CORRECTED_ID}`);
      if (corrected) void copyOrShow(corrected.textContent);
    }
    current?.addEventListener("click", onClick);
    return () => current?.removeEventListener("click", onClick);
  }, []);

  return (
    <>
      <form
        action={CHECK_RESULT_PATH}
        method="post"
        className="no-print"
        onSubmit={(event) => {
          event.preventDefault();
          void check(String(new FormData(event.currentTarget).get("text") ?? ""));
        }}
      >
        <Label htmlFor={TEXT_ID}>Text</Label>
        <Textarea
          id={TEXT_ID}
          name="text"
          rows={12}
          className="mt-1.5 text-base leading-relaxed"
          aria-describedby={HINT_ID}
          aria-invalid={answer.isProblem || undefined}
          aria-errormessage={answer.isProblem ? PROBLEM_ID : undefined}
        />
        <p id={HINT_ID} className="mt-1.5 text-sm text-muted-foreground">
          A sermon, an article, the answer of a language model: up to{" "}
          {MAX_CHECKED_LENGTH.toLocaleString("en-US")} characters. It’s compared and forgotten.
        </p>
        <Button type="submit" size="lg" className="mt-4 min-w-32" disabled={isChecking}>
          {isChecking ? "Checking..." : "Check"}
        </Button>
      </form>
      <div
        id={RESULT_ID}
        ref={result}
        className="check-result"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, from our own address, with the text in them escaped
        dangerouslySetInnerHTML={{ __html: answer.html }}
      />
    </>
  );
}
