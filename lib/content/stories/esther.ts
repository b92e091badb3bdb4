import type { Story } from "./schema";

export const esther: readonly Story[] = [
  ["Esther 2:15-18", "Esther becomes queen of Persia"],
  ["Esther 3:5-13", "Haman plots to kill all the Jews"],
  ["Esther 4:13-16", "Mordecai and Esther: for such a time as this"],
  ["Esther 9:20-26", "The feast of Purim"],
];
