// The readable form of an export; the file that can be brought back is the JSON.
import { formatReference, formatVerse, toPassage } from "@/lib/bible/rules";
import { fromDayNumber } from "@/lib/calendar-days";
import { standingWords } from "@/lib/collections/rules";
import { countOf } from "@/lib/count-words";
import { toReadingTime } from "@/lib/reading-sessions/figures";

/** Words at the head of the file. `day` is YYYY-MM-DD. */
export function markdownHead(day: string): string {
  return `# My Truth Uncovered workspace\n\nExported ${day}. This file is for reading; the JSON export can be imported again.\n`;
}

/** A heading's words on one line. */
function line(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function quote(text: string): string {
  return text
    .split("\n")
    .map((part) => `> ${part}`.trimEnd())
    .join("\n");
}

interface CollectionWords {
  title: string;
  description: string | null;
  verses: {
    reference: string;
    verseText: string;
    translation: string;
    personalNote: string | null;
    noteCopies: { text: string; device: string | null; writtenAt: string }[];
    isChecked: boolean;
    former?: "removed" | "changed" | undefined;
  }[];
}

/** A collection with its verses; what was typed in and is not from our table says so. */
export function collectionMarkdown({ title, description, verses }: CollectionWords): string {
  const parts = [`\n## Collection: ${line(title)}\n`];
  if (description) parts.push(`\n${description}\n`);
  for (const { reference, verseText, translation, ...verse } of verses) {
    const words = standingWords({ ...verse, translation: line(translation) });
    const mark = words === null ? "" : `, ${words}`;
    parts.push(`\n${quote(verseText)}\n>\n> ${line(reference)} (${line(translation)}${mark})\n`);
    if (verse.personalNote) parts.push(`\nNote: ${verse.personalNote}\n`);
    for (const { text, device, writtenAt } of verse.noteCopies) {
      const where = `${device ? `on ${line(device)}, ` : ""}${writtenAt.slice(0, 10)}`;
      parts.push(`\nAlso written ${where}: ${text}\n`);
    }
  }
  return parts.join("");
}

interface CreationWords {
  title: string;
  type: string;
  content: string;
  scriptureReferences: string[];
}

/** A poem, prayer or meditation. */
export function creationMarkdown({ title, type, content, scriptureReferences }: CreationWords) {
  const from = scriptureReferences.length > 0 ? `\nFrom ${scriptureReferences.join("; ")}\n` : "";
  return `\n## ${line(type)}: ${line(title)}\n\n${content}\n${from}`;
}

interface ConversationWords {
  title: string | null;
  createdAt: Date;
  turns: { role: string; content: string; isImported: boolean }[];
}

function turnHeading({ role, isImported }: ConversationWords["turns"][number]): string {
  const name = role === "user" ? "Question" : "Answer";
  return isImported ? `${name}, imported from a file` : name;
}

/** A conversation, turn by turn; what the site did not write itself is marked so. */
export function conversationMarkdown({ title, createdAt, turns }: ConversationWords): string {
  const heading = title ? line(title) : createdAt.toISOString().slice(0, 10);
  const words = turns.map((turn) => `\n**${turnHeading(turn)}**\n\n${turn.content}\n`);
  return `\n## Conversation: ${heading}\n${words.join("")}`;
}

interface PlanWords {
  title: string;
  start: string;
  references: readonly string[];
  ticks: readonly { reading: number; day: string }[];
}

/** A started plan: its readings, those that were done with the day. */
export function planMarkdown({ title, start, references, ticks }: PlanWords): string {
  const doneOn = new Map(ticks.map(({ reading, day }) => [reading, day]));
  const readings = references.map((reference, at) => {
    const day = doneOn.get(at);
    return day === undefined ? `- [ ] ${line(reference)}` : `- [x] ${line(reference)} (${day})`;
  });
  return `\n## Reading plan: ${line(title)}\n\nStarted ${start}\n\n${readings.join("\n")}\n`;
}

export const SESSIONS_HEADING = "\n## Reading history\n\n";

interface SessionWords {
  day: string;
  reference: string;
  title: string;
  seconds: number;
  notes: string | null;
}

/** A session of the reading history, on one line with its notes below. */
export function sessionMarkdown({ day, reference, title, seconds, notes }: SessionWords): string {
  const name = title === reference ? "" : `, ${line(title)}`;
  const below = notes
    ? `\n${notes
        .split("\n")
        .map((words) => `  ${words}`)
        .join("\n")}`
    : "";
  return `- ${day}: ${line(reference)}${name}, ${toReadingTime(seconds)}${below}\n`;
}

export const HIGHLIGHTS_HEADING = "\n## Highlights\n\n";

/** A marked verse. */
export function highlightMarkdown(mark: { canonicalOrder: number; colour: string; label: string }) {
  return `- ${formatVerse(mark.canonicalOrder)}: ${line(mark.label)} (${mark.colour})\n`;
}

export const LEARNED_HEADING = "\n## Learned by heart\n\n";

interface LearnedWords {
  translation: string;
  startOrder: number;
  endOrder: number;
  dueDay: number;
  reviews: number;
}

/** A passage that is learned by heart. */
export function learnedMarkdown({ startOrder, endOrder, ...learned }: LearnedWords): string {
  const reference = formatReference(toPassage(startOrder, endOrder));
  const reviews = countOf(learned.reviews, "review");
  return `- ${reference} (${line(learned.translation)}): ${reviews}, due ${fromDayNumber(learned.dueDay)}\n`;
}
