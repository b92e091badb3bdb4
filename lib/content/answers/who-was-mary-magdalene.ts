import type { Answer } from "./schema";

export const whoWasMaryMagdalene: Answer = {
  id: "who-was-mary-magdalene",
  section: "People and places",
  question: "Who was Mary Magdalene?",
  askedAs: [
    "was mary magdalene a prostitute",
    "mary magdalene seven demons",
    "who was mary of magdala",
    "first to see jesus risen",
    "was mary magdalene an apostle",
  ],
  answer:
    "A woman from Magdala by the Sea of Galilee, freed by Jesus from seven demons, who followed him, helped to pay for the journey, stood by the cross and was the first to see him alive. Nothing in the Bible calls her a prostitute; that came when Pope Gregory in 591 took her and two other women for one. The Eastern churches never did, and honor her as equal to the apostles.",
  passages: [
    { reference: "Luke 8:1-3", why: "Freed, and helping with her means." },
    { reference: "John 19:25", why: "By the cross." },
    { reference: "John 20:11-18", why: "The first to see him and be sent." },
    { reference: "Mark 15:40-41", why: "She had followed him from Galilee." },
  ],
  sources: [],
  related: ["was-jesus-married"],
};
