import type { Telling } from "./schema";

export const jonah: readonly Telling[] = [
  [
    "Jonah 1:1-17",
    [
      "runs away from God on a ship",
      "sailors throw him overboard to stop the storm",
      "asleep below deck in a storm",
      "swallowed by a whale",
      "they cast lots to see whose fault",
      "a man takes a boat the other way because he won’t do the job God gave him",
      "sailors throw a passenger overboard and the sea goes calm at once",
      "the guy sleeping below deck while everybody else is scared the ship will sink",
      "they draw lots to find out whose fault the bad weather is",
      "the crew begs God not to blame them for drowning him",
    ],
  ],
  [
    "Jonah 1:3",
    ["bought a boat ticket the opposite way to avoid his mission", "running from god to tarshish"],
  ],
  [
    "Jonah 1:5-6",
    [
      "napping below deck during a storm, captain wakes him",
      "how can you sleep, pray to your god, says the skipper",
    ],
  ],
  [
    "Jonah 1:7",
    [
      "crew draws straws to find who caused the storm",
      "sailors cast lots and the blame lands on the passenger",
    ],
  ],
  [
    "Jonah 1:12-15",
    [
      "asks to be tossed overboard to calm the waves",
      "sailors row hard first but finally throw him in",
    ],
  ],
  ["Jonah 1:17", ["swallowed by a sea creature for three days", "man inside a whale story"]],
  [
    "Jonah 2:1-10",
    [
      "prays from inside a fish",
      "seaweed around my head",
      "spit out on the beach",
      "the one swallowed by a whale and still alive inside its belly",
      "somebody prays from inside a sea animal with seaweed round his head",
      "a huge fish spits a man out on the beach",
      "three days and nights in the stomach of a sea monster, the kids’ story",
      "he thanks God from the deep water where he thought he would drown",
    ],
  ],
  [
    "Jonah 2:5-6",
    [
      "seaweed tangled on his head at the bottom of the ocean",
      "sank to the roots of the mountains",
    ],
  ],
  ["Jonah 2:10", ["barfed up on the beach by a fish", "how did he get out of the whale"]],
  [
    "Jonah 3:1-10",
    [
      "even cows wear mourning clothes",
      "whole city says sorry and is spared",
      "forty more days",
      "a whole wicked city says sorry and God does not destroy it",
      "even the cows and sheep had to go hungry and wear rough cloth",
      "the king gets off his throne and sits in ashes",
      "a preacher walks through town saying you have forty days left",
      "the second time he is sent he finally goes and people listen to him",
    ],
  ],
  [
    "Jonah 3:4-5",
    [
      "shortest sermon, forty days left, and the whole city listens",
      "pagans of nineveh go on a fast after one line of preaching",
    ],
  ],
  [
    "Jonah 3:7-8",
    [
      "even cows had to fast and wear mourning clothes",
      "king orders livestock dressed in sackcloth",
    ],
  ],
  [
    "Jonah 4:1-11",
    [
      "angry that God is kind to enemies",
      "plant grows for shade and a worm kills it",
      "I would rather die",
      "you care about the plant, should I not care about people who cannot tell right from left",
    ],
  ],
  [
    "Jonah 4:1-5",
    [
      "a preacher is furious because God forgave the bad people",
      "he says I knew you were too kind, just let me die",
      "the prophet sulks outside the city waiting to see it burn",
      "God asks a cross man whether he has any right to be mad",
      "who was upset that his enemies were let off",
    ],
  ],
  [
    "Jonah 4:1-3",
    [
      "furious that god was too nice to the enemy",
      "prophet sulks because the city wasnt destroyed",
    ],
  ],
  [
    "Jonah 4:6-11",
    [
      "a little bug eats the bush that gave a man shade",
      "God grows a plant overnight to teach an angry man about mercy",
      "he cares more about a plant than about a hundred and twenty thousand people",
      "hot wind and sun make him faint and he wishes he was dead",
      "the book that ends with a question about people and many cows",
    ],
  ],
  [
    "Jonah 4:6-8",
    [
      "shade plant eaten by a worm and he wants to die",
      "god sends a bug and hot wind after giving a vine",
    ],
  ],
  [
    "Jonah 4:10-11",
    [
      "you cared about a bush, shouldnt i care about a big city",
      "people who dont know left from right and a lot of cows",
    ],
  ],
];
