import type { Story } from "./schema";

export const secondSamuel: readonly Story[] = [
  ["2 Samuel 6:12-16", "David brings the ark to Jerusalem and dances"],
  ["2 Samuel 7:8-16", "God’s promise, or covenant, with David: a throne forever"],
  ["2 Samuel 11:2-17", "David and Bathsheba, adultery; her husband Uriah is killed"],
  ["2 Samuel 12:1-13", "Nathan’s parable of the lamb; David repents"],
  ["2 Samuel 18:9-15", "Absalom, David’s son, rebels and dies hanging in a tree"],
];
