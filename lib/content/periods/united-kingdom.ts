import type { Period } from "./schema";

export const unitedKingdom: Period = {
  id: "united-kingdom",
  order: 60,
  name: "United Kingdom",
  askedAs: ["Monarchy Period"],
  aliases: ["United Monarchy", "Saul, David and Solomon", "Kingdom of David"],
  setIn: [
    "1 Samuel 9-31",
    "2 Samuel 1-24",
    "1 Kings 1-11",
    "1 Chronicles 10-29",
    "2 Chronicles 1-9",
  ],
  from: -1050,
  to: -931,
  approximate: true,
  dateViews: [
    "Dates are counted back from 931 BC; some lower the date of the great buildings to the 9th century (low chronology)",
  ],
  powers: ["Weak Egypt", "Philistines", "Phoenicia (Tyre)", "Aram"],
  keyEvents: [
    {
      year: -1050,
      approximate: true,
      text: "Saul made king",
      references: ["1 Samuel 10:24", "1 Samuel 11:15"],
    },
    {
      year: -1010,
      approximate: true,
      text: "David king at Hebron, then Jerusalem",
      references: ["2 Samuel 2:4", "2 Samuel 5:4-5"],
    },
    {
      year: -970,
      approximate: true,
      text: "Solomon becomes king",
      references: ["1 Kings 1:39", "1 Kings 2:12"],
    },
    {
      year: -966,
      approximate: true,
      text: "The temple is begun in Solomon’s fourth year",
      references: ["1 Kings 6:1"],
    },
    {
      year: -931,
      approximate: true,
      text: "The kingdom splits",
      references: ["1 Kings 12:16-20"],
    },
  ],
  background: [
    {
      text: "No great empire pressed on Canaan in the 10th century BC",
      mark: "certain",
    },
    {
      text: "How large and rich the kingdom was is strongly debated",
      mark: "disputed",
    },
  ],
  culture: [
    {
      text: "Kings had officers, tax districts and forced labor (1 Kings 4:7; 5:13-14)",
      mark: "certain",
    },
    {
      text: "Phoenician craftsmanship shaped the temple (1 Kings 7:13-14)",
      mark: "certain",
    },
  ],
  finds: ["teldan", "qeiyafa", "gates", "gezercal", "safi"],
  keyFigures: [
    { person: "samuel" },
    { person: "saul" },
    "Jonathan",
    { person: "david" },
    { person: "bathsheba" },
    "Nathan",
    { person: "solomon" },
    "Hiram",
  ],
  relatedVerses: [
    "1 Samuel 16:7",
    "2 Samuel 7:16",
    "1 Kings 3:9",
    "1 Kings 8:27",
    "Psalm 132:11",
    "Acts 13:22",
  ],
  application: "Success tested these kings more than danger did, and it still tests people.",
};
