import type { Answer } from "./schema";

export const parableOfTheGoodSamaritan: Answer = {
  id: "parable-of-the-good-samaritan",
  section: "Doubts and hard texts",
  question: "What does the parable of the good Samaritan mean?",
  askedAs: [
    "the parable of the good samaritan",
    "what is the parable of the good samaritan",
    "parable of the good samaritan explained",
    "explain the parable of the good samaritan",
    "meaning of the parable of the good samaritan",
    "the story of the good samaritan in the bible",
    "what is the story about the good samaritan",
    "good samaritan",
    "the man who helped the wounded stranger",
    "priest and levite passed by",
    "who is my neighbor story",
    "why was it a samaritan",
    "why did the priest walk past the hurt man",
    "what does the good samaritan teach",
    "who helped the man beaten by robbers",
    "two coins for the innkeeper",
    "story about helping a stranger",
  ],
  answer:
    "A lawyer asks Jesus who his neighbor is, and hears a story in which the question is turned around: be a neighbor to whoever needs you. A man lies half dead by the road; a priest and a Levite pass by, and a Samaritan stops, binds his wounds and pays for his stay. Jews and Samaritans were on bad terms, so the hearers are made to learn mercy from somebody whose help they would not have wanted. Why the two passed by is not said. It ends with a plain order: go and do likewise.",
  passages: [
    { reference: "Luke 10:29-37", why: "The question, the story and the order" },
    { reference: "Luke 10:25-28", why: "The conversation before it" },
    { reference: "John 4:9", why: "How Jews and Samaritans got along" },
  ],
  christianViews:
    "Ancient readers such as Augustine saw Adam in the wounded man and Christ in the Samaritan; most readers today take it as a story about mercy.",
  sources: [
    {
      author: "Klyne R. Snodgrass",
      year: "2008",
      title: "Stories with Intent: A Comprehensive Guide to the Parables of Jesus",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
    {
      author: "Amy-Jill Levine",
      year: "2014",
      title: "Short Stories by Jesus: The Enigmatic Parables of a Controversial Rabbi",
      publication: "HarperOne",
      kind: "book",
    },
  ],
  related: ["giving-to-the-poor", "sheep-and-goats", "what-is-love-in-the-bible"],
};
