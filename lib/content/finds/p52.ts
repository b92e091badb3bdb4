import type { Find } from "./schema";

export const p52: Find = {
  id: "p52",
  text: "Papyrus P52, John 18:31-33 and 37-38: often dated about AD 125, possibly later",
  source: "John Rylands Library, Manchester",
  mark: "certain",
  names: [
    "p52",
    "papyrus 52",
    "rylands papyrus",
    "rylands fragment",
    "john rylands fragment",
    "st john fragment",
  ],
  subjects: [],
};
