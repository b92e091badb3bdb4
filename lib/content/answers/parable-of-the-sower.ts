import type { Answer } from "./schema";

export const parableOfTheSower: Answer = {
  id: "parable-of-the-sower",
  section: "Doubts and hard texts",
  question: "What does the parable of the sower mean?",
  askedAs: [
    "the parable of the sower",
    "what is the parable of the sower",
    "parable of the sower explained",
    "explain the parable of the sower",
    "meaning of the parable of the sower",
    "the story of the sower in the bible",
    "what is the story about the sower",
    "parable of the soils",
    "the sower and the seed",
    "seed on rocky ground thorns and good soil",
    "what are the four soils",
    "why did the seed fall on the path",
    "jesus story about a farmer throwing seed",
    "what does the rocky ground mean",
    "what do the thorns mean in the sower",
    "matthew 13 sower meaning",
    "story of the farmer and the seeds for kids",
  ],
  answer:
    "Jesus explains this one himself: the seed is the word about God’s kingdom, and the four soils are ways of hearing it. On the path it is taken away before it is understood; on rock it springs up at once and withers when trouble comes; among thorns the worries and riches of life choke it; in good soil it bears thirty, sixty or a hundred times as much. The farmer sows everywhere without measuring, and the harvest at the end outweighs all that was lost. So it asks what becomes of the word in each hearer, and comforts those who sow and see little come of it.",
  passages: [
    { reference: "Matthew 13:3-9", why: "The parable itself" },
    { reference: "Matthew 13:18-23", why: "Jesus explains the four soils" },
    { reference: "Mark 4:13-20", why: "The same, as Mark tells it" },
  ],
  christianViews:
    "Some stress the warning to the hearers, others the certain harvest in spite of every failure.",
  sources: [
    {
      author: "Klyne R. Snodgrass",
      year: "2008",
      title: "Stories with Intent: A Comprehensive Guide to the Parables of Jesus",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["why-parables", "parable-of-the-weeds", "parable-of-the-mustard-seed"],
};
