import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { findQuotations } from "./quotation-marks";

/** Words that a question asks to be found in the Bible. */
export interface AskedWords {
  words: string;
  /**
   * How sure it is that words are meant, not a subject: "marked" by quotation marks in a question
   * about the Bible, "said" after "where does it say", else "perhaps".
   */
  sureness: "marked" | "said" | "perhaps";
  /** True when the question marks them as a quotation. */
  isMarked: boolean;
  /** True when the question asks for nothing but where these words stand. */
  isAll: boolean;
}

const FEWEST_WORDS = 3;
const MOST_WORDS = 80;
/** "Where does it say pray always?": two words after a form that means them. */
const FEWEST_SAID = 2;

const BIBLE =
  "(?:the\\s)?(?:holy\\s)?(?:bible|scriptures?|word of god|new testament|old testament)";
const SPEAKER =
  "(?:it|god|the lord|jesus|christ|paul|peter|james|john|moses|david|solomon|isaiah|jeremiah|he|someone|anyone)";
const SAYS =
  "(?:says?|said|saying|written|reads?|states?|(?:write|wrote|teach|teaches|taught) that)";
const SOMEWHERE =
  "(?:\\s(?:in|anywhere|somewhere|ever|really|actually|exactly|literally|the|bible|scriptures?|it|us|to|that|book|of))*?";
/** What turns a sentence into a question at its end. */
const TAG = "(?:is it|isn[’']?t it|does it|doesn[’']?t it|right|correct|is that right|or not)";
const FORMS: readonly { pattern: RegExp; sureness: "said" | "perhaps" }[] = [
  {
    pattern: new RegExp(
      `^(?:so\\s|and\\s|but\\s)?(?:where|(?:in\\s)?(?:what|which)\\s(?:verse|passage|chapter|book|psalm|gospel|scripture)s?)\\s(?:.{0,40}?\\s)?${SAYS}${SOMEWHERE}(?:\\sthat|,|:)?\\s(.+)$`,
      "i",
    ),
    sureness: "said",
  },
  {
    pattern: new RegExp(
      `^(?:does|did|doesn[’']?t|didn[’']?t)\\s(?:${BIBLE}|${SPEAKER})${SOMEWHERE}\\s(?:say|state)${SOMEWHERE}(?:\\sthat|,|:)?\\s(.+)$`,
      "i",
    ),
    sureness: "said",
  },
  {
    pattern: new RegExp(
      `^(?:is|isn[’']?t|was)\\sit\\s(?:really\\s|actually\\s)?(?:in\\s${BIBLE}|(?:biblical|scriptural)(?=\\sthat)|written|true that ${BIBLE} says)(?:\\sthat|,|:)?\\s(.+)$`,
      "i",
    ),
    sureness: "said",
  },
  {
    pattern: new RegExp(
      `^(?:is|are)\\s(.{10,200}?)\\s(?:really\\s|actually\\s)?(?:in\\s${BIBLE}|from\\s${BIBLE}|a\\s(?:bible\\s)?verse|scripture)\\W*$`,
      "i",
    ),
    sureness: "perhaps",
  },
  {
    pattern: new RegExp(
      `^(?:find|show me|give me)?\\s?(?:where|(?:what|which)\\s(?:verse|passage|chapter|book))\\s(?:in\\s${BIBLE}\\s)?(?:is|can i find|do i find|has)\\s(?:the verse\\s|the words\\s)?(.+)$`,
      "i",
    ),
    sureness: "perhaps",
  },
  {
    pattern: new RegExp(
      `^(.{10,200}?)[\\s,;:–—-]+(?:where(?:\\sin\\s${BIBLE})?\\s(?:is|are|does)\\s(?:that|this|it|these)(?:\\s(?:in\\s${BIBLE}|from|found|say|come from))?|is\\s(?:that|this|it)\\s(?:really\\s|actually\\s)?(?:in|from)\\s${BIBLE}|(?:which|what)\\s(?:verse|passage)(?:\\sis\\s(?:that|this|it))?)\\W*$`,
      "i",
    ),
    sureness: "perhaps",
  },
  // "The Bible doesn't say …, does it?", "…, that's not in the Bible, is it?"
  {
    pattern: new RegExp(
      `^(?:so\\s|and\\s|but\\s)?${BIBLE}\\s(?:does(?:n[’']?t| not)?\\s|never\\s)?(?:really\\s|actually\\s|ever\\s)?(?:says?|states?)(?:\\sthat|,|:)?\\s(.+?)[\\s,]+${TAG}\\W*$`,
      "i",
    ),
    sureness: "perhaps",
  },
  {
    pattern: new RegExp(
      `^(.{10,200}?)[\\s,;:–—.-]+(?:that|this|it)(?:[’']?s|\\sis|\\sisn[’']?t)\\s(?:not\\s|really\\s|actually\\s)*(?:in|from)\\s${BIBLE}(?:[\\s,]+${TAG})?\\W*$`,
      "i",
    ),
    sureness: "perhaps",
  },
];

/** What follows is a subject, not words. */
const SUBJECT =
  /^(?:about|anything|something|nothing about|much|more|how|why|whether|if i|if we|if you can|if it|to (?:us|you|me)\b|so\b|regarding|on\b|for\b)/i;
/** A matter put in one's own words: "does the Bible say we should not judge". */
const OWN_WORDS =
  /^(?:i|we|you|people|everyone|christians?|believers|women|men|a (?:man|woman|wife|husband|person|christian)) (?:must|should|shouldn't|can|can't|cannot|may|have to|need to|ought) /i;
/** So is what is said of people or animals of today, or goes on to tell of the visitor. */
const OF_PEOPLE =
  /^(?:all |most |some )?(?:(?:gay|lesbian|trans|straight|divorced|unmarried|single|rich|poor|black|white|good|bad) (?:people|men|women|couples|folks?|christians)|(?:gays|wives|husbands|kids|children|babies|teenagers|unbelievers|atheists|jews|muslims|catholics|pets|dogs|cats|animals)) (?:are|go|can|can't|cannot|have|will|won't|do|don't|deserve|need|belong)\b|\b(?:my (?:friend|mum|mom|dad|sister|brother|son|daughter|kid|wife|husband|boyfriend|girlfriend|pastor|church) (?:is|says?|said|told|has|thinks?)|told me|i'?m (?:gay|divorced|scared|confused))\b/i;
/** A subject by its name: "the Ten Commandments", "the fruit of the Spirit". */
const NAMED_SUBJECT = /^(?:the )?[\p{L}']+(?: [\p{L}']+)?(?: of (?:the )?[\p{L}']+)?$/iu;
/** What follows may be either. */
const OPEN =
  /^(?:what|who|whom|where|when|which|the (?:word|name|term|story|book|gospel)|there)\b/i;
/** A question that speaks of the Bible, or of words said in it. */
const ABOUT_BIBLE =
  /\b(?:bible|biblical|scriptures?|verse|verses|passage|psalms?|proverbs|gospels?|testament|chapter|jesus|god|lord|christ|paul|prophets?|apostles?|moses|david|sal?omon|solomon|page|proverb)\b/i;
const ABOUT_PLACE =
  /\b(?:where|which (?:verse|book|chapter|passage)|what (?:verse|book|chapter|passage)|find|verse|page|proverb|says?|said|in (?:the )?(?:bible|scripture)|biblical|from|(?:this|that|it) is|is (?:this|that|it))\b/i;
const OTHER_MATTER =
  /\b(?:mean|means|meaning|explain|about|why|sing|song|hymn|film|movie|novel)\b/i;

function countWords(text: string): number {
  return toWords(text).length;
}

function clean(text: string): string {
  return text
    .replace(/^(?:that\s|to\s(?!(?:every|the|him|them|us)\b)|the words?\s|[\s,:“”"'‘’])+/i, "")
    .replace(/\s+(?:in|from) (?:the )?(?:bible|scriptures?)\W*$/i, "")
    .replace(/[\s?!.,;:“”"'‘’]+$/, "");
}

function findMarked(question: string): AskedWords | null {
  const quotations = findQuotations(question).filter(({ words }) => {
    const count = countWords(words);
    return count >= FEWEST_WORDS && count <= MOST_WORDS;
  });
  const [longest] = quotations.sort((a, b) => b.words.length - a.words.length);
  if (!longest) return null;
  const around = `${question.slice(0, longest.start)} ${question.slice(longest.end)}`;
  const isAlone = countWords(around) === 0;
  const isAsked = ABOUT_PLACE.test(around) && !OTHER_MATTER.test(around);
  const isBible = isAlone || ABOUT_BIBLE.test(around) || /\b(?:where|find)\b/i.test(around);
  return {
    words: longest.words,
    isMarked: true,
    sureness: isAsked && isBible ? "marked" : "perhaps",
    isAll: isAlone || isAsked || /\bwho (?:said|says)\b/i.test(around),
  };
}

/**
 * The words that a question asks to be found ("Where does it say …", "Is … in the Bible?", words in
 * quotation marks), or null when it asks about a subject or for something else. Pure.
 */
export function findAskedWords(question: string): AskedWords | null {
  const text = question.replace(/\s+/g, " ").trim();
  const marked = findMarked(text);
  if (marked) return marked;
  for (const { pattern, sureness } of FORMS) {
    const found = pattern.exec(text)?.[1];
    if (found === undefined || SUBJECT.test(found.trim())) continue;
    const words = clean(found);
    const count = countWords(words);
    const fewest = sureness === "said" ? FEWEST_SAID : FEWEST_WORDS;
    if (count < fewest || count > MOST_WORDS) continue;
    if (sureness === "perhaps" && NAMED_SUBJECT.test(words)) continue;
    if (OWN_WORDS.test(words) || OF_PEOPLE.test(words)) continue;
    const isOpen = OPEN.test(words) && !/\bthat$/i.test(text.slice(0, text.indexOf(found)).trim());
    return {
      words,
      sureness: isOpen || /^(?:he|she|they) /i.test(words) ? "perhaps" : sureness,
      isMarked: false,
      isAll: true,
    };
  }
  return null;
}
