import type { Misquotation } from "./schema";

export const december25: Misquotation = {
  id: "december-25",
  order: 740,
  wordings: [
    "jesus was born on december 25",
    "born on december 25th",
    "born on christmas day",
    "jesus was born on christmas",
  ],
  answer: "The Bible names no day for the birth of Jesus.",
  references: ["Luke 2:7-8"],
};
