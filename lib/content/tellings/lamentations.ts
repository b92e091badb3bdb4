import type { Telling } from "./schema";

export const lamentations: readonly Telling[] = [
  [
    "Lamentations 1:1-22",
    ["city like a lonely widow crying at night", "is it nothing to you who pass by"],
  ],
  [
    "Lamentations 1:1",
    [
      "once crowded town now lonely like a woman whose husband died",
      "princess city turned into a slave",
    ],
  ],
  [
    "Lamentations 1:12",
    [
      "people walking past, dont you care about my pain",
      "has anyone ever suffered as much as this",
    ],
  ],
  [
    "Lamentations 2:1-22",
    ["babies faint in mother’s arms", "cry like a river", "mothers eat their children"],
  ],
  [
    "Lamentations 2:11-12",
    [
      "babies fainting in the streets asking mom for food",
      "toddlers dying of hunger in their mothers laps",
    ],
  ],
  [
    "Lamentations 2:15",
    [
      "tourists clap and jeer, is this the so called perfect city",
      "passersby mock the place once called the whole worlds delight",
    ],
  ],
  [
    "Lamentations 3:1-66",
    [
      "new every morning is his kindness",
      "he is like a bear waiting for me",
      "good to wait quietly",
      "good for a man to carry a load when young",
      "stones thrown in a pit",
      "does not like to hurt people",
    ],
  ],
  [
    "Lamentations 3:10-13",
    [
      "god like a bear in ambush and an archer hitting my kidneys",
      "used as target practice for arrows",
    ],
  ],
  [
    "Lamentations 3:16",
    ["chewing gravel until teeth crack", "teeth broken on pebbles and pushed in the ashes"],
  ],
  ["Lamentations 3:19-26", ["new mercies every morning"]],
  [
    "Lamentations 3:22-23",
    ["fresh compassion each day at sunrise", "old hymn about gods faithfulness each dawn"],
  ],
  [
    "Lamentations 3:27-28",
    [
      "good for young people to have it tough",
      "hardship early in life builds character, sit quietly with it",
    ],
  ],
  [
    "Lamentations 3:33",
    ["god gets no pleasure from hurting people", "he doesnt make humans suffer willingly"],
  ],
  [
    "Lamentations 3:44",
    [
      "wrapped yourself in clouds so no prayer gets through",
      "heaven overcast and requests blocked",
    ],
  ],
  [
    "Lamentations 3:52-55",
    [
      "thrown in a pit with rocks on top and water over my head",
      "hunted like a bird then dumped in a well",
    ],
  ],
  ["Lamentations 4:1-22", ["gold has lost its shine", "kind women cook their own kids"]],
  [
    "Lamentations 4:3",
    [
      "jackals breastfeed their pups yet my people act like ostriches",
      "even wild scavengers are better moms",
    ],
  ],
  [
    "Lamentations 4:5",
    [
      "gourmet eaters now starving, the rich hugging garbage heaps",
      "raised in luxury and ending up in the dump",
    ],
  ],
  [
    "Lamentations 4:9-10",
    [
      "kind mothers cooked their own kids in the siege",
      "being stabbed is better than starving slowly",
    ],
  ],
  ["Lamentations 5:1-22", ["we have become orphans, pay for our water", "bring us back"]],
  [
    "Lamentations 5:4",
    [
      "we have to pay for our own water and buy our firewood",
      "charged money for a drink in our own land",
    ],
  ],
  [
    "Lamentations 5:13-14",
    [
      "boys carry heavy logs, old men quit the gate, music stopped",
      "kids stumbling under wood under occupation",
    ],
  ],
  [
    "Lamentations 5:18",
    ["foxes wander on the ruined temple hill", "wild animals prowling on deserted mount zion"],
  ],
];
