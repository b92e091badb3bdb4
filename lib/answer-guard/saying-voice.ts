import "server-only";
import { namesBible } from "./speakers";
import { isAbout, isForeign, isSaying, soundsLikeScripture, writesAbout } from "./voice";

// Sayings wherever they stand: what speaks to everybody, or as God, and tells of no text, reader or time.

/** Where a saying may begin: at the head, or after a sign that sets it apart. */
const BEGINS =
  /(?:(?:^|\n)[^\p{L}\n]*|[:—–()"“\uE002→=|>•]\s*|[!?]\s+|\p{Extended_Pictographic}\uFE0F?\s*)(?=["“]?[\p{L}*])/giu;

/** Openings that nothing but a saying has, wherever in a sentence: "whoever can", "it is no sin to". */
const STRONG =
  /(?<![\p{L}’'])(?=(?:whoever|whosoever|everyone who|it is no (?:sin|shame)|all \p{L}+ (?:lead|are|must|shall|will|have)|god (?!is|has|was|does)\p{L}+s\b|the lord \p{L}+(?:s|eth)\b|i will \p{L}+ (?:your|you|all)|(?:never|do not) \p{L}+(?<![^s]s) (?:your|thy|an?)|be \p{L}+ (?:on|at|when|until|before|every)|thou (?:shalt|hast|art)|blessed (?:is|are)|woe (?:unto|to)|your \p{L}+ \p{L}+ (?:more|me)|trust no|verily)\b)/giu;

/** To everybody: an order, a rule, a promise. */
const COMMANDS =
  /^(?:do not|don['’]t|never|always|let (?:no|the|him|her|us|your|every)|fear|trust|sell|eat|be|give|love|honou?r|follow|seek|take|go|come|hear|hearken|obey|kill|burn|hate|praise|rejoice|remember|beware|put|pray|ask|lend|pay|buy|forgive|wait|work|build|leave|choose|guard|hide|bring|bow|cast|serve|share|speak|stand|walk|watch|wash|my (?:son|child|children|people|sheep|daughter))\s(?!sure\b|with me\b|through\b)/i;
const WHOEVER =
  /^(?:(?:he|she|they|those|the one|everyone|anyone|all|a man|the man|a woman|people) who|whoever|whosoever|everyone|no one|nobody|the (?:righteous|wicked|wise|faithful|foolish|lazy|proud|humble|poor|rich|meek|spirit|lord|father|son|kingdom)(?!['’]s?\b)|god(?!['’]s?\b)|yahweh|heaven|a \p{L}+ (?:who|that)|there (?:is|are) (?:no|none|nothing|a time|more)|it is (?:no (?:sin|shame|good|wonder)|better|good (?:to|for)|more \p{L}+ to|easier)|all (?!of |the |these |this |three |four |six |about )\p{L}+|every \p{L}+|each \p{L}+ (?:who|that)|no \p{L}+|where there is|if (?:a man|any|anyone|your))\s/iu;
const SPOKEN =
  /^(?:I (?:will|am|have|was|owe|hate|love|made|give|send|know|take|desire)|your |thou |my \p{L}+ (?:is|are|will|has)|you (?:are|have|will|danced|were) |when your |we (?:are|have|will|must) )/iu;
/** What has been told of somebody, rather than said to everybody. */
const TOLD =
  /^(?:\S+ ){0,4}(?:\p{L}{2,}ed|was|were|had|did|said|told|came|went|began|became|gave|took|saw|led|brought|found|spoke|wrote|made|sent|fell|knew|called)\b/iu;

/** What commentary has and sayings have not. */
const COMMENTS =
  /\b(?:perhaps|may|might|often|usually|sometimes|probably|likely|examples?|means?|meaning|comfort\w*|idea|questions?|reasons?|centur(?:y|ies)|histor(?:y|ical)|ancient|modern|however|later|which is why|rather|instead|helps?|helpful|useful|notice|difference|describes?|described|several|proposed|convinced|seems?|apparently|longest|shortest|known as|usual|goes there|english|words|languages?|wording|translat\w+|commands?|law|laws|evidence|something|sources?|critics|religions? is|prayers? in|response|serious|value|equivalent|arguments?|clear|modest|doubts?|verse|whether|accept|knows why|defend|reply|forbid|such as|appeals?|lack|hold|holds|cop(?:y|ies)|agree|churches|christians|gospels?|revelation|scholars?|teach(?:es)? that|story|worth (?:knowing|noting|reading|remembering|a)|important|careful|prayer)\b|\d/i;
/** Somebody is named: the clause tells of him. */
const NAMED =
  /(?<=\p{Ll},? )(?!God|Lord|LORD|Jesus\b|Christ|Father|Spirit|Yahweh|Son\b|King\b|Most|Holy|I\b)\p{Lu}\p{Ll}+/u;
/** To whoever asked. */
const HELPS =
  /\b(?:please|you (?:can|could|may|might|need|do(?:n['’]t| not) (?:have|need)|should|would|want|find|feel|read|asked?|mean|lost|notice|see)|you['’](?:re|d|ve)|you are (?:right|going|grieving|not alone|not|asking|in|hurting|thinking)|if you (?:are|want|need|like|would|wish|tell|have|feel|can|think|ask|know|look|read|count|live|do not|don['’]t)|if (?:some(?:one|body)|anyone) (?:is|has|hurts|was)|(?:some(?:one|body)|people|friends?|a person|a pastor|a doctor)\b[^.]*\byou|near you|with you|your (?:question|friend|doctor|pastor|church|family|parents|feelings?|grief|doubts?|tradition|bible|own (?:words|time|pace|bible)|place|pace|time with)|thank you|i am (?:so |very )?sorry|somebody|someone|counselor|therapist|doctor|pastor|hotline|emergency)\b/i;

/** A clause that begins as sayings do. */
export interface Saying {
  start: number;
  /** True in the middle of a sentence, after words that lead to it: "that", "has", "goes". */
  isLed: boolean;
  /** True for an opening that nothing else has. */
  isStrong: boolean;
  /** Spoken to somebody; told of God or everybody, as a summary may; of nobody, as proverbs are. */
  voice: "spoken" | "told" | "general";
}

/** What leads to words in the middle of a sentence. */
const LEADS =
  /(?<![\p{L}’'])(?:that|que|dass|che|how|has|have|had|be|is|was|for|as|so|says?|said|reads?|goes|runs|um|uh|adds?|sings?|hears?|teach(?:es)?|means?|say|in mind|it),?\s+(?=["“]?\p{L})|,\s+(?=["“]?\p{L})/giu;
/** Orders that are no nouns: "that never lend your …", "that be clever". */
const LED_COMMANDS =
  /^(?:(?:never|do not|don['’]t) \p{L}+ (?:your|thy|an?|the|to|on)\b|be \p{L}+ |let the |trust no )/iu;

/** What goes on from something said before, and what tells of something there is. */
const GOES_ON =
  /\b(?:it|its|this|that|these|those|he|him|his|she|her|they|them|their|there|here|we|us|our|such|both|either|first|second|two|three|four|other|another|same|later|now|still|too|so|such as|called|named|as|only|not|guess(?:es)?|forms?|next|what|teaching|how)\b/i;

/** True for a saying of nobody in particular that is no comment and no advice. */
function isOwnSaying(words: string): boolean {
  return isSaying(words) && !COMMENTS.test(words) && !HELPS.test(words) && !NAMED.test(words);
}

/** True for a sentence that tells of nobody and of nothing mentioned before, as proverbs do. */
function isGeneral(sentence: string): boolean {
  return (
    isOwnSaying(sentence) &&
    !GOES_ON.test(sentence) &&
    !namesBible(sentence.replace(/(?<!the )\b(?:psalms|proverbs)\b/g, "")) &&
    !isForeign(sentence)
  );
}

/** True for a clause that is led up to and tells of nobody: "those who dance at night will …". */
export function isAnySaying(clause: string): boolean {
  const own = clause.replace(/,.*$/, "");
  return isOwnSaying(own) && !TOLD.test(own) && !writesAbout(own) && !isAbout(clause);
}

/** Words of a clause that say by themselves whose voice it is. */
const LONG_HEAD = 5;

/** As a summary of a passage begins as well. */
const SUMMED = /^(?:god|yahweh|the (?:lord|father|spirit|son|kingdom)|nobody|no one)\s/i;

function voiceOf(whole: string, isLed: boolean): Saying["voice"] | null {
  // What follows a comma may be about it: "…, as Solomon knew".
  const head = whole.split(/[,;:—–(]/)[0] ?? whole;
  const clause = head.split(/\s+/).length >= LONG_HEAD ? head : whole;
  if (HELPS.test(clause) || writesAbout(clause)) return null;
  if (soundsLikeScripture(clause)) return "spoken";
  if (COMMENTS.test(whole.split(/[;—(]/)[0] ?? whole) || NAMED.test(clause)) return null;
  if ((isLed ? LED_COMMANDS : COMMANDS).test(clause) || SPOKEN.test(clause)) return "spoken";
  if (!WHOEVER.test(clause) || TOLD.test(clause))
    return isGeneral(clause) && !isAbout(whole) ? "general" : null;
  return SUMMED.test(clause) ? "told" : "spoken";
}

/** As summaries of a text begin as well. */
const MAY_SUM =
  /^(?:those|the|god|yahweh|no|none|nobody|every|everyone|each|all(?! \p{L}+ (?:lead|roads))|anyone|people|he|she|they|we|if|there (?:is|are) no(?! (?:shame|sin)\b)|heaven)\s/iu;

/** True for words that a summary of a text may begin with. */
export function maySum(words: string): boolean {
  return MAY_SUM.test(words);
}

const PROMISE =
  /^["“]?(?:god|the (?:lord|father|spirit|son))\s+(?:\p{L}+\s+){1,3}?(?:every|each|any)\s+(?:\p{L}+\s+){1,2}?(?:who|that)\s/iu;

/** True for what God does to everybody of a kind: "God hears every widow who asks twice". */
export function isPromise(words: string): boolean {
  return PROMISE.test(words);
}

/** True for words that speak to everybody, as no summary does: an order, "whoever", "man is". */
export function speaksToAll(words: string): boolean {
  const clause = words.replace(/^(?:how|that|and)\s+/i, "");
  if (MAY_SUM.test(clause)) return false;
  return voiceOf(clause, false) === "spoken";
}

/** True for a sentence with an opening in it that nothing but a saying has. */
export function hasStrongSaying(sentence: string): boolean {
  return sentence.search(STRONG) >= 0;
}

/** Where in a sentence clauses begin that speak to everybody, or as God does, first ones first. */
export function sayingsIn(sentence: string): Saying[] {
  const found: Saying[] = [];
  const strong = new Set([...sentence.matchAll(STRONG)].map(({ index }) => index));
  for (const [pattern, isLed] of [
    [BEGINS, false],
    [LEADS, true],
    [STRONG, true],
  ] as const) {
    for (const { 0: lead, index } of sentence.matchAll(pattern)) {
      const start = index + lead.length;
      if (found.some((one) => one.start === start)) continue;
      const voice = voiceOf(sentence.slice(start).replace(/^["“*]+/, ""), isLed);
      const isProverb =
        !isLed ||
        /\b(?:says?|said|that|how|goes|reads)\s+$|\s{3,},\s+$/i.test(sentence.slice(0, start));
      const isHead = isLed || /:\s*$/.test(lead) || /^["“]?\p{Lu}/u.test(sentence.slice(start));
      if (voice === "general" && !(isProverb && isHead)) continue;
      const isSpoken = voice === "told" && /,\s*$/.test(lead);
      const isStrong = strong.has(start);
      if (voice) found.push({ start, isLed, isStrong, voice: isSpoken ? "spoken" : voice });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Who else may say so: what they hold is told, not quoted. */
const OTHERS =
  /\b(?:scholars?|critics?|christians?|many|some|most|churches|church|catholics?|protestants?|orthodox|lutherans?|calvinists?|reformed|readers?|interpreters?|theologians?|historians?|philosophers?|jews|muslims?|people|believers?|others|those|they|we|nobody|anybody|tradition|augustine|luther|calvin|aquinas)\b(?: \p{L}+){0,3}? (?:says?|holds?|thinks?|believes?|teach(?:es)?|argues?|answers?|sees?|notes?|takes?|agrees?|finds?|understands?|prefers?|stress|concludes?|means?|hopes?|feels?|claims?|know|expect)\b/iu;
/** What has a text. */
const TEXTS =
  /\b(?:manuscripts?|codex|scrolls?|inscription|plate|plaque|rendering|hebrew|greek|aramaic|original|text|wording|my word|lines?|verses?|chapters?|passages?|kings|chronicles)\b/i;

/** True for words that tell what somebody besides the Bible holds. */
export function tellsOfOthers(lead: string): boolean {
  return OTHERS.test(lead);
}

/** "He let them know that", "Then he added softly,": somebody of the Bible, named before. */
const HE_SAYS =
  /\b(?:he|she|it|jesus|paul|moses|god) (?:\p{L}+ly )?(?:let|told|tells|added|adds|said|says|taught|teaches|answered|whispered|wrote|writes|promised|warned|asked|explained|insisted|repeated|declared?s?|replied|reminded)\b/iu;
/** A verb of saying before a comma. */
const SAYS_COMMA =
  /\b(?:says?|said|sa(?:id|ys) to \p{L}+|told|tells|declares?d?|add(?:s|ed)|taught|teaches|whisper(?:s|ed)|answer(?:s|ed)|repl(?:ies|ied)|promise[sd]?|reads?|wrote|writes|goes|told \p{L}+|is told)(?: \p{L}+ly| to \p{L}+)?,\s+["“]?$/iu;
/** Verbs and joints that lead to anything. */
const LOOSE = /(?:has|have|had|be|is|was|for|as|so|it|,),?\s+["“]?$/i;

/** True for words that lead to nothing in particular: "had no map". */
export function leadsLoosely(lead: string): boolean {
  return LOOSE.test(lead) && !TEXTS.test(lead) && !SAYS_COMMA.test(lead);
}

/** True for words that lead to a text. */
export function leadsToText(lead: string): boolean {
  return TEXTS.test(lead) || HE_SAYS.test(lead);
}
