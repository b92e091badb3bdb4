import "server-only";

// Whose voice words are in: a verse's, or that of somebody who writes about one.

const LIST = {
  /** Words of older Bibles that nobody writes commentary in. */
  old: "thou|thee|thy|thine|ye|unto|shalt|wilt|hath|hast|doth|verily|behold|saith|thereof|whoso|begat|cometh|goeth|giveth|loveth|maketh|keepeth|taketh",
  /** What is written about. */
  about:
    "verses?|passages?|chapters?|psalmists?|authors?|writers?|narrators?|letters?|epistles?|gospels?|testament|scholars?|commentators?|readers?|" +
    "theologians?|translations?|manuscripts?|greek|hebrew|aramaic|latin|septuagint|context|parables?|psalm|sermon|bible|text|story|stories|account|" +
    "prophecy|metaphor|image|phrase|wording|literally|texts|views?|disputed|debated|christians?|interpreters?|historians?|tradition|jews|catholics?|protestants?",
  /** Who is written about. */
  whom:
    "paul|peter|john|james|jude|luke|matthew|mark|moses|david|solomon|isaiah|jeremiah|ezekiel|daniel|hosea|amos|jonah|micah|job|ruth|esther|ezra|nehemiah|jesus|" +
    "abraham|isaac|jacob|joseph|mary|martha|samuel|elijah|elisha|joshua|gideon|samson|he|she|they|it|this|here|god|the (?:lord|author|writer|psalmist|prophet|apostle|church)",
  /** What a writer is said to do; in the present, as in commentary. */
  does:
    "tells|teaches|shows|calls|commands|invites|speaks|says|asks|promises|names|means|points|begins|ends|" +
    "answers|celebrates|laments|praises|prays|gives|puts|makes",
  /** What nobody in a verse does. */
  writes:
    "urges|warns|describes|explains|reminds|encourages|writes|argues|insists|uses|refers|quotes|introduces|contrasts|compares|connects|lists|mentions|notes|records|" +
    "recounts|concludes|stresses|suggests|summarizes|sums|addresses|applies|echoes|affirms|presents|portrays|depicts|emphasizes|defines|appeals|is told|are told",
} as const;

const OLD = new RegExp(`\\b(?:${LIST.old})\\b`, "i");
const BLESSED = /^\W*(?:blessed|cursed|woe)\b/i;
const ORACLE =
  /\b(?:says|said|declares|thus says) the (?:lord|almighty)\b|\bthus says\b|\bit came to pass\b/i;
const SHALL = /\bshall\b/i;
const TO_YOU =
  /\b[Ii] (?:will|have|am|made|hate|love|give|send|bless|forgave)\b[^.!?]*\b(?:you|your|them|all)\b/;

/** How whoever writes an answer speaks of himself. */
const WRITES_SELF =
  /^\W*(?:and |but |so )?I(?:['’]m| am) (?:so |very )?(?:sorry|glad|happy|afraid|unsure|not sure|here)\b|^\W*I (?:hope|think|could not find|cannot say|do not find) |^\W*(?:perhaps|maybe|if|do|did) you (?:mean|meant|asked)\b|^\W*thank you for\b|^\W*(?:nobody|no one) (?:is (?:certain|sure)|knows (?:what|who|why|how|which|when|where|whether|for)|can say)\b/i;

/** How he speaks to whoever asked. */
const HELPS =
  /\b(?:you asked|if you (?:want|like|tell|wish|would)|you (?:mean|might|may want)|thank you for|I can(?:not)? (?:help|tell|say|give|find)|tell me|let me|help you|my (?:own )?(?:view|reading|inference|favorite|answer|advice))\b/i;

/** "abhorreth"; not "teeth", "twentieth" and names. */
const OLD_VERB =
  /\b(?!shibboleth)\p{Ll}{2,}(?:(?<!i)(?<!\bt)(?<!\bte)|[cfhplstvr]i)eth\b(?<!teeth|ntieth|rtieth|xtieth|ftieth|vtieth|htieth)/u;

/** Words that nobody but scripture uses, so that they read as a verse wherever they stand. */
export function soundsLikeScripture(words: string): boolean {
  if (WRITES_SELF.test(words)) return false;
  return (
    OLD.test(words) ||
    OLD_VERB.test(words) ||
    BLESSED.test(words) ||
    ORACLE.test(words) ||
    SHALL.test(words) ||
    TO_YOU.test(words) ||
    (/\b(?:I|me|my)\b/.test(words) && YOU.test(words) && !HELPS.test(words))
  );
}

const COMMAND =
  /^\W*(?:do not|don't|never|always|let (?:no|the|him|her|us|your|every)|fear|trust|sell|eat|be|give|love|honou?r|follow|seek|take|go|come|hear|obey|kill|burn|hate|praise|rejoice|remember|beware|put|pray|ask|my (?:son|child|children|people|sheep))\b/i;
const WHOEVER =
  /^\W*(?:(?:he|she|they|those|the one|everyone|anyone|all|a man|the man|a woman|people) who|whoever|whosoever|everyone|no one|nobody|the righteous|the wicked|the wise|the faithful|the spirit|the father|the king|the son|an angel|god|the lord|there (?:are|is))\b/i;
const YOU = /\b(?:you|your|yourself)\b/i;

/** True for words in the English of older Bibles, or in which somebody speaks as God does. */
export function soundsOld(words: string): boolean {
  if (WRITES_SELF.test(words)) return false;
  return [OLD, OLD_VERB, ORACLE, BLESSED].some((pattern) => pattern.test(words));
}

/** Words that could be a verse: commands, promises, sayings. Commentary may sound so, too. */
export function couldBeScripture(words: string): boolean {
  if (WRITES_SELF.test(words)) return false;
  return (
    soundsLikeScripture(words) || COMMAND.test(words) || WHOEVER.test(words) || YOU.test(words)
  );
}

/** Words that speak to somebody, or of the speaker himself, as verses do and commentary does not. */
export function speaksDirectly(words: string): boolean {
  return (
    soundsLikeScripture(words) ||
    COMMAND.test(words) ||
    YOU.test(words) ||
    (/\b(?:I|me|my|mine)\b|\bi (?=[a-z])/.test(words) && !WRITES_SELF.test(words))
  );
}

/** True for a whole sentence; a heading has no verb. */
export function isSentence(words: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(words) && (FINITE.test(words) || couldBeScripture(words));
}

const WRITES_ABOUT = new RegExp(
  `\\b(?:${LIST.about})\\b|(?:^|[,;] ?(?:as|and|but|so|for)? ?|\\b(?:as|where|when|how|why|that|and) )(?:${LIST.whom}) (?:\\w+ly )?(?:also )?(?:${LIST.does}|${LIST.writes})\\b|(?:^|[,;] ?)(?:${LIST.whom}) (?:does not|doesn['’]t|never|did not|is not) (?:say|mean|claim|promise|teach|speak|tell|call|name)\\w*|\\b(?:as|when|where) (?:paul|jesus|moses|david|peter|john|isaiah|luke) \\w+`,
  "i",
);
const FIRMLY_ABOUT = new RegExp(
  `\\b(?:the|this|that|these|those|its|his|each|both|most|many|some|other|in) (?:[a-z]+ )?(?!(?:greek|jews|text of|story of)\\b)(?:${LIST.about})\\b|^\\W*(?:scholars|readers|christians|interpreters|commentators|historians|theologians)\\b|(?:^|[,;] ?(?:as|and|but|so|for)? ?|\\b(?:as|where|when|how|why) )(?:${LIST.whom}) (?:\\w+ly )?(?:also )?(?:${LIST.writes})\\b|^\\W*(?:paul|peter|luke|matthew|moses|isaiah|jeremiah|the (?:author|writer|psalmist)) (?:\\w+ly )?(?:also )?(?:${LIST.does})\\b`,
  "i",
);
/** Characters after which a word about the text no longer tells whose voice it is. */
const EARLY = 40;
/** A heading rather than a sentence: "the great commission", "on suffering", "God's promise". */
const LABEL =
  /^\W*(?:an?|the|on|about|how|why|what|where|who|when|for|[\p{L}]+ing|\p{L}+['’]s|\p{L}+s['’])\s/iu;
const FINITE =
  /\b(?:is|are|was|were|will|shall|has|have|had|does|do|did|can|may|must|be|am|said|stood|went|came|gave|I|you|your)\b/;
const LABEL_WORDS = 7;

/** "… is an image", "was a question": what a sentence is called. */
export const CALLS_IT =
  /\b(?:is|was|are|were) (?:an?|the|one|his|her) (?:\w+ )?(?:image|picture|quotation|promise|summary|term|phrase|line|echo|allusion|metaphor|proverb|title|nickname)\b/i;

/** True for words about a passage: who says what in it, or a heading for it. */
export function isAbout(words: string): boolean {
  return readsAbout(words, WRITES_ABOUT) || isHeading(words);
}

/** The same without headings: a clause that is cut short may look like one. */
export function writesAbout(words: string): boolean {
  return readsAbout(words, WRITES_ABOUT);
}

/**
 * The same for words given as a passage's own, which tell of him who "gives" and "makes" themselves: a
 * word about texts with its article, a writer and his verb.
 */
export function isFirmlyAbout(words: string): boolean {
  return readsAbout(words, FIRMLY_ABOUT) || isHeading(words);
}

function readsAbout(words: string, pattern: RegExp): boolean {
  if (WRITES_SELF.test(words)) return true;
  if (OLD.test(words) || TO_YOU.test(words)) return false;
  if (CALLS_IT.test(words)) return true;
  const found = pattern.exec(words);
  return found !== null && found.index <= EARLY;
}

function isHeading(words: string): boolean {
  if (OLD.test(words) || TO_YOU.test(words)) return false;
  return (
    LABEL.test(words) && !FINITE.test(words) && words.trim().split(/\s+/).length <= LABEL_WORDS
  );
}

/** "never says that …", "those who hold it point to …" */
const OF_THE_TEXT =
  /^\W*(?:(?:never|always|also|only) (?:says?|mentions?|calls?|names?|tells?|speaks?|uses?)|(?:some|those|others) (?:who|which) [^.]*\b(?:point|appeal|hold|keep|read|reject|defend|deny))\b/i;

/** What commentary has, and verses have not. */
const COMMENTS = new RegExp(
  `\\b(?:${LIST.about}|this|these|here|today|perhaps|may|might|often|usually|sometimes|probably|likely|some|most|examples?|means?|meaning|comfort\\w*|idea|questions?|reasons?|point|church(?:es)?|century|centuries|history|historical|ancient|modern|also|however|later|about|which is why|both|rather|instead|helps?|useful|worth (?:\\w+ing|it|an?)|notice|difference|describes?|several|proposed|convinced|seems?|apparently|certain(?:ty)?|steps|longest|shortest|known as)\\b|\\d`,
  "i",
);

/** True for a sentence with nothing in it that commentary has: beside a reference it reads as its words. */
export function readsAsVerse(words: string): boolean {
  if (WRITES_SELF.test(words) || HELPS.test(words) || OF_THE_TEXT.test(words)) return false;
  return couldBeScripture(words) || !COMMENTS.test(words);
}

const UNIVERSAL =
  /^\W*(?:(?:and|but|for|that|how|so|yet) )*(?:all (?!of |the |these |this |three |four |six |about )|every |each |no (?!one knows|doubt|verse)|none |it is (?:no|not|better|good) |a \p{L}+ (?:who|that) )/iu;

/** True for a clause that speaks as sayings do: to somebody, or of everybody. */
export function opensAsSaying(words: string): boolean {
  const clause = words.replace(
    /^\W*(?:(?:and|but|for|that|how|so|yet|there(?! (?:is|are)\b)|promise|promises) )+/i,
    "",
  );
  if (OF_THE_TEXT.test(clause)) return false;
  return couldBeScripture(clause) || UNIVERSAL.test(clause);
}

/** True for words with a verb of their own. */
export function hasVerb(words: string): boolean {
  return FINITE.test(words) || couldBeScripture(words);
}

const FOREIGN_WORDS =
  /(?<!\p{L})(?:der|die|das|dem|des|und|ist|ein|eine|einen|nicht|mit|von|los|las|el|que|del|una|por|con|para|le|les|une|est|et|dans|au|il|che|di|della|per|non|os|uma|não|na|ao|het|een|van|et|ad|qui|deus)(?!\p{L})/giu;
const FOREIGN_LETTER =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** True for words in a language that no translation held here is in, so that nothing can be compared. */
export function isForeign(words: string): boolean {
  return FOREIGN_LETTER.test(words) || (words.match(FOREIGN_WORDS)?.length ?? 0) >= 2;
}

const NAMED = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu;
const HIS = /^(?:God|Lord|Jesus|Christ|Father|Spirit|Yahweh|Son|King|Most|Holy)$/;
const PAST =
  /\b(?:was|were|had|did|\p{L}+ed|wrote|said|told|came|went|began|became|brought|found|led|gave|took|saw)\b/u;

/** "a borrowed coat": of no time. */
const PARTICIPLE = /\b(?:an?|the|every|each|his|her|your|my) \p{L}+ed (?=\p{L})/giu;

/** True for a sentence that could be a saying: it tells of nobody, and of no time. */
export function isSaying(words: string): boolean {
  if (!readsAsVerse(words)) return false;
  if (couldBeScripture(words)) return true;
  const told = words.replace(PARTICIPLE, "");
  return !PAST.test(told) && (words.match(NAMED) ?? []).every((name) => HIS.test(name));
}
