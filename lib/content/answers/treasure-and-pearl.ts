import type { Answer } from "./schema";

export const treasureAndPearl: Answer = {
  id: "treasure-and-pearl",
  section: "Doubts and hard texts",
  question: "What do the parables of the hidden treasure and the pearl mean?",
  askedAs: [
    "the parable of the pearl",
    "what is the parable of the pearl",
    "what does the parable of the pearl mean",
    "parable of the pearl explained",
    "explain the parable of the pearl",
    "meaning of the parable of the pearl",
    "the story of the pearl in the bible",
    "what is the story about the pearl",
    "the parable of the hidden treasure",
    "what is the parable of the hidden treasure",
    "what does the parable of the hidden treasure mean",
    "parable of the hidden treasure explained",
    "explain the parable of the hidden treasure",
    "meaning of the parable of the hidden treasure",
    "the story of the hidden treasure in the bible",
    "what is the story about the hidden treasure",
    "pearl of great price",
    "treasure hidden in a field",
    "the merchant who sold everything for a pearl",
    "man who found treasure and bought the field",
    "kingdom of heaven is like a treasure",
    "was it honest to buy the field with the treasure",
    "sold all he had parable",
  ],
  answer:
    "A man stumbles on a treasure, a merchant finds the pearl he has always looked for, and both sell everything they have to get it. So it is with the kingdom of heaven: whoever sees what it is worth gives the rest away out of joy, and does not feel it as a sacrifice. One was not looking and the other had searched all his life. Whether it was honest to buy the field without a word is not what the story is about.",
  passages: [
    { reference: "Matthew 13:44-46", why: "Both parables" },
    { reference: "Matthew 6:19-21", why: "Where your treasure is" },
    { reference: "Philippians 3:7-8", why: "Paul on what he gave up" },
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
  related: ["what-is-the-kingdom-of-god", "money-and-wealth"],
};
