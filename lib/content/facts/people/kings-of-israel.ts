import type { PersonFacts } from "../schema";

export const kingsOfIsrael: PersonFacts[] = [
  {
    name: "Jeroboam",
    who: "the first",
    askedAs: ["jeroboam i", "jeroboam the first"],
    facts: [
      ["reigned", "22 years", "1 Kings 14:20"],
      ["mother", "Zeruah", "1 Kings 11:26"],
      ["kingdom", "Israel", "1 Kings 12:20"],
      ["father", "Nebat", "1 Kings 11:26"],
      ["sons", "Nadab (king of Israel) and Abijah (Jeroboam’s son)", "1 Kings 14:1; 1 Kings 14:20"],
      ["followed by", "Nadab", "1 Kings 14:20"],
    ],
  },
  {
    name: "Nadab",
    who: "king of Israel",
    facts: [
      ["reigned", "2 years", "1 Kings 15:25"],
      ["kingdom", "Israel", "1 Kings 15:25"],
      ["killed by", "Baasha", "1 Kings 15:27-28"],
      ["father", "Jeroboam (the first)", "1 Kings 15:25"],
      ["followed by", "Baasha", "1 Kings 15:28"],
    ],
  },
  {
    name: "Baasha",
    facts: [
      ["reigned", "24 years", "1 Kings 15:33"],
      ["kingdom", "Israel", "1 Kings 15:33"],
      ["father", "Ahijah", "1 Kings 15:33"],
      ["sons", "Elah", "1 Kings 16:6"],
      ["followed by", "Elah", "1 Kings 16:6"],
    ],
  },
  {
    name: "Elah",
    facts: [
      ["reigned", "2 years", "1 Kings 16:8"],
      ["kingdom", "Israel", "1 Kings 16:8"],
      ["killed by", "Zimri", "1 Kings 16:9-10"],
      ["followed by", "Zimri", "1 Kings 16:9-10"],
    ],
  },
  {
    name: "Zimri",
    facts: [
      ["reigned", "7 days", "1 Kings 16:15"],
      ["kingdom", "Israel", "1 Kings 16:20"],
      ["died by", "burning the king’s house over himself", "1 Kings 16:18"],
      ["followed by", "Omri", "1 Kings 16:16-18; 1 Kings 16:22"],
    ],
  },
  {
    name: "Omri",
    facts: [
      ["reigned", "12 years", "1 Kings 16:23"],
      ["kingdom", "Israel", "1 Kings 16:23"],
      ["sons", "Ahab", "1 Kings 16:28"],
      ["buried", "in Samaria", "1 Kings 16:28"],
      ["followed by", "Ahab", "1 Kings 16:28"],
    ],
  },
  {
    name: "Ahab",
    askedAs: ["king ahab"],
    facts: [
      ["reigned", "22 years", "1 Kings 16:29"],
      ["kingdom", "Israel", "1 Kings 16:29"],
      ["father", "Omri", "1 Kings 16:29"],
      ["wife", "Jezebel", "1 Kings 16:31"],
      [
        "sons",
        "Ahaziah (king of Israel) and Joram (king of Israel)",
        "1 Kings 22:40; 2 Kings 8:16; 2 Kings 3:1",
      ],
      ["killed by", "an arrow that a man shot at random", "1 Kings 22:34-35"],
      ["buried", "in Samaria", "1 Kings 22:37"],
      ["followed by", "Ahaziah", "1 Kings 22:40"],
    ],
  },
  {
    name: "Ahaziah",
    who: "king of Israel",
    facts: [
      ["reigned", "2 years", "1 Kings 22:51"],
      ["kingdom", "Israel", "1 Kings 22:51"],
      ["father", "Ahab", "1 Kings 22:51"],
      ["died by", "a fall through the lattice of his upper room", "2 Kings 1:2; 2 Kings 1:17"],
      ["followed by", "Jehoram, his brother", "2 Kings 1:17"],
    ],
  },
  {
    name: "Joram",
    who: "king of Israel",
    askedAs: ["jehoram"],
    spellings: ["Jehoram"],
    facts: [
      ["reigned", "12 years", "2 Kings 3:1"],
      ["kingdom", "Israel", "2 Kings 3:1"],
      ["father", "Ahab", "2 Kings 3:1"],
      ["killed by", "Jehu", "2 Kings 9:24"],
      ["followed by", "Jehu", "2 Kings 9:13; 2 Kings 9:24"],
    ],
  },
  {
    name: "Jehu",
    askedAs: ["king jehu"],
    facts: [
      ["reigned", "28 years", "2 Kings 10:36"],
      ["kingdom", "Israel", "2 Kings 10:36"],
      ["father", "Jehoshaphat (son of Nimshi)", "2 Kings 9:2"],
      ["sons", "Jehoahaz (king of Israel)", "2 Kings 10:35"],
      ["followed by", "Jehoahaz", "2 Kings 10:35"],
      ["buried", "in Samaria", "2 Kings 10:35"],
    ],
  },
  {
    name: "Jehoahaz",
    who: "king of Israel",
    facts: [
      ["reigned", "17 years", "2 Kings 13:1"],
      ["kingdom", "Israel", "2 Kings 13:1"],
      ["father", "Jehu", "2 Kings 13:1"],
      ["sons", "Jehoash (king of Israel)", "2 Kings 13:10"],
      ["followed by", "Joash (Jehoash)", "2 Kings 13:9"],
    ],
  },
  {
    name: "Jehoash",
    who: "king of Israel",
    askedAs: ["joash"],
    spellings: ["Joash"],
    facts: [
      ["reigned", "16 years", "2 Kings 13:10"],
      ["kingdom", "Israel", "2 Kings 13:10"],
      ["father", "Jehoahaz (king of Israel)", "2 Kings 13:10"],
      ["sons", "Jeroboam (the second)", "2 Kings 14:23"],
      ["followed by", "Jeroboam", "2 Kings 14:16"],
    ],
  },
  {
    name: "Jeroboam",
    who: "the second",
    askedAs: ["jeroboam ii", "jeroboam the second"],
    facts: [
      ["reigned", "41 years", "2 Kings 14:23"],
      ["kingdom", "Israel", "2 Kings 14:23"],
      ["father", "Joash (Jehoash)", "2 Kings 14:23"],
      ["followed by", "Zechariah", "2 Kings 14:29"],
    ],
  },
  {
    name: "Zechariah",
    who: "king of Israel",
    spellings: ["Zachariah"],
    facts: [
      ["reigned", "6 months", "2 Kings 15:8"],
      ["kingdom", "Israel", "2 Kings 15:8"],
      ["father", "Jeroboam (the second)", "2 Kings 14:29"],
      ["killed by", "Shallum", "2 Kings 15:10"],
      ["followed by", "Shallum", "2 Kings 15:10"],
    ],
  },
  {
    name: "Shallum",
    who: "king of Israel",
    facts: [
      ["reigned", "1 month", "2 Kings 15:13"],
      ["kingdom", "Israel", "2 Kings 15:15"],
      ["killed by", "Menahem", "2 Kings 15:14"],
      ["followed by", "Menahem", "2 Kings 15:14"],
    ],
  },
  {
    name: "Menahem",
    facts: [
      ["reigned", "10 years", "2 Kings 15:17"],
      ["kingdom", "Israel", "2 Kings 15:17"],
      ["father", "Gadi", "2 Kings 15:17"],
      ["sons", "Pekahiah", "2 Kings 15:22"],
      ["followed by", "Pekahiah", "2 Kings 15:22"],
    ],
  },
  {
    name: "Pekahiah",
    facts: [
      ["reigned", "2 years", "2 Kings 15:23"],
      ["kingdom", "Israel", "2 Kings 15:23"],
      ["killed by", "Pekah", "2 Kings 15:25"],
      ["father", "Menahem", "2 Kings 15:23"],
      ["followed by", "Pekah", "2 Kings 15:25"],
    ],
  },
  {
    name: "Pekah",
    facts: [
      ["reigned", "20 years", "2 Kings 15:27"],
      ["kingdom", "Israel", "2 Kings 15:27"],
      ["father", "Remaliah", "2 Kings 15:27"],
      ["killed by", "Hoshea", "2 Kings 15:30"],
      ["followed by", "Hoshea", "2 Kings 15:30"],
    ],
  },
  {
    name: "Hoshea",
    facts: [
      ["reigned", "9 years", "2 Kings 17:1"],
      ["kingdom", "Israel", "2 Kings 17:1"],
      ["father", "Elah (Hoshea’s father)", "2 Kings 17:1"],
    ],
  },
  {
    name: "Jezebel",
    isWoman: true,
    askedAs: ["queen jezebel"],
    facts: [
      ["father", "Ethbaal", "1 Kings 16:31"],
      ["husband", "Ahab", "1 Kings 16:29-31"],
      ["from", "the land of the Sidonians", "1 Kings 16:31"],
      ["killed by", "Jehu, at whose word she was thrown from a window", "2 Kings 9:30-33"],
      ["died by", "being thrown down from a window", "2 Kings 9:30-33"],
    ],
  },
];
