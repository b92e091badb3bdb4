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
    "man gives his girls to a mob in sodom",
    "drunk father in a cave with his two girls",
    "moab and ammon origin",
    "why didnt god punish lots girls",
    "take my two virgin daughters do what you like with them",
    "2 peter 2 7 righteous lot how",
    "who does that to his own kids",
    "i was reading genesis 19 to my teens and had to stop",
    "the cave at zoar",
    "So the one good man in Sodom hands over his children. Lovely.",
    "rescued by angels then commits incest",
    "hospitality code genesis 19 lot",
    "did lot know what he was doing",
    "Lot the worst dad in the bible",
    "father and daughters get pregnant by him",
    "why is a disgusting story like that in a holy book",
    "pillar of salt wife and then the girls slept with dad",
    "how is lot an example of righteousness",
    "the girls thought no men were left on earth",
    "does the bible approve incest",
    "etiology of the moabites",
    "why god saved this man who offer his daughters",
    "sleeping with their father after sodom",
    "did lot protect the angels by offering children",
  ],
  answer:
    "The Bible reports both things, Lot’s offer of his daughters to a mob and later their incest with him, and praises neither. Genesis often tells of shameful deeds without comment and lets readers judge by the outcome. Here it leads to the birth of Moab and Ammon, Israel’s neighbors and rivals. The offer shows how far a host might go to protect guests, and the visitors stop it; hardly any reader today, believer or not, can think that it was right.",
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
