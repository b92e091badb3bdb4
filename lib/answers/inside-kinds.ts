// What kind of thing a follow-up asks for, and what a verse that has it says.
import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { getBiblicalNames, isPlaceName } from "@/lib/retrieval/biblical-names";

const NUMBER =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|once|twice|first|second|third|fourth|seventh|tenth)\b/i;
const TIME =
  /\b(?:days?|nights?|weeks?|months?|years?|hours?|watch|morning|evening|generations?)\b/i;
const REASON =
  /\b(?:because|therefore|so that|lest|for (?:he|she|they|it|the|you|I|we|this|in|as)|that (?:he|she|they|I|you|we) (?:may|might|should|would)|in order)\b/i;
const SPEECH = /\b(?:said|says|saying|answered|asked|told|replied|cried)\b/i;
/** What somebody or something came to be, and was not before. */
const CHANGE =
  /\b(?:became|become|becomes|was made|were made|made (?:him|her|them)|turned into)\b/i;
const FEELING =
  /\b(?:afraid|fear|feared|wept|weep|cried(?! (?:out|with|to))|tears|sad|sorrow\w*|griev\w*|angry|anger|wrath|glad|rejoic\w*|joy|troubled|amazed|ashamed|loved|hated|jealous|envi\w*|terrified)\b/i;

/** What a question may ask for, and what a verse that says it has. */
const KINDS: readonly (readonly [RegExp, RegExp, number])[] = [
  [/\bhow long\b|\bwhen\b|\bhow many (?:days|nights|weeks|months|years|hours)\b/i, TIME, 0.3],
  [
    /\bhow (?:many|much|old|often|tall|big|far|high|deep)\b|\bwhat (?:age|number)\b|\bonly\b.*\b(?:one|two|\d+)\b|\bwhich (?:floor|hour|day|year)\b/i,
    NUMBER,
    0.3,
  ],
  [
    /\b(?:how|when|why) (?:did|does|do|was|were|had)\b.*\b(?:become|became|turn into|made)\b/i,
    CHANGE,
    0.3,
  ],
  [/\bwhy\b|\bhow come\b|\bwhat for\b|\breason\b/i, REASON, 0.15],
  [
    /\bwhat (?:did|does|had|has|was)\b.*\b(?:say|said|tell|told|answer|answered|ask|asked|reply|decide|decided)\b/i,
    SPEECH,
    0.15,
  ],
  [
    /\b(?:scared|afraid|sad|angry|upset|happy|mad|cry|cried|feel|felt|jealous|sorry)\b/i,
    FEELING,
    0.3,
  ],
];
const ASKS_WHO =
  /\b(?:who|whom|whose|which (?:man|woman|king|person)|name)\b|^\W*(?:and|but|what about) (?:the|that) (?:woman|man|king|queen|priest|prophet|boy|girl|guy|lady|servant|brother|sister|wife|husband|son|daughter)\b/i;
/** "Who was the king": a verse has the office beside a name. */
const ASKS_OFFICE =
  /\bwho (?:was|is|were|are) (?:the|that|this) (king|queen|pharaoh|governor|priest|high priest|prophet|captain|commander|general|ruler|servant|emperor|apostle|disciple)\b/i;
const OFFICED = 0.6;
const ASKS_WHERE =
  /\b(?:where|(?:which|what) (?:city|town|place|country|land|people|nation|tribe))\b/i;
const NAMED = 0.12;
/** "King Darius", "Darius the king", "Nebuchadnezzar king of Babylon". */
function namesHolder(text: string, office: string): boolean {
  const held = new RegExp(
    `\\b${office}s? (\\p{Lu}\\p{L}+)|\\b(\\p{Lu}\\p{L}+),? (?:the )?${office}\\b`,
    "giu",
  );
  const names = getBiblicalNames();
  return [...text.matchAll(held)].some(([, after = "", before = ""]) =>
    [after, before].some((name) => /^\p{Lu}/u.test(name) && names.has(name.toLowerCase())),
  );
}

/** What speaks for a verse by what kind of thing is asked for. */
export function kindBonus(question: string, text: string, known: ReadonlySet<string>): number {
  let bonus = 0;
  for (const [asks, says, most] of KINDS) {
    if (asks.test(question) && says.test(text)) bonus = Math.max(bonus, most);
  }
  const office = ASKS_OFFICE.exec(question)?.[1];
  if (office && namesHolder(text, office)) bonus += OFFICED;
  const [isWho, isWhere] = [ASKS_WHO.test(question), ASKS_WHERE.test(question)];
  if (!isWho && !isWhere) return bonus;
  const names = getBiblicalNames();
  const isNew = toWords(text).some(({ text: word }) => {
    const bare = word.replace(/'s?$/, "");
    return !known.has(bare) && (isWhere ? isPlaceName(bare) : names.has(bare));
  });
  return isNew ? bonus + NAMED : bonus;
}
