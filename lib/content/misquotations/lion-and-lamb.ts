import type { Misquotation } from "./schema";

export const lionAndLamb: Misquotation = {
  id: "lion-and-lamb",
  order: 60,
  wordings: [
    "lion shall lie down with the lamb",
    "lion will lie down with the lamb",
    "lion lies down with the lamb",
    "lion lay down with the lamb",
    "lion and the lamb",
    "lion lie down with the lamb",
    "lion lying down with the lamb",
  ],
  answer:
    "No verse has the lion lying down with the lamb. In Isaiah it is the wolf that lives with the lamb; the lion eats straw like the ox.",
  references: ["Isaiah 11:6", "Isaiah 65:25"],
};
