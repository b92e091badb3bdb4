import type { BookFacts } from "./schema";

export const joshua: BookFacts = {
  osis: "Josh",
  name: "Joshua",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Joshua in Jewish tradition, with later notes (Joshua 24:26; 24:29)",
  scholarlyView:
    "Usually seen as part of a history from Deuteronomy to Kings, finished in the 7th-6th century BC from older lists and stories",
  writtenTraditional: "14th or 12th century BC",
  writtenScholarly: "7th-6th century BC",
  eventsSpan:
    "From the crossing of the Jordan to Joshua’s death; from about 1406 BC (early date) or from about 1220 BC (late date)",
  setting: ["Jericho", "Ai", "Gibeon", "Hazor", "Shiloh", "Shechem"],
  audience: "Israel",
  purpose: "Tells how Israel entered and shared out the land promised to Abraham",
  keyFigures: [{ person: "joshua" }, { person: "rahab" }, "Caleb", "Achan", "Eleazar", "Phinehas"],
  keyVerses: ["Joshua 1:8-9", "Joshua 2:11", "Joshua 6:20", "Joshua 21:45", "Joshua 24:15"],
  outline: [
    {
      passage: "Joshua 1:1-5:15",
      heading: "Crossing the Jordan",
    },
    {
      passage: "Joshua 6:1-8:35",
      heading: "Jericho and Ai",
    },
    {
      passage: "Joshua 9:1-12:24",
      heading: "Campaigns south and north",
    },
    {
      passage: "Joshua 13:1-19:51",
      heading: "The land divided",
    },
    {
      passage: "Joshua 20:1-21:45",
      heading: "Cities of refuge and of the Levites",
    },
    {
      passage: "Joshua 22:1-24:33",
      heading: "The eastern altar and Joshua’s farewell",
    },
  ],
  themes: ["promise kept", "courage", "obedience", "inheritance", "choosing whom to serve"],
  historicalBackground: [
    {
      text: "Only Jericho, Ai and Hazor are said to have been burned (Joshua 6:24; 8:28; 11:13)",
      mark: "certain",
    },
    {
      text: "Joshua 13:1-6 and Judges 1 say that much land was not yet taken",
      mark: "certain",
    },
    {
      text: "Surveys show many new small villages in the hills about 1200 BC; how they began is debated",
      mark: "disputed",
    },
  ],
  culturalBackground: [
    {
      text: "War reports of the time used sweeping language of total victory",
      mark: "certain",
    },
    {
      text: "Oaths were binding even when won by a trick (Joshua 9:15-20)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Joshua 2:11-13",
      to: ["Hebrews 11:31", "Matthew 1:5"],
      note: "Rahab’s faith and place in the line of Jesus (Matthew names Rachab)",
      inCrossReferenceData: false,
    },
    {
      from: "Joshua 1:5",
      to: ["Hebrews 13:5"],
      note: "I will not leave you",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Joshua 1-24", words: "Israelites" }],
  finds: ["merneptah", "jerichowalls", "aisite", "hazorburn", "ebalaltar", "shechemdig", "amarna"],
  confidence: "text certain; conquest evidence disputed",
  application:
    "Joshua encourages readers to begin what frightens them, and it also leaves hard questions about war that deserve honest study.",
};
