import "server-only";
import { findSafetyAnswer } from "@/lib/answer-guard/safety-answers";
import { toAnswerText } from "@/lib/answers/answer-fields";
import { writeWithModel } from "@/lib/answers/model-answer";
import type { Part } from "@/lib/answers/parts";
import { type AnswerStatus, collectAnswer, streamAnswer } from "@/lib/answers/write-answer";
import {
  DEFAULT_TRANSLATION,
  TRANSLATION_CODES,
  type TranslationCode,
} from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { resolveReference } from "@/lib/bible/references/resolve";
import type { VersePart } from "@/lib/bible/verse-part";
import type { Concern } from "@/lib/content/safety-answers/schema";
import { AppError } from "@/lib/errors";
import { acceptsStream } from "@/lib/http/accept";
import { type Payer, payerOf } from "@/lib/limits/budget";
import { meteredModel } from "@/lib/model/metered-model";
import { configuredModel } from "@/lib/model/provider";
import type { Queries } from "@/lib/workspaces/data";
import { missing, type Owner } from "@/lib/workspaces/owner";
import { arrangePassages } from "./arrangement";
import { MAX_VERSES_EACH, type TextType } from "./constants";
import { type ChosenVerse, findChosenVerses, rememberGenerated } from "./data";
import { buildGenerationMessages, buildGenerationPrompt } from "./prompts";
import type { GenerateBody } from "./schema";

interface Asked {
  workspace: Owner;
  queries: Queries;
  body: GenerateBody;
  request: Request;
}

const NOTHING_TO_QUOTE =
  "None of the selected verses has a reference that exists, so there is nothing to write from. Please select others.";

/** Throws AppError not_found unless every chosen verse is in the visitor's own collections. */
export async function checkChosenVerses(
  queries: Queries,
  workspace: Owner | null,
  verseIds: readonly string[],
): Promise<void> {
  if (!workspace) throw missing();
  await findChosenVerses(queries, workspace, verseIds);
}

function translationOf({ translation }: ChosenVerse): TranslationCode {
  return TRANSLATION_CODES.find((code) => code === translation) ?? DEFAULT_TRANSLATION;
}

/**
 * The chosen verses as our table prints them, each once. What somebody entered as a verse's words
 * is never among them.
 */
async function readPassages(chosen: readonly ChosenVerse[]): Promise<VersePart[]> {
  const scripture = await getScripture();
  const passages = new Map<string, VersePart>();
  for (const verse of chosen) {
    const translation = translationOf(verse);
    const found = verse.osis
      ? resolveReference(scripture, verse.reference, translation, MAX_VERSES_EACH)
      : [];
    for (const passage of found) passages.set(`${passage.osis} ${passage.translation}`, passage);
  }
  if (passages.size === 0) {
    throw new AppError("invalid_request", NOTHING_TO_QUOTE, {
      errors: [{ path: "verseIds", message: NOTHING_TO_QUOTE }],
    });
  }
  return [...passages.values()];
}

/** Who is in danger gets help, no poem: the visitor, or somebody the visitor writes about. */
const IN_DANGER: ReadonlySet<Concern> = new Set([
  "self-harm",
  "self-harm-of-another",
  "abuse",
  "abuse-of-another",
]);

/**
 * What somebody in need gets instead of a text: kind words and where to find help. Null for any
 * other request.
 */
async function findHelp({ prompt, theme }: GenerateBody, request: Request): Promise<Part[] | null> {
  const words = theme ? `${prompt}\n${theme}` : prompt;
  const safety = findSafetyAnswer(words, request.headers.get("accept-language") ?? "");
  if (!safety || !IN_DANGER.has(safety.id)) return null;
  const { text, references } = safety;
  const scripture = await getScripture();
  return [
    { type: "text", text: `${text}\n\n` },
    ...references.flatMap((reference) =>
      resolveReference(scripture, reference, DEFAULT_TRANSLATION),
    ),
  ];
}

async function* give(parts: readonly Part[]): AsyncGenerator<Part> {
  yield* parts;
}

function writeText(
  type: TextType,
  passages: readonly VersePart[],
  { prompt, theme, useModel }: GenerateBody,
  payer: Payer,
  signal: AbortSignal,
): AsyncIterable<Part> {
  const model = useModel ? configuredModel() : null;
  if (!model) return arrangePassages(type, passages, signal);
  const translation = passages[0]?.translation ?? DEFAULT_TRANSLATION;
  return writeWithModel({
    model: meteredModel(model, payer),
    system: (canary) => buildGenerationPrompt(type, translation, canary),
    messages: buildGenerationMessages({
      references: passages.map(({ reference }) => reference),
      theme,
      prompt,
    }),
    translation,
    signal,
  });
}

/**
 * Writes a poem, prayer or meditation from the visitor's chosen verses: by the operator's model,
 * whose scripture comes from the table, or, without a key or where the visitor wants none, as an
 * honest arrangement of the verses. A stream when the request accepts one, else {content}. The hash
 * of a text that came to its end is noted before the end is sent. Help for somebody in need comes
 * in its place, marked `isHelp`. Throws AppError invalid_request, not_found, too_many_requests or
 * ai_unavailable.
 */
export async function generateText(type: TextType, { workspace, queries, body, request }: Asked) {
  const passages = await readPassages(await findChosenVerses(queries, workspace, body.verseIds));
  const safety = await findHelp(body, request);
  const payer = await payerOf(workspace, request);
  const remember = async (parts: readonly Part[], status: AnswerStatus) => {
    if (status !== "complete" || safety) return;
    await rememberGenerated(queries, workspace, type, toAnswerText(parts));
  };
  const answer = {
    // Held while the answer runs: Node lets a request that nobody holds be collected, and then its
    // signal never fires.
    request,
    start: (signal: AbortSignal) =>
      safety ? give(safety) : writeText(type, passages, body, payer, signal),
    conversationId: null,
    isHelp: safety !== null,
    signal: request.signal,
    onFinish: remember,
  };
  if (acceptsStream(request)) return streamAnswer(answer);
  const { answer: content } = await collectAnswer(answer);
  return safety ? { content, isHelp: true as const } : { content };
}
