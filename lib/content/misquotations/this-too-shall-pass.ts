import type { Misquotation } from "./schema";

export const thisTooShallPass: Misquotation = {
  id: "this-too-shall-pass",
  order: 30,
  wordings: [
    "this too shall pass",
    "this too will pass",
    "this also shall pass",
    "this too shall come to pass",
    "and this too shall pass",
    "even this shall pass away",
    "this also will pass",
    "this too passes",
  ],
  answer:
    "Those words are not in the Bible; they come from a tale told in the Near East. Paul says something close to it about present trouble.",
  references: ["2 Corinthians 4:17-18"],
};
