import type { Answer } from "./schema";

export const parableOfTheProdigalSon: Answer = {
  id: "parable-of-the-prodigal-son",
  section: "Doubts and hard texts",
  question: "What does the parable of the prodigal son mean?",
  askedAs: [
    "the parable of the prodigal son",
    "what is the parable of the prodigal son",
    "parable of the prodigal son explained",
    "explain the parable of the prodigal son",
    "meaning of the parable of the prodigal son",
    "the story of the prodigal son in the bible",
    "what is the story about the prodigal son",
    "the parable of the lost son",
    "what is the parable of the lost son",
    "what does the parable of the lost son mean",
    "parable of the lost son explained",
    "explain the parable of the lost son",
    "meaning of the parable of the lost son",
    "the story of the lost son in the bible",
    "what is the story about the lost son",
    "prodigal son",
    "the son who spent all his money and came home",
    "the father who ran to his son",
    "son who ate with the pigs",
    "why was the older brother angry",
    "what does the older brother stand for",
    "what does prodigal mean",
    "story of the boy who wasted his inheritance",
    "luke 15 lost son",
    "a father and his two sons in the bible",
  ],
  answer:
    "Jesus tells it to people who grumble that he eats with sinners: it says that God is glad about everyone who comes home. The younger son treats his father as if he were dead, loses everything, and comes back hoping for a servant’s place; the father sees him far off, runs, and gives him a robe, a ring and a feast before the speech is over. The elder brother stays outside, and the father goes out to him as well. Whether he goes in is left open, since that is the question to the hearers. The word prodigal, which means wasteful, is not in the text.",
  passages: [
    { reference: "Luke 15:11-24", why: "The younger son, and the father who runs" },
    { reference: "Luke 15:25-32", why: "The elder brother" },
    { reference: "Luke 15:1-3", why: "To whom it was told" },
  ],
  christianViews:
    "Christians have read the elder brother as the Pharisees, as Israel, or as the devout in every church; Levine warns against a reading that makes him a picture of Judaism.",
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
};
