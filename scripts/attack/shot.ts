import type { Endpoint } from "./endpoints";
import type { Random } from "./random";
import type { Things } from "./things";

// One hostile request, and the good one it is made from.

/** What goes over a socket by itself: bytes, or a pause in milliseconds. */
export type Step = Buffer | number;

/**
 * One request. With `steps` it is sent as those bytes on a connection of its own, else by Node's
 * HTTP client over a kept one.
 */
export interface Shot {
  method: string;
  /** Path and query, as they go over the wire. */
  target: string;
  headers: Record<string, string | string[]>;
  body?: Buffer;
  steps?: readonly Step[];
  /** True when the request is broken off or never finished, so that silence is a proper answer. */
  mayBeSilent?: boolean;
  /** True when the connection is torn down as soon as the bytes are out. */
  breaksOff?: boolean;
}

/** What a class of hostile input makes its shots from. */
export interface Aim {
  endpoint: Endpoint;
  /** What the caller keeps, and what somebody else does. */
  own: Things;
  foreign: Things;
  random: Random;
  /** "127.0.0.1:3000" */
  host: string;
}

/** A named kind of hostile input: what it makes of an endpoint's good request. */
export interface AttackClass {
  name: string;
  /** What is hostile about it, for the table. */
  about: string;
  make: (aim: Aim) => Shot;
  /** Fewer of it: its requests wait on purpose. */
  isSlow?: boolean;
}

/** Stands in values of queries and bodies, so that they can be looked for in the server's log. */
export const MARK = "zq7mark";

/**
 * Percent-encodes a text for a path or a query; half surrogate pairs become the three bytes that no
 * UTF-8 has.
 */
export function percent(text: string): string {
  // Every other part is half a surrogate pair.
  const parts = text.split(/(\p{Surrogate})/u);
  return parts
    .map((part, at) => (at % 2 === 0 ? encodeURIComponent(part) : bytesOf(part)))
    .join("");
}

function bytesOf(half: string): string {
  const code = half.charCodeAt(0);
  const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join("");
}

/**
 * The path of an endpoint with these values for its parameters, which are encoded unless they are
 * told to be raw.
 */
export function pathOf(
  { template }: Pick<Endpoint, "template">,
  values: Readonly<Record<string, string>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "x");
}

/** Path and query of pairs that are encoded already. */
export function targetOf(path: string, query: readonly (readonly [string, string])[]): string {
  if (query.length === 0) return path;
  return `${path}?${query.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

/** The headers of one of three callers: the owner, a browser without a cookie, a plain client. */
function callerHeaders({ own, random, host }: Aim): Record<string, string> {
  const caller = random.int(1, 10);
  if (caller === 1) return {};
  const browser = { "X-Client": "web", Origin: `http://${host}` };
  return caller === 2 ? browser : { ...browser, Cookie: own.cookie };
}

/** The pairs of an endpoint's good query, encoded: those it needs, the others half of the time. */
export function goodQuery({ endpoint, random }: Aim): [string, string][] {
  return Object.entries(endpoint.query)
    .filter(([name]) => endpoint.needs.includes(name) || random.chance(0.3))
    .map(([name, value]) => [name, percent(value)]);
}

/** The body that the endpoint accepts; null when it takes none. */
export function goodBody({ endpoint, own }: Aim): Record<string, unknown> | null {
  return endpoint.body?.(own.ids) ?? null;
}

/** The request that the endpoint accepts, from one of three callers. */
export function goodShot(aim: Aim): Shot {
  const { endpoint, own } = aim;
  const body = goodBody(aim);
  const shot: Shot = {
    method: endpoint.method,
    target: targetOf(pathOf(endpoint, own.parameters(endpoint.template)), goodQuery(aim)),
    headers: callerHeaders(aim),
  };
  return body ? withBody(shot, JSON.stringify(body)) : shot;
}

/** The same request with this body as JSON. */
export function withBody(shot: Shot, body: string | Buffer, type = "application/json"): Shot {
  return {
    ...shot,
    headers: { ...shot.headers, "Content-Type": type },
    body: Buffer.from(body as string),
  };
}

/** The bytes of a request's head with these lines as they are, the empty line included. */
export function head(first: string, headers: Shot["headers"], further: readonly string[] = []) {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  );
  return Buffer.from(`${[first, ...lines, ...further].join("\r\n")}\r\n\r\n`, "latin1");
}
