import type { Find } from "./schema";

export const amarna: Find = {
  id: "amarna",
  text: "Amarna letters, 14th century BC: letters of Canaanite rulers to Egypt, some from Abdi-Heba of Jerusalem; the “habiru” they fear are not simply the Hebrews",
  source: "found 1887; Berlin, London, Cairo; W. Moran, The Amarna Letters, 1992",
  mark: "certain",
  names: [
    "amarna letters",
    "amarna tablets",
    "el amarna",
    "tell el amarna",
    "abdi heba",
    "habiru letters",
  ],
  subjects: ["habiru", "canaanite kings"],
};
