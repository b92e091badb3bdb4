import type { OriginalWord } from "./schema";

export const tohuWabohu: OriginalWord = {
  id: "tohu-wabohu",
  word: "Tohu wabohu",
  askedAs: ["tohu wa-bohu", "tohu va bohu", "tohu vavohu", "tohu vabohu", "tohu and bohu"],
  language: "Hebrew",
  script: "תֹהוּ וָבֹהוּ",
  lexemes: ["H8414", "H922"],
  meaning: "Formless and empty: how the earth is described before God orders it.",
  verses: [
    { reference: "Genesis 1:2", why: "The earth at the beginning." },
    { reference: "Jeremiah 4:23", why: "The prophet sees the land in that state again." },
    { reference: "Isaiah 45:18", why: "God did not create it to be a waste." },
  ],
};
