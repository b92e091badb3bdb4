import type { Theme } from "./schema";

export const deityOfChrist: Theme = {
  id: "deity-of-christ",
  order: 680,
  names: ["deity of Christ", "is Jesus God", "Jesus claims to be God"],
  references: [
    "John 1:1-14",
    "John 20:28",
    "John 8:58",
    "Colossians 2:9",
    "John 10:30-33",
    "Philippians 2:5-11",
    "Hebrews 1:1-8",
    "Mark 2:5-12",
    "Titus 2:13",
  ],
};
