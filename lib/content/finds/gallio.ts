import type { Find } from "./schema";

export const gallio: Find = {
  id: "gallio",
  text: "Delphi (Gallio) inscription, AD 52: letter of Claudius naming Gallio, proconsul of Achaia; it fixes Paul’s stay in Corinth about AD 50-52",
  source: "Delphi; found early 20th century",
  mark: "certain",
};
