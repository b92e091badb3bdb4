// What is said to a message from life that no situation meets: honest words and passages that fit
// the feeling it tells of, found by its words and nothing else.

/** Words for a feeling, and the passages that go with it; none where nobody wants any. */
export interface GeneralWord {
  words: string;
  toChild: string;
  passages: readonly { reference: string; why: string }[];
}

/** The feelings that are told apart. */
export const FEELINGS = [
  "jest",
  "death",
  "grief",
  "fear",
  "guilt",
  "envy",
  "anger",
  "joy",
  "kindness",
  "longing",
  "weariness",
  "counsel",
  "plain",
] as const;
export type Feeling = (typeof FEELINGS)[number];

const UNDERSTOOD = "I may not have understood all of it.";
const TELL =
  "Please tell it to a grown-up you trust, too, like your mom, your dad or somebody at school.";

const WORDS: Readonly<Record<Feeling, GeneralWord>> = {
  jest: {
    words:
      "That one is worth retelling. If there is a question behind it, ask it in your own words.",
    toChild: "That is one to tell again! You can ask me something, too.",
    passages: [],
  },
  death: {
    words: `I am sorry. ${UNDERSTOOD} Nothing takes the place of somebody who has died, and nobody has to hurry through grief. These passages are about death and hope:`,
    toChild: `I am sorry. Missing somebody who has died can hurt a lot, and it is all right to cry. ${TELL} The Bible says this about people who have died:`,
    passages: [
      { reference: "John 11:33-36", why: "Jesus wept at a grave" },
      { reference: "1 Thessalonians 4:13-14", why: "What Christians hope for those who have died" },
      { reference: "Revelation 21:4", why: "What is promised for the end" },
    ],
  },
  grief: {
    words: `I am sorry. ${UNDERSTOOD} You may call what hurts by its name, and you do not have to be over it soon. These passages were written by people who wept:`,
    toChild: `I am sorry, that sounds sad. It is all right to cry. ${TELL} The Bible says this to people who are sad:`,
    passages: [
      { reference: "Psalm 34:18", why: "Near to those whose heart is broken" },
      { reference: "Psalm 56:8", why: "Tears that are counted" },
    ],
  },
  fear: {
    words: `Being afraid of what is coming is not weakness. ${UNDERSTOOD} It is easier to carry when somebody else knows. These passages were written for people in fear:`,
    toChild: `Being scared is not silly. ${TELL} The Bible says this to people who are scared:`,
    passages: [
      { reference: "Psalm 56:3", why: "A sentence for the moment itself" },
      { reference: "Isaiah 41:10", why: "Not alone in it" },
      { reference: "Psalm 121:1-3", why: "Where help comes from" },
    ],
  },
  guilt: {
    words: `It takes courage to say what weighs on your conscience. ${UNDERSTOOD} What you can say or make right with somebody is best done soon; what you cannot, you may still tell God and a person you trust. These passages are about that:`,
    toChild:
      "It was brave to tell me. That bad feeling is there because you know what is right. Tell a grown-up you trust what happened, and help to make it right again; after that it gets lighter. The Bible says this about it:",
    passages: [
      { reference: "1 John 1:9", why: "What is confessed is forgiven" },
      { reference: "Luke 19:8-9", why: "One who gave back what he had taken" },
      { reference: "Psalm 32:5", why: "How it was once it had been said" },
    ],
  },
  envy: {
    words: `It hurts to see others have what you long for, and there is nothing wrong with saying so. ${UNDERSTOOD} I know of no reason why it went to them and not to you, and the Bible gives none. These passages tell God how it is:`,
    toChild: `It can feel unfair when others have what you would like. ${TELL} These are two prayers for such a day:`,
    passages: [
      { reference: "Psalm 38:9", why: "A longing that is not hidden" },
      { reference: "Psalm 73:23-26", why: "Where one arrived who had envied others" },
    ],
  },
  anger: {
    words: `That would make many people angry. ${UNDERSTOOD} You may say that you are angry, to God as well, and you need not act on it tonight. These passages know anger:`,
    toChild: `That would make me cross, too. ${TELL} The Bible says this about being angry:`,
    passages: [
      { reference: "Psalm 10:14", why: "What was done is seen" },
      { reference: "Psalm 13:1-2", why: "Someone asks how long this is to last" },
      { reference: "Ephesians 4:26", why: "To be angry without doing harm" },
    ],
  },
  joy: {
    words: "That is good to hear. Enjoy a day like that. These passages are glad with you:",
    toChild: "That is great! The Bible has glad words for a day like that:",
    passages: [
      { reference: "Psalm 118:24", why: "For a good day" },
      { reference: "James 1:17", why: "Where good things come from" },
    ],
  },
  kindness: {
    words:
      "That was a kind thing to do. It may have meant more than you saw. The Bible thinks highly of it:",
    toChild:
      "That was kind of you! If somebody often has too little, tell a teacher or a grown-up at home, so that they can help. The Bible says this about sharing:",
    passages: [
      { reference: "Matthew 10:42", why: "Even a cup of cold water counts" },
      { reference: "Hebrews 13:16", why: "Doing good and sharing" },
    ],
  },
  longing: {
    words: `Being far from somebody you belong with is hard, however long it has lasted. ${UNDERSTOOD} These passages were written across a distance:`,
    toChild: `Missing somebody is hard. ${TELL} The Bible says this about being far apart:`,
    passages: [
      { reference: "Psalm 139:9-10", why: "No place is too far away" },
      { reference: "2 Timothy 1:3-4", why: "One who remembers a friend far away night and day" },
    ],
  },
  weariness: {
    words: `That is a lot for one person. ${UNDERSTOOD} Being worn out is not failing, and you need no permission to rest. These passages are for tired people:`,
    toChild: `That sounds like a lot. ${TELL} The Bible says this to people who are tired:`,
    passages: [
      { reference: "Matthew 11:28-30", why: "An invitation to the weary" },
      { reference: "Isaiah 40:29-31", why: "Strength for those who have none" },
    ],
  },
  counsel: {
    words: `That is a heavy thing to know and to deal with. ${UNDERSTOOD} You need not decide alone: before you act, talk with somebody who has no part in it and has to keep it confidential. These passages are about finding the right way:`,
    toChild: `That is a lot to know. ${TELL} The Bible says this about not knowing what to do:`,
    passages: [
      { reference: "James 1:5", why: "Asking for wisdom" },
      { reference: "Philippians 1:9-10", why: "Love that sees clearly" },
    ],
  },
  plain: {
    words: `Thank you for putting that into words. ${UNDERSTOOD} Nothing here was written for exactly this. I hope there is somebody you can tell as you told me here. Two passages for ordinary days and for other ones:`,
    toChild: `Thank you for telling me. I may not have understood all of it. ${TELL} Two things the Bible says to everybody:`,
    passages: [
      { reference: "Psalm 139:1-3", why: "Known on every way" },
      { reference: "Numbers 6:24-26", why: "A blessing" },
    ],
  },
};

const OF_DEATH =
  /\b(?:died|dead|death|funeral|buried|stillb\w+|miscarr\w*|passed away|(?:came|come|bring|get) back from (?:the )?dead|(?:mum|mom|dad|nan|gran|grandma|grandad|grandpa|husband|wife)(?:'s| is) gone(?= *(?:$|[.,;!?]|and|now)))\b/;
const SORROW =
  /\b(?:died|dead|death|dying|funeral|cancer|lymphoma|tumou?r|leuk\w+|terminal|hospice|lost (?:the|my|our|her|his|a|an)|grie\w+|mourn\w*|sad|sadness|cried|crying|cry|weep\w*|wept|heart ?broken|heartbroken|in tears|stillb\w+|miscarr\w*|doesn'?t live (?:here|with)|(?:moved|walked) out|left us|evicted)\b/;

/** The feelings, in the order in which they are looked for. */
const SIGNS: readonly (readonly [Feeling, RegExp])[] = [
  ["death", OF_DEATH],
  [
    "anger",
    /\b(?:hilarious|angry|anger|furious|livid|fuming|rag(?:e|ing)|fed up|sick of|unfair|not fair|how dare|hate[sd]?|spat|spit on|sworn at|insulted|humiliated|mocked|laughed? (?:at|of) (?:me|my|us)|cheated|lied (?:to|about) (?:me|us)|against me|evict\w*|go out before|annoy\w*|keeps? (?:leaving|putting|telling|sending|asking))\b/,
  ],
  [
    "fear",
    /\b(?:afraid|frighten\w*|scared?|scary|terrif\w*|fear(?:s|ful|ing)?|worr(?:y|ied|ies|ying)|anxious|anxiety|panic\w*|nervous|dread\w*|nightmares?)\b/,
  ],
  [
    "guilt",
    /\b(?:guilty?|ashamed|my fault|regret\w*|i (?:stole|nicked|lied|cheated|took (?:it|money)|broke|hid|blamed|betrayed|hurt|hit|shouted at)|(?:shouldn'?t|should not) have|(?:he|she|they|nobody) (?:doesn'?t|don'?t|dont|doesnt|knows?) know|forgive me|confess\w*)\b/,
  ],
  [
    "envy",
    /\b(?:jealous|envy|envious|why (?:does|do|did|has|have|is|are) (?:my|our|everyone|everybody|other|others|she|he|they)\b.{0,30}\b(?:get|got|have|has|allowed|always)|everyone else (?:has|gets?|is)|and (?:i|we) (?:have|got|get) none)\b/,
  ],
  [
    "joy",
    /\b(?:happy|glad|joy\w*|delighted|thrilled|relieved|grateful|thankful|proud|wonderful|yay|hooray|at last|made (?:my )?peace|make peace|reconcil\w*|made up with|forgave|sun (?:come|came|rise|rising) ?(?:up)?|sunrise|first (?:word|steps?|time in|day\b.{0,12}in \w+ years)|no(?:body| one) minded|passed my|got in|said yes|all clear|newborn|was born)\b/,
  ],
  ["grief", SORROW],
  [
    "kindness",
    /\b(?:i|we) (?:gave|shared|helped|carried|bought|made|cooked|lent|sat with)\b.{0,24}\b(?:half|mine|her|him|them|it|with|some|my|a)\b/,
  ],
  [
    "longing",
    /\b(?:miss(?:ing)? (?:you|him|her|them|my|home|everyone)|far (?:away|from)|abroad|home ?sick|(?:wife|husband|children|family|son|daughter|mother|father|parents|kids)\b.{0,16}\b(?:is|are) in (?!(?:the|a|an|hospital|love|bed|pain|trouble|debt|prison|jail)\b)\w+|alone|lonely)\b/,
  ],
  [
    "weariness",
    /\b(?:tired|exhaust\w*|worn out|drained|burn(?:ed|t)? ?out|can'?t (?:go on|sleep)|no sleep|\d+ hours|(?:nights?|shifts?|days) in a row|\w+ night of \w+|no break|overwhelm\w*|too much)\b/,
  ],
  [
    "counsel",
    /\b(?:told me|confided|found out|has been (?:taking|stealing|seeing|lying|drinking|hiding)|came out|i (?:don'?t|do not) think (?:they|he|she|we)|should(?:n'?t)? (?:they|he|she|marry)|rather be|what (?:do|should) i (?:do|say)|decide|decision)\b/,
  ],
];

/** Somebody laughs, and nothing that is told is sad. */
const LAUGHS = /\b(?:lo+l|lmao|rofl|ha(?:ha)+|hehe(?:he)*|xd|giggl\w*|so funny)\b|😂|🤣|😆/;

/** What others say one should feel, or what is asked behind the laugh. */
const NO_JOY =
  /\b(?:(?:must|should) be (?:so |very )?(?:happy|glad|proud|grateful|thankful)|feel(?:ing)? (?:nothing|empty|numb)|wrong w(?:ith)? me|(?:don'?t|not|never|can'?t|nobody|no one) (?!(?:be|been|feel) (?:so|more|happier|prouder)\b)(?:\w+ ){0,4}(?:happy|glad|proud|joy\w*))\b/;
const NUMB = /\bfeel(?:ing)? (?:nothing|empty|numb|dead inside)\b/;

const plain = (message: string) => message.toLowerCase().replace(/[’‘]/g, "'");

/** The feeling that a message tells of, by its words. Pure. */
export function feelingOf(message: string): Feeling {
  const text = plain(message);
  if (LAUGHS.test(text) && !SORROW.test(text)) return "jest";
  const isNoJoy = NO_JOY.test(text);
  const [feeling] =
    SIGNS.find(([one, sign]) => sign.test(text) && !(one === "joy" && isNoJoy)) ?? [];
  return feeling ?? (NUMB.test(text) ? "grief" : "plain");
}

const PAIN: ReadonlySet<Feeling> = new Set(["death", "grief", "fear", "longing", "weariness"]);

/** True for a feeling that is met first, whatever a message asks besides. Pure. */
export function isPain(feeling: Feeling): boolean {
  return PAIN.has(feeling);
}

/** What is said to somebody who tells of a feeling and whom nothing else meets. Pure. */
export function generalWord(feeling: Feeling): GeneralWord {
  return WORDS[feeling];
}
