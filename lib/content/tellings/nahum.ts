import type { Telling } from "./schema";

export const nahum: readonly Telling[] = [
  [
    "Nahum 1:1-15",
    [
      "slow to anger but not letting guilty go",
      "good, a safe place in trouble",
      "feet of one who brings peace",
    ],
  ],
  [
    "Nahum 1:1-8",
    [
      "God is patient but doesn’t let the guilty go",
      "a safe place on a bad day, he knows who trusts him",
      "mountains shake and rocks break when he’s angry",
      "clouds are the dust of his feet",
      "a message against the enemy capital",
    ],
  ],
  [
    "Nahum 1:3",
    ["clouds are the dust he kicks up walking", "patient but powerful, path through the tornado"],
  ],
  ["Nahum 2:1-13", ["city flooded and looted, lions’ den empty"]],
  [
    "Nahum 2:3-4",
    [
      "red shields and speeding war carts flashing like lightning in the streets",
      "verse some say predicted cars with headlights",
    ],
  ],
  [
    "Nahum 2:11-12",
    [
      "what happened to the lions den full of meat",
      "cruel empire as a lion strangling prey for its mate",
    ],
  ],
  [
    "Nahum 3:1-19",
    ["bloody city falls and all clap hands", "fig trees with ripe figs", "lifted skirts"],
  ],
  [
    "Nahum 3:1-7",
    [
      "whips crack, wheels rattle and dead bodies are everywhere",
      "a city full of lies and robbery is put to shame",
      "like a whore whose skirt is lifted",
      "nobody will be sad that this town is ruined",
      "piles of corpses, people stumble over them",
    ],
  ],
  [
    "Nahum 3:1-3",
    [
      "murder city with cracking whips, wheels and piles of corpses",
      "tripping over endless dead bodies",
    ],
  ],
  [
    "Nahum 3:5-6",
    [
      "god will flip her skirt over her head and pelt her with filth",
      "nineveh publicly humiliated",
    ],
  ],
  [
    "Nahum 3:8-10",
    [
      "are you any better than thebes by the water, which also fell",
      "egyptian city protected by rivers still captured",
    ],
  ],
  [
    "Nahum 3:12",
    [
      "castles like ripe fruit dropping into a mouth when you shake the tree",
      "fortresses fall as easily as figs",
    ],
  ],
  [
    "Nahum 3:17",
    [
      "guards like grasshoppers that fly off once it gets warm",
      "officials vanish like bugs when the sun comes up",
    ],
  ],
  [
    "Nahum 3:19",
    ["everybody applauds at the news of your downfall", "fatal wound and the world claps"],
  ],
];
