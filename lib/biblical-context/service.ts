import "server-only";
import { createUIMessageStreamResponse } from "ai";
import { getScripture } from "@/lib/bible/data";
import type { Scripture } from "@/lib/bible/scripture";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { acceptsStream } from "@/lib/http/accept";
import { refuseCrossSiteWrite } from "@/lib/http/cross-site";
import { addressSubject, workspaceSubject } from "@/lib/limits/service";
import { log } from "@/lib/log";
import { meteredModel } from "@/lib/model/metered-model";
import { configuredModel } from "@/lib/model/provider";
import { rehearse } from "@/lib/rehearsals";
import { admit } from "@/lib/workspaces/admission";
import { readVisitor } from "@/lib/workspaces/visitor";
import type { ContextChunk } from "./contract";
import { findSavedProse, saveProse } from "./data";
import { answerFromFacts, factsVersion } from "./facts";
import { checkProse, type Prose, type RawField, writeProse } from "./prose";
import { type ContextRequest, type ContextResponse, contextBody } from "./schema";

interface Asked {
  body: ContextRequest;
  request: Request;
}

/** What a model is to write prose for. */
interface ProseTask {
  scripture: Scripture;
  key: string;
  response: ContextResponse;
  request: Request;
  signal: AbortSignal;
}

async function* readSaved(
  { scripture, response }: ProseTask,
  saved: readonly RawField[],
): AsyncGenerator<Prose> {
  for (const one of saved) {
    const text = await checkProse(scripture, response, one);
    if (text !== null) yield { ...one, text };
  }
}

/**
 * Prose from the cache, else from the operator's model, which counts under the visitor's limits and
 * budgets. Throws AppError.
 */
async function* proseOf(task: ProseTask): AsyncGenerator<Prose> {
  const model = configuredModel();
  if (!model) return;
  const { scripture, key, response, request, signal } = task;
  const version = factsVersion(`${model.provider} ${model.modelId}`);
  const saved = await findSavedProse(key, version);
  if (saved) {
    yield* readSaved(task, saved);
    return;
  }
  const found = await admit(readVisitor(request), request, ["aiCallFromAddress", "aiCall"]);
  const payer = {
    workspace: found && workspaceSubject(found.owner.workspaceId),
    address: await addressSubject(request),
  };
  const fields: Prose[] = [];
  for await (const prose of writeProse(meteredModel(model, payer), scripture, response, signal)) {
    fields.push(prose);
    yield prose;
  }
  if (fields.length > 0 && !signal.aborted) await saveProse(key, version, fields);
}

/** The same, which ends instead of failing: the facts stand without it. */
async function* proseOrNothing(task: ProseTask): AsyncGenerator<Prose> {
  try {
    yield* proseOf(task);
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, "a context got no prose");
  }
}

async function withProse(response: ContextResponse, prose: AsyncIterable<Prose>) {
  const whole = { ...response, writtenByModel: [...response.writtenByModel] };
  for await (const { field, text } of prose) {
    whole[field] = text;
    whole.writtenByModel.push(field);
  }
  return whole;
}

async function* toChunks(
  response: ContextResponse,
  prose: AsyncIterable<Prose>,
): AsyncGenerator<ContextChunk> {
  yield { type: "start" };
  yield { type: "data-context", data: response };
  for await (const { field, text } of prose) yield { type: "data-prose", data: { field, text } };
  yield { type: "finish" };
}

/** The facts as the first data part, then the model's prose, field by field, as it is ready. */
function streamContext(response: ContextResponse, prose: AsyncIterable<Prose>, stop: () => void) {
  const chunks = toChunks(response, prose);
  const stream = new ReadableStream<ContextChunk>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        stop();
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return createUIMessageStreamResponse({
    stream,
    headers: { "Cache-Control": "no-store", Vary: "Accept" },
  });
}

/** No prose: facts alone were asked for, or the answer is not one to be rewritten. */
async function* noProse(): AsyncGenerator<Prose> {}

/**
 * The context of a verse, topic, period or site: facts of the site first, joined into prose by the
 * operator's model where there is one and the visitor wants it. A stream when the request accepts
 * one, else the spec's fields. Makes no workspace. A model that fails, is over its limit or adds
 * anything of its own leaves the facts as they are. Throws AppError not_found, forbidden or
 * unavailable.
 */
export async function answerContext({ body, request }: Asked): Promise<ContextResponse | Response> {
  const { hasCookie } = readVisitor(request);
  refuseCrossSiteWrite(request, { siteUrl: env().SITE_URL, hasCookie });
  const scripture = await getScripture();
  const { key, response } = answerFromFacts(
    scripture,
    body,
    request.headers.get("accept-language") ?? "",
  );
  const stop = new AbortController();
  // Held while the answer runs: Node lets a request that nobody holds be collected, and then its
  // signal never fires.
  const signal = AbortSignal.any([request.signal, stop.signal]);
  const task = { scripture, response, request, signal };
  const prose = key !== null && body.useModel ? proseOrNothing({ ...task, key }) : noProse();
  if (acceptsStream(request)) return streamContext(response, prose, () => stop.abort());
  return withProse(response, prose);
}

rehearse("context", async () => {
  const scripture = await getScripture();
  for (const asked of [
    { type: "topic", topic: "Prayer" },
    { type: "verse", verse: "Romans 8:28" },
  ]) {
    answerFromFacts(scripture, contextBody.parse(asked));
  }
});
