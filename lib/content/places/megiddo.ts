import type { Place } from "./schema";

export const megiddo: Place = {
  id: "megiddo",
  order: 110,
  name: "Megiddo",
  otherNames: ["Armageddon (probably “mount of Megiddo”)"],
  modern: "Tel Megiddo, Israel",
  lat: 32.5853,
  lon: 35.1844,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Megiddo)",
  identification: "certain",
  keyVerses: ["Joshua 12:21", "1 Kings 9:15", "2 Kings 23:29", "Revelation 16:16"],
  facts: [
    {
      text: "It guards the pass from the coast road into the Jezreel Valley",
      mark: "certain",
    },
    {
      text: "Josiah died here in 609 BC (2 Kings 23:29)",
      mark: "certain",
    },
  ],
  finds: ["gates", "shishak", "shema"],
};
