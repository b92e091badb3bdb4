import type { Answer } from "./schema";

export const whatIsTheOrthodoxChurch: Answer = {
  id: "what-is-the-orthodox-church",
  section: "Other faiths",
  question: "What is the Orthodox Church?",
  askedAs: [
    "eastern orthodox beliefs",
    "orthodox vs catholic difference",
    "what is orthodoxy",
    "what are icons for",
    "why did the orthodox and catholic church split",
    "what is the great schism",
    "are icons idols",
    "what do eastern orthodox believe",
    "what is greek orthodox",
    "russian orthodox beliefs",
    "when did the orthodox split from rome",
    "difference between orthodox and protestant",
    "why do orthodox kiss icons",
    "what is the difference between catholic and orthodox",
    "who are the orthodox",
  ],
  answer:
    "The Orthodox Church is the family of Eastern churches, Greek, Russian, Romanian, Antiochian and others, that grew from the Greek-speaking half of the ancient church. It shares with Rome the creed and seven councils; the break came step by step, and 1054 is the usual date. Orthodox Christians do not accept the pope’s rule over all, nor the words “and the Son” that the West added to the creed. They speak of salvation as being healed and made like God, and honor icons as windows to those they show, without worshiping them.",
  passages: [
    { reference: "2 Peter 1:4", why: "Sharing in the divine nature, a favorite text." },
    { reference: "Colossians 1:15", why: "Christ as the image, or icon, of God." },
    { reference: "John 15:26", why: "The Spirit who goes out from the Father." },
    {
      reference: "Exodus 20:4-5",
      why: "The command against images, which both sides of that debate quote.",
    },
  ],
  christianViews:
    "On icons the council of 787 taught that the honor goes to the person shown, since God became visible in Christ; many Reformed Christians hold that the second commandment forbids them. Catholics explain “and the Son” as no other faith; the Orthodox see in it, and in papal power, changes made without the East. The Oriental Orthodox (Coptic, Armenian, Ethiopian, Syriac) are a family of their own since 451.",
  sources: [
    {
      author: "Timothy Ware (Kallistos Ware)",
      year: "1963",
      title: "The Orthodox Church",
      publication: "Penguin, Harmondsworth",
      kind: "book",
    },
  ],
  related: ["catholics-and-protestants", "praying-to-saints"],
};
