import type { BookFacts } from "./schema";

export const hosea: BookFacts = {
  osis: "Hos",
  name: "Hosea",
  testament: "Old",
  genre: "Minor Prophets",
  traditionalAuthor: "Hosea son of Beeri",
  scholarlyView: "Hosea’s words from the northern kingdom, preserved and edited in Judah",
  writtenTraditional: "about 755-715 BC",
  writtenScholarly: "8th century BC with later editing",
  eventsSpan: "Last decades of Israel, about 755-722 BC",
  setting: ["Samaria", "Bethel", "Israel"],
  audience: "Northern kingdom (Israel)",
  purpose: "Shows God’s hurt love through Hosea’s marriage",
  keyFigures: [{ person: "hosea" }, "Gomer", "Jezreel", "Lo-ruhamah", "Lo-ammi"],
  keyVerses: ["Hosea 1:10", "Hosea 2:19-20", "Hosea 6:6", "Hosea 11:1", "Hosea 11:8", "Hosea 14:4"],
  outline: [
    {
      passage: "Hosea 1:1-3:5",
      heading: "Hosea’s family as a sign",
    },
    {
      passage: "Hosea 4:1-6:3",
      heading: "The charge against Israel",
    },
    {
      passage: "Hosea 6:4-10:15",
      heading: "False trust and idols",
    },
    {
      passage: "Hosea 11:1-12",
      heading: "God’s love",
    },
    {
      passage: "Hosea 12:1-13:16",
      heading: "Guilt and fall",
    },
    {
      passage: "Hosea 14:1-9",
      heading: "A call to return",
    },
  ],
  themes: ["faithful love", "idolatry", "knowledge of God", "return"],
  historicalBackground: [
    {
      text: "Kings fell quickly after Jeroboam II: four were murdered in about twenty years (2 Kings 15:10-30)",
      mark: "certain",
    },
    {
      text: "Israel swung between Egypt and Assyria (Hosea 7:11)",
      mark: "certain",
    },
    {
      text: "Hosea prophesied in the days of Jeroboam II and of Uzziah, Jotham, Ahaz and Hezekiah (Hosea 1:1)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Baal worship promised rain and crops (Hosea 2:8)",
      mark: "certain",
    },
    {
      text: "Children’s names could be public messages (Hosea 1:4-9)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Hosea 11:1",
      to: ["Matthew 2:15"],
      note: "out of Egypt I called my son",
      inCrossReferenceData: true,
    },
    {
      from: "Hosea 6:6",
      to: ["Matthew 9:13"],
      note: "mercy, not sacrifice",
      inCrossReferenceData: true,
    },
    {
      from: "Hosea 1:10",
      to: ["Romans 9:25-26"],
      note: "children of the living God",
      inCrossReferenceData: true,
    },
  ],
  finds: ["samariaost", "samariaivory", "tiglath", "ajrud"],
  confidence: "certain for the most part",
  application:
    "Hosea shows a love that is hurt and does not give up, and asks what our own loyalty is worth.",
};
