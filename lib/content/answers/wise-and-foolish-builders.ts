import type { Answer } from "./schema";

export const wiseAndFoolishBuilders: Answer = {
  id: "wise-and-foolish-builders",
  section: "Christian living",
  question: "What does the parable of the wise and foolish builders mean?",
  askedAs: [
    "the parable of the wise and foolish builders",
    "what is the parable of the wise and foolish builders",
    "parable of the wise and foolish builders explained",
    "explain the parable of the wise and foolish builders",
    "meaning of the parable of the wise and foolish builders",
    "the story of the wise and foolish builders in the bible",
    "what is the story about the wise and foolish builders",
    "the parable of the two builders",
    "what is the parable of the two builders",
    "what does the parable of the two builders mean",
    "parable of the two builders explained",
    "explain the parable of the two builders",
    "meaning of the parable of the two builders",
    "the story of the two builders in the bible",
    "what is the story about the two builders",
    "house on the rock",
    "house on sand",
    "the wise man built his house upon the rock",
    "built his house on sand",
    "the house that fell in the storm",
    "rain came down and floods came up",
    "two men who built houses",
    "foundation on rock parable",
    "sermon on the mount ending house",
  ],
  answer:
    "Two men build houses that look alike until the storm comes; one stands on rock and the other on sand. Jesus says what the rock is: not hearing his words, but doing them. It ends the Sermon on the Mount, so his words are in the first place what was said there, about anger, enemies, money, worry and prayer. That the storm comes to both belongs to the picture.",
  passages: [
    { reference: "Matthew 7:24-27", why: "The two houses" },
    { reference: "Luke 6:46-49", why: "As Luke tells it" },
    { reference: "James 1:22-25", why: "Doers of the word" },
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
