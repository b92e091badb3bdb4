import type { Section } from "./schema";

export const habakkuk: readonly Section[] = [
  {
    passage: "Habakkuk 1:1-4",
    words: "Habakkuk asks how long God will look at violence",
    toldAs: [
      "a prophet complains that God doesn’t listen to his cry for help",
      "why do you make me see so much wrong",
      "the law is weak and crooks win",
      "God, how much longer must I shout",
      "asking where God is when there’s violence",
    ],
  },
  {
    passage: "Habakkuk 2:1-4",
    words: "the righteous will live by his faith; write the vision plainly",
    toldAs: [
      "he stands on the tower waiting for God’s answer",
      "write it big so a runner can read it",
      "it may be slow but wait, it will surely come",
      "a good person survives by trusting",
      "the proud man isn’t right inside",
    ],
  },
  {
    passage: "Habakkuk 2:14",
    words: "earth filled with knowledge of God’s glory as waters cover the sea",
    toldAs: [
      "everyone everywhere will know how great God is",
      "the whole planet full like the ocean is full",
      "a hopeful line about the sea covering all",
      "one day all people will know about God",
      "as wet as the sea, so full of knowing him",
    ],
  },
  {
    passage: "Habakkuk 3:17-19",
    words: "though the fig tree does not blossom, I will rejoice",
    toldAs: [
      "no fruit, no sheep, no cows, but I’m happy in God anyway",
      "my feet are like a deer’s on the heights",
      "joy even if the crops fail and the barn is empty",
      "for when everything goes wrong and you still trust",
      "a song that ends the prophet’s complaints",
    ],
  },
];
