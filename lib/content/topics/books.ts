import type { BookFacts } from "./schema";

/** In the order of the dossier; see schema.ts for the fields. */
export const BOOK_FACTS: readonly BookFacts[] = [
  {
    osis: "Gen",
    name: "Genesis",
    testament: "Old",
    genre: "Law",
    chapters: 50,
    verses: 1533,
    traditionalAuthor: "Moses (Jewish and Christian tradition; the book itself names no author)",
    scholarlyView:
      "Most scholars see older sources and traditions joined over time and finished about the exile or soon after; others hold to a Mosaic core with later notes",
    writtenTraditional: "15th or 13th century BC",
    writtenScholarly: "10th-5th century BC, in stages",
    eventsSpan:
      "From creation to the death of Joseph; the patriarchs are usually placed about 2100-1700 BC, later or without date by many scholars",
    setting: ["Mesopotamia (Eden, Shinar, Ur, Haran)", "Canaan", "Egypt"],
    audience: "Israel, as the opening of the Law",
    purpose:
      "Tells where the world, the nations and Israel came from, and how God’s promise to Abraham began",
    keyFigures: [
      "Adam",
      "Eve",
      "Noah",
      "Abraham",
      "Sarah",
      "Isaac",
      "Rebekah",
      "Jacob",
      "Rachel",
      "Leah",
      "Joseph",
    ],
    keyVerses: [
      "Genesis 1:1",
      "Genesis 1:27",
      "Genesis 3:15",
      "Genesis 12:1-3",
      "Genesis 15:6",
      "Genesis 50:20",
    ],
    outline: [
      {
        passage: "Genesis 1:1-2:3",
        heading: "Creation",
      },
      {
        passage: "Genesis 2:4-5:32",
        heading: "Eden, the fall and the first families",
      },
      {
        passage: "Genesis 6:1-9:29",
        heading: "Noah and the flood",
      },
      {
        passage: "Genesis 10:1-11:32",
        heading: "Nations and the tower of Babel",
      },
      {
        passage: "Genesis 12:1-25:18",
        heading: "Abraham",
      },
      {
        passage: "Genesis 25:19-36:43",
        heading: "Isaac, Jacob and Esau",
      },
      {
        passage: "Genesis 37:1-50:26",
        heading: "Joseph and his brothers",
      },
    ],
    themes: [
      "creation",
      "blessing",
      "sin and its spread",
      "covenant",
      "promise of land and children",
      "providence",
    ],
    historicalBackground: [
      {
        text: "The book is built on a repeated line, ‘these are the generations of’ (for example Genesis 2:4; 5:1; 6:9; 11:27)",
        mark: "certain",
      },
      {
        text: "Abraham’s journey runs from Ur and Haran to Canaan (Genesis 11:31; 12:4-5)",
        mark: "certain",
      },
      {
        text: "Semitic people are known in Egypt in the 2nd millennium BC, but no Egyptian text names Joseph",
        mark: "certain",
      },
      {
        text: "Camels and ‘Philistines’ in Genesis 24 and 26 are often taken as later terms; some scholars defend early use",
        mark: "disputed",
      },
    ],
    culturalBackground: [
      {
        text: "Treaties and oaths could be sealed by cutting animals (Genesis 15:9-18; compare Jeremiah 34:18)",
        mark: "certain",
      },
      {
        text: "A childless wife could give her slave to bear an heir (Genesis 16:1-4); similar terms occur in old marriage contracts",
        mark: "certain",
      },
      {
        text: "The firstborn’s right and the father’s blessing carried the family’s property and headship (Genesis 25:31-34; 27:27-29)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Genesis 3:15",
        to: ["Galatians 4:4", "Romans 16:20"],
        note: "the offspring of the woman, read by many Christians of Christ",
        inCrossReferenceData: true,
      },
      {
        from: "Genesis 12:3",
        to: ["Galatians 3:8", "Acts 3:25-26"],
        note: "blessing for all families of the earth",
        inCrossReferenceData: true,
      },
      {
        from: "Genesis 15:6",
        to: ["Romans 4:3-5"],
        note: "faith counted as righteousness",
        inCrossReferenceData: true,
      },
      {
        from: "Genesis 22:18",
        to: ["Galatians 3:16"],
        note: "the offspring of Abraham",
        inCrossReferenceData: true,
      },
      {
        from: "Genesis 49:10",
        to: ["Revelation 5:5"],
        note: "the ruler from Judah",
        inCrossReferenceData: false,
      },
    ],
    finds: [
      "gilgamesh",
      "atrahasis",
      "enuma",
      "kinglist",
      "ziggurat",
      "mari",
      "nuzi",
      "benihasan",
      "machpelahbldg",
    ],
    confidence:
      "text certain; author and date disputed; outside evidence for the patriarchs indirect",
  },
  {
    osis: "Exod",
    name: "Exodus",
    testament: "Old",
    genre: "Law",
    chapters: 40,
    verses: 1213,
    traditionalAuthor: "Moses (Exodus 24:4 says he wrote down words of the Lord)",
    scholarlyView:
      "Most scholars see several strands joined, finished about the exile or after; others hold to Moses or his age for the main body",
    writtenTraditional: "15th or 13th century BC",
    writtenScholarly: "9th-5th century BC, in stages",
    eventsSpan:
      "From slavery in Egypt to the tabernacle, about one year after leaving (Exodus 40:17); early date about 1446 BC, late date about 1270-1260 BC",
    setting: ["Egypt (Goshen)", "the sea", "wilderness of Sinai", "Mount Sinai"],
    audience: "Israel",
    purpose: "Tells how God freed Israel, made a covenant at Sinai and came to live among them",
    keyFigures: ["Moses", "Aaron", "Miriam", "Pharaoh", "Zipporah", "Jethro", "Joshua"],
    keyVerses: [
      "Exodus 3:14",
      "Exodus 12:13",
      "Exodus 14:13-14",
      "Exodus 19:5-6",
      "Exodus 20:1-3",
      "Exodus 34:6-7",
    ],
    outline: [
      {
        passage: "Exodus 1:1-2:25",
        heading: "Slavery and the birth of Moses",
      },
      {
        passage: "Exodus 3:1-6:30",
        heading: "The call of Moses",
      },
      {
        passage: "Exodus 7:1-12:36",
        heading: "The plagues and the Passover",
      },
      {
        passage: "Exodus 12:37-18:27",
        heading: "The way out, the sea and the wilderness",
      },
      {
        passage: "Exodus 19:1-24:18",
        heading: "The covenant and the law",
      },
      {
        passage: "Exodus 25:1-31:18",
        heading: "Plans for the tabernacle",
      },
      {
        passage: "Exodus 32:1-34:35",
        heading: "The golden calf and renewal",
      },
      {
        passage: "Exodus 35:1-40:38",
        heading: "The tabernacle built",
      },
    ],
    themes: ["rescue", "the name of God", "Passover", "covenant", "law", "God’s presence"],
    historicalBackground: [
      {
        text: "The pharaohs are not named; Exodus 1:11 names the store cities Pithom and Raamses",
        mark: "certain",
      },
      {
        text: "No Egyptian text records the exodus; the Merneptah Stele shows Israel in Canaan by about 1208 BC",
        mark: "certain",
      },
      {
        text: "1 Kings 6:1 counts 480 years from the exodus to Solomon’s temple, the base of the early date; Raamses is the base of the late date",
        mark: "disputed",
      },
      {
        text: "The place of the sea crossing and of Mount Sinai is not known with certainty",
        mark: "disputed",
      },
    ],
    culturalBackground: [
      {
        text: "Egyptian kings used foreign workers and prisoners for building and brickmaking",
        mark: "certain",
      },
      {
        text: "Law collections such as Hammurabi’s give case laws of the same kind as Exodus 21-22",
        mark: "certain",
      },
      {
        text: "Portable shrines and tents for a god or king are known from Egypt",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Exodus 12:46",
        to: ["John 19:36"],
        note: "no bone of the Passover lamb broken",
        inCrossReferenceData: true,
      },
      {
        from: "Exodus 12:21",
        to: ["1 Corinthians 5:7"],
        note: "Christ our Passover",
        inCrossReferenceData: false,
      },
      {
        from: "Exodus 16:15",
        to: ["John 6:31-35"],
        note: "bread from heaven",
        inCrossReferenceData: true,
      },
      {
        from: "Exodus 24:8",
        to: ["Matthew 26:28", "Hebrews 9:19-20"],
        note: "blood of the covenant",
        inCrossReferenceData: true,
      },
    ],
    finds: ["merneptah", "avaris", "brooklyn", "soleb", "hammurabi", "yavneyam"],
    confidence: "text certain; date, route and scale disputed",
  },
  {
    osis: "Lev",
    name: "Leviticus",
    testament: "Old",
    genre: "Law",
    chapters: 27,
    verses: 859,
    traditionalAuthor: "Moses (the Lord speaks to Moses throughout)",
    scholarlyView:
      "Usually given to priestly circles, with a ‘holiness’ part in chapters 17-26; dated before, in or after the exile by different scholars",
    writtenTraditional: "15th or 13th century BC",
    writtenScholarly: "8th-5th century BC",
    eventsSpan:
      "Set at Sinai within one month of the tabernacle’s raising (Exodus 40:17; Numbers 1:1)",
    setting: ["Mount Sinai", "the tent of meeting"],
    audience: "Priests and people of Israel",
    purpose: "Gives the rules for offerings, priests, cleanness and holy living",
    keyFigures: ["Moses", "Aaron", "Nadab", "Abihu", "Eleazar", "Ithamar"],
    keyVerses: [
      "Leviticus 11:44-45",
      "Leviticus 16:30",
      "Leviticus 17:11",
      "Leviticus 19:2",
      "Leviticus 19:18",
      "Leviticus 25:10",
    ],
    outline: [
      {
        passage: "Leviticus 1:1-7:38",
        heading: "The offerings",
      },
      {
        passage: "Leviticus 8:1-10:20",
        heading: "The priests begin",
      },
      {
        passage: "Leviticus 11:1-15:33",
        heading: "Clean and unclean",
      },
      {
        passage: "Leviticus 16:1-34",
        heading: "The Day of Atonement",
      },
      {
        passage: "Leviticus 17:1-22:33",
        heading: "Holy living for people and priests",
      },
      {
        passage: "Leviticus 23:1-25:55",
        heading: "Feasts, sabbath year and jubilee",
      },
      {
        passage: "Leviticus 26:1-27:34",
        heading: "Blessings, warnings and vows",
      },
    ],
    themes: ["holiness", "sacrifice", "atonement", "cleanness", "love of neighbour", "sacred time"],
    historicalBackground: [
      {
        text: "Five main offerings are described: burnt, grain, peace, sin and guilt (Leviticus 1-7)",
        mark: "certain",
      },
      {
        text: "The Day of Atonement came once a year (Leviticus 16:29-34)",
        mark: "certain",
      },
      {
        text: "The command to love one’s neighbour stands here (Leviticus 19:18)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Neighbouring peoples also had sacrifices, priests and rules of purity; Leviticus forbids child sacrifice and contact with the dead through mediums (Leviticus 18:21; 19:31)",
        mark: "certain",
      },
      {
        text: "The edges of the field were left for the poor and the foreigner (Leviticus 19:9-10; 23:22)",
        mark: "certain",
      },
      {
        text: "Release of debts and land is known from royal edicts in Mesopotamia; the jubilee sets it at every fiftieth year (Leviticus 25:10)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Leviticus 16:15-16",
        to: ["Hebrews 9:11-14"],
        note: "the Day of Atonement and Christ",
        inCrossReferenceData: true,
      },
      {
        from: "Leviticus 19:18",
        to: ["Matthew 22:39", "Romans 13:9"],
        note: "love your neighbour",
        inCrossReferenceData: true,
      },
      {
        from: "Leviticus 17:11",
        to: ["Hebrews 9:22"],
        note: "blood and forgiveness",
        inCrossReferenceData: true,
      },
    ],
    finds: ["arad", "beershebaaltar", "dss"],
    confidence: "text certain; date disputed",
  },
  {
    osis: "Num",
    name: "Numbers",
    testament: "Old",
    genre: "Law",
    chapters: 36,
    verses: 1288,
    traditionalAuthor: "Moses (Numbers 33:2 says he wrote the stages of the journey)",
    scholarlyView:
      "Usually seen as old poems, lists and stories joined with priestly material, finished about the exile or after",
    writtenTraditional: "15th or 13th century BC",
    writtenScholarly: "9th-5th century BC, in stages",
    eventsSpan:
      "About 39 years from Sinai to the plains of Moab (Numbers 1:1; 33:38; Deuteronomy 1:3)",
    setting: ["Sinai", "wilderness of Paran", "Kadesh", "Edom", "Moab"],
    audience: "Israel, the generation about to enter the land",
    purpose:
      "Tells why a generation died in the desert and how the next came to the edge of the land",
    keyFigures: [
      "Moses",
      "Aaron",
      "Miriam",
      "Joshua",
      "Caleb",
      "Korah",
      "Balaam",
      "Balak",
      "Phinehas",
    ],
    keyVerses: [
      "Numbers 6:24-26",
      "Numbers 12:3",
      "Numbers 14:18",
      "Numbers 21:8-9",
      "Numbers 23:19",
      "Numbers 24:17",
    ],
    outline: [
      {
        passage: "Numbers 1:1-10:10",
        heading: "Counting and ordering the camp at Sinai",
      },
      {
        passage: "Numbers 10:11-12:16",
        heading: "From Sinai toward the land",
      },
      {
        passage: "Numbers 13:1-14:45",
        heading: "The spies and the refusal",
      },
      {
        passage: "Numbers 15:1-19:22",
        heading: "Laws and rebellions",
      },
      {
        passage: "Numbers 20:1-21:35",
        heading: "From Kadesh to Moab",
      },
      {
        passage: "Numbers 22:1-25:18",
        heading: "Balaam and Baal of Peor",
      },
      {
        passage: "Numbers 26:1-36:13",
        heading: "The new generation prepares",
      },
    ],
    themes: ["God’s guidance", "unbelief", "discipline", "priestly blessing", "inheritance"],
    historicalBackground: [
      {
        text: "Two counts of fighting men are given: 603,550 and 601,730 (Numbers 1:46; 26:51); many think the word for ‘thousand’ may mean a clan or unit",
        mark: "disputed",
      },
      {
        text: "The forty years answer the forty days of the spies (Numbers 14:34)",
        mark: "certain",
      },
      {
        text: "Kadesh-barnea was the main camp; remains at Ain el-Qudeirat, its likely place, are of the later monarchy",
        mark: "probable",
      },
    ],
    culturalBackground: [
      {
        text: "A seer such as Balaam could be hired to bless or curse (Numbers 22:6-7)",
        mark: "certain",
      },
      {
        text: "The Nazirite vow meant no wine, no cutting of hair and no touching of the dead (Numbers 6:2-6)",
        mark: "certain",
      },
      {
        text: "Daughters of Zelophehad won the right to inherit where there was no son (Numbers 27:1-8)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Numbers 21:8-9",
        to: ["John 3:14-15"],
        note: "the serpent lifted up",
        inCrossReferenceData: true,
      },
      {
        from: "Numbers 24:17",
        to: ["Matthew 2:2"],
        note: "a star out of Jacob; the link is a Christian reading, Matthew does not quote it",
        inCrossReferenceData: true,
      },
    ],
    finds: ["deiralla", "ketef", "mesha"],
    confidence: "text certain; size of the numbers disputed",
  },
  {
    osis: "Deut",
    name: "Deuteronomy",
    testament: "Old",
    genre: "Law",
    chapters: 34,
    verses: 959,
    traditionalAuthor:
      "Moses (Deuteronomy 31:9; 31:24), with the account of his death by another hand",
    scholarlyView:
      "Most scholars link its core to the law book found under Josiah in 622 BC (2 Kings 22) with later additions; others point to a second-millennium treaty form",
    writtenTraditional: "15th or 13th century BC",
    writtenScholarly: "8th-6th century BC",
    eventsSpan:
      "Speeches in the fortieth year, within about two months (Deuteronomy 1:3; Joshua 4:19)",
    setting: ["Plains of Moab", "Mount Nebo"],
    audience: "Israel before crossing the Jordan",
    purpose: "Renews the covenant for the generation that will enter the land",
    keyFigures: ["Moses", "Joshua"],
    keyVerses: [
      "Deuteronomy 6:4-5",
      "Deuteronomy 7:7-8",
      "Deuteronomy 8:3",
      "Deuteronomy 18:15",
      "Deuteronomy 30:19-20",
      "Deuteronomy 31:6",
    ],
    outline: [
      {
        passage: "Deuteronomy 1:1-4:43",
        heading: "The journey remembered",
      },
      {
        passage: "Deuteronomy 4:44-11:32",
        heading: "The ten commandments and the call to love God",
      },
      {
        passage: "Deuteronomy 12:1-26:19",
        heading: "Laws for life in the land",
      },
      {
        passage: "Deuteronomy 27:1-28:68",
        heading: "Blessings and curses",
      },
      {
        passage: "Deuteronomy 29:1-30:20",
        heading: "The covenant renewed: choose life",
      },
      {
        passage: "Deuteronomy 31:1-34:12",
        heading: "Joshua’s commission, the song, the blessing and the death of Moses",
      },
    ],
    themes: [
      "love and loyalty",
      "covenant",
      "one place of worship",
      "justice",
      "remembering",
      "choice",
    ],
    historicalBackground: [
      {
        text: "The order (past history, duties, blessings and curses, witnesses) is close to ancient treaties",
        mark: "certain",
      },
      {
        text: "Laws for a future king limit horses, wives and wealth (Deuteronomy 17:14-20)",
        mark: "certain",
      },
      {
        text: "It is among the books most quoted in the New Testament; Jesus answers temptation from it (Matthew 4:4; 4:7; 4:10)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "A vassal was to ‘love’ the overlord, a word of loyalty in treaties",
        mark: "certain",
      },
      {
        text: "Cities of refuge checked blood revenge (Deuteronomy 19:1-10)",
        mark: "certain",
      },
      {
        text: "Debts were released in the seventh year (Deuteronomy 15:1-2)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Deuteronomy 18:15",
        to: ["Acts 3:22-23", "Acts 7:37"],
        note: "a prophet like Moses",
        inCrossReferenceData: true,
      },
      {
        from: "Deuteronomy 21:23",
        to: ["Galatians 3:13"],
        note: "hanged on a tree",
        inCrossReferenceData: true,
      },
      {
        from: "Deuteronomy 8:3",
        to: ["Matthew 4:4"],
        note: "not by bread alone",
        inCrossReferenceData: true,
      },
    ],
    finds: ["treaties", "ebalaltar", "dss"],
    confidence: "text certain; date disputed",
  },
  {
    osis: "Josh",
    name: "Joshua",
    testament: "Old",
    genre: "History",
    chapters: 24,
    verses: 658,
    traditionalAuthor: "Joshua in Jewish tradition, with later notes (Joshua 24:26; 24:29)",
    scholarlyView:
      "Usually seen as part of a history from Deuteronomy to Kings, finished in the 7th-6th century BC from older lists and stories",
    writtenTraditional: "14th or 12th century BC",
    writtenScholarly: "7th-6th century BC",
    eventsSpan:
      "From the crossing of the Jordan to Joshua’s death; about 1406 BC on (early date) or about 1220 BC on (late date)",
    setting: ["Jericho", "Ai", "Gibeon", "Hazor", "Shiloh", "Shechem"],
    audience: "Israel",
    purpose: "Tells how Israel entered and shared out the land promised to Abraham",
    keyFigures: ["Joshua", "Rahab", "Caleb", "Achan", "Eleazar", "Phinehas"],
    keyVerses: ["Joshua 1:8-9", "Joshua 2:11", "Joshua 6:20", "Joshua 21:45", "Joshua 24:15"],
    outline: [
      {
        passage: "Joshua 1:1-5:15",
        heading: "Crossing the Jordan",
      },
      {
        passage: "Joshua 6:1-8:35",
        heading: "Jericho and Ai",
      },
      {
        passage: "Joshua 9:1-12:24",
        heading: "Campaigns south and north",
      },
      {
        passage: "Joshua 13:1-19:51",
        heading: "The land divided",
      },
      {
        passage: "Joshua 20:1-21:45",
        heading: "Cities of refuge and of the Levites",
      },
      {
        passage: "Joshua 22:1-24:33",
        heading: "The eastern altar and Joshua’s farewell",
      },
    ],
    themes: ["promise kept", "courage", "obedience", "inheritance", "choosing whom to serve"],
    historicalBackground: [
      {
        text: "Only Jericho, Ai and Hazor are said to be burnt (Joshua 6:24; 8:28; 11:13)",
        mark: "certain",
      },
      {
        text: "Joshua 13:1-6 and Judges 1 say that much land was not yet taken",
        mark: "certain",
      },
      {
        text: "Surveys show many new small villages in the hills about 1200 BC; how they began is debated",
        mark: "disputed",
      },
    ],
    culturalBackground: [
      {
        text: "War reports of the age used sweeping language of total victory",
        mark: "certain",
      },
      {
        text: "Oaths bound even when won by a trick (Joshua 9:15-20)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Joshua 2:11-13",
        to: ["Hebrews 11:31", "Matthew 1:5"],
        note: "Rahab’s faith and place in the line of Jesus (Matthew names Rachab)",
        inCrossReferenceData: false,
      },
      {
        from: "Joshua 1:5",
        to: ["Hebrews 13:5"],
        note: "I will not leave you",
        inCrossReferenceData: true,
      },
    ],
    finds: [
      "merneptah",
      "jerichowalls",
      "aisite",
      "hazorburn",
      "ebalaltar",
      "shechemdig",
      "amarna",
    ],
    confidence: "text certain; conquest evidence disputed",
  },
  {
    osis: "Judg",
    name: "Judges",
    testament: "Old",
    genre: "History",
    chapters: 21,
    verses: 618,
    traditionalAuthor: "Samuel in Jewish tradition; the book names no author",
    scholarlyView:
      "Old tales of local leaders joined in the long history of Israel, 7th-6th century BC",
    writtenTraditional: "about 11th-10th century BC",
    writtenScholarly: "7th-6th century BC from older stories",
    eventsSpan:
      "Between Joshua and Saul, about 1375-1050 BC (early) or 1200-1050 BC (late); the judges may overlap",
    setting: ["Tribes of Israel from Dan to Gaza", "Mount Tabor", "Shechem", "Gibeah"],
    audience: "Israel",
    purpose: "Shows a repeated turn from God, trouble, cry and rescue, when ‘there was no king’",
    keyFigures: [
      "Othniel",
      "Ehud",
      "Deborah",
      "Barak",
      "Jael",
      "Gideon",
      "Abimelech",
      "Jephthah",
      "Samson",
      "Delilah",
    ],
    keyVerses: [
      "Judges 2:16-19",
      "Judges 5:31",
      "Judges 6:12",
      "Judges 7:2",
      "Judges 16:28",
      "Judges 21:25",
    ],
    outline: [
      {
        passage: "Judges 1:1-3:6",
        heading: "Unfinished conquest and the pattern",
      },
      {
        passage: "Judges 3:7-5:31",
        heading: "Othniel, Ehud, Shamgar and Deborah",
      },
      {
        passage: "Judges 6:1-9:57",
        heading: "Gideon and Abimelech",
      },
      {
        passage: "Judges 10:1-12:15",
        heading: "Jephthah and the lesser judges",
      },
      {
        passage: "Judges 13:1-16:31",
        heading: "Samson",
      },
      {
        passage: "Judges 17:1-21:25",
        heading: "Idols, violence and civil war",
      },
    ],
    themes: ["the need for faithful leaders", "sin and mercy", "weakness made strong"],
    historicalBackground: [
      {
        text: "The ‘judges’ were leaders and deliverers more than court judges",
        mark: "certain",
      },
      {
        text: "Philistines settled on the south coast in the 12th century BC",
        mark: "certain",
      },
      {
        text: "The Song of Deborah (Judges 5) is often held to be among the oldest Hebrew poems",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "A vow was binding; Jephthah’s shows the danger of a rash one (Judges 11:30-35)",
        mark: "certain",
      },
      {
        text: "Threshing floors, wine presses and hill caves served as hiding places (Judges 6:2; 6:11)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Judges 13:5",
        to: ["Luke 1:13-15"],
        note: "a child set apart from birth; a likeness, not a quotation",
        inCrossReferenceData: false,
      },
    ],
    finds: ["philistines", "shechemdig", "jerubbaal", "hazorburn"],
    confidence: "text certain; dates approximate",
  },
  {
    osis: "Ruth",
    name: "Ruth",
    testament: "Old",
    genre: "History",
    chapters: 4,
    verses: 85,
    traditionalAuthor: "Samuel in Jewish tradition; the book names no author",
    scholarlyView: "Placed in the time of the kings by some and after the exile by others",
    writtenTraditional: "about 11th-10th century BC",
    writtenScholarly: "10th-5th century BC",
    eventsSpan: "In the days when the judges ruled (Ruth 1:1)",
    setting: ["Bethlehem", "Moab"],
    audience: "Israel",
    purpose: "Tells of loyal love and of the Moabite great-grandmother of David",
    keyFigures: ["Ruth", "Naomi", "Boaz", "Obed"],
    keyVerses: ["Ruth 1:16-17", "Ruth 2:12", "Ruth 3:11", "Ruth 4:14", "Ruth 4:17"],
    outline: [
      {
        passage: "Ruth 1:1-22",
        heading: "Loss in Moab and return",
      },
      {
        passage: "Ruth 2:1-23",
        heading: "Gleaning in the field of Boaz",
      },
      {
        passage: "Ruth 3:1-18",
        heading: "At the threshing floor",
      },
      {
        passage: "Ruth 4:1-22",
        heading: "The redeemer and the line of David",
      },
    ],
    themes: ["loyal love", "redemption", "foreigners welcomed", "quiet providence"],
    historicalBackground: [
      {
        text: "David is the great-grandson of Ruth and Boaz (Ruth 4:21-22)",
        mark: "certain",
      },
      {
        text: "Harvest runs from barley to wheat, about April to June (Ruth 1:22; 2:23)",
        mark: "certain",
      },
      {
        text: "Jewish readers keep the book for the Feast of Weeks",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "The poor had a right to glean (Leviticus 19:9-10; Ruth 2:2)",
        mark: "certain",
      },
      {
        text: "A kinsman could redeem land and marry a widow to keep the name of the dead (Leviticus 25:25; Deuteronomy 25:5-6; Ruth 4:5)",
        mark: "certain",
      },
      {
        text: "Legal business was done at the town gate before elders; a sandal sealed it (Ruth 4:1-8)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Ruth 4:17",
        to: ["Matthew 1:5-6"],
        note: "Ruth in the line of Jesus",
        inCrossReferenceData: false,
      },
    ],
    finds: ["gezercal", "mesha"],
    confidence: "text certain; date disputed",
  },
  {
    osis: "1Sam",
    name: "1 Samuel",
    testament: "Old",
    genre: "History",
    chapters: 31,
    verses: 810,
    traditionalAuthor: "Samuel, Nathan and Gad in tradition (compare 1 Chronicles 29:29)",
    scholarlyView:
      "Part of the long history of Israel, built from older accounts of the ark, Saul and David",
    writtenTraditional: "10th century BC",
    writtenScholarly: "7th-6th century BC from older sources",
    eventsSpan: "From the birth of Samuel to the death of Saul, about 1100-1010 BC",
    setting: ["Shiloh", "Ramah", "Gibeah", "Valley of Elah", "En-gedi", "Mount Gilboa"],
    audience: "Israel",
    purpose: "Tells how Israel came to have kings, first Saul, then David chosen",
    keyFigures: ["Hannah", "Eli", "Samuel", "Saul", "Jonathan", "David", "Goliath", "Abigail"],
    keyVerses: [
      "1 Samuel 2:2",
      "1 Samuel 3:10",
      "1 Samuel 8:7",
      "1 Samuel 15:22",
      "1 Samuel 16:7",
      "1 Samuel 17:45",
    ],
    outline: [
      {
        passage: "1 Samuel 1:1-3:21",
        heading: "Hannah and Samuel",
      },
      {
        passage: "1 Samuel 4:1-7:17",
        heading: "The ark lost and returned",
      },
      {
        passage: "1 Samuel 8:1-12:25",
        heading: "A king is asked for",
      },
      {
        passage: "1 Samuel 13:1-15:35",
        heading: "Saul’s reign and rejection",
      },
      {
        passage: "1 Samuel 16:1-20:42",
        heading: "David rises",
      },
      {
        passage: "1 Samuel 21:1-26:25",
        heading: "David in flight",
      },
      {
        passage: "1 Samuel 27:1-31:13",
        heading: "David among the Philistines and Saul’s death",
      },
    ],
    themes: ["kingship", "obedience", "God looks at the heart", "friendship", "waiting"],
    historicalBackground: [
      {
        text: "The Philistines controlled smiths and the sharpening of tools (1 Samuel 13:19-22)",
        mark: "certain",
      },
      {
        text: "The ark was taken at Ebenezer and came back by way of Beth-shemesh (1 Samuel 4:10-11; 6:12-15)",
        mark: "certain",
      },
      {
        text: "The Hebrew text of Samuel has gaps; a Qumran copy and the Greek help in places",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Champions could fight for two armies (1 Samuel 17:8-10)",
        mark: "certain",
      },
      {
        text: "Anointing with oil marked a king (1 Samuel 10:1; 16:13)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "1 Samuel 2:10",
        to: ["Luke 1:46-55"],
        note: "Hannah’s song echoed in Mary’s",
        inCrossReferenceData: false,
      },
      {
        from: "1 Samuel 13:14",
        to: ["Acts 13:22"],
        note: "a man after God’s heart",
        inCrossReferenceData: true,
      },
    ],
    finds: ["shilohdig", "philistines", "safi", "qeiyafa", "pim", "sam4q"],
    confidence: "text certain; outside evidence for Saul none",
  },
  {
    osis: "2Sam",
    name: "2 Samuel",
    testament: "Old",
    genre: "History",
    chapters: 24,
    verses: 695,
    traditionalAuthor: "Nathan and Gad in tradition (compare 1 Chronicles 29:29)",
    scholarlyView:
      "Part of the long history of Israel; the account of David’s court is often held to be early",
    writtenTraditional: "10th century BC",
    writtenScholarly: "10th-6th century BC",
    eventsSpan: "David’s reign, about 1010-970 BC",
    setting: ["Hebron", "Jerusalem", "Mahanaim", "Rabbah"],
    audience: "Israel",
    purpose: "Tells of David’s rise, God’s promise to his house, and the cost of his sin",
    keyFigures: ["David", "Joab", "Bathsheba", "Nathan", "Absalom", "Mephibosheth", "Uriah"],
    keyVerses: [
      "2 Samuel 5:7",
      "2 Samuel 7:12-16",
      "2 Samuel 11:27",
      "2 Samuel 12:13",
      "2 Samuel 22:2-3",
      "2 Samuel 24:24",
    ],
    outline: [
      {
        passage: "2 Samuel 1:1-4:12",
        heading: "King over Judah at Hebron",
      },
      {
        passage: "2 Samuel 5:1-7:29",
        heading: "Jerusalem, the ark and the promise",
      },
      {
        passage: "2 Samuel 8:1-10:19",
        heading: "Wars and kindness",
      },
      {
        passage: "2 Samuel 11:1-12:31",
        heading: "Bathsheba and Nathan’s rebuke",
      },
      {
        passage: "2 Samuel 13:1-20:26",
        heading: "Absalom and revolt",
      },
      {
        passage: "2 Samuel 21:1-24:25",
        heading: "Songs, lists and the census",
      },
    ],
    themes: ["covenant with David", "repentance", "justice", "family and power"],
    historicalBackground: [
      {
        text: "David took the Jebusite stronghold of Zion (2 Samuel 5:6-9)",
        mark: "certain",
      },
      {
        text: "The threshing floor of Araunah became the temple site (2 Samuel 24:18-25; 2 Chronicles 3:1)",
        mark: "certain",
      },
      {
        text: "Two accounts give different reasons and numbers for the census (2 Samuel 24:1; 24:9; 1 Chronicles 21:1; 21:5)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "A king’s house meant both palace and dynasty, the play of words in 2 Samuel 7",
        mark: "certain",
      },
      {
        text: "Prophets could rebuke kings face to face (2 Samuel 12:7)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "2 Samuel 7:12-16",
        to: ["Luke 1:32-33"],
        note: "the throne of David for ever",
        inCrossReferenceData: true,
      },
      {
        from: "2 Samuel 7:14",
        to: ["Hebrews 1:5"],
        note: "he shall be my son",
        inCrossReferenceData: true,
      },
    ],
    finds: ["teldan", "mesha", "qeiyafa", "sam4q"],
    confidence: "dynasty of David attested; extent of his kingdom disputed",
  },
  {
    osis: "1Kgs",
    name: "1 Kings",
    testament: "Old",
    genre: "History",
    chapters: 22,
    verses: 816,
    traditionalAuthor:
      "Jeremiah in Jewish tradition; the book names its sources, such as the acts of Solomon (1 Kings 11:41)",
    scholarlyView:
      "Last part of the long history of Israel, first made under Josiah or in the exile",
    writtenTraditional: "6th century BC",
    writtenScholarly: "7th-6th century BC",
    eventsSpan: "From David’s last days to Ahaziah of Israel, about 970-852 BC",
    setting: ["Jerusalem", "Shechem", "Samaria", "Mount Carmel", "Horeb"],
    audience: "Judah, in the exile in its final form",
    purpose: "Weighs the kings by loyalty to God, from the temple to the split and Ahab",
    keyFigures: [
      "Solomon",
      "Jeroboam",
      "Rehoboam",
      "Ahab",
      "Jezebel",
      "Elijah",
      "Hiram",
      "Queen of Sheba",
    ],
    keyVerses: [
      "1 Kings 3:9",
      "1 Kings 6:1",
      "1 Kings 8:27-30",
      "1 Kings 12:28",
      "1 Kings 18:21",
      "1 Kings 19:11-12",
    ],
    outline: [
      {
        passage: "1 Kings 1:1-2:46",
        heading: "Solomon made king",
      },
      {
        passage: "1 Kings 3:1-4:34",
        heading: "Wisdom and rule",
      },
      {
        passage: "1 Kings 5:1-9:28",
        heading: "The temple and palace",
      },
      {
        passage: "1 Kings 10:1-11:43",
        heading: "Glory and fall",
      },
      {
        passage: "1 Kings 12:1-16:34",
        heading: "The kingdom divided",
      },
      {
        passage: "1 Kings 17:1-19:21",
        heading: "Elijah",
      },
      {
        passage: "1 Kings 20:1-22:53",
        heading: "Ahab’s wars and death",
      },
    ],
    themes: ["wisdom", "temple", "divided loyalty", "prophets against kings"],
    historicalBackground: [
      {
        text: "The kingdom split after Solomon, about 931 or 930 BC (1 Kings 12)",
        mark: "certain",
      },
      {
        text: "Shishak of Egypt invaded in Rehoboam’s fifth year (1 Kings 14:25-26)",
        mark: "certain",
      },
      {
        text: "Ahab’s alliance with Damascus against Assyria is known only from Assyria",
        mark: "certain",
      },
      {
        text: "Omri made Samaria his capital (1 Kings 16:24)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Baal was the storm god of Canaan, so the drought and the fire on Carmel strike at his claim (1 Kings 17:1; 18:38-39)",
        mark: "probable",
      },
      {
        text: "Kings sealed peace by marriage (1 Kings 3:1; 16:31)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "1 Kings 8:27",
        to: ["Acts 7:47-49"],
        note: "God does not live in houses made by hands",
        inCrossReferenceData: true,
      },
      {
        from: "1 Kings 10:1",
        to: ["Matthew 12:42"],
        note: "the queen of the south",
        inCrossReferenceData: true,
      },
      {
        from: "1 Kings 17:9",
        to: ["Luke 4:25-26"],
        note: "the widow of Zarephath",
        inCrossReferenceData: true,
      },
    ],
    finds: ["shishak", "gates", "kurkh", "samariaivory", "dancult", "ugarit"],
    confidence: "Omri, Ahab and Shishak attested outside; Solomon’s wealth disputed",
  },
  {
    osis: "2Kgs",
    name: "2 Kings",
    testament: "Old",
    genre: "History",
    chapters: 25,
    verses: 719,
    traditionalAuthor: "Jeremiah in Jewish tradition",
    scholarlyView: "As 1 Kings; the last event is of 561 BC, so the final form is exilic or later",
    writtenTraditional: "6th century BC",
    writtenScholarly: "7th-6th century BC",
    eventsSpan: "From Ahaziah to the release of Jehoiachin, about 852-561 BC",
    setting: ["Samaria", "Jerusalem", "Damascus", "Nineveh", "Babylon"],
    audience: "Judah in exile",
    purpose: "Explains the fall of Israel (722 BC) and of Judah (586 BC)",
    keyFigures: [
      "Elijah",
      "Elisha",
      "Naaman",
      "Jehu",
      "Athaliah",
      "Joash",
      "Hezekiah",
      "Isaiah",
      "Manasseh",
      "Josiah",
      "Huldah",
      "Jehoiachin",
    ],
    keyVerses: [
      "2 Kings 2:11",
      "2 Kings 5:14",
      "2 Kings 17:6-7",
      "2 Kings 20:20",
      "2 Kings 22:8",
      "2 Kings 25:9-11",
    ],
    outline: [
      {
        passage: "2 Kings 1:1-2:25",
        heading: "From Elijah to Elisha",
      },
      {
        passage: "2 Kings 3:1-8:29",
        heading: "Elisha’s works",
      },
      {
        passage: "2 Kings 9:1-12:21",
        heading: "Jehu, Athaliah and Joash",
      },
      {
        passage: "2 Kings 13:1-17:41",
        heading: "The fall of Israel",
      },
      {
        passage: "2 Kings 18:1-20:21",
        heading: "Hezekiah and Assyria",
      },
      {
        passage: "2 Kings 21:1-23:30",
        heading: "Manasseh to Josiah",
      },
      {
        passage: "2 Kings 23:31-25:30",
        heading: "The fall of Judah",
      },
    ],
    themes: ["judgment", "mercy through prophets", "reform", "exile", "a lamp for David"],
    historicalBackground: [
      {
        text: "Assyria took Samaria in 722 or 720 BC (2 Kings 17:6; 18:10)",
        mark: "certain",
      },
      {
        text: "Sennacherib invaded in 701 BC (2 Kings 18:13)",
        mark: "certain",
      },
      {
        text: "Nebuchadnezzar took Jerusalem in 597 and again in 587 or 586 BC (2 Kings 24:10-17; 25:1-10)",
        mark: "certain",
      },
      {
        text: "Josiah died at Megiddo in 609 BC when Necho of Egypt marched north (2 Kings 23:29)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Assyria moved whole populations to break revolt (2 Kings 17:24)",
        mark: "certain",
      },
      {
        text: "Tribute lists, seals and bullae show how royal officials worked",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "2 Kings 1:8",
        to: ["Matthew 3:4", "Mark 9:11-13"],
        note: "Elijah’s dress and coming, and John the Baptist",
        inCrossReferenceData: false,
      },
      {
        from: "2 Kings 5:14",
        to: ["Luke 4:27"],
        note: "Naaman the Syrian",
        inCrossReferenceData: true,
      },
    ],
    finds: [
      "mesha",
      "teldan",
      "obelisk",
      "tiglath",
      "sargon",
      "siloamtunnel",
      "prism",
      "lachishrelief",
      "hezbulla",
      "manasseh",
      "nathanmelech",
      "chron597",
      "rations",
    ],
    confidence: "one of the best attested books for outside names",
  },
  {
    osis: "1Chr",
    name: "1 Chronicles",
    testament: "Old",
    genre: "History",
    chapters: 29,
    verses: 942,
    traditionalAuthor: "Ezra in Jewish tradition",
    scholarlyView: "A Levite or temple writer of the late Persian age (‘the Chronicler’)",
    writtenTraditional: "5th century BC",
    writtenScholarly: "about 400-300 BC",
    eventsSpan: "Names from Adam; story from Saul’s death to David’s death, about 1010-970 BC",
    setting: ["Hebron", "Jerusalem"],
    audience: "The community back from exile",
    purpose: "Retells David’s reign to encourage the restored people around temple and worship",
    keyFigures: ["David", "Solomon", "Joab", "Asaph", "Zadok"],
    keyVerses: [
      "1 Chronicles 4:10",
      "1 Chronicles 16:11",
      "1 Chronicles 17:11-14",
      "1 Chronicles 22:19",
      "1 Chronicles 29:11-13",
    ],
    outline: [
      {
        passage: "1 Chronicles 1:1-9:44",
        heading: "Family lists from Adam to the return",
      },
      {
        passage: "1 Chronicles 10:1-12:40",
        heading: "Saul’s death and David made king",
      },
      {
        passage: "1 Chronicles 13:1-17:27",
        heading: "The ark and the promise",
      },
      {
        passage: "1 Chronicles 18:1-20:8",
        heading: "Wars",
      },
      {
        passage: "1 Chronicles 21:1-22:19",
        heading: "The census and the temple site",
      },
      {
        passage: "1 Chronicles 23:1-29:30",
        heading: "Levites, singers and David’s last words",
      },
    ],
    themes: ["worship", "the line of David", "all Israel", "temple service"],
    historicalBackground: [
      {
        text: "It uses Samuel and Kings and leaves out much of David’s private failure",
        mark: "certain",
      },
      {
        text: "Lists tie the returned families to old Israel (1 Chronicles 9:1-3)",
        mark: "certain",
      },
      {
        text: "The Hebrew Bible places Chronicles last in many copies, after Ezra and Nehemiah",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Genealogies gave rights to land, office and priesthood (compare Ezra 2:62)",
        mark: "certain",
      },
      {
        text: "Guilds of Levite singers led worship (1 Chronicles 25:1-7)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "1 Chronicles 17:12-14",
        to: ["Luke 1:32-33"],
        note: "David’s throne",
        inCrossReferenceData: true,
      },
    ],
    finds: ["teldan"],
    confidence: "text certain; how far it adds history of its own is disputed",
  },
  {
    osis: "2Chr",
    name: "2 Chronicles",
    testament: "Old",
    genre: "History",
    chapters: 36,
    verses: 822,
    traditionalAuthor: "Ezra in Jewish tradition",
    scholarlyView: "The Chronicler, late Persian age",
    writtenTraditional: "5th century BC",
    writtenScholarly: "about 400-300 BC",
    eventsSpan: "From Solomon to the decree of Cyrus, about 970-538 BC",
    setting: ["Jerusalem", "the temple"],
    audience: "The community back from exile",
    purpose:
      "Follows Judah’s kings by their care for the temple and ends with the call to go up and build",
    keyFigures: [
      "Solomon",
      "Asa",
      "Jehoshaphat",
      "Joash",
      "Uzziah",
      "Hezekiah",
      "Manasseh",
      "Josiah",
      "Cyrus",
    ],
    keyVerses: [
      "2 Chronicles 7:14",
      "2 Chronicles 15:2",
      "2 Chronicles 16:9",
      "2 Chronicles 20:12",
      "2 Chronicles 36:22-23",
    ],
    outline: [
      {
        passage: "2 Chronicles 1:1-9:31",
        heading: "Solomon and the temple",
      },
      {
        passage: "2 Chronicles 10:1-12:16",
        heading: "Rehoboam",
      },
      {
        passage: "2 Chronicles 13:1-20:37",
        heading: "Abijah, Asa and Jehoshaphat",
      },
      {
        passage: "2 Chronicles 21:1-28:27",
        heading: "From Jehoram to Ahaz",
      },
      {
        passage: "2 Chronicles 29:1-32:33",
        heading: "Hezekiah",
      },
      {
        passage: "2 Chronicles 33:1-35:27",
        heading: "Manasseh, Amon and Josiah",
      },
      {
        passage: "2 Chronicles 36:1-23",
        heading: "The exile and Cyrus",
      },
    ],
    themes: ["seeking God", "humility", "temple", "prayer", "reform"],
    historicalBackground: [
      {
        text: "Hezekiah’s water works are told here too (2 Chronicles 32:30)",
        mark: "certain",
      },
      {
        text: "Manasseh’s captivity in Babylon and return is only here (2 Chronicles 33:11-13)",
        mark: "certain",
      },
      {
        text: "The last lines repeat the opening of Ezra (2 Chronicles 36:22-23; Ezra 1:1-3)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Passover under Hezekiah drew people from the north (2 Chronicles 30:10-12)",
        mark: "certain",
      },
      {
        text: "Choirs went before an army (2 Chronicles 20:21)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Jeremiah 29:10",
        to: ["2 Chronicles 36:22-23"],
        note: "the seventy years end with Cyrus",
        inCrossReferenceData: true,
      },
    ],
    finds: [
      "siloamtunnel",
      "hezbulla",
      "broadwall",
      "lmlk",
      "manasseh",
      "uzziah",
      "cyruscyl",
      "shishak",
    ],
    confidence: "text certain",
  },
  {
    osis: "Ezra",
    name: "Ezra",
    testament: "Old",
    genre: "History",
    chapters: 10,
    verses: 280,
    traditionalAuthor: "Ezra",
    scholarlyView:
      "Written with Nehemiah as one book, from Ezra’s memoir, lists and Aramaic letters, about 400 BC or later",
    writtenTraditional: "5th century BC",
    writtenScholarly: "about 400-300 BC",
    eventsSpan: "538 to about 458 BC (Ezra’s coming is put in 398 BC by a minority)",
    setting: ["Babylon", "Jerusalem"],
    audience: "The returned community",
    purpose: "Tells of the return, the rebuilt temple and the teaching of the Law",
    keyFigures: [
      "Cyrus",
      "Zerubbabel",
      "Jeshua",
      "Haggai",
      "Zechariah",
      "Darius",
      "Ezra",
      "Artaxerxes",
    ],
    keyVerses: ["Ezra 1:2-3", "Ezra 3:11", "Ezra 6:15-16", "Ezra 7:10", "Ezra 9:15"],
    outline: [
      {
        passage: "Ezra 1:1-2:70",
        heading: "Cyrus’s decree and the first return",
      },
      {
        passage: "Ezra 3:1-4:24",
        heading: "Altar, foundation and opposition",
      },
      {
        passage: "Ezra 5:1-6:22",
        heading: "The temple finished",
      },
      {
        passage: "Ezra 7:1-8:36",
        heading: "Ezra comes",
      },
      {
        passage: "Ezra 9:1-10:44",
        heading: "Mixed marriages",
      },
    ],
    themes: ["return", "temple", "God’s word", "holiness", "God moves kings"],
    historicalBackground: [
      {
        text: "The temple was finished in the sixth year of Darius, 515 BC (Ezra 6:15)",
        mark: "certain",
      },
      {
        text: "Parts are in Aramaic, the language of Persian government (Ezra 4:8-6:18; 7:12-26)",
        mark: "certain",
      },
      {
        text: "Judah was the small Persian province Yehud",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Persian kings supported local temples to keep order",
        mark: "certain",
      },
      {
        text: "Marriage with outsiders was treated as a danger to faith (Ezra 9:1-2); Ruth shows another side",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Jeremiah 29:10",
        to: ["Ezra 1:1"],
        note: "the seventy years end with Cyrus",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 44:28",
        to: ["Ezra 1:1-3"],
        note: "Cyrus and the rebuilding",
        inCrossReferenceData: true,
      },
    ],
    finds: ["cyruscyl", "yahudu", "murashu", "elephantine", "behistun"],
    confidence: "dates of Ezra’s mission disputed",
  },
  {
    osis: "Neh",
    name: "Nehemiah",
    testament: "Old",
    genre: "History",
    chapters: 13,
    verses: 406,
    traditionalAuthor: "Nehemiah’s own memoir, joined by Ezra or another",
    scholarlyView: "A real first-person memoir within the larger Ezra-Nehemiah work",
    writtenTraditional: "5th century BC",
    writtenScholarly: "about 400-300 BC, the memoir about 430 BC",
    eventsSpan: "445 to about 430 BC",
    setting: ["Susa", "Jerusalem"],
    audience: "The returned community",
    purpose: "Tells how the wall was rebuilt in fifty-two days and the covenant renewed",
    keyFigures: ["Nehemiah", "Artaxerxes", "Sanballat", "Tobiah", "Geshem", "Ezra"],
    keyVerses: [
      "Nehemiah 1:4",
      "Nehemiah 2:17-18",
      "Nehemiah 4:17",
      "Nehemiah 6:15",
      "Nehemiah 8:8",
      "Nehemiah 8:10",
    ],
    outline: [
      {
        passage: "Nehemiah 1:1-2:20",
        heading: "Prayer and the king’s leave",
      },
      {
        passage: "Nehemiah 3:1-7:4",
        heading: "The wall built",
      },
      {
        passage: "Nehemiah 7:5-73",
        heading: "The list of those who returned",
      },
      {
        passage: "Nehemiah 8:1-10:39",
        heading: "The Law read and the covenant sealed",
      },
      {
        passage: "Nehemiah 11:1-12:47",
        heading: "Settling and dedication",
      },
      {
        passage: "Nehemiah 13:1-31",
        heading: "Later reforms",
      },
    ],
    themes: ["prayer and work", "leadership", "reading Scripture", "justice for the poor"],
    historicalBackground: [
      {
        text: "Nehemiah was cupbearer to Artaxerxes I (465-424 BC; Nehemiah 1:11; 2:1)",
        mark: "certain",
      },
      {
        text: "Sanballat’s family is named in the Elephantine letter of 407 BC",
        mark: "certain",
      },
      {
        text: "He served as governor of Judah for twelve years, from year 20 to year 32 of the king (Nehemiah 5:14)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "A cupbearer was trusted at court",
        mark: "certain",
      },
      {
        text: "Debt slavery was a real pressure on the poor (Nehemiah 5:1-5)",
        mark: "certain",
      },
    ],
    prophecyLinks: [],
    finds: ["elephantine", "murashu", "daliyeh"],
    confidence: "certain for the setting",
  },
  {
    osis: "Esth",
    name: "Esther",
    testament: "Old",
    genre: "History",
    chapters: 10,
    verses: 167,
    traditionalAuthor: "Unknown; Mordecai or the men of the Great Assembly in Jewish tradition",
    scholarlyView:
      "A court story of the late Persian or Greek age; history, historical novel or both is debated",
    writtenTraditional: "5th century BC",
    writtenScholarly: "4th-3rd century BC",
    eventsSpan: "Reign of Ahasuerus, usually Xerxes I, 486-465 BC",
    setting: ["Susa"],
    audience: "Jews of the dispersion",
    purpose: "Tells how the Jews were saved and why Purim is kept",
    keyFigures: ["Esther", "Mordecai", "Haman", "Ahasuerus", "Vashti"],
    keyVerses: ["Esther 2:17", "Esther 4:14", "Esther 4:16", "Esther 8:17", "Esther 9:22"],
    outline: [
      {
        passage: "Esther 1:1-2:23",
        heading: "Vashti’s fall and Esther’s rise",
      },
      {
        passage: "Esther 3:1-4:17",
        heading: "Haman’s plot",
      },
      {
        passage: "Esther 5:1-7:10",
        heading: "Two banquets and Haman’s fall",
      },
      {
        passage: "Esther 8:1-10:3",
        heading: "Deliverance and Purim",
      },
    ],
    themes: ["hidden providence", "courage", "reversal", "identity"],
    historicalBackground: [
      {
        text: "God is not named in the Hebrew book",
        mark: "certain",
      },
      {
        text: "No Persian or Greek text names Esther; Herodotus calls Xerxes’ queen Amestris (Histories 7.61; 9.109)",
        mark: "certain",
      },
      {
        text: "No copy was found among the Dead Sea Scrolls",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Persian law as unchangeable is part of the plot (Esther 1:19; 8:8)",
        mark: "certain",
      },
      {
        text: "Purim falls on 14 and 15 Adar (Esther 9:20-22)",
        mark: "certain",
      },
    ],
    prophecyLinks: [],
    finds: ["susapal"],
    confidence: "setting certain; the events disputed",
  },
  {
    osis: "Job",
    name: "Job",
    testament: "Old",
    genre: "Poetry",
    chapters: 42,
    verses: 1070,
    traditionalAuthor: "Unknown; Moses in one Jewish tradition",
    scholarlyView: "A Hebrew poet of the 7th-4th century BC using an older tale",
    writtenTraditional: "unknown; from the time of the patriarchs to Solomon",
    writtenScholarly: "7th-4th century BC",
    eventsSpan: "Set in the manner of the patriarchs, in the land of Uz; no date is given",
    setting: ["Uz (Edom or northern Arabia, not certain)"],
    audience: "Israel",
    purpose: "Asks whether anyone serves God for nothing, and why the upright suffer",
    keyFigures: ["Job", "Eliphaz", "Bildad", "Zophar", "Elihu", "the Satan"],
    keyVerses: ["Job 1:21", "Job 2:10", "Job 13:15", "Job 19:25-27", "Job 38:4", "Job 42:5-6"],
    outline: [
      {
        passage: "Job 1:1-2:13",
        heading: "The test",
      },
      {
        passage: "Job 3:1-14:22",
        heading: "First round of speeches",
      },
      {
        passage: "Job 15:1-21:34",
        heading: "Second round",
      },
      {
        passage: "Job 22:1-31:40",
        heading: "Third round and Job’s oath",
      },
      {
        passage: "Job 32:1-37:24",
        heading: "Elihu",
      },
      {
        passage: "Job 38:1-42:6",
        heading: "The Lord answers",
      },
      {
        passage: "Job 42:7-17",
        heading: "Job restored",
      },
    ],
    themes: ["suffering", "wisdom", "honesty in prayer", "limits of human knowledge"],
    historicalBackground: [
      {
        text: "Job is named with Noah and Daniel in Ezekiel 14:14",
        mark: "certain",
      },
      {
        text: "Prose opening and end frame a long poem",
        mark: "certain",
      },
      {
        text: "‘The Satan’ acts as accuser in God’s court (Job 1:6-12)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Wealth is counted in herds and servants (Job 1:3)",
        mark: "certain",
      },
      {
        text: "Friends mourned by sitting in silence seven days (Job 2:13)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Job 19:25",
        to: ["1 Corinthians 15:20"],
        note: "‘my redeemer lives’ is heard by Christians of the resurrection; the Hebrew is hard",
        inCrossReferenceData: false,
      },
    ],
    finds: ["jobtarg", "ludlul"],
    confidence: "text certain; date unknown",
  },
  {
    osis: "Ps",
    name: "Psalms",
    testament: "Old",
    genre: "Poetry",
    chapters: 150,
    verses: 2461,
    traditionalAuthor:
      "David for 73 psalms by their headings; also Asaph, the sons of Korah, Solomon, Moses, Ethan, Heman",
    scholarlyView:
      "Songs from the monarchy to after the exile; headings are old notes, not always by the author",
    writtenTraditional: "from about 1400 (Psalm 90) to about 430 BC",
    writtenScholarly: "10th-3rd century BC",
    eventsSpan: "Prayers of many ages, to the exile and return (Psalms 126; 137)",
    setting: ["Jerusalem", "the temple"],
    audience: "Worshippers",
    purpose: "Gives words for praise, lament, thanks and trust",
    keyFigures: ["David", "Asaph", "Sons of Korah", "Solomon", "Moses", "Ethan", "Heman"],
    keyVerses: [
      "Psalms 1:1-2",
      "Psalms 8:3-5",
      "Psalms 23:1-4",
      "Psalms 51:10",
      "Psalms 103:8",
      "Psalms 119:105",
    ],
    outline: [
      {
        passage: "Psalms 1:1-41:13",
        heading: "Book 1",
      },
      {
        passage: "Psalms 42:1-72:20",
        heading: "Book 2",
      },
      {
        passage: "Psalms 73:1-89:52",
        heading: "Book 3",
      },
      {
        passage: "Psalms 90:1-106:48",
        heading: "Book 4",
      },
      {
        passage: "Psalms 107:1-150:6",
        heading: "Book 5",
      },
    ],
    themes: ["praise", "lament", "trust", "kingship of God", "the anointed king", "the Law"],
    historicalBackground: [
      {
        text: "The collection is in five books, each closed by a blessing (for example Psalms 41:13)",
        mark: "certain",
      },
      {
        text: "Songs of Ascents (Psalms 120-134) fit the journey to Jerusalem",
        mark: "certain",
      },
      {
        text: "Greek and Hebrew numbering differ for most psalms",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Hebrew poetry works by matching lines more than by rhyme",
        mark: "certain",
      },
      {
        text: "Instruments and choirs are named (Psalms 150:3-5)",
        mark: "certain",
      },
      {
        text: "Headings name tunes whose music is lost",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Psalms 2:7",
        to: ["Acts 13:33", "Hebrews 1:5"],
        note: "you are my son",
        inCrossReferenceData: true,
      },
      {
        from: "Psalms 16:10",
        to: ["Acts 2:27-31"],
        note: "not left to decay",
        inCrossReferenceData: true,
      },
      {
        from: "Psalms 22:1",
        to: ["Matthew 27:46"],
        note: "the cry from the cross",
        inCrossReferenceData: true,
      },
      {
        from: "Psalms 22:18",
        to: ["John 19:24"],
        note: "garments divided",
        inCrossReferenceData: true,
      },
      {
        from: "Psalms 110:1",
        to: ["Matthew 22:44", "Acts 2:34-35"],
        note: "sit at my right hand",
        inCrossReferenceData: true,
      },
      {
        from: "Psalms 118:22",
        to: ["Matthew 21:42"],
        note: "the stone the builders rejected",
        inCrossReferenceData: true,
      },
    ],
    finds: ["psscroll", "dss", "ketef"],
    confidence: "text certain; authors of single psalms disputed",
  },
  {
    osis: "Prov",
    name: "Proverbs",
    testament: "Old",
    genre: "Poetry",
    chapters: 31,
    verses: 915,
    traditionalAuthor:
      "Solomon for most; Agur, Lemuel and ‘the wise’ are named (Proverbs 1:1; 22:17; 30:1; 31:1)",
    scholarlyView: "Collections from the monarchy, edited under Hezekiah (Proverbs 25:1) and later",
    writtenTraditional: "10th-8th century BC",
    writtenScholarly: "10th-4th century BC",
    eventsSpan: "no narrative",
    setting: ["Jerusalem court"],
    audience: "Young people and all learners",
    purpose: "Teaches skill for living that starts with the fear of the Lord",
    keyFigures: ["Solomon", "Agur", "Lemuel"],
    keyVerses: [
      "Proverbs 1:7",
      "Proverbs 3:5-6",
      "Proverbs 4:23",
      "Proverbs 15:1",
      "Proverbs 16:9",
      "Proverbs 31:10",
    ],
    outline: [
      {
        passage: "Proverbs 1:1-9:18",
        heading: "A parent’s teaching; Wisdom calls",
      },
      {
        passage: "Proverbs 10:1-22:16",
        heading: "Proverbs of Solomon",
      },
      {
        passage: "Proverbs 22:17-24:34",
        heading: "Sayings of the wise",
      },
      {
        passage: "Proverbs 25:1-29:27",
        heading: "Proverbs copied by Hezekiah’s men",
      },
      {
        passage: "Proverbs 30:1-33",
        heading: "Agur",
      },
      {
        passage: "Proverbs 31:1-31",
        heading: "Lemuel and the capable wife",
      },
    ],
    themes: ["fear of the Lord", "speech", "work", "justice", "wisdom and folly"],
    historicalBackground: [
      {
        text: "Wisdom writing was shared across the ancient Near East",
        mark: "certain",
      },
      {
        text: "Proverbs are general rules for life, not promises without exception",
        mark: "certain",
      },
      {
        text: "Solomon is said to have spoken three thousand proverbs (1 Kings 4:32)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Teaching passed from father and mother to child (Proverbs 1:8)",
        mark: "certain",
      },
      {
        text: "The city gate was the place of judgment and honour (Proverbs 31:23)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Proverbs 8:22-31",
        to: ["Colossians 1:15-17"],
        note: "Wisdom at creation, compared by Christians with Christ; the old debate on the verb in 8:22 is open",
        inCrossReferenceData: true,
      },
      {
        from: "Proverbs 3:11-12",
        to: ["Hebrews 12:5-6"],
        note: "discipline",
        inCrossReferenceData: true,
      },
    ],
    finds: ["amenemope"],
    confidence: "text certain",
  },
  {
    osis: "Eccl",
    name: "Ecclesiastes",
    testament: "Old",
    genre: "Poetry",
    chapters: 12,
    verses: 222,
    traditionalAuthor:
      "Solomon by tradition, from ‘son of David, king in Jerusalem’ (Ecclesiastes 1:1)",
    scholarlyView:
      "A teacher (Qohelet) of the 5th-3rd century BC; the late Hebrew is the main reason",
    writtenTraditional: "10th century BC",
    writtenScholarly: "5th-3rd century BC",
    eventsSpan: "no narrative",
    setting: ["Jerusalem"],
    audience: "Readers who ask what life is for",
    purpose: "Tests work, pleasure and wisdom and points to the fear of God",
    keyFigures: ["The Teacher (Qohelet)"],
    keyVerses: [
      "Ecclesiastes 1:2",
      "Ecclesiastes 3:1",
      "Ecclesiastes 3:11",
      "Ecclesiastes 4:9-10",
      "Ecclesiastes 12:1",
      "Ecclesiastes 12:13",
    ],
    outline: [
      {
        passage: "Ecclesiastes 1:1-2:26",
        heading: "All is breath; the royal test",
      },
      {
        passage: "Ecclesiastes 3:1-22",
        heading: "A time for everything",
      },
      {
        passage: "Ecclesiastes 4:1-6:12",
        heading: "Toil, worship and wealth",
      },
      {
        passage: "Ecclesiastes 7:1-8:17",
        heading: "Wisdom and its limits",
      },
      {
        passage: "Ecclesiastes 9:1-11:6",
        heading: "Live and act while you can",
      },
      {
        passage: "Ecclesiastes 11:7-12:14",
        heading: "Remember your Creator",
      },
    ],
    themes: ["vanity (breath)", "time", "death", "joy as gift", "fear of God"],
    historicalBackground: [
      {
        text: "‘Under the sun’ returns again and again as the book’s frame",
        mark: "certain",
      },
      {
        text: "Read by Jews at the Feast of Tabernacles",
        mark: "certain",
      },
      {
        text: "‘Vanity’ renders Hebrew hebel, breath or vapour",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Royal boasts of building were common; here the king finds them empty (Ecclesiastes 2:4-11)",
        mark: "certain",
      },
      {
        text: "Vows in the house of God were to be few and kept (Ecclesiastes 5:1-5)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Ecclesiastes 1:2",
        to: ["Romans 8:20"],
        note: "creation subject to futility; the Greek word is the same",
        inCrossReferenceData: true,
      },
    ],
    finds: ["dss"],
    confidence: "author disputed",
  },
  {
    osis: "Song",
    name: "Song of Solomon",
    testament: "Old",
    genre: "Poetry",
    chapters: 8,
    verses: 117,
    traditionalAuthor: "Solomon (Song of Solomon 1:1)",
    scholarlyView: "Love poems, perhaps collected after the exile, with older pieces",
    writtenTraditional: "10th century BC",
    writtenScholarly: "10th-3rd century BC",
    eventsSpan: "no narrative date",
    setting: ["Jerusalem", "Lebanon", "En-gedi"],
    audience: "Israel",
    purpose: "Sings the love of a man and a woman",
    keyFigures: ["The bride", "The beloved", "Daughters of Jerusalem", "Solomon"],
    keyVerses: [
      "Song of Solomon 2:4",
      "Song of Solomon 2:16",
      "Song of Solomon 4:7",
      "Song of Solomon 6:3",
      "Song of Solomon 8:6-7",
    ],
    outline: [
      {
        passage: "Song of Solomon 1:1-2:7",
        heading: "Longing and praise",
      },
      {
        passage: "Song of Solomon 2:8-3:5",
        heading: "Spring and searching",
      },
      {
        passage: "Song of Solomon 3:6-5:1",
        heading: "The procession and the garden",
      },
      {
        passage: "Song of Solomon 5:2-6:3",
        heading: "The lost beloved",
      },
      {
        passage: "Song of Solomon 6:4-8:4",
        heading: "Praise renewed",
      },
      {
        passage: "Song of Solomon 8:5-14",
        heading: "Love strong as death",
      },
    ],
    themes: ["love", "desire", "faithfulness", "beauty"],
    historicalBackground: [
      {
        text: "Jews and Christians long read it as God’s love for his people; many now read it first as human love",
        mark: "certain",
      },
      {
        text: "God’s name appears at most once, in a word for fierce flame (Song of Solomon 8:6)",
        mark: "disputed",
      },
      {
        text: "Solomon is said to have made 1,005 songs (1 Kings 4:32)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Images come from gardens, flocks and spices",
        mark: "certain",
      },
      {
        text: "Read by Jews at Passover",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Song of Solomon 8:6-7",
        to: ["Ephesians 5:25-32"],
        note: "marriage as an image of Christ and the church; a comparison, not a quotation",
        inCrossReferenceData: false,
      },
    ],
    finds: ["lovesongs"],
    confidence: "author disputed",
  },
  {
    osis: "Isa",
    name: "Isaiah",
    testament: "Old",
    genre: "Major Prophets",
    chapters: 66,
    verses: 1292,
    traditionalAuthor: "Isaiah son of Amoz (Isaiah 1:1)",
    scholarlyView:
      "Chapters 1-39 in the main from the 8th century; 40-55 from the exile; 56-66 after it; others hold one author",
    writtenTraditional: "about 740-680 BC",
    writtenScholarly: "8th-5th century BC",
    eventsSpan:
      "From the death of Uzziah (about 740 BC) to beyond the return from exile in its view",
    setting: ["Jerusalem", "Assyria", "Babylon"],
    audience: "Judah",
    purpose: "Calls Judah to trust God, warns of judgment and promises comfort and a servant",
    keyFigures: ["Isaiah", "Ahaz", "Hezekiah", "Sennacherib", "Cyrus"],
    keyVerses: [
      "Isaiah 6:8",
      "Isaiah 7:14",
      "Isaiah 9:6",
      "Isaiah 40:31",
      "Isaiah 53:5",
      "Isaiah 61:1",
    ],
    outline: [
      {
        passage: "Isaiah 1:1-12:6",
        heading: "Judah warned; Immanuel",
      },
      {
        passage: "Isaiah 13:1-23:18",
        heading: "The nations",
      },
      {
        passage: "Isaiah 24:1-27:13",
        heading: "The whole earth",
      },
      {
        passage: "Isaiah 28:1-35:10",
        heading: "Woes and hope",
      },
      {
        passage: "Isaiah 36:1-39:8",
        heading: "Hezekiah and Assyria",
      },
      {
        passage: "Isaiah 40:1-55:13",
        heading: "Comfort and the servant",
      },
      {
        passage: "Isaiah 56:1-66:24",
        heading: "The new heavens and earth",
      },
    ],
    themes: ["holiness of God", "trust", "justice", "the servant", "comfort", "new creation"],
    historicalBackground: [
      {
        text: "Isaiah worked under Uzziah, Jotham, Ahaz and Hezekiah (Isaiah 1:1)",
        mark: "certain",
      },
      {
        text: "Ahaz faced Israel and Damascus about 735-732 BC (Isaiah 7:1-9)",
        mark: "certain",
      },
      {
        text: "Cyrus is named in Isaiah 44:28 and 45:1; this is prophecy long before for the traditional view, of the day for the critical one",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Signs and names of children carried messages (Isaiah 7:3; 8:3-4)",
        mark: "certain",
      },
      {
        text: "Idols were made by craftsmen, and Isaiah mocks it (Isaiah 44:9-20)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Isaiah 7:14",
        to: ["Matthew 1:22-23"],
        note: "Immanuel; the Hebrew word means young woman, the Greek says virgin",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 9:1-2",
        to: ["Matthew 4:13-16"],
        note: "light in Galilee",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 40:3",
        to: ["Matthew 3:3"],
        note: "a voice in the wilderness",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 53:4-9",
        to: ["Matthew 8:17", "Acts 8:32-35", "1 Peter 2:22-25"],
        note: "the suffering servant; many Jewish readers see Israel",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 61:1-2",
        to: ["Luke 4:17-21"],
        note: "good news to the poor",
        inCrossReferenceData: true,
      },
    ],
    finds: [
      "isascroll",
      "prism",
      "siloamtunnel",
      "broadwall",
      "sargon",
      "steward",
      "hezbulla",
      "cyruscyl",
    ],
    confidence: "single author disputed",
  },
  {
    osis: "Jer",
    name: "Jeremiah",
    testament: "Old",
    genre: "Major Prophets",
    chapters: 52,
    verses: 1364,
    traditionalAuthor: "Jeremiah, with Baruch as scribe (Jeremiah 36:4)",
    scholarlyView:
      "Jeremiah’s words with Baruch’s accounts and later editing; the Greek text is about one eighth shorter",
    writtenTraditional: "about 627-580 BC",
    writtenScholarly: "7th-5th century BC",
    eventsSpan: "627 BC to after the fall of Jerusalem; last note 561 BC (Jeremiah 52:31)",
    setting: ["Anathoth", "Jerusalem", "Egypt (Tahpanhes)"],
    audience: "Judah before and after the fall",
    purpose: "Warns Judah, weeps with it and promises a new covenant",
    keyFigures: [
      "Jeremiah",
      "Baruch",
      "Josiah",
      "Jehoiakim",
      "Zedekiah",
      "Hananiah",
      "Ebed-melech",
      "Nebuchadnezzar",
    ],
    keyVerses: [
      "Jeremiah 1:5",
      "Jeremiah 7:11",
      "Jeremiah 17:9",
      "Jeremiah 23:5-6",
      "Jeremiah 29:11-13",
      "Jeremiah 31:31-34",
    ],
    outline: [
      {
        passage: "Jeremiah 1:1-19",
        heading: "The call",
      },
      {
        passage: "Jeremiah 2:1-25:38",
        heading: "Warnings to Judah",
      },
      {
        passage: "Jeremiah 26:1-29:32",
        heading: "Conflict with prophets; letter to exiles",
      },
      {
        passage: "Jeremiah 30:1-33:26",
        heading: "The book of hope",
      },
      {
        passage: "Jeremiah 34:1-45:5",
        heading: "The last years and the fall",
      },
      {
        passage: "Jeremiah 46:1-51:64",
        heading: "The nations",
      },
      {
        passage: "Jeremiah 52:1-34",
        heading: "The fall of Jerusalem",
      },
    ],
    themes: ["repentance", "true and false prophets", "suffering", "new covenant", "hope"],
    historicalBackground: [
      {
        text: "Babylon beat Egypt at Carchemish in 605 BC (Jeremiah 46:2)",
        mark: "certain",
      },
      {
        text: "Jeremiah told the exiles to settle and seek the good of the city (Jeremiah 29:4-7)",
        mark: "certain",
      },
      {
        text: "Parts of the text among the Dead Sea Scrolls match the shorter Greek form",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Deeds were sealed and stored in jars (Jeremiah 32:10-14)",
        mark: "certain",
      },
      {
        text: "A scroll could be cut and burnt column by column (Jeremiah 36:23)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Jeremiah 31:15",
        to: ["Matthew 2:17-18"],
        note: "Rachel weeping",
        inCrossReferenceData: true,
      },
      {
        from: "Jeremiah 31:31-34",
        to: ["Luke 22:20", "Hebrews 8:8-12"],
        note: "the new covenant",
        inCrossReferenceData: true,
      },
      {
        from: "Jeremiah 7:11",
        to: ["Matthew 21:13"],
        note: "a den of robbers",
        inCrossReferenceData: true,
      },
    ],
    finds: [
      "gemariah",
      "jehucal",
      "lachishletters",
      "nebosar",
      "burnt586",
      "chron597",
      "carchemish",
    ],
    confidence: "well attested setting",
  },
  {
    osis: "Lam",
    name: "Lamentations",
    testament: "Old",
    genre: "Major Prophets",
    chapters: 5,
    verses: 154,
    traditionalAuthor: "Jeremiah by tradition (compare 2 Chronicles 35:25); the book is anonymous",
    scholarlyView: "One or more poets in Judah soon after 586 BC",
    writtenTraditional: "soon after 586 BC",
    writtenScholarly: "6th century BC",
    eventsSpan: "The fall of Jerusalem, 586 BC",
    setting: ["Jerusalem"],
    audience: "Survivors",
    purpose: "Mourns the fallen city before God",
    keyFigures: ["Daughter Zion (the city)"],
    keyVerses: [
      "Lamentations 1:12",
      "Lamentations 3:22-23",
      "Lamentations 3:40",
      "Lamentations 5:19",
      "Lamentations 5:21",
    ],
    outline: [
      {
        passage: "Lamentations 1:1-22",
        heading: "The lonely city",
      },
      {
        passage: "Lamentations 2:1-22",
        heading: "The day of anger",
      },
      {
        passage: "Lamentations 3:1-66",
        heading: "Suffering and hope",
      },
      {
        passage: "Lamentations 4:1-22",
        heading: "The siege",
      },
      {
        passage: "Lamentations 5:1-22",
        heading: "A prayer",
      },
    ],
    themes: ["grief", "confession", "God’s steadfast love", "hope"],
    historicalBackground: [
      {
        text: "Four of the five poems follow the Hebrew alphabet",
        mark: "certain",
      },
      {
        text: "Read by Jews on the fast of the Ninth of Av",
        mark: "certain",
      },
      {
        text: "Famine in the siege is described plainly (Lamentations 2:20; 4:9-10)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Laments over ruined cities were an old form",
        mark: "certain",
      },
      {
        text: "Mourners sat on the ground in silence with dust and sackcloth (Lamentations 2:10)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Lamentations 3:30",
        to: ["Matthew 5:39"],
        note: "the cheek given to the smiter; a likeness",
        inCrossReferenceData: true,
      },
    ],
    finds: ["burnt586", "urlament"],
    confidence: "author disputed",
  },
  {
    osis: "Ezek",
    name: "Ezekiel",
    testament: "Old",
    genre: "Major Prophets",
    chapters: 48,
    verses: 1273,
    traditionalAuthor: "Ezekiel son of Buzi",
    scholarlyView: "Mostly Ezekiel’s own work with editing by his circle",
    writtenTraditional: "593-571 BC",
    writtenScholarly: "6th century BC",
    eventsSpan: "593 to 571 BC by the dates in the book (Ezekiel 1:2; 29:17)",
    setting: ["Babylonia (Chebar, Tel-abib)", "Jerusalem in vision"],
    audience: "Exiles in Babylonia",
    purpose: "Explains the fall and promises a new heart and God’s return",
    keyFigures: ["Ezekiel", "Jehoiachin", "Gog"],
    keyVerses: [
      "Ezekiel 1:28",
      "Ezekiel 11:19",
      "Ezekiel 18:23",
      "Ezekiel 34:23",
      "Ezekiel 36:26-27",
      "Ezekiel 37:5",
    ],
    outline: [
      {
        passage: "Ezekiel 1:1-3:27",
        heading: "The vision and the call",
      },
      {
        passage: "Ezekiel 4:1-24:27",
        heading: "Judgment on Jerusalem",
      },
      {
        passage: "Ezekiel 25:1-32:32",
        heading: "The nations",
      },
      {
        passage: "Ezekiel 33:1-37:28",
        heading: "The watchman, shepherd and dry bones",
      },
      {
        passage: "Ezekiel 38:1-39:29",
        heading: "Gog",
      },
      {
        passage: "Ezekiel 40:1-48:35",
        heading: "The new temple and land",
      },
    ],
    themes: ["glory of God", "responsibility", "new heart", "shepherd", "presence"],
    historicalBackground: [
      {
        text: "Ezekiel was taken with King Jehoiachin in 597 BC (Ezekiel 1:1-3; 33:21; 40:1)",
        mark: "certain",
      },
      {
        text: "Tyre: Nebuchadnezzar besieged it for years; Ezekiel 29:17-20 says he got no wages from it",
        mark: "certain",
      },
      {
        text: "The temple vision was not built as described; views differ on its meaning",
        mark: "disputed",
      },
    ],
    culturalBackground: [
      {
        text: "Acted signs: a model siege, shaved hair, packed bags (Ezekiel 4:1-3; 5:1-4; 12:3-7)",
        mark: "certain",
      },
      {
        text: "Winged guardian figures stood in Mesopotamian art",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Ezekiel 34:23",
        to: ["John 10:11"],
        note: "one shepherd",
        inCrossReferenceData: true,
      },
      {
        from: "Ezekiel 36:25-27",
        to: ["John 3:5"],
        note: "water and Spirit; a likeness",
        inCrossReferenceData: true,
      },
      {
        from: "Ezekiel 47:1-12",
        to: ["Revelation 22:1-2"],
        note: "the river from the sanctuary",
        inCrossReferenceData: true,
      },
    ],
    finds: ["yahudu", "rations", "ishtar"],
    confidence: "well attested setting",
  },
  {
    osis: "Dan",
    name: "Daniel",
    testament: "Old",
    genre: "Major Prophets",
    chapters: 12,
    verses: 357,
    traditionalAuthor: "Daniel (Daniel 7:1; 12:4)",
    scholarlyView:
      "Stories (1-6) of the Persian or Greek age and visions (7-12) from about 167-164 BC; others hold the 6th century",
    writtenTraditional: "about 530 BC",
    writtenScholarly: "4th-2nd century BC, finished about 164 BC",
    eventsSpan: "605 to about 535 BC; visions reach to later empires",
    setting: ["Babylon", "Susa"],
    audience: "Jews under foreign rule",
    purpose: "Shows that God rules over empires and keeps his people",
    keyFigures: [
      "Daniel",
      "Shadrach",
      "Meshach",
      "Abednego",
      "Nebuchadnezzar",
      "Belshazzar",
      "Darius the Mede",
      "Gabriel",
      "Michael",
    ],
    keyVerses: [
      "Daniel 2:44",
      "Daniel 3:17-18",
      "Daniel 6:10",
      "Daniel 7:13-14",
      "Daniel 9:24-26",
      "Daniel 12:2",
    ],
    outline: [
      {
        passage: "Daniel 1:1-21",
        heading: "Exiles at court",
      },
      {
        passage: "Daniel 2:1-49",
        heading: "The dream of the image",
      },
      {
        passage: "Daniel 3:1-30",
        heading: "The furnace",
      },
      {
        passage: "Daniel 4:1-37",
        heading: "Nebuchadnezzar humbled",
      },
      {
        passage: "Daniel 5:1-6:28",
        heading: "Belshazzar’s feast and the lions",
      },
      {
        passage: "Daniel 7:1-8:27",
        heading: "Beasts and horns",
      },
      {
        passage: "Daniel 9:1-27",
        heading: "The seventy weeks",
      },
      {
        passage: "Daniel 10:1-12:13",
        heading: "The last vision",
      },
    ],
    themes: ["God’s rule", "faithfulness", "kingdoms", "resurrection", "prayer"],
    historicalBackground: [
      {
        text: "The book is in Hebrew and Aramaic (Aramaic Daniel 2:4-7:28)",
        mark: "certain",
      },
      {
        text: "Belshazzar was the son of Nabonidus and ruled Babylon for him, known from tablets",
        mark: "certain",
      },
      {
        text: "Darius the Mede is not known under that name from other records",
        mark: "disputed",
      },
      {
        text: "Daniel 11 matches Greek-age wars closely to about 167 BC; some read this as forecast, others as history written as vision",
        mark: "disputed",
      },
    ],
    culturalBackground: [
      {
        text: "Court training, new names and royal food (Daniel 1:3-7)",
        mark: "certain",
      },
      {
        text: "Food laws and prayer marked Jewish life abroad (Daniel 1:8; 6:10)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Daniel 7:13-14",
        to: ["Mark 14:62"],
        note: "the Son of Man with the clouds",
        inCrossReferenceData: true,
      },
      {
        from: "Daniel 9:27",
        to: ["Matthew 24:15"],
        note: "the abomination of desolation",
        inCrossReferenceData: true,
      },
      {
        from: "Daniel 12:2",
        to: ["John 5:28-29"],
        note: "resurrection",
        inCrossReferenceData: true,
      },
    ],
    finds: ["dan114", "nabonidus", "nabchron", "ishtar"],
    confidence: "date disputed",
  },
  {
    osis: "Hos",
    name: "Hosea",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 14,
    verses: 197,
    traditionalAuthor: "Hosea son of Beeri",
    scholarlyView: "Hosea’s words from the northern kingdom, kept and edited in Judah",
    writtenTraditional: "about 755-715 BC",
    writtenScholarly: "8th century BC with later editing",
    eventsSpan: "Last decades of Israel, about 755-722 BC",
    setting: ["Samaria", "Bethel", "Israel"],
    audience: "Northern kingdom (Israel)",
    purpose: "Shows God’s hurt love through Hosea’s marriage",
    keyFigures: ["Hosea", "Gomer", "Jezreel", "Lo-ruhamah", "Lo-ammi"],
    keyVerses: [
      "Hosea 1:10",
      "Hosea 2:19-20",
      "Hosea 6:6",
      "Hosea 11:1",
      "Hosea 11:8",
      "Hosea 14:4",
    ],
    outline: [
      {
        passage: "Hosea 1:1-3:5",
        heading: "Hosea’s family as a sign",
      },
      {
        passage: "Hosea 4:1-6:3",
        heading: "The charge against Israel",
      },
      {
        passage: "Hosea 6:4-10:15",
        heading: "False trust and idols",
      },
      {
        passage: "Hosea 11:1-12",
        heading: "God’s love",
      },
      {
        passage: "Hosea 12:1-13:16",
        heading: "Guilt and fall",
      },
      {
        passage: "Hosea 14:1-9",
        heading: "A call to return",
      },
    ],
    themes: ["faithful love", "idolatry", "knowledge of God", "return"],
    historicalBackground: [
      {
        text: "Kings fell fast after Jeroboam II: four were murdered in about twenty years (2 Kings 15:10-30)",
        mark: "certain",
      },
      {
        text: "Israel swung between Egypt and Assyria (Hosea 7:11)",
        mark: "certain",
      },
      {
        text: "Hosea prophesied in the days of Jeroboam II and of Uzziah, Jotham, Ahaz and Hezekiah (Hosea 1:1)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Baal worship promised rain and crops (Hosea 2:8)",
        mark: "certain",
      },
      {
        text: "Children’s names could be public messages (Hosea 1:4-9)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Hosea 11:1",
        to: ["Matthew 2:15"],
        note: "out of Egypt I called my son",
        inCrossReferenceData: true,
      },
      {
        from: "Hosea 6:6",
        to: ["Matthew 9:13"],
        note: "mercy, not sacrifice",
        inCrossReferenceData: true,
      },
      {
        from: "Hosea 1:10",
        to: ["Romans 9:25-26"],
        note: "children of the living God",
        inCrossReferenceData: true,
      },
    ],
    finds: ["samariaost", "samariaivory", "tiglath", "ajrud"],
    confidence: "certain in the main",
  },
  {
    osis: "Joel",
    name: "Joel",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 3,
    verses: 73,
    traditionalAuthor: "Joel son of Pethuel",
    scholarlyView: "Mostly dated after the exile; some hold the 9th century",
    writtenTraditional: "9th century BC (old view)",
    writtenScholarly: "5th-4th century BC",
    eventsSpan: "A locust plague; no date given",
    setting: ["Jerusalem", "Judah"],
    audience: "Judah",
    purpose: "Calls for repentance and promises the Spirit",
    keyFigures: ["Joel"],
    keyVerses: ["Joel 2:12-13", "Joel 2:25", "Joel 2:28", "Joel 2:32", "Joel 3:14"],
    outline: [
      {
        passage: "Joel 1:1-20",
        heading: "The locusts",
      },
      {
        passage: "Joel 2:1-17",
        heading: "The day of the Lord; call to return",
      },
      {
        passage: "Joel 2:18-32",
        heading: "Mercy and the Spirit",
      },
      {
        passage: "Joel 3:1-21",
        heading: "Judgment of the nations",
      },
    ],
    themes: ["day of the Lord", "repentance", "Spirit", "hope"],
    historicalBackground: [
      {
        text: "No king is named and the priests lead",
        mark: "certain",
      },
      {
        text: "Hebrew Bibles have four chapters; English has three",
        mark: "certain",
      },
      {
        text: "Peter quotes Joel at Pentecost (Acts 2:16-21)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Locust swarms still strip the land bare",
        mark: "certain",
      },
      {
        text: "A trumpet called people to a fast (Joel 2:15)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Joel 2:28-32",
        to: ["Acts 2:16-21", "Romans 10:13"],
        note: "the Spirit poured out",
        inCrossReferenceData: true,
      },
    ],
    finds: [],
    confidence: "date disputed",
  },
  {
    osis: "Amos",
    name: "Amos",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 9,
    verses: 146,
    traditionalAuthor: "Amos of Tekoa (Amos 1:1)",
    scholarlyView: "Amos’s words with later additions, such as the hopeful end",
    writtenTraditional: "about 760-750 BC",
    writtenScholarly: "8th century BC with later editing",
    eventsSpan: "Under Uzziah and Jeroboam II, two years before the earthquake (Amos 1:1)",
    setting: ["Tekoa", "Bethel", "Samaria"],
    audience: "Northern kingdom (Israel)",
    purpose: "Condemns injustice to the poor and empty worship",
    keyFigures: ["Amos", "Amaziah", "Jeroboam II"],
    keyVerses: ["Amos 3:3", "Amos 4:12", "Amos 5:14-15", "Amos 5:24", "Amos 7:14-15", "Amos 9:11"],
    outline: [
      {
        passage: "Amos 1:1-2:16",
        heading: "The nations, Judah and Israel",
      },
      {
        passage: "Amos 3:1-6:14",
        heading: "Words against Israel",
      },
      {
        passage: "Amos 7:1-9:10",
        heading: "Visions",
      },
      {
        passage: "Amos 9:11-15",
        heading: "The hut of David raised",
      },
    ],
    themes: ["justice", "true worship", "warning", "remnant"],
    historicalBackground: [
      {
        text: "Jeroboam II’s reign was rich for some (2 Kings 14:23-29; Amos 6:4-6)",
        mark: "certain",
      },
      {
        text: "Amos kept sheep and tended sycamore figs (Amos 7:14)",
        mark: "certain",
      },
      {
        text: "Amos spoke against six neighbours, then Judah and Israel (Amos 1:3-2:16)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Ivory beds and winter and summer houses marked wealth (Amos 3:15; 6:4)",
        mark: "certain",
      },
      {
        text: "The poor were sold for debt (Amos 2:6)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Amos 9:11-12",
        to: ["Acts 15:15-18"],
        note: "the hut of David and the nations",
        inCrossReferenceData: true,
      },
      {
        from: "Amos 5:25-27",
        to: ["Acts 7:42-43"],
        note: "Stephen’s use",
        inCrossReferenceData: true,
      },
    ],
    finds: ["amosquake", "samariaivory", "shema"],
    confidence: "certain in the main",
  },
  {
    osis: "Obad",
    name: "Obadiah",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 1,
    verses: 21,
    traditionalAuthor: "Obadiah",
    scholarlyView: "Usually after 586 BC; an earlier date is held by some",
    writtenTraditional: "9th or 6th century BC",
    writtenScholarly: "6th-5th century BC",
    eventsSpan: "Edom’s part in Jerusalem’s fall",
    setting: ["Edom", "Jerusalem"],
    audience: "Judah",
    purpose: "Announces Edom’s fall and Zion’s rescue",
    keyFigures: ["Obadiah"],
    keyVerses: ["Obadiah 1:3-4", "Obadiah 1:15", "Obadiah 1:17", "Obadiah 1:21"],
    outline: [
      {
        passage: "Obadiah 1:1-9",
        heading: "Edom’s fall",
      },
      {
        passage: "Obadiah 1:10-14",
        heading: "Its crime",
      },
      {
        passage: "Obadiah 1:15-16",
        heading: "The day of the Lord",
      },
      {
        passage: "Obadiah 1:17-21",
        heading: "Rescue on Mount Zion",
      },
    ],
    themes: ["pride", "justice", "brotherhood", "God’s kingdom"],
    historicalBackground: [
      {
        text: "It is the shortest book of the Old Testament (21 verses)",
        mark: "certain",
      },
      {
        text: "Edom came from Esau, Jacob’s brother (Genesis 36:1); much of verses 1-9 is close to Jeremiah 49:7-22",
        mark: "certain",
      },
      {
        text: "Psalms 137:7 also remembers Edom on the day Jerusalem fell",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Edom’s towns stood on high rock (Obadiah 1:3)",
        mark: "certain",
      },
      {
        text: "A brother nation was expected to help, not to plunder (Obadiah 1:10-14)",
        mark: "certain",
      },
    ],
    prophecyLinks: [],
    finds: ["edomsites"],
    confidence: "date disputed",
  },
  {
    osis: "Jonah",
    name: "Jonah",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 4,
    verses: 48,
    traditionalAuthor: "Jonah son of Amittai by tradition (2 Kings 14:25)",
    scholarlyView:
      "A later story about the 8th-century prophet, read as history or as a teaching tale",
    writtenTraditional: "8th century BC",
    writtenScholarly: "8th-4th century BC",
    eventsSpan: "Reign of Jeroboam II, about 782-753 BC",
    setting: ["Joppa", "the sea", "Nineveh"],
    audience: "Israel",
    purpose: "Shows God’s mercy to enemies",
    keyFigures: ["Jonah", "the king of Nineveh"],
    keyVerses: ["Jonah 1:9", "Jonah 2:9", "Jonah 3:10", "Jonah 4:2", "Jonah 4:11"],
    outline: [
      {
        passage: "Jonah 1:1-17",
        heading: "Flight and the great fish",
      },
      {
        passage: "Jonah 2:1-10",
        heading: "The prayer",
      },
      {
        passage: "Jonah 3:1-10",
        heading: "Nineveh turns",
      },
      {
        passage: "Jonah 4:1-11",
        heading: "Jonah’s anger",
      },
    ],
    themes: ["mercy", "repentance", "God of all nations"],
    historicalBackground: [
      {
        text: "Nineveh was a great Assyrian city, the capital from about 700 BC",
        mark: "certain",
      },
      {
        text: "No Assyrian record tells of such a turning",
        mark: "certain",
      },
      {
        text: "2 Kings 14:25 places a prophet Jonah son of Amittai of Gath-hepher under Jeroboam II",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Sackcloth and ashes showed mourning (Jonah 3:6)",
        mark: "certain",
      },
      {
        text: "Sailors cast lots to find who was guilty (Jonah 1:7)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Jonah 1:17",
        to: ["Matthew 12:39-41"],
        note: "the sign of Jonah",
        inCrossReferenceData: true,
      },
    ],
    finds: [],
    confidence: "history or story disputed",
  },
  {
    osis: "Mic",
    name: "Micah",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 7,
    verses: 105,
    traditionalAuthor: "Micah of Moresheth",
    scholarlyView: "Chapters 1-3 in the main Micah’s; later parts from his followers",
    writtenTraditional: "about 735-700 BC",
    writtenScholarly: "8th century BC with later editing",
    eventsSpan: "Under Jotham, Ahaz and Hezekiah (Micah 1:1)",
    setting: ["Moresheth", "Jerusalem", "Samaria"],
    audience: "Judah and Israel",
    purpose: "Condemns corrupt leaders and promises a ruler from Bethlehem",
    keyFigures: ["Micah", "Hezekiah"],
    keyVerses: ["Micah 4:3", "Micah 5:2", "Micah 6:8", "Micah 7:7", "Micah 7:18-19"],
    outline: [
      {
        passage: "Micah 1:1-2:13",
        heading: "Judgment and a remnant",
      },
      {
        passage: "Micah 3:1-5:15",
        heading: "False leaders and the true king",
      },
      {
        passage: "Micah 6:1-7:7",
        heading: "God’s case",
      },
      {
        passage: "Micah 7:8-20",
        heading: "Hope and pardon",
      },
    ],
    themes: ["justice", "humility", "peace", "the ruler from Bethlehem"],
    historicalBackground: [
      {
        text: "Jeremiah’s friends quoted Micah a century later (Jeremiah 26:18)",
        mark: "certain",
      },
      {
        text: "Isaiah 2:2-4 and Micah 4:1-3 are nearly the same",
        mark: "certain",
      },
      {
        text: "Lachish, which fell in 701 BC, is among the towns he warns (Micah 1:13)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Land grabbing drove families out (Micah 2:1-2)",
        mark: "certain",
      },
      {
        text: "False measures cheated buyers (Micah 6:10-11)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Micah 5:2",
        to: ["Matthew 2:5-6", "John 7:42"],
        note: "Bethlehem",
        inCrossReferenceData: true,
      },
      {
        from: "Micah 7:6",
        to: ["Matthew 10:35-36"],
        note: "division in families",
        inCrossReferenceData: true,
      },
    ],
    finds: ["lachishrelief", "prism", "lmlk"],
    confidence: "certain in the main",
  },
  {
    osis: "Nah",
    name: "Nahum",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 3,
    verses: 47,
    traditionalAuthor: "Nahum the Elkoshite",
    scholarlyView: "Between the fall of Thebes (663 BC) and of Nineveh (612 BC), or soon after",
    writtenTraditional: "about 660-612 BC",
    writtenScholarly: "7th century BC",
    eventsSpan: "The fall of Nineveh, 612 BC",
    setting: ["Nineveh"],
    audience: "Judah",
    purpose: "Announces the end of cruel Assyria",
    keyFigures: ["Nahum"],
    keyVerses: ["Nahum 1:3", "Nahum 1:7", "Nahum 1:15", "Nahum 3:1"],
    outline: [
      {
        passage: "Nahum 1:1-15",
        heading: "God’s power and Nineveh’s end",
      },
      {
        passage: "Nahum 2:1-13",
        heading: "The city attacked",
      },
      {
        passage: "Nahum 3:1-7",
        heading: "Woe to the city of blood",
      },
      {
        passage: "Nahum 3:8-19",
        heading: "No better than Thebes",
      },
    ],
    themes: ["justice", "God as refuge", "end of tyranny"],
    historicalBackground: [
      {
        text: "Thebes (No-amon) fell to Assyria in 663 BC and is named as past (Nahum 3:8-10)",
        mark: "certain",
      },
      {
        text: "Babylon and the Medes took Nineveh in 612 BC",
        mark: "certain",
      },
      {
        text: "Nahum 1 keeps part of an alphabet poem in Hebrew",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Assyrian palace reliefs show the war cruelty the book describes",
        mark: "certain",
      },
      {
        text: "Messengers on the hills brought news of war or peace (Nahum 1:15)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Nahum 1:15",
        to: ["Romans 10:15"],
        note: "feet that bring good news; Paul quotes Isaiah 52:7",
        inCrossReferenceData: true,
      },
    ],
    finds: ["ninevehfall", "greekxii"],
    confidence: "certain",
  },
  {
    osis: "Hab",
    name: "Habakkuk",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 3,
    verses: 56,
    traditionalAuthor: "Habakkuk",
    scholarlyView: "About 609-597 BC; the psalm of chapter 3 may be older",
    writtenTraditional: "about 610-600 BC",
    writtenScholarly: "late 7th century BC",
    eventsSpan: "Rise of the Chaldeans (Habakkuk 1:6)",
    setting: ["Judah"],
    audience: "Judah",
    purpose: "Asks why God uses the wicked and learns to live by faith",
    keyFigures: ["Habakkuk"],
    keyVerses: [
      "Habakkuk 1:13",
      "Habakkuk 2:4",
      "Habakkuk 2:14",
      "Habakkuk 2:20",
      "Habakkuk 3:17-19",
    ],
    outline: [
      {
        passage: "Habakkuk 1:1-11",
        heading: "First complaint and answer",
      },
      {
        passage: "Habakkuk 1:12-2:5",
        heading: "Second complaint and answer",
      },
      {
        passage: "Habakkuk 2:6-20",
        heading: "Five woes",
      },
      {
        passage: "Habakkuk 3:1-19",
        heading: "The prayer",
      },
    ],
    themes: ["faith", "justice", "waiting", "joy in loss"],
    historicalBackground: [
      {
        text: "Chaldean Babylon rose from 626 BC",
        mark: "certain",
      },
      {
        text: "Chapter 3 has musical notes like a psalm (Habakkuk 3:1; 3:19)",
        mark: "certain",
      },
      {
        text: "The Qumran commentary covers chapters 1 and 2 only",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Watchmen stood on city walls (Habakkuk 2:1)",
        mark: "certain",
      },
      {
        text: "Vision was written on tablets so that a runner could read it (Habakkuk 2:2)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Habakkuk 2:4",
        to: ["Romans 1:17", "Galatians 3:11", "Hebrews 10:37-38"],
        note: "the righteous live by faith",
        inCrossReferenceData: true,
      },
      {
        from: "Habakkuk 1:5",
        to: ["Acts 13:40-41"],
        note: "a work you will not believe",
        inCrossReferenceData: true,
      },
    ],
    finds: ["pesher"],
    confidence: "certain in the main",
  },
  {
    osis: "Zeph",
    name: "Zephaniah",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 3,
    verses: 53,
    traditionalAuthor: "Zephaniah son of Cushi",
    scholarlyView: "Josiah’s reign with later editing",
    writtenTraditional: "about 640-621 BC",
    writtenScholarly: "7th century BC",
    eventsSpan: "Reign of Josiah, 640-609 BC",
    setting: ["Jerusalem", "Judah"],
    audience: "Judah",
    purpose: "Warns of the day of the Lord and ends with God’s joy",
    keyFigures: ["Zephaniah", "Josiah"],
    keyVerses: ["Zephaniah 1:7", "Zephaniah 2:3", "Zephaniah 3:9", "Zephaniah 3:17"],
    outline: [
      {
        passage: "Zephaniah 1:1-2:3",
        heading: "The day of the Lord",
      },
      {
        passage: "Zephaniah 2:4-15",
        heading: "The nations",
      },
      {
        passage: "Zephaniah 3:1-8",
        heading: "Jerusalem’s guilt",
      },
      {
        passage: "Zephaniah 3:9-20",
        heading: "Joy and gathering",
      },
    ],
    themes: ["judgment", "humility", "remnant", "joy"],
    historicalBackground: [
      {
        text: "His line is traced to Hezekiah, perhaps the king (Zephaniah 1:1)",
        mark: "probable",
      },
      {
        text: "Baal and star worship in Judah fit the time before Josiah’s reform (Zephaniah 1:4-5)",
        mark: "certain",
      },
      {
        text: "He names Philistine towns, Moab, Ammon, Cush and Assyria (Zephaniah 2:4-15)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Roof tops were used for worship of the stars (Zephaniah 1:5)",
        mark: "certain",
      },
      {
        text: "Merchants and money-weighers had their own quarter (Zephaniah 1:11)",
        mark: "certain",
      },
    ],
    prophecyLinks: [],
    finds: ["figurines", "nathanmelech"],
    confidence: "certain in the main",
  },
  {
    osis: "Hag",
    name: "Haggai",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 2,
    verses: 38,
    traditionalAuthor: "Haggai",
    scholarlyView: "Haggai’s words in a near contemporary frame",
    writtenTraditional: "520 BC",
    writtenScholarly: "about 520-500 BC",
    eventsSpan: "August to December 520 BC, in four dated messages",
    setting: ["Jerusalem"],
    audience: "The returned community",
    purpose: "Urges the people to build the temple",
    keyFigures: ["Haggai", "Zerubbabel", "Joshua the high priest", "Darius"],
    keyVerses: ["Haggai 1:4-5", "Haggai 1:8", "Haggai 2:4", "Haggai 2:9"],
    outline: [
      {
        passage: "Haggai 1:1-15",
        heading: "Build the house",
      },
      {
        passage: "Haggai 2:1-9",
        heading: "Greater glory",
      },
      {
        passage: "Haggai 2:10-19",
        heading: "Blessing from this day",
      },
      {
        passage: "Haggai 2:20-23",
        heading: "Zerubbabel the signet",
      },
    ],
    themes: ["priorities", "presence", "courage"],
    historicalBackground: [
      {
        text: "All messages are dated to the second year of Darius I",
        mark: "certain",
      },
      {
        text: "The temple had lain idle since about 536 BC (Ezra 4:24)",
        mark: "certain",
      },
      {
        text: "Ezra names Haggai and Zechariah as the prophets behind the building (Ezra 5:1-2; 6:14)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "A signet ring stood for the king’s own authority",
        mark: "certain",
      },
      {
        text: "Priests gave rulings on clean and unclean (Haggai 2:11-13)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Haggai 2:6",
        to: ["Hebrews 12:26-27"],
        note: "the shaking of heaven and earth",
        inCrossReferenceData: true,
      },
    ],
    finds: ["behistun"],
    confidence: "certain",
  },
  {
    osis: "Zech",
    name: "Zechariah",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 14,
    verses: 211,
    traditionalAuthor: "Zechariah son of Berechiah",
    scholarlyView:
      "Chapters 1-8 by Zechariah; 9-14 often given to later writers; others hold one author",
    writtenTraditional: "about 520-480 BC",
    writtenScholarly: "520 BC to the 4th or 3rd century BC",
    eventsSpan: "From 520 BC on",
    setting: ["Jerusalem"],
    audience: "The returned community",
    purpose: "Encourages the builders and looks to the coming king",
    keyFigures: ["Zechariah", "Joshua the high priest", "Zerubbabel"],
    keyVerses: [
      "Zechariah 4:6",
      "Zechariah 7:9-10",
      "Zechariah 8:16",
      "Zechariah 9:9",
      "Zechariah 12:10",
      "Zechariah 14:9",
    ],
    outline: [
      {
        passage: "Zechariah 1:1-6",
        heading: "Return to me",
      },
      {
        passage: "Zechariah 1:7-6:8",
        heading: "Eight night visions",
      },
      {
        passage: "Zechariah 6:9-15",
        heading: "The crown and the Branch",
      },
      {
        passage: "Zechariah 7:1-8:23",
        heading: "Fasting and hope",
      },
      {
        passage: "Zechariah 9:1-11:17",
        heading: "The king and the shepherds",
      },
      {
        passage: "Zechariah 12:1-14:21",
        heading: "Mourning, cleansing and the Lord’s reign",
      },
    ],
    themes: ["temple", "Spirit", "king", "cleansing"],
    historicalBackground: [
      {
        text: "Dated messages run from 520 to 518 BC (Zechariah 1:1; 7:1)",
        mark: "certain",
      },
      {
        text: "The return was still small and poor (Zechariah 8:10)",
        mark: "certain",
      },
      {
        text: "Zerubbabel, of David’s line, was governor and Joshua was high priest (Haggai 1:1; Zechariah 3:1; 4:9)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Fasts kept the memory of the fall (Zechariah 7:3-5; 8:19)",
        mark: "certain",
      },
      {
        text: "A lampstand fed by olive trees is one of the night visions (Zechariah 4:2-3)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Zechariah 9:9",
        to: ["Matthew 21:4-5", "John 12:14-15"],
        note: "the king on a donkey",
        inCrossReferenceData: true,
      },
      {
        from: "Zechariah 11:12-13",
        to: ["Matthew 27:9-10"],
        note: "thirty pieces of silver; Matthew names Jeremiah",
        inCrossReferenceData: true,
      },
      {
        from: "Zechariah 12:10",
        to: ["John 19:37"],
        note: "the one they pierced",
        inCrossReferenceData: true,
      },
      {
        from: "Zechariah 13:7",
        to: ["Matthew 26:31"],
        note: "strike the shepherd",
        inCrossReferenceData: true,
      },
    ],
    finds: ["greekxii", "behistun"],
    confidence: "authorship of 9-14 disputed",
  },
  {
    osis: "Mal",
    name: "Malachi",
    testament: "Old",
    genre: "Minor Prophets",
    chapters: 4,
    verses: 55,
    traditionalAuthor: "Malachi (‘my messenger’: a name or a title)",
    scholarlyView: "Anonymous, about 470-430 BC",
    writtenTraditional: "about 450-430 BC",
    writtenScholarly: "5th century BC",
    eventsSpan: "Second Temple standing, Persian governor (Malachi 1:8)",
    setting: ["Jerusalem"],
    audience: "Judah under Persia",
    purpose: "Rebukes careless worship and promises a messenger",
    keyFigures: ["Malachi", "Levi", "Elijah"],
    keyVerses: [
      "Malachi 1:11",
      "Malachi 2:10",
      "Malachi 3:1",
      "Malachi 3:6",
      "Malachi 3:10",
      "Malachi 4:2",
    ],
    outline: [
      {
        passage: "Malachi 1:1-5",
        heading: "God’s love",
      },
      {
        passage: "Malachi 1:6-2:9",
        heading: "Priests rebuked",
      },
      {
        passage: "Malachi 2:10-16",
        heading: "Broken marriages",
      },
      {
        passage: "Malachi 2:17-3:15",
        heading: "Justice, tithes and hard words",
      },
      {
        passage: "Malachi 3:16-4:6",
        heading: "The day and Elijah",
      },
    ],
    themes: ["worship", "faithfulness", "justice", "hope"],
    historicalBackground: [
      {
        text: "It is built of disputes: question and answer",
        mark: "certain",
      },
      {
        text: "Hebrew Bibles have three chapters; English has four",
        mark: "certain",
      },
      {
        text: "Edom’s ruin is treated as past (Malachi 1:3-4)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Tithes fed the Levites (Malachi 3:10; Nehemiah 13:10-12)",
        mark: "certain",
      },
      {
        text: "Blind and lame animals were not fit for the altar (Malachi 1:8; Leviticus 22:22)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Malachi 3:1",
        to: ["Mark 1:2", "Matthew 11:10"],
        note: "the messenger",
        inCrossReferenceData: true,
      },
      {
        from: "Malachi 4:5-6",
        to: ["Luke 1:17", "Matthew 11:14"],
        note: "Elijah to come",
        inCrossReferenceData: true,
      },
    ],
    finds: ["elephantine"],
    confidence: "certain in the main",
  },
  {
    osis: "Matt",
    name: "Matthew",
    testament: "New",
    genre: "Gospels",
    chapters: 28,
    verses: 1071,
    traditionalAuthor: "Matthew (Levi), the tax collector and apostle",
    scholarlyView:
      "A Jewish Christian of the second generation, using Mark and other sources; traditional authorship is defended by some",
    writtenTraditional: "AD 50s-60s",
    writtenScholarly: "about AD 70-90",
    eventsSpan: "From Jesus’ birth (about 6-4 BC) to AD 30 or 33",
    setting: ["Bethlehem", "Nazareth", "Capernaum", "Jerusalem"],
    audience: "Mainly Jewish Christians",
    purpose: "Presents Jesus as Messiah, son of David, teacher and Lord",
    keyFigures: [
      "Jesus",
      "Joseph",
      "Mary",
      "John the Baptist",
      "Peter",
      "Pilate",
      "Herod the Great",
    ],
    keyVerses: [
      "Matthew 1:23",
      "Matthew 5:3-10",
      "Matthew 6:9-13",
      "Matthew 11:28",
      "Matthew 16:16",
      "Matthew 28:19-20",
    ],
    outline: [
      {
        passage: "Matthew 1:1-4:25",
        heading: "Birth and beginnings",
      },
      {
        passage: "Matthew 5:1-7:29",
        heading: "The Sermon on the Mount",
      },
      {
        passage: "Matthew 8:1-10:42",
        heading: "Works and mission",
      },
      {
        passage: "Matthew 11:1-13:58",
        heading: "Opposition and parables",
      },
      {
        passage: "Matthew 14:1-20:34",
        heading: "On the way to Jerusalem",
      },
      {
        passage: "Matthew 21:1-25:46",
        heading: "Jerusalem and the last teaching",
      },
      {
        passage: "Matthew 26:1-28:20",
        heading: "Death and resurrection",
      },
    ],
    themes: ["kingdom of heaven", "fulfilment", "discipleship", "church", "judgment"],
    historicalBackground: [
      {
        text: "Herod the Great died in 4 BC, so the birth falls before it (Matthew 2:1; 2:19)",
        mark: "certain",
      },
      {
        text: "Five long speeches shape the book (chapters 5-7; 10; 13; 18; 24-25)",
        mark: "certain",
      },
      {
        text: "Papias (early 2nd century) says Matthew arranged the sayings in the Hebrew language; his meaning is debated",
        mark: "disputed",
      },
    ],
    culturalBackground: [
      {
        text: "Tax collectors were disliked as agents of Rome or Herod (Matthew 9:9-11)",
        mark: "certain",
      },
      {
        text: "Betrothal was binding; ending it took a divorce (Matthew 1:18-19)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Isaiah 7:14",
        to: ["Matthew 1:22-23"],
        note: "Immanuel",
        inCrossReferenceData: true,
      },
      {
        from: "Micah 5:2",
        to: ["Matthew 2:5-6"],
        note: "Bethlehem",
        inCrossReferenceData: true,
      },
      {
        from: "Zechariah 9:9",
        to: ["Matthew 21:4-5"],
        note: "the king on a donkey",
        inCrossReferenceData: true,
      },
      {
        from: "Psalms 110:1",
        to: ["Matthew 22:43-44"],
        note: "David’s Lord",
        inCrossReferenceData: true,
      },
    ],
    finds: ["herodium", "capsyn", "peterhouse", "pilate", "caiaphas", "heel"],
    confidence: "author and date disputed",
  },
  {
    osis: "Mark",
    name: "Mark",
    testament: "New",
    genre: "Gospels",
    chapters: 16,
    verses: 678,
    traditionalAuthor: "John Mark, companion of Peter (Papias, in Eusebius, Church History 3.39)",
    scholarlyView: "An early Christian otherwise unknown, or Mark; most see it as the first Gospel",
    writtenTraditional: "AD 50s-60s",
    writtenScholarly: "about AD 65-75",
    eventsSpan: "From John the Baptist to the empty tomb",
    setting: ["Galilee", "Caesarea Philippi", "Jerusalem"],
    audience: "Christians outside Palestine, perhaps at Rome",
    purpose: "Tells the good news of Jesus, Son of God and suffering servant",
    keyFigures: ["Jesus", "Peter", "James", "John", "Bartimaeus", "Pilate"],
    keyVerses: ["Mark 1:1", "Mark 1:15", "Mark 8:34", "Mark 10:45", "Mark 12:30-31", "Mark 15:39"],
    outline: [
      {
        passage: "Mark 1:1-13",
        heading: "The beginning",
      },
      {
        passage: "Mark 1:14-8:21",
        heading: "Galilee",
      },
      {
        passage: "Mark 8:22-10:52",
        heading: "The way to the cross",
      },
      {
        passage: "Mark 11:1-13:37",
        heading: "Jerusalem",
      },
      {
        passage: "Mark 14:1-15:47",
        heading: "The Passion",
      },
      {
        passage: "Mark 16:1-20",
        heading: "The empty tomb",
      },
    ],
    themes: ["Son of God", "service", "faith and fear", "discipleship"],
    historicalBackground: [
      {
        text: "The oldest manuscripts end at Mark 16:8; 16:9-20 is a later ending",
        mark: "certain",
      },
      {
        text: "Jewish customs and Aramaic words are explained (Mark 7:3-4; 5:41)",
        mark: "certain",
      },
      {
        text: "Nearly all of Mark’s accounts have a parallel in Matthew or Luke",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Ritual washing and vows were debated (Mark 7:1-13)",
        mark: "certain",
      },
      {
        text: "A denarius was about a day’s wage (compare Matthew 20:2)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Isaiah 40:3",
        to: ["Mark 1:2-3"],
        note: "the voice; joined with Malachi 3:1",
        inCrossReferenceData: true,
      },
      {
        from: "Daniel 7:13",
        to: ["Mark 14:62"],
        note: "the Son of Man",
        inCrossReferenceData: true,
      },
      {
        from: "Zechariah 13:7",
        to: ["Mark 14:27"],
        note: "the shepherd struck",
        inCrossReferenceData: true,
      },
    ],
    finds: ["boat", "capsyn", "peterhouse", "sinaiticus", "pilate"],
    confidence: "author and date disputed",
  },
  {
    osis: "Luke",
    name: "Luke",
    testament: "New",
    genre: "Gospels",
    chapters: 24,
    verses: 1151,
    traditionalAuthor: "Luke the physician, companion of Paul (Colossians 4:14)",
    scholarlyView:
      "An educated Greek-speaking Christian, who also wrote Acts; Luke is held by many",
    writtenTraditional: "about AD 60-62",
    writtenScholarly: "about AD 75-95",
    eventsSpan: "From the birth of John to the ascension",
    setting: ["Nazareth", "Bethlehem", "Galilee", "Jericho", "Jerusalem", "Emmaus"],
    audience: "Theophilus and readers of Greek",
    purpose: "Sets out an orderly account so that the reader may be sure (Luke 1:1-4)",
    keyFigures: ["Jesus", "Mary", "Elizabeth", "John the Baptist", "Zacchaeus", "Mary Magdalene"],
    keyVerses: [
      "Luke 1:3-4",
      "Luke 2:10-11",
      "Luke 4:18-19",
      "Luke 9:23",
      "Luke 15:20",
      "Luke 19:10",
    ],
    outline: [
      {
        passage: "Luke 1:1-2:52",
        heading: "Births and childhood",
      },
      {
        passage: "Luke 3:1-4:13",
        heading: "Preparation",
      },
      {
        passage: "Luke 4:14-9:50",
        heading: "Galilee",
      },
      {
        passage: "Luke 9:51-19:27",
        heading: "The way to Jerusalem",
      },
      {
        passage: "Luke 19:28-21:38",
        heading: "Jerusalem",
      },
      {
        passage: "Luke 22:1-24:53",
        heading: "Death, resurrection and ascension",
      },
    ],
    themes: ["salvation for all", "the poor", "prayer", "Spirit", "joy"],
    historicalBackground: [
      {
        text: "Luke dates John’s call by the fifteenth year of Tiberius, AD 28 or 29 (Luke 3:1)",
        mark: "certain",
      },
      {
        text: "The census under Quirinius (Luke 2:2) is hard to place: Josephus puts it in AD 6 (Antiquities 18.1-2)",
        mark: "disputed",
      },
      {
        text: "Parables such as the good Samaritan and the lost son are only here",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Samaritans and Jews kept apart (Luke 9:52-53)",
        mark: "certain",
      },
      {
        text: "Table fellowship showed honour (Luke 14:7-11)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Isaiah 61:1-2",
        to: ["Luke 4:17-21"],
        note: "good news to the poor",
        inCrossReferenceData: true,
      },
      {
        from: "Malachi 4:5-6",
        to: ["Luke 1:17"],
        note: "the spirit of Elijah",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 53:12",
        to: ["Luke 22:37"],
        note: "counted with transgressors",
        inCrossReferenceData: true,
      },
    ],
    finds: ["lysanias", "nazarethhouse", "pilate", "magdala"],
    confidence: "author widely accepted; date disputed",
  },
  {
    osis: "John",
    name: "John",
    testament: "New",
    genre: "Gospels",
    chapters: 21,
    verses: 879,
    traditionalAuthor: "John son of Zebedee, the apostle (Irenaeus, Against Heresies 3.1.1)",
    scholarlyView: "The testimony of ‘the disciple whom Jesus loved’, written by him or his circle",
    writtenTraditional: "about AD 85-95",
    writtenScholarly: "about AD 90-110",
    eventsSpan: "From before creation to the risen Jesus in Galilee",
    setting: ["Cana", "Samaria", "Bethany", "Jerusalem"],
    audience: "Readers called to believe",
    purpose: "Written that readers may believe and have life (John 20:31)",
    keyFigures: [
      "Jesus",
      "John the Baptist",
      "Nicodemus",
      "the Samaritan woman",
      "Lazarus",
      "Martha",
      "Mary",
      "Thomas",
      "Pilate",
    ],
    keyVerses: ["John 1:1", "John 1:14", "John 3:16", "John 11:25-26", "John 14:6", "John 20:31"],
    outline: [
      {
        passage: "John 1:1-18",
        heading: "The Word",
      },
      {
        passage: "John 1:19-12:50",
        heading: "The book of signs",
      },
      {
        passage: "John 13:1-17:26",
        heading: "The farewell",
      },
      {
        passage: "John 18:1-19:42",
        heading: "The Passion",
      },
      {
        passage: "John 20:1-21:25",
        heading: "The risen Lord",
      },
    ],
    themes: ["life", "light", "belief", "love", "Father and Son", "Spirit"],
    historicalBackground: [
      {
        text: "Three Passovers are named, so a ministry of two to three years (John 2:13; 6:4; 11:55)",
        mark: "certain",
      },
      {
        text: "John 7:53-8:11 is not in the oldest manuscripts",
        mark: "certain",
      },
      {
        text: "Places in Jerusalem are known in detail (John 5:2; 9:7; 19:13)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Feasts frame the teaching: Passover, Tabernacles, Dedication (John 7:2; 10:22)",
        mark: "certain",
      },
      {
        text: "Stone jars were used because stone was held not to become unclean (John 2:6)",
        mark: "probable",
      },
    ],
    prophecyLinks: [
      {
        from: "Exodus 12:46",
        to: ["John 19:36"],
        note: "no bone broken",
        inCrossReferenceData: true,
      },
      {
        from: "Zechariah 12:10",
        to: ["John 19:37"],
        note: "they look on the pierced one",
        inCrossReferenceData: true,
      },
      {
        from: "Numbers 21:8-9",
        to: ["John 3:14-15"],
        note: "lifted up",
        inCrossReferenceData: true,
      },
      {
        from: "Psalms 22:18",
        to: ["John 19:24"],
        note: "garments",
        inCrossReferenceData: true,
      },
    ],
    finds: ["p52", "bethesda", "siloampool", "pilate", "caiaphas", "gerizimdig"],
    confidence: "author disputed",
  },
  {
    osis: "Acts",
    name: "Acts",
    testament: "New",
    genre: "History (NT)",
    chapters: 28,
    verses: 1007,
    traditionalAuthor: "Luke",
    scholarlyView: "The author of Luke’s Gospel; the ‘we’ parts may come from a companion of Paul",
    writtenTraditional: "about AD 62",
    writtenScholarly: "about AD 75-100",
    eventsSpan: "From the ascension to Paul in Rome, about AD 30-62",
    setting: [
      "Jerusalem",
      "Samaria",
      "Antioch",
      "Cyprus",
      "Philippi",
      "Corinth",
      "Ephesus",
      "Rome",
    ],
    audience: "Theophilus and readers of Greek",
    purpose: "Tells how the witness to Jesus went from Jerusalem to Rome",
    keyFigures: [
      "Peter",
      "Stephen",
      "Philip",
      "Paul",
      "Barnabas",
      "James",
      "Cornelius",
      "Silas",
      "Timothy",
      "Lydia",
      "Priscilla",
      "Aquila",
      "Gallio",
      "Felix",
      "Festus",
      "Agrippa",
    ],
    keyVerses: ["Acts 1:8", "Acts 2:38", "Acts 2:42", "Acts 4:12", "Acts 9:4-5", "Acts 16:31"],
    outline: [
      {
        passage: "Acts 1:1-2:47",
        heading: "Waiting and Pentecost",
      },
      {
        passage: "Acts 3:1-7:60",
        heading: "The church in Jerusalem",
      },
      {
        passage: "Acts 8:1-12:25",
        heading: "Samaria, Saul and the Gentiles",
      },
      {
        passage: "Acts 13:1-15:35",
        heading: "First journey and the council",
      },
      {
        passage: "Acts 15:36-18:22",
        heading: "Second journey",
      },
      {
        passage: "Acts 18:23-21:16",
        heading: "Third journey",
      },
      {
        passage: "Acts 21:17-28:31",
        heading: "Arrest, trials and Rome",
      },
    ],
    themes: ["Spirit", "witness", "church", "Gentiles", "resurrection"],
    historicalBackground: [
      {
        text: "Gallio’s year fixes Paul’s stay in Corinth about AD 50-52 (Acts 18:12)",
        mark: "certain",
      },
      {
        text: "Claudius expelled Jews from Rome, usually dated AD 49 (Acts 18:2; Suetonius, Claudius 25)",
        mark: "certain",
      },
      {
        text: "Herod Agrippa I died in AD 44 (Acts 12:20-23; Josephus, Antiquities 19.343-352)",
        mark: "certain",
      },
      {
        text: "Several titles of officials fit local use known from inscriptions (proconsul, politarchs, chief man: Acts 13:7; 17:6; 28:7)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Roman citizens could not be beaten untried and could appeal to Caesar (Acts 22:25; 25:11)",
        mark: "certain",
      },
      {
        text: "God-fearers were Gentiles who came to the synagogue (Acts 10:2)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Joel 2:28-32",
        to: ["Acts 2:16-21"],
        note: "the Spirit poured out",
        inCrossReferenceData: true,
      },
      {
        from: "Amos 9:11-12",
        to: ["Acts 15:15-18"],
        note: "the nations",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 53:7-8",
        to: ["Acts 8:32-35"],
        note: "the servant",
        inCrossReferenceData: true,
      },
    ],
    finds: ["gallio", "politarch", "ephesustheatre", "warning", "sergius", "theodotos"],
    confidence: "setting well attested; date disputed",
  },
  {
    osis: "Rom",
    name: "Romans",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 16,
    verses: 433,
    traditionalAuthor: "Paul",
    scholarlyView: "Paul; chapter 16 is seen by a few as a separate note",
    writtenTraditional: "about AD 57",
    writtenScholarly: "about AD 55-58",
    eventsSpan: "Written from Corinth before the journey to Jerusalem (Romans 15:25-26)",
    setting: ["Corinth", "Rome", "Spain (planned)"],
    audience: "Christians in Rome, Jews and Gentiles",
    purpose: "Explains the gospel and seeks help for a mission to Spain",
    keyFigures: ["Paul", "Phoebe", "Priscilla", "Aquila", "Tertius"],
    keyVerses: [
      "Romans 1:16-17",
      "Romans 3:23-24",
      "Romans 5:8",
      "Romans 8:28",
      "Romans 8:38-39",
      "Romans 12:1-2",
    ],
    outline: [
      {
        passage: "Romans 1:1-17",
        heading: "Greeting and theme",
      },
      {
        passage: "Romans 1:18-3:20",
        heading: "All under sin",
      },
      {
        passage: "Romans 3:21-5:21",
        heading: "Righteousness by faith",
      },
      {
        passage: "Romans 6:1-8:39",
        heading: "New life in the Spirit",
      },
      {
        passage: "Romans 9:1-11:36",
        heading: "Israel",
      },
      {
        passage: "Romans 12:1-15:13",
        heading: "Living sacrifice",
      },
      {
        passage: "Romans 15:14-16:27",
        heading: "Plans and greetings",
      },
    ],
    themes: ["righteousness", "faith", "grace", "Spirit", "Israel", "love"],
    historicalBackground: [
      {
        text: "Jews came back to Rome after Claudius died in AD 54",
        mark: "certain",
      },
      {
        text: "Phoebe of Cenchreae is commended, probably as bearer of the letter (Romans 16:1-2)",
        mark: "probable",
      },
      {
        text: "The letter was dictated to Tertius (Romans 16:22)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "House churches met in homes (Romans 16:5)",
        mark: "certain",
      },
      {
        text: "Food and holy days divided believers (Romans 14:1-6)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Habakkuk 2:4",
        to: ["Romans 1:17"],
        note: "the righteous by faith",
        inCrossReferenceData: true,
      },
      {
        from: "Genesis 15:6",
        to: ["Romans 4:3"],
        note: "Abraham believed",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 11:10",
        to: ["Romans 15:12"],
        note: "the root of Jesse",
        inCrossReferenceData: true,
      },
    ],
    finds: ["erastus", "p46"],
    confidence: "certain",
  },
  {
    osis: "1Cor",
    name: "1 Corinthians",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 16,
    verses: 437,
    traditionalAuthor: "Paul, with Sosthenes",
    scholarlyView: "Paul",
    writtenTraditional: "about AD 54-55",
    writtenScholarly: "about AD 53-55",
    eventsSpan: "Written from Ephesus (1 Corinthians 16:8)",
    setting: ["Ephesus", "Corinth"],
    audience: "The church in Corinth",
    purpose: "Answers reports and questions on division, morals, worship and the resurrection",
    keyFigures: ["Paul", "Apollos", "Cephas", "Chloe", "Stephanas", "Timothy"],
    keyVerses: [
      "1 Corinthians 1:18",
      "1 Corinthians 3:16",
      "1 Corinthians 10:13",
      "1 Corinthians 13:4-7",
      "1 Corinthians 13:13",
      "1 Corinthians 15:3-4",
    ],
    outline: [
      {
        passage: "1 Corinthians 1:1-4:21",
        heading: "Divisions and the cross",
      },
      {
        passage: "1 Corinthians 5:1-6:20",
        heading: "Moral trouble",
      },
      {
        passage: "1 Corinthians 7:1-11:1",
        heading: "Marriage and idol food",
      },
      {
        passage: "1 Corinthians 11:2-14:40",
        heading: "Worship and gifts",
      },
      {
        passage: "1 Corinthians 15:1-58",
        heading: "The resurrection",
      },
      {
        passage: "1 Corinthians 16:1-24",
        heading: "The collection and greetings",
      },
    ],
    themes: ["unity", "cross", "love", "body", "resurrection"],
    historicalBackground: [
      {
        text: "Corinth was refounded as a Roman colony in 44 BC",
        mark: "certain",
      },
      {
        text: "Paul hands on an early summary of the gospel (1 Corinthians 15:3-7)",
        mark: "certain",
      },
      {
        text: "An earlier letter, now lost, is mentioned (1 Corinthians 5:9)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Meat was often linked with temple meals (1 Corinthians 8:10; 10:25-28)",
        mark: "certain",
      },
      {
        text: "Public speakers competed for followers",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Isaiah 25:8",
        to: ["1 Corinthians 15:54"],
        note: "death swallowed up",
        inCrossReferenceData: true,
      },
      {
        from: "Exodus 12:21",
        to: ["1 Corinthians 5:7"],
        note: "our Passover",
        inCrossReferenceData: false,
      },
    ],
    finds: ["gallio", "erastus", "p46"],
    confidence: "certain",
  },
  {
    osis: "2Cor",
    name: "2 Corinthians",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 13,
    verses: 257,
    traditionalAuthor: "Paul, with Timothy",
    scholarlyView: "Paul; many think two or more letters were joined",
    writtenTraditional: "about AD 55-56",
    writtenScholarly: "about AD 55-57",
    eventsSpan: "Written from Macedonia (2 Corinthians 7:5)",
    setting: ["Macedonia", "Corinth", "Troas"],
    audience: "The church in Corinth",
    purpose: "Defends Paul’s service and asks for the collection",
    keyFigures: ["Paul", "Titus", "Timothy"],
    keyVerses: [
      "2 Corinthians 1:3-4",
      "2 Corinthians 4:7",
      "2 Corinthians 5:17",
      "2 Corinthians 5:21",
      "2 Corinthians 9:7",
      "2 Corinthians 12:9",
    ],
    outline: [
      {
        passage: "2 Corinthians 1:1-2:13",
        heading: "Comfort and plans",
      },
      {
        passage: "2 Corinthians 2:14-7:16",
        heading: "The ministry of the new covenant",
      },
      {
        passage: "2 Corinthians 8:1-9:15",
        heading: "The collection",
      },
      {
        passage: "2 Corinthians 10:1-13:14",
        heading: "Paul defends himself",
      },
    ],
    themes: ["weakness and strength", "comfort", "reconciliation", "giving"],
    historicalBackground: [
      {
        text: "A painful visit and a tearful letter came between the two letters (2 Corinthians 2:1-4)",
        mark: "certain",
      },
      {
        text: "Paul fled Damascus under King Aretas (2 Corinthians 11:32-33)",
        mark: "certain",
      },
      {
        text: "The collection was for believers in Jerusalem (2 Corinthians 8:1-4; 9:1-5; Romans 15:26)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Clay jars were cheap and breakable (2 Corinthians 4:7)",
        mark: "certain",
      },
      {
        text: "Jewish lashes were thirty-nine (2 Corinthians 11:24; Deuteronomy 25:3)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Jeremiah 31:31",
        to: ["2 Corinthians 3:6"],
        note: "the new covenant",
        inCrossReferenceData: true,
      },
    ],
    finds: ["aretas", "p46"],
    confidence: "certain; unity disputed",
  },
  {
    osis: "Gal",
    name: "Galatians",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 6,
    verses: 149,
    traditionalAuthor: "Paul",
    scholarlyView: "Paul",
    writtenTraditional: "about AD 48-49 or 53-55",
    writtenScholarly: "about AD 48-55",
    eventsSpan:
      "After the first journey or during the third; whether north or south Galatia is debated",
    setting: ["Galatia (central Turkey)"],
    audience: "Churches of Galatia",
    purpose: "Defends the gospel of faith for Gentiles against required circumcision",
    keyFigures: ["Paul", "Peter (Cephas)", "Barnabas", "Titus", "James"],
    keyVerses: [
      "Galatians 2:20",
      "Galatians 3:11",
      "Galatians 3:28",
      "Galatians 4:4-5",
      "Galatians 5:1",
      "Galatians 5:22-23",
    ],
    outline: [
      {
        passage: "Galatians 1:1-2:21",
        heading: "Paul’s gospel and call",
      },
      {
        passage: "Galatians 3:1-4:31",
        heading: "Faith and the law",
      },
      {
        passage: "Galatians 5:1-6:10",
        heading: "Freedom and the Spirit",
      },
      {
        passage: "Galatians 6:11-18",
        heading: "Last words",
      },
    ],
    themes: ["faith", "freedom", "Spirit", "new creation"],
    historicalBackground: [
      {
        text: "Paul met Cephas and James in Jerusalem three years after his call (Galatians 1:18-19)",
        mark: "certain",
      },
      {
        text: "Peter and Paul clashed at Antioch (Galatians 2:11-14)",
        mark: "certain",
      },
      {
        text: "Paul signed in large letters with his own hand (Galatians 6:11)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Circumcision marked the covenant people (Genesis 17:10-11)",
        mark: "certain",
      },
      {
        text: "A household slave could guide children to school (Galatians 3:24)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Genesis 12:3",
        to: ["Galatians 3:8"],
        note: "the nations blessed",
        inCrossReferenceData: true,
      },
      {
        from: "Deuteronomy 21:23",
        to: ["Galatians 3:13"],
        note: "the curse",
        inCrossReferenceData: true,
      },
    ],
    finds: ["p46"],
    confidence: "author certain; date disputed",
  },
  {
    osis: "Eph",
    name: "Ephesians",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 6,
    verses: 155,
    traditionalAuthor: "Paul (Ephesians 1:1)",
    scholarlyView: "Divided: Paul, or a follower about AD 80-90",
    writtenTraditional: "about AD 60-62",
    writtenScholarly: "about AD 60-90",
    eventsSpan: "From prison (Ephesians 3:1; 6:20)",
    setting: ["Ephesus and its region", "Rome (prison, traditional)"],
    audience: "Ephesus, or several churches: the words ‘in Ephesus’ are missing in early copies",
    purpose: "Shows God’s plan to unite all in Christ",
    keyFigures: ["Paul", "Tychicus"],
    keyVerses: [
      "Ephesians 1:7",
      "Ephesians 2:8-10",
      "Ephesians 3:20-21",
      "Ephesians 4:32",
      "Ephesians 5:1-2",
      "Ephesians 6:11",
    ],
    outline: [
      {
        passage: "Ephesians 1:1-23",
        heading: "Blessing and prayer",
      },
      {
        passage: "Ephesians 2:1-3:21",
        heading: "One new people",
      },
      {
        passage: "Ephesians 4:1-5:20",
        heading: "The new life",
      },
      {
        passage: "Ephesians 5:21-6:9",
        heading: "Households",
      },
      {
        passage: "Ephesians 6:10-24",
        heading: "The armour of God",
      },
    ],
    themes: ["grace", "church", "unity", "new life"],
    historicalBackground: [
      {
        text: "Ephesus was the chief city of Roman Asia",
        mark: "certain",
      },
      {
        text: "A wall in the Temple court kept Gentiles out, a likely background to Ephesians 2:14",
        mark: "probable",
      },
      {
        text: "Acts gives Paul more than two years at Ephesus (Acts 19:8-10; 20:31)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Household codes were known in Greek moral teaching",
        mark: "certain",
      },
      {
        text: "The armour in Ephesians 6:14-17 uses pieces of a soldier’s kit and words of Isaiah 59:17",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Psalms 68:18",
        to: ["Ephesians 4:8"],
        note: "gifts to people",
        inCrossReferenceData: true,
      },
    ],
    finds: ["warning", "ephesustheatre", "p46"],
    confidence: "author disputed",
  },
  {
    osis: "Phil",
    name: "Philippians",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 4,
    verses: 104,
    traditionalAuthor: "Paul, with Timothy",
    scholarlyView: "Paul; some see joined letters",
    writtenTraditional: "about AD 60-62",
    writtenScholarly: "about AD 54-62",
    eventsSpan: "From prison: Rome, Ephesus or Caesarea",
    setting: ["Philippi", "prison"],
    audience: "The church at Philippi",
    purpose: "Thanks for a gift and calls to joy and humility",
    keyFigures: ["Paul", "Timothy", "Epaphroditus", "Euodia", "Syntyche"],
    keyVerses: [
      "Philippians 1:6",
      "Philippians 1:21",
      "Philippians 2:5-11",
      "Philippians 3:13-14",
      "Philippians 4:6-7",
      "Philippians 4:13",
    ],
    outline: [
      {
        passage: "Philippians 1:1-30",
        heading: "Prison and partnership",
      },
      {
        passage: "Philippians 2:1-30",
        heading: "The mind of Christ",
      },
      {
        passage: "Philippians 3:1-4:1",
        heading: "Pressing on",
      },
      {
        passage: "Philippians 4:2-23",
        heading: "Peace and thanks",
      },
    ],
    themes: ["joy", "humility", "partnership", "hope"],
    historicalBackground: [
      {
        text: "Philippi was a Roman colony with settled soldiers (Acts 16:12)",
        mark: "certain",
      },
      {
        text: "Philippians 2:6-11 is often held to be an early hymn",
        mark: "probable",
      },
      {
        text: "The Philippians had sent help more than once (Philippians 4:15-16)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Roman citizenship was prized in a colony, a likely background to Philippians 3:20",
        mark: "probable",
      },
      {
        text: "Women such as Euodia and Syntyche worked beside Paul (Philippians 4:2-3)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Isaiah 45:23",
        to: ["Philippians 2:10-11"],
        note: "every knee",
        inCrossReferenceData: true,
      },
    ],
    finds: ["p46"],
    confidence: "author certain; place disputed",
  },
  {
    osis: "Col",
    name: "Colossians",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 4,
    verses: 95,
    traditionalAuthor: "Paul, with Timothy",
    scholarlyView: "Divided: Paul, or a follower about AD 70-80",
    writtenTraditional: "about AD 60-62",
    writtenScholarly: "about AD 60-80",
    eventsSpan: "From prison (Colossians 4:3; 4:18)",
    setting: ["Colossae", "Laodicea", "Hierapolis"],
    audience: "The church at Colossae",
    purpose: "Shows that Christ is above all powers and enough",
    keyFigures: ["Paul", "Epaphras", "Onesimus", "Tychicus", "Mark", "Luke", "Nympha"],
    keyVerses: [
      "Colossians 1:15-17",
      "Colossians 2:9-10",
      "Colossians 3:2",
      "Colossians 3:12-13",
      "Colossians 3:23",
    ],
    outline: [
      {
        passage: "Colossians 1:1-23",
        heading: "Christ the first",
      },
      {
        passage: "Colossians 1:24-2:23",
        heading: "Rooted in him",
      },
      {
        passage: "Colossians 3:1-4:6",
        heading: "The new life",
      },
      {
        passage: "Colossians 4:7-18",
        heading: "Greetings",
      },
    ],
    themes: ["Christ over all", "fullness", "new life"],
    historicalBackground: [
      {
        text: "Paul had not seen this church (Colossians 2:1)",
        mark: "certain",
      },
      {
        text: "An earthquake struck the valley about AD 60 (Tacitus, Annals 14.27, for Laodicea)",
        mark: "certain",
      },
      {
        text: "A letter to Laodicea is mentioned and is lost or is our Ephesians (Colossians 4:16)",
        mark: "disputed",
      },
    ],
    culturalBackground: [
      {
        text: "Food rules, days and the worship of angels are warned of (Colossians 2:16-18)",
        mark: "certain",
      },
      {
        text: "Letters were read aloud in the gathering and passed on (Colossians 4:16)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Psalms 110:1",
        to: ["Colossians 3:1"],
        note: "seated at God’s right hand",
        inCrossReferenceData: true,
      },
    ],
    finds: ["p46", "laodwater"],
    confidence: "author disputed",
  },
  {
    osis: "1Thess",
    name: "1 Thessalonians",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 5,
    verses: 89,
    traditionalAuthor: "Paul, Silvanus and Timothy",
    scholarlyView: "Paul; usually the oldest Christian letter, unless Galatians is",
    writtenTraditional: "about AD 50-51",
    writtenScholarly: "about AD 50-51",
    eventsSpan: "Soon after Paul left Thessalonica (Acts 17:1-10)",
    setting: ["Corinth", "Thessalonica"],
    audience: "The church of the Thessalonians",
    purpose: "Encourages a young church and comforts about those who died",
    keyFigures: ["Paul", "Silvanus", "Timothy"],
    keyVerses: [
      "1 Thessalonians 1:9-10",
      "1 Thessalonians 4:13-14",
      "1 Thessalonians 4:16-17",
      "1 Thessalonians 5:11",
      "1 Thessalonians 5:16-18",
    ],
    outline: [
      {
        passage: "1 Thessalonians 1:1-3:13",
        heading: "Thanks and memories",
      },
      {
        passage: "1 Thessalonians 4:1-12",
        heading: "A holy life",
      },
      {
        passage: "1 Thessalonians 4:13-5:11",
        heading: "The coming of the Lord",
      },
      {
        passage: "1 Thessalonians 5:12-28",
        heading: "Last advice",
      },
    ],
    themes: ["hope", "coming of Christ", "work", "holiness"],
    historicalBackground: [
      {
        text: "Thessalonica was the chief city of Macedonia",
        mark: "certain",
      },
      {
        text: "Its rulers were politarchs (Acts 17:6)",
        mark: "certain",
      },
      {
        text: "Timothy had just come back with good news (1 Thessalonians 3:6)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Working with the hands was low in the eyes of many well-born Greeks (compare 1 Thessalonians 4:11)",
        mark: "probable",
      },
      {
        text: "A visiting ruler was met outside the city and escorted in, a picture many see in 1 Thessalonians 4:17",
        mark: "probable",
      },
    ],
    prophecyLinks: [
      {
        from: "Daniel 7:13",
        to: ["1 Thessalonians 4:16-17"],
        note: "the coming with clouds; an echo",
        inCrossReferenceData: true,
      },
    ],
    finds: ["politarch", "gallio"],
    confidence: "certain",
  },
  {
    osis: "2Thess",
    name: "2 Thessalonians",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 3,
    verses: 47,
    traditionalAuthor: "Paul, Silvanus and Timothy",
    scholarlyView: "Divided: Paul, or a later writer",
    writtenTraditional: "about AD 51-52",
    writtenScholarly: "about AD 51-90",
    eventsSpan: "Soon after the first letter (traditional)",
    setting: ["Corinth", "Thessalonica"],
    audience: "The church of the Thessalonians",
    purpose: "Corrects the idea that the day of the Lord has come and idleness",
    keyFigures: ["Paul", "Silvanus", "Timothy"],
    keyVerses: [
      "2 Thessalonians 1:3",
      "2 Thessalonians 2:3",
      "2 Thessalonians 2:15",
      "2 Thessalonians 3:3",
      "2 Thessalonians 3:10",
    ],
    outline: [
      {
        passage: "2 Thessalonians 1:1-12",
        heading: "Thanks and judgment",
      },
      {
        passage: "2 Thessalonians 2:1-17",
        heading: "The man of sin",
      },
      {
        passage: "2 Thessalonians 3:1-5",
        heading: "Prayer",
      },
      {
        passage: "2 Thessalonians 3:6-18",
        heading: "Work and a farewell",
      },
    ],
    themes: ["steadfastness", "day of the Lord", "work"],
    historicalBackground: [
      {
        text: "A letter falsely under Paul’s name is warned of (2 Thessalonians 2:2)",
        mark: "certain",
      },
      {
        text: "Who ‘restrains’ the lawless one is not told (2 Thessalonians 2:6-7)",
        mark: "disputed",
      },
      {
        text: "It shares much of its wording with the first letter",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Paul signed with his own hand (2 Thessalonians 3:17)",
        mark: "certain",
      },
      {
        text: "Those who would not work lived on others (2 Thessalonians 3:10-12)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Daniel 11:36",
        to: ["2 Thessalonians 2:4"],
        note: "the one who exalts himself; an echo",
        inCrossReferenceData: true,
      },
    ],
    finds: ["politarch"],
    confidence: "author disputed",
  },
  {
    osis: "1Tim",
    name: "1 Timothy",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 6,
    verses: 113,
    traditionalAuthor: "Paul",
    scholarlyView: "Most critical scholars: a follower, about AD 80-110; others: Paul about 62-66",
    writtenTraditional: "about AD 62-66",
    writtenScholarly: "about AD 80-110",
    eventsSpan: "After Paul’s first imprisonment (traditional)",
    setting: ["Ephesus", "Macedonia"],
    audience: "Timothy",
    purpose: "Guides Timothy on teaching, prayer and leaders",
    keyFigures: ["Paul", "Timothy", "Hymenaeus", "Alexander"],
    keyVerses: [
      "1 Timothy 1:15",
      "1 Timothy 2:5",
      "1 Timothy 4:12",
      "1 Timothy 6:6",
      "1 Timothy 6:10",
    ],
    outline: [
      {
        passage: "1 Timothy 1:1-20",
        heading: "Guard the teaching",
      },
      {
        passage: "1 Timothy 2:1-3:16",
        heading: "Prayer and leaders",
      },
      {
        passage: "1 Timothy 4:1-16",
        heading: "False teaching and example",
      },
      {
        passage: "1 Timothy 5:1-6:2",
        heading: "Widows, elders and slaves",
      },
      {
        passage: "1 Timothy 6:3-21",
        heading: "Contentment and charge",
      },
    ],
    themes: ["sound teaching", "leadership", "godliness", "contentment"],
    historicalBackground: [
      {
        text: "The journeys do not fit Acts, so a later time or another writer is proposed",
        mark: "certain",
      },
      {
        text: "1 Timothy 2:11-15 on women is read in different ways",
        mark: "disputed",
      },
      {
        text: "Timothy was the son of a Jewish mother and a Greek father (Acts 16:1)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Widows needed support from family or church (1 Timothy 5:3-16)",
        mark: "certain",
      },
      {
        text: "Fine dress and braided hair showed rank (1 Timothy 2:9)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Deuteronomy 25:4",
        to: ["1 Timothy 5:18"],
        note: "the ox at the threshing",
        inCrossReferenceData: true,
      },
    ],
    finds: ["ephesustheatre"],
    confidence: "author disputed",
  },
  {
    osis: "2Tim",
    name: "2 Timothy",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 4,
    verses: 83,
    traditionalAuthor: "Paul",
    scholarlyView: "Most critical scholars: a follower; some grant Paul’s own notes",
    writtenTraditional: "about AD 64-67",
    writtenScholarly: "about AD 64-110",
    eventsSpan: "Paul’s last imprisonment (2 Timothy 4:6-8)",
    setting: ["Rome", "Ephesus"],
    audience: "Timothy",
    purpose: "A last charge to stay faithful to the word",
    keyFigures: ["Paul", "Timothy", "Lois", "Eunice", "Mark", "Luke", "Demas"],
    keyVerses: [
      "2 Timothy 1:7",
      "2 Timothy 2:2",
      "2 Timothy 2:15",
      "2 Timothy 3:16-17",
      "2 Timothy 4:7",
    ],
    outline: [
      {
        passage: "2 Timothy 1:1-18",
        heading: "Do not be ashamed",
      },
      {
        passage: "2 Timothy 2:1-26",
        heading: "A good soldier and worker",
      },
      {
        passage: "2 Timothy 3:1-17",
        heading: "Hard times and Scripture",
      },
      {
        passage: "2 Timothy 4:1-22",
        heading: "Last charge",
      },
    ],
    themes: ["endurance", "Scripture", "faithfulness"],
    historicalBackground: [
      {
        text: "Tradition puts Paul’s death under Nero, AD 64-68 (1 Clement 5; Eusebius, Church History 2.25)",
        mark: "certain",
      },
      {
        text: "Winter travel and a cloak fit prison life (2 Timothy 4:13; 4:21)",
        mark: "certain",
      },
      {
        text: "Alexander the coppersmith and Demas are named with sorrow (2 Timothy 4:10; 4:14)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Books were papyrus rolls and parchment (2 Timothy 4:13)",
        mark: "certain",
      },
      {
        text: "Scripture was taught in the home from childhood (2 Timothy 1:5; 3:15)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Numbers 16:5",
        to: ["2 Timothy 2:19"],
        note: "the Lord knows his own",
        inCrossReferenceData: true,
      },
    ],
    finds: [],
    confidence: "author disputed",
  },
  {
    osis: "Titus",
    name: "Titus",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 3,
    verses: 46,
    traditionalAuthor: "Paul",
    scholarlyView: "As 1 Timothy",
    writtenTraditional: "about AD 62-66",
    writtenScholarly: "about AD 80-110",
    eventsSpan: "After Paul left Titus in Crete (Titus 1:5)",
    setting: ["Crete", "Nicopolis"],
    audience: "Titus",
    purpose: "Sets leaders in order and teaches good works",
    keyFigures: ["Paul", "Titus", "Artemas", "Tychicus", "Zenas", "Apollos"],
    keyVerses: ["Titus 1:5", "Titus 2:11-12", "Titus 2:13", "Titus 3:5"],
    outline: [
      {
        passage: "Titus 1:1-16",
        heading: "Elders in Crete",
      },
      {
        passage: "Titus 2:1-15",
        heading: "Sound teaching for all",
      },
      {
        passage: "Titus 3:1-11",
        heading: "Saved by mercy for good works",
      },
      {
        passage: "Titus 3:12-15",
        heading: "Last requests",
      },
    ],
    themes: ["grace", "good works", "leaders"],
    historicalBackground: [
      {
        text: "A saying about Cretans is quoted (Titus 1:12), given by Clement of Alexandria to Epimenides (Stromata 1.14)",
        mark: "certain",
      },
      {
        text: "Jews of Crete were in Jerusalem at Pentecost (Acts 2:11)",
        mark: "certain",
      },
      {
        text: "Titus, a Greek, had been with Paul in Jerusalem (Galatians 2:1-3)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Elders led congregations as in synagogues",
        mark: "certain",
      },
      {
        text: "Households of several generations are addressed in turn (Titus 2:2-10)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Psalms 130:8",
        to: ["Titus 2:14"],
        note: "redeemed from iniquity; an echo",
        inCrossReferenceData: true,
      },
    ],
    finds: [],
    confidence: "author disputed",
  },
  {
    osis: "Phlm",
    name: "Philemon",
    testament: "New",
    genre: "Letters of Paul",
    chapters: 1,
    verses: 25,
    traditionalAuthor: "Paul, with Timothy",
    scholarlyView: "Paul",
    writtenTraditional: "about AD 60-62",
    writtenScholarly: "about AD 54-62",
    eventsSpan: "From prison, with Onesimus sent back",
    setting: ["Colossae", "prison"],
    audience: "Philemon, Apphia, Archippus and the church in his house",
    purpose: "Asks Philemon to receive his slave Onesimus as a brother",
    keyFigures: ["Paul", "Philemon", "Onesimus", "Apphia", "Archippus"],
    keyVerses: ["Philemon 1:6", "Philemon 1:10", "Philemon 1:15-16", "Philemon 1:18"],
    outline: [
      {
        passage: "Philemon 1:1-7",
        heading: "Greeting and thanks",
      },
      {
        passage: "Philemon 1:8-16",
        heading: "The appeal",
      },
      {
        passage: "Philemon 1:17-22",
        heading: "The request",
      },
      {
        passage: "Philemon 1:23-25",
        heading: "Greetings",
      },
    ],
    themes: ["forgiveness", "brotherhood", "reconciliation"],
    historicalBackground: [
      {
        text: "It is Paul’s shortest letter",
        mark: "certain",
      },
      {
        text: "Onesimus is linked with Colossae (Colossians 4:9)",
        mark: "certain",
      },
      {
        text: "The same companions are named as in Colossians (Philemon 1:23-24; Colossians 4:10-14)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Roman law let owners punish runaways harshly",
        mark: "certain",
      },
      {
        text: "Papyri from Egypt keep notices for runaway slaves",
        mark: "certain",
      },
    ],
    prophecyLinks: [],
    finds: [],
    confidence: "certain",
  },
  {
    osis: "Heb",
    name: "Hebrews",
    testament: "New",
    genre: "General Letters",
    chapters: 13,
    verses: 303,
    traditionalAuthor:
      "Unknown; Paul in old Eastern tradition; Origen said only God knows (Eusebius, Church History 6.25)",
    scholarlyView:
      "An unknown educated Christian; Barnabas, Apollos, Priscilla and others are guesses",
    writtenTraditional: "before AD 70",
    writtenScholarly: "about AD 60-95",
    eventsSpan: "Addressed to believers tempted to give up; Timothy is alive (Hebrews 13:23)",
    setting: ["Perhaps Italy (Hebrews 13:24)"],
    audience: "Christians of Jewish background",
    purpose: "Shows Jesus as greater priest and sacrifice and urges endurance",
    keyFigures: ["Jesus", "Melchizedek", "Moses", "Aaron", "Abraham", "Timothy"],
    keyVerses: [
      "Hebrews 1:1-3",
      "Hebrews 4:12",
      "Hebrews 4:15-16",
      "Hebrews 11:1",
      "Hebrews 12:1-2",
      "Hebrews 13:8",
    ],
    outline: [
      {
        passage: "Hebrews 1:1-2:18",
        heading: "The Son above angels",
      },
      {
        passage: "Hebrews 3:1-4:13",
        heading: "Greater than Moses; rest",
      },
      {
        passage: "Hebrews 4:14-7:28",
        heading: "The high priest",
      },
      {
        passage: "Hebrews 8:1-10:18",
        heading: "The new covenant and one sacrifice",
      },
      {
        passage: "Hebrews 10:19-12:29",
        heading: "Faith and endurance",
      },
      {
        passage: "Hebrews 13:1-25",
        heading: "Last advice",
      },
    ],
    themes: ["priesthood", "sacrifice", "covenant", "faith", "endurance"],
    historicalBackground: [
      {
        text: "It quotes the Old Testament in its Greek form",
        mark: "certain",
      },
      {
        text: "It speaks of the tent of Moses and does not mention the temple’s fall, which some take as a sign of a date before AD 70",
        mark: "disputed",
      },
      {
        text: "The letter was known in Rome before the end of the 1st century: 1 Clement 36 uses its opening",
        mark: "probable",
      },
    ],
    culturalBackground: [
      {
        text: "Only the high priest entered the inner room, once a year (Hebrews 9:7)",
        mark: "certain",
      },
      {
        text: "Shared meals, hospitality and care for prisoners marked the group (Hebrews 13:1-3)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Psalms 110:4",
        to: ["Hebrews 7:17"],
        note: "priest like Melchizedek",
        inCrossReferenceData: true,
      },
      {
        from: "Jeremiah 31:31-34",
        to: ["Hebrews 8:8-12"],
        note: "the new covenant",
        inCrossReferenceData: true,
      },
      {
        from: "Psalms 2:7",
        to: ["Hebrews 1:5"],
        note: "my Son",
        inCrossReferenceData: true,
      },
    ],
    finds: ["p46"],
    confidence: "author unknown",
  },
  {
    osis: "Jas",
    name: "James",
    testament: "New",
    genre: "General Letters",
    chapters: 5,
    verses: 108,
    traditionalAuthor: "James the brother of the Lord",
    scholarlyView: "James, or a writer in his name about AD 80-100",
    writtenTraditional: "about AD 45-62",
    writtenScholarly: "about AD 50-100",
    eventsSpan: "no dated event; James died in AD 62 (Josephus, Antiquities 20.200)",
    setting: ["Jerusalem (traditional)"],
    audience: "The twelve tribes in the dispersion (James 1:1)",
    purpose: "Calls for faith that acts",
    keyFigures: ["James"],
    keyVerses: ["James 1:2-3", "James 1:5", "James 1:22", "James 2:17", "James 4:8", "James 5:16"],
    outline: [
      {
        passage: "James 1:1-27",
        heading: "Trials and doing the word",
      },
      {
        passage: "James 2:1-26",
        heading: "No favouritism; faith and works",
      },
      {
        passage: "James 3:1-18",
        heading: "The tongue and wisdom",
      },
      {
        passage: "James 4:1-5:6",
        heading: "Pride and wealth",
      },
      {
        passage: "James 5:7-20",
        heading: "Patience and prayer",
      },
    ],
    themes: ["wisdom", "works", "speech", "poor and rich", "prayer"],
    historicalBackground: [
      {
        text: "It echoes the Sermon on the Mount (James 5:12; Matthew 5:34-37)",
        mark: "certain",
      },
      {
        text: "Luther doubted it; the church kept it",
        mark: "certain",
      },
      {
        text: "Jesus’ brother James led the Jerusalem church (Acts 15:13; Galatians 2:9)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "The word ‘synagogue’ is used for the meeting (James 2:2 in Greek)",
        mark: "certain",
      },
      {
        text: "Day labourers lived on daily pay (James 5:4)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Genesis 15:6",
        to: ["James 2:23"],
        note: "Abraham believed",
        inCrossReferenceData: true,
      },
      {
        from: "Leviticus 19:18",
        to: ["James 2:8"],
        note: "the royal law",
        inCrossReferenceData: true,
      },
    ],
    finds: [],
    confidence: "author disputed",
  },
  {
    osis: "1Pet",
    name: "1 Peter",
    testament: "New",
    genre: "General Letters",
    chapters: 5,
    verses: 105,
    traditionalAuthor: "Peter, through Silvanus (1 Peter 5:12)",
    scholarlyView: "Divided: Peter, or a follower about AD 75-95",
    writtenTraditional: "about AD 62-64",
    writtenScholarly: "about AD 62-95",
    eventsSpan: "Churches under pressure in Asia Minor",
    setting: [
      "‘Babylon’, usually Rome (1 Peter 5:13)",
      "Pontus, Galatia, Cappadocia, Asia, Bithynia",
    ],
    audience: "Believers as strangers in Asia Minor",
    purpose: "Gives hope and advice in suffering",
    keyFigures: ["Peter", "Silvanus", "Mark"],
    keyVerses: ["1 Peter 1:3", "1 Peter 2:9", "1 Peter 2:24", "1 Peter 3:15", "1 Peter 5:7"],
    outline: [
      {
        passage: "1 Peter 1:1-2:10",
        heading: "Living hope and holy people",
      },
      {
        passage: "1 Peter 2:11-3:12",
        heading: "Life among outsiders",
      },
      {
        passage: "1 Peter 3:13-4:19",
        heading: "Suffering for good",
      },
      {
        passage: "1 Peter 5:1-14",
        heading: "Shepherds and last words",
      },
    ],
    themes: ["hope", "suffering", "holiness", "witness"],
    historicalBackground: [
      {
        text: "Pliny, governor of Bithynia, wrote to Trajan about Christians there about AD 112 (Letters 10.96)",
        mark: "certain",
      },
      {
        text: "Nero’s persecution followed the fire of Rome in AD 64 (Tacitus, Annals 15.44)",
        mark: "certain",
      },
      {
        text: "Baptism, hope and suffering are its main subjects (1 Peter 3:21; 1:3; 4:12-13)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Strangers without citizen rights were easily accused",
        mark: "certain",
      },
      {
        text: "Slaves, wives and husbands are addressed in the form of a household code (1 Peter 2:18-3:7)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Isaiah 53:9",
        to: ["1 Peter 2:22-25"],
        note: "the servant",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 28:16",
        to: ["1 Peter 2:6"],
        note: "the cornerstone",
        inCrossReferenceData: true,
      },
    ],
    finds: ["p72"],
    confidence: "author disputed",
  },
  {
    osis: "2Pet",
    name: "2 Peter",
    testament: "New",
    genre: "General Letters",
    chapters: 3,
    verses: 61,
    traditionalAuthor: "Peter",
    scholarlyView: "Most: a writer in Peter’s name, about AD 80-140, using Jude; some hold Peter",
    writtenTraditional: "about AD 64-68",
    writtenScholarly: "about AD 80-140",
    eventsSpan: "Near Peter’s death (2 Peter 1:14)",
    setting: ["not stated"],
    audience: "Believers",
    purpose: "Warns of false teachers and answers doubt about the Lord’s coming",
    keyFigures: ["Peter", "Paul", "Noah", "Lot", "Balaam"],
    keyVerses: ["2 Peter 1:3", "2 Peter 1:16", "2 Peter 1:20-21", "2 Peter 3:8-9", "2 Peter 3:18"],
    outline: [
      {
        passage: "2 Peter 1:1-21",
        heading: "Growth and sure witness",
      },
      {
        passage: "2 Peter 2:1-22",
        heading: "False teachers",
      },
      {
        passage: "2 Peter 3:1-13",
        heading: "The day of the Lord",
      },
      {
        passage: "2 Peter 3:14-18",
        heading: "Be ready and grow",
      },
    ],
    themes: ["growth", "truth", "judgment", "patience of God"],
    historicalBackground: [
      {
        text: "Chapter 2 is close to Jude",
        mark: "certain",
      },
      {
        text: "Paul’s letters are spoken of as Scripture (2 Peter 3:15-16)",
        mark: "certain",
      },
      {
        text: "Doubts on it are reported by Eusebius (Church History 3.3; 3.25)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "A farewell speech was a known form",
        mark: "certain",
      },
      {
        text: "Prophets and teachers could be false, so tests of life were used (2 Peter 2:1-3)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Psalms 90:4",
        to: ["2 Peter 3:8"],
        note: "a thousand years as a day",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 65:17",
        to: ["2 Peter 3:13"],
        note: "new heavens and earth",
        inCrossReferenceData: true,
      },
    ],
    finds: ["p72"],
    confidence: "author disputed",
  },
  {
    osis: "1John",
    name: "1 John",
    testament: "New",
    genre: "General Letters",
    chapters: 5,
    verses: 105,
    traditionalAuthor: "John the apostle (tradition; the letter is unsigned)",
    scholarlyView: "A leader in the circle of the Fourth Gospel",
    writtenTraditional: "about AD 85-95",
    writtenScholarly: "about AD 90-110",
    eventsSpan: "After some had left the group (1 John 2:19)",
    setting: ["Ephesus (traditional)"],
    audience: "Churches linked with John",
    purpose: "Written that believers may know they have eternal life (1 John 5:13)",
    keyFigures: ["John"],
    keyVerses: [
      "1 John 1:7",
      "1 John 1:9",
      "1 John 3:1",
      "1 John 4:8",
      "1 John 4:19",
      "1 John 5:13",
    ],
    outline: [
      {
        passage: "1 John 1:1-2:17",
        heading: "Walking in light",
      },
      {
        passage: "1 John 2:18-3:24",
        heading: "Truth, children of God and love",
      },
      {
        passage: "1 John 4:1-5:12",
        heading: "Testing spirits and God’s love",
      },
      {
        passage: "1 John 5:13-21",
        heading: "Assurance",
      },
    ],
    themes: ["love", "light", "truth", "assurance"],
    historicalBackground: [
      {
        text: "The words on three witnesses in heaven (1 John 5:7 in the King James Version) are a late addition to the Greek",
        mark: "certain",
      },
      {
        text: "Some denied that Jesus came in the flesh (1 John 4:2-3)",
        mark: "certain",
      },
      {
        text: "Dionysius of Alexandria noted the likeness of style with the Gospel (Eusebius, Church History 7.25)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "No greeting or farewell: more a sermon than a letter",
        mark: "certain",
      },
      {
        text: "‘Children’ and ‘little ones’ are family words for the group (1 John 2:12-14)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Genesis 4:8",
        to: ["1 John 3:12"],
        note: "Cain",
        inCrossReferenceData: true,
      },
    ],
    finds: ["sinaiticus"],
    confidence: "author disputed",
  },
  {
    osis: "2John",
    name: "2 John",
    testament: "New",
    genre: "General Letters",
    chapters: 1,
    verses: 13,
    traditionalAuthor: "John the apostle (‘the elder’)",
    scholarlyView: "The elder, a leader of the same circle",
    writtenTraditional: "about AD 85-95",
    writtenScholarly: "about AD 90-110",
    eventsSpan: "Travelling teachers were testing the churches",
    setting: ["Ephesus (traditional)"],
    audience: "‘The chosen lady and her children’: a church or a woman",
    purpose: "Urges love and care about who is received",
    keyFigures: ["The elder", "the chosen lady"],
    keyVerses: ["2 John 1:5", "2 John 1:6", "2 John 1:8", "2 John 1:9"],
    outline: [
      {
        passage: "2 John 1:1-3",
        heading: "Greeting",
      },
      {
        passage: "2 John 1:4-6",
        heading: "Walk in love",
      },
      {
        passage: "2 John 1:7-11",
        heading: "Deceivers",
      },
      {
        passage: "2 John 1:12-13",
        heading: "Farewell",
      },
    ],
    themes: ["truth", "love", "discernment"],
    historicalBackground: [
      {
        text: "It has 13 verses",
        mark: "certain",
      },
      {
        text: "It warns of those who deny that Jesus Christ came in the flesh (2 John 1:7)",
        mark: "certain",
      },
      {
        text: "The writer hopes to come in person (2 John 1:12)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Travelling teachers lived by the hospitality of homes (2 John 1:10)",
        mark: "certain",
      },
      {
        text: "Churches met in houses, so to receive a teacher was to give him a platform",
        mark: "certain",
      },
    ],
    prophecyLinks: [],
    finds: [],
    confidence: "author disputed",
  },
  {
    osis: "3John",
    name: "3 John",
    testament: "New",
    genre: "General Letters",
    chapters: 1,
    verses: 14,
    traditionalAuthor: "John the apostle (‘the elder’)",
    scholarlyView: "The elder, a leader of the same circle",
    writtenTraditional: "about AD 85-95",
    writtenScholarly: "about AD 90-110",
    eventsSpan: "A quarrel about receiving travelling brothers",
    setting: ["Ephesus (traditional)"],
    audience: "Gaius",
    purpose: "Praises hospitality and blames Diotrephes",
    keyFigures: ["The elder", "Gaius", "Diotrephes", "Demetrius"],
    keyVerses: ["3 John 1:2", "3 John 1:4", "3 John 1:8", "3 John 1:11"],
    outline: [
      {
        passage: "3 John 1:1-4",
        heading: "Greeting",
      },
      {
        passage: "3 John 1:5-8",
        heading: "Praise for Gaius",
      },
      {
        passage: "3 John 1:9-12",
        heading: "Diotrephes and Demetrius",
      },
      {
        passage: "3 John 1:13-14",
        heading: "Farewell",
      },
    ],
    themes: ["hospitality", "truth", "humility"],
    historicalBackground: [
      {
        text: "It is among the shortest books of the Bible, with 14 verses (15 in some editions)",
        mark: "certain",
      },
      {
        text: "Diotrephes refuses the elder’s friends (3 John 1:9-10)",
        mark: "certain",
      },
      {
        text: "It is the only one of the three letters that names its reader, Gaius (3 John 1:1)",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Letters of recommendation introduced travellers",
        mark: "certain",
      },
      {
        text: "Travellers for the Name took nothing from outsiders (3 John 1:7)",
        mark: "certain",
      },
    ],
    prophecyLinks: [],
    finds: [],
    confidence: "author disputed",
  },
  {
    osis: "Jude",
    name: "Jude",
    testament: "New",
    genre: "General Letters",
    chapters: 1,
    verses: 25,
    traditionalAuthor: "Jude, brother of James (Jude 1:1), and so of Jesus (Mark 6:3)",
    scholarlyView: "Jude, or a later writer in his name",
    writtenTraditional: "about AD 60-80",
    writtenScholarly: "about AD 60-110",
    eventsSpan: "False teachers had slipped in",
    setting: ["not stated"],
    audience: "Believers",
    purpose: "Urges them to contend for the faith and keep in God’s love",
    keyFigures: ["Jude", "James", "Enoch", "Michael"],
    keyVerses: ["Jude 1:3", "Jude 1:20-21", "Jude 1:22", "Jude 1:24-25"],
    outline: [
      {
        passage: "Jude 1:1-4",
        heading: "Contend for the faith",
      },
      {
        passage: "Jude 1:5-16",
        heading: "Warnings",
      },
      {
        passage: "Jude 1:17-23",
        heading: "Keep in God’s love",
      },
      {
        passage: "Jude 1:24-25",
        heading: "Praise",
      },
    ],
    themes: ["faithfulness", "mercy", "judgment"],
    historicalBackground: [
      {
        text: "It quotes 1 Enoch 1:9 (Jude 1:14-15); 1 Enoch is known from Qumran",
        mark: "certain",
      },
      {
        text: "The dispute over Moses’ body (Jude 1:9) was traced by Origen to the Assumption of Moses (On First Principles 3.2.1)",
        mark: "certain",
      },
      {
        text: "It has 25 verses and stands close to 2 Peter 2",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Shared meals were called love feasts (Jude 1:12)",
        mark: "certain",
      },
      {
        text: "Old examples (Cain, Balaam, Korah) served as warnings (Jude 1:11)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Genesis 19:24-25",
        to: ["Jude 1:7"],
        note: "Sodom and Gomorrah",
        inCrossReferenceData: true,
      },
    ],
    finds: ["p72", "dss"],
    confidence: "author disputed",
  },
  {
    osis: "Rev",
    name: "Revelation",
    testament: "New",
    genre: "Apocalypse",
    chapters: 22,
    verses: 404,
    traditionalAuthor: "John, taken as the apostle (Justin, Dialogue 81; Irenaeus)",
    scholarlyView: "John, a prophet of Asia, otherwise unknown; some hold the apostle",
    writtenTraditional: "about AD 95 under Domitian (Irenaeus, Against Heresies 5.30.3)",
    writtenScholarly: "about AD 68-69 or 90-96",
    eventsSpan: "Visions on Patmos (Revelation 1:9)",
    setting: ["Patmos", "seven churches of Asia"],
    audience: "Seven churches in the province of Asia",
    purpose: "Encourages churches under pressure to worship God alone and hope for his victory",
    keyFigures: [
      "Jesus (the Lamb)",
      "John",
      "the seven churches",
      "the beast",
      "Babylon the great",
    ],
    keyVerses: [
      "Revelation 1:8",
      "Revelation 3:20",
      "Revelation 5:9",
      "Revelation 12:11",
      "Revelation 21:3-4",
      "Revelation 22:20",
    ],
    outline: [
      {
        passage: "Revelation 1:1-20",
        heading: "The vision of Christ",
      },
      {
        passage: "Revelation 2:1-3:22",
        heading: "Letters to seven churches",
      },
      {
        passage: "Revelation 4:1-5:14",
        heading: "The throne and the Lamb",
      },
      {
        passage: "Revelation 6:1-11:19",
        heading: "Seals and trumpets",
      },
      {
        passage: "Revelation 12:1-14:20",
        heading: "The dragon, the beasts and the Lamb",
      },
      {
        passage: "Revelation 15:1-18:24",
        heading: "Bowls and the fall of Babylon",
      },
      {
        passage: "Revelation 19:1-20:15",
        heading: "Victory and judgment",
      },
      {
        passage: "Revelation 21:1-22:21",
        heading: "The new creation",
      },
    ],
    themes: ["worship", "victory of the Lamb", "witness", "judgment", "new creation"],
    historicalBackground: [
      {
        text: "Emperor worship was strong in Asia; Pergamum had a temple to Augustus from 29 BC",
        mark: "certain",
      },
      {
        text: "Four ways of reading: of John’s own time, of church history, of the end, of lasting ideas",
        mark: "certain",
      },
      {
        text: "Some copies give the number as 616 instead of 666 (Revelation 13:18); P115 has 616",
        mark: "certain",
      },
    ],
    culturalBackground: [
      {
        text: "Apocalypses used symbols and numbers known from Daniel and Ezekiel",
        mark: "certain",
      },
      {
        text: "Wealth, trade and purple goods marked Rome (Revelation 18:11-16)",
        mark: "certain",
      },
    ],
    prophecyLinks: [
      {
        from: "Daniel 7:13",
        to: ["Revelation 1:7"],
        note: "coming with the clouds",
        inCrossReferenceData: true,
      },
      {
        from: "Isaiah 65:17",
        to: ["Revelation 21:1"],
        note: "new heaven and earth",
        inCrossReferenceData: true,
      },
      {
        from: "Ezekiel 47:12",
        to: ["Revelation 22:2"],
        note: "the tree of life",
        inCrossReferenceData: true,
      },
    ],
    finds: ["p47", "pergaltar", "laodwater"],
    confidence: "author and date disputed",
  },
];
