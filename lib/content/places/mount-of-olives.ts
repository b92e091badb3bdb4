import type { Place } from "./schema";

export const mountOfOlives: Place = {
  id: "mount-of-olives",
  order: 610,
  name: "Mount of Olives",
  otherNames: ["Olivet"],
  modern: "east of the Old City, Jerusalem",
  lat: 31.7779,
  lon: 35.2457,
  coordinateSource: "OpenBible.info Bible geocoding data (Mount of Olives)",
  identification: "certain",
  keyVerses: ["2 Samuel 15:30", "Zechariah 14:4", "Luke 22:39", "Acts 1:12"],
  facts: [
    {
      text: "Jesus taught, prayed and ascended there (Matthew 24:3; Luke 22:39-41; Acts 1:9-12)",
      mark: "certain",
    },
    {
      text: "It is a Sabbath day’s journey from the city (Acts 1:12)",
      mark: "certain",
    },
  ],
  finds: [],
};
