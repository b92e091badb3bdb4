import type { BookFacts } from "./schema";

export const ecclesiastes: BookFacts = {
  osis: "Eccl",
  name: "Ecclesiastes",
  testament: "Old",
  genre: "Poetry",
  traditionalAuthor:
    "Solomon by tradition, from “son of David, king in Jerusalem” (Ecclesiastes 1:1)",
  scholarlyView:
    "A teacher (Qohelet) of the 5th-3rd century BC; the late Hebrew is the main reason",
  writtenTraditional: "10th century BC",
  writtenScholarly: "5th-3rd century BC",
  eventsSpan: "no narrative",
  setting: ["Jerusalem"],
  audience: "Readers who ask what life is for",
  purpose: "Tests work, pleasure and wisdom, and points to the fear of God",
  keyFigures: ["The Teacher (Qohelet)"],
  keyVerses: [
    "Ecclesiastes 1:2",
    "Ecclesiastes 3:1",
    "Ecclesiastes 3:11",
    "Ecclesiastes 4:9-10",
    "Ecclesiastes 12:1",
    "Ecclesiastes 12:13",
  ],
  outline: [
    {
      passage: "Ecclesiastes 1:1-2:26",
      heading: "All is breath; the royal test",
    },
    {
      passage: "Ecclesiastes 3:1-22",
      heading: "A time for everything",
    },
    {
      passage: "Ecclesiastes 4:1-6:12",
      heading: "Toil, worship and wealth",
    },
    {
      passage: "Ecclesiastes 7:1-8:17",
      heading: "Wisdom and its limits",
    },
    {
      passage: "Ecclesiastes 9:1-11:6",
      heading: "Live and act while you can",
    },
    {
      passage: "Ecclesiastes 11:7-12:14",
      heading: "Remember your Creator",
    },
  ],
  themes: ["vanity (breath)", "time", "death", "joy as gift", "fear of God"],
  historicalBackground: [
    {
      text: "“Under the sun” returns again and again as the book’s frame",
      mark: "certain",
    },
    {
      text: "Jews read it at the Feast of Tabernacles",
      mark: "certain",
    },
    {
      text: "“Vanity” renders Hebrew hebel, breath or vapor",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Royal boasts of building were common; here the king finds them empty (Ecclesiastes 2:4-11)",
      mark: "certain",
    },
    {
      text: "Vows in the house of God were to be few and kept (Ecclesiastes 5:1-5)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Ecclesiastes 1:2",
      to: ["Romans 8:20"],
      note: "creation subject to futility; the Greek word is the same",
      inCrossReferenceData: true,
    },
  ],
  finds: ["dss"],
  confidence: "author disputed",
  application:
    "Ecclesiastes helps readers hold work and success loosely and to receive ordinary joys as gifts.",
};
