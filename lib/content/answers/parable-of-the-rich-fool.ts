import type { Answer } from "./schema";

export const parableOfTheRichFool: Answer = {
  id: "parable-of-the-rich-fool",
  section: "Doubts and hard texts",
  question: "What does the parable of the rich fool mean?",
  askedAs: [
    "the parable of the rich fool",
    "what is the parable of the rich fool",
    "parable of the rich fool explained",
    "explain the parable of the rich fool",
    "meaning of the parable of the rich fool",
    "the story of the rich fool in the bible",
    "what is the story about the rich fool",
    "rich fool",
    "the man who built bigger barns",
    "bigger barns",
    "fool this night your soul is required",
    "man who saved everything and died",
    "eat drink and be merry parable",
    "is it wrong to save money parable",
    "luke 12 farmer with too much grain",
    "jesus story about greed",
  ],
  answer:
    "A rich farmer has such a harvest that he plans larger barns and says to himself: take your ease, eat, drink, be merry; that night he dies. Jesus tells it to a man who wants help in a quarrel over an inheritance, and gives the reason first: a life does not consist of what one owns. The farmer’s fault is not that he plans; in his whole speech there is nobody but himself, neither God nor anybody hungry. It leads to the words about the ravens and the lilies.",
  passages: [
    { reference: "Luke 12:13-21", why: "The quarrel and the parable" },
    { reference: "Luke 12:22-24", why: "What follows: do not be anxious" },
    { reference: "Ecclesiastes 5:15", why: "Naked as he came" },
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
  related: ["money-and-wealth", "rich-man-and-lazarus"],
};
