import type { Period } from "./schema";

export const persianPeriodAndTheReturn: Period = {
  id: "persian-period-and-the-return",
  order: 100,
  name: "Persian Period and the Return",
  askedAs: ["Persian Period"],
  aliases: ["Return from Exile", "Early Second Temple", "Ezra and Nehemiah", "Persian Empire"],
  setIn: [
    "Ezra 1-10",
    "Nehemiah 1-13",
    "Esther 1-10",
    "Haggai 1-2",
    "Zechariah 1-14",
    "Malachi 1-4",
  ],
  from: -538,
  to: -332,
  approximate: false,
  dateViews: ["Ezra’s coming: 458 BC (usual) or 398 BC"],
  powers: ["Persia (Cyrus, Darius I, Xerxes, Artaxerxes I)"],
  keyEvents: [
    {
      year: -538,
      approximate: false,
      text: "First return",
      references: ["Ezra 1:5", "Ezra 2:64"],
    },
    {
      year: -520,
      approximate: false,
      text: "Haggai and Zechariah urge building",
      references: ["Haggai 1:1", "Zechariah 1:1"],
    },
    {
      year: -515,
      approximate: false,
      text: "The Second Temple is finished",
      references: ["Ezra 6:15"],
    },
    {
      year: -458,
      approximate: true,
      text: "Ezra comes (398 BC according to a minority)",
      references: ["Ezra 7:7"],
    },
    {
      year: -445,
      approximate: false,
      text: "Nehemiah rebuilds the wall",
      references: ["Nehemiah 2:1", "Nehemiah 6:15"],
    },
    {
      year: -407,
      approximate: false,
      text: "Jews of Elephantine write to Judah’s governor",
      references: [],
    },
  ],
  background: [
    {
      text: "Judah was the small province of Yehud, with a governor and high priest",
      mark: "certain",
    },
    {
      text: "Samaritans and Jews drew apart",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "The Law was read aloud and explained (Nehemiah 8:8)",
      mark: "certain",
    },
    {
      text: "Coins stamped “Yehud” appear in the 4th century BC",
      mark: "certain",
    },
  ],
  finds: ["cyruscyl", "behistun", "elephantine", "murashu", "daliyeh", "susapal", "gerizimdig"],
  keyFigures: [
    { person: "zerubbabel" },
    "Joshua the high priest",
    "Haggai",
    "Zechariah",
    { person: "ezra" },
    { person: "nehemiah" },
    { person: "esther" },
    "Malachi",
  ],
  relatedVerses: [
    "Ezra 3:11-12",
    "Ezra 6:15",
    "Nehemiah 8:10",
    "Haggai 2:9",
    "Zechariah 4:6",
    "Malachi 3:1",
  ],
  application: "Rebuilding after loss is slower than hoped; small beginnings counted.",
};
