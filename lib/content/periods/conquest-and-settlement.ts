import type { Period } from "./schema";

export const conquestAndSettlement: Period = {
  id: "conquest-and-settlement",
  order: 40,
  name: "Conquest and Settlement",
  aliases: ["Joshua", "Entry into Canaan"],
  setIn: ["Joshua 1-24"],
  from: -1406,
  to: -1200,
  approximate: true,
  dateViews: [
    "Early: from 1406 BC; late: about 1230-1200 BC",
    "Models: conquest, peaceful settlement, an uprising within Canaan, or a mix",
  ],
  powers: ["Egypt over Canaanite city kings", "Hittites in the north"],
  keyEvents: [
    {
      year: -1406,
      approximate: true,
      text: "Jordan crossed and Jericho taken (early count)",
      references: ["Joshua 3:17", "Joshua 6:20"],
    },
    {
      year: -1400,
      approximate: true,
      text: "Hazor burned by Joshua (early count); the burning found by excavation dates to the 13th century",
      references: ["Joshua 11:10-11"],
    },
    {
      year: -1208,
      approximate: false,
      text: "The Merneptah Stele names Israel in Canaan",
      references: [],
    },
  ],
  background: [
    {
      text: "The Amarna letters (14th century BC) show city kings at odds and a group called habiru",
      mark: "certain",
    },
    {
      text: "Many small hill villages begin about 1200 BC",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Terraces, cisterns and four-room houses mark the hill villages",
      mark: "certain",
    },
    {
      text: "Land was shared out by lot among tribes (Joshua 18:10)",
      mark: "certain",
    },
  ],
  finds: ["merneptah", "jerichowalls", "aisite", "hazorburn", "ebalaltar", "amarna"],
  keyFigures: [{ person: "joshua" }, "Caleb", { person: "rahab" }, "Achan", "Eleazar"],
  relatedVerses: [
    "Joshua 1:9",
    "Joshua 2:11",
    "Joshua 21:45",
    "Joshua 24:15",
    "Judges 1:27-28",
    "Hebrews 11:30-31",
  ],
  application:
    "The period raises hard questions about war and land, and also shows outsiders such as Rahab being welcomed.",
};
