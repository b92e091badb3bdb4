import type { Find } from "./schema";

export const rations: Find = {
  id: "rations",
  text: "Ration tablets from Babylon: oil for Ia’ukin (Jehoiachin), king of Judah, and five sons",
  source: "Vorderasiatisches Museum, Berlin, VAT 16378 and others; found 1899-1917",
  mark: "certain",
  names: [
    "jehoiachin ration tablets",
    "jehoiachin tablets",
    "babylonian ration tablets",
    "jehoiachins ration tablets",
    "ration tablets",
    "weidner tablets",
  ],
  subjects: ["jehoiachin", "king jehoiachin", "sons of jehoiachin"],
};
