import type { Topic } from "./schema";

export const theFall: Topic = {
  id: "the-fall",
  order: 30,
  name: "The Fall",
  aliases: ["Original sin", "Adam and Eve", "Garden of Eden"],
  facts: [
    {
      text: "The command was about the tree of knowledge of good and evil (Genesis 2:17)",
      mark: "certain",
    },
    {
      text: "The serpent is called the devil in Revelation 12:9; Genesis calls it a creature of the field",
      mark: "certain",
    },
    {
      text: "Paul sets Adam beside Christ (Romans 5:12-19)",
      mark: "certain",
    },
  ],
  views: [
    "Inherited guilt (much Western teaching); inherited death and weakness (Eastern churches); a picture of every person",
  ],
  background: [
    {
      text: "Serpents, gardens and trees of life are images shared in the ancient Near East",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "adam-and-eve" }, "The serpent"],
  relatedVerses: [
    "Genesis 2:16-17",
    "Genesis 3:6",
    "Genesis 3:15",
    "Genesis 3:19",
    "Romans 5:12",
    "Romans 5:18-19",
    "1 Corinthians 15:22",
    "Revelation 12:9",
  ],
  finds: [],
  pages: ["/study-guides#genesis-creation"],
  application:
    "The account helps us name shame, blame and hiding, and the question “Where are you?” is still asked of readers.",
};
