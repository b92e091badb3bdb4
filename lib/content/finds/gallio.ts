import type { Find } from "./schema";

export const gallio: Find = {
  id: "gallio",
  text: "Delphi (Gallio) inscription, AD 52: a letter of Claudius naming Gallio, proconsul of Achaia; it fixes Paul’s stay in Corinth at about AD 50-52",
  source: "Delphi; found early 20th century",
  mark: "certain",
  names: [
    "gallio inscription",
    "delphi inscription",
    "gallio stone",
    "inscription of gallio",
    "delphi stone",
    "gallio tablet",
  ],
  subjects: ["gallio", "proconsul gallio", "claudius", "paul in corinth", "achaia"],
};
