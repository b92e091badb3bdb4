import type { OriginalWord } from "./schema";

export const sophia: OriginalWord = {
  id: "sophia",
  word: "Sophia",
  askedAs: ["sofia"],
  language: "Greek",
  script: "σοφία",
  lexemes: ["G4678"],
  meaning:
    "Wisdom. Paul sets the world’s wisdom against God’s, which looks like foolishness: the cross.",
  verses: [
    { reference: "1 Corinthians 1:24", why: "Christ, the wisdom of God." },
    { reference: "James 1:5", why: "Whoever lacks it should ask." },
    { reference: "Colossians 2:3", why: "Its treasures are hidden in Christ." },
  ],
};
