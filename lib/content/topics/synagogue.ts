import type { Topic } from "./schema";

export const synagogue: Topic = {
  id: "synagogue",
  order: 460,
  name: "Synagogue",
  aliases: ["Synagogues"],
  facts: [
    {
      text: "It was a place of prayer, reading and teaching (Luke 4:16-21)",
      mark: "certain",
    },
    {
      text: "Its beginning is uncertain: the exile is often named; the oldest certain remains and texts are later",
      mark: "disputed",
    },
  ],
  views: [],
  background: [
    {
      text: "Scripture was read and explained; guests could be asked to speak (Acts 13:15)",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "jesus-of-nazareth" }, { person: "paul" }, "Jairus"],
  relatedVerses: [
    "Nehemiah 8:8",
    "Mark 1:21",
    "Luke 4:16-17",
    "Luke 7:5",
    "John 6:59",
    "Acts 13:14-15",
    "Acts 15:21",
    "Acts 17:2",
  ],
  finds: ["theodotos", "magdala", "capsyn"],
  pages: [],
  application:
    "The synagogue shows a faith that lives by reading and hearing together, wherever people are.",
};
