import type { BookFacts } from "./schema";

export const firstChronicles: BookFacts = {
  osis: "1Chr",
  name: "1 Chronicles",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Ezra in Jewish tradition",
  scholarlyView: "A Levite or temple writer of the late Persian period (“the Chronicler”)",
  writtenTraditional: "5th century BC",
  writtenScholarly: "about 400-300 BC",
  eventsSpan:
    "Family lists from Adam; then the story from Saul’s death to David’s, about 1010-970 BC",
  setting: ["Hebron", "Jerusalem"],
  audience: "The community back from exile",
  purpose: "Retells David’s reign to encourage the restored people in their temple and its worship",
  keyFigures: [{ person: "david" }, { person: "solomon" }, "Joab", "Asaph", "Zadok"],
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
  application:
    "First Chronicles reminds a discouraged people where they come from; names and worship sustained them.",
};
