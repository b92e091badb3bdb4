import type { Misquotation } from "./schema";

export const sevenVeils: Misquotation = {
  id: "seven-veils",
  order: 800,
  wordings: ["dance of the seven veils", "seven veils"],
  answer:
    "The Bible says only that Herodias’ daughter danced; the seven veils are from Oscar Wilde’s play Salome.",
  references: ["Mark 6:22"],
};
