import type { Topic } from "./schema";

export const miracles: Topic = {
  id: "miracles",
  order: 220,
  name: "Miracles",
  aliases: ["Signs", "Wonders", "Healing"],
  facts: [
    {
      text: "They cluster around Moses, Elijah and Elisha, Jesus and the apostles",
      mark: "certain",
    },
    {
      text: "John calls them signs, done so that people may believe (John 20:30-31)",
      mark: "certain",
    },
  ],
  views: [
    "Acts of God in history; some seek natural causes; some hold that they ended with the apostles",
  ],
  background: [
    {
      text: "Josephus says Jesus did “startling deeds” (Antiquities 18.63, a passage with later alterations)",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "moses" },
    { person: "elijah" },
    { person: "elisha" },
    { person: "jesus-of-nazareth" },
    { person: "peter" },
    { person: "paul" },
  ],
  relatedVerses: [
    "Exodus 14:21",
    "1 Kings 17:22",
    "2 Kings 5:14",
    "Mark 2:10-12",
    "Mark 4:39",
    "John 2:11",
    "John 11:43-44",
    "Acts 3:6-8",
    "Hebrews 2:4",
  ],
  finds: ["boat", "bethesda", "siloampool"],
  pages: ["/study-guides#life-of-jesus"],
  application:
    "Signs in the Gospels point beyond themselves; readers may ask what each says about Jesus, and bring their doubts along.",
};
