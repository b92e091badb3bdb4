import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { asksAfterPassage } from "./asks-after-passage";
import { getBiblicalNames } from "./biblical-names";

// A message from life tells what happened or how somebody is; a question asks what the Bible or the
// site says. Read by its sentences: one that tells of oneself, or of somebody near, is enough.

/** Where one sentence of a message ends. */
const SENTENCES =
  /[.!?;\n]+\s*|\s[-–—]\s|,\s+(?=(?:and|but|so|how|what|why|is|does|do|can|should|will)\b)/;

const SELF = /\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our)\b/;
/** People whom nobody names without an article unless they are near. */
const NEAR =
  /^(?:(?:my|our|the|an?|best|poor|dear|old|little|big) )*(?:mum|mummy|mom|mama|dad|daddy|papa|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|husband|wife|hubby|girlfriend|boyfriend|gf|bf|fianc[eé]e?|mate|boss|patient|pt|landlord|neighbou?r|son|daughter|sister|brother|kids|children|grandchildren|grandkids|twins|(?:two|three|some|both) (?:families|friends|of (?:us|them))|carers?|ex|ward|church|elder|vicar|doctor|teacher)\b|^(?:(?:my|our|the|an?|old|young|poor) )*(?:dog|cat|puppy|kitten|hamster|rabbit|treasurer|pastor|deacon|tenant|student|colleague|man|woman|lad|girl|boy|fella|fellow)(?:'s| (?:is|has|was|had|got|keeps|told|said|came|at (?:the|my|our)))\b/;
/** Begins in the middle of the telling, without its "I". */
const WITHOUT_SUBJECT =
  /^(?:(?:just|only|still|never|nearly|almost|finally|not|really|so|and|but|then) )*(?:lost|snapped|got|made|had|told|went|came|been|sat|sold|said|saw|found|felt|feel|feeling|cried|stopped|started|left|missed|failed|passed|broke|moved|sacked|forgot|work|working|worked|slept|shouted|tried|trying|held|drove|woke|fell|buried|burying|preached|preaching|looking after|caring|married|divorced|widowed|stuck|signed|rang|lied|laid|lay|drank|waiting|cant|can't|(?:first|last) (?:\w+ ){0,2}(?:back|shift|off|since|without)|couldnt|couldn't|didnt|didn't|havent|haven't|(?:dont|don't) (?:know|want|have|feel|like|think|understand|get|care|see|trust|belong|remember|sleep|eat|believe|even|really|deserve|need|fit|love|talk|pray|enjoy)|(?:was|wasn't|wasnt) (?!(?:it|he|she|there|jesus|god|the)\b))\b/;
/** Today's days and hours, which no verse is asked by. */
const LATELY =
  /\b(?:today|tonight|tomorrow|yesterday|(?:last|this|next) (?:night|morning|evening|week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:on|since|by|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:weeks?|months?|years?|yrs?|days?|nights?|shifts?) (?:ago|now|in a row))\b/;

const ASKS =
  /^(?:(?:and|but|so|please|also|then|or|exactly|about|roughly) )*(?:(?:(?:in|at|on|to|for|with|from|by) )?(?:who|whom|whose|what|what's|whats|which)|when(?! i\b)|where|why|how|(?:is|are|was|were|am|do|does|did|can|could|may|should|shall|will|would|has|have|had|must|isn't|aren't|don't|doesn't|didn't) (?:i|you|he|she|it|we|they|there|this|that|these|those|the|an?|my|our|your|his|god|jesus|christians?|people|anyone|someone|all|some|any|angels?|demons?|satan|heaven|the dead)\b)/;
/** The same, of what is none of one's own ("is tithing required today"). */
const ASKS_WHETHER = /^(?:is|are|isn't|aren't|does|do|did|can|could|should|will|would|must|may)\b/;
/** "If I fudge my hours, is that a sin": asked last. */
const ASKS_LAST =
  /\b(?:is|are|was) (?:that|it|this|they)?(?: really| actually| even)? ?(?:a sin|sin|wrong|ok|okay|allowed|biblical|true|bad|normal)(?: in (?:the )?bible)?\W*$|^is (?:a )?sin (?:if|to|when)\b/;
/** Wants to be told something, and tells nothing. */
const WANTS =
  /^(?:(?:please|can you|could you) )*(?:tell|show|give|explain|list|name|find|read|quote|describe|compare|summari[sz]e|define|help me (?:find|understand))\b/;
/** Tells what somebody studies, thinks or has heard about the text. */
const STUDIES =
  /\b(?:i|we)(?:'m|'d|'ve)? (?:am |are |would |do |really |just |always |have )*(?:(?:want|need|like|love|wish|try|trying|hope) to (?:know|understand|learn|study|find|see|hear|ask|read)|(?:need|want|look(?:ing)? for) (?:an? |some |the )?(?:\w+ )?(?:verses?|passages?|scriptures?|quotes?|references?)|wonder(?:ing|ed)?(?! (?:if|whether) (?:any of it|it|i|my)\b)|studying|read (?:that|about|in|somewhere|the)|heard (?:that|about)|learned|curious|(?:don't|dont|do not|can't|cannot|not|never) (?:understand|get|see) (?:why|how|what)|think (?:that )?(?:the|god|jesus|christ\w*)|have (?:an? )?question|was taught)\b/;
const ABOUT_THE_TEXT =
  /\b(?:bible|scriptures?|gospels?|(?:old|new) testament|verse|jesus|genesis|exodus|revelation)\b.*\b(?:says?|said|teach\w*|mean\w*|claims?|contradict\w*|written|wrote|true|wrong|historical)\b/;
/** "Husband of one wife passage": what is looked for, and nobody near. */
const CALLED_PASSAGE = /\b(?:passage|verse|scripture|text)s?\W*$/;
/** Fewer words name a matter. */
const FEWEST_WORDS = 4;

/** Whom or how one speaks to, before what is said. */
const ADDRESS =
  /^(?:(?:bro|bruh|dude|yo|hey|hi|hello|ok|okay|um|well|honestly|salam|salaam|shalom|guys|sir|pls|please)\b[\s,.!?]*)+/;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^[\s\W]+/, "")
    .replace(ADDRESS, "")
    .trim();

/** Somebody of a story speaks, not who writes: "old man in prison says I've run my race". */
const SPEAKS =
  /^((?:(?:the|a|an|some|that|old|young|rich|blind|dying|sick|mad) )*(?:man|woman|guy|dude|king|queen|prophet|soldier|general|leper|thief|priest|widow|beggar|apostle|disciple|psalmist|god|jesus|paul|david|moses|peter|job|solomon)\b(?:(?! (?:me|my|i|us|we)\b)[^.?!]){0,40}?\b(?:says?|said|saying|asks?|asked|prays?|prayed|cries|cried|wrote|like)(?! (?:to )?(?:me|us)\b)) .*$/;
/** "If the dead do not rise, then our faith is in vain": an argument, where one is not in it. */
const ARGUES = /^if\b.*\bthen\b/;
const OF_ME = /\b(?:i|i'm|im|i've|ive|i'll|me|my|mine|myself)\b/;
/** "We should pray for kings": a teaching. */
const TEACHES =
  /^we (?:should(?:n't|nt)?|must(?:n't|nt)?|ought to|are (?:told|called|commanded) to) (?!(?:never )?(?:have|of)\b)/;
/** "Kids must not be punished for their dads", "working out is fine": of whomever it is said. */
const RULES =
  /^(?:the )?(?:kids|children|parents|dads|moms|mums|wives|husbands|sons|daughters|brothers|sisters)\b.*\b(?:should(?:n't|nt)?|must(?:n't|nt)?|ought|can't be|cannot be|are not to)\b|^\w+ing\b(?: \w+){0,3} (?:is|are) (?:ok|okay|fine|good|better|bad|worse|wrong|allowed)\b/;

/** True for what is said of anybody: an argument, a teaching or a rule. */
const isGeneral = (sentence: string, isOfSelf: boolean) =>
  ((ARGUES.test(sentence) || TEACHES.test(sentence)) && !OF_ME.test(sentence)) ||
  (!isOfSelf && RULES.test(sentence));

function tells(sentence: string): boolean {
  if (ASKS.test(sentence) || WANTS.test(sentence)) return false;
  if (STUDIES.test(sentence) || ABOUT_THE_TEXT.test(sentence)) return false;
  if (asksAfterPassage(sentence)) return false;
  const isOfSelf = SELF.test(sentence.replace(SPEAKS, "$1"));
  if (isGeneral(sentence, isOfSelf)) return false;
  const isAsked = ASKS_WHETHER.test(sentence) || CALLED_PASSAGE.test(sentence);
  if (!isOfSelf && isAsked) return false;
  const names = getBiblicalNames();
  // Headings write "Palm Sunday": a day is nobody's name.
  const words = toWords(sentence.replace(LATELY, " "));
  if (!isOfSelf && words.some(({ text }) => names.has(text))) return false;
  return isOfSelf || NEAR.test(sentence) || WITHOUT_SUBJECT.test(sentence) || LATELY.test(sentence);
}

/** True when a message speaks of who writes it. Pure. */
export function isOfOneself(message: string): boolean {
  return SELF.test(plain(message));
}

/** True when a message asks or wants something, or names somebody of the Bible. Pure. */
export function asksSomething(message: string): boolean {
  const text = plain(message);
  if (message.includes("?") || ASKS.test(text) || ASKS_WHETHER.test(text)) return true;
  if (ASKS_LAST.test(text)) return true;
  const names = getBiblicalNames();
  return WANTS.test(text) || toWords(text).some((word) => names.has(word.text));
}

/** What somebody adds about what they look for, without telling of themselves. */
const ASIDES =
  /\b(?:(?:i|we) (?:think|guess|believe|suppose|(?:can't|cant|cannot|don't|dont|do not) (?:remember|recall|know)(?: (?:the )?(?:name|where|who|which)\w*)?|(?:\w+ )?(?:remember|recall)|forg[eo]t(?: (?:the )?(?:name|where|who)\w*)?|swear)|am i (?:making (?:this|that|it) up|imagining (?:it|this|that)|(?:right|wrong|crazy))|(?:my|our) (?:\w+ )?(?:swears?|says?|said|told me|thinks?|insists?|claims?|teacher|pastor|priest)(?: (?:that )?(?:it'?s|its|it is|this is) \w+(?: \w+)?)?|(?:need|want|looking for) it for (?:my|our|the) \w+|if i (?:remember|recall)(?: \w+)?|where (?:can|do) i (?:find|read) (?:it|this|that)|(?:tell|show|help|remind) (?:me|us))\b/g;

/**
 * True when a message tells of others and nothing of today or of who writes it, as somebody tells a
 * story they look for ("dad makes a promise before a war, i think"); false for a question. Pure.
 */
export function tellsOfOthers(message: string): boolean {
  if (toWords(message).length < FEWEST_WORDS) return false;
  const text = plain(message).replace(ASIDES, " ").trim();
  if (ASKS.test(text) || ASKS_WHETHER.test(text) || WANTS.test(text)) return false;
  if (SELF.test(text) || LATELY.test(text)) return false;
  // "Lump on the lung, they said. not told the children": life comes in pieces, a story as a whole.
  const pieces = text.split(SENTENCES).filter((one) => toWords(one).length >= FEWEST_WORDS);
  return pieces.length <= 1 || !isFromLife(message);
}

/**
 * True when a message tells a happening or a state of somebody's own life, whatever else it asks;
 * false for a question about the Bible or a teaching.
 */
export function isFromLife(message: string): boolean {
  if (toWords(message).length < FEWEST_WORDS) return false;
  return message.split(SENTENCES).some((sentence) => tells(plain(sentence)));
}

/** Words that a child uses of its own days. */
const CHILD =
  /\b(?:mummy|daddy|tummy|playtime|playground|grown-?ups?|my teacher|miss (?:said|says|thinks)|in my class|(?:at|from|before|after) school|best (?:friend|freind)|my teddy|year [2-7]|i'?m (?:[5-9]|1[0-2])\b(?! weeks)|i am (?:[5-9]|1[0-2])\b(?! weeks)|mum and dad|(?:mums?|mum's|dads?|dad's) (?:purse|bag|pocket|phone)|my (?:nan|nana|grandma|grandpa|grandad|big brother|little brother|big sister|baby (?:brother|sister))|in assembly|sports day|swimming gala|spelling test|show and tell|(?:wobbly|my|first) tooth (?:came|fell|is)|toilets? at school|pok[eé]mon|my lego)\b|\b(?:wen|becos|its not fair|dosnt|freind|sed|skool|grampa|thort|wont let me play)\b/;
/** Signs of a child that a grown-up may give, too: two of them are needed, each of another kind. */
const PERHAPS_CHILD: readonly RegExp[] = [
  /\b(?:mum|mom|mam|dad)\b/,
  /\bmy (?:cousin|sister|brother|friend|auntie|uncle)\b/,
  /\b(?:school|homework|teacher|class|lunch ?box|lesson)\b/,
  /\bi feel sick\b|\bbelly\b/,
  /\b(?:xbox|playstation|nintendo|minecraft|roblox|fortnite|lego|football card|trading card|sweets|toys?)\b/,
  /\b(?:nite|lite|stoped|everywere|horible|wat|cuz|coz|gona|beleive|brake my|bin (?:to|at|on)|dident|wasent|alot|wer)\b/,
];
const ENOUGH_SIGNS = 2;
/** What a child does not have, or would not say. */
const GROWN_UP =
  /\b(?:bro|bruh|ngl|tbh|lowkey|gcses?|a-?levels?|sixth form|high school|sophomore|my (?:husband|wife|kids|children|son|daughter|girlfriend|boyfriend|boss|shift|ward)|our (?:kids|children|son|daughter)|years? ago|pregnan\w*|work(?:ing)? (?:nights|shifts?)|divorced|gf|bf|sermon|ordained|accounts?|statements|inheritance|solicitors?|lawyers?|to text)\b/;

const signsOfChild = (text: string) => PERHAPS_CHILD.filter((sign) => sign.test(text)).length;

/** True when a child seems to be writing. Pure. */
export function isFromChild(message: string): boolean {
  const text = plain(message);
  const isChild = CHILD.test(text) || signsOfChild(text) >= ENOUGH_SIGNS;
  return isChild && !GROWN_UP.test(text);
}

/** True when a child may be writing, so that nothing is asked that only a grown-up can do. Pure. */
export function mayBeChild(message: string): boolean {
  const text = plain(message);
  return (CHILD.test(text) || signsOfChild(text) > 0) && !GROWN_UP.test(text);
}

/** What belongs to a question about the Bible or faith. */
const OF_FAITH =
  /\b(?:bible|scriptures?|gospels?|verse|god|jesus|christ\w*|lord|holy|pray\w*|sin(?:s|ned)?|faith|church\w*|heaven|hell|angels?|devil|satan|demons?|religio\w*|believ\w*|baptis\w*|bapti[sz]ed?|psalms?|saved|salvation)\b/;
/** "Why does my sister get 4 kids": asked of nobody who could answer. */
const ASKS_OF_LIFE = /^(?:(?:but|and|so|oh) )*(?:why|how come|what have i done)\b/;

/** True for a complaint put as a question of one's own life, which no verse is asked by. Pure. */
export function complains(message: string): boolean {
  const text = plain(message);
  if (toWords(message).length < FEWEST_WORDS || !ASKS_OF_LIFE.test(text)) return false;
  if (!SELF.test(text) || OF_FAITH.test(text)) return false;
  const names = getBiblicalNames();
  return !toWords(text).some((word) => names.has(word.text));
}

/** True for a message that asks of God, the Bible or faith, whatever it tells besides. Pure. */
export function asksOfFaith(message: string): boolean {
  return asksSomething(message) && OF_FAITH.test(plain(message));
}

const OF_ONES_KIN =
  /\b(?:gra(?:m|nd)p?[as]|gran|grann(?:y|ie)|grandma|grandad|nan|nana|mum|mummy|mom|mommy|dad|daddy|my (?:\w+ )?(?:wife|husband|son|daughter|brother|sister|mother|father|baby|child|friend|uncle|aunt|cousin|dog|cat))\b/;
const DIED = /\b(?:die[ds]?|dead|death|passed away|heaven)\b/;
const ASKS_FOR_TEXT = /\b(?:bible|scriptures?|verses?|passages?|psalms?|where (?:is|does) it)\b/;

/** True for "if Jesus came back why can’t grandpa": who asks it has lost somebody. Pure. */
export function asksInGrief(message: string): boolean {
  const text = plain(message);
  return OF_ONES_KIN.test(text) && DIED.test(text) && !ASKS_FOR_TEXT.test(text);
}

/** What is asked of the text, and of nobody's own life, though the Bible and God may be. */
const OF_THE_TEXT =
  /\b(?:prophets?|(?:which|what) (?:gospel|psalm|book|chapter)|(?:old|new) testament|king james|parables?|apostles|disciples|beatitudes|(?:baptis|baptiz|christen)\w*|easter|pentecost|dinosaurs?)\b/;
/** Wants a place to be found, by whatever was told before. */
const WANTS_A_PLACE =
  /\b(?:find (?:it|that|this)(?! (?:hard|difficult|easy|strange|odd))|where(?:'s| is| are| does| do) (?:it|that|this|those|these)\b.*\b(?:from|come|comes|say|says|written|found)|who'?s right|number please|is (?:that|it|this) (?:paul|jesus|david|moses|solomon|isaiah))\b/;
/** "…, which chapter": asked last, after the words. */
const PLACE_LAST =
  /\b(?:which|what) (?:chapter|verse|psalm|letter|gospel)(?: (?:is|was) (?:it|that|this))?\W*$|\bwhere is (?:it|that|this)(?: in the bible)? and what does (?:it|that|this)\b/;
/** Words of who has read or heard what is to be found. */
const HEARD =
  /\b(?:minister|preacher|vicar|priest|pastor|sermon|read|reading|learn(?:ed|t)?|prophets?|verse|psalms?|king james|thy|thou|thee|shew|hymn|sing|sang)\b/;
/** "What shall I do": asked of a friend and of no text. */
const OF_ONESELF_ASKED = /\b(?:i|me|my|we|us|our)\b/;
/** Who asks, before what is asked: "my kid wants to know, are …". */
const ASKER =
  /^.*?\b(?:wants? to know|wondered|wonders|(?:keeps|is|was) asking|asked|asks)(?: me)?(?: if| whether)?[,:]? (?=\w)/;
/** Where a sentence ends, its sign kept. */
const ENDS = /(?<=[.!?;\n])\s+|\s[-–—]\s/;

/**
 * Words of a sentence that are of the Bible's text: names, written with a capital in the middle of
 * it, and what is asked of nobody's own life.
 */
function textWords(sentence: string): string[] {
  const names = getBiblicalNames();
  const named = toWords(sentence).filter(
    ({ text, start }, at) => at > 0 && /\p{Lu}/u.test(sentence.charAt(start)) && names.has(text),
  );
  return [...named.map(({ text }) => text), ...(plain(sentence).match(OF_THE_TEXT) ?? [])];
}

/** Means something that another sentence says. */
const POINTS_BACK =
  /\b(?:it|its|that|this|those|these|he|she|they|them|him|his|her|their|there|one|ones)\b/;

/** True for a sentence that asks what stands in the Bible. */
function asksIt(sentence: string): boolean {
  const words = plain(sentence).replace(ASKER, "");
  const isAsked = sentence.includes("?") || ASKS.test(words) || ASKS_WHETHER.test(words);
  return isAsked && !OF_ONESELF_ASKED.test(words) && textWords(sentence).length > 0;
}

/**
 * True when a message, whatever it tells around it, asks what stands in the Bible: "We had an
 * argument. Was that Elijah or Elisha?", "I'd love to find it, we learned it at school". Pure.
 */
export function asksOfTheText(message: string): boolean {
  const text = plain(message);
  if (PLACE_LAST.test(text)) return true;
  if (WANTS_A_PLACE.test(text) && HEARD.test(text)) return true;
  return message.split(ENDS).some(asksIt);
}

/**
 * The one sentence of a message from life that asks what stands in the Bible, if it can be
 * understood without those before it; otherwise the message. Pure.
 */
export function withoutTelling(message: string): string {
  if (!isFromLife(message)) return message;
  const sentences = message.split(ENDS);
  const at = sentences.findIndex(asksIt);
  const asked = sentences[at];
  if (!asked || POINTS_BACK.test(plain(asked))) return message;
  const named = textWords(asked);
  const before = sentences.slice(0, at).flatMap(textWords);
  const needsOthers =
    before.some((word) => !named.includes(word)) || sentences.slice(at + 1).some(asksIt);
  return needsOthers ? message : asked.trim();
}
