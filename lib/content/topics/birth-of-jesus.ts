import type { Topic } from "./schema";

export const birthOfJesus: Topic = {
  id: "birth-of-jesus",
  order: 240,
  name: "Birth of Jesus",
  aliases: ["Nativity", "Christmas", "Virgin birth"],
  facts: [
    {
      text: "It is told in Matthew 1-2 and Luke 1-2",
      mark: "certain",
    },
    {
      text: "It was before Herod’s death in 4 BC, so about 6-4 BC",
      mark: "certain",
    },
    {
      text: "No day or month is given",
      mark: "certain",
    },
  ],
  views: [
    "The census of Quirinius (Luke 2:2) is a known difficulty; the star has been read as a sign, a meeting of planets, a comet or a story",
  ],
  background: [
    {
      text: "December 25 is known as a feast from the 4th century",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "mary-mother-of-jesus" },
    { person: "joseph-of-nazareth" },
    { person: "jesus-of-nazareth" },
    { person: "herod-the-great" },
    "Magi",
    "Simeon",
    "Anna",
  ],
  relatedVerses: [
    "Isaiah 7:14",
    "Micah 5:2",
    "Matthew 1:22-23",
    "Matthew 2:1-2",
    "Luke 1:34-35",
    "Luke 2:4-7",
    "Luke 2:10-11",
    "Galatians 4:4",
  ],
  finds: ["nazarethhouse"],
  pages: ["/study-guides#life-of-jesus", "/study-guides#faq-december-25"],
  application: "The birth accounts place hope among ordinary and endangered people.",
};
