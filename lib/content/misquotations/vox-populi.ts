import type { Misquotation } from "./schema";

export const voxPopuli: Misquotation = {
  id: "vox-populi",
  order: 1040,
  wordings: [
    "vox populi vox dei",
    "voice of the people is the voice of god",
    "voice of the people is voice of god",
    "voice of people is the voice of god",
    "peoples voice is gods voice",
    "people speak with the voice of god",
  ],
  answer:
    "That sentence is not in the Bible. It is a Latin proverb; Alcuin warned against it in a letter to Charlemagne. The Bible says rather not to follow a crowd into wrong, and tells of a people who chose against God.",
  references: ["Exodus 23:2", "1 Samuel 8:7"],
};
