import type { Theme } from "./schema";

export const racism: Theme = {
  id: "racism",
  order: 530,
  names: ["racism", "all people equal", "prejudice"],
  references: [
    "Galatians 3:28",
    "Acts 10:34-35",
    "Genesis 1:27",
    "Acts 17:26",
    "James 2:1-9",
    "Revelation 7:9",
    "Colossians 3:11",
  ],
};
