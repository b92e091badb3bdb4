import type { Find } from "./schema";

export const shema: Find = {
  id: "shema",
  text: "Seal of “Shema servant of Jeroboam”, Megiddo, found 1904, usually placed under Jeroboam II; the original is lost",
  source: "Schumacher excavation",
  mark: "probable",
  names: ["seal of shema", "shema seal", "megiddo seal", "megiddo lion seal", "jeroboam seal"],
  subjects: ["jeroboam ii", "shema servant"],
};
