import type { Topic } from "./schema";

export const baptism: Topic = {
  id: "baptism",
  order: 270,
  name: "Baptism",
  aliases: ["Baptize"],
  facts: [
    {
      text: "John’s baptism was for repentance (Mark 1:4)",
      mark: "certain",
    },
    {
      text: "Jesus commanded it (Matthew 28:19)",
      mark: "certain",
    },
  ],
  views: [
    "Infants too (Catholic, Orthodox, Lutheran, Reformed, Anglican) or believers only (Baptists and others); by immersion, pouring or sprinkling; sign or means of grace",
  ],
  background: [
    {
      text: "Jews washed in stepped pools for purity; converts were later baptized too",
      mark: "certain",
    },
    {
      text: "Didache 7 (usually dated to about AD 100) allows pouring where water is short",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "john-the-baptist" },
    { person: "jesus-of-nazareth" },
    { person: "philip-the-evangelist" },
    { person: "peter" },
    { person: "paul" },
  ],
  relatedVerses: [
    "Mark 1:4",
    "Mark 1:9-11",
    "Matthew 28:19",
    "Acts 2:38",
    "Acts 8:36-38",
    "Acts 16:33",
    "Romans 6:3-4",
    "Galatians 3:27",
    "1 Peter 3:21",
  ],
  finds: ["mikveh", "dura"],
  pages: [],
  application:
    "Baptism marks a beginning and a belonging; readers can ask what theirs means, or might mean, to them.",
};
