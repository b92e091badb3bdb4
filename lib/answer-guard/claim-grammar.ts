import "server-only";

// How words are tied to a reference: what leads from it to them, points back to it, introduces them.

const CODES = "kjv|nkjv|web|niv|esv|nasb|nlt|nrsv|rsv|asv|csb|amp|msg|net";
const TRANSLATION = `(?:[Tt]he )?(?:${CODES}|${CODES.toUpperCase()}|[Mm]essage|[Nn]ew \\w+(?: \\w+)? (?:[Vv]ersion|[Tt]ranslation)|[Kk]ing [Jj]ames(?: [Vv]ersion)?|[Aa]mplified(?: [Bb]ible)?)`;
const VERBS =
  "says?|said|reads?|states?|teach(?:es)?|tells? us|declares?|promises|writes?|records?|goes|announces|commands|proclaims|runs|has it|puts it(?: like this| this way)?|tells?|reminds us|adds|warns|is|asks|affirms|asserts|makes clear";
export const SAYS_VERB = `(?:${VERBS}|${VERBS.toUpperCase()})`;
/** After these the words are about the passage: "tells of", "says how". */
const OF =
  "(?!\\s+(?:of|about|how|why|where|when|who|what|whether|with|to|for|from|against|in|a|an|the|not|more|less|one|two|also|often|part|very|only)\\b)";
/** What stands between a reference and words given as its own. */
export const LEAD = new RegExp(
  `^["”’)\\]\\uE003]*(?:,?\\s*\\(?${TRANSLATION}\\)?[,)]?(?!\\p{L}))?` +
    `(?:\\s*(?:[:：=→;/]|\\p{So}|->|—|–|--|-\\s|::)\\s*|` +
    `,?\\s+(?:(?:both|all|also|then|\\p{L}+ly|in fact)\\s+){0,2}(?:${SAYS_VERB}(?!\\p{L})(?:${OF}|(?<=s|d|S)(?=\\s+(?:a|an|the|one|two|in|not|only|for|to|from|with|when|where|who|what|against|of)\\b[^.]*$)(?<!\\b(?:is|tells?|TELLS?|writes?|reads?|warns|asks|reminds us|tells us)))(?<told>,?\\s+that\\b)?)(?:\\s+(?:to us|us|as follows|like this|this|thus|so)(?!\\p{L}))?\\s*[:,;—–-]*\\s*|` +
    `,?\\s*[(\\[{]\\s*|,\\s*(?=["“\\p{Lu}])|\\s*\\n+\\s*|\\s+(?=\\d{1,3}\\s+\\p{Lu})|\\s+(?=[\\p{No}])|\\s+(?=\\uE002))` +
    `(?:[\\s:：,—–>(\\[{-]*)(?:[(\\[]?\\d{1,3}[)\\].:]?\\s+(?=["“\\p{Lu}])|\\p{No}+\\s*)?`,
  "u",
);
/** A preposition that makes the reference part of a sentence. */
export const WITHIN_SENTENCE =
  /(?:^|[\s(])(?:in|from|at|of|on|by|with|to|and|or|see|cf\.?|like|against|about|than|as|per|through|than|that|both|when|where|while|but|for|between|is|are|was|were|compare|consider|read|quote[sd]?|cites?|mentions?|around|before|after|until|also|than)\s+(?:the\s+\w+\s+)?$/i;
/** "What the text says: …" */
export const ABOUT_THE_TEXT =
  /\b(?:what|how|why) (?:the )?(?:text|passage|verse|story|chapter|bible|letter|author)s? (?:says?|means?)/i;
/** A sentence that points to a reference for the words before it. */
export const POINTS_BACK =
  /^\W*(?:that|this|these|those|so|thus|it|such|you(?: can| will)? find|you(?:'ll| will)? read|where|source|reference|from|see|cf|read|found|taken|says?|the (?:words?|verse|passage|text) (?:is|are|comes?|stands?)|as)\b/i;
/** A line that names what follows or came before: "Verse: ", "Reference: ". */
export const LABEL =
  /^\W*(?:(?:key|memory|bible|main|today'?s)\s+)?(?:verse|scripture|text|passage|quote|quotation|reference|source|word|words|the word|citation|where|from)\s*(?::|—|–|-\s)\s*/i;
/** A sentence that introduces the next one as the words of its reference. */
export const INTRODUCES =
  /(?:\b(?:hear|listen|consider|here (?:is|are)|remember|read|recall|take|look|see|think of|note|clear|plainer|plain|itself|short|simple|follows?|following|words of|quote|says?|reads?|say|states?|what (?:does|do))\b|[:—–]\s*$|\?$)/i;
/** What makes the words after a reference its own: "in the words of John 3:16, …". */
export const WORDS_OF =
  /\b(?:words of|according to|as we read in|as it (?:says|is written) in|written in)\s*$/i;
