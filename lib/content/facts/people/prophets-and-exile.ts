import type { PersonFacts } from "../schema";

export const prophetsAndExile: PersonFacts[] = [
  {
    name: "Elijah",
    spellings: ["Elias"],
    askedAs: ["elias"],
    facts: [
      ["from", "Tishbe, of the inhabitants of Gilead", "1 Kings 17:1"],
      ["followed by", "Elisha", "2 Kings 2:15"],
      ["died by", "no death: he went up by a whirlwind into heaven", "2 Kings 2:11"],
      ["servant", "Elisha, who ministered to him", "1 Kings 19:19-21"],
    ],
  },
  {
    name: "Elisha",
    spellings: ["Eliseus"],
    facts: [
      ["father", "Shaphat", "1 Kings 19:16"],
      ["servant", "Gehazi", "2 Kings 4:12"],
      ["came after", "Elijah", "2 Kings 2:15"],
      ["work", "a farmer at the plow when Elijah called him", "1 Kings 19:19"],
      ["from", "Abel-meholah", "1 Kings 19:16"],
      ["died by", "an illness", "2 Kings 13:14; 2 Kings 13:20"],
    ],
  },
  {
    name: "Naaman",
    facts: [
      ["work", "captain of the army of the king of Syria", "2 Kings 5:1"],
      ["from", "Syria", "2 Kings 5:1"],
    ],
  },
  {
    name: "Isaiah",
    spellings: ["Esaias"],
    facts: [
      ["father", "Amoz", "Isaiah 1:1"],
      ["sons", "Shear-jashub and Maher-shalal-hash-baz", "Isaiah 7:3; Isaiah 8:3"],
    ],
  },
  { name: "Shear-jashub", spellings: ["Shearjashub", "Shear Jashub", "Shear-Jashub"], facts: [] },
  {
    name: "Maher-shalal-hash-baz",
    spellings: ["Mahershalalhashbaz", "Maher Shalal Hash Baz"],
    facts: [],
  },
  {
    name: "Jeremiah",
    spellings: ["Jeremias", "Jeremy"],
    facts: [
      ["work", "a prophet, of a family of priests", "Jeremiah 1:1-5"],
      ["father", "Hilkiah", "Jeremiah 1:1"],
      ["from", "Anathoth, in the land of Benjamin", "Jeremiah 1:1"],
      ["servant", "Baruch, who wrote for him", "Jeremiah 36:4"],
      ["wife", "none", "Jeremiah 16:1-2", "The Lord told Jeremiah to take no wife."],
    ],
  },
  {
    name: "Baruch",
    facts: [
      ["father", "Neriah", "Jeremiah 36:4"],
      ["work", "scribe", "Jeremiah 36:32"],
    ],
  },
  {
    name: "Ezekiel",
    facts: [
      ["father", "Buzi", "Ezekiel 1:3"],
      ["work", "priest", "Ezekiel 1:3"],
    ],
  },
  {
    name: "Hosea",
    spellings: ["Osee"],
    facts: [
      ["wife", "Gomer", "Hosea 1:2-3"],
      ["father", "Beeri", "Hosea 1:1"],
      ["sons", "Jezreel and Lo-ammi", "Hosea 1:4; Hosea 1:9"],
      ["daughters", "Lo-ruhamah", "Hosea 1:6"],
    ],
  },
  { name: "Lo-ammi", spellings: ["Loammi", "Lo Ammi", "Lo-Ammi"], facts: [] },
  {
    name: "Lo-ruhamah",
    isWoman: true,
    spellings: ["Loruhamah", "Lo Ruhamah", "Lo-Ruhamah"],
    facts: [],
  },
  {
    name: "Gomer",
    who: "Hosea’s wife",
    isWoman: true,
    facts: [
      ["husband", "Hosea", "Hosea 1:2-3"],
      ["father", "Diblaim", "Hosea 1:3"],
    ],
  },
  { name: "Joel", who: "the prophet", facts: [["father", "Pethuel", "Joel 1:1"]] },
  {
    name: "Amos",
    facts: [
      ["from", "Tekoa", "Amos 1:1"],
      ["work", "a herdsman and a dresser of sycamore figs", "Amos 7:14"],
    ],
  },
  {
    name: "Jonah",
    spellings: ["Jonas"],
    facts: [
      ["father", "Amittai", "Jonah 1:1"],
      ["from", "Gath-hepher", "2 Kings 14:25"],
    ],
  },
  { name: "Micah", facts: [["from", "Moresheth", "Micah 1:1"]] },
  { name: "Nahum", facts: [["from", "Elkosh", "Nahum 1:1"]] },
  { name: "Zephaniah", facts: [["father", "Cushi", "Zephaniah 1:1"]] },
  {
    name: "Zechariah",
    who: "the prophet",
    facts: [
      ["father", "Berechiah", "Zechariah 1:1"],
      ["grandfather", "Iddo", "Zechariah 1:1"],
    ],
  },
  {
    name: "Daniel",
    facts: [
      [
        "work",
        "ruler of the province of Babylon, one of three presidents later",
        "Daniel 2:48; Daniel 6:1-2",
      ],
      ["renamed", "Belteshazzar", "Daniel 1:7"],
      ["tribe", "Judah", "Daniel 1:6"],
    ],
  },
  { name: "Hananiah", facts: [["renamed", "Shadrach", "Daniel 1:7"]] },
  { name: "Mishael", facts: [["renamed", "Meshach", "Daniel 1:7"]] },
  { name: "Azariah", who: "Daniel’s friend", facts: [["renamed", "Abednego", "Daniel 1:7"]] },
  { name: "Shadrach", facts: [["formerly", "Hananiah", "Daniel 1:7"]] },
  { name: "Meshach", facts: [["formerly", "Mishael", "Daniel 1:7"]] },
  { name: "Abednego", facts: [["formerly", "Azariah", "Daniel 1:7"]] },
  {
    name: "Belshazzar",
    facts: [
      [
        "father",
        "Nebuchadnezzar",
        "Daniel 5:2",
        "Daniel calls him father, which may also mean a forefather or a predecessor; other records name Nabonidus.",
      ],
      ["followed by", "Darius the Mede", "Daniel 5:30-31"],
      ["kingdom", "the Chaldeans", "Daniel 5:30"],
    ],
  },
  {
    name: "Nebuchadnezzar",
    spellings: ["Nebuchadrezzar"],
    facts: [
      ["kingdom", "Babylon", "Daniel 1:1"],
      [
        "sons",
        "Belshazzar",
        "Daniel 5:22",
        "Daniel calls him son, which may also mean a descendant or a successor.",
      ],
    ],
  },
  {
    name: "Sennacherib",
    facts: [
      ["kingdom", "Assyria", "2 Kings 18:13"],
      ["killed by", "his sons Adrammelech and Sharezer", "2 Kings 19:36-37"],
      ["followed by", "Esarhaddon", "2 Kings 19:37"],
      ["sons", "Adrammelech, Sharezer and Esarhaddon", "2 Kings 19:37"],
    ],
  },
  { name: "Cyrus", facts: [["kingdom", "Persia", "Ezra 1:1"]] },
  {
    name: "Ezra",
    facts: [
      ["father", "Seraiah", "Ezra 7:1"],
      ["work", "priest and scribe", "Ezra 7:11-12"],
    ],
  },
  {
    name: "Nehemiah",
    facts: [
      ["father", "Hacaliah", "Nehemiah 1:1"],
      ["work", "cupbearer to the king", "Nehemiah 1:11"],
      ["brothers", "Hanani", "Nehemiah 7:2"],
    ],
  },
  { name: "Hacaliah", spellings: ["Hachaliah"], facts: [] },
  { name: "Zerubbabel", spellings: ["Zorobabel"], facts: [["father", "Shealtiel", "Ezra 3:2"]] },
  {
    name: "Esther",
    isWoman: true,
    askedAs: ["hadassah", "queen esther"],
    facts: [
      ["also called", "Hadassah", "Esther 2:7"],
      ["cousin", "Mordecai", "Esther 2:5-7"],
      ["husband", "Ahasuerus", "Esther 2:16-17"],
      ["father", "Abihail", "Esther 2:15"],
      ["tribe", "Benjamin", "Esther 2:5-7"],
    ],
  },
  {
    name: "Mordecai",
    facts: [
      ["cousin", "Esther", "Esther 2:5-7"],
      ["father", "Jair", "Esther 2:5"],
      ["tribe", "Benjamin", "Esther 2:5"],
    ],
  },
  {
    name: "Ahasuerus",
    askedAs: ["xerxes", "king xerxes"],
    facts: [
      ["wife", "Vashti and Esther", "Esther 1:9; Esther 2:17"],
      ["first wife", "Vashti", "Esther 1:9"],
      ["kingdom", "Persia, from India to Ethiopia", "Esther 1:1-3"],
    ],
  },
  {
    name: "Haman",
    facts: [
      ["work", "the highest official of King Ahasuerus", "Esther 3:1"],
      ["wife", "Zeresh", "Esther 5:10"],
      ["father", "Hammedatha", "Esther 3:1"],
      ["died by", "being hanged on the gallows that he had made for Mordecai", "Esther 7:10"],
    ],
  },
];
