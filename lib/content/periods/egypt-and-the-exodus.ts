import type { Period } from "./schema";

export const egyptAndTheExodus: Period = {
  id: "egypt-and-the-exodus",
  order: 30,
  name: "Egypt and the Exodus",
  aliases: ["Exodus", "Slavery in Egypt", "Wilderness", "Moses"],
  setIn: ["Exodus 1-40", "Leviticus 1-27", "Numbers 1-36", "Deuteronomy 1-34"],
  from: -1876,
  to: -1406,
  approximate: true,
  dateViews: [
    "Early: the Exodus in 1446 BC, from 1 Kings 6:1; Egypt of Thutmose III or Amenhotep II",
    "Late: about 1270-1260 BC under Ramesses II, from Exodus 1:11",
    "Some scholars see a smaller event or a memory of several events",
  ],
  powers: ["Egypt: Hyksos (about 1650-1550 BC), then the New Kingdom"],
  keyEvents: [
    {
      year: -1526,
      approximate: true,
      text: "Moses is born (early count)",
      references: ["Exodus 2:1-2", "Exodus 7:7"],
    },
    {
      year: -1446,
      approximate: true,
      text: "The Exodus on the early date; about 1260 BC on the late date",
      references: ["Exodus 12:40-41", "1 Kings 6:1"],
    },
    {
      year: -1445,
      approximate: true,
      text: "The law at Sinai and the tabernacle (early count)",
      references: ["Exodus 20:1", "Exodus 40:17"],
    },
    {
      year: -1406,
      approximate: true,
      text: "Moses dies; end of forty years (early count)",
      references: ["Deuteronomy 34:5", "Joshua 5:6"],
    },
  ],
  background: [
    {
      text: "The Hyksos, rulers of Asian origin, held the Delta until about 1550 BC",
      mark: "certain",
    },
    {
      text: "Egypt ruled Canaan with garrisons through much of the Late Bronze Age",
      mark: "certain",
    },
    {
      text: "No Egyptian text tells of the Exodus; Israel is in Canaan by about 1208 BC",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Brickmaking with straw and quotas is shown in Egyptian pictures and texts",
      mark: "certain",
    },
    {
      text: "Egyptian religion honored Pharaoh and many gods (Exodus 12:12)",
      mark: "certain",
    },
  ],
  finds: ["avaris", "brooklyn", "soleb", "merneptah", "amarna", "deiralla"],
  keyFigures: [
    { person: "moses" },
    { person: "aaron" },
    { person: "miriam" },
    "Pharaoh",
    "Jethro",
    { person: "joshua" },
    "Caleb",
  ],
  relatedVerses: [
    "Exodus 3:14",
    "Exodus 12:13",
    "Exodus 14:13-14",
    "Exodus 20:2-3",
    "Deuteronomy 6:4-5",
    "1 Corinthians 10:1-4",
  ],
  application: "The period asks what freedom costs and how a people learns to live with it.",
};
