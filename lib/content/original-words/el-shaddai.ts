import type { OriginalWord } from "./schema";

export const elShaddai: OriginalWord = {
  id: "el-shaddai",
  word: "El Shaddai",
  askedAs: ["shaddai", "elshaddai"],
  language: "Hebrew",
  script: "אֵל שַׁדַּי",
  lexemes: ["H7706", "H410"],
  meaning:
    "A name by which God shows himself to the patriarchs, mostly translated God Almighty. Where Shaddai comes from is uncertain.",
  verses: [
    { reference: "Genesis 17:1", why: "God tells Abraham this name." },
    { reference: "Exodus 6:3", why: "The patriarchs knew him by this name." },
    { reference: "Psalm 91:1", why: "The shadow of the Almighty." },
  ],
};
