import type { Answer } from "./schema";

export const whatIsIdolatry: Answer = {
  id: "what-is-idolatry",
  section: "Faith basics",
  question: "What is an idol today?",
  askedAs: [
    "what is idolatry",
    "can money be an idol",
    "is my phone an idol",
    "is having statues idolatry",
    "what does it mean that god is jealous",
    "how do i know if something is an idol",
    "can a phone be an idol",
    "what are modern idols",
    "examples of idolatry today",
    "what does the bible say about idols",
    "am i making an idol of my work",
    "jealous god meaning",
  ],
  answer:
    "An idol is anything that gets the trust, love or obedience that belong to God; in the Bible’s world mostly statues, today just as well money, success, a person or a screen. Paul calls greed idolatry, and Jesus says that one cannot serve two masters. Good things become idols when we cannot imagine living without them. A fair test is to ask what I fear most to lose, and what I do when I am afraid. When God is called jealous, it is meant as in a marriage: he wants the whole heart.",
  passages: [
    { reference: "Exodus 20:3-5", why: "No other gods, and no images to bow to." },
    { reference: "Matthew 6:24", why: "Two masters cannot both be served." },
    { reference: "Colossians 3:5", why: "Greed is called idolatry." },
    { reference: "1 John 5:21", why: "The last words of the letter." },
  ],
  christianViews:
    "Reformed churches avoid images in worship altogether; Catholics and Orthodox honor images of Christ and the saints, as the council of 787 taught, and pray to the one who is shown and not to wood.",
  critics:
    "Many in other religions answer that no one worships the statue itself, but the divine through it, and that the prophets’ mockery was unfair to their neighbors.",
  sources: [
    {
      author: "Timothy Keller",
      year: "2009",
      title: "Counterfeit Gods",
      publication: "Dutton, New York",
      kind: "book",
    },
  ],
  related: ["what-are-the-ten-commandments", "what-is-worship"],
};
