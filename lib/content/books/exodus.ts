import type { BookFacts } from "./schema";

export const exodus: BookFacts = {
  osis: "Exod",
  name: "Exodus",
  testament: "Old",
  genre: "Law",
  traditionalAuthor: "Moses (Exodus 24:4 says he wrote down words of the Lord)",
  scholarlyView:
    "Most scholars see several strands joined, finished about the time of the exile or after; others hold to Moses or his time for the main body",
  writtenTraditional: "15th or 13th century BC",
  writtenScholarly: "9th-5th century BC, in stages",
  eventsSpan:
    "From slavery in Egypt to the tabernacle, about one year after leaving (Exodus 40:17); early date about 1446 BC, late date about 1270-1260 BC",
  setting: ["Egypt (Goshen)", "the sea", "wilderness of Sinai", "Mount Sinai"],
  audience: "Israel",
  purpose: "Tells how God freed Israel, made a covenant at Sinai and came to live among them",
  keyFigures: [
    { person: "moses" },
    { person: "aaron" },
    { person: "miriam" },
    "Pharaoh",
    "Zipporah",
    "Jethro",
    { person: "joshua" },
  ],
  keyVerses: [
    "Exodus 3:14",
    "Exodus 12:13",
    "Exodus 14:13-14",
    "Exodus 19:5-6",
    "Exodus 20:1-3",
    "Exodus 34:6-7",
  ],
  outline: [
    {
      passage: "Exodus 1:1-2:25",
      heading: "Slavery and the birth of Moses",
    },
    {
      passage: "Exodus 3:1-6:30",
      heading: "The call of Moses",
    },
    {
      passage: "Exodus 7:1-12:36",
      heading: "The plagues and the Passover",
    },
    {
      passage: "Exodus 12:37-18:27",
      heading: "The way out, the sea and the wilderness",
    },
    {
      passage: "Exodus 19:1-24:18",
      heading: "The covenant and the law",
    },
    {
      passage: "Exodus 25:1-31:18",
      heading: "Plans for the tabernacle",
    },
    {
      passage: "Exodus 32:1-34:35",
      heading: "The golden calf and renewal",
    },
    {
      passage: "Exodus 35:1-40:38",
      heading: "The tabernacle built",
    },
  ],
  themes: ["rescue", "the name of God", "Passover", "covenant", "law", "God’s presence"],
  historicalBackground: [
    {
      text: "The pharaohs are not named; Exodus 1:11 names the store cities Pithom and Raamses",
      mark: "certain",
    },
    {
      text: "No Egyptian text records the Exodus; the Merneptah Stele shows Israel in Canaan by about 1208 BC",
      mark: "certain",
    },
    {
      text: "1 Kings 6:1 counts 480 years from the Exodus to Solomon’s temple, the basis of the early date; Raamses is the basis of the late date",
      mark: "disputed",
    },
    {
      text: "The places of the sea crossing and of Mount Sinai are not known with certainty",
      mark: "disputed",
    },
  ],
  culturalBackground: [
    {
      text: "Egyptian kings used foreign workers and prisoners for building and brickmaking",
      mark: "certain",
    },
    {
      text: "Law collections such as Hammurabi’s give case laws of the same kind as Exodus 21-22",
      mark: "certain",
    },
    {
      text: "Portable shrines and tents for a god or king are known from Egypt",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Exodus 12:46",
      to: ["John 19:36"],
      note: "no bone of the Passover lamb broken",
      inCrossReferenceData: true,
    },
    {
      from: "Exodus 12:21",
      to: ["1 Corinthians 5:7"],
      note: "Christ our Passover",
      inCrossReferenceData: false,
    },
    {
      from: "Exodus 16:15",
      to: ["John 6:31-35"],
      note: "bread from heaven",
      inCrossReferenceData: true,
    },
    {
      from: "Exodus 24:8",
      to: ["Matthew 26:28", "Hebrews 9:19-20"],
      note: "blood of the covenant",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Exodus 2-40", words: "Moses Israelites" }],
  finds: ["merneptah", "avaris", "brooklyn", "soleb", "hammurabi", "yavneyam"],
  confidence: "text certain; date, route and scale disputed",
  application:
    "Exodus speaks to everybody who waits to be free: it asks what a rescued people will do with its freedom.",
};
