import type { Answer } from "./schema";

export const lotsDaughters: Answer = {
  id: "lots-daughters",
  section: "Doubts and hard texts",
  question: "Why does the Bible tell of Lot and his daughters?",
  askedAs: [
    "lot's daughters got him drunk and slept with him",
    "incest in the bible lot",
    "why did lot offer his daughters to the mob",
    "why is lot called righteous",
    "why does the bible have incest stories",
  ],
  answer:
    "The Bible reports both things, Lot’s offer of his daughters to a mob and later their incest with him, and praises neither. Genesis often tells shameful deeds without comment and lets readers judge by the outcome. Here it leads to the birth of Moab and Ammon, Israel’s neighbors and rivals. The offer shows how far a host might go to protect guests, and the visitors stop it; hardly any reader today, believing or not, can think that it was right.",
  passages: [
    { reference: "Genesis 19:6-8", why: "Lot offers his daughters, to protect his guests." },
    { reference: "Genesis 19:36-38", why: "The sons born of the incest: Moab and Ammon." },
    { reference: "Leviticus 18:6", why: "The law forbids such unions." },
    {
      reference: "2 Peter 2:7-8",
      why: "A later writer calls Lot righteous, distressed by what he saw.",
    },
  ],
  christianViews:
    "Those who trust 2 Peter say that Lot was righteous in his grief over Sodom, not in all he did. Jewish tradition is largely critical of him. Most Christians see a warning of what living with evil does to a family.",
  critics:
    "Critics see an ethnic insult made into a story about the enemies’ origins, and note that the daughters have no names and that their father’s offer draws no rebuke.",
  sources: [
    {
      author: "Phyllis Trible",
      year: "1984",
      title: "Texts of Terror",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
  related: ["rape-laws"],
};
