import type { Place } from "./schema";

export const rameses: Place = {
  id: "rameses",
  order: 710,
  name: "Rameses (Raamses)",
  otherNames: ["Pi-Ramesses"],
  spellings: ["Rameses", "Raamses"],
  modern: "Qantir, Egypt",
  lat: 30.7994,
  lon: 31.8342,
  coordinateSource: "OpenBible.info Bible geocoding data (Qantir)",
  identification: "certain",
  keyVerses: ["Exodus 1:11", "Exodus 12:37", "Numbers 33:3"],
  facts: [
    {
      text: "It was the royal city of Ramesses II (13th century BC)",
      mark: "certain",
    },
    {
      text: "The identification of the city is certain; its bearing on the date of the Exodus is disputed",
      mark: "certain",
    },
  ],
  finds: ["avaris"],
};
