import type { Answer } from "./schema";

export const selfDefenseAndWar: Answer = {
  id: "self-defense-and-war",
  section: "Christian living",
  question: "May Christians fight, in war or in self-defense?",
  askedAs: [
    "is war a sin",
    "can a christian be a soldier",
    "self defense bible",
    "just war",
    "pacifism and jesus",
    "can i own a gun as a christian",
  ],
  answer:
    "Christians have never agreed. Jesus tells his followers to love enemies and to put the sword away; yet soldiers who come to faith in the New Testament are not told to leave, and rulers bear a sword to protect. To defend others from violence is seen by most as love of neighbor; hatred and revenge are forbidden to all.",
  passages: [
    { reference: "Matthew 5:38-45", why: "Do not resist, and love your enemies." },
    { reference: "Luke 3:14", why: "What John the Baptist tells soldiers." },
    { reference: "Matthew 26:51-53", why: "Put the sword back." },
    { reference: "Romans 13:4", why: "The ruler’s sword." },
  ],
  christianViews:
    "Mennonites, Quakers and others refuse all killing, as many Christians of the first centuries did. The tradition of just war, from Augustine and Aquinas, allows it as a last resort, for defense, with limits. Many think it nearly impossible with modern weapons.",
  sources: [],
  related: ["turn-the-other-cheek", "religion-and-violence"],
};
