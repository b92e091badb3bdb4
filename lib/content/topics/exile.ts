import type { Topic } from "./schema";

export const exile: Topic = {
  id: "exile",
  order: 180,
  name: "Exile",
  aliases: ["Captivity", "Deportation"],
  period: "babylonian-exile",
  facts: [
    {
      text: "Israel was exiled by Assyria (722 BC), Judah by Babylon (597 and 586 BC)",
      mark: "certain",
    },
    {
      text: "The prophets saw it as judgment and promised a return (2 Kings 17:7-23; Jeremiah 29:10)",
      mark: "certain",
    },
  ],
  views: ["The seventy years: exact or round"],
  background: [
    {
      text: "Exiles lived in communities in Babylonia; many never went back",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "jeremiah" },
    { person: "ezekiel" },
    { person: "daniel" },
    { person: "jehoiachin" },
    { person: "ezra" },
  ],
  relatedVerses: [
    "2 Kings 17:6",
    "2 Kings 25:11",
    "Psalm 137:1-4",
    "Jeremiah 29:4-7",
    "Jeremiah 29:10-11",
    "Ezekiel 37:11-12",
    "Isaiah 40:1-2",
    "Ezra 1:3",
  ],
  finds: ["chron597", "rations", "yahudu", "burnt586", "sargon"],
  pages: [
    "/timelines#fall-of-jerusalem",
    "/study-guides#daniel-prophecy",
    "/discover#cyrus-cylinder",
  ],
  application:
    "The exile speaks to people who have lost home or certainty: life and prayer go on in a foreign place.",
};
