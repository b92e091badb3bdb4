import type { Story } from "./schema";

export const judges: readonly Story[] = [
  ["Judges 4:4-9", "Deborah, prophetess and judge, and Barak"],
  ["Judges 4:17-22", "Jael kills Sisera with a tent peg"],
  ["Judges 6:36-40", "Gideon and the fleece"],
  ["Judges 7:4-22", "Gideon’s army of three hundred men defeats Midian with trumpets and torches"],
  ["Judges 14:5-14", "Samson kills a lion; his riddle of honey"],
  [
    "Judges 16:4-21",
    "Delilah betrays Samson; the secret of his strength is his hair; he is blinded",
  ],
  ["Judges 16:25-30", "Samson pulls down the temple of the Philistines and dies"],
];
