import type { Section } from "./schema";

export const secondSamuel: readonly Section[] = [
  { passage: "2 Samuel 1:1-16", words: "an Amalekite claims to have killed Saul" },
  {
    passage: "2 Samuel 1:17-27",
    words: "David’s lament for Saul and Jonathan: how are the mighty fallen",
  },
  {
    passage: "2 Samuel 2:1-11",
    words:
      "David is made king of Judah at Hebron, seven years and six months; Ishbosheth king of Israel",
  },
  { passage: "2 Samuel 3:22-30", words: "Joab murders Abner" },
  {
    passage: "2 Samuel 4:4",
    words: "Mephibosheth, lame (crippled) in both feet since his nurse dropped him at five years",
  },
  {
    passage: "2 Samuel 5:1-10",
    words:
      "David king over all Israel at thirty, reigns forty years, takes Jerusalem (Zion) from the Jebusites",
  },
  { passage: "2 Samuel 6:1-11", words: "Uzzah touches the ark and dies" },
  {
    passage: "2 Samuel 6:12-23",
    words: "David dances before the ark; Michal despises him and has no child",
  },
  {
    passage: "2 Samuel 7:1-17",
    words: "God’s covenant with David through Nathan: a house and throne for ever",
  },
  {
    passage: "2 Samuel 9:1-13",
    words:
      "David’s kindness to Mephibosheth, Jonathan’s lame (crippled) son, who eats at the king’s table; Ziba",
  },
  {
    passage: "2 Samuel 11:1-13",
    words: "David sees Bathsheba bathing, wife of Uriah the Hittite; adultery",
  },
  {
    passage: "2 Samuel 11:14-27",
    words: "David has Uriah killed in battle at the front; Joab’s letter",
  },
  { passage: "2 Samuel 12:1-14", words: "Nathan’s story of the poor man’s lamb: you are the man" },
  { passage: "2 Samuel 12:15-25", words: "David’s child dies; Solomon is born, Jedidiah" },
  { passage: "2 Samuel 13:1-22", words: "Amnon violates (rapes) his half sister Tamar" },
  { passage: "2 Samuel 13:23-39", words: "Absalom kills Amnon and flees" },
  { passage: "2 Samuel 14:25-27", words: "Absalom’s beauty and heavy hair" },
  {
    passage: "2 Samuel 15:1-12",
    words: "Absalom steals the hearts of Israel and rebels against his father David",
  },
  { passage: "2 Samuel 16:5-14", words: "Shimei curses David and throws stones" },
  { passage: "2 Samuel 17:1-23", words: "Hushai’s counsel; Ahithophel hangs himself" },
  {
    passage: "2 Samuel 18:9-18",
    words: "Absalom hangs by his head (hair) in an oak tree and is killed by Joab with three darts",
  },
  { passage: "2 Samuel 18:31-33", words: "David weeps: O my son Absalom" },
  { passage: "2 Samuel 21:15-22", words: "giants killed; a man with six fingers and six toes" },
  { passage: "2 Samuel 22:1-4", words: "David’s song: the Lord is my rock, my fortress" },
  {
    passage: "2 Samuel 23:8-23",
    words:
      "David’s mighty men; water from the well of Bethlehem; Benaiah kills a lion in a pit in the snow",
  },
  {
    passage: "2 Samuel 24:1-17",
    words: "David counts the people (census); plague kills seventy thousand",
  },
  { passage: "2 Samuel 24:18-25", words: "David buys Araunah’s threshing floor for an altar" },
];
