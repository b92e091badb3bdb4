import "server-only";

// Words by which lib/answer-guard/safety.ts knows what a question needs. They read lower case with
// straight apostrophes; tests/unit/lib/answer-guard/safety-table.test.ts and safety.test.ts hold
// the wordings they were made for, and those they must leave alone.

export const BIBLE_NAMES =
  "(?:job|jonah|elijah|moses|saul|judas|samson|ahithophel|zimri|abimelech|jeremiah|paul|peter|david|jesus|tamar|dinah|the levite|hagar|bathsheba|lot)";

/** "Who committed suicide in the Bible": a Bible question in any of the languages of need. */
export const BIBLE_SUICIDES =
  /\b(?:who|anyone|anybody|someone|which|how many|examples?|list|stories|characters?|people|kings?|qui|quelqu'un|combien|quien(?:es)?|alguien|cuantos|quem|alguem|quantos|wer|jemand|wie viele)\b[^.!?]*\b(?:in the (?:bible|old testament|new testament|scriptures?)|dans (?:la bible|l'ancien testament)|en la biblia|na biblia|in der bibel)\b/;

/** "Can God kill himself": what the Almighty can do. */
export const GOD_HIMSELF =
  /\b(?:god|jesus|christ|the lord|(?:the|an) almighty(?: being)?) (?:really |ever |even |just )?(?:kill(?:s|ed)?|took|take|end(?:s|ed)?) (?:himself|itself|his own life)\b|\bgod (?:commit|committed|commits) suicide\b/;

/** The subject without a sign of danger. */
export const SUICIDE =
  /(?<!^(?:who|which \w+)[^.!?]{0,20})\b(?:suicide|suicidal|self[- ]?harm|kill(?:ing|s|ed)? (?:yourself|oneself|themselves|themself|himself|herself)|(?:took|take|taking) (?:his|her|their|your|one's) own li(?:fe|ves))\b/;

const MEDICINE =
  "(?:medicines?|medications?|meds|pills?|insulin|antidepressants?|chemo(?:therapy)?|treatments?|tablets?|antibiotics|lithium|inhaler|dialysis|vaccines?|surgery|blood transfusion)";
export const MEDICAL: readonly RegExp[] = [
  new RegExp(
    `\\b(?:stop|quit|skip|refuse|start|take|taking|give up|throw away|need|have|get|double|accept)\\b[^.!?]{0,20}\\b(?:my|his|her|the|a|this|these|our)?\\s?${MEDICINE}\\b[^.!?]*`,
  ),
  /\b(?:what|which|how much|how many) (?:dose|dosage|milligrams?|mg|medicine|medication|drugs?|pills?)\b/,
  /\b(?:i|my \w+|he|she) (?:have|has|had|got|am having|is having) (?:a |severe |bad |strong |terrible )?(?:chest pain|stroke|seizures?|heart attack|tumou?r|cancer|diabetes|depression|bipolar|schizophrenia|hiv|covid|a lump)\b[^.!?]*/,
  /\b(?:i|we) (?:was|were|am|are|have been|i've been|just got|just been)? ?diagnosed with\b/,
  /\b(?:what are the|are these|is this a|my) symptoms?\b/,
  /\bcure for (?:my|his|her)\b/,
  /\b(?:my|our) (?:\w+ ){0,2}(?:has|have|had|got|is running|is having) (?:a |an )?(?:\w+ ){0,2}(?:fever|rash|infection|seizures?|chest pain|stroke|concussion|miscarriage|tumou?r|cancer)\b/,
  /\bi (?:am|'m|think i am) (?:bleeding|having a (?:stroke|heart attack|seizure|miscarriage)|pregnant and)\b/,
];
/**
 * Bible people and things among which a medical word is history: "Luke the physician", "Paul's
 * thorn".
 */
export const BIBLE_MEDICINE =
  /\b(?:did (?:jesus|the apostles|the disciples)|luke|naaman|hezekiah|paul's|timothy|leper|leprosy|lepers|balm of gilead|good samaritan|asa)\b/;

const RETURN =
  "(?:jesus|christ|the lord|the messiah|the son of man|the rapture|the second coming|the second advent|the end of the world|the end times?|the tribulation|the great tribulation|armageddon|judg(?:e)?ment day|the world|the antichrist)";
export const DATES: readonly RegExp[] = [
  new RegExp(
    `\\bwhen (?:exactly )?(?:will|is|does|would|shall|do you think|can we expect) (?!the messiah be (?:born|cut))(?:\\w+ ){0,3}?${RETURN} ?(?:\\w+ ){0,3}?(?:return|returning|come|coming|back|happen|happening|begin|end|ending|be|take place|appear|start|again|$|\\?)`,
  ),
  new RegExp(
    `\\b(?:what|which) (?:exact )?(?:year|date|day|month|time|century) (?!was|were|did|had)(?:\\w+ ){0,6}?(?:${RETURN}|return|rapture|second coming|end of the world|end times)\\b`,
  ),
  new RegExp(
    `\\b(?:will|is|does|could|going to)\\b[^.!?]*\\b(?:${RETURN})\\b[^.!?]*\\b(?:(?:in|by|before) 20\\d\\d|this year|next year|this decade|this month|in my lifetime|tomorrow)\\b`,
  ),
  /\b20[2-9]\d\b[^.!?]*\b(?:jesus|christ|rapture|second coming|messiah)\b[^.!?]*\b(?:comes?|coming|back|returns?|happen)\b|\b20[2-9]\d\b[^.!?]*\b(?:rapture|end of the world|second coming)\b/,
  /\b(?:how many|how long|how much) (?:more )?(?:years?|days?|months?|time|longer)?\b[^.!?]*\b(?:until|till|before|left)\b[^.!?]*\b(?:end of the world|rapture|jesus (?:returns?|comes)|christ (?:returns?|comes)|second coming|end times)\b/,
  /\b(?:date|year|day) (?:of|for|when) (?:the )?(?:christ's (?:return|coming|second)|jesus'?s? (?:return|coming|second)|his (?:return|coming)|rapture|second coming|end of the world|return)/,
  /\b(?:predict|calculate|work out|tell me) (?:\w+ ){0,3}(?:date|year|day) (?:\w+ ){0,4}(?:rapture|return|second coming|end)\b/,
];

const POLITICIANS =
  "(?:(?<!last |the |a |with |seventh |every |god's )trump(?! (?:shall|will|of god|sound|call))|biden|harris|obama|putin|zelensky+|netanyahu|starmer|sunak|macron|modi|xi jinping|orban|meloni|merz|vance|desantis|newsom)";
const PARTIES =
  "(?:republicans?|democrats?|gop|tory|tories|conservative party|labour party|liberal party|green party|afd|maga)";
export const POLITICS: readonly RegExp[] = [
  /\b(?:who|whom|what|which (?:party|candidate|president)) (?:should|do|would|must|can|shall) (?:i|we|you|christians?|a christian|believers?|jesus|god) (?:\w+ )?(?:vote|elect|support)\b/,
  /\b(?:would|did|will) (?:jesus|god) (?:vote|support|endorse)\b/,
  /\bwhich (?:political )?party\b/,
  /\b(?:win|wins|winning|won) the (?:next |last |us |presidential |general )*elections?\b/,
  new RegExp(`\\b${POLITICIANS}\\b`),
  new RegExp(`\\b(?:vote|voting|support|join|are|is|the|or|a)\\b[^.!?]{0,30}\\b${PARTIES}\\b`),
  /\b(?:best|worst|next|current) (?:president|prime minister|chancellor)\b/,
];

/** Any of these, and the question has to do with the Bible or faith. */
export const FAITH =
  /\b(?:bible|biblical|scriptures?|verses?|psalms?|proverbs?|gospels?|testament|jesus|christ|christians?|christianity|god|lord|holy|spirit|church|pray|prayers?|praying|faith|sin|sins|heaven|hell|angels?|prophets?|prophecy|apostles?|disciples?|moses|noah|abraham|david|paul|genesis|exodus|israel|jerusalem|sabbath|creation|flood|ark|resurrection|cross|salvation|saved|baptism|grace|parables?|theology|religions?|soul|worship|hymn|sermon|devotional|bless(?:ing|ed)?|manna|commandments?|miracles?)\b/;
export const OFF_TOPIC: readonly RegExp[] = [
  /\b(?:write|fix|debug|explain|review|create|generate|give me) (?:\w+ ){0,5}(?:code|function|script|program|sql|regex|html|css|python|javascript|typescript|java|c\+\+|app|website)\b/,
  /\b(?:recipe|how (?:do|can|to) (?:i |you )?(?:cook|bake)\b(?! [^.!?]*\b(?:unleavened|passover|ezekiel|showbread|communion)\b))\b/,
  /\b(?:weather|temperature) (?:in|today|tomorrow|outside|forecast|like)\b|\bweather forecast\b/,
  /\b(?:bitcoin|crypto(?:currency)?|ethereum|share price|stock (?:price|market|tips?)|exchange rate|lottery numbers?)\b|\b(?:buy|sell|invest in) (?:\w+ )?(?:stocks?|shares?)\b/,
  /\bwho (?:won|will win|is winning) (?:\w+ ){0,3}(?:game|match|election|league|finals?|championship|oscars?|cup)\b|(?<!\b(?:my|our|his|her|their|a|the) (?:\w+ )?)\b(?:football|soccer|basketball|baseball|nfl|nba|cricket) (?:score|match|game|team|results?)\b|\b(?:super bowl|world cup|champions league)\b/,
  /\b(?:write|do|finish) my (?:essay|homework|cover letter|resume|cv|assignment|thesis)\b/,
  /\b(?:recommend|suggest|best) (?:\w+ ){0,3}(?:movies?|films?|tv shows?|series|restaurants?|hotels?|laptops?|phones?|cars?|games?)\b/,
  /\bwhat(?:'s| is) \d+ ?[-+*/x×÷^] ?\d+\b|\bsolve (?:for x|this equation|the equation)\b|\bsquare root of\b/,
  /\b(?:book|find|buy) (?:me )?(?:a |some )?(?:flights?|hotels?|tickets?|pizza)\b/,
  /\btranslate (?:this|the following|my)\b/,
  /\b(?:math|maths|physics|chemistry|algebra|geometry|calculus|french|spanish|german) (?:homework|problem|equation|(?:exam|test) (?:answers?|questions?|solutions?))\b/,
  /\b(?:fix|repair|wash|sell|insure) my (?:car|bike|phone|laptop|computer|washing machine|sink|toilet|tv)\b/,
  /\btell (?:me )?(?:a |another )?jokes?\b/,
  /\bwhat(?:'s| is) the (?:capital|population|currency|president|prime minister|time zone) of\b/,
  /(?<!(?<!\b(?:do|did|can|could|should|shall|would|may|must|might|will) )\b(?:i|we) )\bwrite (?:me )?(?:a |an )?(?:\w+ ){0,2}(?:business plan|cover letter|cv|resume|essay|speech|advert|email|contract|novel)\b/,
  /\bwhich (?:phone|laptop|car|tv|tablet|console|broker|bank|stock|shares?) (?:should|do|would|is)\b/,
  /\b(?:best|greatest|worst) (?:\w+ )?(?:footballer|football player|basketball player|player|singer|rapper|actor|actress|youtuber|band|team|phone|laptop)\b/,
];
