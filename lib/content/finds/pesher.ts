import type { Find } from "./schema";

export const pesher: Find = {
  id: "pesher",
  text: "Habakkuk Commentary (1QpHab), Qumran: quotes Habakkuk 1-2 and applies it to the writer’s own day",
  source: "Israel Museum; Cave 1, Qumran",
  mark: "certain",
  names: [
    "habakkuk pesher",
    "pesher habakkuk",
    "1qphab",
    "qumran habakkuk commentary",
    "habakkuk scroll",
    "pesher on habakkuk",
  ],
  subjects: [],
};
