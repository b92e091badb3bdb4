import type { Place } from "./schema";

export const joppa: Place = {
  id: "joppa",
  order: 260,
  name: "Joppa",
  otherNames: ["Jaffa"],
  modern: "Jaffa, Tel Aviv-Yafo, Israel",
  lat: 32.0545,
  lon: 34.753,
  coordinateSource: "OpenBible.info Bible geocoding data (Jaffa)",
  identification: "certain",
  keyVerses: ["Jonah 1:3", "2 Chronicles 2:16", "Acts 9:36", "Acts 10:5"],
  facts: [
    {
      text: "It was the port for Jerusalem (2 Chronicles 2:16; Ezra 3:7)",
      mark: "certain",
    },
    {
      text: "Peter raised Tabitha here (Acts 9:36-41)",
      mark: "certain",
    },
  ],
  finds: [],
};
