import type { Topic } from "./schema";

export const slavery: Topic = {
  id: "slavery",
  order: 400,
  name: "Slavery",
  aliases: ["Slaves", "Servants", "Bondage"],
  facts: [
    {
      text: "Israel’s law limits debt slavery to six years and protects runaways (Exodus 21:2; Deuteronomy 23:15-16); foreign slaves could be kept (Leviticus 25:44-46)",
      mark: "certain",
    },
    {
      text: "Kidnapping a person for sale was a capital crime (Exodus 21:16)",
      mark: "certain",
    },
    {
      text: "Paul asks for Onesimus as a brother (Philemon 1:16)",
      mark: "certain",
    },
  ],
  views: [
    "The texts were used in the past both to defend and to end slavery; Christians now agree that it is wrong",
  ],
  background: [
    {
      text: "Slavery was everywhere in the ancient world, mainly through war, birth and debt, not race",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "joseph-son-of-jacob" },
    "Hagar",
    { person: "moses" },
    { person: "onesimus" },
    { person: "paul" },
  ],
  relatedVerses: [
    "Exodus 21:2",
    "Exodus 21:16",
    "Leviticus 25:39-40",
    "Deuteronomy 15:13-15",
    "Deuteronomy 23:15-16",
    "Galatians 3:28",
    "Ephesians 6:9",
    "1 Timothy 1:9-10",
    "Philemon 1:16",
  ],
  finds: ["daliyeh", "brooklyn", "hammurabi"],
  pages: [],
  application:
    "The texts were misused to defend slavery and also moved people to end it; they still ask about bondage and forced labor today.",
};
