import type { BookFacts } from "./schema";

export const leviticus: BookFacts = {
  osis: "Lev",
  name: "Leviticus",
  testament: "Old",
  genre: "Law",
  traditionalAuthor: "Moses (the Lord speaks to Moses throughout)",
  scholarlyView:
    "Usually attributed to priestly circles, with a “holiness” section in chapters 17-26; dated before, in or after the exile by different scholars",
  writtenTraditional: "15th or 13th century BC",
  writtenScholarly: "8th-5th century BC",
  eventsSpan:
    "Set at Sinai within one month of the tabernacle’s raising (Exodus 40:17; Numbers 1:1)",
  setting: ["Mount Sinai", "the tent of meeting"],
  audience: "Priests and people of Israel",
  purpose: "Gives the rules for offerings, priests, cleanness and holy living",
  keyFigures: [{ person: "moses" }, { person: "aaron" }, "Nadab", "Abihu", "Eleazar", "Ithamar"],
  keyVerses: [
    "Leviticus 11:44-45",
    "Leviticus 16:30",
    "Leviticus 17:11",
    "Leviticus 19:2",
    "Leviticus 19:18",
    "Leviticus 25:10",
  ],
  outline: [
    {
      passage: "Leviticus 1:1-7:38",
      heading: "The offerings",
    },
    {
      passage: "Leviticus 8:1-10:20",
      heading: "The priests begin",
    },
    {
      passage: "Leviticus 11:1-15:33",
      heading: "Clean and unclean",
    },
    {
      passage: "Leviticus 16:1-34",
      heading: "The Day of Atonement",
    },
    {
      passage: "Leviticus 17:1-22:33",
      heading: "Holy living for people and priests",
    },
    {
      passage: "Leviticus 23:1-25:55",
      heading: "Feasts, Sabbath year and jubilee",
    },
    {
      passage: "Leviticus 26:1-27:34",
      heading: "Blessings, warnings and vows",
    },
  ],
  themes: ["holiness", "sacrifice", "atonement", "cleanness", "love of neighbor", "sacred time"],
  historicalBackground: [
    {
      text: "Five main offerings are described: burnt, grain, peace, sin and guilt (Leviticus 1-7)",
      mark: "certain",
    },
    {
      text: "The Day of Atonement came once a year (Leviticus 16:29-34)",
      mark: "certain",
    },
    {
      text: "The command to love one’s neighbor is found here (Leviticus 19:18)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Neighboring peoples also had sacrifices, priests and rules of purity; Leviticus forbids child sacrifice and contact with the dead through mediums (Leviticus 18:21; 19:31)",
      mark: "certain",
    },
    {
      text: "The edges of the field were left for the poor and the foreigner (Leviticus 19:9-10; 23:22)",
      mark: "certain",
    },
    {
      text: "Release of debts and land is known from royal edicts in Mesopotamia; the jubilee sets it in every fiftieth year (Leviticus 25:10)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Leviticus 16:15-16",
      to: ["Hebrews 9:11-14"],
      note: "the Day of Atonement and Christ",
      inCrossReferenceData: true,
    },
    {
      from: "Leviticus 19:18",
      to: ["Matthew 22:39", "Romans 13:9"],
      note: "love your neighbor",
      inCrossReferenceData: true,
    },
    {
      from: "Leviticus 17:11",
      to: ["Hebrews 9:22"],
      note: "blood and forgiveness",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Leviticus 1-27", words: "Moses Israelites" }],
  finds: ["arad", "beershebaaltar", "dss"],
  confidence: "text certain; date disputed",
  application:
    "Leviticus, strange at first, asks how holiness reaches into meals, money, work and the treatment of neighbors and foreigners.",
};
