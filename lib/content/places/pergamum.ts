import type { Place } from "./schema";

export const pergamum: Place = {
  id: "pergamum",
  order: 460,
  name: "Pergamum",
  otherNames: ["Pergamos"],
  modern: "Bergama, Turkey",
  lat: 39.1322,
  lon: 27.1842,
  coordinateSource: "OpenBible.info Bible geocoding data (Pergamon)",
  identification: "certain",
  keyVerses: ["Revelation 1:11", "Revelation 2:12-13"],
  facts: [
    {
      text: "It was a center of emperor worship and of the healing god Asclepius",
      mark: "certain",
    },
    {
      text: "Antipas died there (Revelation 2:13)",
      mark: "certain",
    },
  ],
  finds: ["pergaltar"],
};
