import type { BookChapters } from "./schema";

export const ruth: BookChapters = {
  book: "Ruth",
  chapters: [
    "In a famine Naomi’s family moves from Bethlehem to Moab, where her husband and both sons die. Bitter with grief, the widow goes home; Orpah turns back, but Ruth, her foreign daughter-in-law, loyally refuses to leave and makes Naomi’s people and God her own. A model of loyalty to a mother-in-law and of moving to a new country.",
    "Ruth, a poor immigrant widow, works hard picking up leftover grain and happens on the field of Boaz, a relative. He is kind, protects her from harassment, shares his lunch and has extra left for her because of her loyalty to her mother-in-law.",
    "Naomi sends Ruth at night to the threshing floor to lie at Boaz’s feet and ask him to marry her as family redeemer. He praises her character and promises to arrange it, though another relative comes first.",
    "At the town gate Boaz settles the matter with the closer relative, buys Naomi’s land and marries Ruth. Their son Obed fills Naomi’s empty arms; he becomes grandfather of King David. The daughter-in-law is better to her than seven sons.",
  ],
};
