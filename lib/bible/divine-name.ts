// No imports: the reader's pages run it in the browser.

/**
 * How the World English Bible's "Yahweh" is shown: as translated, or as most English Bibles print
 * it.
 */
export const DIVINE_NAME_CHOICES = ["Yahweh", "LORD"] as const;
export type DivineNameChoice = (typeof DIVINE_NAME_CHOICES)[number];

const NAME = /\b([Tt]he )?(Lord )?(YAHWEH|Yahweh|Yah)\b([’']s)?/g;
/** What precedes a name at the start of a sentence or a speech. */
const SENTENCE_START = /(?:^|[.?!][”’"')]*\s+|(?:^|[\s—(])[“‘"']+)$/;
/**
 * A comma after the name that only adds who he is: "Yahweh, the God of your fathers, has sent me".
 */
const ADDITION =
  /^, (?:the (?:God|Lord|Holy|King|Creator|Almighty|one|everlasting|judge)|your |their |his |Israel’s|he |he’s|who|whose|whom|before whom|mighty|strong|for it|and not|even|even the|Yahweh|in |is |says)/i;
/** A name of God right before ", Yahweh": an apposition, not an address. */
const NAMED_BEFORE = /\b(?:Yah|God|Lord|Armies|name|One|King|Rock|Savior|Redeemer), $/;
/** "I, Yahweh, have spoken": the speaker names himself. */
const SELF = /\b[Ii], $/;
const SPOKEN_TO = /\b(?:you|your|yours|yourself)\b/i;
const OWN_GOD = /^ (?:my|our) (?:God|Lord|King|Rock|strength)\b/;

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const from = Math.max(
    ...[". ", "? ", "! ", "“", "‘"].map((sign) => before.lastIndexOf(sign) + 1),
    0,
  );
  const to = text.slice(end).search(/[.?!]/);
  return text.slice(from, to === -1 ? undefined : end + to + 1);
}

/**
 * True when God is addressed by the name ("Hear me, Yahweh!"), which takes no article in English.
 */
function isAddressed(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (/\bO $/.test(before) || /\b[Yy]ou, $/.test(before)) return true;
  if (OWN_GOD.test(after) && SENTENCE_START.test(before)) {
    return SPOKEN_TO.test(after.slice(0, after.search(/[.?!]/) + 1 || undefined));
  }
  if (!/^[,!?.;:—”’]/.test(after) || /^[’']s/.test(after)) return false;
  if (SENTENCE_START.test(before)) return /^[,!?]/.test(after) && !ADDITION.test(after);
  if (!/[,;:—] $|—$/.test(before) || NAMED_BEFORE.test(before) || SELF.test(before)) return false;
  if (/^[!?.]/.test(after)) return true;
  return SPOKEN_TO.test(sentenceAround(text, start, end)) && !ADDITION.test(after);
}

/** A range [start, end) of a verse's text and the words shown instead. */
export interface ShownName {
  start: number;
  end: number;
  shown: string;
}

/**
 * Where a World English Bible verse names God "Yahweh", and how most English Bibles print it there:
 * "the LORD", "Lord GOD" for "Lord Yahweh", no article where he is spoken to, "The" at the start of
 * a sentence. Whether he is spoken to is told from punctuation and the words around. Ascending, in
 * UTF-16 code units of `text`, which is a whole verse.
 */
export function findDivineNames(text: string): ShownName[] {
  if (!/yah/i.test(text)) return [];
  return [...text.matchAll(NAME)].map((match) => {
    const [whole, article = "", lord = "", name = "", possessive = ""] = match;
    const end = match.index + whole.length;
    const show = (shown: string): ShownName => ({
      start: match.index,
      end,
      shown: shown + possessive,
    });
    if (lord) return show(`${article}${lord}GOD`);
    if (article) return show(`${article}LORD`);
    if (!possessive && isAddressed(text, match.index, end)) return show("LORD");
    const startsSentence = SENTENCE_START.test(text.slice(0, match.index));
    const the = name === "YAHWEH" ? "THE" : startsSentence ? "The" : "the";
    return show(`${the} LORD`);
  });
}

/**
 * A verse's text with the divine name as the reader chose it; "Yahweh" leaves it as the World
 * English Bible has it.
 */
export function displayDivineName(text: string, choice: DivineNameChoice): string {
  if (choice === "Yahweh") return text;
  let shown = "";
  let position = 0;
  for (const name of findDivineNames(text)) {
    shown += text.slice(position, name.start) + name.shown;
    position = name.end;
  }
  return shown + text.slice(position);
}

/**
 * The reverse, for texts that print LORD and GOD in capitals (King James Version): a reading with
 * "Yahweh", so that a search finds the verse by either name. Only for searching, never for display.
 */
export function readWithDivineName(text: string): string {
  if (!/LORD|GOD|JEHOVAH/.test(text)) return text;
  return text.replace(/\b(?:[Tt]he )?LORD\b|(?<=\b[Ll]ord )GOD\b|\bJEHOVAH\b/g, "Yahweh");
}
