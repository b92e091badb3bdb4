import type { Topic } from "./schema";

export const idols: Topic = {
  id: "idols",
  order: 190,
  name: "Idols",
  aliases: ["Idolatry", "False gods", "Baal", "Asherah"],
  facts: [
    {
      text: "The first commandments forbid other gods and images (Exodus 20:3-5)",
      mark: "certain",
    },
    {
      text: "Baal was the Canaanite storm god; Asherah was a goddess, and also the name of a wooden symbol (Judges 6:25)",
      mark: "certain",
    },
    {
      text: "Paul calls greed idolatry (Colossians 3:5)",
      mark: "certain",
    },
  ],
  views: [
    "Images in worship: refused by many Protestants; honored, not worshiped, as icons by Orthodox and Catholics",
  ],
  background: [
    {
      text: "Household figurines and inscriptions show that many in Judah and Israel mixed worship",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "aaron" },
    { person: "gideon" },
    { person: "elijah" },
    { person: "hosea" },
    { person: "josiah" },
  ],
  relatedVerses: [
    "Exodus 20:3-5",
    "Exodus 32:4",
    "1 Kings 18:21",
    "Psalm 115:4-8",
    "Isaiah 44:15-17",
    "Hosea 8:5-6",
    "Acts 17:29",
    "1 Corinthians 8:4",
    "1 John 5:21",
  ],
  finds: ["ugarit", "ajrud", "figurines", "dancult"],
  pages: ["/study-guides#exodus-plagues"],
  application:
    "An idol is whatever promises life and takes the place of God; it need not be made of stone.",
};
