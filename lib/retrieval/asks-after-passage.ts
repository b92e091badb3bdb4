/** What a passage is called by somebody who looks for it. */
const PASSAGE =
  "(?:stor(?:y|ies)|tales?|passages?|verses?|chapters?|parables?|psalms?|poems?|visions?|proverbs?|laws?|rules?|scenes?|prophec(?:y|ies)|bits?|parts?|texts?|scriptures?|letters?|ones?|time)";
/** What follows it, when it is told by what happens there. */
const WHERE = "(?:where|when|in which|with|about|of|that|who|how|on)";
/** "The story where …", "that one with …". */
const TOLD_BY = new RegExp(
  `\\b(?:the|that|this|a|an|some|any|which|what) (?:\\w+ )?${PASSAGE} ${WHERE}\\b`,
);
/** "I remember …", "trying to find …", "our pastor preached about …", "my kid asked about …". */
const LOOKED_FOR =
  /\b(?:i|we) (?:\w+ )?(?:remember|recall) (?:a|an|the|that|some|something|somebody|someone|there)\b|\b(?:trying to (?:find|remember|recall|place)|looking for (?:the|that|a) (?:\w+ )?(?:story|passage|verse|chapter|psalm|parable|part|bit|text))\b|\b(?:pastor|preacher|vicar|priest|minister|teacher|sermon|reading|somebody|someone|kids?|daughter|son|class)\b[^.?!]{0,30}\b(?:preached|spoke|talked|read|told us|asked|mentioned|was|said something) (?:\w+ )?about\b/;
/** "Where is it that …", "who was it that …", "wasn't there a man who …". */
const ASKED_FOR =
  /^(?:so |and |but |ok |hi |hey )*(?:where (?:is|was|does|do|did|can|in the)|which (?:book|part|chapter|psalm|king|prophet|person|man|woman|story|disciple)|who (?:was|is|were) (?:it|that|the|those)|what(?:'s| is| was) (?:that|the) (?:\w+ )?(?:story|passage|verse|chapter|psalm|parable|part|bit|text|thing|one)|(?:wasn't|isn't|is|was|weren't) there (?:a|an|some|something|somebody|someone)|something about|someone|somebody|that (?:\w+ )?(?:thing|one|story|bit|guy|man|woman|lady|king))\b/;

/**
 * True when a message looks for a passage by what happens there or what it says, however it is put:
 * "I remember a story where …", "which part has the man who …". Pure.
 */
export function asksAfterPassage(message: string): boolean {
  const text = message.toLowerCase().replace(/[’‘]/g, "'").trim();
  return TOLD_BY.test(text) || LOOKED_FOR.test(text) || ASKED_FOR.test(text);
}
