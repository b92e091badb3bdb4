import type { Parallel } from "../schema";

export const oldTestament: Parallel[] = [
  {
    name: "The Ten Commandments",
    about: ["ten commandments|commandments"],
    passages: ["Exodus 20:1-17", "Deuteronomy 5:6-21"],
    holds: "covet",
  },
  {
    name: "The death of Saul",
    about: ["death", "saul"],
    passages: ["1 Samuel 31:1-13", "1 Chronicles 10:1-14"],
    holds: "Saul",
  },
  {
    name: "David anointed king over all Israel; Jerusalem taken",
    about: ["david", "king|jerusalem"],
    passages: ["2 Samuel 5:1-10", "1 Chronicles 11:1-9"],
    holds: "Jebusites",
  },
  {
    name: "The ark brought to Jerusalem; Uzzah",
    about: ["ark|uzzah"],
    passages: ["2 Samuel 6:1-11", "1 Chronicles 13:1-14"],
    holds: "ark",
  },
  {
    name: "God’s promise to David",
    about: ["promise|covenant", "david"],
    passages: ["2 Samuel 7:1-17", "1 Chronicles 17:1-15"],
    holds: "Nathan",
  },
  {
    name: "David’s song of deliverance",
    about: ["song", "david"],
    passages: ["2 Samuel 22:1-51", "Psalm 18:1-50"],
    holds: "rock",
  },
  {
    name: "David’s census",
    about: ["census"],
    passages: ["2 Samuel 24:1-25", "1 Chronicles 21:1-27"],
    holds: "Joab",
  },
  {
    name: "Solomon asks for wisdom",
    about: ["solomon", "wisdom"],
    passages: ["1 Kings 3:5-14", "2 Chronicles 1:7-12"],
    holds: "Solomon",
  },
  {
    name: "Solomon’s prayer at the temple",
    about: ["solomon", "prayer|dedication"],
    passages: ["1 Kings 8:22-53", "2 Chronicles 6:12-42"],
    holds: "Solomon",
  },
  {
    name: "The queen of Sheba",
    about: ["sheba"],
    passages: ["1 Kings 10:1-13", "2 Chronicles 9:1-12"],
    holds: "Sheba",
  },
  {
    name: "The kingdom divides",
    about: ["division|divides|divided"],
    passages: ["1 Kings 12:1-19", "2 Chronicles 10:1-19"],
    holds: "Rehoboam",
  },
  {
    name: "Sennacherib before Jerusalem",
    about: ["sennacherib"],
    passages: ["2 Kings 18:13-19:37", "2 Chronicles 32:1-23", "Isaiah 36:1-37:38"],
    holds: "Sennacherib",
  },
  {
    name: "Hezekiah’s illness",
    about: ["hezekiah"],
    passages: ["2 Kings 20:1-11", "2 Chronicles 32:24-26", "Isaiah 38:1-8"],
    holds: "Hezekiah",
  },
  {
    name: "Josiah and the book of the law",
    about: ["josiah"],
    passages: ["2 Kings 22:1-20", "2 Chronicles 34:1-28"],
    holds: "Josiah",
  },
  {
    name: "The fall of Jerusalem",
    about: ["fall|destruction", "jerusalem"],
    passages: ["2 Kings 25:1-21", "2 Chronicles 36:11-21", "Jeremiah 52:1-30"],
    holds: "Zedekiah",
  },
  {
    name: "The decree of Cyrus",
    about: ["cyrus"],
    passages: ["2 Chronicles 36:22-23", "Ezra 1:1-4"],
    holds: "Cyrus",
  },
  {
    name: "The mountain of the LORD’s house",
    about: ["mountain|swords|plowshares|ploughshares"],
    passages: ["Isaiah 2:2-4", "Micah 4:1-3"],
    holds: "swords",
  },
  {
    name: "The fool says there is no God",
    about: ["fool"],
    passages: ["Psalm 14:1-7", "Psalm 53:1-6"],
    holds: "fool",
  },
];
