import { NuqsAdapter } from "nuqs/adapters/react";
import { AnnotationsHost } from "@/app/bible/_components/annotations-host";
import { BookChooser } from "@/app/bible/_components/book-chooser";
import { OpenerButton } from "@/app/bible/_components/opener-button";
import { Reader } from "@/app/bible/_components/reader";
import { StudyActions } from "@/app/bible/_components/study-actions";
import { noteWorkspace } from "../../lib/http/has-workspace";
import { answerCalls, type Call, problem, renderView } from "./view";

interface Row {
  id: string;
  reference: string;
  osis: string;
  colour: string;
  label: string;
  version: number;
}

const LABELS: Record<string, string> = {
  yellow: "Remember",
  green: "Promise",
  blue: "Teaching",
  pink: "Prayer",
  purple: "Question",
};
const plain = { breaks: [], headings: [], italics: [], selah: [] };

/** A chapter of twenty short verses, whichever is asked for. */
export function chapterOf(reference: string, translation = "WEB") {
  const [, title = "", verse] = /^(.+? \d+)(?::(\d+))?$/.exec(reference) ?? [];
  const [, book = "", chapter = "1"] = /^(.+) (\d+)$/.exec(title) ?? [];
  const bookId = { Genesis: "Gen", Psalm: "Ps", Malachi: "Mal", Matthew: "Matt" }[book] ?? book;
  return {
    bookId,
    chapter: Number(chapter),
    title,
    reference,
    translation,
    marked: verse ? { start: Number(verse), end: Number(verse) } : null,
    omitted: [] as { verse: number; reason: string }[],
    verses: Array.from({ length: 20 }, (_, at) => ({
      id: `${translation}.${title}.${at + 1}`,
      translation,
      text: `${translation} words of ${title}:${at + 1}.`,
      reference: `${title}:${at + 1}`,
      verse: at + 1,
      layout: plain,
    })),
  };
}

/** Verses of one chapter by their reference, "John 3:16-18" too. */
function versesOf(reference: string): string[] {
  const [, chapter = "", first = "", last = first] =
    /^(.+:)(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, at) => chapter + (Number(first) + at));
}

/** What a server holds of a visitor's highlights, and its answers about them. */
export class Highlights {
  rows: Row[] = [];
  #next = 1;

  /** As "John 3:16 green Promise". */
  get all(): string[] {
    return this.rows.map(({ reference, colour, label }) => `${reference} ${colour} ${label}`);
  }

  put(reference: string, colour: string | null, label?: string): Row[] {
    const verses = versesOf(reference);
    const before = new Map(this.rows.map((row) => [row.reference, row]));
    this.rows = this.rows.filter((row) => !verses.includes(row.reference));
    if (colour === null) return [];
    const rows = verses.map((verse) => ({
      id: before.get(verse)?.id ?? String(this.#next++),
      reference: verse,
      osis: verse,
      colour,
      label: label ?? LABELS[colour] ?? "",
      version: (before.get(verse)?.version ?? 0) + 1,
    }));
    this.rows.push(...rows);
    return rows;
  }

  list({ path }: Call) {
    const asked = new URL(path, "http://localhost").searchParams;
    const within = versesOf(asked.get("reference") ?? "");
    return this.rows
      .filter(
        ({ reference, colour, label }) =>
          (!asked.has("reference") || within.includes(reference)) &&
          (!asked.has("book") || reference.startsWith(asked.get("book") ?? "")) &&
          colour === (asked.get("colour") ?? colour) &&
          label === (asked.get("label") ?? label),
      )
      .map((row) => ({ ...row, text: `Words of ${row.reference}`, translation: "WEB" }));
  }

  change(id: string, body: { version: number; colour: string; label: string }) {
    const row = this.rows.find((one) => one.id === id);
    if (!row) return problem(404, "There is no such highlight.");
    if (row.version !== body.version) {
      return Response.json({ status: 409, detail: "Changed.", current: row }, { status: 409 });
    }
    return Object.assign(row, body, { version: row.version + 1 });
  }
}

/** The reader with what belongs to it, at an address, on a server that holds these highlights. */
export function openReader(
  address: string,
  {
    highlights = new Highlights(),
    hasWorkspace,
    ...answers
  }: Record<string, unknown> & {
    highlights?: Highlights;
    /** Whether the visitor has kept something before; unless given, what the server holds says. */
    hasWorkspace?: boolean;
  } = {},
) {
  const holds =
    highlights.all.length > 0 ||
    Object.keys(answers).some((call) => call.startsWith("GET /api/workspace/"));
  noteWorkspace(hasWorkspace ?? holds);
  const calls = answerCalls({
    "/api/bible/chapter": ({ path }: Call) => {
      const asked = new URL(path, "http://localhost").searchParams;
      return chapterOf(asked.get("reference") ?? "", asked.get("translation") ?? "WEB");
    },
    "/api/bible/verse-links": { total: 0, links: [] },
    "/api/translations": { translations: [] },
    "GET /api/workspace/highlights": (call: Call) => highlights.list(call),
    "POST /api/workspace/highlights": ({ body }: Call) => {
      const { reference, colour, label } = body as Row;
      return highlights.put(reference, colour, label);
    },
    "PATCH /api/workspace/highlights/*": ({ path, body }: Call) =>
      highlights.change(path.split("/").at(-1) ?? "", body as Row),
    "GET /api/workspace/notes": [],
    ...answers,
  });
  const view = renderView(
    <NuqsAdapter>
      <OpenerButton name="choose" value="book">
        Choose book and chapter
      </OpenerButton>
      <Reader />
      <BookChooser />
      <AnnotationsHost />
      <StudyActions />
    </NuqsAdapter>,
    { address },
  );
  return { calls, highlights, ...view };
}
