import type { Section } from "./schema";

export const firstJohn: readonly Section[] = [
  ["1 John 1:5-10", "God is light; if we confess our sins"],
  ["1 John 2:1-6", "advocate with the Father"],
  ["1 John 2:15-17", "do not love the world"],
  ["1 John 2:18-27", "antichrists; last hour; anointing"],
  ["1 John 3:1-3", "children of God"],
  ["1 John 3:11-24", "love in deed; Cain"],
  ["1 John 4:1-6", "test the spirits"],
  ["1 John 4:7-21", "God is love; perfect love casts out fear"],
  ["1 John 5:1-12", "who has the Son has life; three that testify"],
  ["1 John 5:13-21", "know that you have eternal life; sin leading to death; idols"],
];
