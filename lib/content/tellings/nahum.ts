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
  ["Nahum 2:1-13", ["city flooded and looted, lions’ den empty"]],
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
];
