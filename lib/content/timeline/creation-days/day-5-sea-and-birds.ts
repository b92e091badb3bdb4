import type { CreationDay } from "../schema";

export const day5SeaAndBirds: CreationDay = {
  id: "day-5-sea-and-birds",
  order: 50,
  year: "Day 5 · 4004 BC (Ussher)",
  event: "Sea creatures and birds",
  description:
    "Waters swarm and wings cross the sky (Genesis 1:20-23). Even the great sea monsters, feared as rivals of the gods in older stories, are simply made here, and are made good. God blesses the animals and bids them multiply, the first blessing spoken in the Bible. Compare Psalm 104:24-26.",
  evidence:
    "Young-earth writers point to the Cambrian rocks, in which many kinds of sea animals turn up without plain ancestors below them, as what one would expect of creatures made complete. Stephen Meyer presses the same point in Darwin’s Doubt (2013), though he accepts an old earth. Geologists answer that the change took tens of millions of years.",
  mainstream:
    "Soft-bodied Ediacaran animals came before the Cambrian ones. Birds descend from feathered dinosaurs and appear about 150 million years ago, long after the first land animals.",
  icon: "fish",
  biblicalReferences: ["Genesis 1:20-23", "Psalm 104:24-26"],
  sources: [
    {
      author: "Stephen C. Meyer",
      year: "2013",
      title: "Darwin’s Doubt",
      publication: "HarperOne",
      kind: "book",
    },
    {
      author: "D. H. Erwin and others",
      year: "2011",
      title:
        "The Cambrian Conundrum: Early Divergence and Later Ecological Success in the Early History of Animals",
      publication: "Science 334: 1091-1097",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1126/science.1206375",
    },
  ],
};
