import type { Answer } from "./schema";

export const scienceMistakesInTheBible: Answer = {
  id: "science-mistakes-in-the-bible",
  section: "Doubts and hard texts",
  question: "Does the Bible contain scientific mistakes?",
  askedAs: [
    "does the bible say the earth is flat",
    "rabbits chew the cud leviticus error",
    "does the bible say pi equals 3",
    "bible says bats are birds",
    "does the bible teach a flat earth",
    "is the mustard seed really the smallest seed",
    "four corners of the earth and pillars",
    "bible and the shape of the earth",
    "insects with four legs bible mistake",
    "does the bible say the sun goes around the earth",
  ],
  answer:
    "The Bible describes the world as its writers saw it, so taken as a science book it would contain mistakes. The sun rises and sets, the sky is a solid expanse, the earth has pillars and ends, bats are listed among birds and hares are said to chew the cud. A round basin is ten cubits across and thirty around, which is near enough in whole cubits. Nowhere does it set out to teach the shape of the earth, and few educated Christians since antiquity have thought it flat.",
  passages: [
    { reference: "Leviticus 11:5-6", why: "Rock badger and hare, counted as chewing the cud." },
    { reference: "1 Kings 7:23", why: "The bronze sea, ten by thirty cubits." },
    { reference: "Psalms 104:5", why: "A poem: the earth on its foundations." },
    { reference: "Psalms 19:4-6", why: "The sun comes out like a bridegroom and runs its course." },
  ],
  christianViews:
    "Augustine and Calvin said that Scripture speaks in the way people see things, and does not teach astronomy. Those who hold that it is without error say that everyday language, round numbers and older ways of sorting animals are not errors. Some accept mistaken ideas of nature in the human writers.",
  critics:
    "Critics say that a divine author could have been clearer, that the writers plainly did believe in a solid sky, and that what passed for fact is called poetry only once science has disproved it.",
  sources: [
    {
      author: "John H. Walton",
      year: "2009",
      title: "The Lost World of Genesis One",
      publication: "IVP Academic",
      kind: "book",
    },
    {
      author: "Augustine of Hippo",
      year: "401-415",
      title: "The Literal Meaning of Genesis",
      publication: "Tr. John Hammond Taylor, Newman Press, 1982",
      kind: "ancient-source",
    },
  ],
  related: ["sun-stood-still"],
};
