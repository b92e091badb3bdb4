import type { Place } from "./schema";

export const capernaum: Place = {
  id: "capernaum",
  order: 40,
  name: "Capernaum",
  otherNames: ["Kfar Nahum"],
  modern: "Tell Hum, north shore of the Sea of Galilee",
  lat: 32.8811,
  lon: 35.575,
  coordinateSource: "OpenBible.info Bible geocoding data (Tell Hum)",
  identification: "certain",
  keyVerses: ["Matthew 4:13", "Mark 1:21", "Mark 2:1", "Luke 7:1-5", "John 6:59"],
  facts: [
    {
      text: "It was the base of Jesus’ work in Galilee",
      mark: "certain",
    },
    {
      text: "It was a fishing and customs town on the road by the lake (Matthew 9:9)",
      mark: "certain",
    },
  ],
  finds: ["capsyn", "peterhouse"],
};
