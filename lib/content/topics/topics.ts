import type { Topic } from "./schema";

/** In the order of the dossier; see schema.ts for the fields. */
export const TOPICS: readonly Topic[] = [
  {
    name: "Creation",
    aliases: ["The creation", "Genesis 1", "Beginning of the world"],
    facts: [
      {
        text: "Six days of making and a seventh of rest (Genesis 1:1-2:3)",
        mark: "certain",
      },
      {
        text: "Genesis 2:4-25 tells again of man, garden and woman",
        mark: "certain",
      },
      {
        text: "Man and woman are made in God’s image (Genesis 1:27)",
        mark: "certain",
      },
    ],
    views: [
      "Ordinary days, about 6,000 years (this site’s guides); day-age; gap; framework; temple or functional view; evolutionary creation",
    ],
    background: [
      {
        text: "Babylonian and Egyptian creation stories have many gods; Genesis has one God who speaks",
        mark: "certain",
      },
      {
        text: "Mainstream figures: universe about 13.8 billion years, earth 4.54 billion",
        mark: "certain",
      },
    ],
    keyFigures: ["Adam", "Eve"],
    relatedVerses: [
      "Genesis 1:1",
      "Genesis 1:27",
      "Psalms 33:6",
      "Isaiah 45:18",
      "John 1:1-3",
      "Colossians 1:16",
      "Hebrews 11:3",
      "Revelation 4:11",
    ],
    finds: ["enuma", "atrahasis"],
  },
  {
    name: "The Flood",
    aliases: ["Noah’s flood", "Deluge", "Noah’s Ark"],
    facts: [
      {
        text: "The ark was 300 by 50 by 30 cubits (Genesis 6:15)",
        mark: "certain",
      },
      {
        text: "Eight people were saved (Genesis 7:13; 1 Peter 3:20)",
        mark: "certain",
      },
      {
        text: "Ussher’s date is 2348 BC, about 4,400 years ago",
        mark: "certain",
      },
    ],
    views: [
      "World-wide flood (young-earth view); regional flood; a shaped account of an old memory",
    ],
    background: [
      {
        text: "Flood stories are known from Mesopotamia and many peoples",
        mark: "certain",
      },
      {
        text: "Mainstream geology finds no single world-wide flood layer",
        mark: "certain",
      },
      {
        text: "No find has been verified as the ark",
        mark: "certain",
      },
    ],
    keyFigures: ["Noah", "Shem", "Ham", "Japheth"],
    relatedVerses: [
      "Genesis 6:5-8",
      "Genesis 6:13-16",
      "Genesis 7:11-12",
      "Genesis 8:20-22",
      "Genesis 9:11-13",
      "Matthew 24:37-39",
      "Hebrews 11:7",
      "1 Peter 3:20",
      "2 Peter 2:5",
    ],
    finds: ["gilgamesh", "atrahasis", "kinglist"],
  },
  {
    name: "The Fall",
    aliases: ["Original sin", "Adam and Eve", "Garden of Eden"],
    facts: [
      {
        text: "The command was about the tree of knowledge of good and evil (Genesis 2:17)",
        mark: "certain",
      },
      {
        text: "The serpent is called the devil in Revelation 12:9; Genesis calls it a creature of the field",
        mark: "certain",
      },
      {
        text: "Paul sets Adam beside Christ (Romans 5:12-19)",
        mark: "certain",
      },
    ],
    views: [
      "Inherited guilt (much Western teaching); inherited death and weakness (Eastern churches); a picture of every person",
    ],
    background: [
      {
        text: "Serpents, gardens and trees of life are images shared in the ancient Near East",
        mark: "certain",
      },
    ],
    keyFigures: ["Adam", "Eve", "The serpent"],
    relatedVerses: [
      "Genesis 2:16-17",
      "Genesis 3:6",
      "Genesis 3:15",
      "Genesis 3:19",
      "Romans 5:12",
      "Romans 5:18-19",
      "1 Corinthians 15:22",
      "Revelation 12:9",
    ],
    finds: [],
  },
  {
    name: "Tower of Babel",
    aliases: ["Babel", "Confusion of languages"],
    facts: [
      {
        text: "Brick and bitumen were used on the plain of Shinar (Genesis 11:2-3)",
        mark: "certain",
      },
      {
        text: "The name plays on Babel and a Hebrew word for mixing (Genesis 11:9)",
        mark: "certain",
      },
    ],
    views: ["One event at the root of all languages; a local event; a story about proud empire"],
    background: [
      {
        text: "Babylon’s own name meant ‘gate of god’ to its people",
        mark: "certain",
      },
      {
        text: "Pentecost is often read as its reversal (Acts 2:4-6)",
        mark: "certain",
      },
    ],
    keyFigures: ["Nimrod (by tradition, Genesis 10:8-10 ties him to Babel)"],
    relatedVerses: [
      "Genesis 10:8-10",
      "Genesis 11:1-4",
      "Genesis 11:7-9",
      "Deuteronomy 32:8",
      "Acts 2:4-6",
      "Revelation 7:9",
    ],
    finds: ["ziggurat", "ishtar"],
  },
  {
    name: "Covenant",
    aliases: ["Covenants", "Promise"],
    facts: [
      {
        text: "Main covenants: Noah, Abraham, Sinai, David, the new covenant (Genesis 9:9; 15:18; Exodus 24:8; 2 Samuel 7:12-16; Jeremiah 31:31)",
        mark: "certain",
      },
      {
        text: "Signs: rainbow, circumcision, sabbath (Genesis 9:13; 17:11; Exodus 31:16-17)",
        mark: "certain",
      },
    ],
    views: [
      "Covenant theology stresses one plan; dispensational teaching stresses stages; Jews hold the Sinai covenant as standing",
    ],
    background: [
      {
        text: "Treaties between kings had history, duties, witnesses, blessings and curses",
        mark: "certain",
      },
    ],
    keyFigures: ["Noah", "Abraham", "Moses", "David", "Jesus"],
    relatedVerses: [
      "Genesis 9:12-13",
      "Genesis 15:18",
      "Exodus 19:5-6",
      "2 Samuel 7:16",
      "Jeremiah 31:31-34",
      "Luke 22:20",
      "Hebrews 8:6",
      "Galatians 3:17",
    ],
    finds: ["treaties"],
  },
  {
    name: "Exodus",
    aliases: ["The Exodus", "Red Sea", "Passover in Egypt", "Plagues"],
    facts: [
      {
        text: "Ten plagues lead to the Passover (Exodus 7-12)",
        mark: "certain",
      },
      {
        text: "The sea is yam suph, often ‘sea of reeds’ (Exodus 13:18)",
        mark: "certain",
      },
      {
        text: "Ages and counts: 430 years in Egypt (Exodus 12:40)",
        mark: "certain",
      },
    ],
    views: [
      "Date about 1446 BC or about 1260 BC; some think of a smaller group or a shaped memory",
    ],
    background: [
      {
        text: "No Egyptian text names it; Semitic workers in the Delta are well attested",
        mark: "certain",
      },
      {
        text: "Route and mountain are not known for certain",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Aaron", "Miriam", "Pharaoh"],
    relatedVerses: [
      "Exodus 3:7-8",
      "Exodus 12:12-13",
      "Exodus 14:21-22",
      "Exodus 15:1",
      "Deuteronomy 6:21",
      "Psalms 78:13",
      "1 Corinthians 10:1-2",
      "Hebrews 11:29",
    ],
    finds: ["merneptah", "avaris", "brooklyn", "soleb"],
  },
  {
    name: "Law",
    aliases: ["Law of Moses", "Torah", "Commandments"],
    facts: [
      {
        text: "Jewish teachers count 613 commandments in the Torah (a later count)",
        mark: "certain",
      },
      {
        text: "Jesus sums up the Law in two commands (Matthew 22:37-40)",
        mark: "certain",
      },
    ],
    views: [
      "Moral, ceremonial and civil parts (a later division); fulfilled in Christ; still binding for Jews",
    ],
    background: [
      {
        text: "Law collections are older than Moses in Mesopotamia",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Ezra", "Jesus", "Paul"],
    relatedVerses: [
      "Exodus 24:12",
      "Deuteronomy 6:4-5",
      "Psalms 19:7",
      "Jeremiah 31:33",
      "Matthew 5:17",
      "Matthew 22:37-40",
      "Romans 3:20",
      "Galatians 3:24",
      "Romans 13:10",
    ],
    finds: ["hammurabi", "yavneyam", "dss"],
  },
  {
    name: "Ten Commandments",
    aliases: ["Decalogue"],
    facts: [
      {
        text: "Given twice, at Sinai and in Moab (Exodus 20:1-17; Deuteronomy 5:6-21)",
        mark: "certain",
      },
      {
        text: "Written on two tablets and put in the ark (Deuteronomy 10:4-5)",
        mark: "certain",
      },
      {
        text: "The sabbath reason differs: creation and rescue (Exodus 20:11; Deuteronomy 5:15)",
        mark: "certain",
      },
    ],
    views: ["Numbering differs: Jewish, Catholic and Lutheran, Orthodox and Reformed"],
    background: [
      {
        text: "Absolute commands are rare in ancient law beside case law",
        mark: "probable",
      },
    ],
    keyFigures: ["Moses"],
    relatedVerses: [
      "Exodus 20:1-3",
      "Exodus 20:8-11",
      "Exodus 20:12-17",
      "Deuteronomy 5:6-7",
      "Deuteronomy 10:4",
      "Mark 10:19",
      "Romans 13:9",
    ],
    finds: ["dss"],
  },
  {
    name: "Sabbath",
    aliases: ["Rest", "Lord’s Day", "Sunday"],
    facts: [
      {
        text: "Grounded in creation and in rescue from Egypt (Exodus 20:11; Deuteronomy 5:15)",
        mark: "certain",
      },
      {
        text: "Christians met on the first day of the week early (Acts 20:7; 1 Corinthians 16:2)",
        mark: "certain",
      },
    ],
    views: [
      "Saturday kept (Jews, Seventh-day Adventists and others); Sunday as sabbath; Sunday as the Lord’s Day without sabbath law; every day alike (Romans 14:5)",
    ],
    background: [
      {
        text: "No other ancient people is known with a seven-day weekly rest for all, servants and animals included",
        mark: "probable",
      },
    ],
    keyFigures: ["Moses", "Nehemiah", "Jesus"],
    relatedVerses: [
      "Genesis 2:2-3",
      "Exodus 20:8-11",
      "Isaiah 58:13-14",
      "Mark 2:27-28",
      "Luke 13:15-16",
      "Romans 14:5",
      "Colossians 2:16",
      "Hebrews 4:9-10",
    ],
    finds: [],
  },
  {
    name: "Tabernacle",
    aliases: ["Tent of meeting", "Tent"],
    facts: [
      {
        text: "Plans and building fill Exodus 25-31 and 35-40",
        mark: "certain",
      },
      {
        text: "Two rooms: the holy place and the most holy place (Exodus 26:33)",
        mark: "certain",
      },
    ],
    views: ["Read as history, as later temple in tent form, or both"],
    background: [
      {
        text: "Gilded tent frames are known from Egypt",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Bezalel", "Oholiab", "Aaron"],
    relatedVerses: [
      "Exodus 25:8",
      "Exodus 26:33",
      "Exodus 33:9-11",
      "Exodus 40:34",
      "Leviticus 16:2",
      "Hebrews 8:5",
      "Hebrews 9:11",
      "Revelation 21:3",
    ],
    finds: [],
  },
  {
    name: "Temple",
    aliases: ["Solomon’s Temple", "Second Temple", "Herod’s Temple"],
    facts: [
      {
        text: "First temple: Solomon to 587 or 586 BC; second: 515 BC to AD 70, rebuilt by Herod from 20/19 BC",
        mark: "certain",
      },
      {
        text: "Burnt by Rome in AD 70",
        mark: "certain",
      },
    ],
    views: [
      "A future temple is expected by some from Ezekiel 40-48; others see Christ and his people as the temple",
    ],
    background: [
      {
        text: "Plans like Solomon’s (porch, hall, inner room) are known from Ain Dara and Tell Tayinat in Syria and Turkey",
        mark: "certain",
      },
      {
        text: "No remains of the first temple building have been dug: the hill has not been excavated",
        mark: "certain",
      },
    ],
    keyFigures: ["Solomon", "Zerubbabel", "Herod the Great", "Jesus"],
    relatedVerses: [
      "1 Kings 6:1",
      "1 Kings 8:27-30",
      "2 Kings 25:9",
      "Ezra 6:15",
      "Matthew 24:1-2",
      "Mark 11:17",
      "John 2:19-21",
      "1 Corinthians 3:16",
      "Revelation 21:22",
    ],
    finds: ["warning", "trumpet", "herodstones", "arad", "titus"],
  },
  {
    name: "Ark of the Covenant",
    aliases: ["Ark"],
    facts: [
      {
        text: "A gold-covered chest about 2.5 by 1.5 by 1.5 cubits (Exodus 25:10)",
        mark: "certain",
      },
      {
        text: "It held the tablets; Hebrews adds manna and Aaron’s rod (1 Kings 8:9; Hebrews 9:4)",
        mark: "certain",
      },
      {
        text: "Its fate is unknown after 2 Chronicles 35:3",
        mark: "certain",
      },
    ],
    views: ["Destroyed in 586 BC; hidden (2 Maccabees 2:4-8); in Ethiopia by tradition"],
    background: [
      {
        text: "Carried shrines on poles are known from Egypt",
        mark: "certain",
      },
      {
        text: "Ron Wyatt claimed to have found the ark in Jerusalem; the claim is weighed among this site’s discoveries",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Bezalel", "David", "Uzzah"],
    relatedVerses: [
      "Exodus 25:10",
      "Exodus 25:21-22",
      "Joshua 3:17",
      "1 Samuel 4:11",
      "2 Samuel 6:17",
      "1 Kings 8:9",
      "2 Chronicles 35:3",
      "Hebrews 9:4",
      "Revelation 11:19",
    ],
    finds: [],
  },
  {
    name: "Sacrifice",
    aliases: ["Offerings", "Atonement", "Day of Atonement"],
    facts: [
      {
        text: "Five main kinds of offering (Leviticus 1-7)",
        mark: "certain",
      },
      {
        text: "Blood stands for life (Leviticus 17:11)",
        mark: "certain",
      },
      {
        text: "Prophets say that sacrifice without justice is empty (Isaiah 1:11-17; Micah 6:6-8)",
        mark: "certain",
      },
    ],
    views: [
      "Christ’s death as offering: substitution, cleansing, victory, example; most join them",
    ],
    background: [
      {
        text: "All neighbours of Israel offered animals; Israel was forbidden to offer children",
        mark: "certain",
      },
    ],
    keyFigures: ["Aaron", "Abel", "Abraham", "Jesus"],
    relatedVerses: [
      "Genesis 22:13",
      "Leviticus 16:30",
      "Leviticus 17:11",
      "Psalms 51:16-17",
      "Isaiah 53:10",
      "Micah 6:6-8",
      "Hebrews 9:22",
      "Hebrews 10:10",
      "Romans 12:1",
    ],
    finds: ["beershebaaltar", "arad", "dancult"],
  },
  {
    name: "Priests",
    aliases: ["Priesthood", "High priest", "Levites"],
    facts: [
      {
        text: "Priests came from Aaron; Levites served with them (Exodus 28:1; Numbers 3:6-9)",
        mark: "certain",
      },
      {
        text: "All Israel was called a kingdom of priests (Exodus 19:6)",
        mark: "certain",
      },
    ],
    views: [
      "Ordained priests (Catholic, Orthodox, some Anglicans); priesthood of all believers (Protestants); both held by many",
    ],
    background: [
      {
        text: "High priests under Rome were named and removed by rulers",
        mark: "certain",
      },
    ],
    keyFigures: ["Aaron", "Zadok", "Joshua the high priest", "Caiaphas", "Jesus"],
    relatedVerses: [
      "Exodus 19:6",
      "Exodus 28:1",
      "Numbers 6:23-26",
      "Malachi 2:7",
      "Hebrews 4:14-15",
      "Hebrews 7:24-25",
      "1 Peter 2:9",
      "Revelation 1:6",
    ],
    finds: ["ketef", "caiaphas"],
  },
  {
    name: "Prophets",
    aliases: ["Prophecy", "Prophet"],
    facts: [
      {
        text: "Three large (Isaiah, Jeremiah, Ezekiel) with Daniel, and twelve short books in English Bibles",
        mark: "certain",
      },
      {
        text: "Women prophets include Miriam, Deborah, Huldah and Anna (Exodus 15:20; Judges 4:4; 2 Kings 22:14; Luke 2:36)",
        mark: "certain",
      },
      {
        text: "Tests for a true prophet are given (Deuteronomy 13:1-3; 18:21-22)",
        mark: "certain",
      },
    ],
    views: [
      "Prophecy as forecast, as preaching to its own day, or both; whether the gift goes on today is disputed among Christians",
    ],
    background: [
      {
        text: "Prophets are also known from Mari and Assyria",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Samuel", "Elijah", "Isaiah", "Jeremiah", "Ezekiel", "Amos", "Huldah"],
    relatedVerses: [
      "Deuteronomy 18:18",
      "Deuteronomy 18:22",
      "Isaiah 6:8",
      "Jeremiah 1:9",
      "Amos 3:7",
      "Joel 2:28",
      "Hebrews 1:1-2",
      "2 Peter 1:21",
      "1 Corinthians 14:3",
    ],
    finds: ["mari", "deiralla", "isascroll"],
  },
  {
    name: "Kings of Israel and Judah",
    aliases: ["Monarchy", "Kingship"],
    facts: [
      {
        text: "Saul, David, Solomon; then two lines until 722 and 586 BC",
        mark: "certain",
      },
      {
        text: "The king’s law limits horses, wives and wealth (Deuteronomy 17:14-20)",
        mark: "certain",
      },
    ],
    views: ["Kingship as God’s gift or as a poor choice: both stand in 1 Samuel 8-12"],
    background: [
      {
        text: "Outside records name at least Omri, Ahab, Jehu, Menahem, Pekah, Hoshea, Ahaz, Hezekiah, Manasseh and Jehoiachin",
        mark: "certain",
      },
    ],
    keyFigures: ["Saul", "David", "Solomon", "Ahab", "Hezekiah", "Josiah"],
    relatedVerses: [
      "Deuteronomy 17:18-19",
      "1 Samuel 8:7",
      "1 Samuel 12:14",
      "2 Samuel 7:16",
      "1 Kings 12:16",
      "2 Kings 17:7",
      "Psalms 72:1-2",
      "Luke 1:32-33",
    ],
    finds: ["teldan", "kurkh", "obelisk", "tiglath", "prism", "hezbulla", "rations"],
  },
  {
    name: "Messiah",
    aliases: ["Christ", "Anointed one", "Messianic prophecy"],
    facts: [
      {
        text: "Messiah (Hebrew) and Christ (Greek) mean ‘anointed’",
        mark: "certain",
      },
      {
        text: "Kings, priests and at times prophets were anointed (1 Samuel 16:13; Exodus 29:7; 1 Kings 19:16)",
        mark: "certain",
      },
      {
        text: "Cyrus too is called anointed (Isaiah 45:1)",
        mark: "certain",
      },
    ],
    views: [
      "Christians see Jesus in these texts; Jewish readers look to a future king or read them of their own time; both readings can be named",
    ],
    background: [
      {
        text: "Hopes before Jesus were many: a king, a priest, a prophet, a heavenly figure (Qumran texts speak of messiahs of Aaron and Israel)",
        mark: "certain",
      },
    ],
    keyFigures: ["David", "Isaiah", "Jesus"],
    relatedVerses: [
      "2 Samuel 7:12-13",
      "Psalms 2:2",
      "Isaiah 9:6-7",
      "Isaiah 53:5",
      "Daniel 9:25-26",
      "Micah 5:2",
      "Zechariah 9:9",
      "Matthew 16:16",
      "John 4:25-26",
      "Acts 2:36",
    ],
    finds: ["dss", "isascroll"],
  },
  {
    name: "Exile",
    aliases: ["Captivity", "Deportation"],
    facts: [
      {
        text: "Israel by Assyria (722 BC), Judah by Babylon (597 and 586 BC)",
        mark: "certain",
      },
      {
        text: "Prophets gave it as judgment and promised return (2 Kings 17:7-23; Jeremiah 29:10)",
        mark: "certain",
      },
    ],
    views: ["The seventy years: exact or round"],
    background: [
      {
        text: "Exiles lived in communities in Babylonia; many never went back",
        mark: "certain",
      },
    ],
    keyFigures: ["Jeremiah", "Ezekiel", "Daniel", "Jehoiachin", "Ezra"],
    relatedVerses: [
      "2 Kings 17:6",
      "2 Kings 25:11",
      "Psalms 137:1-4",
      "Jeremiah 29:4-7",
      "Jeremiah 29:10-11",
      "Ezekiel 37:11-12",
      "Isaiah 40:1-2",
      "Ezra 1:3",
    ],
    finds: ["chron597", "rations", "yahudu", "burnt586", "sargon"],
  },
  {
    name: "Idols",
    aliases: ["Idolatry", "False gods", "Baal", "Asherah"],
    facts: [
      {
        text: "The first commands forbid other gods and images (Exodus 20:3-5)",
        mark: "certain",
      },
      {
        text: "Baal was the Canaanite storm god; Asherah a goddess, also the name of a wooden symbol (Judges 6:25)",
        mark: "certain",
      },
      {
        text: "Paul calls greed idolatry (Colossians 3:5)",
        mark: "certain",
      },
    ],
    views: [
      "Images in worship: refused by many Protestants; honoured, not worshipped, as icons by Orthodox and Catholics",
    ],
    background: [
      {
        text: "Household figurines and inscriptions show that many in Judah and Israel mixed worship",
        mark: "certain",
      },
    ],
    keyFigures: ["Aaron", "Gideon", "Elijah", "Hosea", "Josiah"],
    relatedVerses: [
      "Exodus 20:3-5",
      "Exodus 32:4",
      "1 Kings 18:21",
      "Psalms 115:4-8",
      "Isaiah 44:15-17",
      "Hosea 8:5-6",
      "Acts 17:29",
      "1 Corinthians 8:4",
      "1 John 5:21",
    ],
    finds: ["ugarit", "ajrud", "figurines", "dancult"],
  },
  {
    name: "Kingdom of God",
    aliases: ["Kingdom of heaven", "Reign of God"],
    facts: [
      {
        text: "Jesus’ central message (Mark 1:15)",
        mark: "certain",
      },
      {
        text: "Matthew mostly says ‘kingdom of heaven’",
        mark: "certain",
      },
      {
        text: "It is near, present and still to come (Luke 11:20; 17:21; Matthew 6:10)",
        mark: "certain",
      },
    ],
    views: ["Already and not yet (many); future earthly reign; the church; inner rule"],
    background: [
      {
        text: "God’s kingship is sung in Psalms 93-99; Daniel 2:44 and 7:14 look to a lasting kingdom",
        mark: "certain",
      },
    ],
    keyFigures: ["Jesus", "John the Baptist", "Daniel"],
    relatedVerses: [
      "Psalms 145:13",
      "Daniel 2:44",
      "Daniel 7:13-14",
      "Mark 1:15",
      "Matthew 6:33",
      "Matthew 13:31-33",
      "Luke 17:20-21",
      "John 18:36",
      "Romans 14:17",
      "Revelation 11:15",
    ],
    finds: [],
  },
  {
    name: "Parables",
    aliases: ["Parable", "Stories of Jesus"],
    facts: [
      {
        text: "About forty parables by common counts; counts differ",
        mark: "certain",
      },
      {
        text: "John’s Gospel has none in the usual form",
        mark: "certain",
      },
    ],
    views: ["One main point or many symbols: readers differ"],
    background: [
      {
        text: "Rabbis also taught by parables; Nathan’s story is an older one (2 Samuel 12:1-7)",
        mark: "certain",
      },
    ],
    keyFigures: ["Jesus", "Nathan"],
    relatedVerses: [
      "2 Samuel 12:1-4",
      "Psalms 78:2",
      "Matthew 13:3",
      "Matthew 13:34-35",
      "Mark 4:33-34",
      "Luke 10:36-37",
      "Luke 15:4-7",
      "Luke 18:9-14",
    ],
    finds: [],
  },
  {
    name: "Miracles",
    aliases: ["Signs", "Wonders", "Healing"],
    facts: [
      {
        text: "Clusters around Moses, Elijah and Elisha, Jesus and the apostles",
        mark: "certain",
      },
      {
        text: "John calls them signs, done so that people may believe (John 20:30-31)",
        mark: "certain",
      },
    ],
    views: [
      "Acts of God in history; some seek natural causes; some hold that they ended with the apostles",
    ],
    background: [
      {
        text: "Josephus says Jesus did ‘startling deeds’ (Antiquities 18.63, a passage with later changes)",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Elijah", "Elisha", "Jesus", "Peter", "Paul"],
    relatedVerses: [
      "Exodus 14:21",
      "1 Kings 17:22",
      "2 Kings 5:14",
      "Mark 2:10-12",
      "Mark 4:39",
      "John 2:11",
      "John 11:43-44",
      "Acts 3:6-8",
      "Hebrews 2:4",
    ],
    finds: ["boat", "bethesda", "siloampool"],
  },
  {
    name: "Sermon on the Mount",
    aliases: ["Beatitudes", "Lord’s teaching"],
    facts: [
      {
        text: "Matthew 5-7; a shorter ‘sermon on the plain’ is in Luke 6:20-49",
        mark: "certain",
      },
      {
        text: "It holds the Lord’s Prayer (Matthew 6:9-13)",
        mark: "certain",
      },
    ],
    views: ["A law for all; an ideal that shows need of grace; a way for disciples now"],
    background: [
      {
        text: "The traditional hill is by Capernaum and Tabgha",
        mark: "probable",
      },
    ],
    keyFigures: ["Jesus"],
    relatedVerses: [
      "Matthew 5:3-10",
      "Matthew 5:17",
      "Matthew 5:44",
      "Matthew 6:9-13",
      "Matthew 6:33",
      "Matthew 7:12",
      "Matthew 7:24",
      "Luke 6:20-21",
    ],
    finds: ["capsyn"],
  },
  {
    name: "Birth of Jesus",
    aliases: ["Nativity", "Christmas", "Virgin birth"],
    facts: [
      {
        text: "Told in Matthew 1-2 and Luke 1-2",
        mark: "certain",
      },
      {
        text: "Before Herod’s death in 4 BC, so about 6-4 BC",
        mark: "certain",
      },
      {
        text: "No day or month is given",
        mark: "certain",
      },
    ],
    views: [
      "The census of Quirinius (Luke 2:2) is a known difficulty; the star has been read as sign, planet meeting, comet or story",
    ],
    background: [
      {
        text: "25 December is known as a feast from the 4th century",
        mark: "certain",
      },
    ],
    keyFigures: ["Mary", "Joseph", "Jesus", "Herod the Great", "Magi", "Simeon", "Anna"],
    relatedVerses: [
      "Isaiah 7:14",
      "Micah 5:2",
      "Matthew 1:22-23",
      "Matthew 2:1-2",
      "Luke 1:34-35",
      "Luke 2:4-7",
      "Luke 2:10-11",
      "Galatians 4:4",
    ],
    finds: ["nazarethhouse"],
  },
  {
    name: "Crucifixion",
    aliases: ["Death of Jesus", "The Cross", "Good Friday"],
    facts: [
      {
        text: "Under Pontius Pilate, at Passover, AD 30 or 33",
        mark: "certain",
      },
      {
        text: "The Gospels place the supper and the death a little differently (Mark 14:12; John 19:14)",
        mark: "certain",
      },
      {
        text: "Jesus was buried by Joseph of Arimathea (Mark 15:43-46)",
        mark: "certain",
      },
    ],
    views: [
      "Meaning: substitution, victory, example and reconciliation; most Christians join them",
    ],
    background: [
      {
        text: "Rome used crucifixion for slaves and rebels",
        mark: "certain",
      },
      {
        text: "Tacitus (Annals 15.44) and Josephus (in part) mention his death",
        mark: "certain",
      },
    ],
    keyFigures: [
      "Jesus",
      "Pilate",
      "Caiaphas",
      "Peter",
      "Mary",
      "Joseph of Arimathea",
      "Simon of Cyrene",
    ],
    relatedVerses: [
      "Psalms 22:16-18",
      "Isaiah 53:5",
      "Mark 15:25",
      "Luke 23:34",
      "John 19:30",
      "1 Corinthians 1:18",
      "Galatians 3:13",
      "Philippians 2:8",
      "1 Peter 2:24",
    ],
    finds: ["heel", "pilate", "caiaphas", "sepulchre", "alexamenos"],
  },
  {
    name: "Resurrection",
    aliases: ["Easter", "Empty tomb", "Rising from the dead"],
    facts: [
      {
        text: "Earliest written list of witnesses: 1 Corinthians 15:3-8, about AD 54-55",
        mark: "certain",
      },
      {
        text: "Women were the first at the tomb in all four Gospels",
        mark: "certain",
      },
      {
        text: "Daniel 12:2 speaks of many who rise",
        mark: "certain",
      },
    ],
    views: [
      "Bodily rising (historic Christian faith); visions or legend (sceptical views); Jews of Jesus’ day differed: Pharisees for, Sadducees against (Acts 23:8)",
    ],
    background: [
      {
        text: "It cannot be dug up: history can weigh the reports and the change in the followers",
        mark: "certain",
      },
    ],
    keyFigures: ["Jesus", "Mary Magdalene", "Peter", "Thomas", "James", "Paul"],
    relatedVerses: [
      "Psalms 16:10",
      "Daniel 12:2",
      "Matthew 28:5-6",
      "Mark 16:6",
      "Luke 24:39",
      "John 20:27-28",
      "Romans 10:9",
      "1 Corinthians 15:3-5",
      "1 Corinthians 15:17",
      "1 Peter 1:3",
    ],
    finds: ["sepulchre"],
  },
  {
    name: "Baptism",
    aliases: ["Baptize"],
    facts: [
      {
        text: "John’s baptism was for repentance (Mark 1:4)",
        mark: "certain",
      },
      {
        text: "Jesus commanded it (Matthew 28:19)",
        mark: "certain",
      },
    ],
    views: [
      "Infants too (Catholic, Orthodox, Lutheran, Reformed, Anglican) or believers only (Baptists and others); by immersion, pouring or sprinkling; sign or means of grace",
    ],
    background: [
      {
        text: "Jews washed in stepped pools for purity; converts were later baptised too",
        mark: "certain",
      },
      {
        text: "The Didache 7 (usually dated about AD 100) allows pouring where water is short",
        mark: "certain",
      },
    ],
    keyFigures: ["John the Baptist", "Jesus", "Philip", "Peter", "Paul"],
    relatedVerses: [
      "Mark 1:4",
      "Mark 1:9-11",
      "Matthew 28:19",
      "Acts 2:38",
      "Acts 8:36-38",
      "Acts 16:33",
      "Romans 6:3-4",
      "Galatians 3:27",
      "1 Peter 3:21",
    ],
    finds: ["mikveh", "dura"],
  },
  {
    name: "Lord’s Supper",
    aliases: ["Communion", "Eucharist", "Last Supper"],
    facts: [
      {
        text: "Oldest account: 1 Corinthians 11:23-26",
        mark: "certain",
      },
      {
        text: "Linked with Passover and the new covenant (Luke 22:15-20)",
        mark: "certain",
      },
    ],
    views: [
      "Real change of bread and wine (Catholic); real presence (Orthodox, Lutheran); spiritual presence (Reformed); memorial (many others)",
    ],
    background: [
      {
        text: "Shared meals held the early church together and showed its splits (1 Corinthians 11:20-22)",
        mark: "certain",
      },
    ],
    keyFigures: ["Jesus", "The twelve", "Paul"],
    relatedVerses: [
      "Exodus 12:14",
      "Matthew 26:26-28",
      "Mark 14:22-24",
      "Luke 22:19-20",
      "John 6:53-54",
      "Acts 2:42",
      "1 Corinthians 10:16-17",
      "1 Corinthians 11:23-26",
    ],
    finds: [],
  },
  {
    name: "Holy Spirit",
    aliases: ["Spirit of God", "Pentecost"],
    facts: [
      {
        text: "Spirit, breath and wind are one word in Hebrew and in Greek",
        mark: "certain",
      },
      {
        text: "Poured out at Pentecost (Acts 2:1-4)",
        mark: "certain",
      },
    ],
    views: [
      "Gifts such as tongues go on (Pentecostals and others) or ended (cessationists); the creed’s ‘and the Son’ divides East and West",
    ],
    background: [
      {
        text: "Pentecost is the Jewish Feast of Weeks (Leviticus 23:15-16)",
        mark: "certain",
      },
    ],
    keyFigures: ["Jesus", "Peter", "Paul"],
    relatedVerses: [
      "Genesis 1:2",
      "Joel 2:28",
      "Ezekiel 36:26-27",
      "Luke 4:18",
      "John 14:26",
      "John 16:13",
      "Acts 1:8",
      "Acts 2:1-4",
      "Romans 8:26",
      "Galatians 5:22-23",
    ],
    finds: [],
  },
  {
    name: "Trinity",
    aliases: ["Father, Son and Holy Spirit", "Godhead"],
    facts: [
      {
        text: "The word is not in the Bible; the pattern is (Matthew 28:19; 2 Corinthians 13:14)",
        mark: "certain",
      },
      {
        text: "The creeds of 325 and 381 state it",
        mark: "certain",
      },
      {
        text: "1 John 5:7 in the King James form is a late addition, so it proves nothing here",
        mark: "certain",
      },
    ],
    views: [
      "Held by Catholic, Orthodox and Protestant churches; not by Jehovah’s Witnesses, Latter-day Saints (in the creed’s form) or Oneness groups",
    ],
    background: [
      {
        text: "Israel’s confession is that God is one (Deuteronomy 6:4)",
        mark: "certain",
      },
    ],
    keyFigures: ["Jesus", "Athanasius"],
    relatedVerses: [
      "Deuteronomy 6:4",
      "Matthew 3:16-17",
      "Matthew 28:19",
      "John 1:1",
      "John 10:30",
      "John 14:16-17",
      "2 Corinthians 13:14",
      "Ephesians 4:4-6",
    ],
    finds: [],
  },
  {
    name: "Angels",
    aliases: ["Angel", "Cherubim", "Seraphim", "Demons"],
    facts: [
      {
        text: "The words in Hebrew and Greek mean messenger",
        mark: "certain",
      },
      {
        text: "Named: Gabriel and Michael (Daniel 8:16; 10:13)",
        mark: "certain",
      },
      {
        text: "Cherubim guard; seraphim praise (Genesis 3:24; Isaiah 6:2-3)",
        mark: "certain",
      },
    ],
    views: ["How far angels guard each person, and who ‘the angel of the Lord’ is, are debated"],
    background: [
      {
        text: "Winged guardian figures are common in the art of Assyria and Phoenicia",
        mark: "certain",
      },
    ],
    keyFigures: ["Gabriel", "Michael"],
    relatedVerses: [
      "Genesis 3:24",
      "Psalms 91:11",
      "Isaiah 6:2-3",
      "Daniel 8:16",
      "Luke 1:19",
      "Luke 2:13-14",
      "Hebrews 1:14",
      "Hebrews 13:2",
      "Jude 1:9",
      "Revelation 5:11",
    ],
    finds: [],
  },
  {
    name: "Grace",
    aliases: ["Mercy", "God’s kindness"],
    facts: [
      {
        text: "Greek charis means favour or gift",
        mark: "certain",
      },
      {
        text: "Exodus 34:6 is quoted again and again in the Old Testament",
        mark: "certain",
      },
    ],
    views: [
      "How grace and human choice meet: Augustine and the Reformed stress God’s choosing; Arminian and Orthodox teaching stresses free response",
    ],
    background: [
      {
        text: "Gifts in the Roman world bound the receiver to return; Paul’s gift goes to the unworthy (Romans 5:8)",
        mark: "probable",
      },
    ],
    keyFigures: ["Paul", "Jesus"],
    relatedVerses: [
      "Exodus 34:6",
      "Psalms 103:8",
      "John 1:16-17",
      "Romans 3:24",
      "Romans 5:8",
      "2 Corinthians 12:9",
      "Ephesians 2:8-9",
      "Titus 2:11",
    ],
    finds: [],
  },
  {
    name: "Faith",
    aliases: ["Trust", "Belief"],
    facts: [
      {
        text: "Hebrew and Greek words hold trust and faithfulness together",
        mark: "certain",
      },
      {
        text: "Habakkuk 2:4 is quoted three times in the New Testament (Romans 1:17; Galatians 3:11; Hebrews 10:38)",
        mark: "certain",
      },
    ],
    views: [
      "Faith alone (Protestant); faith working through love (Catholic and Orthodox); James and Paul are read together in different ways",
    ],
    background: [
      {
        text: "Loyalty was what a patron or king expected",
        mark: "certain",
      },
    ],
    keyFigures: ["Abraham", "Paul", "James"],
    relatedVerses: [
      "Genesis 15:6",
      "Habakkuk 2:4",
      "Mark 9:24",
      "Romans 3:28",
      "Galatians 5:6",
      "Ephesians 2:8",
      "Hebrews 11:1",
      "James 2:17",
    ],
    finds: [],
  },
  {
    name: "Love",
    aliases: ["Charity", "Love of neighbour", "Love of God"],
    facts: [
      {
        text: "Love God and love your neighbour stand in Deuteronomy 6:5 and Leviticus 19:18",
        mark: "certain",
      },
      {
        text: "Hebrew hesed means loyal love",
        mark: "certain",
      },
      {
        text: "Foreigners are to be loved as well (Leviticus 19:34)",
        mark: "certain",
      },
    ],
    views: [
      "Whether love of enemies forbids all war is disputed: pacifist and just-war traditions",
    ],
    background: [
      {
        text: "In treaties ‘love’ meant loyalty",
        mark: "certain",
      },
    ],
    keyFigures: ["Ruth", "Hosea", "Jesus", "John", "Paul"],
    relatedVerses: [
      "Leviticus 19:18",
      "Leviticus 19:34",
      "Deuteronomy 6:5",
      "Matthew 5:44",
      "John 3:16",
      "John 13:34-35",
      "Romans 13:10",
      "1 Corinthians 13:4-7",
      "1 John 4:8",
    ],
    finds: [],
  },
  {
    name: "Forgiveness",
    aliases: ["Pardon", "Reconciliation"],
    facts: [
      {
        text: "Jesus ties forgiving to being forgiven (Matthew 6:14-15)",
        mark: "certain",
      },
      {
        text: "Jubilee and debt release give the picture (Leviticus 25:10; Deuteronomy 15:1-2)",
        mark: "certain",
      },
    ],
    views: ["Confession to a priest (Catholic, Orthodox), to God and one another (Protestant)"],
    background: [
      {
        text: "Sin is pictured as debt in Aramaic speech (Matthew 6:12)",
        mark: "certain",
      },
    ],
    keyFigures: ["Joseph", "David", "Jesus", "Stephen", "Paul"],
    relatedVerses: [
      "Genesis 50:20-21",
      "Psalms 32:5",
      "Psalms 103:12",
      "Isaiah 1:18",
      "Matthew 6:14-15",
      "Matthew 18:21-22",
      "Luke 23:34",
      "Ephesians 4:32",
      "1 John 1:9",
    ],
    finds: [],
  },
  {
    name: "Prayer",
    aliases: ["Praying", "Lord’s Prayer"],
    facts: [
      {
        text: "Jesus taught the Lord’s Prayer (Matthew 6:9-13; Luke 11:2-4)",
        mark: "certain",
      },
      {
        text: "The ending ‘for yours is the kingdom’ is not in the oldest copies of Matthew",
        mark: "certain",
      },
    ],
    views: [
      "Set prayers or free; prayer to saints (Catholic, Orthodox) or to God alone (Protestant)",
    ],
    background: [
      {
        text: "Jews prayed toward Jerusalem and at set hours (Daniel 6:10; Acts 3:1)",
        mark: "certain",
      },
    ],
    keyFigures: ["Hannah", "David", "Daniel", "Jesus", "Paul"],
    relatedVerses: [
      "1 Samuel 1:10",
      "1 Kings 8:28",
      "Psalms 55:17",
      "Daniel 6:10",
      "Matthew 6:6-9",
      "Luke 18:1",
      "Philippians 4:6-7",
      "1 Thessalonians 5:17",
      "James 5:16",
    ],
    finds: ["ketef"],
  },
  {
    name: "Fasting",
    aliases: ["Fast"],
    facts: [
      {
        text: "The Day of Atonement is the one fast of the Law (‘afflict your souls’, Leviticus 16:29)",
        mark: "certain",
      },
      {
        text: "Isaiah 58 asks for justice with fasting",
        mark: "certain",
      },
    ],
    views: ["Set seasons such as Lent, or free choice"],
    background: [
      {
        text: "Zechariah 8:19 names four fasts after the fall of Jerusalem",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Esther", "Daniel", "Jesus"],
    relatedVerses: [
      "Leviticus 16:29",
      "Esther 4:16",
      "Isaiah 58:6-7",
      "Joel 2:12",
      "Zechariah 8:19",
      "Matthew 4:2",
      "Matthew 6:16-18",
      "Acts 13:2-3",
    ],
    finds: [],
  },
  {
    name: "Suffering",
    aliases: ["Pain", "Evil", "Persecution"],
    facts: [
      {
        text: "Job, many psalms and Lamentations give words for it",
        mark: "certain",
      },
      {
        text: "Jesus rejects the rule that sufferers sinned more (Luke 13:1-5; John 9:1-3)",
        mark: "certain",
      },
    ],
    views: ["Freedom of creatures; training; the fallen world; mystery; God who suffers with us"],
    background: [
      {
        text: "Babylonian poems also ask why the upright suffer",
        mark: "certain",
      },
    ],
    keyFigures: ["Job", "Jeremiah", "Jesus", "Paul"],
    relatedVerses: [
      "Job 1:21",
      "Psalms 34:18",
      "Isaiah 53:3-4",
      "John 9:2-3",
      "Romans 5:3-4",
      "Romans 8:18",
      "2 Corinthians 1:3-4",
      "James 1:2-3",
      "Revelation 21:4",
    ],
    finds: ["ludlul", "urlament"],
  },
  {
    name: "Justice",
    aliases: ["Righteousness", "Poor", "Oppression"],
    facts: [
      {
        text: "Widow, orphan and foreigner are named together for protection (Deuteronomy 24:17-22)",
        mark: "certain",
      },
      {
        text: "Prophets place it above ritual (Amos 5:21-24; Micah 6:8)",
        mark: "certain",
      },
    ],
    views: ["How the church should act in public life is answered in many ways"],
    background: [
      {
        text: "Kings of the region claimed to guard the weak (Hammurabi’s prologue)",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Amos", "Isaiah", "Micah", "Jesus"],
    relatedVerses: [
      "Deuteronomy 16:20",
      "Deuteronomy 24:17",
      "Psalms 82:3",
      "Isaiah 1:17",
      "Amos 5:24",
      "Micah 6:8",
      "Zechariah 7:9-10",
      "Luke 4:18",
      "James 5:4",
    ],
    finds: ["hammurabi", "yavneyam", "samariaivory"],
  },
  {
    name: "Slavery",
    aliases: ["Slaves", "Servants", "Bondage"],
    facts: [
      {
        text: "Israel’s law limits debt slavery to six years and protects runaways (Exodus 21:2; Deuteronomy 23:15-16); foreign slaves could be kept (Leviticus 25:44-46)",
        mark: "certain",
      },
      {
        text: "Kidnapping to sell was a capital crime (Exodus 21:16)",
        mark: "certain",
      },
      {
        text: "Paul asks for Onesimus as a brother (Philemon 1:16)",
        mark: "certain",
      },
    ],
    views: [
      "Used in the past both to defend and to end slavery; Christians now agree that it is wrong",
    ],
    background: [
      {
        text: "Slavery was everywhere in the ancient world, mainly by war, birth and debt and not by race",
        mark: "certain",
      },
    ],
    keyFigures: ["Joseph", "Hagar", "Moses", "Onesimus", "Paul"],
    relatedVerses: [
      "Exodus 21:2",
      "Exodus 21:16",
      "Leviticus 25:39-40",
      "Deuteronomy 15:13-15",
      "Deuteronomy 23:15-16",
      "Galatians 3:28",
      "Ephesians 6:9",
      "1 Timothy 1:9-10",
      "Philemon 1:16",
    ],
    finds: ["daliyeh", "brooklyn", "hammurabi"],
  },
  {
    name: "Women",
    aliases: ["Women in the Bible", "Role of women"],
    facts: [
      {
        text: "Made in God’s image with the man (Genesis 1:27)",
        mark: "certain",
      },
      {
        text: "Leaders and prophets: Miriam, Deborah, Huldah; Phoebe, Priscilla and Junia in Paul’s churches (Romans 16:1-7)",
        mark: "certain",
      },
      {
        text: "Women were the first witnesses at the tomb (Luke 24:1-10)",
        mark: "certain",
      },
    ],
    views: [
      "Complementarian (different roles) and egalitarian (same roles) readings of 1 Timothy 2:11-15, 1 Corinthians 14:34-35 and Galatians 3:28",
    ],
    background: [
      {
        text: "In Jewish and Roman law a woman was mostly under father or husband, yet some ran houses and trade (Acts 16:14)",
        mark: "certain",
      },
    ],
    keyFigures: [
      "Sarah",
      "Miriam",
      "Deborah",
      "Ruth",
      "Esther",
      "Mary",
      "Mary Magdalene",
      "Priscilla",
      "Phoebe",
      "Lydia",
    ],
    relatedVerses: [
      "Genesis 1:27",
      "Judges 4:4",
      "Proverbs 31:10",
      "Luke 8:1-3",
      "John 20:18",
      "Acts 2:17",
      "Acts 18:26",
      "Romans 16:1-2",
      "Galatians 3:28",
    ],
    finds: ["babatha", "elephmarr"],
  },
  {
    name: "Marriage",
    aliases: ["Wedding", "Divorce", "Family"],
    facts: [
      {
        text: "Genesis 2:24 is quoted by Jesus (Matthew 19:4-6)",
        mark: "certain",
      },
      {
        text: "Patriarchs and kings had several wives; the stories show the trouble it brought",
        mark: "certain",
      },
      {
        text: "Paul honours both marriage and single life (1 Corinthians 7:7-9)",
        mark: "certain",
      },
    ],
    views: [
      "Divorce: never, or for some causes (Matthew 19:9; 1 Corinthians 7:15); sacrament or not",
    ],
    background: [
      {
        text: "Betrothal was binding and a gift was paid to the bride’s family; contracts survive from Elephantine and the Judean desert",
        mark: "certain",
      },
    ],
    keyFigures: ["Adam", "Eve", "Ruth", "Boaz", "Hosea", "Joseph", "Mary"],
    relatedVerses: [
      "Genesis 2:24",
      "Deuteronomy 24:1",
      "Proverbs 18:22",
      "Malachi 2:14",
      "Matthew 19:4-6",
      "John 2:1-2",
      "1 Corinthians 7:3-4",
      "Ephesians 5:25",
      "Hebrews 13:4",
    ],
    finds: ["babatha", "elephmarr", "nuzi"],
  },
  {
    name: "Money",
    aliases: ["Wealth", "Riches", "Tithe", "Giving"],
    facts: [
      {
        text: "A denarius was about a day’s pay (Matthew 20:2)",
        mark: "certain",
      },
      {
        text: "The love of money, not money itself, is called a root of evil (1 Timothy 6:10)",
        mark: "certain",
      },
    ],
    views: ["Tithing as duty, as guide or as past law"],
    background: [
      {
        text: "Coins came late: the first were struck in Lydia about 600 BC; before that silver was weighed",
        mark: "certain",
      },
      {
        text: "Temple tax was half a shekel a year (Exodus 30:13; Matthew 17:24-27)",
        mark: "certain",
      },
    ],
    keyFigures: ["Abraham", "Zacchaeus", "the poor widow", "Paul"],
    relatedVerses: [
      "Deuteronomy 8:18",
      "Proverbs 3:9",
      "Proverbs 11:28",
      "Malachi 3:10",
      "Matthew 6:24",
      "Mark 12:41-44",
      "Luke 12:15",
      "2 Corinthians 9:7",
      "1 Timothy 6:10",
    ],
    finds: ["shekels", "pim", "samariaost"],
  },
  {
    name: "Feasts",
    aliases: ["Passover", "Festivals", "Feast of Tabernacles", "Feast of Weeks"],
    facts: [
      {
        text: "Three pilgrim feasts: Unleavened Bread, Weeks, Tabernacles (Deuteronomy 16:16)",
        mark: "certain",
      },
      {
        text: "Later feasts: Purim (Esther 9) and Dedication (John 10:22)",
        mark: "certain",
      },
    ],
    views: ["Read by many Christians as pictures of Christ; kept in changed form or not at all"],
    background: [
      {
        text: "The feasts follow barley, wheat and fruit harvests",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Hezekiah", "Esther", "Jesus"],
    relatedVerses: [
      "Exodus 12:14",
      "Leviticus 23:4-5",
      "Leviticus 23:15-16",
      "Leviticus 23:34",
      "Deuteronomy 16:16",
      "Esther 9:26",
      "John 7:37",
      "John 10:22",
      "1 Corinthians 5:7",
    ],
    finds: ["gezercal", "passoverletter"],
  },
  {
    name: "Circumcision",
    aliases: ["Sign of the covenant"],
    facts: [
      {
        text: "Given to Abraham on the eighth day for boys (Genesis 17:10-12)",
        mark: "certain",
      },
      {
        text: "The council of Acts 15 did not ask it of Gentiles (Acts 15:5-11; 15:19-20)",
        mark: "certain",
      },
    ],
    views: ["Jews keep it; Christians hold baptism or faith as the mark"],
    background: [
      {
        text: "Egyptians and others also practised it (Jeremiah 9:25-26)",
        mark: "certain",
      },
    ],
    keyFigures: ["Abraham", "Paul", "Peter"],
    relatedVerses: [
      "Genesis 17:10-12",
      "Deuteronomy 10:16",
      "Jeremiah 4:4",
      "Luke 2:21",
      "Acts 15:5",
      "Romans 2:29",
      "Galatians 5:6",
      "Colossians 2:11-12",
    ],
    finds: [],
  },
  {
    name: "Synagogue",
    aliases: ["Synagogues"],
    facts: [
      {
        text: "Place of prayer, reading and teaching (Luke 4:16-21)",
        mark: "certain",
      },
      {
        text: "Its beginning is uncertain: the exile is often named, the oldest sure remains and texts are later",
        mark: "disputed",
      },
    ],
    views: [],
    background: [
      {
        text: "Scripture was read and explained; guests could be asked to speak (Acts 13:15)",
        mark: "certain",
      },
    ],
    keyFigures: ["Jesus", "Paul", "Jairus"],
    relatedVerses: [
      "Nehemiah 8:8",
      "Mark 1:21",
      "Luke 4:16-17",
      "Luke 7:5",
      "John 6:59",
      "Acts 13:14-15",
      "Acts 15:21",
      "Acts 17:2",
    ],
    finds: ["theodotos", "magdala", "capsyn"],
  },
  {
    name: "Pharisees and Sadducees",
    aliases: ["Pharisees", "Sadducees", "Scribes", "Essenes", "Sanhedrin"],
    facts: [
      {
        text: "Sadducees denied resurrection; Pharisees held it (Acts 23:8)",
        mark: "certain",
      },
      {
        text: "Paul was a Pharisee (Philippians 3:5)",
        mark: "certain",
      },
    ],
    views: [
      "Christians should not use ‘Pharisee’ as a slur for Jews; many Pharisees were devout, and some helped Jesus (Luke 13:31)",
    ],
    background: [
      {
        text: "Josephus describes three schools (Antiquities 18.11-22)",
        mark: "certain",
      },
    ],
    keyFigures: ["Nicodemus", "Gamaliel", "Caiaphas", "Paul"],
    relatedVerses: [
      "Matthew 22:23",
      "Matthew 23:23",
      "Mark 7:5",
      "Luke 13:31",
      "John 3:1",
      "Acts 5:34",
      "Acts 23:8",
      "Philippians 3:5",
    ],
    finds: ["dss", "caiaphas"],
  },
  {
    name: "Church",
    aliases: ["Early church", "Body of Christ"],
    facts: [
      {
        text: "Greek ekklesia means assembly",
        mark: "certain",
      },
      {
        text: "Believers met in homes (Romans 16:5; Colossians 4:15)",
        mark: "certain",
      },
    ],
    views: ["Bishops, elders or congregation lead: churches differ"],
    background: [
      {
        text: "House churches had perhaps twenty to fifty people",
        mark: "probable",
      },
    ],
    keyFigures: ["Peter", "James", "Paul", "Lydia"],
    relatedVerses: [
      "Matthew 16:18",
      "Acts 2:42",
      "Acts 11:26",
      "Romans 12:4-5",
      "1 Corinthians 12:27",
      "Ephesians 2:19-20",
      "Colossians 1:18",
      "Hebrews 10:24-25",
    ],
    finds: ["dura", "peterhouse"],
  },
  {
    name: "Salvation",
    aliases: ["Saved", "Redemption", "Eternal life"],
    facts: [
      {
        text: "Rescue in the Old Testament is often from enemies; the New Testament speaks of sin and death",
        mark: "certain",
      },
      {
        text: "By grace through faith, for good works (Ephesians 2:8-10)",
        mark: "certain",
      },
    ],
    views: ["How baptism, faith and works relate; whether salvation can be lost"],
    background: [
      {
        text: "To redeem meant to buy back land, a slave or kin (Leviticus 25:47-49)",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Jesus", "Paul"],
    relatedVerses: [
      "Exodus 14:13",
      "Isaiah 12:2",
      "Luke 19:10",
      "John 3:16-17",
      "Acts 4:12",
      "Acts 16:30-31",
      "Romans 10:9-10",
      "Ephesians 2:8-10",
      "Titus 3:5",
    ],
    finds: [],
  },
  {
    name: "Heaven and hell",
    aliases: ["Heaven", "Hell", "Sheol", "Afterlife"],
    facts: [
      {
        text: "Sheol in the Old Testament is the place of all the dead (Ecclesiastes 9:10)",
        mark: "certain",
      },
      {
        text: "Gehenna takes its name from the valley of Hinnom (2 Kings 23:10)",
        mark: "certain",
      },
      {
        text: "The last hope is a new heaven and earth (Revelation 21:1)",
        mark: "certain",
      },
    ],
    views: ["Lasting punishment; final destruction; restoration of all; purgatory (Catholic)"],
    background: [
      {
        text: "Jewish writings after the exile speak more of resurrection and judgment",
        mark: "certain",
      },
    ],
    keyFigures: ["Daniel", "Jesus", "John", "Paul"],
    relatedVerses: [
      "Psalms 16:10",
      "Daniel 12:2",
      "Matthew 25:46",
      "Mark 9:43",
      "Luke 16:22-23",
      "Luke 23:43",
      "Philippians 1:23",
      "2 Peter 3:13",
      "Revelation 21:1",
    ],
    finds: [],
  },
  {
    name: "End times",
    aliases: ["Last days", "Second Coming", "Rapture", "Millennium", "Antichrist", "Armageddon"],
    facts: [
      {
        text: "No one knows the day (Matthew 24:36)",
        mark: "certain",
      },
      {
        text: "The last days began with Christ and Pentecost (Hebrews 1:2; Acts 2:16-17)",
        mark: "certain",
      },
      {
        text: "‘Antichrist’ stands only in the letters of John (1 John 2:18; 2 John 1:7)",
        mark: "certain",
      },
    ],
    views: [
      "Pre-, post- and amillennial; pre-, mid- and post-tribulation; preterist, historicist, futurist and idealist readings of Revelation",
    ],
    background: [
      {
        text: "Date setters have been wrong every time, for example William Miller, 22 October 1844",
        mark: "certain",
      },
      {
        text: "AD 70 is the background of much of Mark 13 for many readers",
        mark: "certain",
      },
    ],
    keyFigures: ["Daniel", "Jesus", "Paul", "John"],
    relatedVerses: [
      "Daniel 7:13-14",
      "Daniel 12:2",
      "Matthew 24:36",
      "Mark 13:32",
      "Acts 1:11",
      "1 Thessalonians 4:16-17",
      "2 Thessalonians 2:3",
      "2 Peter 3:10",
      "Revelation 20:4",
      "Revelation 22:20",
    ],
    finds: ["titus", "p47"],
  },
  {
    name: "Bible text and canon",
    aliases: ["Manuscripts", "Canon", "How we got the Bible"],
    facts: [
      {
        text: "Hebrew with some Aramaic; Greek for the New Testament",
        mark: "certain",
      },
      {
        text: "The 66 books here follow the Hebrew list and the 27 of the New Testament",
        mark: "certain",
      },
    ],
    views: ["Catholic and Orthodox Bibles hold more Old Testament books"],
    background: [
      {
        text: "Scrolls gave way to the codex, which Christians used early",
        mark: "certain",
      },
    ],
    keyFigures: ["Ezra", "Athanasius", "Jerome"],
    relatedVerses: [
      "Deuteronomy 31:9",
      "Jeremiah 36:4",
      "Luke 24:44",
      "John 20:30-31",
      "2 Timothy 3:16",
      "2 Peter 1:21",
      "2 Peter 3:15-16",
      "Psalms 119:105",
    ],
    finds: ["dss", "isascroll", "p52", "p46", "sinaiticus", "ketef"],
  },
  {
    name: "Jews and Gentiles",
    aliases: ["Gentiles", "Nations", "Israel and the church"],
    facts: [
      {
        text: "Abraham’s blessing was for all families (Genesis 12:3)",
        mark: "certain",
      },
      {
        text: "The first believers were Jews; Cornelius’s house marks a turn (Acts 10)",
        mark: "certain",
      },
    ],
    views: [
      "The church as Israel’s heir, as joined to Israel, or as separate; Romans 9-11 is the main text",
    ],
    background: [
      {
        text: "A barrier in the Temple kept Gentiles out on pain of death",
        mark: "certain",
      },
    ],
    keyFigures: ["Abraham", "Ruth", "Jonah", "Peter", "Cornelius", "Paul"],
    relatedVerses: [
      "Genesis 12:3",
      "Isaiah 49:6",
      "Jonah 4:11",
      "Acts 10:34-35",
      "Acts 15:19",
      "Romans 11:17-18",
      "Galatians 3:28",
      "Ephesians 2:14",
      "Revelation 7:9",
    ],
    finds: ["warning", "theodotos"],
  },
  {
    name: "Samaritans",
    aliases: ["Samaria", "Good Samaritan"],
    facts: [
      {
        text: "They hold the five books of Moses and worship on Mount Gerizim",
        mark: "certain",
      },
      {
        text: "Jesus spoke with a Samaritan woman and praised a Samaritan in a parable (John 4:9; Luke 10:33)",
        mark: "certain",
      },
    ],
    views: [
      "Origin: mixed settlers (2 Kings 17:24-41), their own claim of descent from Joseph’s tribes, or both",
    ],
    background: [
      {
        text: "A small Samaritan community still lives at Gerizim and Holon",
        mark: "certain",
      },
    ],
    keyFigures: ["The Samaritan woman", "Sanballat", "Philip"],
    relatedVerses: [
      "2 Kings 17:24",
      "Nehemiah 4:1-2",
      "Luke 10:33",
      "Luke 17:16",
      "John 4:9",
      "John 4:20",
      "Acts 8:5",
      "Acts 1:8",
    ],
    finds: ["gerizimdig", "daliyeh", "sargon"],
  },
  {
    name: "Philistines",
    aliases: ["Goliath’s people", "Sea Peoples"],
    facts: [
      {
        text: "Five cities: Gaza, Ashdod, Ashkelon, Gath, Ekron (Joshua 13:3)",
        mark: "certain",
      },
      {
        text: "Came from Caphtor (Amos 9:7; Jeremiah 47:4), often taken as Crete or the Aegean",
        mark: "certain",
      },
    ],
    views: ["Philistines in Genesis 21 and 26: an early group, or a later name for the land"],
    background: [
      {
        text: "Egypt under Ramesses III fought the Peleset among the Sea Peoples, about 1175 BC (Medinet Habu)",
        mark: "certain",
      },
    ],
    keyFigures: ["Goliath", "Achish", "Delilah", "Samson", "David"],
    relatedVerses: [
      "Joshua 13:3",
      "Judges 16:23",
      "1 Samuel 4:10",
      "1 Samuel 13:19-20",
      "1 Samuel 17:4",
      "2 Samuel 5:25",
      "Amos 9:7",
      "Jeremiah 47:4",
    ],
    finds: ["philistines", "ekron", "safi"],
  },
  {
    name: "Assyria",
    aliases: ["Assyrians", "Nineveh’s empire"],
    facts: [
      {
        text: "Took Samaria in 722 or 720 BC and besieged Jerusalem in 701 BC",
        mark: "certain",
      },
      {
        text: "Isaiah calls Assyria the rod of God’s anger (Isaiah 10:5)",
        mark: "certain",
      },
    ],
    views: [
      "The end of Sennacherib’s siege: plague, angel, tribute or a mix of reports (2 Kings 18:14-16; 19:35)",
    ],
    background: [
      {
        text: "Its annals and reliefs boast of siege and exile",
        mark: "certain",
      },
    ],
    keyFigures: ["Tiglath-pileser III", "Shalmaneser V", "Sargon II", "Sennacherib", "Esarhaddon"],
    relatedVerses: [
      "2 Kings 15:29",
      "2 Kings 17:6",
      "2 Kings 18:13",
      "2 Kings 19:35-37",
      "Isaiah 10:5",
      "Isaiah 20:1",
      "Jonah 3:5",
      "Nahum 3:7",
    ],
    finds: ["kurkh", "obelisk", "tiglath", "sargon", "prism", "lachishrelief", "ninevehfall"],
  },
  {
    name: "Plagues of Egypt",
    aliases: ["Ten plagues"],
    facts: [
      {
        text: "Blood, frogs, gnats, flies, livestock, boils, hail, locusts, darkness, firstborn (Exodus 7-12)",
        mark: "certain",
      },
      {
        text: "Each answers Pharaoh’s ‘Who is the Lord?’ (Exodus 5:2)",
        mark: "certain",
      },
    ],
    views: ["Miracle alone; a chain of natural events timed by God; a shaped telling"],
    background: [
      {
        text: "The Ipuwer papyrus is often cited, but its date and meaning do not fit an eyewitness report of the plagues",
        mark: "certain",
      },
    ],
    keyFigures: ["Moses", "Aaron", "Pharaoh"],
    relatedVerses: [
      "Exodus 5:2",
      "Exodus 7:20",
      "Exodus 8:6",
      "Exodus 9:23",
      "Exodus 10:13-14",
      "Exodus 10:22",
      "Exodus 12:12",
      "Exodus 12:29",
      "Psalms 105:28-29",
    ],
    finds: ["avaris"],
  },
];
