import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { EDITORIAL_FOLDER, fileNames, type Kind } from "./files";
import { splitFrontMatter } from "./front-matter";
import { articleFields, newsFields, videoFields } from "./schema";

interface Written {
  /** The file's name without ".md". */
  id: string;
  /** The file below its folder, for messages: "articles/tel-dan.md". */
  file: string;
  body: string;
}
export type ArticleFile = Written & z.output<typeof articleFields> & { readTime: string };
export type VideoFile = Written & z.output<typeof videoFields>;
export type NewsFile = Written & z.output<typeof newsFields>;
/** What a folder holds, each kind in the order of its file names. */
export interface EditorialFiles {
  articles: ArticleFile[];
  news: NewsFile[];
  videos: VideoFile[];
}

/** Files that cannot be used: one line for each thing that is wrong, with file and field. */
export class EditorialError extends Error {
  override readonly name = "EditorialError";
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/** Larger files are no articles. Bytes. */
const MAX_FILE_BYTES = 200_000;
const WORDS_PER_MINUTE = 220;

/** "5 min read" for a text of about 1,100 words. */
export function reckonReadTime(markdown: string): string {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}

type Read<Fields> = { problems: string[] } | (Written & Fields);

function readFile<Schema extends z.ZodType<{ id?: string | undefined }>>(
  folder: string,
  kind: Kind,
  name: string,
  fields: Schema,
): Read<z.output<Schema>> {
  const file = `${kind}/${name}`;
  const complain = (...problems: string[]) => ({
    problems: problems.map((problem) => `${file}: ${problem}`),
  });
  const bytes = readFileSync(path.join(folder, kind, name));
  if (bytes.length > MAX_FILE_BYTES) return complain(`is larger than ${MAX_FILE_BYTES / 1000} KB`);
  const text = decode(bytes);
  if (text === null) return complain("is not UTF-8 text");
  let parts: ReturnType<typeof splitFrontMatter>;
  try {
    parts = splitFrontMatter(text);
  } catch (error) {
    return complain((error as Error).message);
  }
  const id = name.slice(0, -".md".length);
  // The name is checked as an id even where the front matter gives none.
  const given = parts.data && typeof parts.data === "object" ? { id, ...parts.data } : parts.data;
  const result = fields.safeParse(given ?? {});
  const problems = result.success ? [] : result.error.issues.map(describe);
  if (parts.body === "") problems.push("has no text after its front matter");
  if (parts.body.includes("\0")) problems.push("holds a NUL character");
  if (result.success && result.data.id !== id) problems.push(`id: must be the file's name, ${id}`);
  if (!result.success || problems.length > 0) return complain(...problems);
  return { ...result.data, id, file, body: parts.body };
}

/** Null for bytes in another encoding, which would show as broken letters. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function describe(issue: z.core.$ZodIssue): string {
  const field = issue.path.map(String).join(".");
  const message =
    issue.code === "unrecognized_keys"
      ? `unknown: ${issue.keys.join(", ")}`
      : issue.message.replace(/^Invalid input: /, "");
  return field === "" ? message : `${field}: ${message}`;
}

function readKind<Schema extends z.ZodType<{ id?: string | undefined }>>(
  folder: string,
  kind: Kind,
  fields: Schema,
  problems: string[],
): (Written & z.output<Schema>)[] {
  return fileNames(folder, kind).flatMap((name) => {
    const read = readFile(folder, kind, name, fields);
    if (!("problems" in read)) return [read];
    problems.push(...read.problems);
    return [];
  });
}

/**
 * Every article, news item and video of a folder with the subfolders articles/, news/ and videos/
 * (each may be missing or empty). Throws EditorialError with everything that is wrong in any file,
 * so that nothing half right is used.
 */
export function readEditorialFiles(folder: string = EDITORIAL_FOLDER): EditorialFiles {
  const problems: string[] = [];
  const articles = readKind(folder, "articles", articleFields, problems).map((article) => ({
    ...article,
    readTime: article.readTime ?? reckonReadTime(article.body),
  }));
  const news = readKind(folder, "news", newsFields, problems);
  const videos = readKind(folder, "videos", videoFields, problems);
  if (problems.length > 0) throw new EditorialError(problems);
  return { articles, news, videos };
}
