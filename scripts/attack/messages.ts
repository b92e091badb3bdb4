import { type Aim, type AttackClass, goodShot, MARK, type Shot, withBody } from "./shot";

// Classes of hostile messages of the Model Context Protocol. Elsewhere they are bodies like any
// other.

const TOOLS = [
  "get_passage",
  "search_scripture",
  "check_quotation",
  "original_words",
  "cross_references",
  "evidence_for",
] as const;
const FIELDS = ["reference", "query", "about", "text", "translation", "limit"] as const;
const ODD: readonly unknown[] = [
  ...[null, true, -1, 0, 1e308, 2 ** 53, 1.5, "", " ", [], {}, [[]], { a: { b: [] } }],
  ...[
    "John 3:16".repeat(200),
    "\u0000",
    "\ud800",
    "__proto__",
    "Gen 1-Rev 22",
    "Ps 119; ".repeat(40),
  ],
];
const REVISIONS = ["2026-07-28", "2025-11-25", "2024-11-05", "1999-01-01", "", "x".repeat(5_000)];
const METHODS = [
  ...["initialize", "ping", "tools/list", "tools/call", "server/discover", "subscriptions/listen"],
  ...["resources/read", "prompts/get", "completion/complete", "logging/setLevel", "tasks/cancel"],
  ...["notifications/cancelled", "notifications/initialized", "constructor", "__proto__", "", MARK],
];
const ACCEPTS = ["application/json, text/event-stream", "*/*", "application/json", "text/html", ""];

const odd = ({ random }: Aim) => random.pick(ODD);

function call(aim: Aim, name: unknown, given: unknown): Record<string, unknown> {
  return {
    jsonrpc: "2.0",
    id: aim.random.int(1, 99),
    method: "tools/call",
    params: { name, arguments: given },
  };
}

/** The message as a request, with headers of one of the protocol's revisions or none. */
function send(aim: Aim, message: unknown): Shot {
  const shot = withBody(
    goodShot(aim),
    typeof message === "string" ? message : JSON.stringify(message),
  );
  const { random } = aim;
  shot.headers.Accept = random.pick(ACCEPTS);
  if (random.chance(0.4)) shot.headers["MCP-Protocol-Version"] = random.pick(REVISIONS);
  if (random.chance(0.3)) shot.headers["Mcp-Method"] = random.pick(METHODS);
  if (random.chance(0.2)) shot.headers["Mcp-Session-Id"] = MARK;
  return shot;
}

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

export const MESSAGE_CLASSES: readonly AttackClass[] = [
  {
    name: "mcp-arguments",
    about: "tools called with wrong types, lengths and letters",
    make: (aim) => {
      const { random } = aim;
      const fields = FIELDS.filter(() => random.chance(0.6)).map((field) => [field, odd(aim)]);
      return send(aim, call(aim, random.pick(TOOLS), Object.fromEntries(fields)));
    },
  },
  {
    name: "mcp-unknown",
    about: "tools and methods that do not exist, or not so",
    make: (aim) => {
      const { random } = aim;
      if (random.chance(0.5)) return send(aim, call(aim, odd(aim), odd(aim)));
      return send(aim, {
        jsonrpc: "2.0",
        id: odd(aim),
        method: random.pick(METHODS),
        params: odd(aim),
      });
    },
  },
  {
    name: "mcp-malformed",
    about: "no JSON-RPC: fields missing, of the wrong type, or cut",
    make: (aim) => {
      const { random } = aim;
      const message = call(aim, random.pick(TOOLS), { reference: "John 3:16" });
      const field = random.pick(Object.keys(message));
      if (random.chance(0.3)) {
        const text = JSON.stringify(message);
        return send(aim, text.slice(0, random.int(0, text.length - 1)));
      }
      if (random.chance(0.5)) delete message[field];
      else message[field] = odd(aim);
      return send(aim, message);
    },
  },
  {
    name: "mcp-batches",
    about: "many messages at once",
    make: (aim) => {
      const one = call(aim, aim.random.pick(TOOLS), {
        reference: "Psalm 119",
        about: "flood",
        query: "the",
      });
      return send(aim, new Array(aim.random.pick([0, 1, 2, 300])).fill(one));
    },
  },
  {
    name: "mcp-sizes",
    about: "deep, wide and long messages",
    make: (aim) => {
      const { random } = aim;
      const inner = random.pick([
        nested(random.pick([50, 5_000, 9_000])),
        `[${"[".repeat(20_000)}${"]".repeat(20_000)}]`,
        JSON.stringify({ query: "a ".repeat(random.pick([300, 30_000, 90_000])) }),
        JSON.stringify(
          Object.fromEntries(Array.from({ length: 3_000 }, (_none, at) => [`k${at}`, at])),
        ),
      ]);
      const tool = random.pick(TOOLS);
      return send(
        aim,
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":${inner}}}`,
      );
    },
  },
  {
    name: "mcp-envelopes",
    about: "wrong or contradicting revisions, capabilities and progress tokens",
    make: (aim) => {
      const { random } = aim;
      const message = call(aim, random.pick(TOOLS), { reference: "John 3:16" });
      const prefix = "io.modelcontextprotocol/";
      const meta = {
        [`${prefix}protocolVersion`]: random.chance(0.6) ? random.pick(REVISIONS) : odd(aim),
        [`${prefix}clientInfo`]: random.chance(0.5) ? { name: MARK, version: "1" } : odd(aim),
        [`${prefix}clientCapabilities`]: random.chance(0.5) ? {} : odd(aim),
        progressToken: odd(aim),
      };
      return send(aim, { ...message, params: { ...(message.params as object), _meta: meta } });
    },
  },
];
