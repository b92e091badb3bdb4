import type { Topic } from "./schema";

export const endTimes: Topic = {
  id: "end-times",
  order: 510,
  name: "End times",
  askedAs: ["Second Coming"],
  aliases: ["Last days", "Second Coming", "Rapture", "Millennium", "Antichrist", "Armageddon"],
  facts: [
    {
      text: "No one knows the day (Matthew 24:36)",
      mark: "certain",
    },
    {
      text: "The last days began with Christ and Pentecost (Hebrews 1:2; Acts 2:16-17)",
      mark: "certain",
    },
    {
      text: "The word “antichrist” occurs only in the letters of John (1 John 2:18; 2 John 1:7)",
      mark: "certain",
    },
  ],
  views: [
    "Pre-, post- and amillennial; pre-, mid- and post-tribulation; preterist, historicist, futurist and idealist readings of Revelation",
  ],
  background: [
    {
      text: "Those who set dates have been wrong every time, for example William Miller with October 22, 1844",
      mark: "certain",
    },
    {
      text: "For many readers AD 70 is the background of much of Mark 13",
      mark: "certain",
    },
  ],
  keyFigures: [{ person: "daniel" }, { person: "jesus-of-nazareth" }, { person: "paul" }, "John"],
  relatedVerses: [
    "Daniel 7:13-14",
    "Daniel 12:2",
    "Matthew 24:36",
    "Mark 13:32",
    "Acts 1:11",
    "1 Thessalonians 4:16-17",
    "2 Thessalonians 2:3",
    "2 Peter 3:10",
    "Revelation 20:4",
    "Revelation 22:20",
  ],
  finds: ["titus", "p47"],
  pages: ["/study-guides#faq-end-times", "/study-guides#revelation"],
  application:
    "Nobody knows the day or the hour; the texts ask for watchfulness, sobriety and comfort for one another.",
};
