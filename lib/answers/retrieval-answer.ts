import "server-only";
import { getScripture } from "@/lib/bible/data";
import { resolveReference } from "@/lib/bible/references/resolve";
import { AppError } from "@/lib/errors";
import { isAskedFor } from "@/lib/retrieval/content";
import { toTerms } from "@/lib/retrieval/query";
import type { Source } from "@/lib/retrieval/source";
import type { Part } from "./parts";
import type { Question } from "./question";

/** Most passages printed, verses of each, and further sources named. */
const MAX_PASSAGES = 5;
const MAX_PASSAGE_VERSES = 8;
const MAX_OTHERS = 3;
/** No further passage is started after this many verses: nobody reads more in a chat. */
const ENOUGH_VERSES = 16;

const KINDS: Readonly<Record<Exclude<Source["kind"], "passage">, string>> = {
  faq: "From the site’s FAQ",
  guide: "From the study guides",
  father: "From the church fathers",
  discovery: "From the discoveries",
  event: "From the timeline",
  article: "From the articles",
};

const INTRODUCTION = "I quote what this site holds; I do not reason about it.\n\n";
const NOTHING =
  "I found nothing in the Bible text or on this site that fits your question. You could name a verse (“John 3:16”), a person, a place or a single word, in English, and I will look again.";
const GREETING =
  "Welcome! Ask me about a verse, a person, a place, a teaching or a doubt, and I will look up what the Bible and this site say about it.";
const THANKS = "You are welcome. Ask again whenever you like.";
/** Greetings and thanks that ask for nothing. */
const GREETS =
  /^\W*(?:hi|hello|hey|hallo|greetings|shalom|good (?:morning|day|afternoon|evening))(?: there| everyone| all)?\W*$/i;
const THANKS_US =
  /^\W*(?:thanks|thank you|thx|many thanks|ok(?:ay)?|great|amen|cool|nice)(?: (?:so much|a lot|very much|you))?\W*$/i;
const PASSAGES = "From the Bible:\n\n";
const CLOSING = "Read each passage in its chapter; Christians do not read all of them alike.";

/** Yields to other requests between the parts. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What an item of the site has to say, then the item itself. */
function* say(source: Source): Generator<Part> {
  if (source.kind === "passage") return;
  const name = source.kind === "faq" ? `“${source.title}”` : source.title;
  yield { type: "text", text: `${KINDS[source.kind]}, ${name}: ${source.excerpt.trim()}\n\n` };
  yield { type: "source", source };
}

/**
 * Arranges the sources: items that the question asks for by name ("Was there a flood?"), then
 * passages in the order given, then the other items.
 */
async function* arrange(
  { question, translation, signal }: Question,
  sources: readonly Source[],
  alreadyShown: ReadonlySet<string>,
): AsyncGenerator<Part> {
  const scripture = await getScripture();
  const passages = sources.filter(({ kind }) => kind === "passage");
  const terms = toTerms(question);
  const others = sources.filter(({ kind }) => kind !== "passage").slice(0, MAX_OTHERS);
  const asked = others.filter(({ title }) => isAskedFor(title, terms));
  let shown = 0;
  let verses = 0;
  const known = new Set(alreadyShown);
  // An item asked for by name is the answer, so it comes before the passages.
  for (const source of asked) {
    if (signal.aborted) return;
    yield* say(source);
    shown++;
    await pause();
  }
  let printed = 0;
  for (const source of passages) {
    if (printed >= MAX_PASSAGES || verses >= ENOUGH_VERSES || signal.aborted) break;
    const parts = source.references
      .flatMap((reference) =>
        resolveReference(scripture, reference, translation, MAX_PASSAGE_VERSES),
      )
      .filter(({ osis }) => !known.has(osis));
    if (parts.length === 0) continue;
    if (printed === 0) yield { type: "text", text: PASSAGES };
    printed++;
    for (const part of parts) {
      known.add(part.osis);
      verses += part.verses.length;
      yield part;
    }
    yield { type: "source", source };
    shown++;
    await pause();
  }
  for (const source of others) {
    if (signal.aborted) return;
    if (asked.includes(source)) continue;
    yield* say(source);
    shown++;
    await pause();
  }
  if (signal.aborted) return;
  if (shown === 0 && alreadyShown.size === 0) yield { type: "text", text: NOTHING };
  else if (shown > 0) yield { type: "text", text: CLOSING };
}

/**
 * An answer without a model: the given sources, arranged and quoted, and introduced as such. The
 * first words come at once. `shown` are the OSIS ids of passages the visitor already sees. Throws
 * AppError unavailable while the text cannot be read.
 */
export async function* retrievalAnswer(
  question: Question,
  sources: readonly Source[],
  shown: ReadonlySet<string> = new Set(),
): AsyncGenerator<Part> {
  if (question.signal.aborted) return;
  if (question.question.trim() === "") throw new AppError("invalid_request", "Ask a question.");
  const courtesy = GREETS.test(question.question)
    ? GREETING
    : THANKS_US.test(question.question) && THANKS;
  if (courtesy) {
    yield { type: "text", text: courtesy };
    return;
  }
  if (sources.length > 0) yield { type: "text", text: INTRODUCTION };
  yield* arrange(question, sources, shown);
}
