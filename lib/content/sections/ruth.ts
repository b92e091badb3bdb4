import type { Section } from "./schema";

export const ruth: readonly Section[] = [
  {
    passage: "Ruth 1:1-5",
    words: "Elimelech and Naomi go to Moab in famine; sons Mahlon and Chilion marry Orpah and Ruth",
  },
  {
    passage: "Ruth 1:6-18",
    words:
      "Ruth clings to Naomi, her mother-in-law: your people will be my people; Orpah goes back",
  },
  { passage: "Ruth 2:1-13", words: "Ruth gleans barley in the field of Boaz" },
  {
    passage: "Ruth 3:1-13",
    words: "Ruth at the threshing floor at the feet of Boaz, kinsman redeemer",
  },
  { passage: "Ruth 4:1-12", words: "Boaz redeems the land; the sandal at the gate" },
  { passage: "Ruth 4:13-22", words: "Ruth bears Obed, grandfather of David; family of David" },
];
