import type { Person } from "./schema";

export const gallio: Person = {
  id: "gallio",
  order: 710,
  name: "Gallio",
  role: "proconsul of Achaia",
  era: "AD 51-52 (or 50-51)",
  relations: ["brother of the philosopher Seneca"],
  keyVerses: ["Acts 18:12", "Acts 18:14-16"],
  facts: [
    {
      text: "He would not judge the case against Paul",
      mark: "certain",
    },
    {
      text: "His year in office is the firmest date in Paul’s life",
      mark: "certain",
    },
  ],
  attestedOutsideBible: "Delphi inscription; Seneca, Letters 104.1; Tacitus, Annals 15.73",
  finds: ["gallio"],
};
