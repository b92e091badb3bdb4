import type { Misquotation } from "./schema";

export const windowToTheSoul: Misquotation = {
  id: "window-to-the-soul",
  order: 210,
  wordings: [
    "eyes are the window to the soul",
    "eyes are the windows to the soul",
    "eyes are the window of the soul",
    "eyes are the windows of the soul",
  ],
  answer: "That proverb is not in the Bible. Jesus does call the eye the lamp of the body.",
  references: ["Matthew 6:22-23"],
};
