import "server-only";

// Whose voice words are in: a verse's, or that of somebody who writes about one.

const LIST = {
  /** Words of older Bibles that nobody writes commentary in. */
  old: "thou|thee|thy|thine|ye|unto|shalt|wilt|hath|hast|doth|verily|behold|saith|thereof|whoso|begat|cometh|goeth|giveth|loveth|maketh|keepeth|taketh",
  /** What is written about. */
  about:
    "verses?|passages?|chapters?|psalmists?|authors?|writers?|narrators?|letters?|epistles?|gospels?|testament|scholars?|commentators?|readers?|" +
    "theologians?|translations?|manuscripts?|greek|hebrew|aramaic|latin|septuagint|context|parables?|psalm|sermon|bible|text|story|stories|account|" +
    "prophecy|metaphor|image|phrase|wording|literally|christians?|interpreters?|historians?|tradition|jews|catholics?|protestants?",
  /** Who is written about. */
  whom:
    "paul|peter|john|james|jude|luke|matthew|mark|moses|david|solomon|isaiah|jeremiah|ezekiel|daniel|hosea|amos|jonah|micah|job|ruth|esther|ezra|nehemiah|jesus|" +
    "abraham|isaac|jacob|joseph|mary|martha|samuel|elijah|elisha|joshua|gideon|samson|he|she|they|it|this|here|god|the (?:lord|author|writer|psalmist|prophet|apostle|church)",
  /** What a writer is said to do; in the present, as in commentary. */
  does:
    "urges|tells|teaches|warns|describes|shows|calls|commands|explains|invites|reminds|encourages|speaks|says|writes|asks|argues|insists|promises|uses|refers|" +
    "quotes|introduces|contrasts|compares|connects|lists|names|mentions|notes|records|recounts|concludes|stresses|suggests|means|points|summarizes|sums|begins|ends|" +
    "addresses|applies|answers|echoes|affirms|presents|portrays|depicts|emphasizes|defines|celebrates|laments|praises|prays|appeals|gives|puts|makes|is told|are told",
} as const;

const OLD = new RegExp(`\\b(?:${LIST.old})\\b`, "i");
const BLESSED = /^\W*(?:blessed|cursed|woe)\b/i;
const ORACLE = /\b(?:says|said|declares|thus says) the (?:lord|almighty)\b|\bthus says\b/i;
const SHALL = /\bshall\b/i;
const TO_YOU =
  /\bI (?:will|have|am|made|hate|love|give|send|bless|forgave)\b[^.!?]*\b(?:you|your|them|all)\b/;

/** Words that nobody but scripture uses, so that they read as a verse wherever they stand. */
export function soundsLikeScripture(words: string): boolean {
  return (
    OLD.test(words) ||
    BLESSED.test(words) ||
    ORACLE.test(words) ||
    SHALL.test(words) ||
    TO_YOU.test(words)
  );
}

const COMMAND =
  /^\W*(?:do not|don't|never|always|let (?:no|the|him|her|us|your|every)|fear|trust|sell|eat|be|give|love|honou?r|follow|seek|take|go|come|hear|obey|kill|burn|hate|praise|rejoice|remember|beware|put|pray|ask|my (?:son|child|children|people|sheep))\b/i;
const WHOEVER =
  /^\W*(?:(?:he|she|they|those|the one|everyone|anyone|all|a man|the man|a woman|people) who|whoever|whosoever|everyone|no one|nobody|the righteous|the wicked|the wise|the faithful|the spirit|the father|the king|the son|an angel|god|the lord|there (?:are|is))\b/i;
const YOU = /\b(?:you|your|yourself)\b/i;

/** Words that could be a verse: commands, promises, sayings. Commentary may sound so, too. */
export function couldBeScripture(words: string): boolean {
  return (
    soundsLikeScripture(words) || COMMAND.test(words) || WHOEVER.test(words) || YOU.test(words)
  );
}

const WRITES_ABOUT = new RegExp(
  `\\b(?:${LIST.about})\\b|(?:^|[,;] ?(?:as|and|but|so|for)? ?|\\b(?:as|where|when|how|why|that|and) )(?:${LIST.whom}) (?:\\w+ly )?(?:also )?(?:${LIST.does})\\b|(?:^|[,;] ?)(?:${LIST.whom}) (?:does not|doesn['’]t|never|did not|is not) (?:say|mean|claim|promise|teach|speak|tell|call|name)\\w*|\\b(?:as|when|where) (?:paul|jesus|moses|david|peter|john|isaiah|luke) \\w+`,
  "i",
);
/** Characters after which a word about the text no longer tells whose voice it is. */
const EARLY = 36;
/** A heading rather than a sentence: "the great commission", "on suffering", "God's promise". */
const LABEL =
  /^\W*(?:an?|the|on|about|how|why|what|where|who|when|for|[\p{L}]+ing|\p{L}+['’]s|\p{L}+s['’])\s/iu;
const FINITE =
  /\b(?:is|are|was|were|will|shall|has|have|had|does|do|did|can|may|must|be|am|said|stood|went|came|gave|I|you|your)\b/;
const LABEL_WORDS = 7;

/** True for words about a passage: who says what in it, or a heading for it. */
export function isAbout(words: string): boolean {
  if (OLD.test(words) || TO_YOU.test(words)) return false;
  const found = WRITES_ABOUT.exec(words);
  if (found && found.index <= EARLY) return true;
  return (
    LABEL.test(words) && !FINITE.test(words) && words.trim().split(/\s+/).length <= LABEL_WORDS
  );
}
