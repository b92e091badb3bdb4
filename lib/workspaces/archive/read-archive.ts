import "server-only";
// From a request's body to a checked file, in slices, so that others are answered meanwhile.
import { createHash } from "node:crypto";
import type { ZodType, z } from "zod";
import { getHeldTexts } from "@/lib/bible/held-text";
import { AppError, type FieldError } from "@/lib/errors";
import { readText } from "@/lib/http/read-request";
import { withDeadline } from "@/lib/http/route";
import { Pace } from "@/lib/pace";
import { MAX_ARCHIVE_BYTES } from "../constants";
import { VerseChecker } from "./check-verses";
import { takeImportTurn } from "./import-line";
import { cutJson, type JsonUnits, UnreadableJson } from "./json-units";
import {
  type Archive,
  archiveHead,
  collectionHead,
  conversationHead,
  creation,
  highlight,
  learned,
  MAX_ARCHIVE_ITEMS,
  session,
  startedPlan,
  TOO_MANY_ITEMS,
  turn,
  verse,
} from "./schema";

/** Milliseconds a visitor's connection has for the file. */
const UPLOAD_MS = 30_000;
/** What is wrong with a file is reported for so many positions. */
const MAX_ERRORS = 20;

function refuse(errors: FieldError[]): AppError {
  return new AppError("invalid_request", errors[0]?.message ?? "This file couldn’t be read.", {
    errors: errors.slice(0, MAX_ERRORS),
  });
}

/** Reads the parts of a file one by one and remembers what is wrong with them. */
class PartReader {
  readonly errors: FieldError[] = [];
  readonly #hash = createHash("sha256");
  #items = 0;

  constructor(
    private readonly units: JsonUnits,
    private readonly pace: Pace,
  ) {}

  /** SHA-256 (hex) of everything that was read. */
  get digest(): string {
    return this.#hash.digest("hex");
  }

  /**
   * A value by its schema; undefined when it is wrong, which is remembered. Throws when too much
   * is.
   */
  one<Schema extends ZodType>(
    schema: Schema,
    value: unknown,
    path: string,
  ): z.output<Schema> | undefined {
    const { data, error } = schema.safeParse(value);
    for (const issue of error?.issues ?? []) {
      const at = [path, ...issue.path].filter((part) => part !== "").join(".");
      this.errors.push({ path: at, message: issue.message });
      if (this.errors.length >= MAX_ERRORS) throw refuse(this.errors);
    }
    if (data !== undefined) this.#hash.update(JSON.stringify(data));
    return data;
  }

  /**
   * The entries of a list, one after the other and in slices. `counts`: how many things each of
   * them is at least.
   */
  async *entries(list: readonly unknown[], path: string): AsyncGenerator<[unknown, string]> {
    this.#items += list.length;
    if (this.#items > MAX_ARCHIVE_ITEMS) {
      throw refuse([{ path: "", message: TOO_MANY_ITEMS }]);
    }
    this.#hash.update(path);
    for (const [at, entry] of list.entries()) {
      await this.pace.rest();
      yield [this.units.entry(entry), `${path}.${at}`];
    }
  }

  /** A list of what one schema describes. */
  async list<Schema extends ZodType>(schema: Schema, list: readonly unknown[], path: string) {
    const read: z.output<Schema>[] = [];
    for await (const [value, at] of this.entries(list, path)) {
      const item = this.one(schema, value, at);
      if (item !== undefined) read.push(item);
    }
    return read;
  }
}

/** The part's lists of parts, such as the ticks of a plan, in place of their stand-ins. */
function withEntries(value: unknown, units: JsonUnits, ...names: string[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const whole: Record<string, unknown> = { ...value };
  for (const name of names) {
    const list = whole[name];
    if (Array.isArray(list)) whole[name] = list.map((entry) => units.entry(entry));
  }
  return whole;
}

/**
 * Reads and checks a file's text, yielding between slices. Throws AppError invalid_request and
 * payload_too_large.
 */
export async function parseArchive(text: string, pace = new Pace()): Promise<Archive> {
  try {
    return await readParts(await cutJson(text, pace), pace);
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error;
    throw new AppError("invalid_request", "The request body is not valid JSON.", { cause: error });
  }
}

async function readParts(units: JsonUnits, pace: Pace): Promise<Archive> {
  const reader = new PartReader(units, pace);
  const head = reader.one(archiveHead, units.root, "");
  if (!head) throw refuse(reader.errors);
  const checker = new VerseChecker((await getHeldTexts()).texts);

  const collections: Archive["collections"] = [];
  for await (const [value, at] of reader.entries(head.collections, "collections")) {
    const collection = reader.one(collectionHead, value, at);
    if (!collection) continue;
    const verses = [];
    for await (const [entry, path] of reader.entries(collection.verses, `${at}.verses`)) {
      const read = reader.one(verse, entry, path);
      if (read) verses.push(checker.check(read));
    }
    collections.push({ ...collection, verses });
  }
  const conversations: Archive["conversations"] = [];
  for await (const [value, at] of reader.entries(head.conversations, "conversations")) {
    const conversation = reader.one(conversationHead, value, at);
    if (!conversation) continue;
    const turns = await reader.list(turn, conversation.turns, `${at}.turns`);
    conversations.push({ ...conversation, turns });
  }
  const plans: Archive["plans"] = [];
  for await (const [value, at] of reader.entries(head.plans, "plans")) {
    const plan = reader.one(startedPlan, withEntries(value, units, "ticks"), at);
    if (plan) plans.push(plan);
  }
  const sessions: Archive["sessions"] = [];
  for await (const [value, at] of reader.entries(head.sessions, "sessions")) {
    const one = reader.one(session, withEntries(value, units, "chapters"), at);
    if (one) sessions.push(one);
  }
  const creations = await reader.list(creation, head.creations, "creations");
  const highlights = await reader.list(highlight, head.highlights, "highlights");
  const learning = await reader.list(learned, head.learned, "learned");
  if (reader.errors.length > 0) throw refuse(reader.errors);
  const { digest } = reader;
  return {
    collections,
    conversations,
    plans,
    sessions,
    creations,
    highlights,
    learned: learning,
    digest,
  };
}

/**
 * The file in a request's body, when its turn has come: read, checked and compared with our text.
 * Throws AppError as `readJson`.
 */
export async function readArchive(request: Request): Promise<Archive> {
  const text = await withDeadline(readText(request, MAX_ARCHIVE_BYTES), UPLOAD_MS);
  await takeImportTurn(request);
  return parseArchive(text);
}
