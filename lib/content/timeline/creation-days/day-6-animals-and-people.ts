import type { CreationDay } from "../schema";

export const day6AnimalsAndPeople: CreationDay = {
  id: "day-6-animals-and-people",
  order: 60,
  year: "Day 6 · 4004 BC (Ussher)",
  event: "Land animals and people",
  description:
    "The land brings forth cattle, creeping things and wild animals; then God makes people, male and female, in his image, and entrusts the earth to them (Genesis 1:24-31). Genesis 2:7 tells it again from close up: dust from the ground, and breath. All Christians share this much, whatever they hold about days and years.",
  evidence:
    "Young-earth biologists hold that animals were made as distinct kinds, within which they vary, and that all people come from one pair a few thousand years ago. Nathaniel Jeanson argues in Replacing Darwin (2017) that genetic differences built up in that time. Geneticists, Christians among them, answer that present human diversity points back to a population of many, much longer ago.",
  mainstream:
    "Homo sapiens is known from about 300,000 years ago on the evidence of fossils from Jebel Irhoud in Morocco. Genetics points to a population and not to two people in recent times.",
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
      url: "https://doi.org/10.1038/nature22336",
    },
  ],
};
