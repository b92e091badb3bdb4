import type { Place } from "./schema";

export const mountEbal: Place = {
  id: "mount-ebal",
  order: 630,
  name: "Mount Ebal",
  otherNames: [],
  spellings: ["Ebal"],
  namedIn: ["Deuteronomy", "Joshua"],
  modern: "north of Nablus, West Bank",
  lat: 32.234,
  lon: 35.2733,
  coordinateSource: "OpenBible.info Bible geocoding data (Mount Ebal)",
  identification: "certain",
  keyVerses: ["Deuteronomy 11:29", "Deuteronomy 27:4", "Joshua 8:30"],
  facts: [
    {
      text: "It is the place of the curses; an altar was built there (Joshua 8:30-35)",
      mark: "certain",
    },
    {
      text: "The “curse tablet” announced in 2022 is disputed",
      mark: "certain",
    },
  ],
  finds: ["ebalaltar"],
};
