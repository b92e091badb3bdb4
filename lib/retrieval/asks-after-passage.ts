/** What a passage is called by somebody who looks for it. */
const PASSAGE =
  "(?:stor(?:y|ies)|tales?|passages?|verses?|chapters?|parables?|psalms?|proverbs?|prophec(?:y|ies)|scriptures?)";
/** The same in words that are used of anything. */
const LOOSELY =
  "(?:books?|poems?|visions?|laws?|rules?|scenes?|bits?|parts?|texts?|letters?|ones?)";
/** What follows it, when it is told by what happens there. */
const WHERE = "(?:where|when|in which|with|about|of|that|who|how|on)";
const toldBy = (noun: string) =>
  new RegExp(`\\b(?:the|that|this|a|an|some|any|which|what) (?:\\w+ )?${noun} ${WHERE}\\b`);
/** "The story where …", "that one with …". */
const TOLD_BY = toldBy(PASSAGE);
const TOLD_LOOSELY = toldBy(LOOSELY);
/** "I remember a story …", "trying to find …", "our pastor preached about …". */
const LOOKED_FOR = new RegExp(
  `\\b(?:i|we) (?:\\w+ )?(?:remember|recall) (?:(?:a|an|the|that|some) (?:\\w+ )?(?:${PASSAGE}|${LOOSELY})|something (?:about|where|like)|there (?:was|is) (?:a|an|some))\\b|` +
    `\\b(?:trying to (?:find|remember|recall|place)|looking for) (?:the|that|a) (?:\\w+ )?(?:${PASSAGE}|${LOOSELY})\\b|` +
    "\\b(?:pastor|preacher|vicar|priest|minister|sermon|reading)\\b[^.?!]{0,30}\\b(?:preached|spoke|talked|read|told us|was) (?:\\w+ )?about\\b",
);
/** "Where is it that …", "who was it that …", "wasn't there a man who …". */
const ASKED_FOR =
  /^(?:so |and |but |ok |hi |hey )*(?:where (?:is|was|does|do|did|can|in the)|which (?:book|part|chapter|psalm|king|prophet|person|man|woman|story|disciple)|who (?:was|is|were) (?:it|that|the|those)|what(?:'s| is| was) (?:that|the) (?:\w+ )?(?:story|passage|verse|chapter|psalm|parable|part|bit|text|thing|one)|(?:wasn't|isn't|is|was|weren't) there (?:a|an|some|something|somebody|someone)|something about|that (?:\w+ )?(?:thing|one|story|bit) (?:where|with|about|when))\b/;

/** "Verse like even if there is no harvest …", "…, which letter is that": whoever speaks in it. */
const QUOTED = new RegExp(
  `(?:^|\\b(?:the|that|this|a|an|some|any|which|what) )(?:${PASSAGE}|bible verse) (?:like|that (?:goes|says)|saying|you know)\\b|` +
    `[,.;] *(?:which|what|where|who) (?:(?:letter|book|one|part|bit|person|king|prophet|${PASSAGE}) )?(?:is|was) (?:that|it|this)(?: in| from| by)?\\W*(?:dear|please)?\\W*$`,
);

/** "Psalm I am old now, do not …", "prophet who said …": what is looked for, then what it says. */
const NAMED_FIRST = new RegExp(
  `^(?:(?:the|that|a|an|which|what) )?(?:${PASSAGE} (?!of\\b|for\\b|to\\b|about\\b|on\\b|i (?:need|want|like|love)\\b|\\d)(?:\\S+ ){3,}|(?:prophet|king|queen|disciple|apostle|psalmist|general|soldier|priest|leper|giant) (?:who|that) \\S+ )|` +
    "^(?:paul|jesus|david|moses|peter|isaiah|solomon|job)(?: or (?:somebody|someone|whoever|one of them))? (?:said|says|wrote) \\S+ ",
);
/** "The girl who was dead and …": somebody in a story, unless it is told of oneself. */
const SOMEBODY =
  "girl|boy|man|woman|guy|dude|lady|kid|widow|king|queen|prince|prophet|prophetess|servant|slave|helper|soldier|captain|general|messenger|priest|eunuch|thief|giant|disciple|judge|prisoner|beggar|twin";
/** Of kin it is told in the past: "husband who drinks" is somebody's own. */
const KIN =
  "(?:son|daughter|brother|sister|wife|husband|mother|father)s?(?= (?:who|that|whose) (?!\\w+s\\b|won't|doesn't|can't|never\\b|always\\b|keep\\b))";
const OF_SOMEBODY = new RegExp(
  `^((?:[\\w']+ ){0,4}?(?:(?:${SOMEBODY})s?|${KIN})(?: (?:on|in|from|of|at|with)(?: [\\w']+){1,3})? (?:who|that|whose) [^.!?]*)`,
);
/** What somebody of a story says may be of himself. */
const SPOKEN = /\b(?:says?|said|asks?|asked|cried|shouted) .*$/;

/** "The story of my marriage", "the one who hurt me": that is told of oneself. */
const SELF = /\b(?:i|i'm|i've|me|my|mine|myself|we|we're|us|our)\b/;

/**
 * True when a message looks for a passage by what happens there or what it says, however it is put:
 * "I remember a story where …", "which part has the man who …". Pure.
 */
export function asksAfterPassage(message: string): boolean {
  const text = message.toLowerCase().replace(/[’‘]/g, "'").trim();
  if (QUOTED.test(text) || NAMED_FIRST.test(text)) return true;
  const somebody = OF_SOMEBODY.exec(text)?.[1];
  if (somebody !== undefined && !SELF.test(somebody.replace(SPOKEN, ""))) return true;
  return [TOLD_BY, LOOKED_FOR, TOLD_LOOSELY, ASKED_FOR].some((pattern) => {
    const found = pattern.exec(text);
    return found !== null && !SELF.test(text.slice(found.index + found[0].length));
  });
}
