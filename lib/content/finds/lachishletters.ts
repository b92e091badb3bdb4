import type { Find } from "./schema";

export const lachishletters: Find = {
  id: "lachishletters",
  text: "Lachish Letters: ink on potsherds from the last years of Judah (about 588 BC), as Nebuchadnezzar’s army closed in; letter 4 speaks of the fire signals of Lachish and of Azekah (compare Jeremiah 34:7)",
  source: "British Museum and Israel Museum; excavated by J. L. Starkey 1935-1938",
  mark: "certain",
  names: [
    "lachish letters",
    "lachish letter",
    "lachish ostraca",
    "lachish ostracon",
    "lachish potsherds",
    "letters of lachish",
  ],
  subjects: ["lachish", "azekah", "last days judah", "fire signals"],
};
