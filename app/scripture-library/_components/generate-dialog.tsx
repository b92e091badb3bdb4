"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { PanelTabs } from "@/components/common/panel-tabs";
import { copyOrShow } from "@/components/scripture/copy-text";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import type { CollectionVerse } from "@/lib/collections/verse-client";
import {
  MAX_CHOSEN_VERSES,
  SELECT_FEWER_VERSES,
  SELECT_VERSES,
  TEXT_TYPES,
  type TextType,
} from "@/lib/generation/constants";
import { type GenerationWords, generationWords } from "@/lib/generation/contract";
import { SpokenOnce } from "./creation-spoken";
import { GenerateForm } from "./generate-form";
import { GeneratePreview, toPlainText } from "./generate-preview";
import { type Run, refuseRequest, useGeneration } from "./generate-run";
import "../creations.css";

const TABS = [
  { value: "poem", label: "Poem" },
  { value: "prayer", label: "Prayer" },
  { value: "meditation", label: "Meditation" },
] as const satisfies readonly { value: TextType; label: string }[];

const NO_WORDS: GenerationWords = { prompt: "", theme: "" };

/** What was put in and not yet used; a closed dialog, and another collection's, go on from it. */
let draft = NO_WORDS;

/**
 * Writes a poem, prayer or meditation from the chosen verses and saves it by itself. `onGenerated`
 * is called when one was saved; closing the dialog stops what is being written and leaves what was
 * put in. Stays mounted while it is closed.
 */
export function GenerateDialog({
  isOpen,
  verses,
  onClose,
  onGenerated,
}: {
  isOpen: boolean;
  verses: readonly CollectionVerse[];
  onClose: () => void;
  onGenerated: () => void;
}) {
  const [type, setType] = useState<TextType>("poem");
  const words = useForm<GenerationWords>({
    resolver: zodResolver(generationWords),
    defaultValues: draft,
  });
  const { subscribe, reset } = words;
  const [spoken, setSpoken] = useState("");
  const writing = useRef<HTMLElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const { run, generate, stop, saveAgain, discard } = useGeneration((work) => {
    reset(NO_WORDS);
    setSpoken(work.content);
    onGenerated();
    // It may have been closed while the text was being saved.
    if (isOpen) onClose();
  });
  const isPending = run.step === "writing" || run.step === "saving";
  const ended = useRef<Run>(run);
  if (!isPending) ended.current = run;

  useEffect(() => {
    // The button that was pressed cannot be pressed again until the end; the keyboard goes on from
    // the text.
    if (isPending) writing.current?.focus();
  }, [isPending]);

  // However it was closed, by Back too. What is being saved goes on.
  useEffect(() => {
    if (!isOpen) stop();
  }, [isOpen, stop]);

  useEffect(() => {
    if (spoken === "") return;
    const frame = requestAnimationFrame(() => focusSection(after.current));
    return () => cancelAnimationFrame(frame);
  }, [spoken]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft = { ...values };
        },
      }),
    [subscribe],
  );

  const choiceProblem =
    verses.length === 0
      ? SELECT_VERSES
      : verses.length > MAX_CHOSEN_VERSES
        ? SELECT_FEWER_VERSES
        : null;

  const submit = words.handleSubmit((filled) => {
    if (choiceProblem !== null) return refuseRequest(choiceProblem);
    setSpoken("");
    void generate({ type, ...filled, verses });
  });

  const form = (
    <form onSubmit={submit} noValidate>
      {run.step === "unsaved" || run.step === "help" ? (
        <StandingText run={run} onSaveAgain={saveAgain} onDiscard={discard} />
      ) : (
        <>
          <div className="generate-stack">
            {/* Keeps its room: a second press on the button must not meet anything else. */}
            <div className={isPending ? "invisible" : undefined}>
              <Ending run={ended.current} />
              <GenerateForm
                type={type}
                form={words}
                verses={verses}
                choiceProblem={choiceProblem}
              />
            </div>
            {isPending && (
              <section
                ref={writing}
                tabIndex={-1}
                aria-label="The text so far"
                aria-busy="true"
                className="creation-sheet outline-none"
              >
                {run.parts.length === 0 && <p className="text-muted-foreground">One moment…</p>}
                <GeneratePreview parts={run.parts} />
              </section>
            )}
          </div>
          <div className="generate-actions">
            <Button type="submit" disabled={isPending}>
              {isPending ? `Generating ${run.type}...` : `Generate ${type}`}
            </Button>
            {run.step === "writing" && (
              <Button variant="outline" onClick={stop}>
                <Square aria-hidden="true" />
                Stop
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );

  return (
    <>
      <Dialog open={isOpen} onOpenChange={onClose}>
        <DialogContent className="generate-dialog sm:max-w-2xl">
          <DialogHeader>
            <DialogTitle>Generate AI Content</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <PanelTabs
              label="What to write"
              tabs={TABS}
              value={"type" in run && isPending ? run.type : type}
              onValueChange={(value) => {
                const wanted = TEXT_TYPES.find((candidate) => candidate === value);
                if (wanted && !isPending) setType(wanted);
              }}
              panels={TABS.map(({ value }) => (value === type ? form : null))}
            />
            {run.step === "help" && <SpokenOnce text={toPlainText(run.parts)} />}
          </DialogBody>
        </DialogContent>
      </Dialog>
      {/* Outside the dialog, which closes as soon as the text is saved. */}
      <div ref={after}>
        <SpokenOnce text={spoken} />
      </div>
    </>
  );
}

/**
 * The button that opened the dialog went with the selection: the keyboard goes on from the heading
 * of the section, unless it is somewhere already.
 */
function focusSection(element: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  element?.closest("section")?.querySelector<HTMLElement>("h2[tabindex]")?.focus();
}

/** How the last try ended, and what there was of it. */
function Ending({ run }: { run: Run }) {
  if (run.step !== "failed" && run.step !== "stopped") return null;
  return (
    <div className="mb-5 space-y-3">
      {run.step === "failed" ? (
        // No alert: the notice on the screen has said it, and this stays when that has gone.
        <p className="creation-notice text-destructive">{run.words}</p>
      ) : (
        <p role="status" className="creation-notice">
          Stopped. Nothing was saved.
        </p>
      )}
      {run.parts.length > 0 && (
        <details className="text-sm">
          <summary className="link w-fit">What was written so far</summary>
          <div className="creation-sheet mt-2">
            <GeneratePreview parts={run.parts} />
          </div>
        </details>
      )}
    </div>
  );
}

/** A text that stays on screen: one that could not be saved, or help instead of one. */
function StandingText({
  run,
  onSaveAgain,
  onDiscard,
}: {
  run: Run & { step: "unsaved" | "help" };
  onSaveAgain: () => void;
  onDiscard: () => void;
}) {
  const isUnsaved = run.step === "unsaved";
  return (
    <>
      {isUnsaved && (
        <p role="alert" className="creation-notice mb-4">
          <strong className="font-semibold">This {run.work.type} isn’t saved yet.</strong>{" "}
          {run.words}
        </p>
      )}
      <div className="creation-sheet">
        <GeneratePreview parts={run.parts} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {isUnsaved && <Button onClick={onSaveAgain}>Save again</Button>}
        <Button
          variant="outline"
          onClick={() => copyOrShow(isUnsaved ? run.work.content : toPlainText(run.parts))}
        >
          Copy
        </Button>
        <Button variant="ghost" onClick={onDiscard}>
          {isUnsaved ? "Discard it" : "Back"}
        </Button>
      </div>
    </>
  );
}
