import { genesisFlood } from "../citations";
import type { CreationDay } from "../schema";

export const theFlood: CreationDay = {
  id: "the-flood",
  order: 70,
  year: "about 4,400 BC",
  event: "The Flood",
  description:
    "Water covers the earth, and one household is kept alive in the ark (Genesis 6:9-9:17). The label is fixed on this site; as far as we know nobody calculated 4400 BC. Ussher’s year is 2348 BC, some 4,400 years before our time, and a count from the Septuagint gives about 3168 BC. The rainbow seals God’s promise.",
  evidence:
    "Young-earth geologists hold that the plates of the crust moved within that year and that the water laid down most fossils and layers; Austin, Baumgardner and others set this out in 1994, Andrew Snelling at length in Earth’s Catastrophic Past (2009). They disagree on the mechanism, and the Institute for Creation Research lists the heat of rapid decay as unsolved.",
  mainstream:
    "The layers took far longer: within them lie soils, reefs, salt and desert dunes. Floods of whole regions, in Mesopotamia among others, are well known.",
  icon: "waves",
  biblicalReferences: ["Genesis 6:9-9:17", "2 Peter 3:5-6"],
  sources: [
    genesisFlood,
    {
      author:
        "S. A. Austin, J. R. Baumgardner, D. R. Humphreys, A. A. Snelling, L. Vardiman and K. P. Wise",
      year: "1994",
      title: "Catastrophic Plate Tectonics: A Global Flood Model of Earth History",
      publication: "Proceedings of the Third International Conference on Creationism",
      kind: "journal",
    },
    {
      author: "Andrew A. Snelling",
      year: "2009",
      title: "Earth’s Catastrophic Past",
      publication: "Institute for Creation Research",
      kind: "book",
    },
    {
      author: "Brian Thomas",
      year: "2017",
      title: "Two date range options for Noah’s Flood",
      publication: "Journal of Creation 31(1)",
      kind: "journal",
    },
  ],
};
