import type { Answer } from "./schema";

export const wasNoahsArkFound: Answer = {
  id: "was-noahs-ark-found",
  section: "People and places",
  question: "Has Noah’s Ark been found?",
  askedAs: [
    "where is noahs ark now",
    "noahs ark mount ararat",
    "durupinar site",
    "did they find noahs ark",
    "is noahs ark in turkey",
  ],
  answer:
    "No find has stood up to examination. The Bible names the mountains of Ararat, a region and not one peak. The boat-shaped formation at Durupınar in Turkey, made known by Ron Wyatt, is judged by geologists to be natural, and wood shown from Mount Ararat proved far too young. This site’s page on that claim lists what speaks for it and against it.",
  passages: [
    { reference: "Genesis 8:4", why: "The mountains of Ararat." },
    { reference: "Genesis 6:14-16", why: "Its making and measures." },
    { reference: "2 Kings 19:37", why: "Ararat as the name of a land." },
  ],
  sources: [],
  related: ["animals-on-the-ark", "gilgamesh-flood"],
};
