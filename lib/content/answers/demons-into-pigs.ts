import type { Answer } from "./schema";

export const demonsIntoPigs: Answer = {
  id: "demons-into-pigs",
  section: "Doubts and hard texts",
  question: "Why did Jesus send demons into a herd of pigs?",
  askedAs: [
    "did jesus kill 2000 pigs",
    "gadarene swine",
    "why did jesus drown the pigs",
    "legion demons pigs meaning",
    "was it gerasa or gadara",
    "pigs ran off a cliff into the sea",
    "why did jesus let the pigs die",
    "legion and the pigs",
  ],
  answer:
    "The Gospels do not say; the demons ask for it, Jesus lets them, and the herd rushes into the lake. The story’s weight is on the man, who had lived among graves and cut himself, and at the end sits clothed and in his right mind. For Jewish hearers pigs were unclean, and the name Legion recalled the Roman army. The owners’ loss is real, and the people ask Jesus to leave.",
  passages: [
    { reference: "Mark 5:9-13", why: "The demons’ request and the pigs." },
    { reference: "Mark 5:15-17", why: "The man healed, and the people afraid." },
    { reference: "Mark 5:18-20", why: "He is sent home to tell what was done for him." },
    { reference: "Matthew 8:28", why: "Matthew has two men, and another place name." },
  ],
  christianViews:
    "Many say that one man is worth more than any herd, or that the drowning showed him that he was free. Some say that the demons, not Jesus, destroyed the animals.",
  critics:
    "Bertrand Russell held it against Jesus that he was unkind to the pigs. Scholars note that the places named in the copies, Gerasa, Gadara or Gergesa, lie at different distances from the lake, and some read the tale as a veiled wish to see the legions driven into the sea.",
  sources: [
    {
      author: "Bertrand Russell",
      year: "1927",
      title: "Why I Am Not a Christian",
      publication: "Watts, London",
      kind: "book",
    },
    {
      author: "Joel Marcus",
      year: "2000",
      title: "Mark 1-8",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["are-demons-real", "fig-tree"],
};
