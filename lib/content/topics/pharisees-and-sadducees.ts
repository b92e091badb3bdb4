import type { Topic } from "./schema";

export const phariseesAndSadducees: Topic = {
  id: "pharisees-and-sadducees",
  order: 470,
  name: "Pharisees and Sadducees",
  aliases: ["Pharisees", "Sadducees", "Scribes", "Essenes", "Sanhedrin"],
  facts: [
    {
      text: "Sadducees denied the resurrection; Pharisees affirmed it (Acts 23:8)",
      mark: "certain",
    },
    {
      text: "Paul was a Pharisee (Philippians 3:5)",
      mark: "certain",
    },
  ],
  views: [
    "Christians should not use “Pharisee” as a slur for Jews; many Pharisees were devout, and some helped Jesus (Luke 13:31)",
  ],
  background: [
    {
      text: "Josephus describes three schools (Antiquities 18.11-22)",
      mark: "certain",
    },
  ],
  keyFigures: ["Nicodemus", "Gamaliel", { person: "caiaphas" }, { person: "paul" }],
  relatedVerses: [
    "Matthew 22:23",
    "Matthew 23:23",
    "Mark 7:5",
    "Luke 13:31",
    "John 3:1",
    "Acts 5:34",
    "Acts 23:8",
    "Philippians 3:5",
  ],
  finds: ["dss", "caiaphas"],
  pages: [],
  application:
    "It is fairer, and more useful, to find yourself in these groups than to look down on them.",
};
