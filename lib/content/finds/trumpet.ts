import type { Find } from "./schema";

export const trumpet: Find = {
  id: "trumpet",
  text: "Stone “to the place of trumpeting”, fallen from the southwest corner of the Temple Mount",
  source: "B. Mazar 1968; Israel Museum",
  mark: "certain",
  names: [
    "trumpeting place inscription",
    "trumpeting place stone",
    "trumpeting stone",
    "trumpeting inscription",
    "trumpet inscription",
  ],
  subjects: [],
};
