import "server-only";
import { toWords } from "@/lib/bible/search/words";

// How words are tied to a reference. Nothing here depends on a form: a reference with nothing but
// signs and pointer words around it points to words, whatever stands between.

const VERBS =
  "says?|said|saying|reads?|states?|teach(?:es)?|tells? us|declares?|promises|writes?|wrote|records?|goes|announces|commands|proclaims|runs|has it|puts it(?: like this| this way)?|tells?|reminds us|adds|warns|asks|affirms|asserts|makes clear|means?|gives|renders|translates|promise|teach|declare|state|command|sings?|goes on|(?:opens|begins|starts|closes|ends|continues) with|steht|sagt|dit|diz|dice";
const SAYS_VERB = `(?:${VERBS}|${VERBS.toUpperCase()})`;
const STARTS_WITH_VERB = new RegExp(
  `^(?:(?:both|all|also|then|\\p{L}+ly|in fact|can be|would be|could be|may be|will be|be)\\s+){0,2}(?:${SAYS_VERB}|(?:is|has)(?=\\s+[“"]?\\p{Lu})|(?:paraphrased|rendered|translated|summed up|summarized|put|read|quoted)\\s+(?:as|thus|so))(?!\\p{L})(?:\\s+(?:to us|us|as follows|like this|this|thus|so|as|it best|like|something like)(?!\\p{L}))*(?<told>,?\\s+that\\b)?`,
  "u",
);
/** After a verb these make it one about the passage: "tells of", "says how". */
const OF =
  /^\s+(?:of|about|how|why|where|when|who|what|whether|with|to|for|from|against|in|not|nothing|more|less|also|often|part|very|only|much|little|first|something)\b/;
/** "It is a gift", "reads a letter": a noun after the verb, and no whole sentence. */
const NOUN = /^\s+(?:an?|the|one|two|three)\b/;
const TAKES_NOUN =
  /\b(?:is|tells?|gives|writes?|reads?|records?|renders|translates|means?|begins|opens|ends|closes|continues|concludes|speaks|sings|warns|asks|answers|adds|reminds us|tells us)$/i;

/** Words that only point to other words, name what they are, or say where they stand. */
const POINTERS = new Set(
  (
    "a about above according actually again all already also always an and another answer answered answers any apostle appears are as at author be been being below best better bible biblical book both but by can chapter continued continues closing middle between after goes add adds chief citation clear clearly close closing comes common compare consider correct correction could course customer day " +
    "do does down each edition english exactly find finds first follow following follows for found from famous fully give given gives god's goes golden good gospel greek hear hebrew here how i in into is it it's its itself john's just key kjv last latin learn let letter like line lines listen literal literally little located long look loosely " +
    "main may me mean means meaning memory message more modern most my name nav next no not now of old on one only open opening or original our out own page paraphrase paraphrased paraphrases part passage place plain plainer plainly please point points psalm put puts quick quotation quote quoted quotes read reads recall recalled recite ref reference references remember render rendered rendering repeat right roughly " +
    "same says say said saying scripture scriptures second see seen sense sentence short simple simply so solution something sometimes source sources speaks spoken stand stands state states still such take taken text texts than that thats the their them there these they think third this those three through thus title to today's today told translated translation translations true truth two under up us used verse verses version versions very was way we well were what when where which who will with wonderful word words would write writes written wrote yes you your youll youll'd " +
    "niv esv nasb nlt nrsv rsv asv web nkjv csb amp msg net new living standard international american revised authorized amplified testament bsb cev ylt " +
    "spanish german french italian portuguese aramaic syriac septuagint vulgate luther language languages content t b c v ot nt col q vs cf verbatim exact full"
  ).split(" "),
);
/** What names a piece of a list: a number, a letter, a verse number. */
const ENUMERATOR = /^(?:\d{1,3}[a-d]?|v{1,2}\d{0,3}|[a-z]|[ivx]{1,5}|\p{No}+)$/u;
/** These refer to a place in support of one's own words. */
const REFERS =
  /(?:^|[\s(])(?:see|cf\.?|compare|e\.g\.|especially|also in|found in|comes? from)\b[^.]{0,30}$/i;

/** True for words of which none has matter of its own; true without any. */
export function onlyPoints(text: string): boolean {
  return toWords(text).every(({ text: word }) => POINTERS.has(word) || ENUMERATOR.test(word));
}

/** True when the words before a reference make it a remark: "see", "cf.", "compare". */
export function refersOnly(before: string): boolean {
  return REFERS.test(before);
}

const RENDERS = /\b(?:renders?|translates?|has|gives?|puts?|paraphrases?|reads?|quotes?)\s*$/i;
/** A verse's number between a reference and its words. */
const VERSE_NUMBER = /^\s+(?:\p{No}+|[([]?\d{1,3}[a-d]?[)\].:]?)\s+(?=["“]?\p{Lu})/u;

/** How the words on one side of a reference, within its clause, are tied to it. */
export interface Tie {
  /** Length of what ties them: signs, pointer words, a verb. */
  length: number;
  /** How they are tied; "none" for words of the same sentence. */
  by: "comma" | "verb" | "that" | "none";
}

/** "; it goes, …" */
export const GOES =
  /^[\s;,]*(?:it|which|where it|there it) (?:\p{L}+ly )?(?:goes|says|reads|runs)[,:]?\s+/iu;
/** "says so, and …": of what was said before. */
const SAYS_SO = /^(?:says?|said) (?:so|as much|it|the same)\s*[,.;]/i;

/** "At our wedding they read John 3:16, …" */
const READ_OUT =
  /\b(?:read|reads|recite[sd]?|quote[sd]?|heard|sang|scribbled|painted|carved|embroidered|printed|write|wrote)\s*$/i;
const GOES_ON =
  /^(?:and|but|or|so|that|then|which|where|who|whose|when (?:he|she|they|we|you|I)|as|an? (?:\p{L}+ ){0,2}?(?:\p{L}+ed|verse|passage|text|story|psalm|poem|song|hymn|prayer|chapter|line|reading|favou?rite|promise|letter|word|vision|blessing|lament|warning|call)|the (?:\p{L}+ )?(?:chapter|psalm|passage|story|verse|song|text|part)|in|with|from|one of|my|our|his|also|still|already|among|for (?:example|instance)|not|though|to|at|on|again|about)\b/iu;

/** What ties the words right after a reference to it. `before` are the words before it. */
export function tieAfter(after: string, before: string): Tie {
  const signs = /^["”’)\]\uE003\s]*,?\s*/u.exec(after)?.[0] ?? "";
  const rest = after.slice(signs.length);
  const label =
    /^(?:(?:in|from|as in|of)\s+)?(?:the\s+)?(?:[A-Z]{2,5}|Message|King James)\b[,)]?\s*/.exec(
      rest,
    );
  const at = signs.length + (label?.[0].length ?? 0);
  const words = after.slice(at);
  const renders = RENDERS.test(before) ? /^as\s+/.exec(words) : null;
  if (renders) return { length: at + renders[0].length, by: "comma" };
  const goes = GOES.exec(after);
  if (goes) return { length: goes[0].length, by: "comma" };
  if (SAYS_SO.test(words)) return { length: 0, by: "none" };
  const verb = STARTS_WITH_VERB.exec(words);
  if (verb) {
    const next = words.slice(verb[0].length);
    const isTold = verb.groups?.told !== undefined;
    if (isTold) return { length: at + verb[0].length, by: "that" };
    const isNoun = NOUN.test(next) && TAKES_NOUN.test(verb[0]);
    if (/^\s*,/.test(next)) return { length: at + verb[0].length + 1, by: "comma" };
    if (OF.test(next) || isNoun) return { length: 0, by: "none" };
    return { length: at + verb[0].length + (/^[\s,]*/.exec(next)?.[0].length ?? 0), by: "verb" };
  }
  // "John 3:16 For God …"
  if (before.trim() === "" && /^\s+\p{Lu}/u.test(after)) return { length: 1, by: "comma" };
  if (READ_OUT.test(before) && signs.includes(",") && !GOES_ON.test(rest))
    return { length: signs.length, by: "comma" };
  const number = VERSE_NUMBER.exec(after)?.[0];
  if (number) return { length: number.length, by: "comma" };
  if (
    signs.includes(",") &&
    (onlyPoints(before) || /^\p{Lu}/u.test(rest)) &&
    !/\b(?:in|from|at|by|with|to)\s*$/i.test(before)
  )
    return { length: signs.length, by: "comma" };
  if (label && /^\p{Lu}/u.test(words) && onlyPoints(before)) return { length: at, by: "comma" };
  return { length: 0, by: "none" };
}

const SAYS_BEFORE =
  /[\s,;(]*(?:\b(?:says?|reads|sings|declares|writes|so|according to|(?:as )?(?:we|you) (?:can )?(?:read|are told|find|learn) (?:it )?in|it says in|as it (?:says|is written) in|as (?:stated|written|found|recorded) in|(?:that|this) is)|[¹²³*†])[\s,;]*$/i;
const AS_BEFORE = /[\s,;(]*(?:\b(?:in|see|cf\.?|as|by|of))?[\s,;(—–~=→/-]*$/i;

/** What ties the words right before a reference to it. */
export function tieBefore(before: string): Tie {
  const says = SAYS_BEFORE.exec(before);
  if (says) return { length: says[0].length, by: "verb" };
  const comma = /,\s*$/.exec(before);
  if (comma) return { length: comma[0].length, by: "comma" };
  return { length: AS_BEFORE.exec(before)?.[0].length ?? 0, by: "none" };
}

/** What makes the words after a reference its own: "in the words of John 3:16, …". */
export const WORDS_OF =
  /\b(?:words of|according to|as we read in|as it (?:says|is written) in|written in)\s*$/i;
/** "What the text says: …" */
export const ABOUT_THE_TEXT =
  /\b(?:what|how|why) (?:the )?(?:text|passage|verse|story|chapter|bible|letter|author)s? (?:says?|means?)/i;
/** A sentence that points to a reference for the words before it. */
export const POINTS_BACK =
  /^\W*(?:that|this|these|those|so|thus|it|such|you(?: can| will)? find|you(?:'ll| will)? read|where|source|reference|from|see|cf|read|found|taken|says?|the (?:words?|verse|passage|text) (?:is|are|comes?|stands?)|as)\b/i;
/** A line that names what follows or came before: "Verse: ", "Reference: ". */
export const LABEL =
  /^\W*(?:(?:key|memory|bible|main|today'?s)\s+)?(?:verse|scripture|text|passage|quote|quotation|reference|ref|source|word|words|the word|citation|where|from)\s*(?::|—|–|-\s)\s*/i;
/** A sentence that introduces the next one as the words of its reference. */
export const INTRODUCES =
  /(?:\b(?:hear|listen|consider|here (?:is|are)|remember|read|recall|take|look|see|think of|note|clear|plainer|plain|itself|short|simple|follows?|following|words of|quote|says?|reads?|say|states?|what (?:does|do))\b|[:—–]\s*$|\?$)/i;

/** "03:20 ", "2 ", "v2 ", "² ", "II. ", "- ": before a verse or a line of a list. */
const VERSE_SIGN =
  /^\s*(?:[[(]?\d{1,3}:\d{2}(?::\d{2})?[\])]?\s+(?:[-–—]\s+)?(?=\p{Lu})|[-•*]\s+|[QA]\d?[.:)]\s+|[([]?(?:v{1,2}\.?\s?)?\d{1,3}[a-d]?[)\].:/]?\s+|[IVX]{1,4}\.\s+|\p{No}+\s*)/u;
/** "In English: ", "The answer is — ": words that only point, up to a sign. */
const LEADS = /^([^.!?\n“”"]{0,60}?)\s*(?:(?<!\d):|:(?!\d)|[=→]|—|–|\s-\s|\)\s)\s*/u;

/** "Literally, …" */
const VERBATIM = /^(?:literally|word for word|verbatim|to quote it|in full), /i;

/** Words without what leads to them: a label, pointer words and a sign, a verse's number. */
export function withoutLead(text: string): { words: string; isNumbered: boolean; isLed: boolean } {
  const words = text.replace(VERSE_SIGN, "").replace(VERBATIM, "");
  const lead = LEADS.exec(words);
  const isLed =
    lead !== null && onlyPoints(lead[1] ?? "") && toWords(words.slice(lead[0].length)).length > 0;
  return {
    words: isLed ? words.slice(lead[0].length) : words,
    isNumbered: words !== text,
    isLed,
  };
}
