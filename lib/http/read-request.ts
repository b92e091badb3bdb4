import "server-only";
import { AppError } from "@/lib/errors";

/** Bytes of a request body that are read at most (64 KB). */
export const MAX_BODY_BYTES = 64 * 1024;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/**
 * The query parameters as an object for a schema. Control characters count as blank space; a
 * parameter given twice is refused, because readers disagree on which one is meant. Throws AppError
 * invalid_request.
 */
export function readQuery(url: string): Record<string, string> {
  // No prototype: a parameter called __proto__ is only a name.
  const query: Record<string, string> = Object.create(null);
  const start = url.indexOf("?");
  if (start === -1) return query;
  const fragment = url.indexOf("#", start);
  const text = url.slice(start + 1, fragment === -1 ? undefined : fragment);
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in query) {
      const message = "Give this parameter only once";
      throw new AppError("invalid_request", message, {
        errors: [{ path: name.slice(0, 60), message }],
      });
    }
    query[name] = value.replace(CONTROL, " ");
  }
  return query;
}

/** Parameters of a path, as Next hands them on. */
export type PathParams = Record<string, string | string[] | undefined>;

/**
 * The parameters of a path for a schema. Control characters count as blank space, as in a query:
 * PostgreSQL can store no NUL.
 */
export function readParams(params: PathParams | undefined): PathParams | undefined {
  if (params === undefined) return undefined;
  const plain = (value: string) => value.replace(CONTROL, " ");
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(plain) : value && plain(value),
    ]),
  );
}

function tooLarge(limit: number): AppError {
  return new AppError("payload_too_large", `The request may hold at most ${limit / 1024} KB.`);
}

/** What was read of each request under way. */
const lengths = new WeakMap<Request, number>();

/** Bytes of a request's body that were read, whatever its headers say of it; 0 before. */
export function bodyBytes(request: Request): number {
  return lengths.get(request) ?? 0;
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    lengths.set(request, length);
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/**
 * Waits for a body that the route has no use for. Whoever sends one that breaks off, or breaks the
 * rules of HTTP half-way, is refused by the server; nothing may have been done by then. Throws
 * AppError payload_too_large.
 */
export async function awaitUnusedBody(request: Request): Promise<void> {
  await readBytes(request, MAX_BODY_BYTES);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL is what is looked for
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

/**
 * The text of a JSON body, read up to `limit` bytes and not yet parsed. Throws AppError:
 * unsupported_media_type without a JSON content type, payload_too_large, invalid_request when it is
 * no UTF-8.
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError(
      "unsupported_media_type",
      "Send JSON with the content type application/json.",
    );
  }
  const bytes = await readBytes(request, limit);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("invalid_request", NOT_JSON, { cause });
  }
}
const NOT_JSON = "The request body is not valid JSON.";

/**
 * The fields of a form as browsers send it without scripts, read up to `limit` bytes. Throws AppError:
 * unsupported_media_type for another content type, payload_too_large.
 */
export async function readForm(request: Request, limit: number): Promise<URLSearchParams> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    throw new AppError("unsupported_media_type", "Send the fields of the form.");
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, limit)));
}

/**
 * The JSON body, read up to `limit` bytes. Throws AppError: unsupported_media_type without a JSON
 * content type, payload_too_large, invalid_request when it is no JSON, no UTF-8, or holds a NUL
 * character or half a surrogate pair (PostgreSQL can store neither).
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const text = await readText(request, limit);
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === "string" && UNSTORABLE.test(value)) throw new SyntaxError("no text");
      return value;
    });
  } catch (cause) {
    throw new AppError("invalid_request", NOT_JSON, { cause });
  }
}
