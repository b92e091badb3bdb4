// What a follow-up wants of the answer before it, where it is no question for a verse.
import "server-only";
import { BOOKS } from "@/lib/bible/canon";
import { parseBook } from "@/lib/bible/references/parser";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { toCanonicalOrder } from "@/lib/bible/rules";

/**
 * `views`: what the site thinks, or whether it is sure; `shorter`: the same in fewer words; `more`:
 * what was not shown; `grounds`: who says so and where; `elsewhere`: the same in another part of the
 * Bible; `account`: the second telling of the same; `find`: anything else, to be looked for in what was shown.
 */
export type FollowKind =
  | "views"
  | "shorter"
  | "more"
  | "grounds"
  | "elsewhere"
  | "account"
  | "find";

const LEAD =
  "(?:(?:ok(?:ay)?|but|and|so|well|hm+|please|yes|yeah|no|then|can you|could you)[\\s,.]+)*";
const whole = (source: string) => new RegExp(`^\\W*${LEAD}(?:${source})\\W*$`, "i");
const YOU = "(?:you|u|ya)";

const KINDS: readonly (readonly [FollowKind, readonly RegExp[]])[] = [
  [
    "views",
    [
      whole(
        `(?:what )?(?:do|did|would) ${YOU} (?:really |honestly |personally |actually )*(?:think|believe|agree|feel)(?: (?:so|that|it|this|in it|about (?:it|that|this)|it'?s true|that'?s true|with (?:that|it|this)))*`,
      ),
      whole(
        `(?:are|r) ${YOU} (?:really |very |quite |so |completely |100% )?(?:sure|certain|convinced)(?: (?:about|of) (?:it|that|this))?`,
      ),
      whole(
        "(?:is|was) (?:that|this|it) (?:really |actually |even )?(?:true|certain|sure|for sure|right)",
      ),
      whole(
        "(?:do|does|did|don'?t) (?:all|most|many|other|every|everyone|everybody|any)\\b.{0,40}?\\b(?:think|agree|believe|say|see|accept)(?: (?:so|that|this|it|the same|with (?:that|it|this)))*",
      ),
      whole("(?:is|does) (?:everyone|everybody|anyone) (?:sure|agreed|agree)(?: .{0,20})?"),
      whole(
        "(?:and )?(?:that|this|it)(?: is|'?s|s| was)? (?:supposed to be |meant to be |really )*(?:good|fair|just|ok(?:ay)?|right|moral|loving|justice)(?: then)?",
      ),
      whole(
        "(?:what|how) about (?:the )?(?:critics|skeptics|sceptics|scholars|atheists|other side)",
      ),
      whole(
        "what (?:do|would) (?:critics|skeptics|sceptics|scholars|atheists|others) (?:say|think)",
      ),
      whole("really|seriously|honestly"),
    ],
  ],
  [
    "shorter",
    [
      whole(
        "(?:(?:make|say|put|give me|tell me|explain|write) (?:it|that|this)?\\s?)?(?:a |in |the |much |a bit |bit |more )*(?:short|shorter|simple|simpler|simply|easier|easy|brief|briefly|quick|short version|short answer|plain|one sentence|few words|simple words|simpler words|easy words|nutshell|a nutshell|tl;?dr)(?: (?:words?|version|answer|english|way|please|pls|for (?:a |my )?(?:kids?|child(?:ren)?|class)))*",
      ),
      whole(
        "(?:too long|that'?s too long|that is too long|i (?:don'?t|do not|didn'?t|did not) understand(?: (?:it|that|this))?|too (?:hard|difficult|complicated))",
      ),
    ],
  ],
  [
    "more",
    [
      whole(
        "(?:(?:tell|say|explain|give|show)(?: me)? )?(?:some |a bit |a little |any )?(?:more|other ones|others|another(?: one)?)(?: (?:verses?|passages?|about (?:it|that|this)|on (?:it|that|this)|like (?:that|this|it)|examples?|please))*",
      ),
      whole("(?:what|anything|something) else(?: .{0,20})?|go deeper|more detail(?:s)?"),
      whole(
        "(?:(?:give|show|tell|find|send)(?: me)? |i (?:need|want|would like) |is there |do you have )?(?:a|an|any|some|one|another|the next) (?:short |shorter |good |bible |other )*(?:verses?|passages?|scriptures?)(?: (?:about|on|for|to) (?:it|that|this))?(?: please)?",
      ),
      whole("(?:a|some) (?:shorter|short|easier) (?:one|ones|verses?)"),
      whole(
        "(?:are|were) there (?:any )?(?:others|more)(?: (?:like|of) (?:that|this|it|those|them))?",
      ),
    ],
  ],
  [
    "grounds",
    [
      whole(
        "(?:says|according to) wh(?:o|om)|who (?:says|said|told you)(?: (?:so|that|it|this))?|how do (?:you|u|we|they) know(?: (?:so|that|it|this))?",
      ),
      whole(
        "where (?:is|does|do|did|in the bible (?:is|does)) (?:it|that|this|the bible|god|scripture|you)(?: (?:say|get|find|written|from|stand|says))*(?: (?:so|that|it|this))?",
      ),
      whole(
        "(?:what|which|any) (?:verses?|sources?|proof|passages?|evidence)(?: (?:is|are|for|says?) (?:that|this|it|so))?|prove it",
      ),
    ],
  ],
];

const ACCOUNT =
  /\b(?:the|that) (?:other|second) (?:account|version|story|telling|gospel|report|passage)\b/i;

const PARTS: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/^(?:new testament|nt|n t)$/, ["Matt", "Rev"]],
  [/^(?:old testament|ot|o t|hebrew bible)$/, ["Gen", "Mal"]],
  [/^(?:other |four |all )*gospels?$/, ["Matt", "John"]],
  [/^(?:law|torah|pentateuch)$/, ["Gen", "Deut"]],
  [/^(?:prophets)$/, ["Isa", "Mal"]],
  [/^(?:letters|epistles)(?: of paul)?$|^paul(?:'?s letters)?$/, ["Rom", "Phlm"]],
];

const rangeOf = (first: string, last: string): VerseRange | null => {
  const from = BOOKS.find(({ id }) => id === first);
  const to = BOOKS.find(({ id }) => id === last);
  const start = from && toCanonicalOrder({ book: from.id, chapter: 1, verse: 1 });
  const verses = to?.verseCounts.at(-1) ?? 0;
  const end =
    to && toCanonicalOrder({ book: to.id, chapter: to.verseCounts.length, verse: verses });
  return start && end ? { start, end } : null;
};

const IN_PART = new RegExp(
  `^\\W*${LEAD}(?:(?:even|also|what about|how about|only|just|not|is|was|does|do|it|that|this|he|she|they|there|anything|something|told|quoted|written|mentioned|repeated|found|appear|stand|said|say|come up|also)\\s+)*(?:in|from|by)\\s+(?:the )?(?:book of )?(.{2,30}?)(?: (?:too|also|as well|either|then))*\\W*$`,
  "i",
);
const ELSEWHERE =
  /^(?:other|another|different) (?:places?|parts?|books?|passages?|verses?|gospels?|accounts?)$|^(?:the )?(?:rest of the )?bible elsewhere$/i;

const A_PSALM =
  /^\W*(?:(?:please|can you|could you|and|now|give|show|tell|read|find)(?: me)? )*(?:a|another|some) psalms?(?: (?:about|for|on) (?:it|that|this))?(?: please)?\W*$/i;

/** The part of the Bible a follow-up asks about ("and in Acts?"); null for any other question. */
export function askedPart(question: string): VerseRange | null {
  if (/\belsewhere\b|\b(?:any|some)?where else\b/i.test(question) && question.length < 60) {
    return rangeOf("Gen", "Rev");
  }
  if (A_PSALM.test(question)) return rangeOf("Ps", "Ps");
  const name = IN_PART.exec(question)?.[1]?.trim().toLowerCase();
  if (name === undefined) return null;
  if (ELSEWHERE.test(name)) return rangeOf("Gen", "Rev");
  const part = PARTS.find(([pattern]) => pattern.test(name));
  if (part) return rangeOf(...part[1]);
  const book = parseBook(name);
  return book ? rangeOf(book, book) : null;
}

/** What a follow-up wants of the answer before it. Pure. */
export function followKind(question: string): FollowKind {
  if (askedPart(question)) return "elsewhere";
  if (ACCOUNT.test(question)) return "account";
  const plain = question.replace(/[\u2018\u2019]/g, "'").trim();
  return KINDS.find(([, patterns]) => patterns.some((one) => one.test(plain)))?.[0] ?? "find";
}

const ANAPHOR =
  /\b(?:he|him|his|she|her|hers|they|them|their|it|its|that|this|these|those|there|then|hes|shes|theyre|thats|too|else|others?)\b|^\W*the \w+|\bthe (?:other|same|first|second|last|man|woman|king|boy|girl|one|ones|children|kids|sons?|daughters?|wife|wives|husband|mother|father|parents|brothers?|sisters?)\b/i;
/** "It" and "there" that stand for nothing: "is it a sin", "are there errors". */
const EMPTY =
  /\b(?:is|was|are|were) (?:it|there) (?:(?:a|an|any|no|some|ok|okay|wrong|right|bad|good|possible|true|evidence|really|more)\b)|\b(?:is|are|was|were) there\b|\bthere (?:is|are|was|were)\b|\bit (?:is|'s) (?:a|ok|okay|wrong|right|possible)\b|\bthat (?=\w+ (?:is|are|was|were|has|have)\b)|\bsomebody else\b/gi;
const ELLIPTIC =
  /^\W*(?:and|but|so|then|why|how come|what about|how about|also|even|or|ok|okay|yes|no|still|not|just|only)\b/i;
const MOST_WORDS = 14;
const FEW_WORDS = 6;

/** Whether a question goes on from what was said: it surely does, it may, or it stands by itself. */
export function goesOn(question: string): "surely" | "maybe" | "no" {
  const count = question.trim().split(/\s+/).length;
  if (count > MOST_WORDS) return "no";
  const rest = question.replace(EMPTY, " ");
  if (ANAPHOR.test(rest)) return "surely";
  if (count <= FEW_WORDS) return ELLIPTIC.test(question) || count <= 3 ? "surely" : "maybe";
  return ELLIPTIC.test(question) ? "maybe" : "no";
}

/** "Why did he do that": asks for the reason of what was read, and names nothing. */
const VAGUE_WHY =
  /^\W*(?:(?:and|but|so|ok) )*(?:why|how come)(?: (?:did|does|do|would|was|were|is|are|he|she|it|they|him|her|want|wanted|to|do|did|doing|done|that|this|it|so|like|then|need|have|had))*\W*$/i;

/** True for "why did he do that?". Pure. */
export const asksVaguelyWhy = (question: string) => VAGUE_WHY.test(question);
