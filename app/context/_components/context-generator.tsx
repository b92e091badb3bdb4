"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { warmUpContext } from "@/lib/biblical-context/client";
import { type ContextType, SUBJECT_FIELDS } from "@/lib/biblical-context/constants";
import { type ContextQuery, readContextAddress } from "@/lib/biblical-context/rules";
import { useUsesModel } from "@/lib/model/preference";
import { ContextExamples } from "./context-examples";
import { ContextForm } from "./context-form";
import { ContextFailure, ContextSkeleton } from "./context-loading";
import { ContextResult } from "./context-result";
import { useContextAnswer } from "./use-context-answer";

const NO_TEXTS: Record<ContextType, string> = {
  verse: "",
  topic: "",
  historical: "",
  archaeological: "",
};

const ADDRESS = {
  type: parseAsString,
  [SUBJECT_FIELDS.verse]: parseAsString,
  [SUBJECT_FIELDS.topic]: parseAsString,
  [SUBJECT_FIELDS.historical]: parseAsString,
  [SUBJECT_FIELDS.archaeological]: parseAsString,
};

/** What the address asks for, and the way to another, which is a step that Back undoes. */
function useContextAddress() {
  const [values, setValues] = useQueryStates(ADDRESS, { history: "push", scroll: false });
  const named: Record<string, string | null> = values;
  const address = readContextAddress({ get: (name) => named[name] ?? null });
  function goTo(query: ContextQuery | null) {
    const isThere = query
      ? address.isSubmitted && address.type === query.type && address.text === query.subject
      : Object.values(named).every((value) => value === null);
    if (isThere) return;
    void setValues(null);
    if (query) void setValues({ type: query.type, [SUBJECT_FIELDS[query.type]]: query.subject });
  }
  return { address, key: JSON.stringify(values), goTo };
}

/**
 * Asks for the context that the form names. What was asked is part of the address; editing the form
 * takes its answer away.
 */
export function ContextGenerator({ legend }: { legend: ReactNode }) {
  const { address, key, goTo } = useContextAddress();
  const [type, setType] = useState(address.type);
  const [texts, setTexts] = useState({ ...NO_TEXTS, [address.type]: address.text });
  const [isEdited, setIsEdited] = useState(false);
  // The form follows the address when Back, a link or a submit changes it.
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    setType(address.type);
    setTexts({ ...NO_TEXTS, [address.type]: address.text });
    setIsEdited(false);
  }
  const field = useRef<HTMLInputElement>(null);
  const submitted: ContextQuery | null =
    address.isSubmitted && !isEdited ? { type: address.type, subject: address.text } : null;
  const usesModel = useUsesModel();
  const { state, error, retry } = useContextAnswer(submitted, usesModel);
  const isLoading = submitted !== null && state === null && error === null;

  const region = useRef<HTMLDivElement>(null);
  const awaitsResult = useRef(false);
  const hasResult = state !== null || error !== null;
  useEffect(() => {
    if (!hasResult || !awaitsResult.current) return;
    awaitsResult.current = false;
    // The button pressed was disabled meanwhile: whoever used it by keyboard goes on from the
    // answer.
    const active = document.activeElement;
    if (active === document.body || active?.matches("button")) {
      region.current?.querySelector<HTMLElement>("h2")?.focus();
    }
  }, [hasResult]);

  function ask(query: ContextQuery) {
    awaitsResult.current = true;
    setIsEdited(false);
    goTo(query);
  }

  function reset() {
    setTexts(NO_TEXTS);
    setType("verse");
    setIsEdited(true);
    goTo(null);
    field.current?.focus();
    window.scrollTo({ top: 0 });
  }

  const text = texts[type];
  return (
    <>
      <ContextForm
        type={type}
        text={text}
        isLoading={isLoading}
        field={field}
        onIntent={warmUpContext}
        onType={(wanted) => {
          setType(wanted);
          setIsEdited(true);
        }}
        onText={(written) => {
          setTexts({ ...texts, [type]: written });
          setIsEdited(true);
        }}
        onSubmit={() => ask({ type, subject: text.trim() })}
      />
      <p role="status" className="sr-only">
        {isLoading ? "Generating context" : (state?.answer.title ?? "")}
      </p>
      <div ref={region} className="context-region" aria-busy={isLoading}>
        {submitted === null && <ContextExamples type={type} onChoose={ask} />}
        {isLoading && <ContextSkeleton />}
        {error && <ContextFailure error={error} onRetry={retry} />}
        {submitted && state && (
          <ContextResult state={state} query={submitted} legend={legend}>
            <Button variant="outline" className="no-print" onClick={reset}>
              Generate New Context
            </Button>
          </ContextResult>
        )}
      </div>
    </>
  );
}
