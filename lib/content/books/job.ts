import type { BookFacts } from "./schema";

export const job: BookFacts = {
  osis: "Job",
  name: "Job",
  testament: "Old",
  genre: "Poetry",
  traditionalAuthor: "Unknown; Moses in one Jewish tradition",
  scholarlyView: "A Hebrew poet of the 7th-4th century BC using an older tale",
  writtenTraditional: "unknown; from the time of the patriarchs to Solomon",
  writtenScholarly: "7th-4th century BC",
  eventsSpan: "Set in the manner of the patriarchs, in the land of Uz; no date is given",
  setting: ["Uz (Edom or northern Arabia, not certain)"],
  audience: "Israel",
  purpose: "Asks whether anyone serves God for nothing, and why the upright suffer",
  keyFigures: ["Job", "Eliphaz", "Bildad", "Zophar", "Elihu", "the Satan"],
  keyVerses: ["Job 1:21", "Job 2:10", "Job 13:15", "Job 19:25-27", "Job 38:4", "Job 42:5-6"],
  outline: [
    {
      passage: "Job 1:1-2:13",
      heading: "The test",
    },
    {
      passage: "Job 3:1-14:22",
      heading: "First round of speeches",
    },
    {
      passage: "Job 15:1-21:34",
      heading: "Second round",
    },
    {
      passage: "Job 22:1-31:40",
      heading: "Third round and Job’s oath",
    },
    {
      passage: "Job 32:1-37:24",
      heading: "Elihu",
    },
    {
      passage: "Job 38:1-42:6",
      heading: "The Lord answers",
    },
    {
      passage: "Job 42:7-17",
      heading: "Job restored",
    },
  ],
  themes: ["suffering", "wisdom", "honesty in prayer", "limits of human knowledge"],
  historicalBackground: [
    {
      text: "Job is named with Noah and Daniel in Ezekiel 14:14",
      mark: "certain",
    },
    {
      text: "A prose opening and ending frame a long poem",
      mark: "certain",
    },
    {
      text: "“The Satan” acts as the accuser in God’s court (Job 1:6-12)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Wealth is counted in herds and servants (Job 1:3)",
      mark: "certain",
    },
    {
      text: "Friends mourned by sitting in silence seven days (Job 2:13)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Job 19:25",
      to: ["1 Corinthians 15:20"],
      note: "“my redeemer lives” is heard by Christians as speaking of the resurrection; the Hebrew is hard",
      inCrossReferenceData: false,
    },
  ],
  finds: ["jobtarg", "ludlul"],
  confidence: "text certain; date unknown",
  application:
    "Job gives sufferers permission to be honest before God, and warns friends against quick explanations.",
};
