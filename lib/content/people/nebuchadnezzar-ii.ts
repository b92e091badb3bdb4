import type { Person } from "./schema";

export const nebuchadnezzarIi: Person = {
  id: "nebuchadnezzar-ii",
  order: 400,
  name: "Nebuchadnezzar II",
  spellings: ["Nebuchadnezzar", "Nebuchadrezzar"],
  role: "king of Babylon",
  era: "605-562 BC",
  relations: ["son of Nabopolassar"],
  keyVerses: ["2 Kings 24:1", "2 Kings 25:1", "Daniel 2:1", "Daniel 4:34"],
  facts: [
    {
      text: "He destroyed Jerusalem and the temple",
      mark: "certain",
    },
    {
      text: "He was a great builder of Babylon",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "His own inscriptions and the Babylonian Chronicle",
  finds: ["chron597", "ishtar", "nebosar"],
};
