import "server-only";
import type { Part } from "@/lib/answers/parts";
import type { VersePart } from "@/lib/bible/verse-part";
import { arrangedFrom, type TextType } from "./constants";

interface Frame {
  /** Printed first; `{count}` is "this passage" or "these 3 passages". */
  opening: string;
  /** Before each passage, in turn. */
  between: readonly string[];
  closing: string;
}

const HONEST = `${arrangedFrom("{count}")} the words are Scripture’s own.`;

const FRAMES: Readonly<Record<TextType, Frame>> = {
  poem: {
    opening: HONEST,
    between: ["Listen:", "And again:", "And then:"],
    closing: "Read it once more, slowly, one line at a time.",
  },
  prayer: {
    opening: `${HONEST}\n\nLord, I come to you with your own words.`,
    between: [
      "Let me hear this as spoken before you:",
      "Teach me what this means today:",
      "Let me hold on to this:",
    ],
    closing:
      "What I do not understand in them I leave with you, and what I do understand, help me to live. Amen.",
  },
  meditation: {
    opening: `${HONEST}\n\nSit still for a moment and let your breath become calm.`,
    between: [
      "Read slowly. Which word stays with you?",
      "Read this alongside it. What does it add?",
      "Read again. What does it ask of you today?",
    ],
    closing: "Stay with the one line that speaks to you most, and end in silence.",
  },
};

function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * The passages as a poem, prayer or meditation: honest about being an arrangement. The visitor's
 * prompt does not change it. Ends quietly when the signal aborts.
 */
export async function* arrangePassages(
  type: TextType,
  passages: readonly VersePart[],
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const { opening, between, closing } = FRAMES[type];
  const count = passages.length === 1 ? "this passage" : `these ${passages.length} passages`;
  yield { type: "text", text: `${opening.replace("{count}", count)}\n\n` };
  for (const [at, passage] of passages.entries()) {
    if (signal.aborted) return;
    yield { type: "text", text: `${at > 0 ? "\n\n" : ""}${between[at % between.length]}\n` };
    yield passage;
    await pause();
  }
  if (!signal.aborted) yield { type: "text", text: `\n\n${closing}` };
}
