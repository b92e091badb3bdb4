import type { FactList } from "../schema";

type Items = FactList["items"];

const JUDAH: Items = [
  ["Rehoboam, 17 years", "1 Kings 14:21"],
  ["Abijam (Abijah), 3 years", "1 Kings 15:1-2"],
  ["Asa, 41 years", "1 Kings 15:9-10"],
  ["Jehoshaphat, 25 years", "1 Kings 22:41-42"],
  ["Jehoram (Joram), 8 years", "2 Kings 8:16-17"],
  ["Ahaziah, 1 year", "2 Kings 8:26"],
  ["Athaliah, a queen, 6 years", "2 Kings 11:1-3"],
  ["Joash (Jehoash), 40 years", "2 Kings 12:1", "Jehoash|Joash"],
  ["Amaziah, 29 years", "2 Kings 14:1-2"],
  ["Uzziah (Azariah), 52 years", "2 Chronicles 26:3"],
  ["Jotham, 16 years", "2 Kings 15:32-33"],
  ["Ahaz, 16 years", "2 Kings 16:1-2"],
  ["Hezekiah, 29 years", "2 Kings 18:1-2"],
  ["Manasseh, 55 years", "2 Kings 21:1"],
  ["Amon, 2 years", "2 Kings 21:19"],
  ["Josiah, 31 years", "2 Kings 22:1"],
  ["Jehoahaz, 3 months", "2 Kings 23:31"],
  ["Jehoiakim, 11 years", "2 Kings 23:36"],
  ["Jehoiachin, 3 months", "2 Kings 24:8"],
  ["Zedekiah, 11 years", "2 Kings 24:18"],
];

const ISRAEL: Items = [
  ["Jeroboam, son of Nebat, 22 years", "1 Kings 14:20"],
  ["Nadab, 2 years", "1 Kings 15:25"],
  ["Baasha, 24 years", "1 Kings 15:33"],
  ["Elah, 2 years", "1 Kings 16:8"],
  ["Zimri, 7 days", "1 Kings 16:15"],
  ["Omri, 12 years", "1 Kings 16:23"],
  ["Ahab, 22 years", "1 Kings 16:29"],
  ["Ahaziah, 2 years", "1 Kings 22:51"],
  ["Joram (Jehoram), 12 years", "2 Kings 3:1", "Jehoram|Joram"],
  ["Jehu, 28 years", "2 Kings 10:36"],
  ["Jehoahaz, 17 years", "2 Kings 13:1"],
  ["Jehoash (Joash), 16 years", "2 Kings 13:10"],
  ["Jeroboam, son of Joash, 41 years", "2 Kings 14:23"],
  ["Zechariah, 6 months", "2 Kings 15:8", "Zechariah|Zachariah"],
  ["Shallum, 1 month", "2 Kings 15:13"],
  ["Menahem, 10 years", "2 Kings 15:17"],
  ["Pekahiah, 2 years", "2 Kings 15:23"],
  ["Pekah, 20 years", "2 Kings 15:27"],
  ["Hoshea, 9 years", "2 Kings 17:1"],
];

/** The same with the kingdom after each. */
const of = (kingdom: string, items: Items): Items =>
  items.map(([king, verse, holds]) =>
    holds === undefined ? [`${king}, ${kingdom}`, verse] : [`${king}, ${kingdom}`, verse, holds],
  );

export const kings: FactList[] = [
  {
    about: ["kings|rulers|monarchs", "judah|southern kingdom|south"],
    also: "southern kingdom reign reigns reigned long years dates ruled jerusalem",
    lead: "The rulers of Judah after Solomon, with the length of each reign:",
    items: JUDAH,
  },
  {
    about: ["kings|rulers|monarchs", "israel|northern kingdom|north"],
    also: "northern kingdom reign reigns reigned long years dates ruled samaria ten tribes after division divided",
    lead: "The kings of Israel, the northern kingdom, with the length of each reign:",
    items: ISRAEL,
    note: "Before the kingdom divided, Saul, David and Solomon ruled all Israel (1 Samuel 11:15; 2 Samuel 5:3-5; 1 Kings 11:42). Tibni was king of half the people alongside Omri (1 Kings 16:21-22).",
  },
  {
    about: ["kings", "united|undivided|first three"],
    also: "israel kingdom monarchy over one before division",
    lead: "Three kings ruled over all Israel:",
    items: [
      ["Saul", "1 Samuel 11:15"],
      ["David, 40 years", "2 Samuel 5:3-5"],
      ["Solomon, 40 years", "1 Kings 11:42"],
    ],
    note: "Ish-bosheth, son of Saul, ruled Israel without Judah for two years (2 Samuel 2:8-10). Acts 13:21 gives Saul forty years.",
  },
  {
    about: [
      "king|kings|ruler|boy king|child king",
      "child|children|boy|boys|young|kid|kids|childhood|youngest",
    ],
    also: "began became become begin start started reign reigning who were that crowned when rule ruling age as judah israel",
    lead: "Kings who came to the throne as children:",
    items: [
      ["Joash, at 7", "2 Kings 11:21", "Jehoash|Joash"],
      ["Josiah, at 8", "2 Kings 22:1"],
      ["Manasseh, at 12", "2 Kings 21:1"],
      ["Uzziah (Azariah), at 16", "2 Chronicles 26:3"],
    ],
    note: "Jehoiachin was 18 according to 2 Kings 24:8, and 8 according to most copies of 2 Chronicles 36:9.",
  },
  {
    about: ["good|godly|righteous", "kings|king"],
    also: "judah who were that did right eyes sight god lord",
    lead: "Kings of Judah who are said to have done what was right:",
    items: [
      ["Asa", "1 Kings 15:11"],
      ["Jehoshaphat", "2 Chronicles 20:31-32"],
      ["Joash, while Jehoiada the priest taught him", "2 Kings 12:2", "Jehoash|Joash"],
      ["Amaziah, yet not like David", "2 Kings 14:1-3"],
      ["Uzziah (Azariah)", "2 Chronicles 26:3-4"],
      ["Jotham", "2 Kings 15:32-34"],
      ["Hezekiah", "2 Kings 18:1-3"],
      ["Josiah", "2 Kings 22:1-2"],
    ],
  },
  {
    about: ["foreign|pagan|gentile|persian|babylonian|assyrian", "kings|rulers|emperors"],
    also: "old testament babylon persia assyria nations",
    lead: "Kings of the great empires who are named in the Old Testament:",
    items: [
      ["Pul (Tiglath Pileser) of Assyria", "2 Kings 15:19"],
      ["Shalmaneser of Assyria", "2 Kings 17:3"],
      ["Sargon of Assyria", "Isaiah 20:1"],
      ["Sennacherib of Assyria", "2 Kings 18:13"],
      ["Esarhaddon of Assyria", "2 Kings 19:37", "Esarhaddon|Esar Haddon"],
      ["Shishak of Egypt", "1 Kings 14:25"],
      ["Necoh of Egypt", "2 Kings 23:29", "Necoh|Nechoh"],
      ["Nebuchadnezzar of Babylon", "2 Kings 24:1"],
      ["Evilmerodach of Babylon", "2 Kings 25:27", "Evilmerodach|Evil Merodach"],
      ["Belshazzar of Babylon", "Daniel 5:1"],
      ["Cyrus of Persia", "Ezra 1:1"],
      ["Darius of Persia", "Ezra 6:1"],
      ["Ahasuerus of Persia", "Esther 1:1"],
      ["Artaxerxes of Persia", "Nehemiah 2:1"],
    ],
  },
  {
    about: ["kings|rulers|monarchs", "judah", "israel"],
    also: "both divided kingdoms kingdom northern southern reign reigns reigned",
    lead: "The rulers of the divided kingdoms, those of Judah first:",
    items: [...of("Judah", JUDAH), ...of("Israel", ISRAEL)],
  },
  {
    about: ["evil|bad|wicked|worst", "kings|king"],
    also: "judah who were that did eyes sight god lord",
    lead: "Kings of Judah who are said to have done evil or not to have done right:",
    items: [
      ["Rehoboam", "2 Chronicles 12:13-14"],
      ["Abijam", "1 Kings 15:1-3"],
      ["Jehoram", "2 Kings 8:16-18"],
      ["Ahaziah", "2 Kings 8:25-27"],
      ["Ahaz", "2 Kings 16:2"],
      ["Manasseh, who turned to God at the end, according to 2 Chronicles 33", "2 Kings 21:1-2"],
      ["Amon", "2 Kings 21:19-20"],
      ["Jehoahaz", "2 Kings 23:31-32"],
      ["Jehoiakim", "2 Kings 23:36-37"],
      ["Jehoiachin", "2 Kings 24:8-9"],
      ["Zedekiah", "2 Kings 24:18-19"],
    ],
    note: "The same is said of nearly every king of Israel, the northern kingdom.",
  },
];
