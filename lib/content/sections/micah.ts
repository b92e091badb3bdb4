import type { Section } from "./schema";

export const micah: readonly Section[] = [
  {
    passage: "Micah 4:1-5",
    words: "swords into ploughshares; under his vine and fig tree",
    toldAs: [
      "weapons are turned into farm tools",
      "countries won’t learn to fight anymore",
      "everyone sits under his own tree without fear",
      "the words by the United Nations building",
      "nations stream up to God’s mountain to learn",
    ],
  },
  {
    passage: "Micah 5:2-5",
    words: "ruler of Israel from Bethlehem Ephrathah",
    toldAs: [
      "a little town will give birth to a great leader",
      "the prophecy about where the Messiah would be born",
      "small among the clans but someone comes from you",
      "he’ll feed his flock and be their peace",
      "read at Christmas about the birthplace",
    ],
  },
  {
    passage: "Micah 6:6-8",
    words: "what the Lord requires: do justly, love mercy, walk humbly",
    toldAs: [
      "what does God want, just be fair and kind and humble",
      "thousands of rams or rivers of oil won’t do",
      "should I give my oldest child for my sin",
      "a simple summary of being good",
      "with what should I come before God",
    ],
  },
  {
    passage: "Micah 7:18-20",
    words: "who is a God like you, casting sins into the sea",
    toldAs: [
      "he throws our wrongs to the bottom of the ocean",
      "nobody else forgives like God does",
      "God does not stay mad forever",
      "steps on our sins and loves to be kind",
      "the verse about forgiven and forgotten",
    ],
  },
];
