import type { FaqItem } from "./schema";

export const ageOfTheEarth: FaqItem = {
  id: "faq-age-of-the-earth",
  order: 10,
  section: "Beginnings and science",
  question: "How old is the earth?",
  askedAs: [
    "how old is the world",
    "what is the age of the earth according to the bible",
    "young earth or old earth",
    "when was the world created",
    "is the earth 6000 years old",
    "is the universe billions of years old",
    "when did god create the world",
    "ussher 4004 bc",
    "ken ham says 6000 science says billions",
    "carbon dating versus genesis",
    "add up the genealogies to get the date of creation",
    "radiometric dating rocks creationism",
    "what year did adam live",
    "light from stars millions of light years away problem",
    "4.5 billion years",
    "my geology class contradicts church",
    "gap theory between verse 1 and 2",
    "how long ago did god make everything",
    "how many years since creation",
    "old earth creationist",
    "is our planet thousands or billions of years",
    "jewish calendar year 5780 something since creation",
    "how many candles would the world have on its birthday cake",
    "Does this site teach young earth?",
    "grand canyon how long did it take",
    "You seriously think the planet is younger than the pyramids' granddads?",
    "what did archbishop usher calculate",
    "big bang 13.8 billion and scripture",
    "my son learned in school that rocks are billions years old and asks me",
    "can a christian accept deep time",
    "world history timeline from adam to christ in years",
    "How old it is the Earth by the Bible?",
    "hugh ross or answers in genesis",
  ],
  answer: `The guides on this site hold that the earth is about 6,000 years old, while mainstream science puts its age at 4.54 billion years; the Bible itself never states an age.

The young figure comes from addition. In the Hebrew text the ages in Genesis 5:3-28 and Genesis 7:6 place the Flood 1,656 years after Adam, and later ages and reigns carry the count forward. In 1650 James Ussher arrived at 4004 BC for creation. The Greek Old Testament has higher numbers, and a count based on them comes out at about 7,500 years.

Geologists date meteorites and old minerals by radioactive decay, and astronomers put the age of the universe at about 13.8 billion years. Their main argument is that independent methods agree.

Many Christians accept those dates and take the days of Genesis as long ages or as a literary pattern. They confess the same Creator. Trust in Christ does not depend on this number, and each side can be patient with the other.`,
  verse: "Genesis 1:1",
  sources: [
    {
      author: "James Ussher",
      year: "1650",
      title: "Annales Veteris Testamenti",
      publication: "London",
      kind: "book",
    },
    {
      author: "Clair Patterson",
      year: "1956",
      title: "Age of meteorites and the earth",
      publication: "Geochimica et Cosmochimica Acta 10: 230-237",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1016/0016-7037(56)90036-9",
    },
    {
      author: "Planck Collaboration",
      year: "2020",
      title: "Planck 2018 results. VI. Cosmological parameters",
      publication: "Astronomy and Astrophysics 641: A6",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1051/0004-6361/201833910",
    },
  ],
};
