import type { BookChapters } from "./schema";

export const esther: BookChapters = {
  book: "Esth",
  chapters: [
    "King Ahasuerus of Persia (Xerxes) shows off in a party lasting months. Drunk with wine, he orders Queen Vashti to display her beauty; she refuses, and is removed so that all wives will respect their husbands.",
    "A search for a new queen gathers young women into the harem. The Jewish orphan Esther, adopted by her cousin Mordecai, wins favor, hides her background and is crowned. Mordecai exposes an assassination plot.",
    "Haman is promoted, and Mordecai refuses to bow to him. In hurt pride Haman plans genocide of all Jews, casts lots for the date, and bribes the king to sign a decree to kill young and old on one day.",
    "The Jews mourn and fast. Mordecai asks Esther to plead with the king, though uninvited visitors face death; perhaps she became queen for exactly this moment. She asks for three days’ fasting and accepts that she may die. The brave queen who saved her people.",
    "Esther bravely goes to the king, who holds out the golden scepter. She invites him and Haman to a banquet, then another. Haman, proud of his honor yet furious at Mordecai, builds a gallows on his wife’s advice.",
    "The king cannot sleep and has the records read, learning Mordecai was never rewarded. Haman, thinking the honor is meant for himself, must lead his enemy in royal robes through the city, humiliated.",
    "At the second banquet Esther asks for her life and the lives of her people and exposes Haman. The king storms out in anger; Haman begs on her couch, and is hanged on the very gallows he built for Mordecai.",
    "Esther weeps for her people, and since a royal law cannot be canceled, Mordecai writes a new decree letting the Jews defend themselves. He leaves in royal robes, and the Jews celebrate; many people convert out of fear.",
    "On the appointed day the tables turn: the Jews kill their enemies, 75,000 and Haman’s ten sons, but take no loot. Mordecai and Esther establish the feast of Purim, with joy, food gifts and help for the poor.",
    "King Ahasuerus imposes taxes. Mordecai the Jew ranks second to him, is popular among his people, and works for their welfare and peace.",
  ],
};
