import type { Answer } from "./schema";

export const uzzah: Answer = {
  id: "uzzah",
  section: "Doubts and hard texts",
  question: "Why did God kill Uzzah for touching the ark?",
  askedAs: [
    "why did uzzah die for steadying the ark",
    "uzzah ark of the covenant unfair",
    "god killed a man for trying to help",
    "2 samuel 6 uzzah explained",
    "why was uzzah struck dead",
    "man struck dead for touching the ark",
    "did uzzah deserve to die",
  ],
  answer:
    "The story says that God’s anger struck him for laying his hand on the ark, and Chronicles explains that the ark should not have been on a cart at all. By the law, Levites were to carry it on poles, and nobody was to touch it. Uzzah meant well, as far as we can see, and even David was angry and afraid. The point of the story seems to be that God’s holiness cannot be managed, however good the intention; that does not make it less troubling.",
  passages: [
    { reference: "2 Samuel 6:6-9", why: "The death, and David’s anger and fear." },
    { reference: "Numbers 4:15", why: "Those who carried the holy things must not touch them." },
    { reference: "1 Chronicles 15:13-15", why: "David later says what had been done wrong." },
  ],
  christianViews:
    "Some stress the clear warning that had been given and ignored. Others see the danger of becoming too familiar with holy things. Others hold that the writer understood a sudden accident as a blow from God, as people then did.",
  critics:
    "Critics say that a man died for a reflex to protect something sacred, and that a taboo which kills the well-meaning is magic rather than justice.",
  sources: [
    {
      author: "P. Kyle McCarter Jr.",
      year: "1984",
      title: "II Samuel",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["ananias-and-sapphira"],
};
