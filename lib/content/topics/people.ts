import type { Person } from "./schema";

/** In the order of the dossier; see schema.ts for the fields. */
export const PEOPLE: readonly Person[] = [
  {
    name: "Adam and Eve",
    role: "first man and woman",
    era: "Beginnings (no date; 4004 BC in Ussher’s count)",
    relations: ["parents of Cain, Abel and Seth"],
    keyVerses: ["Genesis 1:27", "Genesis 2:7", "Genesis 3:6", "Romans 5:12", "1 Corinthians 15:45"],
    facts: [
      {
        text: "Adam is close to the Hebrew for ground; Eve to the word for life (Genesis 2:7; 3:20)",
        mark: "certain",
      },
      {
        text: "Christians read them as one first pair, as heads of humankind, or as figures of all people",
        mark: "disputed",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Noah",
    role: "builder of the ark",
    era: "Beginnings (2348 BC for the Flood in Ussher’s count)",
    relations: ["son of Lamech", "father of Shem, Ham and Japheth"],
    keyVerses: ["Genesis 6:8-9", "Genesis 7:6", "Genesis 9:11", "Hebrews 11:7", "1 Peter 3:20"],
    facts: [
      {
        text: "Righteous in his generation (Genesis 6:9)",
        mark: "certain",
      },
      {
        text: "God’s covenant with him is for every living creature (Genesis 9:9-17)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Abraham",
    role: "patriarch, father of Israel",
    era: "Patriarchs, about 2100-1800 BC (dates debated)",
    relations: ["husband of Sarah", "father of Ishmael and Isaac", "uncle of Lot"],
    keyVerses: ["Genesis 12:1-3", "Genesis 15:6", "Genesis 22:12", "Romans 4:3", "Hebrews 11:8"],
    facts: [
      {
        text: "Called from Ur and Haran to Canaan (Genesis 11:31; 12:4)",
        mark: "certain",
      },
      {
        text: "Jews, Christians and Muslims honour him",
        mark: "certain",
      },
      {
        text: "No text of his own time names him",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Sarah",
    role: "wife of Abraham",
    era: "Patriarchs",
    relations: ["wife of Abraham", "mother of Isaac"],
    keyVerses: ["Genesis 17:15-16", "Genesis 21:1-2", "Genesis 23:1-2", "Hebrews 11:11"],
    facts: [
      {
        text: "Called Sarai until Genesis 17:15",
        mark: "certain",
      },
      {
        text: "Buried at Machpelah (Genesis 23:19)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Isaac",
    role: "patriarch",
    era: "Patriarchs",
    relations: ["son of Abraham and Sarah", "husband of Rebekah", "father of Esau and Jacob"],
    keyVerses: ["Genesis 21:3", "Genesis 22:7-8", "Genesis 26:24-25", "Hebrews 11:20"],
    facts: [
      {
        text: "His name is tied to laughter (Genesis 21:6)",
        mark: "certain",
      },
      {
        text: "Child of promise (Galatians 4:28)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Jacob (Israel)",
    role: "patriarch",
    era: "Patriarchs",
    relations: ["son of Isaac and Rebekah", "twin of Esau", "father of twelve sons"],
    keyVerses: ["Genesis 25:26", "Genesis 28:12-15", "Genesis 32:28", "Genesis 49:28"],
    facts: [
      {
        text: "Renamed Israel after the night struggle (Genesis 32:28; 35:10)",
        mark: "certain",
      },
      {
        text: "Went down to Egypt in old age (Genesis 46:1-7)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Joseph son of Jacob",
    role: "ruler in Egypt",
    era: "Patriarchs, about 1900-1650 BC (debated)",
    relations: ["son of Jacob and Rachel", "father of Ephraim and Manasseh"],
    keyVerses: ["Genesis 37:28", "Genesis 41:39-41", "Genesis 45:4-5", "Genesis 50:20"],
    facts: [
      {
        text: "Sold for twenty pieces of silver (Genesis 37:28)",
        mark: "certain",
      },
      {
        text: "No Egyptian text names him; Imhotep is not Joseph",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Moses",
    role: "prophet and leader of the exodus",
    era: "Exodus, 15th or 13th century BC",
    relations: ["son of Amram and Jochebed", "brother of Aaron and Miriam", "husband of Zipporah"],
    keyVerses: [
      "Exodus 3:10",
      "Exodus 14:21",
      "Exodus 20:1",
      "Deuteronomy 34:10",
      "Hebrews 11:24-26",
    ],
    facts: [
      {
        text: "His name is explained by ‘drew out’ (Exodus 2:10); many compare Egyptian names in -mose",
        mark: "certain",
      },
      {
        text: "Not named in any Egyptian text",
        mark: "certain",
      },
      {
        text: "Traditional author of the Law",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Aaron",
    role: "first high priest",
    era: "Exodus",
    relations: ["brother of Moses and Miriam", "father of Nadab, Abihu, Eleazar and Ithamar"],
    keyVerses: ["Exodus 4:14", "Exodus 28:1", "Exodus 32:4", "Numbers 20:28"],
    facts: [
      {
        text: "Priests of Israel trace to him (Exodus 28:1)",
        mark: "certain",
      },
      {
        text: "He made the golden calf at the people’s demand (Exodus 32:1-4)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Miriam",
    role: "prophet",
    era: "Exodus",
    relations: ["sister of Moses and Aaron"],
    keyVerses: ["Exodus 15:20-21", "Numbers 12:1", "Numbers 20:1", "Micah 6:4"],
    facts: [
      {
        text: "Led the women in song after the sea (Exodus 15:20-21)",
        mark: "certain",
      },
      {
        text: "Named with Moses and Aaron as sent by God (Micah 6:4)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Joshua",
    role: "leader of the entry into Canaan",
    era: "Conquest, 15th-14th or 13th century BC",
    relations: ["son of Nun, of Ephraim"],
    keyVerses: ["Exodus 17:9", "Numbers 14:6-7", "Joshua 1:9", "Joshua 24:15"],
    facts: [
      {
        text: "First called Hoshea (Numbers 13:16)",
        mark: "certain",
      },
      {
        text: "His name is the Hebrew form behind ‘Jesus’",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Rahab",
    role: "woman of Jericho",
    era: "Conquest",
    relations: [
      "mother of Boaz in Matthew’s list (Matthew 1:5 spells the name differently in Greek)",
    ],
    keyVerses: ["Joshua 2:1", "Joshua 6:25", "Hebrews 11:31", "James 2:25"],
    facts: [
      {
        text: "Hid the spies and was spared",
        mark: "certain",
      },
      {
        text: "Praised for faith and for works (Hebrews 11:31; James 2:25)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Deborah",
    role: "prophet and judge",
    era: "Judges, 12th century BC (approximate)",
    relations: ["wife of Lappidoth"],
    keyVerses: ["Judges 4:4-5", "Judges 4:9", "Judges 5:7"],
    facts: [
      {
        text: "Held court under a palm tree between Ramah and Bethel (Judges 4:5)",
        mark: "certain",
      },
      {
        text: "Her song is often held to be very old",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Gideon",
    role: "judge",
    era: "Judges",
    relations: ["son of Joash", "father of Abimelech"],
    keyVerses: ["Judges 6:12", "Judges 7:7", "Judges 8:23", "Hebrews 11:32"],
    facts: [
      {
        text: "Won with three hundred men (Judges 7:7)",
        mark: "certain",
      },
      {
        text: "A jar with the name Jerubbaal (his other name) does not prove it is his",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Samson",
    role: "judge",
    era: "Judges",
    relations: ["son of Manoah, of Dan"],
    keyVerses: ["Judges 13:5", "Judges 16:17", "Judges 16:28-30", "Hebrews 11:32"],
    facts: [
      {
        text: "A Nazirite from birth (Judges 13:5)",
        mark: "certain",
      },
      {
        text: "Died at Gaza among the Philistines",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Ruth",
    role: "Moabite ancestor of David",
    era: "Judges",
    relations: ["wife of Boaz", "daughter-in-law of Naomi", "great-grandmother of David"],
    keyVerses: ["Ruth 1:16-17", "Ruth 4:13", "Matthew 1:5"],
    facts: [
      {
        text: "One of the women named in Matthew’s list of Jesus’ line (Matthew 1:3-6; 1:16)",
        mark: "certain",
      },
      {
        text: "Came as a foreigner and was welcomed",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Hannah",
    role: "mother of Samuel",
    era: "11th century BC",
    relations: ["wife of Elkanah"],
    keyVerses: ["1 Samuel 1:10-11", "1 Samuel 1:27", "1 Samuel 2:1"],
    facts: [
      {
        text: "Her song is echoed in Mary’s (Luke 1:46-55)",
        mark: "certain",
      },
      {
        text: "She gave her son to serve at Shiloh (1 Samuel 1:24-28)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Samuel",
    role: "prophet and last judge",
    era: "11th century BC",
    relations: ["son of Elkanah and Hannah"],
    keyVerses: ["1 Samuel 3:10", "1 Samuel 7:15", "1 Samuel 10:1", "1 Samuel 16:13"],
    facts: [
      {
        text: "Anointed Saul and David",
        mark: "certain",
      },
      {
        text: "Judged Israel on a yearly round (1 Samuel 7:16)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Saul",
    role: "first king of Israel",
    era: "about 1050-1010 BC (approximate)",
    relations: ["son of Kish, of Benjamin", "father of Jonathan and Michal"],
    keyVerses: ["1 Samuel 9:17", "1 Samuel 10:24", "1 Samuel 15:26", "1 Samuel 31:4"],
    facts: [
      {
        text: "The length of his reign is lost in the Hebrew text (1 Samuel 13:1)",
        mark: "certain",
      },
      {
        text: "Not named outside the Bible",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "David",
    role: "king of Israel",
    era: "about 1010-970 BC (approximate)",
    relations: ["son of Jesse", "father of Absalom and Solomon", "husband of Bathsheba"],
    keyVerses: ["1 Samuel 16:13", "2 Samuel 5:4-5", "2 Samuel 7:16", "Psalms 23:1", "Acts 13:22"],
    facts: [
      {
        text: "Reigned forty years, seven in Hebron and thirty-three in Jerusalem (1 Kings 2:11)",
        mark: "certain",
      },
      {
        text: "Jesus is called son of David (Matthew 1:1)",
        mark: "certain",
      },
    ],
    attestedOutsideBible:
      "‘House of David’ on the Tel Dan Stele (9th century BC), as most read it; the reading on the Mesha Stele is disputed",
    finds: ["teldan"],
  },
  {
    name: "Bathsheba",
    role: "wife of David",
    era: "10th century BC",
    relations: ["wife of Uriah, then of David", "mother of Solomon"],
    keyVerses: ["2 Samuel 11:3", "2 Samuel 12:24", "1 Kings 1:16-17", "Matthew 1:6"],
    facts: [
      {
        text: "Wronged by David, who took her and had her husband killed (2 Samuel 11:2-17)",
        mark: "certain",
      },
      {
        text: "Spoke for Solomon’s kingship (1 Kings 1:15-31)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Solomon",
    role: "king of Israel",
    era: "about 970-931 BC (approximate)",
    relations: ["son of David and Bathsheba", "father of Rehoboam"],
    keyVerses: ["1 Kings 3:9", "1 Kings 6:1", "1 Kings 8:27", "1 Kings 11:4", "Matthew 6:29"],
    facts: [
      {
        text: "Built the temple in seven years (1 Kings 6:38)",
        mark: "certain",
      },
      {
        text: "Not named in any text of his own time that has been found",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Jeroboam I",
    role: "first king of northern Israel",
    era: "about 931-910 BC",
    relations: ["son of Nebat"],
    keyVerses: ["1 Kings 11:28", "1 Kings 12:28", "1 Kings 14:16"],
    facts: [
      {
        text: "Set calves at Bethel and Dan (1 Kings 12:28-29)",
        mark: "certain",
      },
      {
        text: "The Jeroboam of the Megiddo seal is usually Jeroboam II",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Ahab",
    role: "king of Israel",
    era: "about 874-853 BC",
    relations: ["son of Omri", "husband of Jezebel"],
    keyVerses: ["1 Kings 16:30-31", "1 Kings 18:17", "1 Kings 21:20", "1 Kings 22:34-37"],
    facts: [
      {
        text: "Married Jezebel of Sidon (1 Kings 16:31)",
        mark: "certain",
      },
      {
        text: "Took Naboth’s vineyard (1 Kings 21:1-16)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Kurkh Monolith of Shalmaneser III, 853 BC",
    finds: ["kurkh", "samariaivory"],
  },
  {
    name: "Elijah",
    role: "prophet",
    era: "9th century BC",
    relations: ["teacher of Elisha"],
    keyVerses: [
      "1 Kings 17:1",
      "1 Kings 18:37-39",
      "1 Kings 19:12",
      "2 Kings 2:11",
      "Matthew 17:3",
    ],
    facts: [
      {
        text: "Faced the prophets of Baal on Carmel",
        mark: "certain",
      },
      {
        text: "His return was promised (Malachi 4:5); Jesus applies it to John the Baptist (Matthew 11:14)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Elisha",
    role: "prophet",
    era: "9th century BC",
    relations: ["follower of Elijah"],
    keyVerses: ["1 Kings 19:19", "2 Kings 2:9", "2 Kings 5:10", "Luke 4:27"],
    facts: [
      {
        text: "Healed Naaman of Damascus (2 Kings 5:1-14)",
        mark: "certain",
      },
      {
        text: "Had Jehu anointed (2 Kings 9:1-6)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Jehu",
    role: "king of Israel",
    era: "about 841-814 BC",
    relations: ["son of Jehoshaphat son of Nimshi (2 Kings 9:2)"],
    keyVerses: ["2 Kings 9:6", "2 Kings 10:28-29", "Hosea 1:4"],
    facts: [
      {
        text: "Ended the house of Ahab",
        mark: "certain",
      },
      {
        text: "The Assyrians call him ‘son of Omri’, a name for the land’s ruler",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Black Obelisk, tribute of 841 BC (reading accepted by most)",
    finds: ["obelisk"],
  },
  {
    name: "Mesha",
    role: "king of Moab",
    era: "9th century BC",
    relations: [],
    keyVerses: ["2 Kings 3:4", "2 Kings 3:27"],
    facts: [
      {
        text: "A sheep owner who paid tribute to Israel (2 Kings 3:4)",
        mark: "certain",
      },
      {
        text: "He tells his side on his own stele",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Mesha Stele, Louvre",
    finds: ["mesha"],
  },
  {
    name: "Jeroboam II",
    role: "king of Israel",
    era: "about 793-753 BC",
    relations: ["son of Joash (Jehoash)"],
    keyVerses: ["2 Kings 14:23-25", "Amos 1:1", "Hosea 1:1"],
    facts: [
      {
        text: "Long and rich reign",
        mark: "certain",
      },
      {
        text: "Amos and Hosea spoke in his days",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Seal of ‘Shema servant of Jeroboam’ (probably his)",
    finds: ["shema"],
  },
  {
    name: "Amos",
    role: "prophet",
    era: "about 760-750 BC",
    relations: ["from Tekoa in Judah"],
    keyVerses: ["Amos 1:1", "Amos 5:24", "Amos 7:14-15"],
    facts: [
      {
        text: "A shepherd and dresser of sycamore figs",
        mark: "certain",
      },
      {
        text: "Sent from Judah to preach at Bethel",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Hosea",
    role: "prophet",
    era: "about 755-715 BC",
    relations: ["son of Beeri", "husband of Gomer"],
    keyVerses: ["Hosea 1:2-3", "Hosea 3:1", "Hosea 6:6"],
    facts: [
      {
        text: "His marriage was a sign of God’s hurt love",
        mark: "certain",
      },
      {
        text: "Quoted by Jesus (Matthew 9:13)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Isaiah",
    role: "prophet in Jerusalem",
    era: "about 740-680 BC",
    relations: ["son of Amoz", "father of Shear-jashub and Maher-shalal-hash-baz"],
    keyVerses: ["Isaiah 6:8", "Isaiah 7:14", "Isaiah 37:6", "2 Kings 20:1"],
    facts: [
      {
        text: "Saw the Lord in the year King Uzziah died (Isaiah 6:1)",
        mark: "certain",
      },
      {
        text: "A clay seal published in 2018 may read ‘Isaiah nvy’, perhaps ‘prophet’; it is broken and disputed",
        mark: "disputed",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Hezekiah",
    role: "king of Judah",
    era: "about 715-686 BC (or 727-698)",
    relations: ["son of Ahaz", "father of Manasseh"],
    keyVerses: ["2 Kings 18:3-5", "2 Kings 19:15", "2 Kings 20:20", "2 Chronicles 32:30"],
    facts: [
      {
        text: "Brought water into the city (2 Kings 20:20)",
        mark: "certain",
      },
      {
        text: "Withstood Sennacherib in 701 BC",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Sennacherib’s prisms; his own bulla (announced 2015)",
    finds: ["prism", "hezbulla"],
  },
  {
    name: "Sennacherib",
    role: "king of Assyria",
    era: "705-681 BC",
    relations: ["son of Sargon II", "father of Esarhaddon"],
    keyVerses: ["2 Kings 18:13", "2 Kings 19:36-37", "Isaiah 37:37-38"],
    facts: [
      {
        text: "Took Lachish and 46 towns by his own count",
        mark: "certain",
      },
      {
        text: "Murdered by sons in 2 Kings 19:37; the Babylonian Chronicle says by a son",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Own inscriptions and reliefs",
    finds: ["prism", "lachishrelief"],
  },
  {
    name: "Manasseh",
    role: "king of Judah",
    era: "about 697-642 BC",
    relations: ["son of Hezekiah", "father of Amon"],
    keyVerses: ["2 Kings 21:1-2", "2 Kings 21:16", "2 Chronicles 33:12-13"],
    facts: [
      {
        text: "Reigned fifty-five years, longest in Judah",
        mark: "certain",
      },
      {
        text: "Chronicles tells of his repentance (2 Chronicles 33:11-16)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Prisms of Esarhaddon and Ashurbanipal (see finds)",
    finds: ["manasseh"],
  },
  {
    name: "Josiah",
    role: "king of Judah",
    era: "640-609 BC",
    relations: ["son of Amon", "father of Jehoahaz, Jehoiakim and Zedekiah"],
    keyVerses: ["2 Kings 22:1-2", "2 Kings 22:8", "2 Kings 23:25", "2 Kings 23:29"],
    facts: [
      {
        text: "The book of the law was found in his eighteenth year (2 Kings 22:3-8), 622 BC",
        mark: "certain",
      },
      {
        text: "Huldah the prophet confirmed it (2 Kings 22:14-20)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Huldah",
    role: "prophet in Jerusalem",
    era: "7th century BC",
    relations: ["wife of Shallum"],
    keyVerses: ["2 Kings 22:14", "2 Chronicles 34:22"],
    facts: [
      {
        text: "Consulted by Josiah’s officials about the book of the law",
        mark: "certain",
      },
      {
        text: "One of several women called prophet in the Bible",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Jeremiah",
    role: "prophet",
    era: "about 627-580 BC",
    relations: ["son of Hilkiah, of Anathoth"],
    keyVerses: ["Jeremiah 1:5", "Jeremiah 20:9", "Jeremiah 31:31", "Jeremiah 38:6"],
    facts: [
      {
        text: "Dictated to Baruch (Jeremiah 36:4)",
        mark: "certain",
      },
      {
        text: "Taken to Egypt (Jeremiah 43:5-7)",
        mark: "certain",
      },
      {
        text: "Bullae of officials around him are known; two ‘Baruch’ bullae from the market are judged modern by laboratory study (Goren and Arie, BASOR 372, 2014)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Jehoiachin",
    role: "king of Judah",
    era: "598-597 BC",
    relations: ["son of Jehoiakim"],
    keyVerses: ["2 Kings 24:8", "2 Kings 24:15", "2 Kings 25:27-30", "Matthew 1:12"],
    facts: [
      {
        text: "Taken to Babylon in 597 BC",
        mark: "certain",
      },
      {
        text: "Released in 561 BC",
        mark: "certain",
      },
    ],
    attestedOutsideBible:
      "Babylonian ration tablets; his capture (without name) in the Babylonian Chronicle",
    finds: ["rations", "chron597"],
  },
  {
    name: "Nebuchadnezzar II",
    role: "king of Babylon",
    era: "605-562 BC",
    relations: ["son of Nabopolassar"],
    keyVerses: ["2 Kings 24:1", "2 Kings 25:1", "Daniel 2:1", "Daniel 4:34"],
    facts: [
      {
        text: "Destroyed Jerusalem and the temple",
        mark: "certain",
      },
      {
        text: "Great builder of Babylon",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Own inscriptions and the Babylonian Chronicle",
    finds: ["chron597", "ishtar", "nebosar"],
  },
  {
    name: "Ezekiel",
    role: "prophet in exile",
    era: "593-571 BC",
    relations: ["son of Buzi, a priest"],
    keyVerses: ["Ezekiel 1:3", "Ezekiel 24:18", "Ezekiel 37:4-5"],
    facts: [
      {
        text: "Lived by the Chebar canal among exiles (Ezekiel 1:1; 3:15)",
        mark: "certain",
      },
      {
        text: "His wife’s death was a sign (Ezekiel 24:15-24)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Daniel",
    role: "exile and seer",
    era: "about 605-535 BC (in the story)",
    relations: ["friend of Shadrach, Meshach and Abednego"],
    keyVerses: ["Daniel 1:6", "Daniel 2:28", "Daniel 6:10", "Daniel 7:13"],
    facts: [
      {
        text: "Served Babylonian and Persian rulers",
        mark: "certain",
      },
      {
        text: "Not named outside the Bible; whether the book is of the 6th or 2nd century BC is disputed",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Belshazzar",
    role: "ruler in Babylon",
    era: "about 553-539 BC",
    relations: [
      "son of Nabonidus by the tablets",
      "called son of Nebuchadnezzar in Daniel 5:2 (can mean descendant or successor)",
    ],
    keyVerses: ["Daniel 5:1", "Daniel 5:5", "Daniel 5:29-30"],
    facts: [
      {
        text: "Ruled while Nabonidus was in Arabia",
        mark: "certain",
      },
      {
        text: "Daniel was made third in the kingdom (Daniel 5:29)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Nabonidus cylinders and the Nabonidus Chronicle",
    finds: ["nabonidus", "nabchron"],
  },
  {
    name: "Cyrus the Great",
    role: "king of Persia",
    era: "559-530 BC",
    relations: ["son of Cambyses I"],
    keyVerses: ["2 Chronicles 36:22-23", "Ezra 1:1-2", "Isaiah 44:28", "Isaiah 45:1"],
    facts: [
      {
        text: "Took Babylon in 539 BC",
        mark: "certain",
      },
      {
        text: "Let the Jews go back and build (Ezra 1:2-4)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Cyrus Cylinder and the Nabonidus Chronicle",
    finds: ["cyruscyl", "nabchron"],
  },
  {
    name: "Zerubbabel",
    role: "governor of Judah",
    era: "about 538-515 BC",
    relations: ["of the line of Jehoiachin (Matthew 1:12)"],
    keyVerses: ["Ezra 3:2", "Haggai 1:1", "Zechariah 4:9"],
    facts: [
      {
        text: "Led the first return and laid the temple foundation",
        mark: "certain",
      },
      {
        text: "In both lists of Jesus’ line (Matthew 1:12-13; Luke 3:27)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Ezra",
    role: "priest and scribe",
    era: "458 BC (398 BC by a minority)",
    relations: ["of Aaron’s line"],
    keyVerses: ["Ezra 7:6", "Ezra 7:10", "Nehemiah 8:1-3"],
    facts: [
      {
        text: "Read the Law to the people (Nehemiah 8:1-8)",
        mark: "certain",
      },
      {
        text: "Came in the seventh year of Artaxerxes (Ezra 7:7)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Nehemiah",
    role: "governor of Judah",
    era: "445 to about 430 BC",
    relations: ["son of Hacaliah"],
    keyVerses: ["Nehemiah 1:4", "Nehemiah 2:17-18", "Nehemiah 6:15"],
    facts: [
      {
        text: "Cupbearer to the king (Nehemiah 1:11)",
        mark: "certain",
      },
      {
        text: "Rebuilt the wall in fifty-two days",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Esther",
    role: "queen of Persia",
    era: "reign of Xerxes I, 486-465 BC (in the story)",
    relations: ["cousin of Mordecai"],
    keyVerses: ["Esther 2:7", "Esther 4:14", "Esther 4:16", "Esther 9:29"],
    facts: [
      {
        text: "Also named Hadassah (Esther 2:7)",
        mark: "certain",
      },
      {
        text: "Not named in Persian or Greek records",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Herod the Great",
    role: "king of Judea",
    era: "37-4 BC",
    relations: ["father of Archelaus, Antipas and Philip"],
    keyVerses: ["Matthew 2:1", "Matthew 2:16", "Luke 1:5"],
    facts: [
      {
        text: "Rebuilt the temple and built Caesarea and Masada",
        mark: "certain",
      },
      {
        text: "Died in 4 BC by the usual count (Josephus, Antiquities 17.191); 1 BC is argued by a few",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Josephus, War 1 and Antiquities 14-17; coins",
    finds: ["herodium"],
  },
  {
    name: "Mary, mother of Jesus",
    role: "mother of Jesus",
    era: "about 20 BC to after AD 30",
    relations: ["wife of Joseph", "relative of Elizabeth"],
    keyVerses: ["Luke 1:30-31", "Luke 1:46-48", "John 2:5", "John 19:26-27", "Acts 1:14"],
    facts: [
      {
        text: "Lived at Nazareth",
        mark: "certain",
      },
      {
        text: "Churches differ on teachings about her beyond the New Testament",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Joseph of Nazareth",
    role: "husband of Mary",
    era: "1st century BC to 1st century AD",
    relations: ["husband of Mary"],
    keyVerses: ["Matthew 1:19-20", "Matthew 2:13-14", "Luke 2:4", "Matthew 13:55"],
    facts: [
      {
        text: "A builder or carpenter (Matthew 13:55)",
        mark: "certain",
      },
      {
        text: "Not mentioned during Jesus’ ministry as living",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "John the Baptist",
    role: "prophet",
    era: "about 6 BC to AD 28-32",
    relations: ["son of Zechariah and Elizabeth"],
    keyVerses: ["Luke 1:13", "Matthew 3:1-3", "John 1:29", "Mark 6:27-28"],
    facts: [
      {
        text: "Baptised Jesus in the Jordan (Mark 1:9)",
        mark: "certain",
      },
      {
        text: "Killed by Herod Antipas (Mark 6:17-28)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Josephus, Antiquities 18.116-119",
    finds: [],
  },
  {
    name: "Jesus of Nazareth",
    role: "Messiah and Son of God in Christian faith",
    era: "about 6-4 BC to AD 30 or 33",
    relations: ["son of Mary", "brothers named James, Joses, Judas and Simon (Mark 6:3)"],
    keyVerses: ["Matthew 1:21", "Mark 10:45", "John 1:14", "John 3:16", "1 Corinthians 15:3-4"],
    facts: [
      {
        text: "Taught in Galilee and was crucified under Pontius Pilate",
        mark: "certain",
      },
      {
        text: "Nearly all historians accept that he lived and was crucified",
        mark: "certain",
      },
    ],
    attestedOutsideBible:
      "Tacitus, Annals 15.44; Josephus, Antiquities 20.200 and, with later changes, 18.63-64",
    finds: ["alexamenos"],
  },
  {
    name: "Peter (Simon, Cephas)",
    role: "apostle",
    era: "died about AD 64-68",
    relations: ["brother of Andrew", "from Bethsaida", "a married man (Mark 1:30)"],
    keyVerses: ["Matthew 16:16-18", "Luke 22:61-62", "Acts 2:14", "Galatians 2:11", "1 Peter 5:1"],
    facts: [
      {
        text: "Fisherman of Galilee",
        mark: "certain",
      },
      {
        text: "By early tradition he died at Rome (1 Clement 5; Eusebius, Church History 2.25)",
        mark: "probable",
      },
    ],
    attestedOutsideBible: null,
    finds: ["peterhouse"],
  },
  {
    name: "James son of Zebedee",
    role: "apostle",
    era: "died about AD 44",
    relations: ["brother of John"],
    keyVerses: ["Mark 1:19-20", "Mark 10:35", "Acts 12:1-2"],
    facts: [
      {
        text: "First of the twelve to be killed for the faith (Acts 12:2)",
        mark: "certain",
      },
      {
        text: "Killed under Herod Agrippa I",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "John son of Zebedee",
    role: "apostle",
    era: "1st century AD",
    relations: ["brother of James"],
    keyVerses: ["Mark 1:19-20", "Mark 3:17", "Acts 4:13", "Galatians 2:9"],
    facts: [
      {
        text: "With Peter and James saw the Transfiguration (Mark 9:2)",
        mark: "certain",
      },
      {
        text: "Traditional author of the Gospel, three letters and Revelation; disputed by many",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Mary Magdalene",
    role: "disciple",
    era: "1st century AD",
    relations: ["from Magdala"],
    keyVerses: ["Luke 8:2", "Mark 15:40", "John 20:11-16", "John 20:18"],
    facts: [
      {
        text: "First named witness of the risen Jesus in John (John 20:14-18)",
        mark: "certain",
      },
      {
        text: "The Bible does not call her a prostitute; that came from joining Luke 7:37-50 with her",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: ["magdala"],
  },
  {
    name: "Martha, Mary and Lazarus",
    role: "friends of Jesus at Bethany",
    era: "1st century AD",
    relations: ["sisters and brother"],
    keyVerses: ["Luke 10:38-42", "John 11:5", "John 11:25", "John 12:1-3"],
    facts: [
      {
        text: "Lazarus was raised after four days (John 11:39-44)",
        mark: "certain",
      },
      {
        text: "Martha confessed Jesus as the Christ (John 11:27)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Pontius Pilate",
    role: "prefect of Judea",
    era: "AD 26-36",
    relations: [],
    keyVerses: ["Matthew 27:24", "Mark 15:15", "John 18:38", "1 Timothy 6:13"],
    facts: [
      {
        text: "Ordered the crucifixion",
        mark: "certain",
      },
      {
        text: "Recalled after a clash with Samaritans (Josephus, Antiquities 18.85-89)",
        mark: "certain",
      },
    ],
    attestedOutsideBible:
      "Pilate Stone; Philo, Embassy 299; Josephus, War 2.169; Tacitus, Annals 15.44",
    finds: ["pilate"],
  },
  {
    name: "Caiaphas",
    role: "high priest",
    era: "AD 18-36",
    relations: ["son-in-law of Annas (John 18:13)"],
    keyVerses: ["Matthew 26:57", "John 11:49-50", "Acts 4:6"],
    facts: [
      {
        text: "Presided over the hearing of Jesus",
        mark: "certain",
      },
      {
        text: "Named Joseph Caiaphas by Josephus (Antiquities 18.35)",
        mark: "certain",
      },
    ],
    attestedOutsideBible:
      "Josephus, Antiquities 18.35 and 18.95; an ossuary that is probably of his family",
    finds: ["caiaphas"],
  },
  {
    name: "Herod Antipas",
    role: "tetrarch of Galilee and Perea",
    era: "4 BC to AD 39",
    relations: ["son of Herod the Great", "husband of Herodias"],
    keyVerses: ["Luke 3:1", "Mark 6:17-18", "Luke 23:7-11"],
    facts: [
      {
        text: "Had John the Baptist killed",
        mark: "certain",
      },
      {
        text: "Built Tiberias (Josephus, Antiquities 18.36)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Josephus, Antiquities 18.36 and 18.116-119; coins",
    finds: [],
  },
  {
    name: "Stephen",
    role: "first martyr",
    era: "about AD 31-36",
    relations: ["one of the seven (Acts 6:5)"],
    keyVerses: ["Acts 6:8", "Acts 7:55-56", "Acts 7:59-60"],
    facts: [
      {
        text: "Stoned outside Jerusalem",
        mark: "certain",
      },
      {
        text: "Saul watched the clothes (Acts 7:58)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Philip the evangelist",
    role: "one of the seven",
    era: "1st century AD",
    relations: ["father of four daughters who prophesied (Acts 21:8-9)"],
    keyVerses: ["Acts 6:5", "Acts 8:5", "Acts 8:35"],
    facts: [
      {
        text: "Preached in Samaria and to the Ethiopian official",
        mark: "certain",
      },
      {
        text: "Later lived at Caesarea",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Paul (Saul)",
    role: "apostle to the Gentiles",
    era: "about AD 5 to 64-67",
    relations: ["from Tarsus, of Benjamin", "pupil of Gamaliel"],
    keyVerses: ["Acts 9:4-5", "Acts 13:9", "Galatians 1:15-16", "Philippians 3:5-8", "Romans 1:1"],
    facts: [
      {
        text: "Persecuted the church, then preached Christ",
        mark: "certain",
      },
      {
        text: "Gallio’s year fixes his stay at Corinth",
        mark: "certain",
      },
      {
        text: "By early tradition killed at Rome under Nero (1 Clement 5)",
        mark: "probable",
      },
    ],
    attestedOutsideBible: null,
    finds: ["gallio", "p46"],
  },
  {
    name: "Barnabas",
    role: "companion of Paul",
    era: "1st century AD",
    relations: ["cousin of Mark (Colossians 4:10)", "from Cyprus"],
    keyVerses: ["Acts 4:36", "Acts 9:27", "Acts 13:2", "Acts 15:39"],
    facts: [
      {
        text: "His name is explained as son of encouragement",
        mark: "certain",
      },
      {
        text: "Brought Paul to Antioch (Acts 11:25-26)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Luke",
    role: "physician and writer",
    era: "1st century AD",
    relations: ["companion of Paul"],
    keyVerses: ["Colossians 4:14", "2 Timothy 4:11", "Philemon 1:24"],
    facts: [
      {
        text: "Traditional author of the Gospel and Acts",
        mark: "certain",
      },
      {
        text: "Travelled with Paul if the ‘we’ parts are his (Acts 16:10)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Timothy",
    role: "companion of Paul",
    era: "1st century AD",
    relations: ["son of Eunice", "grandson of Lois (2 Timothy 1:5)"],
    keyVerses: ["Acts 16:1-3", "Philippians 2:19-22", "1 Timothy 4:12"],
    facts: [
      {
        text: "From Lystra, of a Jewish mother and a Greek father",
        mark: "certain",
      },
      {
        text: "Named with Paul at the head of several letters",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Priscilla and Aquila",
    role: "tentmakers and teachers",
    era: "1st century AD",
    relations: ["wife and husband"],
    keyVerses: ["Acts 18:2-3", "Acts 18:26", "Romans 16:3-5"],
    facts: [
      {
        text: "Left Rome under Claudius",
        mark: "certain",
      },
      {
        text: "Taught Apollos (Acts 18:26)",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "Lydia",
    role: "seller of purple",
    era: "about AD 50",
    relations: ["from Thyatira", "lived at Philippi"],
    keyVerses: ["Acts 16:14-15", "Acts 16:40"],
    facts: [
      {
        text: "First believer named at Philippi",
        mark: "certain",
      },
      {
        text: "The church met in her house",
        mark: "certain",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
  {
    name: "James, brother of the Lord",
    role: "leader in Jerusalem",
    era: "died AD 62",
    relations: ["brother of Jesus (Galatians 1:19)"],
    keyVerses: ["Acts 15:13", "Galatians 1:19", "1 Corinthians 15:7", "James 1:1"],
    facts: [
      {
        text: "Saw the risen Jesus (1 Corinthians 15:7)",
        mark: "certain",
      },
      {
        text: "Stoned under the high priest Ananus",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Josephus, Antiquities 20.200",
    finds: [],
  },
  {
    name: "Gallio",
    role: "proconsul of Achaia",
    era: "AD 51-52 (or 50-51)",
    relations: ["brother of the philosopher Seneca"],
    keyVerses: ["Acts 18:12", "Acts 18:14-16"],
    facts: [
      {
        text: "Would not judge the case against Paul",
        mark: "certain",
      },
      {
        text: "His year is the firmest date in Paul’s life",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Delphi inscription; Seneca, Letters 104.1; Tacitus, Annals 15.73",
    finds: ["gallio"],
  },
  {
    name: "Herod Agrippa II",
    role: "king",
    era: "reigned about AD 50-93",
    relations: ["son of Agrippa I", "brother of Bernice"],
    keyVerses: ["Acts 25:13", "Acts 26:1", "Acts 26:28"],
    facts: [
      {
        text: "Heard Paul at Caesarea",
        mark: "certain",
      },
      {
        text: "Sided with Rome in the revolt of AD 66",
        mark: "certain",
      },
    ],
    attestedOutsideBible: "Josephus, War 2.223 and 2.345-404; coins",
    finds: [],
  },
  {
    name: "Onesimus",
    role: "slave and brother",
    era: "about AD 55-62",
    relations: ["slave of Philemon"],
    keyVerses: ["Philemon 1:10", "Philemon 1:16", "Colossians 4:9"],
    facts: [
      {
        text: "His name means useful, played on in Philemon 1:11",
        mark: "certain",
      },
      {
        text: "Ignatius names a bishop Onesimus at Ephesus; whether he is the same is unknown",
        mark: "disputed",
      },
    ],
    attestedOutsideBible: null,
    finds: [],
  },
];
