import type { Section } from "./schema";

export const nahum: readonly Section[] = [
  {
    passage: "Nahum 1:1-8",
    words: "burden of Nineveh; the Lord slow to anger, a stronghold",
    toldAs: [
      "God is patient but doesn’t let the guilty go",
      "a safe place on a bad day, he knows who trusts him",
      "mountains shake and rocks break when he’s angry",
      "clouds are the dust of his feet",
      "a message against the enemy capital",
    ],
  },
  {
    passage: "Nahum 3:1-7",
    words: "woe to the bloody city; Nineveh, capital of Assyria, falls",
    toldAs: [
      "whips crack, wheels rattle and dead bodies are everywhere",
      "a city full of lies and robbery is put to shame",
      "like a whore whose skirt is lifted",
      "nobody will be sad that this town is ruined",
      "piles of corpses, people stumble over them",
    ],
  },
];
