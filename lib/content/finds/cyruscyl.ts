import type { Find } from "./schema";

export const cyruscyl: Find = {
  id: "cyruscyl",
  text: "Cyrus Cylinder, about 539-530 BC: Cyrus restores gods and people to their places; it does not name Judah",
  source: "British Museum 90920",
  mark: "certain",
  names: [
    "cyrus cylinder",
    "cylinder of cyrus",
    "cyrus cilinder",
    "cyrus clay cylinder",
    "cyrus the great cylinder",
    "cyrus barrel",
  ],
  subjects: ["decree of cyrus", "return from exile", "cyrus decree"],
  discovery: "cyrus-cylinder",
};
