import type { Section } from "./schema";

export const daniel: readonly Section[] = [
  [
    "Daniel 1:1-7",
    "Daniel, Hananiah, Mishael and Azariah taken to Babylon and renamed Belteshazzar, Shadrach, Meshach, Abednego",
  ],
  ["Daniel 1:8-20", "Daniel eats only vegetables and water for ten days"],
  ["Daniel 2:1-13", "Nebuchadnezzar’s dream that the wise men cannot tell"],
  [
    "Daniel 2:31-45",
    "the great statue (image): head of gold, chest of silver, belly of bronze, legs of iron, feet of clay; the stone",
  ],
  ["Daniel 3:1-18", "golden image; Shadrach, Meshach and Abednego will not bow"],
  ["Daniel 3:19-30", "fiery furnace heated seven times; a fourth man in the fire, unhurt"],
  ["Daniel 4:10-18", "dream of the great tree"],
  [
    "Daniel 4:28-37",
    "Nebuchadnezzar driven from men lives like an animal, eats grass like an ox seven years; hair like eagles’ feathers",
  ],
  ["Daniel 5:1-9", "Belshazzar’s feast; fingers of a hand write on the wall"],
  [
    "Daniel 5:22-31",
    "Mene, mene, tekel, upharsin: weighed in the balances; Belshazzar killed that night; Darius the Mede",
  ],
  ["Daniel 6:4-15", "Daniel prays three times a day toward Jerusalem against the decree"],
  ["Daniel 6:16-28", "Daniel in the den of lions; an angel shuts their mouths"],
  ["Daniel 7:1-8", "four beasts from the sea: lion, bear, leopard, ten horns"],
  ["Daniel 7:9-14", "Ancient of Days; one like a son of man"],
  ["Daniel 8:3-8", "ram and goat"],
  ["Daniel 9:20-27", "seventy weeks; Gabriel"],
  ["Daniel 10:1-14", "Daniel mourns three weeks; the prince of Persia resists"],
  ["Daniel 12:1-4", "many who sleep in the dust awake; Michael; seal the book"],
];
