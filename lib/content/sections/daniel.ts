import type { Section } from "./schema";

export const daniel: readonly Section[] = [
  {
    passage: "Daniel 1:1-7",
    words:
      "Daniel, Hananiah, Mishael and Azariah taken to Babylon and renamed Belteshazzar, Shadrach, Meshach, Abednego",
  },
  { passage: "Daniel 1:8-20", words: "Daniel eats only vegetables and water for ten days" },
  { passage: "Daniel 2:1-13", words: "Nebuchadnezzar’s dream that the wise men cannot tell" },
  {
    passage: "Daniel 2:31-45",
    words:
      "the great statue (image): head of gold, chest of silver, belly of bronze, legs of iron, feet of clay; the stone",
  },
  { passage: "Daniel 3:1-18", words: "golden image; Shadrach, Meshach and Abednego will not bow" },
  {
    passage: "Daniel 3:19-30",
    words: "fiery furnace heated seven times; a fourth man in the fire, unhurt",
  },
  { passage: "Daniel 4:10-18", words: "dream of the great tree" },
  {
    passage: "Daniel 4:28-37",
    words:
      "Nebuchadnezzar driven from men lives like an animal, eats grass like an ox seven years; hair like eagles’ feathers",
  },
  { passage: "Daniel 5:1-9", words: "Belshazzar’s feast; fingers of a hand write on the wall" },
  {
    passage: "Daniel 5:22-31",
    words:
      "Mene, mene, tekel, upharsin: weighed in the balances; Belshazzar killed that night; Darius the Mede",
  },
  {
    passage: "Daniel 6:1-3",
    words: "Darius sets a hundred and twenty satraps; Daniel one of three presidents",
  },
  {
    passage: "Daniel 6:4-15",
    words: "Daniel prays three times a day toward Jerusalem against the decree",
  },
  { passage: "Daniel 6:16-28", words: "Daniel in the den of lions; an angel shuts their mouths" },
  { passage: "Daniel 7:1-8", words: "four beasts from the sea: lion, bear, leopard, ten horns" },
  { passage: "Daniel 7:9-14", words: "Ancient of Days; one like a son of man" },
  { passage: "Daniel 8:3-8", words: "ram and goat" },
  { passage: "Daniel 9:20-27", words: "seventy weeks; Gabriel" },
  { passage: "Daniel 10:1-14", words: "Daniel mourns three weeks; the prince of Persia resists" },
  { passage: "Daniel 12:1-4", words: "many who sleep in the dust awake; Michael; seal the book" },
];
