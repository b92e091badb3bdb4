import "server-only";

// Who is said to have spoken: God, Jesus, somebody of the Bible, or the Bible itself.

const NAMES =
  "Jesus(?: Christ)?|Christ(?: Jesus)?|God|Yahweh|Jehovah|Allah|Paul|Saul|Peter|Simon(?: Peter)?|Moses|Aaron|Isaiah|Jeremiah|Ezekiel|Daniel|Hosea|Joel|Amos|" +
  "Obadiah|Jonah|Micah|Nahum|Habakkuk|Zephaniah|Haggai|Zechariah|Malachi|David|Solomon|Samuel|Nathan|Elijah|Elisha|John|James|Jude|Matthew|Mark|Luke|Thomas|" +
  "Andrew|Philip|Stephen|Barnabas|Timothy|Titus|Mary|Martha|Elizabeth|Anna|Hannah|Ruth|Naomi|Esther|Mordecai|Deborah|Miriam|Sarah|Rebekah|Rachel|Leah|Eve|" +
  "Adam|Cain|Abel|Noah|Enoch|Abraham|Abram|Isaac|Jacob|Esau|Israel|Joseph|Judah|Job|Joshua|Caleb|Gideon|Samson|Boaz|Jonathan|Goliath|Nehemiah|Ezra|Pilate|Herod|" +
  "Pharaoh|Nicodemus|Lazarus|Zacchaeus|Gabriel|Michael|Satan|Agur|Asaph|Balaam|Jephthah|Jethro|Nebuchadnezzar|Cyrus|Caiaphas|Cornelius|Priscilla|Apollos|Silas|Philemon|Melchizedek|Rahab|Tamar|Hagar|Bathsheba|" +
  "Hezekiah|Josiah|Ahab|Jezebel|Absalom|Bartimaeus|Barabbas|Gamaliel|Felix|Festus|Agrippa|Lydia|Phoebe|Rhoda|Onesimus|Simeon|Levi|Reuben|Benjamin|Laban|Lot|Seth|Ishmael|Potiphar|Balak|Eli|Phinehas|Achan|Ehud|Barak|" +
  "Delilah|Manoah|Orpah|Elkanah|Abigail|Nabal|Michal|Joab|Abner|Uriah|Adonijah|Zadok|Rehoboam|Jeroboam|Naaman|Gehazi|Jehu|Uzziah|Ahaz|Zedekiah|Baruch|Shadrach|Belshazzar|Darius|Haman|Vashti|Ahasuerus|Xerxes|Sanballat|Tobiah|Zerubbabel|" +
  "Eliphaz|Bildad|Zophar|Elihu|Cleopas|Matthias|Ananias|Sapphira|Dorcas|Tabitha|Demas|Aquila|Nathanael|Bartholomew|Judas|Magdalene|Simon|Zechariah";
const TITLES =
  "lord(?: god| jesus(?: christ)?)?|father|son(?: of (?:god|man))?|holy (?:spirit|ghost|one)|spirit|almighty|most high|messiah|savior|saviour|redeemer|master|king \\p{L}+|king|apostle(?: \\p{L}+)?|" +
  "apostles|prophets?(?: \\p{L}+)?|psalmist|preacher|teacher|rabbi|evangelist|angel(?: of the lord| gabriel)?|angels|baptist|disciples?|centurion|devil|serpent|good shepherd|virgin(?: mary)?|patriarch|creator|lamb|virgin|almighty god|living god";
const WRITINGS =
  "bible|scriptures?|(?:holy )?writ|word of god|god['’]s (?:own )?word|word|good book|(?:old|new) testament|gospels?(?: of \\p{L}+)?|torah|psalms?|proverbs?|ten commandments|sermon on the mount|prophecy|holy book|(?:book|chapter) of \\p{L}+|commandments?|law|text|verse|passage";
/** What holds such words. */
const VERSES =
  "bible verses?|verses?|psalms?|proverbs?|scriptures?|red letters|(?:printed )?in red|gospels?|parables?|commandments?|beatitudes?|lord['’]s prayer|voice (?:from|of|out of) [\\p{L} ]{3,24}?|still small voice|biblia|bibel|bible";
/** Books that are not called by somebody's name. */
const BOOK_NAMES =
  "Genesis|Exodus|Leviticus|Deuteronomy|Psalms|Ecclesiastes|Lamentations|Romans|Corinthians|Galatians|Ephesians|Philippians|Colossians|Thessalonians|Hebrews|Revelation";
/** Somebody of the Bible, or the Bible. */
const SPEAKER = `(?:(?:(?:saint|st\\.?|king|apostle|prophet|holy|brother|dear|lord|almighty|the|our|my|his|her|john the) )*(?:${TITLES})|(?:(?:the|our|holy|saint|st\\.?|king|queen|prophet|apostle|lord|father|mother|evangelist|almighty|patriarch) )*(?:${NAMES})(?: (?:the (?:baptist|apostle|prophet|evangelist)|himself|herself|christ))?|(?:the |god['’]s |holy )*(?:${WRITINGS}|${VERSES}|${BOOK_NAMES}|dios|dieu|gott|deus|jes[uú]s|ges[uù]))`;
const SAYS =
  "sa(?:id|ys?|ying)|sp(?:oke|eaks?)|told|tells?|taught|teaches|answer(?:s|ed)|repl(?:y|ies|ied)|declare[sd]?|declares|promise[sd]?|cri(?:ed|es)|command(?:s|ed)|commanded|warn(?:s|ed)|wr(?:ote|ites|itten)|" +
  "stat(?:es|ed)|prayed|prays|asked|asks|add(?:s|ed)|announce[sd]?|proclaim(?:s|ed)|insist(?:s|ed)|read[s]?|whisper(?:s|ed)|shout(?:s|ed)|sang|sings|preach(?:es|ed)|utter(?:s|ed)|quot(?:es|ed)|ha(?:s|d) (?:a|one|this) (?:line|verse|saying|word)(?: about)?|puts? it(?: (?:like|to you like|in) (?:this|that|these words))?|has it|records|remind(?:s|ed)|assure[sd]?|admit(?:s|ted)|explain(?:s|ed)|exclaim(?:s|ed)|continued|thunder(?:s|ed)|swore|vowed|confess(?:es|ed)|urge[sd]?|call(?:s|ed)(?: out)?|sigh(?:s|ed)|think(?:s)?|thought|mutter(?:s|ed)|murmur(?:s|ed)|groan(?:s|ed)|beg(?:s|ged)|plead(?:s|ed)|boast(?:s|ed)|laugh(?:s|ed)|begins?|began|runs|reveal(?:s|ed)";
const SAID_BEFORE = new RegExp(
  `(?:(?<![\\p{L}])${SPEAKER}(?![\\p{L}])[^.!?\\n“”"]{0,80}?\\b(?:${SAYS})\\b[^.!?\\n“”"]{0,60}|` +
    `(?<![\\p{L}])${SPEAKER}\\s*(?:[:—–]|=)|` +
    `\\b(?:words?|saying|promise|command|message|cry|prayer|teaching|advice|answer) (?:of|from) ${SPEAKER}[^.!?\\n“”"]{0,40}|` +
    `(?<![\\p{L}])(?:${SPEAKER})['’](?:s)? (?:own |last |first |famous |final |exact |very )*(?:words?|saying|promise|command|message|cry|prayer|teaching|advice|answer|confession|reply|response|song|question)[^.!?\\n“”"]{0,40}|` +
    `(?<![\\p{L}])${SPEAKER}(?![\\p{L}])[^.!?\\n“”"]{0,40}\\b(?:say|tell|teach|answer)\\b[^.!?\\n“”"]{0,40}\\?|` +
    `(?<![\\p{L}])(?:${VERSES})(?![\\p{L}])[^.!?\\n“”"]{0,50}|` +
    `\\baccording to ${SPEAKER}|\\b(?:it (?:is|was|stands|has been) (?:also )?written|it says|we read|written in|he|she|they) ?(?:${SAYS})?[^.!?\\n“”"]{0,60})\\s*[:,—–.-]?\\s*$`,
  "iu",
);
const PRONOUN = /(?:^|\W)(?:he|she|they) ?(?:[a-z]+ly )?(?:\w+ ){0,2}?$/i;
const SAID_AFTER = new RegExp(
  `^[\\s,.;:!?—–~()*-]{0,6}(?:(?:${SAYS})(?: (?:to|unto) [^.,!?]{0,30}?)? (?:by )?(?:${SPEAKER}|he|she)(?![\\p{L}])|(?:${SPEAKER}|he|she) (?:\\w+ly )?(?:${SAYS})\\b|(?:by |from )?${SPEAKER}\\s*(?:$|[).,!?\\n]))`,
  "iu",
);

/** How far before a quotation its speaker is looked for. */
const REACH = 160;

/** True when the words before a quotation, or after it, say that somebody of the Bible spoke it. */
export function isAscribed(before: string, after: string): boolean {
  const near = before.slice(-REACH);
  if (SAID_BEFORE.test(near)) return true;
  return SAID_AFTER.test(after.slice(0, REACH)) && !PRONOUN.test(near);
}

const UNMARKED = new RegExp(
  `(?<![\\p{L}])(?:${SPEAKER}|it is written)(?![\\p{L}'’])(?:[^.!?\\n:“”"]{0,60}?\\b(?:${SAYS})\\b[^.!?\\n:“”"]{0,40}?| (?:once|then|again|also) (?:${SAYS})\\b| (?:came|appeared|stood there))?(?:\\s*\\([^()\\n]{0,40}\\))?\\s*(?::(?!\\d)|—|--)\\s*(?=\\S)`,
  "giu",
);
const FIRST_PERSON = new RegExp(
  `(?<![\\p{L}])(?:${NAMES}|the lord|the father|the almighty|our savior)(?![\\p{L}'’])[^.!?\\n:“”"]{0,20}?\\b(?:sa(?:id|ys|ying)|tells us|told us|promises|promised|declares|answers|answered)\\b(?: to (?:you|us|me))?[\\s,]*(?=(?:[\\p{L}'’]+ ){0,6}?(?:I|my|me|mine|I['’]\\p{L}+)(?![\\p{L}]))(?!that\\b)`,
  "giu",
);

/** Where words begin that somebody of the Bible is said to have spoken, without any marks. */
export function spokenUnmarked(text: string): number[] {
  const starts: number[] = [];
  for (const pattern of [UNMARKED, FIRST_PERSON]) {
    for (const match of text.matchAll(pattern)) starts.push(match.index + match[0].length);
  }
  return starts.sort((a, b) => a - b);
}

const NAMES_BIBLE = new RegExp(
  `(?<![\\p{L}])(?:${NAMES}|lord|savior|psalmist|apostles?|disciples|pharisees|prophets?|parables?|commandments?|bible|(?:good|holy) book|holy writ|scriptures?|testament|gospels?|torah|psalms?|proverbs?|verses?|(?:your|his|god['’]s) word|father in heaven|heavenly father|kings|chronicles|biblia|bibel|${BOOK_NAMES}|(?<=\\()(?:Acts|Numbers|Judges)(?=\\))|(?:Acts|Numbers|Judges),? chapter)(?![\\p{L}])`,
  "iu",
);

/** True for a text that names the Bible, or somebody of it. */
export function namesBible(text: string): boolean {
  return NAMES_BIBLE.test(text);
}

const TO_WHOM =
  "(?:,?\\s+(?:to )?(?:you|us|me|him|her|them|all|everyone|thus|this|today|again|now|once|also|somewhere|clearly|plainly|loudly))*";
/** What is read in, and heard from. */
const WORD = "(?:your|his|the|god['’]s|the holy) (?:word|bible|scriptures?|book)";
const BOOK = `(?:[123] )?(?:${NAMES}|${BOOK_NAMES}|Samuel|Kings|Chronicles)(?! \\d)`;
/** Somebody, or a verse, and a verb: what follows is said to be his. */
const SAYS_ON = new RegExp(
  `\\bverse [\\p{L}\\d-]{1,20},? which (?:has|says|reads|goes)(?<sign10>\\s*[:,]?)\\s+(?=\\S)|` +
    `(?:(?<![\\p{L}])${SPEAKER}(?![\\p{L}'’])(?:\\s+(?!(?:that|an?|the|his|her|its|with|of)\\b)[\\p{L}]+){0,3}?\\s+(?:${SAYS})|` +
    `(?<![\\p{L}])(?:the |this |that )?(?:${VERSES})(?![\\p{L}'’])[^.!?:\\n“”"]{0,40}?\\s(?:(?<!\\b(?:that|which)\\s)(?:is|are)|says?|begins?|ends?|closes|opens|runs|goes|reads?|you find|there is)|(?<![\\p{L}])chapters? (?:of \\p{L}+|\\d+) has|` +
    `\\b(?:it|thus|so) (?:is|was|stands|has been) (?:also )?written)(?![\\p{L}])${TO_WHOM}(?<sign>\\s*[:,—–]|)\\s+(?<told>(?:it )?that\\s+)?(?=\\S)|` +
    `(?<![\\p{L}])(?:${VERSES})(?![\\p{L}'’])[^.!?:\\n“”"]{0,30}?(?<sign2>\\s*[:,])\\s+(?=\\S)|` +
    `(?<![\\p{L}])${SPEAKER}(?![\\p{L}])[^.!?:\\n“”"]{0,60}?(?<sign4>:)\\s+(?=\\S)|` +
    `(?<![\\p{L}])(?:(?:${SPEAKER})['’]s?|my) (?:\\p{L}+ ){0,2}(?:words?|message|confession|answer|reply|response|song|prayer|promise)(?: (?:to|of) \\p{L}+)? (?:was|were|is|are)(?<sign5>)\\s+(?<told2>that\\s+)?(?=\\S)|` +
    `\\b(?:first|last|only|next) (?:things?|words?|lines?)(?: that)? ${SPEAKER} (?:\\p{L}+ ){0,2}(?:${SAYS})[^.!?:,\\n“”"]{0,20} (?:was|were|is|are)(?<sign6>)\\s+(?=\\S)|` +
    `(?<![\\p{L}])(?:${SPEAKER})['’]s(?<sign7>)\\s+(?=I (?:will|am|have|was|shall|came)\\b)|` +
    `\\b(?:with|in|by) (?:the|these|those|his|her) words(?<sign8>\\s*[:,]?)\\s+(?!(?:of|from|that|to|in|at|about|and|for|which)\\b)(?=\\S)|` +
    `\\b(?:said|sa(?:y|ys)|told|promised|spoke|spoken|taught|written|wrote|read|hear|heard|comes?)\\b[^.!?:,\\n“”"]{0,24} in (?:${WORD}|${BOOK})(?<sign9>\\s*[:,])\\s+(?=\\S)|` +
    `\\b(?:promised|told|assured|taught)\\b[^.!?:,\\n“”"]{0,24} in ${WORD}\\s+(?<told3>that\\s+)(?=\\S)|` +
    `(?:^|[^\\p{L}])(?:he|she|they|I)\\s+(?:\\p{L}+ly\\s+)?(?:${SAYS})(?:\\s+(?:(?:to\\s+|unto\\s+)?(?:him|her|them|us|all)|the (?:crowds?|people|disciples|twelve)(?: (?:on|by|at|in) the \\p{L}+)?))?(?<sign3>\\s*[:,]|(?=\\s+[“"])|\\s+that(?=\\s+(?:I|whoever|never|do not)\\s))\\s+(?=\\S)`,
  "giu",
);
/** When, where and before whom somebody spoke: "on Saturday in front of thousands". */
const CIRCUMSTANCES =
  "(?: (?:on|at|in|to|before|from|near|by|during|after) [\\p{L}’']+(?: (?!(?:that|how|who|which|where)\\b)[\\p{L}’']+){0,3}){0,3}";
/** Somebody after the words that are said to be his. */
const SAID_LAST = new RegExp(
  `[\\s,.!?–—(-]*(?:(?:[,.!?–—-]\\s*|^)(?:and |so |thus |as )?(?:(?:${SAYS}|spoke)\\s+(?:by\\s+)?${SPEAKER}|(?:so|thus|as|–|—|-)?\\s*${SPEAKER}(?: of \\p{Lu}\\p{L}+)?\\s+(?:${SAYS}|spoke)(?: (?:that|this|it|so))?${CIRCUMSTANCES})|[,!?]\\s*(?:he|she) (?:\\p{L}+ly )?(?:${SAYS})(?: (?:to )?\\p{L}+)?|(?:^|[.!?]\\s+)(?:these|those) (?:are|were) (?:the )?words of ${SPEAKER}|[–—(-]\\s*${SPEAKER}|,\\s*as (?:(?:king|old|wise|the) )*${SPEAKER} (?:\\p{L}+ )?(?:knew|knows|found|saw|learned|noticed|observed)(?: \\p{L}+){0,3}|[,–—-]\\s*(?:came|was|is) (?:the|his|her|their) (?:reply|answer|response))\\s*[).!]*$`,
  "iu",
);

/** Words that somebody of the Bible, or a verse, is said to have, told or spoken. */
export interface Ascribed {
  start: number;
  /** Told without a sign: "Paul says love never fails". */
  isTold: boolean;
  /** What stands before them: ":", ",", "that" or nothing. */
  sign: string;
  /** True without a word for saying: "the verse: …". */
  isNamed: boolean;
}

/** What is no longer whom somebody spoke to, but the words: "whispered, You are …". */
const SPOKEN_ALREADY = /(?<=\s)(?:You|All|Everyone|This|Today|Now|Once|Again|Thus)\s+$/;

/** Where in a sentence words begin that are ascribed, first ones first. */
export function ascribedIn(sentence: string): Ascribed[] {
  return [...sentence.matchAll(SAYS_ON)].flatMap(({ 0: lead, index, groups }) => {
    const after = index + lead.length;
    const capital = SPOKEN_ALREADY.exec(lead);
    const start = capital ? index + capital.index : after;
    const { sign2, sign4, told, told2, told3 } = groups ?? {};
    const isClause = sign2?.trim() === ",";
    if (isClause && !/^\p{Lu}/u.test(sentence.slice(after))) return [];
    const announced = [3, 5, 6, 7, 8, 9, 10]
      .map((number) => groups?.[`sign${number}`])
      .find((sign) => sign !== undefined);
    const isSpeech = announced === "" && /^["“]?\p{Lu}|^I\b/u.test(sentence.slice(start));
    const isTold = [told, told2, told3].some((that) => that !== undefined);
    const written = (groups?.sign || (sign2 ?? sign4 ?? announced ?? "")).trim();
    const sign = capital && written === "" ? "," : written;
    return {
      start,
      isTold: (sign === "" && announced === undefined) || isTold,
      sign: isTold
        ? "that"
        : isSpeech || [groups?.sign8, groups?.sign10].includes("")
          ? ":"
          : sign.replace(/[—–]/, ":"),
      isNamed: (sign2 ?? sign4) !== undefined,
    };
  });
}

/** Where the end of a sentence begins that says whose words come before it; -1 without. */
export function ascribedAfter(sentence: string): number {
  return SAID_LAST.exec(sentence)?.index ?? -1;
}
