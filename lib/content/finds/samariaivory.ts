import type { Find } from "./schema";

export const samariaivory: Find = {
  id: "samariaivory",
  text: "Samaria ivories, 9th-8th century BC: carved inlays from the royal quarter (compare 1 Kings 22:39; Amos 3:15; Amos 6:4)",
  source: "Crowfoot excavations, 1930s; Israel Museum and British Museum",
  mark: "certain",
  names: [
    "samaria ivories",
    "ivories of samaria",
    "samaria ivory",
    "ivories from samaria",
    "samarian ivories",
  ],
  subjects: ["ivory house", "house of ivory", "beds of ivory"],
};
