import type { Place } from "./schema";

export const jordanRiver: Place = {
  id: "jordan-river",
  order: 680,
  name: "Jordan River",
  otherNames: [],
  spellings: ["Jordan"],
  modern: "Israel, Jordan, Syria and the West Bank",
  lat: 31.7614,
  lon: 35.5583,
  coordinateSource: "OpenBible.info Bible geocoding data (Jordan River)",
  identification: "certain",
  keyVerses: ["Joshua 3:17", "2 Kings 5:14", "Matthew 3:13", "Mark 1:9"],
  facts: [
    {
      text: "It runs from Hermon through Galilee to the Dead Sea",
      mark: "certain",
    },
    {
      text: "Israel crossed it opposite Jericho (Joshua 3:16)",
      mark: "certain",
    },
  ],
  finds: [],
};
