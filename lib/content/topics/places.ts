import type { Place } from "./schema";

/** In the order of the dossier; see schema.ts for the fields. */
export const PLACES: readonly Place[] = [
  {
    name: "Jerusalem",
    otherNames: ["Jebus", "Zion", "City of David", "Salem (probably)"],
    modern: "Jerusalem",
    lat: 31.7767,
    lon: 35.2342,
    coordinateSource: "OpenBible.info Bible geocoding data (Jerusalem)",
    identification: "certain",
    keyVerses: ["2 Samuel 5:6-7", "1 Kings 8:29", "Psalms 122:6", "Luke 19:41-44", "Acts 1:8"],
    facts: [
      {
        text: "David took it from the Jebusites (2 Samuel 5:6-9)",
        mark: "certain",
      },
      {
        text: "Taken by Nebuchadnezzar in 597 and 587 or 586 BC and by Titus in AD 70",
        mark: "certain",
      },
      {
        text: "The oldest town lay on the ridge south of the Temple Mount, above the Gihon Spring",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "amarna",
        text: "Amarna letters, 14th century BC: letters of Canaanite rulers to Egypt, some from Abdi-Heba of Jerusalem; the ‘habiru’ they fear are not simply the Hebrews",
        source: "found 1887; Berlin, London, Cairo; W. Moran, The Amarna Letters, 1992",
        mark: "certain",
      },
      {
        id: "siloamtunnel",
        text: "Siloam Tunnel and its inscription, Jerusalem: dated about 700 BC by three methods; the text names no king",
        source: "Frumkin and others 2003; Istanbul Archaeology Museums 2195",
        mark: "certain",
      },
      {
        id: "broadwall",
        text: "Broad Wall, Jerusalem: a city wall about 7 m thick, usually dated to Hezekiah (compare Isaiah 22:10)",
        source: "N. Avigad, 1970s",
        mark: "certain",
      },
      {
        id: "burnt586",
        text: "Burnt layers of the Babylonian destruction in the City of David, Jerusalem",
        source: "Vaknin and others 2020, 2022",
        mark: "certain",
      },
      {
        id: "herodstones",
        text: "Western Wall, Robinson’s Arch and the stones thrown down in AD 70",
        source: "Temple Mount excavations from 1968",
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
    name: "Bethlehem",
    otherNames: ["Ephrath", "Ephrathah"],
    modern: "Bethlehem, West Bank",
    lat: 31.7043,
    lon: 35.2076,
    coordinateSource: "OpenBible.info Bible geocoding data (Bethlehem)",
    identification: "certain",
    keyVerses: ["Ruth 1:1", "1 Samuel 16:1", "Micah 5:2", "Matthew 2:1", "Luke 2:4-7"],
    facts: [
      {
        text: "Home of Ruth and Boaz and of David",
        mark: "certain",
      },
      {
        text: "About 8 km south of Jerusalem",
        mark: "certain",
      },
      {
        text: "The Church of the Nativity stands on a site honoured since the 2nd century (Justin, Dialogue 78, speaks of a cave) and built upon under Constantine",
        mark: "probable",
      },
    ],
    finds: [],
  },
  {
    name: "Nazareth",
    otherNames: [],
    modern: "Nazareth, Israel",
    lat: 32.7021,
    lon: 35.2977,
    coordinateSource: "OpenBible.info Bible geocoding data (Nazareth)",
    identification: "certain",
    keyVerses: ["Luke 1:26", "Luke 2:39-40", "Luke 4:16", "Matthew 2:23", "John 1:46"],
    facts: [
      {
        text: "Home of Jesus’ childhood; a small village not named in the Old Testament or by Josephus",
        mark: "certain",
      },
      {
        text: "Sepphoris, a Galilean city, lay about 6 km away",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "nazarethhouse",
        text: "Nazareth: remains of a house of about the 1st century; a later list of priests’ towns from Caesarea names Nazareth",
        source: "Y. Alexandre 2009; Avi-Yonah 1962",
        mark: "certain",
      },
    ],
  },
  {
    name: "Capernaum",
    otherNames: ["Kfar Nahum"],
    modern: "Tell Hum, north shore of the Sea of Galilee",
    lat: 32.8811,
    lon: 35.575,
    coordinateSource: "OpenBible.info Bible geocoding data (Tell Hum)",
    identification: "certain",
    keyVerses: ["Matthew 4:13", "Mark 1:21", "Mark 2:1", "Luke 7:1-5", "John 6:59"],
    facts: [
      {
        text: "Base of Jesus’ work in Galilee",
        mark: "certain",
      },
      {
        text: "A fishing and customs town on the road by the lake (Matthew 9:9)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "capsyn",
        text: "Capernaum: limestone synagogue of about the 4th-5th century on older basalt remains",
        source: "Corbo and Loffreda",
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
    name: "Jericho",
    otherNames: ["City of palm trees"],
    modern: "Tell es-Sultan (Old Testament); Tulul Abu el-Alayiq (New Testament)",
    lat: 31.8717,
    lon: 35.4446,
    coordinateSource: "OpenBible.info Bible geocoding data (Tell es Sultan)",
    identification: "certain",
    keyVerses: ["Joshua 2:1", "Joshua 6:20", "2 Kings 2:4-5", "Luke 19:1-2", "Hebrews 11:30"],
    facts: [
      {
        text: "About 250 m below sea level, near the Jordan",
        mark: "certain",
      },
      {
        text: "Settled for some ten thousand years by conventional dating",
        mark: "certain",
      },
      {
        text: "Herod the Great had a winter palace at the later site and died at Jericho (Josephus, Antiquities 17.168-191)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "jerichowalls",
        text: "Jericho (Tell es-Sultan): a burnt Bronze Age city with fallen walls; Kenyon dated its end about 1550 BC, Wood argues for about 1400 BC",
        source: "Kenyon 1952-1958; Wood, BAR 16/2, 1990",
        mark: "disputed",
      },
    ],
  },
  {
    name: "Hebron",
    otherNames: ["Kiriath-arba", "Mamre (near)"],
    modern: "Tel Rumeida and the city of Hebron, West Bank",
    lat: 31.5251,
    lon: 35.1022,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Rumeida)",
    identification: "certain",
    keyVerses: ["Genesis 13:18", "Genesis 23:19", "Joshua 14:13-14", "2 Samuel 2:11"],
    facts: [
      {
        text: "Abraham’s family grave was at Machpelah (Genesis 23:19; 49:29-32)",
        mark: "certain",
      },
      {
        text: "David reigned here seven and a half years (2 Samuel 2:11)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "machpelahbldg",
        text: "Walls of Herod’s age stand over the traditional cave of Machpelah at Hebron",
        source: "in place, Hebron",
        mark: "certain",
      },
    ],
  },
  {
    name: "Bethel",
    otherNames: ["Luz"],
    modern: "Beitin, West Bank (most scholars)",
    lat: 31.9228,
    lon: 35.2414,
    coordinateSource: "OpenBible.info Bible geocoding data (Beitin)",
    identification: "probable",
    keyVerses: ["Genesis 12:8", "Genesis 28:18-19", "1 Kings 12:28-29", "Amos 7:13"],
    facts: [
      {
        text: "Jacob’s dream of the stairway (Genesis 28:12)",
        mark: "certain",
      },
      {
        text: "One of Jeroboam’s two shrines with a golden calf (1 Kings 12:29)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Shechem",
    otherNames: [],
    modern: "Tell Balatah, near Nablus, West Bank",
    lat: 32.2136,
    lon: 35.2819,
    coordinateSource: "OpenBible.info Bible geocoding data (Tell Balatah)",
    identification: "certain",
    keyVerses: ["Genesis 12:6", "Joshua 24:1", "Judges 9:6", "1 Kings 12:1"],
    facts: [
      {
        text: "Between Mount Ebal and Mount Gerizim",
        mark: "certain",
      },
      {
        text: "Joshua renewed the covenant here; the kingdom split here (Joshua 24:25; 1 Kings 12:1-16)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "shechemdig",
        text: "Shechem (Tell Balatah): Bronze Age walls, gates and a large temple linked by its diggers to Judges 9:46",
        source: "G. E. Wright, 1956-1968",
        mark: "probable",
      },
      {
        id: "amarna",
        text: "Amarna letters, 14th century BC: letters of Canaanite rulers to Egypt, some from Abdi-Heba of Jerusalem; the ‘habiru’ they fear are not simply the Hebrews",
        source: "found 1887; Berlin, London, Cairo; W. Moran, The Amarna Letters, 1992",
        mark: "certain",
      },
    ],
  },
  {
    name: "Shiloh",
    otherNames: [],
    modern: "Khirbet Seilun, West Bank",
    lat: 32.0557,
    lon: 35.2895,
    coordinateSource: "OpenBible.info Bible geocoding data (Khirbet Seilun)",
    identification: "certain",
    keyVerses: ["Joshua 18:1", "1 Samuel 1:3", "1 Samuel 4:4", "Jeremiah 7:12"],
    facts: [
      {
        text: "Place of the tent of meeting before the monarchy",
        mark: "certain",
      },
      {
        text: "Jeremiah uses its ruin as a warning (Jeremiah 7:12-14; 26:6)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "shilohdig",
        text: "Shiloh: the Iron Age I town was burnt about the middle of the 11th century BC; the Bible does not tell of it directly (Jeremiah 7:12)",
        source: "I. Finkelstein, 1981-1984",
        mark: "certain",
      },
    ],
  },
  {
    name: "Samaria (city)",
    otherNames: ["Shomron", "Sebaste"],
    modern: "Sebastia, West Bank",
    lat: 32.2761,
    lon: 35.195,
    coordinateSource: "OpenBible.info Bible geocoding data (Samaria)",
    identification: "certain",
    keyVerses: ["1 Kings 16:24", "2 Kings 17:6", "Amos 6:1", "Acts 8:5"],
    facts: [
      {
        text: "Built by Omri as capital of Israel (1 Kings 16:24)",
        mark: "certain",
      },
      {
        text: "Taken by Assyria in 722 or 720 BC; rebuilt by Herod as Sebaste",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "samariaivory",
        text: "Samaria ivories, 9th-8th century BC: carved inlays from the royal quarter (compare 1 Kings 22:39; Amos 3:15; Amos 6:4)",
        source: "Crowfoot excavations, 1930s; Israel Museum and British Museum",
        mark: "certain",
      },
      {
        id: "samariaost",
        text: "Samaria ostraca, 8th century BC: about a hundred ink notes on wine and oil sent to the capital, with clan names of Manasseh (compare Joshua 17:2-3)",
        source: "Reisner excavation, 1910; Istanbul Archaeology Museums",
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
    name: "Megiddo",
    otherNames: ["Armageddon (probably ‘mount of Megiddo’)"],
    modern: "Tel Megiddo, Israel",
    lat: 32.5853,
    lon: 35.1844,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Megiddo)",
    identification: "certain",
    keyVerses: ["Joshua 12:21", "1 Kings 9:15", "2 Kings 23:29", "Revelation 16:16"],
    facts: [
      {
        text: "Guards the pass from the coast road into the Jezreel Valley",
        mark: "certain",
      },
      {
        text: "Josiah died here in 609 BC (2 Kings 23:29)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "gates",
        text: "Six-chamber gates at Hazor, Megiddo and Gezer, linked by Yadin to 1 Kings 9:15; some date them later",
        source: "Yadin 1958; Finkelstein 1996",
        mark: "disputed",
      },
      {
        id: "shishak",
        text: "Shishak’s list at Karnak (about 925 BC) and a piece of his stele at Megiddo: towns of his raid; the name of Jerusalem is not among those that survive",
        source: "Karnak, Bubastite Portal; Megiddo 1926",
        mark: "certain",
      },
      {
        id: "shema",
        text: "Seal of ‘Shema servant of Jeroboam’, Megiddo, found 1904, usually placed under Jeroboam II; the original is lost",
        source: "Schumacher excavation",
        mark: "probable",
      },
    ],
  },
  {
    name: "Hazor",
    otherNames: [],
    modern: "Tel Hazor, Israel",
    lat: 33.0183,
    lon: 35.5692,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Hazor)",
    identification: "certain",
    keyVerses: ["Joshua 11:10-11", "Judges 4:2", "1 Kings 9:15", "2 Kings 15:29"],
    facts: [
      {
        text: "The largest Bronze Age city of Canaan, about 80 hectares",
        mark: "certain",
      },
      {
        text: "Taken by Tiglath-pileser III about 732 BC (2 Kings 15:29)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "hazorburn",
        text: "Hazor: the Canaanite city was burnt in the 13th century BC; who burnt it is disputed",
        source: "Yadin 1950s; Ben-Tor from 1990",
        mark: "certain",
      },
      {
        id: "gates",
        text: "Six-chamber gates at Hazor, Megiddo and Gezer, linked by Yadin to 1 Kings 9:15; some date them later",
        source: "Yadin 1958; Finkelstein 1996",
        mark: "disputed",
      },
    ],
  },
  {
    name: "Dan",
    otherNames: ["Laish", "Leshem"],
    modern: "Tel Dan, Israel",
    lat: 33.249,
    lon: 35.652,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Dan)",
    identification: "certain",
    keyVerses: ["Judges 18:29", "1 Kings 12:29", "Genesis 14:14"],
    facts: [
      {
        text: "‘From Dan to Beersheba’ meant the whole land (Judges 20:1)",
        mark: "certain",
      },
      {
        text: "Seat of Jeroboam’s northern calf shrine (1 Kings 12:29)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "teldan",
        text: "Tel Dan Stele, 9th century BC: Aramaic royal text read by most scholars as naming the ‘House of David’",
        source: "Israel Museum; Biran and Naveh 1993, 1995",
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
    name: "Beersheba",
    otherNames: [],
    modern: "Tel Beer Sheva (Tell es-Seba), Israel",
    lat: 31.2447,
    lon: 34.8408,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Beer Sheva)",
    identification: "probable",
    keyVerses: ["Genesis 21:31", "Genesis 26:33", "1 Kings 19:3", "Amos 8:14"],
    facts: [
      {
        text: "The name is tied to ‘well’ and to ‘oath’ or ‘seven’ (Genesis 21:28-31)",
        mark: "certain",
      },
      {
        text: "Southern edge of settled Judah",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "beershebaaltar",
        text: "Beersheba: stones of a large four-horned altar reused in a store wall of the 8th century BC",
        source: "Y. Aharoni, 1973; Israel Museum",
        mark: "certain",
      },
    ],
  },
  {
    name: "Lachish",
    otherNames: [],
    modern: "Tel Lachish (Tell ed-Duweir), Israel",
    lat: 31.5653,
    lon: 34.8492,
    coordinateSource: "OpenBible.info Bible geocoding data (Tell ed Duweir)",
    identification: "certain",
    keyVerses: ["Joshua 10:31-32", "2 Kings 18:14", "2 Chronicles 11:9", "Jeremiah 34:7"],
    facts: [
      {
        text: "Second city of Judah; its fall in 701 BC is shown in Assyrian reliefs",
        mark: "certain",
      },
      {
        text: "Among the last towns to hold out in Jeremiah’s day (Jeremiah 34:7)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "lachishrelief",
        text: "Lachish reliefs from Sennacherib’s palace at Nineveh: the siege of Lachish, 701 BC",
        source: "British Museum; Ussishkin 1982",
        mark: "certain",
      },
      {
        id: "lachishletters",
        text: "Lachish Letters: ink on potsherds from the last years of Judah (about 588 BC); letter 4 speaks of the fire signals of Lachish and of Azekah (compare Jeremiah 34:7)",
        source: "British Museum and Israel Museum; excavated by J. L. Starkey 1935-1938",
        mark: "certain",
      },
      {
        id: "lmlk",
        text: "Jar handles stamped ‘lmlk’ (belonging to the king), late 8th century BC, linked to Hezekiah’s stores",
        source: "Lachish, Jerusalem and many sites of Judah",
        mark: "certain",
      },
    ],
  },
  {
    name: "Gezer",
    otherNames: [],
    modern: "Tel Gezer, Israel",
    lat: 31.8592,
    lon: 34.9192,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Gezer)",
    identification: "certain",
    keyVerses: ["Joshua 10:33", "1 Kings 9:15-17", "1 Chronicles 20:4"],
    facts: [
      {
        text: "Named on the Merneptah Stele",
        mark: "certain",
      },
      {
        text: "Given by Pharaoh as dowry to Solomon’s wife (1 Kings 9:16)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "gezercal",
        text: "Gezer Calendar, 10th century BC: the farming year in twelve months",
        source: "found 1908; Istanbul Archaeology Museums",
        mark: "certain",
      },
      {
        id: "gates",
        text: "Six-chamber gates at Hazor, Megiddo and Gezer, linked by Yadin to 1 Kings 9:15; some date them later",
        source: "Yadin 1958; Finkelstein 1996",
        mark: "disputed",
      },
      {
        id: "merneptah",
        text: "Merneptah Stele, about 1208 BC: the earliest sure mention of Israel, as a people in Canaan",
        source: "Egyptian Museum, Cairo, JE 31408",
        mark: "certain",
      },
    ],
  },
  {
    name: "Gibeon",
    otherNames: [],
    modern: "el-Jib, West Bank",
    lat: 31.8475,
    lon: 35.1834,
    coordinateSource: "OpenBible.info Bible geocoding data (El Jib)",
    identification: "certain",
    keyVerses: ["Joshua 9:3", "Joshua 10:12", "2 Samuel 2:13", "1 Kings 3:4-5"],
    facts: [
      {
        text: "A great stepped pool was dug in rock (compare 2 Samuel 2:13)",
        mark: "certain",
      },
      {
        text: "Jar handles with the name Gibeon were found there by J. B. Pritchard (1956-1962)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Gibeah",
    otherNames: ["Gibeah of Saul", "Gibeah of Benjamin"],
    modern: "Tell el-Ful, north of Jerusalem (most; Jaba is also proposed)",
    lat: 31.8231,
    lon: 35.2307,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel el Ful)",
    identification: "probable",
    keyVerses: ["Judges 19:14", "1 Samuel 10:26", "1 Samuel 11:4"],
    facts: [
      {
        text: "Home of Saul",
        mark: "certain",
      },
      {
        text: "A small fort of Saul’s age was claimed by W. F. Albright; its extent is debated",
        mark: "disputed",
      },
    ],
    finds: [],
  },
  {
    name: "Ai",
    otherNames: [],
    modern: "et-Tell, West Bank; Khirbet el-Maqatir is also proposed",
    lat: 31.9169,
    lon: 35.2611,
    coordinateSource: "OpenBible.info Bible geocoding data (Et Tell)",
    identification: "disputed",
    keyVerses: ["Joshua 7:2", "Joshua 8:28", "Genesis 12:8"],
    facts: [
      {
        text: "The name means ‘the ruin’ or ‘heap’",
        mark: "certain",
      },
      {
        text: "Jews came back to ‘Bethel and Ai’ after the exile (Ezra 2:28)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "aisite",
        text: "Ai: et-Tell shows no town between about 2400 and 1200 BC; Khirbet el-Maqatir is proposed instead by some",
        source: "Callaway; Associates for Biblical Research",
        mark: "disputed",
      },
    ],
  },
  {
    name: "Bethany (near Jerusalem)",
    otherNames: [],
    modern: "al-Eizariya, West Bank",
    lat: 31.7717,
    lon: 35.2559,
    coordinateSource: "OpenBible.info Bible geocoding data (Al Eizariya)",
    identification: "certain",
    keyVerses: ["John 11:1", "John 11:18", "Mark 11:11", "Luke 24:50"],
    facts: [
      {
        text: "Home of Mary, Martha and Lazarus",
        mark: "certain",
      },
      {
        text: "About 3 km from Jerusalem on the Mount of Olives road (John 11:18: fifteen stadia)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Bethany beyond the Jordan",
    otherNames: ["Bethabara"],
    modern: "al-Maghtas, Jordan (traditional)",
    lat: 31.8371,
    lon: 35.5503,
    coordinateSource: "OpenBible.info Bible geocoding data (Al Maghtas)",
    identification: "probable",
    keyVerses: ["John 1:28", "John 10:40"],
    facts: [
      {
        text: "John baptised there (John 1:28); the King James Version has Bethabara",
        mark: "certain",
      },
      {
        text: "Churches from the 5th century on mark the Jordanian site",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Bethsaida",
    otherNames: ["Julias"],
    modern: "et-Tell or el-Araj, north-east of the Sea of Galilee",
    lat: 32.9104,
    lon: 35.631,
    coordinateSource: "OpenBible.info Bible geocoding data (At Tell)",
    identification: "disputed",
    keyVerses: ["John 1:44", "Mark 8:22", "Luke 9:10", "Matthew 11:21"],
    facts: [
      {
        text: "Home of Philip, Andrew and Peter (John 1:44)",
        mark: "certain",
      },
      {
        text: "Philip the tetrarch made it a town named Julias (Josephus, Antiquities 18.28)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "bethesaar",
        text: "At el-Araj a Roman-age village and a Byzantine church; at et-Tell an Iron Age city: both claim to be Bethsaida",
        source: "Aviam and Notley; Arav",
        mark: "disputed",
      },
    ],
  },
  {
    name: "Cana",
    otherNames: [],
    modern: "Khirbet Qana (most scholars); Kafr Kanna (pilgrim tradition)",
    lat: 32.8222,
    lon: 35.3027,
    coordinateSource: "OpenBible.info Bible geocoding data (Horbat Qana)",
    identification: "probable",
    keyVerses: ["John 2:1", "John 2:11", "John 4:46", "John 21:2"],
    facts: [
      {
        text: "Water made wine, the first sign (John 2:11)",
        mark: "certain",
      },
      {
        text: "Home of Nathanael (John 21:2)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Caesarea (by the sea)",
    otherNames: ["Caesarea Maritima"],
    modern: "Caesarea, Israel",
    lat: 32.5,
    lon: 34.8917,
    coordinateSource: "OpenBible.info Bible geocoding data (Caesarea Maritima)",
    identification: "certain",
    keyVerses: ["Acts 10:1", "Acts 21:8", "Acts 23:33", "Acts 25:6"],
    facts: [
      {
        text: "Built by Herod the Great with a large harbour (Josephus, War 1.408-415)",
        mark: "certain",
      },
      {
        text: "Seat of the Roman governor of Judea; Paul was held here two years (Acts 24:27)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "pilate",
        text: "Pilate Stone, Caesarea, AD 26-36: Latin text naming Pontius Pilate, prefect of Judaea",
        source: "Israel Museum; Frova 1961",
        mark: "certain",
      },
    ],
  },
  {
    name: "Caesarea Philippi",
    otherNames: ["Paneas", "Banias"],
    modern: "Banias, Golan Heights",
    lat: 33.2461,
    lon: 35.6933,
    coordinateSource: "OpenBible.info Bible geocoding data (Banias)",
    identification: "certain",
    keyVerses: ["Matthew 16:13", "Mark 8:27"],
    facts: [
      {
        text: "Peter confessed Jesus as the Christ in this district (Matthew 16:16)",
        mark: "certain",
      },
      {
        text: "A cave shrine of Pan stood at a spring of the Jordan",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Joppa",
    otherNames: ["Jaffa"],
    modern: "Jaffa, Tel Aviv-Yafo, Israel",
    lat: 32.0545,
    lon: 34.753,
    coordinateSource: "OpenBible.info Bible geocoding data (Jaffa)",
    identification: "certain",
    keyVerses: ["Jonah 1:3", "2 Chronicles 2:16", "Acts 9:36", "Acts 10:5"],
    facts: [
      {
        text: "Port for Jerusalem (2 Chronicles 2:16; Ezra 3:7)",
        mark: "certain",
      },
      {
        text: "Peter raised Tabitha here (Acts 9:36-41)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Ashkelon",
    otherNames: [],
    modern: "Tel Ashkelon, Israel",
    lat: 31.6639,
    lon: 34.5458,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Ashkelon)",
    identification: "certain",
    keyVerses: ["Judges 14:19", "2 Samuel 1:20", "Jeremiah 47:5", "Zephaniah 2:4"],
    facts: [
      {
        text: "One of five Philistine cities (Joshua 13:3)",
        mark: "certain",
      },
      {
        text: "Destroyed by Nebuchadnezzar in 604 BC",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "philistines",
        text: "Philistine towns: DNA of ten people from Ashkelon shows a share from southern Europe in the early Iron Age",
        source: "Feldman and others 2019",
        mark: "certain",
      },
      {
        id: "merneptah",
        text: "Merneptah Stele, about 1208 BC: the earliest sure mention of Israel, as a people in Canaan",
        source: "Egyptian Museum, Cairo, JE 31408",
        mark: "certain",
      },
    ],
  },
  {
    name: "Gath",
    otherNames: [],
    modern: "Tell es-Safi, Israel",
    lat: 31.6997,
    lon: 34.8469,
    coordinateSource: "OpenBible.info Bible geocoding data (Tell es Safi)",
    identification: "certain",
    keyVerses: ["1 Samuel 5:8", "1 Samuel 17:4", "1 Samuel 21:10", "2 Kings 12:17"],
    facts: [
      {
        text: "Home of Goliath (1 Samuel 17:4)",
        mark: "certain",
      },
      {
        text: "Taken by Hazael of Damascus in the 9th century BC (2 Kings 12:17)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "safi",
        text: "Tell es-Safi (Gath): large Philistine city, with siege works from about 830 BC (compare 2 Kings 12:17); a sherd bears two names of the same kind as Goliath, not his own",
        source: "A. Maeir excavation; sherd found 2005",
        mark: "certain",
      },
    ],
  },
  {
    name: "Ekron",
    otherNames: [],
    modern: "Tel Miqne, Israel",
    lat: 31.7775,
    lon: 34.8519,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Miqne)",
    identification: "certain",
    keyVerses: ["Joshua 13:3", "1 Samuel 5:10", "2 Kings 1:2"],
    facts: [
      {
        text: "One of five Philistine cities",
        mark: "certain",
      },
      {
        text: "A great centre of olive oil in the 7th century BC",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "ekron",
        text: "Ekron royal inscription, 7th century BC: names the city and its kings Padi and Achish (Ikausu), both known to Assyria",
        source: "Tel Miqne, found 1996; Israel Museum, IAA 1997-2912",
        mark: "certain",
      },
    ],
  },
  {
    name: "Gaza",
    otherNames: [],
    modern: "Tell Harube, Gaza City",
    lat: 31.504,
    lon: 34.4644,
    coordinateSource: "OpenBible.info Bible geocoding data (Tell Harube)",
    identification: "certain",
    keyVerses: ["Judges 16:1", "Judges 16:21", "Amos 1:6-7", "Acts 8:26"],
    facts: [
      {
        text: "Samson died here (Judges 16:21-30)",
        mark: "certain",
      },
      {
        text: "Chief town of the coast road to Egypt",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Tyre",
    otherNames: [],
    modern: "Tyre (Sour), Lebanon",
    lat: 33.2708,
    lon: 35.1961,
    coordinateSource: "OpenBible.info Bible geocoding data (Tyre)",
    identification: "certain",
    keyVerses: ["1 Kings 5:1", "Ezekiel 26:3-4", "Mark 7:24", "Acts 21:3-4"],
    facts: [
      {
        text: "Hiram of Tyre sent cedar and craftsmen to Solomon (1 Kings 5:1-12)",
        mark: "certain",
      },
      {
        text: "Taken by Alexander in 332 BC; a town was still there in New Testament times",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "tyrecause",
        text: "Tyre: Alexander’s siege causeway (332 BC) still joins the island to the mainland",
        source: "Arrian, Anabasis 2.18-24",
        mark: "certain",
      },
    ],
  },
  {
    name: "Sidon",
    otherNames: ["Zidon"],
    modern: "Sidon (Saida), Lebanon",
    lat: 33.561,
    lon: 35.3719,
    coordinateSource: "OpenBible.info Bible geocoding data (Sandikli archaeological site in Sidon)",
    identification: "certain",
    keyVerses: ["1 Kings 17:9", "Matthew 15:21", "Acts 27:3"],
    facts: [
      {
        text: "Old Phoenician port; Jezebel’s father was king of the Sidonians (1 Kings 16:31)",
        mark: "certain",
      },
      {
        text: "Paul visited friends here on his way to Rome (Acts 27:3)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Damascus",
    otherNames: [],
    modern: "Damascus, Syria",
    lat: 33.5111,
    lon: 36.3064,
    coordinateSource: "OpenBible.info Bible geocoding data (Damascus)",
    identification: "certain",
    keyVerses: ["Genesis 15:2", "2 Kings 5:12", "Isaiah 7:8", "Acts 9:3", "2 Corinthians 11:32"],
    facts: [
      {
        text: "Capital of Aram; taken by Assyria in 732 BC (2 Kings 16:9)",
        mark: "certain",
      },
      {
        text: "Paul met Christ near it and fled from it (Acts 9:3-25)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "tiglath",
        text: "Inscriptions of Tiglath-pileser III: tribute from Menahem of Israel and Jehoahaz (Ahaz) of Judah; Pekah replaced by Hoshea",
        source: "H. Tadmor, The Inscriptions of Tiglath-pileser III, 1994; British Museum",
        mark: "certain",
      },
      {
        id: "aretas",
        text: "Coins and inscriptions of Aretas IV, king of the Nabataeans (9 BC to AD 40; compare 2 Corinthians 11:32)",
        source: "Petra and elsewhere",
        mark: "certain",
      },
    ],
  },
  {
    name: "Antioch in Syria",
    otherNames: [],
    modern: "Antakya, Turkey",
    lat: 36.2267,
    lon: 36.1717,
    coordinateSource: "OpenBible.info Bible geocoding data (Antioch on the Orontes)",
    identification: "certain",
    keyVerses: ["Acts 11:26", "Acts 13:1", "Galatians 2:11"],
    facts: [
      {
        text: "Disciples were first called Christians here (Acts 11:26)",
        mark: "certain",
      },
      {
        text: "Sending church of Paul’s journeys (Acts 13:1-3)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Antioch in Pisidia",
    otherNames: [],
    modern: "near Yalvac, Turkey",
    lat: 38.3061,
    lon: 31.1892,
    coordinateSource: "OpenBible.info Bible geocoding data (Antioch in Pisidia)",
    identification: "certain",
    keyVerses: ["Acts 13:14", "Acts 13:48"],
    facts: [
      {
        text: "Roman colony where Paul preached in the synagogue (Acts 13:14-41)",
        mark: "certain",
      },
      {
        text: "Inscriptions of the Sergii Paulli come from this city",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "sergius",
        text: "Inscriptions of the Sergii Paulli (Pisidian Antioch, Rome) and a doubtful one from Cyprus; none certainly names the proconsul of Acts 13:7",
        source: "Ramsay 1912 and others",
        mark: "disputed",
      },
    ],
  },
  {
    name: "Tarsus",
    otherNames: [],
    modern: "Tarsus, Turkey",
    lat: 36.913,
    lon: 34.8921,
    coordinateSource: "OpenBible.info Bible geocoding data (Tarsus)",
    identification: "certain",
    keyVerses: ["Acts 9:11", "Acts 21:39", "Acts 22:3"],
    facts: [
      {
        text: "Birthplace of Paul (Acts 22:3)",
        mark: "certain",
      },
      {
        text: "Chief city of Cilicia, known for schools (Strabo, Geography 14.5.13)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Ephesus",
    otherNames: [],
    modern: "near Selcuk, Turkey",
    lat: 37.9391,
    lon: 27.3407,
    coordinateSource: "OpenBible.info Bible geocoding data (Ephesus)",
    identification: "certain",
    keyVerses: ["Acts 19:1", "Acts 19:28", "1 Corinthians 16:8", "Revelation 2:1"],
    facts: [
      {
        text: "Temple of Artemis, one of the seven wonders",
        mark: "certain",
      },
      {
        text: "Paul worked here more than two years (Acts 19:8-10)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "ephesustheatre",
        text: "Ephesus: the great theatre (Acts 19:29) and the site of the temple of Artemis, found 1869",
        source: "J. T. Wood; Austrian excavations",
        mark: "certain",
      },
    ],
  },
  {
    name: "Corinth",
    otherNames: [],
    modern: "Ancient Corinth, Greece",
    lat: 37.9058,
    lon: 22.8787,
    coordinateSource: "OpenBible.info Bible geocoding data (Corinth)",
    identification: "certain",
    keyVerses: ["Acts 18:1", "Acts 18:12", "1 Corinthians 1:2", "2 Corinthians 1:1"],
    facts: [
      {
        text: "Destroyed in 146 BC, refounded as a Roman colony in 44 BC",
        mark: "certain",
      },
      {
        text: "Paul stayed eighteen months (Acts 18:11)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "gallio",
        text: "Delphi (Gallio) inscription, AD 52: letter of Claudius naming Gallio, proconsul of Achaia; it fixes Paul’s stay in Corinth about AD 50-52",
        source: "Delphi; found early 20th century",
        mark: "certain",
      },
      {
        id: "erastus",
        text: "Erastus pavement, Corinth: ‘Erastus, in return for his aedileship, laid this at his own cost’; whether he is the Erastus of Romans 16:23 is disputed, and so is the date",
        source: "found 1929; Gill 1989; Meggitt 1996; Friesen 2010",
        mark: "disputed",
      },
    ],
  },
  {
    name: "Athens",
    otherNames: [],
    modern: "Athens, Greece",
    lat: 37.9719,
    lon: 23.7267,
    coordinateSource: "OpenBible.info Bible geocoding data (Athens)",
    identification: "certain",
    keyVerses: ["Acts 17:15-16", "Acts 17:22-23", "1 Thessalonians 3:1"],
    facts: [
      {
        text: "Paul spoke before the Areopagus (Acts 17:22-31)",
        mark: "certain",
      },
      {
        text: "Pausanias (2nd century) mentions altars of gods called unknown (Description of Greece 1.1.4)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Philippi",
    otherNames: [],
    modern: "near Krinides, Greece",
    lat: 41.0121,
    lon: 24.2846,
    coordinateSource: "OpenBible.info Bible geocoding data (Philippi)",
    identification: "certain",
    keyVerses: ["Acts 16:12", "Acts 16:40", "Philippians 1:1"],
    facts: [
      {
        text: "Roman colony after the battle of 42 BC",
        mark: "certain",
      },
      {
        text: "Lydia believed here; Paul and Silas were jailed (Acts 16:14-34)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Thessalonica",
    otherNames: [],
    modern: "Thessaloniki, Greece",
    lat: 40.6378,
    lon: 22.9458,
    coordinateSource: "OpenBible.info Bible geocoding data (Thessaloniki)",
    identification: "certain",
    keyVerses: ["Acts 17:1", "Acts 17:6", "1 Thessalonians 1:1"],
    facts: [
      {
        text: "Chief city of Roman Macedonia on the Egnatian Way",
        mark: "certain",
      },
      {
        text: "Paul left after a riot (Acts 17:5-10)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "politarch",
        text: "Inscriptions with the title ‘politarch’ at Thessalonica, the word used in Acts 17:6",
        source: "British Museum 1877,0511.1, 2nd century AD, from the Vardar Gate, and others",
        mark: "certain",
      },
    ],
  },
  {
    name: "Berea",
    otherNames: ["Beroea"],
    modern: "Veria, Greece",
    lat: 40.5183,
    lon: 22.2,
    coordinateSource: "OpenBible.info Bible geocoding data (Veria)",
    identification: "certain",
    keyVerses: ["Acts 17:10-11", "Acts 20:4"],
    facts: [
      {
        text: "The hearers checked the Scriptures daily (Acts 17:11)",
        mark: "certain",
      },
      {
        text: "About 70 km west of Thessalonica",
        mark: "probable",
      },
    ],
    finds: [],
  },
  {
    name: "Rome",
    otherNames: ["Babylon (as a symbol)"],
    modern: "Rome, Italy",
    lat: 41.8922,
    lon: 12.4852,
    coordinateSource: "OpenBible.info Bible geocoding data (Rome)",
    identification: "certain",
    keyVerses: ["Acts 28:16", "Romans 1:7", "1 Peter 5:13", "Revelation 17:9"],
    facts: [
      {
        text: "Paul lived under guard two years here (Acts 28:30)",
        mark: "certain",
      },
      {
        text: "Fire of Rome in AD 64 and Nero’s persecution (Tacitus, Annals 15.44)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "titus",
        text: "Arch of Titus, Rome (about AD 81): the lampstand and the table carried in triumph",
        source: "in place, Rome",
        mark: "certain",
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
    name: "Patmos",
    otherNames: [],
    modern: "Patmos, Greece",
    lat: 37.325,
    lon: 26.5417,
    coordinateSource: "OpenBible.info Bible geocoding data (Patmos)",
    identification: "certain",
    keyVerses: ["Revelation 1:9"],
    facts: [
      {
        text: "A small Aegean island where John saw his visions (Revelation 1:9)",
        mark: "certain",
      },
      {
        text: "Exile there is the usual reading; Revelation says ‘because of the word of God’",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Smyrna",
    otherNames: [],
    modern: "Izmir, Turkey",
    lat: 38.4189,
    lon: 27.1378,
    coordinateSource: "OpenBible.info Bible geocoding data (Izmir)",
    identification: "certain",
    keyVerses: ["Revelation 1:11", "Revelation 2:8-10"],
    facts: [
      {
        text: "One of the seven churches; no blame is given to it",
        mark: "certain",
      },
      {
        text: "Polycarp, its bishop, was martyred in the 2nd century",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Pergamum",
    otherNames: ["Pergamos"],
    modern: "Bergama, Turkey",
    lat: 39.1322,
    lon: 27.1842,
    coordinateSource: "OpenBible.info Bible geocoding data (Pergamon)",
    identification: "certain",
    keyVerses: ["Revelation 1:11", "Revelation 2:12-13"],
    facts: [
      {
        text: "Centre of emperor worship and of the healing god Asclepius",
        mark: "certain",
      },
      {
        text: "Antipas died there (Revelation 2:13)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "pergaltar",
        text: "Great Altar of Pergamon (2nd century BC); ‘Satan’s throne’ (Revelation 2:13) is linked by some to it, by others to emperor worship",
        source: "Pergamon Museum, Berlin",
        mark: "disputed",
      },
    ],
  },
  {
    name: "Sardis",
    otherNames: [],
    modern: "Sart, Turkey",
    lat: 38.4883,
    lon: 28.0403,
    coordinateSource: "OpenBible.info Bible geocoding data (Sardis)",
    identification: "certain",
    keyVerses: ["Revelation 1:11", "Revelation 3:1-3"],
    facts: [
      {
        text: "Old capital of Lydia, twice taken by surprise",
        mark: "certain",
      },
      {
        text: "A large synagogue of late Roman times has been dug",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Philadelphia",
    otherNames: [],
    modern: "Alasehir, Turkey",
    lat: 38.35,
    lon: 28.5167,
    coordinateSource: "OpenBible.info Bible geocoding data (Alasehir)",
    identification: "certain",
    keyVerses: ["Revelation 1:11", "Revelation 3:7-8"],
    facts: [
      {
        text: "Badly hit by the earthquake of AD 17 (Tacitus, Annals 2.47)",
        mark: "certain",
      },
      {
        text: "No blame is given to its church",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Laodicea",
    otherNames: [],
    modern: "near Denizli, Turkey",
    lat: 37.8358,
    lon: 29.1075,
    coordinateSource: "OpenBible.info Bible geocoding data (Laodicea on the Lycus)",
    identification: "certain",
    keyVerses: ["Colossians 4:16", "Revelation 1:11", "Revelation 3:14-16"],
    facts: [
      {
        text: "Wealthy; rebuilt without imperial help after an earthquake about AD 60 (Tacitus, Annals 14.27)",
        mark: "certain",
      },
      {
        text: "Hierapolis with hot springs is in sight across the valley",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "laodwater",
        text: "Laodicea: clay water pipes choked with lime; hot water at Hierapolis and cold at Colossae are often compared with Revelation 3:15-16",
        source: "excavations at Laodicea",
        mark: "probable",
      },
    ],
  },
  {
    name: "Colossae",
    otherNames: [],
    modern: "mound near Honaz, Turkey (not yet excavated in full)",
    lat: 37.7866,
    lon: 29.2599,
    coordinateSource: "OpenBible.info Bible geocoding data (Colossae)",
    identification: "certain",
    keyVerses: ["Colossians 1:2", "Colossians 4:9"],
    facts: [
      {
        text: "In the Lycus valley near Laodicea and Hierapolis",
        mark: "certain",
      },
      {
        text: "Home of Philemon and Onesimus as usually understood (Colossians 4:9; Philemon 1:2; Colossians 4:17)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Thyatira",
    otherNames: [],
    modern: "Akhisar, Turkey",
    lat: 38.9202,
    lon: 27.8365,
    coordinateSource: "OpenBible.info Bible geocoding data (Akhisar)",
    identification: "certain",
    keyVerses: ["Acts 16:14", "Revelation 1:11", "Revelation 2:18"],
    facts: [
      {
        text: "Known for trade guilds; Lydia the seller of purple came from here (Acts 16:14)",
        mark: "certain",
      },
      {
        text: "One of the seven churches (Revelation 2:18-29)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Babylon",
    otherNames: ["Shinar (region)"],
    modern: "near Hillah, Iraq",
    lat: 32.5433,
    lon: 44.4222,
    coordinateSource: "OpenBible.info Bible geocoding data (Babylon)",
    identification: "certain",
    keyVerses: ["Genesis 11:9", "2 Kings 25:1", "Psalms 137:1", "Jeremiah 29:4", "Daniel 4:30"],
    facts: [
      {
        text: "Capital of Nebuchadnezzar (605-562 BC)",
        mark: "certain",
      },
      {
        text: "Fell to Cyrus in 539 BC",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "ishtar",
        text: "Babylon of Nebuchadnezzar: Ishtar Gate, Processional Way and bricks stamped with the king’s name",
        source: "Koldewey 1899-1917; Vorderasiatisches Museum, Berlin",
        mark: "certain",
      },
      {
        id: "rations",
        text: "Ration tablets from Babylon: oil for Ia’ukin (Jehoiachin), king of Judah, and five sons",
        source: "Vorderasiatisches Museum, Berlin, VAT 16378 and others; found 1899-1917",
        mark: "certain",
      },
      {
        id: "nabchron",
        text: "Nabonidus Chronicle: Babylon fell to Cyrus’s army without battle in October 539 BC",
        source: "British Museum BM 35382",
        mark: "certain",
      },
      {
        id: "cyruscyl",
        text: "Cyrus Cylinder, about 539-530 BC: Cyrus restores gods and people to their places; it does not name Judah",
        source: "British Museum 90920",
        mark: "certain",
      },
    ],
  },
  {
    name: "Nineveh",
    otherNames: [],
    modern: "Kuyunjik and Nebi Yunus, Mosul, Iraq",
    lat: 36.3594,
    lon: 43.1528,
    coordinateSource: "OpenBible.info Bible geocoding data (Nineveh)",
    identification: "certain",
    keyVerses: ["Jonah 1:2", "2 Kings 19:36", "Nahum 3:7", "Matthew 12:41"],
    facts: [
      {
        text: "Capital of Assyria under Sennacherib",
        mark: "certain",
      },
      {
        text: "Fell in 612 BC",
        mark: "certain",
      },
    ],
    finds: [
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
      {
        id: "gilgamesh",
        text: "Epic of Gilgamesh, tablet XI: a flood, a boat, birds sent out; read by George Smith in 1872",
        source: "British Museum K.3375",
        mark: "certain",
      },
    ],
  },
  {
    name: "Susa",
    otherNames: ["Shushan"],
    modern: "Shush, Iran",
    lat: 32.1892,
    lon: 48.2578,
    coordinateSource: "OpenBible.info Bible geocoding data (Shush)",
    identification: "certain",
    keyVerses: ["Nehemiah 1:1", "Esther 1:2", "Daniel 8:2"],
    facts: [
      {
        text: "Winter capital of the Persian kings",
        mark: "certain",
      },
      {
        text: "The law stele of Hammurabi was found here",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "susapal",
        text: "Susa: the palace of Darius I with its audience hall, where Esther is set",
        source: "French excavations; Louvre",
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
    name: "Ur of the Chaldeans",
    otherNames: [],
    modern: "Tell el-Muqayyar, Iraq (most); a northern Ur is proposed by some",
    lat: 30.9622,
    lon: 46.1044,
    coordinateSource: "OpenBible.info Bible geocoding data (Tell el Muqayyar)",
    identification: "probable",
    keyVerses: ["Genesis 11:28", "Genesis 11:31", "Genesis 15:7", "Nehemiah 9:7"],
    facts: [
      {
        text: "Great Sumerian city with a temple of the moon god",
        mark: "certain",
      },
      {
        text: "The word ‘Chaldeans’ belongs to the 1st millennium BC",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "ziggurat",
        text: "Ziggurats, stepped temple towers of Mesopotamia: Ur’s still stands in part; Babylon’s (Etemenanki) is known from its base and from texts",
        source: "excavations at Ur and Babylon",
        mark: "certain",
      },
      {
        id: "nabonidus",
        text: "Nabonidus cylinders from Ur: prayer for Belshazzar, the king’s eldest son",
        source: "British Museum; found 1854",
        mark: "certain",
      },
    ],
  },
  {
    name: "Haran",
    otherNames: ["Harran"],
    modern: "Harran, Turkey",
    lat: 36.8644,
    lon: 39.0328,
    coordinateSource: "OpenBible.info Bible geocoding data (Harran)",
    identification: "certain",
    keyVerses: ["Genesis 11:31", "Genesis 12:4", "Genesis 27:43"],
    facts: [
      {
        text: "Abraham left from here aged seventy-five (Genesis 12:4)",
        mark: "certain",
      },
      {
        text: "A moon-god city on the road to Syria",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Mountains of Ararat",
    otherNames: ["Urartu"],
    modern: "eastern Turkey and Armenia (a region)",
    lat: 39.7028,
    lon: 44.3004,
    coordinateSource: "OpenBible.info Bible geocoding data (Urartu)",
    identification: "certain",
    keyVerses: ["Genesis 8:4", "2 Kings 19:37", "Jeremiah 51:27"],
    facts: [
      {
        text: "The Bible speaks of mountains of a land, not of one peak",
        mark: "certain",
      },
      {
        text: "No remains of the ark have been verified",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Mount Sinai",
    otherNames: ["Horeb"],
    modern: "Jebel Musa, Egypt (tradition from the 4th century); other peaks are proposed",
    lat: 28.5397,
    lon: 33.9733,
    coordinateSource: "OpenBible.info Bible geocoding data (Jebel Musa)",
    identification: "disputed",
    keyVerses: ["Exodus 3:1", "Exodus 19:18", "1 Kings 19:8", "Galatians 4:25"],
    facts: [
      {
        text: "No remains of Israel’s camp have been found at any candidate",
        mark: "certain",
      },
      {
        text: "Jabal al-Lawz in Arabia has been claimed as the mountain; the claim is weighed among this site’s discoveries",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Mount Nebo",
    otherNames: ["Pisgah"],
    modern: "Jabal Nibu (Siyagha ridge), Jordan",
    lat: 31.7667,
    lon: 35.75,
    coordinateSource: "OpenBible.info Bible geocoding data (Jabal al Naba)",
    identification: "probable",
    keyVerses: ["Deuteronomy 32:49", "Deuteronomy 34:1"],
    facts: [
      {
        text: "Moses saw the land and died (Deuteronomy 34:1-5)",
        mark: "certain",
      },
      {
        text: "Church remains from the 4th century and later",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Mount Carmel",
    otherNames: [],
    modern: "Mount Carmel, Israel",
    lat: 32.6725,
    lon: 35.0233,
    coordinateSource: "OpenBible.info Bible geocoding data (Mount Carmel)",
    identification: "certain",
    keyVerses: ["1 Kings 18:19", "1 Kings 18:42", "Isaiah 35:2"],
    facts: [
      {
        text: "Elijah’s contest with the prophets of Baal (1 Kings 18:20-40)",
        mark: "certain",
      },
      {
        text: "The exact spot is only tradition",
        mark: "probable",
      },
    ],
    finds: [],
  },
  {
    name: "Mount of Olives",
    otherNames: ["Olivet"],
    modern: "east of the Old City, Jerusalem",
    lat: 31.7779,
    lon: 35.2457,
    coordinateSource: "OpenBible.info Bible geocoding data (Mount of Olives)",
    identification: "certain",
    keyVerses: ["2 Samuel 15:30", "Zechariah 14:4", "Luke 22:39", "Acts 1:12"],
    facts: [
      {
        text: "Jesus taught, prayed and ascended there (Matthew 24:3; Luke 22:39-41; Acts 1:9-12)",
        mark: "certain",
      },
      {
        text: "A sabbath day’s journey from the city (Acts 1:12)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Mount Moriah and the Temple Mount",
    otherNames: ["Haram al-Sharif"],
    modern: "Temple Mount, Jerusalem",
    lat: 31.7778,
    lon: 35.2356,
    coordinateSource: "OpenBible.info Bible geocoding data (Mount Moriah)",
    identification: "probable",
    keyVerses: ["Genesis 22:2", "2 Chronicles 3:1", "Matthew 24:1-2"],
    facts: [
      {
        text: "2 Chronicles 3:1 calls the temple hill Moriah; whether Genesis 22 means the same hill is disputed",
        mark: "certain",
      },
      {
        text: "Herod’s platform still stands; the temple itself was burnt in AD 70",
        mark: "certain",
      },
    ],
    finds: [
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
    ],
  },
  {
    name: "Mount Ebal",
    otherNames: [],
    modern: "north of Nablus, West Bank",
    lat: 32.234,
    lon: 35.2733,
    coordinateSource: "OpenBible.info Bible geocoding data (Mount Ebal)",
    identification: "certain",
    keyVerses: ["Deuteronomy 11:29", "Deuteronomy 27:4", "Joshua 8:30"],
    facts: [
      {
        text: "Place of the curses; an altar was built there (Joshua 8:30-35)",
        mark: "certain",
      },
      {
        text: "The ‘curse tablet’ announced in 2022 is disputed",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "ebalaltar",
        text: "Mount Ebal: a stone structure of about 1200 BC with ash and animal bones, read by its digger as an altar",
        source: "A. Zertal, 1980s; reading disputed",
        mark: "disputed",
      },
    ],
  },
  {
    name: "Mount Gerizim",
    otherNames: [],
    modern: "south of Nablus, West Bank",
    lat: 32.1994,
    lon: 35.2728,
    coordinateSource: "OpenBible.info Bible geocoding data (Mount Gerizim)",
    identification: "certain",
    keyVerses: ["Deuteronomy 11:29", "Judges 9:7", "John 4:20"],
    facts: [
      {
        text: "Place of blessing; holy hill of the Samaritans",
        mark: "certain",
      },
      {
        text: "The Samaritan sanctuary was destroyed by John Hyrcanus in the late 2nd century BC (Josephus, Antiquities 13.254-256)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "gerizimdig",
        text: "Mount Gerizim: a Samaritan sanctuary from the 5th century BC to the 2nd",
        source: "Y. Magen excavation",
        mark: "certain",
      },
    ],
  },
  {
    name: "Mount Hermon",
    otherNames: ["Sirion", "Senir"],
    modern: "border of Lebanon and Syria",
    lat: 33.4,
    lon: 35.85,
    coordinateSource: "OpenBible.info Bible geocoding data (Mount Hermon)",
    identification: "certain",
    keyVerses: ["Deuteronomy 3:8-9", "Psalms 133:3", "Joshua 12:1"],
    facts: [
      {
        text: "About 2,814 m high; snow feeds the Jordan",
        mark: "certain",
      },
      {
        text: "Some place the Transfiguration here, others on Tabor; the Gospels name no mountain",
        mark: "disputed",
      },
    ],
    finds: [],
  },
  {
    name: "Sea of Galilee",
    otherNames: ["Chinnereth", "Gennesaret", "Tiberias"],
    modern: "Lake Kinneret, Israel",
    lat: 32.8189,
    lon: 35.59,
    coordinateSource: "OpenBible.info Bible geocoding data (Sea of Galilee)",
    identification: "certain",
    keyVerses: ["Numbers 34:11", "Matthew 4:18", "Mark 4:37-39", "John 6:1"],
    facts: [
      {
        text: "About 21 km long and 210 m below sea level",
        mark: "certain",
      },
      {
        text: "Sudden storms fall on it from the hills",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "boat",
        text: "Galilee Boat: wooden fishing boat about 8 m long, 1st century BC to 1st century AD",
        source: "found 1986 near Ginosar; Yigal Allon Centre",
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
    name: "Dead Sea",
    otherNames: ["Salt Sea", "Sea of the Arabah"],
    modern: "Israel, Jordan and the West Bank",
    lat: 31.5,
    lon: 35.5,
    coordinateSource: "OpenBible.info Bible geocoding data (Dead Sea)",
    identification: "certain",
    keyVerses: ["Genesis 14:3", "Deuteronomy 3:17", "Ezekiel 47:8-10"],
    facts: [
      {
        text: "The lowest lake on earth, more than 430 m below sea level",
        mark: "certain",
      },
      {
        text: "Qumran stands near its north-west shore",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "dss",
        text: "Dead Sea Scrolls, 3rd century BC to 1st century AD: copies of nearly every book of the Hebrew Bible",
        source: null,
        mark: "certain",
      },
      {
        id: "masada",
        text: "Masada: Herod’s fortress, last to fall to Rome (AD 73 or 74); coins, scrolls, siege camps",
        source: "Y. Yadin 1963-1965",
        mark: "certain",
      },
    ],
  },
  {
    name: "Jordan River",
    otherNames: [],
    modern: "Israel, Jordan, Syria and the West Bank",
    lat: 31.7614,
    lon: 35.5583,
    coordinateSource: "OpenBible.info Bible geocoding data (Jordan River)",
    identification: "certain",
    keyVerses: ["Joshua 3:17", "2 Kings 5:14", "Matthew 3:13", "Mark 1:9"],
    facts: [
      {
        text: "Runs from Hermon through Galilee to the Dead Sea",
        mark: "certain",
      },
      {
        text: "Israel crossed it opposite Jericho (Joshua 3:16)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Sodom and Gomorrah",
    otherNames: ["Cities of the plain"],
    modern: "unknown; Bab edh-Dhra (south) and Tall el-Hammam (north) are proposed",
    lat: 31.2085,
    lon: 35.4492,
    coordinateSource: "OpenBible.info Bible geocoding data (south of the Lisan)",
    identification: "disputed",
    keyVerses: ["Genesis 13:10", "Genesis 19:24-25", "Ezekiel 16:49-50", "Jude 1:7"],
    facts: [
      {
        text: "No site is proved; the 2021 airburst paper on Tall el-Hammam was retracted in 2025",
        mark: "certain",
      },
      {
        text: "Ezekiel names pride and neglect of the poor among Sodom’s sins (Ezekiel 16:49)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Goshen",
    otherNames: ["Land of Rameses"],
    modern: "eastern Nile Delta, Egypt (Wadi Tumilat to Qantir)",
    lat: 30.7994,
    lon: 31.8342,
    coordinateSource: "OpenBible.info Bible geocoding data (Qantir)",
    identification: "probable",
    keyVerses: ["Genesis 45:10", "Genesis 47:11", "Exodus 8:22"],
    facts: [
      {
        text: "Good pasture near the border (Genesis 46:34)",
        mark: "certain",
      },
      {
        text: "Canaanite settlers are well attested in this part of the Delta",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "avaris",
        text: "Tell el-Daba (Avaris) and Qantir (Pi-Ramesses), eastern Delta: a town with many people of Canaanite culture, and the later city of Ramesses",
        source: "M. Bietak, E. Pusch excavations",
        mark: "certain",
      },
      {
        id: "benihasan",
        text: "Beni Hasan tomb painting, about 1890 BC: a party of Asiatics enters Egypt with families and donkeys",
        source: "tomb of Khnumhotep II, Egypt",
        mark: "certain",
      },
    ],
  },
  {
    name: "Rameses (Raamses)",
    otherNames: ["Pi-Ramesses"],
    modern: "Qantir, Egypt",
    lat: 30.7994,
    lon: 31.8342,
    coordinateSource: "OpenBible.info Bible geocoding data (Qantir)",
    identification: "certain",
    keyVerses: ["Exodus 1:11", "Exodus 12:37", "Numbers 33:3"],
    facts: [
      {
        text: "Royal city of Ramesses II (13th century BC)",
        mark: "certain",
      },
      {
        text: "The identification of the city is sure; its bearing on the exodus date is disputed",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "avaris",
        text: "Tell el-Daba (Avaris) and Qantir (Pi-Ramesses), eastern Delta: a town with many people of Canaanite culture, and the later city of Ramesses",
        source: "M. Bietak, E. Pusch excavations",
        mark: "certain",
      },
    ],
  },
  {
    name: "Kadesh-barnea",
    otherNames: ["Kadesh"],
    modern: "Tell el-Qudeirat (Ain el-Qudeirat), Egypt",
    lat: 30.6483,
    lon: 34.4222,
    coordinateSource: "OpenBible.info Bible geocoding data (Ain el Qudeirat)",
    identification: "probable",
    keyVerses: ["Numbers 13:26", "Numbers 20:1", "Deuteronomy 1:19"],
    facts: [
      {
        text: "Israel’s main camp in the wilderness (Deuteronomy 1:46)",
        mark: "certain",
      },
      {
        text: "Forts there date from the monarchy; no camp of the exodus age has been found",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Dibon",
    otherNames: [],
    modern: "Dhiban, Jordan",
    lat: 31.5022,
    lon: 35.7766,
    coordinateSource: "OpenBible.info Bible geocoding data (Tall Dhiban)",
    identification: "certain",
    keyVerses: ["Numbers 21:30", "Isaiah 15:2", "Jeremiah 48:18"],
    facts: [
      {
        text: "City of Moab, home of King Mesha",
        mark: "certain",
      },
      {
        text: "Find-spot of the Mesha Stele (1868)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "mesha",
        text: "Mesha Stele, 9th century BC: Mesha of Moab on his revolt against Israel; names Omri and YHWH",
        source: "Louvre, Paris",
        mark: "certain",
      },
    ],
  },
  {
    name: "Bozrah",
    otherNames: [],
    modern: "Buseira, Jordan",
    lat: 30.7458,
    lon: 35.6039,
    coordinateSource: "OpenBible.info Bible geocoding data (Buseira)",
    identification: "certain",
    keyVerses: ["Genesis 36:33", "Isaiah 63:1", "Amos 1:12", "Jeremiah 49:13"],
    facts: [
      {
        text: "Chief city of Edom",
        mark: "certain",
      },
      {
        text: "Large buildings of the 8th-6th century BC have been dug",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "edomsites",
        text: "Edomite sites: Buseira (Bozrah) and Umm el-Biyara at Petra, 8th-6th century BC",
        source: "C.-M. Bennett excavations",
        mark: "certain",
      },
    ],
  },
  {
    name: "Sela and Petra",
    otherNames: ["Sela", "Petra (later Nabataean city)"],
    modern: "es-Sela near Tafila, Jordan, or Umm el-Biyara at Petra",
    lat: 30.7809,
    lon: 35.5745,
    coordinateSource: "OpenBible.info Bible geocoding data (Sela)",
    identification: "disputed",
    keyVerses: ["2 Kings 14:7", "Isaiah 16:1"],
    facts: [
      {
        text: "‘Sela’ means rock; the Greek name Petra means the same",
        mark: "certain",
      },
      {
        text: "Petra’s famous tombs are Nabataean, 1st century BC to 2nd century AD; the Bible does not name that city for certain",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "petra",
        text: "Petra: rock-cut tombs and city of the Nabataeans",
        source: "in place, Jordan",
        mark: "certain",
      },
      {
        id: "aretas",
        text: "Coins and inscriptions of Aretas IV, king of the Nabataeans (9 BC to AD 40; compare 2 Corinthians 11:32)",
        source: "Petra and elsewhere",
        mark: "certain",
      },
    ],
  },
  {
    name: "Jezreel",
    otherNames: [],
    modern: "Tel Yizre’el, Israel",
    lat: 32.5579,
    lon: 35.328,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Yizre’el)",
    identification: "certain",
    keyVerses: ["1 Kings 21:1", "2 Kings 9:30", "Hosea 1:4-5"],
    facts: [
      {
        text: "Ahab’s second palace stood here beside Naboth’s vineyard (1 Kings 21:1)",
        mark: "certain",
      },
      {
        text: "Jehu’s purge began here (2 Kings 9:16-37)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Beth-shan",
    otherNames: ["Scythopolis"],
    modern: "Tel Bet Shean, Israel",
    lat: 32.5036,
    lon: 35.5031,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Bet Shean)",
    identification: "certain",
    keyVerses: ["Joshua 17:11", "1 Samuel 31:10-12"],
    facts: [
      {
        text: "Saul’s body was hung on its wall (1 Samuel 31:10)",
        mark: "certain",
      },
      {
        text: "Later Scythopolis, a city of the Decapolis",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "bethshan",
        text: "Beth-shan: Egyptian garrison town with steles of Seti I and Ramesses II",
        source: "Rowe and others; Rockefeller and Philadelphia museums",
        mark: "certain",
      },
    ],
  },
  {
    name: "Beth-shemesh",
    otherNames: [],
    modern: "Tel Beth Shemesh, Israel",
    lat: 31.7506,
    lon: 34.9747,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Bet Shemesh)",
    identification: "certain",
    keyVerses: ["1 Samuel 6:12", "2 Kings 14:11"],
    facts: [
      {
        text: "The ark came back here from Philistia (1 Samuel 6:12-15)",
        mark: "certain",
      },
      {
        text: "Border town between Judah and Philistia",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Emmaus",
    otherNames: [],
    modern: "unknown: Qalunya (Motza), Emmaus Nicopolis, el-Qubeibeh and Abu Ghosh are proposed",
    lat: 31.7929,
    lon: 35.1642,
    coordinateSource: "OpenBible.info Bible geocoding data (Qalunya)",
    identification: "disputed",
    keyVerses: ["Luke 24:13", "Luke 24:30-31"],
    facts: [
      {
        text: "Most copies of Luke give sixty stadia (about 11 km); some give 160",
        mark: "certain",
      },
      {
        text: "The risen Jesus was known in the breaking of bread (Luke 24:35)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Sychar and Jacob’s Well",
    otherNames: [],
    modern: "Askar and the well at Balata, near Nablus",
    lat: 32.2178,
    lon: 35.289,
    coordinateSource: "OpenBible.info Bible geocoding data (Askar)",
    identification: "probable",
    keyVerses: ["John 4:5-6", "John 4:12"],
    facts: [
      {
        text: "The well is deep (John 4:11) and is still shown inside a church",
        mark: "certain",
      },
      {
        text: "Jacob’s field near Shechem (Genesis 33:18-19; Joshua 24:32)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Gethsemane",
    otherNames: [],
    modern: "foot of the Mount of Olives, Jerusalem",
    lat: 31.7794,
    lon: 35.2394,
    coordinateSource: "OpenBible.info Bible geocoding data (Gethsemane)",
    identification: "certain",
    keyVerses: ["Matthew 26:36", "Mark 14:32"],
    facts: [
      {
        text: "The name means oil press",
        mark: "certain",
      },
      {
        text: "The area is sure, the exact spot is tradition",
        mark: "probable",
      },
    ],
    finds: [],
  },
  {
    name: "Golgotha",
    otherNames: ["Calvary", "Place of a Skull"],
    modern:
      "Church of the Holy Sepulchre, Jerusalem (most scholars); Garden Tomb (19th-century proposal)",
    lat: 31.7784,
    lon: 35.2298,
    coordinateSource: "OpenBible.info Bible geocoding data (Church of the Holy Sepulchre)",
    identification: "probable",
    keyVerses: ["Matthew 27:33", "John 19:17", "John 19:41", "Hebrews 13:12"],
    facts: [
      {
        text: "It was outside the wall, near a garden and a new tomb (John 19:20; 19:41)",
        mark: "certain",
      },
      {
        text: "The Garden Tomb is an Iron Age tomb, too old to be new in Jesus’ day",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "sepulchre",
        text: "Church of the Holy Sepulchre: built in the 4th century over a quarry with tombs of the right age, outside the wall of Jesus’ day",
        source:
          "Corbo; mortar of the tomb shrine dated about AD 345, National Technical University of Athens, 2017",
        mark: "probable",
      },
      {
        id: "heel",
        text: "Heel bone of Yehohanan with an iron nail (Giv’at ha-Mivtar, 1968): crucifixion in 1st-century Jerusalem",
        source: "Zias and Sekeles, IEJ 35, 1985",
        mark: "certain",
      },
    ],
  },
  {
    name: "Malta",
    otherNames: ["Melita"],
    modern: "Malta",
    lat: 35.9335,
    lon: 14.4117,
    coordinateSource: "OpenBible.info Bible geocoding data (Malta)",
    identification: "certain",
    keyVerses: ["Acts 28:1", "Acts 28:7"],
    facts: [
      {
        text: "Paul was shipwrecked here (Acts 27:41-28:1)",
        mark: "certain",
      },
      {
        text: "‘Chief man of the island’ (Acts 28:7) is a title found in Maltese inscriptions",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Cyprus",
    otherNames: [],
    modern: "Cyprus",
    lat: 35.0,
    lon: 33.0,
    coordinateSource: "OpenBible.info Bible geocoding data (Cyprus)",
    identification: "certain",
    keyVerses: ["Acts 4:36", "Acts 13:4", "Acts 27:4"],
    facts: [
      {
        text: "Home of Barnabas (Acts 4:36)",
        mark: "certain",
      },
      {
        text: "Sergius Paulus was proconsul at Paphos (Acts 13:7)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "sergius",
        text: "Inscriptions of the Sergii Paulli (Pisidian Antioch, Rome) and a doubtful one from Cyprus; none certainly names the proconsul of Acts 13:7",
        source: "Ramsay 1912 and others",
        mark: "disputed",
      },
    ],
  },
  {
    name: "Lystra and Derbe",
    otherNames: [],
    modern: "Lystra near Hatunsaray; Derbe probably Kerti Huyuk, Turkey",
    lat: 37.6017,
    lon: 32.3384,
    coordinateSource: "OpenBible.info Bible geocoding data (Tel Lystra)",
    identification: "probable",
    keyVerses: ["Acts 14:6", "Acts 14:19-20", "Acts 16:1"],
    facts: [
      {
        text: "Timothy came from Lystra or near (Acts 16:1-2)",
        mark: "certain",
      },
      {
        text: "An inscription naming Derbe was found at Kerti Huyuk in 1956",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Troas",
    otherNames: ["Alexandria Troas"],
    modern: "near Dalyan, Turkey",
    lat: 39.7519,
    lon: 26.1586,
    coordinateSource: "OpenBible.info Bible geocoding data (Alexandria Troas)",
    identification: "certain",
    keyVerses: ["Acts 16:8-9", "Acts 20:6-7", "2 Timothy 4:13"],
    facts: [
      {
        text: "Paul saw the man of Macedonia in a vision (Acts 16:9)",
        mark: "certain",
      },
      {
        text: "Eutychus was raised here (Acts 20:9-12)",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Carchemish",
    otherNames: [],
    modern: "Karkamis (Jerablus), Turkey and Syria",
    lat: 36.8297,
    lon: 38.015,
    coordinateSource: "OpenBible.info Bible geocoding data (Jerabis)",
    identification: "certain",
    keyVerses: ["Isaiah 10:9", "Jeremiah 46:2", "2 Chronicles 35:20"],
    facts: [
      {
        text: "Nebuchadnezzar beat Egypt here in 605 BC",
        mark: "certain",
      },
      {
        text: "A great Neo-Hittite city on the Euphrates",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "carchemish",
        text: "Babylonian Chronicle: Nebuchadnezzar beat the army of Egypt at Carchemish in 605 BC",
        source: "British Museum BM 21946; Wiseman 1956",
        mark: "certain",
      },
    ],
  },
  {
    name: "Garden of Eden",
    otherNames: [],
    modern: "unknown",
    lat: null,
    lon: null,
    coordinateSource: null,
    identification: "disputed",
    keyVerses: ["Genesis 2:8", "Genesis 2:10-14", "Genesis 3:24"],
    facts: [
      {
        text: "Two of its four rivers are known, Tigris and Euphrates (Genesis 2:14)",
        mark: "certain",
      },
      {
        text: "Proposals run from Armenia to the Persian Gulf; none is proved",
        mark: "certain",
      },
    ],
    finds: [],
  },
  {
    name: "Qumran",
    otherNames: ["City of Salt (Joshua 15:62, suggested)"],
    modern: "Khirbet Qumran, West Bank",
    lat: 31.7414,
    lon: 35.4586,
    coordinateSource: "general knowledge",
    identification: "certain",
    keyVerses: ["Joshua 15:62"],
    facts: [
      {
        text: "Not named in the Bible for certain; find-place of the Dead Sea Scrolls",
        mark: "certain",
      },
      {
        text: "Usually linked with the Essenes, which some dispute",
        mark: "probable",
      },
    ],
    finds: [
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
    name: "Masada",
    otherNames: [],
    modern: "Masada, Israel",
    lat: 31.3156,
    lon: 35.3536,
    coordinateSource: "general knowledge",
    identification: "certain",
    keyVerses: ["1 Samuel 24:22"],
    facts: [
      {
        text: "Not named in the Bible for certain; David’s ‘stronghold’ near En-gedi is sometimes linked with it",
        mark: "disputed",
      },
      {
        text: "Herod’s desert fortress; its fall is told by Josephus (War 7.252-406)",
        mark: "certain",
      },
    ],
    finds: [
      {
        id: "masada",
        text: "Masada: Herod’s fortress, last to fall to Rome (AD 73 or 74); coins, scrolls, siege camps",
        source: "Y. Yadin 1963-1965",
        mark: "certain",
      },
    ],
  },
];
