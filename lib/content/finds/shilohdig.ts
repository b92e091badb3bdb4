import type { Find } from "./schema";

export const shilohdig: Find = {
  id: "shilohdig",
  text: "Shiloh: the Iron Age I town was burned about the middle of the 11th century BC; the Bible does not tell of it directly (Jeremiah 7:12)",
  source: "I. Finkelstein, 1981-1984",
  mark: "certain",
  names: [
    "shiloh excavation",
    "shiloh excavations",
    "shiloh dig",
    "tel shiloh",
    "khirbet seilun",
    "shiloh archaeology",
  ],
  subjects: ["shiloh", "destruction of shiloh"],
};
