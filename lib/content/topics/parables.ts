import type { Topic } from "./schema";

export const parables: Topic = {
  id: "parables",
  order: 210,
  name: "Parables",
  aliases: ["Parable", "Stories of Jesus"],
  facts: [
    {
      text: "Common counts give about forty parables, though counts differ",
      mark: "certain",
    },
    {
      text: "John’s Gospel has none in the usual form",
      mark: "certain",
    },
  ],
  views: ["One main point or many symbols: readers differ"],
  background: [
    {
      text: "Rabbis also taught in parables; Nathan’s story is an older one (2 Samuel 12:1-7)",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "jesus-of-nazareth" }, "Nathan"],
  relatedVerses: [
    "2 Samuel 12:1-4",
    "Psalm 78:2",
    "Matthew 13:3",
    "Matthew 13:34-35",
    "Mark 4:33-34",
    "Luke 10:36-37",
    "Luke 15:4-7",
    "Luke 18:9-14",
  ],
  finds: [],
  pages: ["/study-guides#life-of-jesus"],
  application:
    "A parable leaves its hearer with a question; it is worth asking whose side in the story you take.",
};
