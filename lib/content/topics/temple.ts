import type { Topic } from "./schema";

export const temple: Topic = {
  id: "temple",
  order: 110,
  name: "Temple",
  aliases: ["Solomon’s Temple", "Second Temple", "Herod’s Temple"],
  facts: [
    {
      text: "The first temple stood from Solomon to 587 or 586 BC; the second from 515 BC to AD 70, rebuilt by Herod from 20/19 BC",
      mark: "certain",
    },
    {
      text: "It was burned by Rome in AD 70",
      mark: "certain",
    },
  ],
  views: [
    "A future temple is expected by some from Ezekiel 40-48; others see Christ and his people as the temple",
  ],
  background: [
    {
      text: "Plans like Solomon’s (porch, hall, inner room) are known from Ain Dara and Tell Tayinat in Syria and Turkey",
      mark: "certain",
    },
    {
      text: "No remains of the first temple building have been unearthed: the hill has not been excavated",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "solomon" },
    { person: "zerubbabel" },
    { person: "herod-the-great" },
    { person: "jesus-of-nazareth" },
  ],
  relatedVerses: [
    "1 Kings 6:1",
    "1 Kings 8:27-30",
    "2 Kings 25:9",
    "Ezra 6:15",
    "Matthew 24:1-2",
    "Mark 11:17",
    "John 2:19-21",
    "1 Corinthians 3:16",
    "Revelation 21:22",
  ],
  finds: ["warning", "trumpet", "herodstones", "arad", "titus"],
  pages: ["/study-guides#kings-archaeology", "/timelines#fall-of-jerusalem"],
  application:
    "The temple asks where we look for God, and warns against trusting in a building alone.",
};
