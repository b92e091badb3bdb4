import type { Section } from "./schema";

export const firstJohn: readonly Section[] = [
  { passage: "1 John 1:5-10", words: "God is light; if we confess our sins" },
  { passage: "1 John 2:1-6", words: "advocate with the Father" },
  { passage: "1 John 2:15-17", words: "do not love the world" },
  { passage: "1 John 2:18-27", words: "antichrists; last hour; anointing" },
  { passage: "1 John 3:1-3", words: "children of God" },
  { passage: "1 John 3:11-24", words: "love in deed; Cain" },
  { passage: "1 John 4:1-6", words: "test the spirits" },
  { passage: "1 John 4:7-21", words: "God is love; perfect love casts out fear" },
  { passage: "1 John 5:1-12", words: "who has the Son has life; three that testify" },
  {
    passage: "1 John 5:13-21",
    words: "know that you have eternal life; sin leading to death; idols",
  },
];
