import type { Answer } from "./schema";

export const workersInTheVineyard: Answer = {
  id: "workers-in-the-vineyard",
  section: "Doubts and hard texts",
  question: "What does the parable of the workers in the vineyard mean?",
  askedAs: [
    "the parable of the workers in the vineyard",
    "what is the parable of the workers in the vineyard",
    "parable of the workers in the vineyard explained",
    "explain the parable of the workers in the vineyard",
    "meaning of the parable of the workers in the vineyard",
    "the story of the workers in the vineyard in the bible",
    "what is the story about the workers in the vineyard",
    "the parable of the laborers in the vineyard",
    "what is the parable of the laborers in the vineyard",
    "what does the parable of the laborers in the vineyard mean",
    "parable of the laborers in the vineyard explained",
    "explain the parable of the laborers in the vineyard",
    "meaning of the parable of the laborers in the vineyard",
    "the story of the laborers in the vineyard in the bible",
    "what is the story about the laborers in the vineyard",
    "workers in the vineyard",
    "paid the same for one hour",
    "the last will be first vineyard",
    "why were they all paid the same",
    "unfair wages parable",
    "labourers hired at the eleventh hour",
    "the boss who paid everyone a denarius",
    "is it fair that the late workers got the same",
    "eleventh hour workers",
  ],
  answer:
    "A landowner hires workers from dawn until an hour before evening and pays all of them the same: a day’s wage, what a family needed. Those who had worked all day complain; he answers that he has wronged nobody, and asks whether they are envious because he is good. So it says that God gives from generosity and not by the hour, and it asks the hard-working whether they can be glad about it. It follows Peter’s question about what the disciples will get for having left everything.",
  passages: [
    { reference: "Matthew 20:1-7", why: "The hiring" },
    { reference: "Matthew 20:8-16", why: "The pay, and the complaint" },
    { reference: "Matthew 19:27-30", why: "Peter’s question before it" },
  ],
  christianViews:
    "Some see in the last ones the Gentiles or late converts; Levine reads it also as a story about fair pay.",
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
  related: ["what-is-grace", "two-sons-in-the-vineyard", "envy-of-others"],
};
