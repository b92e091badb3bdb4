import type { Answer } from "./schema";

export const unforgivingServant: Answer = {
  id: "unforgiving-servant",
  section: "Doubts and hard texts",
  question: "What does the parable of the unforgiving servant mean?",
  askedAs: [
    "the parable of the unforgiving servant",
    "what is the parable of the unforgiving servant",
    "parable of the unforgiving servant explained",
    "explain the parable of the unforgiving servant",
    "meaning of the parable of the unforgiving servant",
    "the story of the unforgiving servant in the bible",
    "what is the story about the unforgiving servant",
    "the parable of the unmerciful servant",
    "what is the parable of the unmerciful servant",
    "what does the parable of the unmerciful servant mean",
    "parable of the unmerciful servant explained",
    "explain the parable of the unmerciful servant",
    "meaning of the parable of the unmerciful servant",
    "the story of the unmerciful servant in the bible",
    "what is the story about the unmerciful servant",
    "unforgiving servant",
    "ten thousand talents",
    "the servant who was forgiven and did not forgive",
    "seventy times seven story",
    "debt of a hundred denarii",
    "the king who cancelled the debt",
    "seized him by the throat pay me what you owe",
    "why must i forgive parable",
    "matthew 18 debt",
  ],
  answer:
    "A king cancels a debt that nobody could ever pay, and the servant then has a colleague thrown into prison for a small sum. Jesus tells it when Peter asks whether seven times is enough to forgive: who lives by so great a mercy cannot refuse a small one. Ten thousand talents are about two hundred thousand years’ wages, a hundred denarii some three months’. The ending is severe, and readers have asked ever since how it fits with forgiving without limit; it does not say that wrong must be called right, or that who was harmed has to go back.",
  passages: [
    { reference: "Matthew 18:21-27", why: "Peter’s question, and the great debt" },
    { reference: "Matthew 18:28-35", why: "The small one" },
    { reference: "Matthew 6:14-15", why: "Forgive, and be forgiven" },
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
};
