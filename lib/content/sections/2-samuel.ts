import type { Section } from "./schema";

export const secondSamuel: readonly Section[] = [
  ["2 Samuel 1:1-16", "an Amalekite claims to have killed Saul"],
  ["2 Samuel 1:17-27", "David’s lament for Saul and Jonathan: how are the mighty fallen"],
  [
    "2 Samuel 2:1-11",
    "David is made king of Judah at Hebron, seven years and six months; Ishbosheth king of Israel",
  ],
  ["2 Samuel 3:22-30", "Joab murders Abner"],
  [
    "2 Samuel 4:4",
    "Mephibosheth, lame (crippled) in both feet since his nurse dropped him at five years",
  ],
  [
    "2 Samuel 5:1-10",
    "David king over all Israel at thirty, reigns forty years, takes Jerusalem (Zion) from the Jebusites",
  ],
  ["2 Samuel 6:1-11", "Uzzah touches the ark and dies"],
  ["2 Samuel 6:12-23", "David dances before the ark; Michal despises him and has no child"],
  ["2 Samuel 7:1-17", "God’s covenant with David through Nathan: a house and throne for ever"],
  [
    "2 Samuel 9:1-13",
    "David’s kindness to Mephibosheth, Jonathan’s lame (crippled) son, who eats at the king’s table; Ziba",
  ],
  ["2 Samuel 11:1-13", "David sees Bathsheba bathing, wife of Uriah the Hittite; adultery"],
  ["2 Samuel 11:14-27", "David has Uriah killed in battle at the front; Joab’s letter"],
  ["2 Samuel 12:1-14", "Nathan’s story of the poor man’s lamb: you are the man"],
  ["2 Samuel 12:15-25", "David’s child dies; Solomon is born, Jedidiah"],
  ["2 Samuel 13:1-22", "Amnon violates (rapes) his half sister Tamar"],
  ["2 Samuel 13:23-39", "Absalom kills Amnon and flees"],
  ["2 Samuel 14:25-27", "Absalom’s beauty and heavy hair"],
  ["2 Samuel 15:1-12", "Absalom steals the hearts of Israel and rebels against his father David"],
  ["2 Samuel 16:5-14", "Shimei curses David and throws stones"],
  ["2 Samuel 17:1-23", "Hushai’s counsel; Ahithophel hangs himself"],
  [
    "2 Samuel 18:9-18",
    "Absalom hangs by his head (hair) in an oak tree and is killed by Joab with three darts",
  ],
  ["2 Samuel 18:31-33", "David weeps: O my son Absalom"],
  ["2 Samuel 21:15-22", "giants killed; a man with six fingers and six toes"],
  ["2 Samuel 22:1-4", "David’s song: the Lord is my rock, my fortress"],
  [
    "2 Samuel 23:8-23",
    "David’s mighty men; water from the well of Bethlehem; Benaiah kills a lion in a pit in the snow",
  ],
  ["2 Samuel 24:1-17", "David counts the people (census); plague kills seventy thousand"],
  ["2 Samuel 24:18-25", "David buys Araunah’s threshing floor for an altar"],
];
