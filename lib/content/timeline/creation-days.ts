import type { Citation } from "@/lib/evidence/schema";
import type { CreationDay } from "./schema";

const planck: Citation = {
  author: "Planck Collaboration",
  year: "2020",
  title: "Planck 2018 results. VI. Cosmological parameters",
  publication: "Astronomy and Astrophysics 641: A6",
  kind: "peer-reviewed",
  url: "https://doi.org/10.1051/0004-6361/201833910",
};
const genesisFlood: Citation = {
  author: "John C. Whitcomb and Henry M. Morris",
  year: "1961",
  title: "The Genesis Flood",
  publication: "Presbyterian and Reformed",
  kind: "book",
};
const faulkner: Citation = {
  author: "Danny R. Faulkner",
  year: "2013",
  title: "A proposal for a new solution to the light travel time problem",
  publication: "Answers Research Journal 6: 279-284",
  kind: "journal",
};

/** Six days and the flood. */
export const creationDays: readonly CreationDay[] = [
  {
    id: "day-1-light",
    year: "Day 1 · 4004 BC (Ussher)",
    event: "Light",
    description:
      "In Genesis 1:1-5 God calls light into being over dark water, parts it from the darkness, and names the two day and night. There is evening and morning before there is a sun. John 1:1-5 opens with the same words and sees in Christ the light that darkness cannot put out.",
    evidence:
      "Young-earth writers answer the question of light before the sun by saying that God himself supplied a source for the first three days; Henry Morris argues so in The Genesis Record (1976). Others take the first days as a picture of order, not a report of sequence. No observation bears on a light source that was there only for three days, so the note rests on the text.",
    mainstream:
      "Cosmologists date the universe to 13.8 billion years. Light first traveled freely some 380,000 years after the beginning, when matter had cooled enough to let it pass.",
    icon: "sparkles",
    biblicalReferences: ["Genesis 1:1-5", "John 1:1-5"],
    sources: [
      {
        author: "Henry M. Morris",
        year: "1976",
        title: "The Genesis Record",
        publication: "Baker",
        kind: "book",
      },
      planck,
    ],
  },
  {
    id: "day-2-expanse",
    year: "Day 2 · 4004 BC (Ussher)",
    event: "The expanse of the sky",
    description:
      "Genesis 1:6-8 tells how God spread out an expanse and parted the waters below it from the waters above, and called it sky. The Hebrew word raqia has been taken as a solid vault, as the air, and as the depths of space. Psalms 19:1 hears it speak of his handiwork.",
    evidence:
      "Whitcomb and Morris proposed in 1961 that the waters above were a canopy of vapor around the early earth, which fell at the Flood. Many young-earth writers have since given the canopy up, because models of it did not work. The astronomer Danny Faulkner, a young-earth creationist, has studied the expanse afresh and reads the word in other ways.",
    mainstream:
      "The air came from gases given off by the cooling earth and was changed later by living things, which supplied its oxygen. There was no day on which the sky appeared.",
    icon: "cloud",
    biblicalReferences: ["Genesis 1:6-8", "Psalms 19:1"],
    sources: [genesisFlood],
  },
  {
    id: "day-3-land-and-plants",
    year: "Day 3 · 4004 BC (Ussher)",
    event: "Land, seas and plants",
    description:
      "God gathers the waters so that dry land appears, and then bids the land bring forth grass, herbs and fruit trees, each with its own seed (Genesis 1:9-13). For the first time the words that it was good are spoken twice in one day. Psalms 104:5-9 sings of the same parting of land and sea.",
    evidence:
      "Danny Faulkner suggests that the plants of this day shot up unusually fast by miracle, since trees stood ready with fruit, and takes that rapid growth as a pattern for other works of the week. The argument rests on the wording of the text and appeals to a miracle, so Faulkner does not offer it as a process that a laboratory could repeat or a fossil could confirm.",
    mainstream:
      "The oldest pieces of the crust are more than 4.3 billion years old by uranium dating. Plants reached dry land about 470 million years ago, long after life in the sea began.",
    icon: "sprout",
    biblicalReferences: ["Genesis 1:9-13", "Psalms 104:5-9"],
    sources: [faulkner],
  },
  {
    id: "day-4-sun-moon-and-stars",
    year: "Day 4 · 4004 BC (Ussher)",
    event: "Sun, moon and stars",
    description:
      "Lights are set in the sky to rule day and night and to mark signs, seasons, days and years (Genesis 1:14-19). The text does not name sun and moon, which Israel’s neighbors worshiped; it calls them lights. Psalms 136:7-9 gives thanks for them, and Deuteronomy 4:19 warns against bowing down to them.",
    evidence:
      "How light from far galaxies can be seen in a young universe is hard to explain, and Danny Faulkner, himself a young-earth astronomer, counts it among the greatest challenges to his view. Jason Lisle, Russell Humphreys and Faulkner have each offered a different answer. Faulkner grants that his, a miracle by which the light came fast, probably as space expanded, has no clear test as yet.",
    mainstream:
      "The sun is about 4.57 billion years old and slightly older than the earth, and many stars are older still. The order differs from that of the text.",
    icon: "star",
    biblicalReferences: ["Genesis 1:14-19", "Deuteronomy 4:19", "Psalms 136:7-9"],
    sources: [faulkner, planck],
  },
  {
    id: "day-5-sea-and-birds",
    year: "Day 5 · 4004 BC (Ussher)",
    event: "Sea creatures and birds",
    description:
      "Waters swarm and wings cross the sky (Genesis 1:20-23). Even the great sea monsters, feared as rivals of the gods in older stories, are simply made here, and are made good. God blesses the animals and bids them multiply, the first blessing spoken in the Bible. Compare Psalms 104:24-26.",
    evidence:
      "Young-earth writers point to the Cambrian rocks, in which many kinds of sea animals turn up without plain ancestors below them, as what one would expect of creatures made complete. Stephen Meyer presses the same point in Darwin’s Doubt (2013), though he accepts an old earth. Geologists answer that the change took tens of millions of years.",
    mainstream:
      "Soft-bodied Ediacaran animals came before the Cambrian ones. Birds descend from feathered dinosaurs and appear about 150 million years ago, long after the first land animals.",
    icon: "fish",
    biblicalReferences: ["Genesis 1:20-23", "Psalms 104:24-26"],
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
  },
  {
    id: "day-6-animals-and-people",
    year: "Day 6 · 4004 BC (Ussher)",
    event: "Land animals and people",
    description:
      "The land brings forth cattle, creeping things and wild animals; then God makes people, male and female, in his image, and entrusts the earth to them (Genesis 1:24-31). Genesis 2:7 tells it again from close by: dust from the ground, and breath. All Christians share this much, whatever they hold about days and years.",
    evidence:
      "Young-earth biologists hold that animals were made as distinct kinds, within which they vary, and that all people come from one pair a few thousand years ago. Nathaniel Jeanson argues in Replacing Darwin (2017) that genetic differences built up in that time. Geneticists, Christians among them, answer that present human diversity points back to a population of many, much longer ago.",
    mainstream:
      "Homo sapiens is known from about 300,000 years ago, after fossils from Jebel Irhoud in Morocco. Genetics points to a population and not to two people in recent times.",
    icon: "paw",
    biblicalReferences: ["Genesis 1:24-31", "Genesis 2:7"],
    sources: [
      {
        author: "Nathaniel T. Jeanson",
        year: "2017",
        title: "Replacing Darwin: The New Origin of Species",
        publication: "Master Books",
        kind: "book",
      },
      {
        author: "J.-J. Hublin and others",
        year: "2017",
        title: "New fossils from Jebel Irhoud, Morocco and the pan-African origin of Homo sapiens",
        publication: "Nature 546: 289-292",
        kind: "peer-reviewed",
      },
    ],
  },
  {
    id: "the-flood",
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
  },
];
