import type { Answer } from "./schema";

export const healAmputees: Answer = {
  id: "heal-amputees",
  section: "Doubts and hard texts",
  question: "Why doesn’t God heal amputees?",
  askedAs: [
    "why wont god heal amputees",
    "why has god never regrown a limb",
    "why do healings only happen for invisible illnesses",
    "god never heals missing limbs",
    "faith healers never heal amputees",
    "why are amputees never healed by god",
  ],
  answer:
    "Nobody knows why God does not heal amputees; no regrown limb has been shown in a way that convinces doctors, and Christians have no agreed answer. The Bible tells of a severed ear healed and a withered hand made whole, but it also tells of faithful people who asked and were not healed. It never says that the body makes a person whole before God, and it puts the mending of every body in the resurrection. If you live with such a loss, it is no sign of weak faith.",
  passages: [
    { reference: "Luke 22:50-51", why: "Jesus heals the ear that was cut off." },
    { reference: "Mark 3:5", why: "The withered hand is restored." },
    { reference: "2 Corinthians 12:8-10", why: "Paul asked three times and was told no." },
    { reference: "Romans 8:22-23", why: "Bodies still wait to be set free." },
  ],
  christianViews:
    "Some answer that miracles are signs and not a health service, and that God is not to be tested on demand. Catholics point to a story from Calanda in Spain, 1640, of a leg restored. Pentecostal Christians often say that nothing is too hard to ask for.",
  critics:
    "Critics say that the pattern is telling: cures are reported where illness can pass by itself, be misjudged or be felt, and never where chance is ruled out. They find the Calanda story weakly supported, and say that it would be easy for a God to do once before cameras.",
  sources: [
    {
      author: "Craig S. Keener",
      year: "2011",
      title: "Miracles: The Credibility of the New Testament Accounts",
      publication: "Baker Academic",
      kind: "book",
    },
  ],
  related: ["are-miracles-possible", "prayer-studies"],
};
