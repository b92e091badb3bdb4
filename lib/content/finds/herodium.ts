import type { Find } from "./schema";

export const herodium: Find = {
  id: "herodium",
  text: "Herodium: Herod’s palace fort; a tomb found in 2007 is held by its finder to be Herod’s, though some doubt it",
  source: "E. Netzer",
  mark: "probable",
  names: ["herodium", "herodion", "herodeion", "herodium tomb", "herods tomb", "tomb of herod"],
  subjects: ["herod the great", "herods grave", "herods palace"],
};
