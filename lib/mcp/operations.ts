import { z } from "zod";
import { operation } from "@/lib/http/operation";

/** A message of JSON-RPC 2.0; what it may say is the protocol's affair. */
const message = z.looseObject({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().describe("“tools/list”, “tools/call” …"),
  params: z.looseObject({}).optional(),
});
const answer = z.looseObject({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number()]).nullable().optional(),
  result: z.looseObject({}).optional(),
  error: z.looseObject({ code: z.number().int(), message: z.string() }).optional(),
});

/** What the protocol's revision of July 2026 asks of every message. */
const ENVELOPE = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "example", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

export const callMcp = operation({
  id: "callMcp",
  method: "POST",
  path: "/api/mcp",
  topic: "The API itself",
  summary: "The Model Context Protocol",
  description:
    "Tools for language models over Streamable HTTP, without sessions. Use a client of the protocol. Clients of its older revisions are answered as text/event-stream and accept both that and application/json.",
  headers: { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/list" },
  body: message,
  response: answer,
  example: {
    body: { jsonrpc: "2.0", id: 1, method: "tools/list", params: { _meta: ENVELOPE } },
  },
});

export const mcpOperations = [callMcp];
