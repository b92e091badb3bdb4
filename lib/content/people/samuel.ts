import type { Person } from "./schema";

export const samuel: Person = {
  id: "samuel",
  order: 180,
  name: "Samuel",
  role: "prophet and last judge",
  era: "11th century BC",
  relations: ["son of Elkanah and Hannah"],
  keyVerses: ["1 Samuel 3:10", "1 Samuel 7:15", "1 Samuel 10:1", "1 Samuel 16:13"],
  facts: [
    {
      text: "He anointed Saul and David",
      mark: "certain",
    },
    {
      text: "He judged Israel on a yearly circuit (1 Samuel 7:16)",
      mark: "certain",
    },
  ],
  attestedOutsideBible: null,
  finds: [],
};
