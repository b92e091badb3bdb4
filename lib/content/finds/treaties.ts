import type { Find } from "./schema";

export const treaties: Find = {
  id: "treaties",
  text: "Hittite vassal treaties (14th-13th century BC) and Esarhaddon’s succession treaty (672 BC): forms and curses like those of Deuteronomy; which of them are closer, and so the date, is disputed",
  source: "Mendenhall 1954; Kitchen 2003; Weinfeld 1972",
  mark: "certain",
  names: [
    "hittite treaties",
    "hittite treaty",
    "hittite vassal treaties",
    "suzerain treaty",
    "vassal treaties of esarhaddon",
    "esarhaddon succession treaty",
  ],
  subjects: ["date of deuteronomy"],
};
