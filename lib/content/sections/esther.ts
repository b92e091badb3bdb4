import type { Section } from "./schema";

export const esther: readonly Section[] = [
  [
    "Esther 1:1-9",
    "King Ahasuerus (Xerxes) of Persia gives a feast of 180 days at Susa; 127 provinces",
  ],
  ["Esther 1:10-22", "queen Vashti refuses to come and loses her crown"],
  ["Esther 2:1-18", "Esther (Hadassah), cousin of Mordecai, is made queen in place of Vashti"],
  ["Esther 2:19-23", "Mordecai uncovers a plot to kill the king"],
  [
    "Esther 3:1-15",
    "Mordecai will not bow; Haman casts the lot (Pur) and plans to destroy the Jews",
  ],
  ["Esther 4:10-17", "Esther: for such a time as this; if I perish, I perish; three days’ fast"],
  ["Esther 5:1-8", "Esther goes to the king unasked; golden sceptre; banquet"],
  ["Esther 5:9-14", "Haman builds a gallows fifty cubits high for Mordecai"],
  ["Esther 6:1-11", "the king cannot sleep; Haman must honour Mordecai on the king’s horse"],
  ["Esther 7:1-10", "Haman is hanged on the gallows that he made for Mordecai"],
  ["Esther 8:9-17", "letters let the Jews defend themselves"],
  ["Esther 9:20-28", "feast of Purim"],
];
