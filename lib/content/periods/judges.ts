import type { Period } from "./schema";

export const judges: Period = {
  id: "judges",
  order: 50,
  name: "Judges",
  aliases: ["Time of the Judges", "Iron Age I"],
  setIn: ["Judges 1-21", "Ruth 1-4", "1 Samuel 1-8"],
  from: -1375,
  to: -1050,
  approximate: true,
  dateViews: ["Early: about 1375-1050 BC; late: about 1200-1050 BC; judges may overlap"],
  powers: ["Philistines", "Canaanite cities", "Moab", "Ammon", "Midian"],
  keyEvents: [
    {
      year: -1209,
      approximate: true,
      text: "Deborah and Barak (one common estimate; others earlier or later)",
      references: ["Judges 4:14-15"],
    },
    {
      year: -1170,
      approximate: true,
      text: "Gideon against Midian (estimate)",
      references: ["Judges 7:22"],
    },
    {
      year: -1075,
      approximate: true,
      text: "Samson and the Philistines (estimate)",
      references: ["Judges 16:30"],
    },
    {
      year: -1050,
      approximate: true,
      text: "Shiloh’s end; the ark is taken",
      references: ["1 Samuel 4:11", "Jeremiah 7:12"],
    },
  ],
  background: [
    {
      text: "The Bronze Age powers fell about 1200-1150 BC and the Sea Peoples were on the move",
      mark: "certain",
    },
    {
      text: "Israel had no king; tribes joined for war as needed (Judges 21:25)",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Threshing floors, wine presses and village shrines were part of daily life",
      mark: "certain",
    },
    {
      text: "Baal worship, tied to rain and harvest, drew Israel (Judges 2:11-13)",
      mark: "certain",
    },
  ],
  finds: ["philistines", "jerubbaal", "shilohdig", "shechemdig"],
  keyFigures: [
    "Othniel",
    "Ehud",
    { person: "deborah" },
    "Barak",
    { person: "gideon" },
    "Jephthah",
    { person: "samson" },
    { person: "ruth" },
    "Boaz",
    "Eli",
    { person: "samuel" },
  ],
  relatedVerses: [
    "Judges 2:16",
    "Judges 5:31",
    "Judges 6:12",
    "Judges 21:25",
    "Ruth 1:16",
    "1 Samuel 3:10",
  ],
  application: "A time without steady leadership asks what holds a community together.",
};
