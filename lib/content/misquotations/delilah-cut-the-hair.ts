import type { Misquotation } from "./schema";

export const delilahCutTheHair: Misquotation = {
  id: "delilah-cut-the-hair",
  order: 770,
  wordings: [
    "delilah cut samson's hair",
    "delilah cut off samson's hair",
    "delilah cut his hair",
    "delilah shaved samson",
  ],
  answer: "Delilah called a man, who shaved Samson’s head while he slept.",
  references: ["Judges 16:19"],
};
