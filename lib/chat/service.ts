import "server-only";
import { setImmediate } from "node:timers/promises";
import { findConcern } from "@/lib/answer-guard/safety";
import { answererWith, answerWithoutModel } from "@/lib/answers/answer";
import { toAnswerText, toVerseReferences } from "@/lib/answers/answer-fields";
import { followUp } from "@/lib/answers/follow-up";
import type { Part } from "@/lib/answers/parts";
import { type AnswerStatus, collectAnswer, streamAnswer } from "@/lib/answers/write-answer";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { resolveReference } from "@/lib/bible/references/resolve";
import { findByEmbedding } from "@/lib/embeddings/find";
import { acceptsStream } from "@/lib/http/accept";
import { payerOf } from "@/lib/limits/budget";
import { configuredEmbeddingModel } from "@/lib/model/embedding-model";
import { meteredModel } from "@/lib/model/metered-model";
import { configuredModel } from "@/lib/model/provider";
import { rehearse } from "@/lib/rehearsals";
import { findSources } from "@/lib/retrieval/find-sources";
import type { Queries } from "@/lib/workspaces/data";
import { missing, type Owner } from "@/lib/workspaces/owner";
import {
  addExchange,
  createConversation,
  deleteUnused,
  findHistory,
  getConversation,
  requireConversation,
} from "./data";
import { conversationTitle, MAX_TURN_LENGTH, shorten, toHistory, toStoredParts } from "./rules";
import type { ChatBody, ConversationAnswer, StoredPart } from "./schema";

interface Asked {
  workspace: Owner;
  queries: Queries;
  body: ChatBody;
  request: Request;
}

/** Throws AppError not_found when the question names a conversation that is not the visitor's. */
export async function checkConversation(
  queries: Queries,
  workspace: Owner | null,
  conversationId: string | null,
): Promise<void> {
  if (conversationId === null) return;
  if (!workspace) throw missing();
  await requireConversation(queries, workspace, conversationId);
}

const BROKEN_OFF = "\n\nI cannot say more right now. Please ask again in a little while.";

/**
 * An answer to somebody in need, whose first words are the site's own: when the model fails after
 * them, they are the answer.
 */
async function* withClosingWords(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  let isGiven = false;
  try {
    for await (const part of parts) {
      isGiven = true;
      yield part;
    }
  } catch (error) {
    if (!isGiven) throw error;
    yield { type: "text", text: BROKEN_OFF };
  }
}

/** What the site holds for a question as it is meant. */
async function findSourcesFor(
  question: string,
  { question: asked, translation }: ChatBody,
  mayEmbed: boolean,
  signal: AbortSignal,
) {
  // Only of a visitor who lets a model answer: the question goes to the operator's provider. Help
  // for somebody in need waits for nobody.
  const embedding = mayEmbed && findConcern(asked) === null ? configuredEmbeddingModel() : null;
  const meant = embedding ? await findByEmbedding(embedding, question, signal) : [];
  return findSources(question, translation, meant);
}

/**
 * Answers a question within its conversation, a new one when it names none: as the UI-message
 * stream when the request accepts one, else as the spec's fields. The question and what arrived of
 * its answer are saved when it ends, also when the visitor stops it; a call that gave nothing
 * leaves nothing. Throws AppError not_found, too_many_requests or ai_unavailable before the first
 * words.
 */
export async function answerQuestion({ workspace, queries, body, request }: Asked) {
  const { question, translation, useModel } = body;
  const model = useModel ? configuredModel() : null;
  const payer = model && (await payerOf(workspace, request));
  const answerer = answererWith({ model: model && payer && meteredModel(model, payer) });
  const history = body.conversationId
    ? toHistory(await findHistory(queries, workspace, body.conversationId))
    : [];
  // One turn of the event loop for each question: many at once would otherwise block everything
  // else until all are done.
  await setImmediate();
  const followed = followUp(question, history);
  const sources = followed.shown
    ? []
    : await findSourcesFor(followed.question, body, model !== null, request.signal);
  const conversationId =
    body.conversationId ??
    (await createConversation(queries, workspace, conversationTitle(question)));

  const streams = acceptsStream(request);
  const save = async (parts: readonly Part[], status: AnswerStatus) => {
    // Without a stream nobody has seen anything of an answer that did not come to its end.
    if (parts.length === 0 || (!streams && status !== "complete")) {
      await deleteUnused(queries, workspace, conversationId);
      return;
    }
    await addExchange(queries, workspace, conversationId, {
      question,
      answer: shorten(toAnswerText(parts), MAX_TURN_LENGTH),
      parts: toStoredParts(parts),
      verseReferences: await toVerseReferences(parts),
    });
  };
  const answer = {
    // Held while the answer runs: Node lets a request that nobody holds be collected, and then its
    // signal never fires.
    request,
    start: (signal: AbortSignal) => {
      const acceptLanguage = request.headers.get("accept-language") ?? "";
      const asked = { question, followed, history, translation, acceptLanguage, signal };
      const parts = answerer(asked, sources);
      return streams || findConcern(question) === null ? parts : withClosingWords(parts);
    },
    conversationId,
    signal: request.signal,
    onFinish: save,
  };
  if (streams) return streamAnswer(answer);
  return { conversationId, ...(await collectAnswer(answer)) };
}

/**
 * The parts as a page shows them, their passages read from the table anew; one that it no longer
 * prints is left out.
 */
async function toShownParts(parts: readonly StoredPart[]): Promise<Part[]> {
  const scripture = await getScripture();
  return parts.flatMap((part): Part[] =>
    part.type === "verse" ? resolveReference(scripture, part.reference, part.translation) : [part],
  );
}

/** A conversation with its turns, to be shown again. Throws AppError not_found. */
export async function readConversation(
  queries: Queries,
  workspace: Owner,
  id: string,
): Promise<ConversationAnswer> {
  const { turns, ...conversation } = await getConversation(queries, workspace, id);
  return {
    ...conversation,
    turns: await Promise.all(
      turns.map(async ({ id, role, content, verseReferences, parts, isImported, createdAt }) => ({
        id,
        role: role === "assistant" ? ("assistant" as const) : ("user" as const),
        content,
        verseReferences,
        parts: parts && !isImported ? await toShownParts(parts) : null,
        isImported,
        createdAt: createdAt.toISOString(),
      })),
    ),
  };
}

rehearse("chat", async () => {
  const { signal } = new AbortController();
  for (const question of [
    "Who baptized Jesus?",
    "What does John 3:16 say about love?",
    "Is there evidence for the flood?",
    "I am afraid of tomorrow",
    "Where is Bethel?",
  ]) {
    const asked = { question, history: [], translation: DEFAULT_TRANSLATION, signal };
    const sources = await findSources(question, DEFAULT_TRANSLATION);
    const start = () => answerWithoutModel(asked, sources);
    await collectAnswer({ start, conversationId: null, signal });
  }
});
