import type { Misquotation } from "./schema";

export const practiceWhatYouPreach: Misquotation = {
  id: "practice-what-you-preach",
  order: 550,
  wordings: ["practice what you preach"],
  answer:
    "The saying is not in the Bible. Jesus says something like it about the scribes and Pharisees.",
  references: ["Matthew 23:3"],
};
