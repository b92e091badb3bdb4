import type { Section } from "./schema";

export const ruth: readonly Section[] = [
  [
    "Ruth 1:1-5",
    "Elimelech and Naomi go to Moab in famine; sons Mahlon and Chilion marry Orpah and Ruth",
  ],
  [
    "Ruth 1:6-18",
    "Ruth clings to Naomi, her mother-in-law: your people will be my people; Orpah goes back",
  ],
  ["Ruth 2:1-13", "Ruth gleans barley in the field of Boaz"],
  ["Ruth 3:1-13", "Ruth at the threshing floor at the feet of Boaz, kinsman redeemer"],
  ["Ruth 4:1-12", "Boaz redeems the land; the sandal at the gate"],
  ["Ruth 4:13-22", "Ruth bears Obed, grandfather of David; family of David"],
];
