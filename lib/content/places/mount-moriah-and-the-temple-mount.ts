import type { Place } from "./schema";

export const mountMoriahAndTheTempleMount: Place = {
  id: "mount-moriah-and-the-temple-mount",
  order: 620,
  name: "Mount Moriah and the Temple Mount",
  askedAs: ["Temple Mount"],
  otherNames: ["Haram al-Sharif"],
  spellings: ["Moriah"],
  modern: "Temple Mount, Jerusalem",
  lat: 31.7778,
  lon: 35.2356,
  coordinateSource: "OpenBible.info Bible geocoding data (Mount Moriah)",
  identification: "probable",
  keyVerses: ["Genesis 22:2", "2 Chronicles 3:1", "Matthew 24:1-2"],
  facts: [
    {
      text: "2 Chronicles 3:1 calls the temple hill Moriah; whether Genesis 22 means the same hill is disputed",
      mark: "certain",
    },
    {
      text: "Herod’s platform still stands; the temple itself was burned in AD 70",
      mark: "certain",
    },
  ],
  finds: ["warning", "trumpet", "herodstones"],
};
