"use client";

// One generation from asking to saving: what is on screen of it, how it is stopped, and what stays
// when something fails.
import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import type { AnswerData, Part } from "@/lib/answers/parts";
import { type NewCreation, saveCreationMutation } from "@/lib/creations/client";
import type { TextType } from "@/lib/generation/constants";
import { failureWords } from "@/lib/http/failure-words";
import { readUsesModel } from "@/lib/model/preference";
import { DEMO_USER_ID } from "@/lib/workspaces/demo-user";

/**
 * A piece of the text as it is shown: commentary, or a passage that the server read from the table.
 */
export type ShownPart = Extract<Part, { type: "text" | "verse" }>;

export interface GenerationRequest {
  type: TextType;
  prompt: string;
  theme: string;
  /** The chosen verses, by their ids and as they are called. */
  verses: readonly { id: string; reference: string; osis?: string | null }[];
}

export type Run =
  | { step: "idle" }
  | { step: "writing" | "saving" | "stopped"; type: TextType; parts: readonly ShownPart[] }
  | { step: "failed"; type: TextType; parts: readonly ShownPart[]; words: string }
  /** The text is there and could not be saved. */
  | { step: "unsaved"; work: NewCreation; parts: readonly ShownPart[]; words: string }
  /** Help for somebody in need instead of a text: shown, and not saved. */
  | { step: "help"; type: TextType; parts: readonly ShownPart[] };

const IDLE: Run = { step: "idle" };
const FAILED_TITLE = "Failed to generate content";
const NOT_GENERATED = "Failed to generate AI content";
const NOT_SAVED = "Failed to save creation";
const BROKE_OFF = "The text broke off before the end. Please try again.";

/** A text that could not be saved outlives the dialog that shows it. */
let unsaved: (Run & { step: "unsaved" }) | null = null;

interface Written {
  content: string;
  isHelp: boolean;
}

/**
 * Asks for the text and hands every piece on. Throws like askForAnswer, and ReportedError when the
 * text breaks off.
 */
async function write(
  { type, prompt, theme, verses }: GenerationRequest,
  signal: AbortSignal,
  onParts: (parts: readonly ShownPart[]) => void,
): Promise<Written> {
  const { askForAnswer } = await import("@/lib/answers/ask");
  const asked = await askForAnswer(
    `/api/ai/generate-${type}`,
    {
      userId: DEMO_USER_ID,
      verseIds: verses.map(({ id }) => id),
      prompt,
      theme,
      prayerType: theme,
      duration: theme,
      ...(readUsesModel() ? {} : { useModel: false }),
    },
    signal,
  );
  if (asked.kind === "fields") {
    const { generated } = await import("@/lib/creations/contract");
    const written = generated.parse(asked.fields);
    onParts([{ type: "text", text: written.content }]);
    return written;
  }
  let parts: readonly ShownPart[] = [];
  let written: Written | null = null;
  const reader = asked.chunks.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = read.value;
    if (chunk.type === "error") throw new ReportedError(chunk.errorText);
    if (chunk.type === "abort") throw new ReportedError(BROKE_OFF);
    if (chunk.type === "data-content") {
      written = { content: chunk.data.content, isHelp: chunk.data.isHelp === true };
    }
    const more = addChunk(parts, chunk);
    if (more !== parts) onParts(more);
    parts = more;
  }
  if (!written || written.content === "") throw new ReportedError(BROKE_OFF);
  return written;
}

/** A failure whose message is a sentence for visitors. */
class ReportedError extends Error {}

type Chunk = { type: string; delta?: unknown; data?: unknown };

function addChunk(parts: readonly ShownPart[], chunk: Chunk): readonly ShownPart[] {
  if (chunk.type === "data-verse") {
    return [...parts, { type: "verse", ...(chunk.data as AnswerData["verse"]) }];
  }
  if (chunk.type !== "text-delta" || typeof chunk.delta !== "string") return parts;
  const last = parts.at(-1);
  return last?.type === "text"
    ? [...parts.slice(0, -1), { type: "text", text: last.text + chunk.delta }]
    : [...parts, { type: "text", text: chunk.delta }];
}

/**
 * The generation of one dialog. `onSaved` is called once for each text that was saved. Nothing
 * starts while something is under way; leaving the page stops what is being written, and what is
 * being saved goes on.
 */
export function useGeneration(onSaved: (work: NewCreation) => void) {
  const { mutateAsync: saveWork } = useMutation(saveCreationMutation);
  const [run, setRun] = useState<Run>(unsaved ?? IDLE);
  const isBusy = useRef(false);
  const stopper = useRef<AbortController | null>(null);
  const latestOnSaved = useRef(onSaved);
  latestOnSaved.current = onSaved;

  useEffect(() => () => stopper.current?.abort(), []);

  const save = useCallback(
    async (work: NewCreation, parts: readonly ShownPart[]) => {
      setRun({ step: "saving", type: work.type, parts });
      try {
        await saveWork(work);
      } catch (error) {
        isBusy.current = false;
        const words = failureWords(error, "The server didn’t answer.");
        unsaved = { step: "unsaved", work, parts, words };
        setRun(unsaved);
        toast({ title: FAILED_TITLE, description: NOT_SAVED, variant: "destructive" });
        return;
      }
      isBusy.current = false;
      unsaved = null;
      setRun(IDLE);
      latestOnSaved.current(work);
      toast({ title: "AI content generated successfully!" });
    },
    [saveWork],
  );

  async function generate(request: GenerationRequest): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const { type } = request;
    const controller = new AbortController();
    stopper.current = controller;
    let parts: readonly ShownPart[] = [];
    setRun({ step: "writing", type, parts });
    try {
      const { content, isHelp } = await write(request, controller.signal, (more) => {
        parts = more;
        setRun({ step: "writing", type, parts });
      });
      if (isHelp) {
        isBusy.current = false;
        setRun({ step: "help", type, parts });
        return;
      }
      // What names no verse was left out of the text too.
      const scriptureReferences = request.verses.flatMap(({ reference, osis }) =>
        osis === null ? [] : [reference],
      );
      await save({ type, prompt: request.prompt, content, scriptureReferences }, parts);
    } catch (error) {
      isBusy.current = false;
      if (controller.signal.aborted) {
        setRun({ step: "stopped", type, parts });
        return;
      }
      const words =
        error instanceof ReportedError ? error.message : failureWords(error, "Please try again.");
      setRun({ step: "failed", type, parts, words });
      toast({ title: FAILED_TITLE, description: NOT_GENERATED, variant: "destructive" });
    }
  }

  const stop = useCallback(() => stopper.current?.abort(), []);

  return {
    run,
    generate,
    /** Ends the writing, at the provider too. What is being saved is not stopped. */
    stop,
    saveAgain: () => {
      if (run.step !== "unsaved" || isBusy.current) return;
      isBusy.current = true;
      void save(run.work, run.parts);
    },
    /** Back to the form; an unsaved text is given up. */
    discard: () => {
      unsaved = null;
      setRun(IDLE);
    },
  };
}

/** Says on screen that a request cannot be granted as it stands. */
export function refuseRequest(words: string): void {
  toast({ title: FAILED_TITLE, description: words, variant: "destructive" });
}
