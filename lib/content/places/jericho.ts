import type { Place } from "./schema";

export const jericho: Place = {
  id: "jericho",
  order: 50,
  name: "Jericho",
  otherNames: ["City of palm trees"],
  modern: "Tell es-Sultan (Old Testament); Tulul Abu el-Alayiq (New Testament)",
  lat: 31.8717,
  lon: 35.4446,
  coordinateSource: "OpenBible.info Bible geocoding data (Tell es Sultan)",
  identification: "certain",
  keyVerses: ["Joshua 2:1", "Joshua 6:20", "2 Kings 2:4-5", "Luke 19:1-2", "Hebrews 11:30"],
  facts: [
    {
      text: "It lies about 250 m below sea level, near the Jordan",
      mark: "certain",
    },
    {
      text: "It has been settled for some ten thousand years by conventional dating",
      mark: "certain",
    },
    {
      text: "Herod the Great had a winter palace at the later site and died at Jericho (Josephus, Antiquities 17.168-191)",
      mark: "certain",
    },
  ],
  finds: ["jerichowalls"],
};
