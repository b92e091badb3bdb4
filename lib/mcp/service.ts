import "server-only";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { readText } from "@/lib/http/read-request";
import { answerMs, type Handler, route, withDeadline } from "@/lib/http/route";
import { underOpenRules } from "@/lib/open-api/route";
import { refuseForeignPages } from "./allowed-callers";
import { MAX_MESSAGE_BYTES } from "./constants";
import { callMcp } from "./operations";
import { createMcpServer } from "./server";

const run = <Answer>(answer: () => Promise<Answer>, deadlineMs = answerMs()) =>
  withDeadline(answer(), deadlineMs);

const mcp = createMcpHandler(({ requestInfo }) => createMcpServer(run, requestInfo), {
  // Nothing here ever changes while a client listens.
  maxSubscriptions: 0,
  maxRequestBodySize: MAX_MESSAGE_BYTES,
});

const NO_BATCHES = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32_600, message: "Send one message at a time." },
};

/** What a client of the protocol accepts. */
const BOTH_TYPES = "application/json, text/event-stream";

/** Whether a client takes whatever it is given, as curl does. */
function acceptsAll(headers: Headers): boolean {
  return /(^|,)\s*\*\/\*\s*(,|$)/.test(headers.get("accept") ?? "*/*");
}

const UNKEPT = { "Cache-Control": "no-store" };

/** Whether a message is a list of messages, which the protocol had for one revision only. */
function isBatch(text: string): boolean {
  return /^\s*\[/.test(text);
}

/**
 * The message of a request that may be answered. Throws AppError: not_found when the operator has
 * switched this off, forbidden, payload_too_large, unsupported_media_type.
 */
async function readMessage(request: Request): Promise<string> {
  if (!env().MCP_SERVER) throw new AppError("not_found", "There is no such address in this API.");
  refuseForeignPages(request);
  return readText(request, MAX_MESSAGE_BYTES);
}

/**
 * Answers one message of the Model Context Protocol, without sessions: what is wrong with the
 * request itself is a problem (403, 404, 413, 415, 429), what is wrong with the message an error of
 * JSON-RPC.
 */
export const mcpHandler: Handler = underOpenRules(
  callMcp,
  route({
    body: z.string(),
    readBody: readMessage,
    // Tools keep their own time.
    deadlineMs: null,
    handle: async ({ request, body }) => {
      if (isBatch(body)) return Response.json(NO_BATCHES, { status: 400, headers: UNKEPT });
      const { url, signal } = request;
      const headers = new Headers(request.headers);
      // The library looks for the types by name.
      if (acceptsAll(headers)) headers.set("Accept", BOTH_TYPES);
      const answer = await mcp.fetch(new Request(url, { method: "POST", headers, body, signal }));
      answer.headers.set("Cache-Control", "no-store");
      return answer;
    },
  }),
);
