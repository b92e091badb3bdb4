import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { afterAnswer } from "./after-answer";
import { entityTag, holds } from "./entity-tag";
import type { Handler } from "./route";

interface Kept {
  text: string;
  headers: [name: string, value: string][];
  etag: string;
  readAt: number;
  isReading: boolean;
}

/** Kept answers of a path; further queries of it push out the least recently asked for. */
const MOST_ANSWERS = 64;
/** A longer answer is not kept, in characters. */
const LONGEST = 1024 * 1024;

/** By path and query: whoever asks for all verses of the Bible pushes no list out. */
const kept = processState("keptAnswers", () => ({ paths: new Map<string, Map<string, Kept>>() }));

/**
 * A GET handler for what only a deployment or an import changes, the same for everybody: its good
 * answers are kept and sent again without asking the database, for `LIST_FRESH_SECONDS`; an
 * older one is still sent while the next is read behind it, so that a database that is down is not
 * noticed here. Answers carry an ETag. With 0 seconds nothing is kept and all is asked anew.
 */
export function keepAnswers(handler: Handler): Handler {
  return async (request, context) => {
    const freshMs = env().LIST_FRESH_SECONDS * 1000;
    if (freshMs === 0) {
      const response = await handler(request, context);
      return response.ok ? toResponse(await tagged(response), request) : response;
    }
    const { pathname, search } = new URL(request.url);
    const known = kept.paths.get(pathname)?.get(search);
    if (!known) {
      const response = await handler(request, context);
      return response.ok ? toResponse(await keep(pathname, search, response), request) : response;
    }
    push(pathname, search, known);
    if (Date.now() - known.readAt > freshMs && !known.isReading) {
      known.isReading = true;
      afterAnswer(() => readAnew(pathname, search, known, () => handler(request, context)));
    }
    return toResponse(known, request);
  };
}

async function readAnew(
  path: string,
  search: string,
  known: Kept,
  read: () => Promise<Response>,
): Promise<void> {
  try {
    const response = await read();
    if (response.ok) await keep(path, search, response);
    else log.warn({ path, status: response.status }, "a kept answer could not be read anew");
  } finally {
    known.isReading = false;
    known.readAt = Date.now();
  }
}

/** A good answer with its entity tag. */
async function tagged(response: Response): Promise<Kept> {
  const text = await response.text();
  const etag = entityTag(text);
  const headers = [...response.headers].filter(([name]) => name !== "content-length");
  return { text, headers, etag, readAt: Date.now(), isReading: false };
}

/** A good answer as it is kept, unless it is too long. */
async function keep(path: string, search: string, response: Response): Promise<Kept> {
  const answer = await tagged(response);
  if (answer.text.length <= LONGEST) push(path, search, answer);
  return answer;
}

/** Sets an answer last of its path's, and takes the first away above `MOST_ANSWERS`. */
function push(path: string, search: string, answer: Kept): void {
  const answers = kept.paths.get(path) ?? new Map<string, Kept>();
  kept.paths.set(path, answers);
  answers.delete(search);
  answers.set(search, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
}

function toResponse({ text, headers, etag }: Kept, request: Request): Response {
  const sent: [string, string][] = [...headers, ["ETag", etag]];
  if (holds(request, etag)) return new Response(null, { status: 304, headers: sent });
  return new Response(text, { headers: sent });
}
