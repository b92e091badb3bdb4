import type { Topic } from "./schema";

export const lordsSupper: Topic = {
  id: "lords-supper",
  order: 280,
  name: "Lord’s Supper",
  aliases: ["Communion", "Eucharist", "Last Supper"],
  facts: [
    {
      text: "The oldest account is 1 Corinthians 11:23-26",
      mark: "certain",
    },
    {
      text: "It is linked with Passover and the new covenant (Luke 22:15-20)",
      mark: "certain",
    },
  ],
  views: [
    "Real change of bread and wine (Catholic); real presence (Orthodox, Lutheran); spiritual presence (Reformed); memorial (many others)",
  ],
  background: [
    {
      text: "Shared meals held the early church together and exposed its divisions (1 Corinthians 11:20-22)",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "jesus-of-nazareth" }, "The twelve", { person: "paul" }],
  relatedVerses: [
    "Exodus 12:14",
    "Matthew 26:26-28",
    "Mark 14:22-24",
    "Luke 22:19-20",
    "John 6:53-54",
    "Acts 2:42",
    "1 Corinthians 10:16-17",
    "1 Corinthians 11:23-26",
  ],
  finds: [],
  pages: [],
  application: "The supper asks whether those who share one table also share with one another.",
};
