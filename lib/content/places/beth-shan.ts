import type { Place } from "./schema";

export const bethShan: Place = {
  id: "beth-shan",
  order: 770,
  name: "Beth-shan",
  otherNames: ["Scythopolis"],
  spellings: ["Beth-shan", "Beth-Shan", "Beth shan", "Beth Shan"],
  modern: "Tel Bet Shean, Israel",
  lat: 32.5036,
  lon: 35.5031,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Bet Shean)",
  identification: "certain",
  keyVerses: ["Joshua 17:11", "1 Samuel 31:10-12"],
  facts: [
    {
      text: "Saul’s body was hung on its wall (1 Samuel 31:10)",
      mark: "certain",
    },
    {
      text: "It was later Scythopolis, a city of the Decapolis",
      mark: "certain",
    },
  ],
  finds: ["bethshan"],
};
