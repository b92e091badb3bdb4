import type { Answer } from "./schema";

export const twoSonsInTheVineyard: Answer = {
  id: "two-sons-in-the-vineyard",
  section: "Doubts and hard texts",
  question: "What does the parable of the two sons mean?",
  askedAs: [
    "the parable of the two sons",
    "what is the parable of the two sons",
    "parable of the two sons explained",
    "explain the parable of the two sons",
    "meaning of the parable of the two sons",
    "the story of the two sons in the bible",
    "what is the story about the two sons",
    "two sons vineyard parable",
    "one son said no and went the other said yes",
    "son who said i will not but then went",
    "tax collectors and prostitutes go into the kingdom before you",
    "which of the two did the will of his father",
    "promises and does not go parable",
  ],
  answer:
    "A father sends two sons to work in the vineyard: one says no and goes after all, the other says yes and does not go. Jesus asks the leaders which one did what his father wanted, and they have to answer: the first. Then he applies it: tax collectors and prostitutes, whose life had been a no, believed John the Baptist, and the devout, whose life was a yes, did not. It warns against words that stay words, and opens a door to everyone who began with a no.",
  passages: [
    { reference: "Matthew 21:28-32", why: "The two sons" },
    { reference: "Matthew 7:21", why: "Not everyone who says “Lord, Lord”" },
    { reference: "Luke 3:12-14", why: "Tax collectors and soldiers come to John" },
  ],
  sources: [
    {
      author: "Klyne R. Snodgrass",
      year: "2008",
      title: "Stories with Intent: A Comprehensive Guide to the Parables of Jesus",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["wise-and-foolish-builders", "what-is-repentance"],
};
