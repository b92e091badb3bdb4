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
    archaeology: [
      {
        id: "enuma",
        text: "Enuma Elish, Babylonian poem of creation, on tablets from Nineveh and elsewhere",
        source: "published by George Smith 1876; British Museum",
        mark: "certain",
      },
      {
        id: "atrahasis",
        text: "Atrahasis epic: creation of people and a flood; Old Babylonian copies of the 17th century BC",
        source: "Lambert and Millard 1969; British Museum",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "gilgamesh",
        text: "Epic of Gilgamesh, tablet XI: a flood, a boat, birds sent out; read by George Smith in 1872",
        source: "British Museum K.3375",
        mark: "certain",
      },
      {
        id: "atrahasis",
        text: "Atrahasis epic: creation of people and a flood; Old Babylonian copies of the 17th century BC",
        source: "Lambert and Millard 1969; British Museum",
        mark: "certain",
      },
      {
        id: "kinglist",
        text: "Sumerian King List (Weld-Blundell Prism): kings with very long reigns ‘before the flood’",
        source: "Ashmolean Museum, Oxford, AN1923.444",
        mark: "certain",
      },
    ],
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
    archaeology: [],
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
    archaeology: [
      {
        id: "ziggurat",
        text: "Ziggurats, stepped temple towers of Mesopotamia: Ur’s still stands in part; Babylon’s (Etemenanki) is known from its base and from texts",
        source: "excavations at Ur and Babylon",
        mark: "certain",
      },
      {
        id: "ishtar",
        text: "Babylon of Nebuchadnezzar: Ishtar Gate, Processional Way and bricks stamped with the king’s name",
        source: "Koldewey 1899-1917; Vorderasiatisches Museum, Berlin",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "treaties",
        text: "Hittite vassal treaties (14th-13th century BC) and Esarhaddon’s succession treaty (672 BC): forms and curses like those of Deuteronomy; which are nearer, and so the date, is disputed",
        source: "Mendenhall 1954; Kitchen 2003; Weinfeld 1972",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "merneptah",
        text: "Merneptah Stele, about 1208 BC: the earliest sure mention of Israel, as a people in Canaan",
        source: "Egyptian Museum, Cairo, JE 31408",
        mark: "certain",
      },
      {
        id: "avaris",
        text: "Tell el-Daba (Avaris) and Qantir (Pi-Ramesses), eastern Delta: a town with many people of Canaanite culture, and the later city of Ramesses",
        source: "M. Bietak, E. Pusch excavations",
        mark: "certain",
      },
      {
        id: "brooklyn",
        text: "Papyrus Brooklyn 35.1446, about 1809-1743 BC: a list of 95 household servants in Egypt, about 45 of them from Asia, many with Semitic names",
        source: "Brooklyn Museum; W. C. Hayes, 1955",
        mark: "certain",
      },
      {
        id: "soleb",
        text: "Soleb temple list of Amenhotep III: ‘land of the Shasu of yhw’, a place name; many connect it with the name YHWH",
        source: "Soleb, Sudan, 14th century BC",
        mark: "probable",
      },
    ],
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
    archaeology: [
      {
        id: "hammurabi",
        text: "Law stele of Hammurabi, about 1750 BC: case laws with parallels to Exodus 21-22",
        source: "Louvre Sb 8; found at Susa 1901-1902",
        mark: "certain",
      },
      {
        id: "yavneyam",
        text: "Mesad Hashavyahu letter, late 7th century BC: a reaper begs an official for the return of his garment (compare Exodus 22:26-27)",
        source: "found 1960; Israel Museum",
        mark: "certain",
      },
      {
        id: "dss",
        text: "Dead Sea Scrolls, 3rd century BC to 1st century AD: copies of nearly every book of the Hebrew Bible",
        source: null,
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "dss",
        text: "Dead Sea Scrolls, 3rd century BC to 1st century AD: copies of nearly every book of the Hebrew Bible",
        source: null,
        mark: "certain",
      },
    ],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [
      {
        id: "warning",
        text: "Temple warning inscription: Greek notice that a foreigner who passes the barrier has himself to blame for his death (compare Acts 21:28-29)",
        source: "Istanbul 2196; found 1871; a fragment found 1936",
        mark: "certain",
      },
      {
        id: "trumpet",
        text: "Stone ‘to the place of trumpeting’, fallen from the south-west corner of the Temple Mount",
        source: "B. Mazar 1968; Israel Museum",
        mark: "certain",
      },
      {
        id: "herodstones",
        text: "Western Wall, Robinson’s Arch and the stones thrown down in AD 70",
        source: "Temple Mount excavations from 1968",
        mark: "certain",
      },
      {
        id: "arad",
        text: "Arad: Judean fort with a shrine; an ostracon (about 600 BC) mentions ‘the house of YHWH’",
        source: "Y. Aharoni, 1962-1967; Israel Museum",
        mark: "certain",
      },
      {
        id: "titus",
        text: "Arch of Titus, Rome (about AD 81): the lampstand and the table carried in triumph",
        source: "in place, Rome",
        mark: "certain",
      },
    ],
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
    archaeology: [],
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
    archaeology: [
      {
        id: "beershebaaltar",
        text: "Beersheba: stones of a large four-horned altar reused in a store wall of the 8th century BC",
        source: "Y. Aharoni, 1973; Israel Museum",
        mark: "certain",
      },
      {
        id: "arad",
        text: "Arad: Judean fort with a shrine; an ostracon (about 600 BC) mentions ‘the house of YHWH’",
        source: "Y. Aharoni, 1962-1967; Israel Museum",
        mark: "certain",
      },
      {
        id: "dancult",
        text: "Tel Dan: a large high place with steps and an altar site, linked to Jeroboam’s shrine (1 Kings 12:28-30)",
        source: "A. Biran excavation",
        mark: "probable",
      },
    ],
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
    archaeology: [
      {
        id: "ketef",
        text: "Ketef Hinnom silver amulets, about 600 BC: a form of the priestly blessing of Numbers 6:24-26",
        source: "Israel Museum; Barkay and others 2004",
        mark: "certain",
      },
      {
        id: "caiaphas",
        text: "Caiaphas ossuary, 1st century AD: ‘Joseph son of (or of the family of) Caiaphas’, probably the high priest’s family",
        source: "Israel Museum",
        mark: "probable",
      },
    ],
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
    archaeology: [
      {
        id: "mari",
        text: "Mari archive, 18th century BC: names, tribal life and prophets in the age often given to the patriarchs",
        source: "Tell Hariri, Syria; found from 1933",
        mark: "certain",
      },
      {
        id: "deiralla",
        text: "Deir Alla plaster text, about 840-760 BC: visions of ‘Balaam son of Beor, a seer of the gods’, painted in ink; the story is not that of Numbers",
        source: "found 1967; Amman; KAI 312",
        mark: "certain",
      },
      {
        id: "isascroll",
        text: "Great Isaiah Scroll (1QIsa-a): a whole copy of Isaiah from about the 2nd century BC, 734 cm long",
        source: "Israel Museum",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "teldan",
        text: "Tel Dan Stele, 9th century BC: Aramaic royal text read by most scholars as naming the ‘House of David’",
        source: "Israel Museum; Biran and Naveh 1993, 1995",
        mark: "certain",
      },
      {
        id: "kurkh",
        text: "Kurkh Monolith of Shalmaneser III, about 852 BC: lists ‘Ahab the Israelite’ with 2,000 chariots and 10,000 men at Qarqar (853 BC); most accept the name, some doubt the number of chariots",
        source: "British Museum 118884; found 1861",
        mark: "certain",
      },
      {
        id: "obelisk",
        text: "Black Obelisk of Shalmaneser III, from Nimrud (found 1846): a king named Iaua ‘of the house of Omri’, usually read as Jehu, or his envoy, bows with tribute (841 BC)",
        source: "British Museum 118885",
        mark: "certain",
      },
      {
        id: "tiglath",
        text: "Inscriptions of Tiglath-pileser III: tribute from Menahem of Israel and Jehoahaz (Ahaz) of Judah; Pekah replaced by Hoshea",
        source: "H. Tadmor, The Inscriptions of Tiglath-pileser III, 1994; British Museum",
        mark: "certain",
      },
      {
        id: "prism",
        text: "Sennacherib’s prisms (campaign of 701 BC): 46 towns of Judah taken, Hezekiah shut up in Jerusalem ‘like a bird in a cage’; no capture of the city is claimed",
        source: "British Museum 91032 (Taylor Prism)",
        mark: "certain",
      },
      {
        id: "hezbulla",
        text: "Bulla ‘belonging to Hezekiah son of Ahaz, king of Judah’, from the Ophel dig",
        source: "E. Mazar, announced 2 December 2015",
        mark: "certain",
      },
      {
        id: "rations",
        text: "Ration tablets from Babylon: oil for Ia’ukin (Jehoiachin), king of Judah, and five sons",
        source: "Vorderasiatisches Museum, Berlin, VAT 16378 and others; found 1899-1917",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "dss",
        text: "Dead Sea Scrolls, 3rd century BC to 1st century AD: copies of nearly every book of the Hebrew Bible",
        source: null,
        mark: "certain",
      },
      {
        id: "isascroll",
        text: "Great Isaiah Scroll (1QIsa-a): a whole copy of Isaiah from about the 2nd century BC, 734 cm long",
        source: "Israel Museum",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "chron597",
        text: "Babylonian Chronicle BM 21946: Nebuchadnezzar took ‘the city of Judah’ on 2 Adar (16 March) 597 BC and appointed a king of his choice; it breaks off before 586",
        source: "British Museum; Wiseman 1956",
        mark: "certain",
      },
      {
        id: "rations",
        text: "Ration tablets from Babylon: oil for Ia’ukin (Jehoiachin), king of Judah, and five sons",
        source: "Vorderasiatisches Museum, Berlin, VAT 16378 and others; found 1899-1917",
        mark: "certain",
      },
      {
        id: "yahudu",
        text: "Al-Yahudu tablets, 572-484 BC in the collection shown in 2015: daily business of people from Judah living in Babylonia; bought on the market, find-spot unknown",
        source: "Pearce and Wunsch 2014",
        mark: "certain",
      },
      {
        id: "burnt586",
        text: "Burnt layers of the Babylonian destruction in the City of David, Jerusalem",
        source: "Vaknin and others 2020, 2022",
        mark: "certain",
      },
      {
        id: "sargon",
        text: "Inscriptions of Sargon II from Khorsabad and Nimrud: 27,290 (or 27,280) people carried off from Samaria; Sargon is named in Isaiah 20:1",
        source: "Louvre, British Museum and others; palace dug from 1843",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "ugarit",
        text: "Ugarit tablets, 14th-12th century BC: poems of El, Baal and Asherah that show the religion of Canaan",
        source: "Ras Shamra, Syria; found from 1929",
        mark: "certain",
      },
      {
        id: "ajrud",
        text: "Kuntillet Ajrud inscriptions, about 800 BC: blessings by ‘YHWH of Samaria’ and ‘YHWH of Teman’ and ‘his asherah’; whether a goddess or a cult object is meant is disputed",
        source: "Z. Meshel excavation, 1975-1976",
        mark: "certain",
      },
      {
        id: "figurines",
        text: "Judean pillar figurines, 8th-7th century BC: clay women found in many houses of Judah; their use is disputed",
        source: "Kletter 1996",
        mark: "certain",
      },
      {
        id: "dancult",
        text: "Tel Dan: a large high place with steps and an altar site, linked to Jeroboam’s shrine (1 Kings 12:28-30)",
        source: "A. Biran excavation",
        mark: "probable",
      },
    ],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [
      {
        id: "boat",
        text: "Galilee Boat: wooden fishing boat about 8 m long, 1st century BC to 1st century AD",
        source: "found 1986 near Ginosar; Yigal Allon Centre",
        mark: "certain",
      },
      {
        id: "bethesda",
        text: "Bethesda: two large pools with a dividing wall beside the church of St Anne, Jerusalem, fit the five porches of John 5:2",
        source: "excavations from the 19th century on",
        mark: "certain",
      },
      {
        id: "siloampool",
        text: "Pool of Siloam: stepped pool of the late Second Temple age found in 2004",
        source: "Reich and Shukron",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "capsyn",
        text: "Capernaum: limestone synagogue of about the 4th-5th century on older basalt remains",
        source: "Corbo and Loffreda",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "nazarethhouse",
        text: "Nazareth: remains of a house of about the 1st century; a later list of priests’ towns from Caesarea names Nazareth",
        source: "Y. Alexandre 2009; Avi-Yonah 1962",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "heel",
        text: "Heel bone of Yehohanan with an iron nail (Giv’at ha-Mivtar, 1968): crucifixion in 1st-century Jerusalem",
        source: "Zias and Sekeles, IEJ 35, 1985",
        mark: "certain",
      },
      {
        id: "pilate",
        text: "Pilate Stone, Caesarea, AD 26-36: Latin text naming Pontius Pilate, prefect of Judaea",
        source: "Israel Museum; Frova 1961",
        mark: "certain",
      },
      {
        id: "caiaphas",
        text: "Caiaphas ossuary, 1st century AD: ‘Joseph son of (or of the family of) Caiaphas’, probably the high priest’s family",
        source: "Israel Museum",
        mark: "probable",
      },
      {
        id: "sepulchre",
        text: "Church of the Holy Sepulchre: built in the 4th century over a quarry with tombs of the right age, outside the wall of Jesus’ day",
        source:
          "Corbo; mortar of the tomb shrine dated about AD 345, National Technical University of Athens, 2017",
        mark: "probable",
      },
      {
        id: "alexamenos",
        text: "Alexamenos graffito, Palatine, Rome, about AD 200: a mocking drawing of a man who worships a crucified figure",
        source: "Palatine Museum, Rome",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "sepulchre",
        text: "Church of the Holy Sepulchre: built in the 4th century over a quarry with tombs of the right age, outside the wall of Jesus’ day",
        source:
          "Corbo; mortar of the tomb shrine dated about AD 345, National Technical University of Athens, 2017",
        mark: "probable",
      },
    ],
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
    archaeology: [
      {
        id: "mikveh",
        text: "Stepped ritual baths (mikvaot) of the Second Temple age, many beside the Temple Mount",
        source: "R. Reich; Temple Mount excavations",
        mark: "certain",
      },
      {
        id: "dura",
        text: "Dura-Europos: a house church with a baptism room and wall paintings, about AD 240",
        source: "excavated 1931-1932; Yale",
        mark: "certain",
      },
    ],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [
      {
        id: "ketef",
        text: "Ketef Hinnom silver amulets, about 600 BC: a form of the priestly blessing of Numbers 6:24-26",
        source: "Israel Museum; Barkay and others 2004",
        mark: "certain",
      },
    ],
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
    archaeology: [],
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
    archaeology: [
      {
        id: "ludlul",
        text: "Babylonian poems of a suffering man (Ludlul bel nemeqi; the Babylonian Theodicy): the same questions as Job",
        source: "W. G. Lambert 1960",
        mark: "certain",
      },
      {
        id: "urlament",
        text: "Sumerian laments over fallen cities (Ur): the same kind of poem as Lamentations, many centuries older",
        source: "tablets from Nippur and Ur",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "hammurabi",
        text: "Law stele of Hammurabi, about 1750 BC: case laws with parallels to Exodus 21-22",
        source: "Louvre Sb 8; found at Susa 1901-1902",
        mark: "certain",
      },
      {
        id: "yavneyam",
        text: "Mesad Hashavyahu letter, late 7th century BC: a reaper begs an official for the return of his garment (compare Exodus 22:26-27)",
        source: "found 1960; Israel Museum",
        mark: "certain",
      },
      {
        id: "samariaivory",
        text: "Samaria ivories, 9th-8th century BC: carved inlays from the royal quarter (compare 1 Kings 22:39; Amos 3:15; Amos 6:4)",
        source: "Crowfoot excavations, 1930s; Israel Museum and British Museum",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "daliyeh",
        text: "Wadi Daliyeh papyri, 4th century BC: deeds from Samaria; slaves are sold and a Sanballat is named",
        source: "found 1962",
        mark: "certain",
      },
      {
        id: "brooklyn",
        text: "Papyrus Brooklyn 35.1446, about 1809-1743 BC: a list of 95 household servants in Egypt, about 45 of them from Asia, many with Semitic names",
        source: "Brooklyn Museum; W. C. Hayes, 1955",
        mark: "certain",
      },
      {
        id: "hammurabi",
        text: "Law stele of Hammurabi, about 1750 BC: case laws with parallels to Exodus 21-22",
        source: "Louvre Sb 8; found at Susa 1901-1902",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "babatha",
        text: "Babatha archive, AD 94-132: a Jewish woman’s papers on marriage, property and law",
        source: "Cave of Letters, Nahal Hever, found 1961; Israel Museum",
        mark: "certain",
      },
      {
        id: "elephmarr",
        text: "Marriage contracts from Elephantine, 5th century BC: a Jewish wife could own goods and end the marriage",
        source: "Cowley 15; Kraeling 1953, Brooklyn Museum",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "babatha",
        text: "Babatha archive, AD 94-132: a Jewish woman’s papers on marriage, property and law",
        source: "Cave of Letters, Nahal Hever, found 1961; Israel Museum",
        mark: "certain",
      },
      {
        id: "elephmarr",
        text: "Marriage contracts from Elephantine, 5th century BC: a Jewish wife could own goods and end the marriage",
        source: "Cowley 15; Kraeling 1953, Brooklyn Museum",
        mark: "certain",
      },
      {
        id: "nuzi",
        text: "Nuzi tablets, 15th-14th century BC: family law (adoption, a slave wife to bear an heir) once closely compared with Genesis, now with caution",
        source: "excavated 1925-1931, Iraq",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "shekels",
        text: "Tyrian silver shekels: the coin in which the Temple tax was paid (Mishnah, Bekhorot 8:7)",
        source: "coin hoards, for example Usfiya",
        mark: "certain",
      },
      {
        id: "pim",
        text: "Stone weights marked ‘pym’, about 7.8 g: the word of 1 Samuel 13:21",
        source: "many sites of Judah",
        mark: "certain",
      },
      {
        id: "samariaost",
        text: "Samaria ostraca, 8th century BC: about a hundred ink notes on wine and oil sent to the capital, with clan names of Manasseh (compare Joshua 17:2-3)",
        source: "Reisner excavation, 1910; Istanbul Archaeology Museums",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "gezercal",
        text: "Gezer Calendar, 10th century BC: the farming year in twelve months",
        source: "found 1908; Istanbul Archaeology Museums",
        mark: "certain",
      },
      {
        id: "passoverletter",
        text: "Elephantine letter of 419 BC: instructions to the Jewish garrison on the days of unleavened bread; the word Passover does not stand in what survives",
        source: "Cowley 1923, no. 21; Berlin P. 13464",
        mark: "certain",
      },
    ],
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
    archaeology: [],
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
    archaeology: [
      {
        id: "theodotos",
        text: "Theodotos inscription, Jerusalem, before AD 70 by most: a synagogue for the reading of the Law and a guest house",
        source: "R. Weill, 1913-1914; Israel Antiquities Authority S 842",
        mark: "certain",
      },
      {
        id: "magdala",
        text: "Magdala: synagogue in use before AD 70, with a carved stone showing a lampstand",
        source: "found 2009; Israel Antiquities Authority",
        mark: "certain",
      },
      {
        id: "capsyn",
        text: "Capernaum: limestone synagogue of about the 4th-5th century on older basalt remains",
        source: "Corbo and Loffreda",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "dss",
        text: "Dead Sea Scrolls, 3rd century BC to 1st century AD: copies of nearly every book of the Hebrew Bible",
        source: null,
        mark: "certain",
      },
      {
        id: "caiaphas",
        text: "Caiaphas ossuary, 1st century AD: ‘Joseph son of (or of the family of) Caiaphas’, probably the high priest’s family",
        source: "Israel Museum",
        mark: "probable",
      },
    ],
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
    archaeology: [
      {
        id: "dura",
        text: "Dura-Europos: a house church with a baptism room and wall paintings, about AD 240",
        source: "excavated 1931-1932; Yale",
        mark: "certain",
      },
      {
        id: "peterhouse",
        text: "Capernaum: a 1st-century house that became a house church and an octagonal church, honoured as Peter’s",
        source: "Corbo and Loffreda, 1968 on",
        mark: "probable",
      },
    ],
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
    archaeology: [],
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
    archaeology: [],
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
    archaeology: [
      {
        id: "titus",
        text: "Arch of Titus, Rome (about AD 81): the lampstand and the table carried in triumph",
        source: "in place, Rome",
        mark: "certain",
      },
      {
        id: "p47",
        text: "Papyrus P47, 3rd century: Revelation 9-17",
        source: "Chester Beatty Library, Dublin",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "dss",
        text: "Dead Sea Scrolls, 3rd century BC to 1st century AD: copies of nearly every book of the Hebrew Bible",
        source: null,
        mark: "certain",
      },
      {
        id: "isascroll",
        text: "Great Isaiah Scroll (1QIsa-a): a whole copy of Isaiah from about the 2nd century BC, 734 cm long",
        source: "Israel Museum",
        mark: "certain",
      },
      {
        id: "p52",
        text: "Papyrus P52, John 18:31-33 and 37-38: often dated about AD 125, possibly later",
        source: "John Rylands Library, Manchester",
        mark: "certain",
      },
      {
        id: "p46",
        text: "Papyrus P46, about AD 200: an early collection of Paul’s letters with Hebrews",
        source: "Chester Beatty Library, Dublin, and University of Michigan",
        mark: "certain",
      },
      {
        id: "sinaiticus",
        text: "Codex Sinaiticus, 4th century: the oldest complete New Testament",
        source: "British Library and others",
        mark: "certain",
      },
      {
        id: "ketef",
        text: "Ketef Hinnom silver amulets, about 600 BC: a form of the priestly blessing of Numbers 6:24-26",
        source: "Israel Museum; Barkay and others 2004",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "warning",
        text: "Temple warning inscription: Greek notice that a foreigner who passes the barrier has himself to blame for his death (compare Acts 21:28-29)",
        source: "Istanbul 2196; found 1871; a fragment found 1936",
        mark: "certain",
      },
      {
        id: "theodotos",
        text: "Theodotos inscription, Jerusalem, before AD 70 by most: a synagogue for the reading of the Law and a guest house",
        source: "R. Weill, 1913-1914; Israel Antiquities Authority S 842",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "gerizimdig",
        text: "Mount Gerizim: a Samaritan sanctuary from the 5th century BC to the 2nd",
        source: "Y. Magen excavation",
        mark: "certain",
      },
      {
        id: "daliyeh",
        text: "Wadi Daliyeh papyri, 4th century BC: deeds from Samaria; slaves are sold and a Sanballat is named",
        source: "found 1962",
        mark: "certain",
      },
      {
        id: "sargon",
        text: "Inscriptions of Sargon II from Khorsabad and Nimrud: 27,290 (or 27,280) people carried off from Samaria; Sargon is named in Isaiah 20:1",
        source: "Louvre, British Museum and others; palace dug from 1843",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "philistines",
        text: "Philistine towns: DNA of ten people from Ashkelon shows a share from southern Europe in the early Iron Age",
        source: "Feldman and others 2019",
        mark: "certain",
      },
      {
        id: "ekron",
        text: "Ekron royal inscription, 7th century BC: names the city and its kings Padi and Achish (Ikausu), both known to Assyria",
        source: "Tel Miqne, found 1996; Israel Museum, IAA 1997-2912",
        mark: "certain",
      },
      {
        id: "safi",
        text: "Tell es-Safi (Gath): large Philistine city, with siege works from about 830 BC (compare 2 Kings 12:17); a sherd bears two names of the same kind as Goliath, not his own",
        source: "A. Maeir excavation; sherd found 2005",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "kurkh",
        text: "Kurkh Monolith of Shalmaneser III, about 852 BC: lists ‘Ahab the Israelite’ with 2,000 chariots and 10,000 men at Qarqar (853 BC); most accept the name, some doubt the number of chariots",
        source: "British Museum 118884; found 1861",
        mark: "certain",
      },
      {
        id: "obelisk",
        text: "Black Obelisk of Shalmaneser III, from Nimrud (found 1846): a king named Iaua ‘of the house of Omri’, usually read as Jehu, or his envoy, bows with tribute (841 BC)",
        source: "British Museum 118885",
        mark: "certain",
      },
      {
        id: "tiglath",
        text: "Inscriptions of Tiglath-pileser III: tribute from Menahem of Israel and Jehoahaz (Ahaz) of Judah; Pekah replaced by Hoshea",
        source: "H. Tadmor, The Inscriptions of Tiglath-pileser III, 1994; British Museum",
        mark: "certain",
      },
      {
        id: "sargon",
        text: "Inscriptions of Sargon II from Khorsabad and Nimrud: 27,290 (or 27,280) people carried off from Samaria; Sargon is named in Isaiah 20:1",
        source: "Louvre, British Museum and others; palace dug from 1843",
        mark: "certain",
      },
      {
        id: "prism",
        text: "Sennacherib’s prisms (campaign of 701 BC): 46 towns of Judah taken, Hezekiah shut up in Jerusalem ‘like a bird in a cage’; no capture of the city is claimed",
        source: "British Museum 91032 (Taylor Prism)",
        mark: "certain",
      },
      {
        id: "lachishrelief",
        text: "Lachish reliefs from Sennacherib’s palace at Nineveh: the siege of Lachish, 701 BC",
        source: "British Museum; Ussishkin 1982",
        mark: "certain",
      },
      {
        id: "ninevehfall",
        text: "Fall of Nineveh Chronicle: the city fell to Babylon and the Medes in 612 BC",
        source: "British Museum BM 21901",
        mark: "certain",
      },
    ],
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
    archaeology: [
      {
        id: "avaris",
        text: "Tell el-Daba (Avaris) and Qantir (Pi-Ramesses), eastern Delta: a town with many people of Canaanite culture, and the later city of Ramesses",
        source: "M. Bietak, E. Pusch excavations",
        mark: "certain",
      },
    ],
  },
];
