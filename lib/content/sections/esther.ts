import type { Section } from "./schema";

export const esther: readonly Section[] = [
  {
    passage: "Esther 1:1-9",
    words: "King Ahasuerus (Xerxes) of Persia gives a feast of 180 days at Susa; 127 provinces",
  },
  { passage: "Esther 1:10-22", words: "queen Vashti refuses to come and loses her crown" },
  {
    passage: "Esther 2:1-18",
    words: "Esther (Hadassah), cousin of Mordecai, is made queen in place of Vashti",
  },
  { passage: "Esther 2:19-23", words: "Mordecai uncovers a plot to kill the king" },
  {
    passage: "Esther 3:1-15",
    words: "Mordecai will not bow; Haman casts the lot (Pur) and plans to destroy the Jews",
  },
  {
    passage: "Esther 4:10-17",
    words: "Esther: for such a time as this; if I perish, I perish; three days’ fast",
  },
  { passage: "Esther 5:1-8", words: "Esther goes to the king unasked; golden sceptre; banquet" },
  { passage: "Esther 5:9-14", words: "Haman builds a gallows fifty cubits high for Mordecai" },
  {
    passage: "Esther 6:1-11",
    words: "the king cannot sleep; Haman must honour Mordecai on the king’s horse",
  },
  { passage: "Esther 7:1-10", words: "Haman is hanged on the gallows that he made for Mordecai" },
  { passage: "Esther 8:9-17", words: "letters let the Jews defend themselves" },
  { passage: "Esther 9:20-28", words: "feast of Purim" },
];
