import type { Topic } from "./schema";

export const samaritans: Topic = {
  id: "samaritans",
  order: 540,
  name: "Samaritans",
  aliases: ["Samaria", "Good Samaritan"],
  facts: [
    {
      text: "They hold to the five books of Moses and worship on Mount Gerizim",
      mark: "certain",
    },
    {
      text: "Jesus spoke with a Samaritan woman and praised a Samaritan in a parable (John 4:9; Luke 10:33)",
      mark: "certain",
    },
  ],
  views: [
    "Origin: mixed settlers (2 Kings 17:24-41), their own claim of descent from Joseph’s tribes, or both",
  ],
  background: [
    {
      text: "A small Samaritan community still lives at Gerizim and Holon",
      mark: "certain",
    },
  ],
  keyFigures: ["The Samaritan woman", "Sanballat", { person: "philip-the-evangelist" }],
  relatedVerses: [
    "2 Kings 17:24",
    "Nehemiah 4:1-2",
    "Luke 10:33",
    "Luke 17:16",
    "John 4:9",
    "John 4:20",
    "Acts 8:5",
    "Acts 1:8",
  ],
  finds: ["gerizimdig", "daliyeh", "sargon"],
  pages: [],
  application:
    "Jesus made a despised neighbor the model; readers can ask who would play that part today.",
};
