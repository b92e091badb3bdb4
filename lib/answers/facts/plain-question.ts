const BEFORE =
  /^(?:(?:please|hey|hi|hello|so|and|exactly|ok|okay|um|well|quick question|question|bible question|can you tell me|could you tell me|can you say|do you know|tell me|i want to know|i wonder|just tell me|remind me|according to (?:the (?:bible|scriptures?)|scripture)|in (?:the (?:bible|scriptures?)|scripture))(?![\p{L}\p{N}])\s*)+/u;
const AFTER =
  /\s+(?:in (?:the (?:bible|scriptures?)|scripture)|according to (?:the (?:bible|scriptures?)|scripture)|please|pls|again|exactly|of the bible|from the bible|in the story|i forg[eo]t|i don't remember|do you know|tho|though|lol|and why|(?:how|what) (?:is |was |are |were )?(?:he|she|they|it)(?: is| was| are| were)? (?:call|called|name|named))$/;

/** Verbs and forms that ask the same. */
const SAME: readonly [RegExp, string][] = [
  [/\b(who|what|where)(?:'s|s(?= ))/g, "$1 is"],
  // What is asked about leads: "Deborah, Rebekah's nurse, where is she buried", "the man Nicodemus, who is".
  [
    /^(?:the (?:man|woman|king|queen|prophet|apostle|city|place|town) )?((?!who|what|where|when|how|why|which|tell)\S+(?: \S+){0,4}) (where|when|who|how|how old|how long) (is|was|did|does|are|were)(?: (?:he|she|they|it))?((?: \S+){0,4})$/g,
    "$2 $3 $1$4",
  ],
  [
    /^(?:the (?:man|woman|king|queen|prophet|apostle) )?((?!who|what|where|when|how|why|which)\S+) how (many|much) (\S+) (?:did |does |do |has |had )?(?:he|she|they) (\S+)$/g,
    "how $2 $3 did $1 $4",
  ],
  [
    /^what (?:is|was) (?:the )?(?:name of (?:the )?)?(?:mountain|mount|hill|city|town|village|river|country|place|garden|island|lake|sea) (?:where|on which|in which|at which) /g,
    "where did ",
  ],
  [/\bwhat (?:is|was|were|are) (?:the )?(?:first )?names? of\b/g, "who was"],
  [/^(?:the )?names? of\b/g, "who was"],
  [/^(?:name|give|list)\b(?: me)?(?: the names? of)?/g, "who was"],
  [/\b(?:can|could) you name\b/g, "who was"],
  [
    /\bwhat (?:is|was|were|are) (.+?)(?<! (?:original|old|new|other|former|first|real|birth|previous|hebrew|second|another|last))(?:'s)? (?:name|names)$/g,
    "who was $1",
  ],
  [
    /^(?:which|what) (?:king|queen|ruler|leader) (?=came|ruled|reigned|succeeded|followed|was)/g,
    "who ",
  ],
  [/ (?:mother and (?:her |his )?father|father and (?:her |his )?mother)\b/g, " parents"],
  [/\bwhat (?:is|was|were|are) (.+?) (?:called|named)$/g, "who was $1"],
  // Learners of English: "how is called the wife of Abraham", "how many years live Abraham".
  [
    /^how (?:is|was|are|were|do you|does one|did they)? ?call(?:ed|s)? (?=the |his |her |\w+'s )/g,
    "who was ",
  ],
  [/^how (?:is|was|were) (.+?) called$/g, "who was $1"],
  [
    /^(?!who|what|where|when|how|why|which)(.{3,40}?) what (?:is|was) (?:his|her|their|the) name$/g,
    "who was $1",
  ],
  [
    /^(?:how many|what) years? (?:did |does |do |has |is )?(?:live|lived|lives) (\w+)$/g,
    "how long did $1 live",
  ],
  [
    /^(?:how many) years? (?:did |does |do |has )?(\w+) (?:live|lived|lives)$/g,
    "how long did $1 live",
  ],
  [/^what (\S+) (?:did|does|do) wrong\b/g, "what did $1 do wrong"],
  [/\bsold jesus\b/g, "betrayed jesus"],
  [/\bgovern(?:ed|s)?\b/g, "ruled"],
  [/\b(?:kids|kiddos)\b/g, "children"],
  [
    /^how much (?=coins|people|years|days|brothers|sons|books|men|times|children|disciples)/g,
    "how many ",
  ],
  [/\bround\b/g, "around"],
  [/\bwhere did (\w+) died$/g, "where did $1 die"],
  // Somebody told by what they did: "the lady who sold purple".
  [
    /^(?:the|a|that) (?:lady|woman|man|guy|bloke|dude|girl|boy|king|queen|prophet|disciple|apostle|priest|judge|servant|soldier|person|one) (?:who|that|which) /g,
    "who ",
  ],
  [
    /^who (?:was|is) (?:the|that) (?:lady|woman|man|guy|bloke|dude|person|one|boy|girl) (?:who|that|which) /g,
    "who ",
  ],
  [/\b(?:dad|daddy|papa|pa)\b/g, "father"],
  [/\b(?:mom|mum|mommy|mummy|mama|ma)\b/g, "mother"],
  [
    / (father|mother|wife|husband|brother|sister|son|daughter|servant|mum|mom|dad|gran(?:ny|dma|dmother)?|grand(?:pa|dad|father))(?:'?s)? name$/g,
    " $1",
  ],
  [/\b(?:grandpa|granddad|grandad)\b/g, "grandfather"],
  [/\b(?:grandma|granny|gran)\b/g, "grandmother"],
  [/\bfather in law\b/g, "father-in-law"],
  [/\bmother in law\b/g, "mother-in-law"],
  [/\bdaughter in law\b/g, "daughter-in-law"],
  [/\bbrother in law\b/g, "brother-in-law"],
  [/\b(?:favourite|best loved|beloved|most loved)\b/g, "favorite"],
  [/\b(?:eldest|oldest|first-born)\b/g, "firstborn"],
];

/** A question in small letters without marks, greetings and where it is to be looked up. Pure. */
export function toPlainQuestion(question: string): string {
  let text = question
    .toLowerCase()
    .replace(/[\u2018\u2019\u02BC`´]/g, "'")
    .replace(/\([^)]*\)/g, " ")
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(/[^\p{L}\p{N}' -]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(BEFORE, "").replace(AFTER, "").trim();
  }
  for (const [pattern, same] of SAME) text = text.replace(pattern, same);
  return text.replace(/\s+/g, " ").trim();
}
