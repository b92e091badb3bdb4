import type { Misquotation } from "./schema";

export const eyeForAnEyeBlind: Misquotation = {
  id: "eye-for-an-eye-blind",
  order: 880,
  wordings: [
    "makes the whole world blind",
    "leaves the whole world blind",
    "make the whole world blind",
  ],
  answer:
    "The Bible has an eye for an eye, and Jesus’ answer to it; the blind world is a modern addition, often ascribed to Gandhi without proof.",
  references: ["Exodus 21:24", "Matthew 5:38-39"],
};
