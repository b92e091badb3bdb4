import type { Telling } from "./schema";

export const hebrews: readonly Telling[] = [
  ["Hebrews 1:1-14", ["better than angels", "God spoke in many ways"]],
  ["Hebrews 2:5-18", ["became like his brothers, freed from fear of death"]],
  ["Hebrews 3:7-19", ["today if you hear do not be stubborn"]],
  [
    "Hebrews 4:1-16",
    [
      "word sharper than a two-edged sword",
      "rest for God’s people",
      "priest who understands weakness, tempted but no sin",
    ],
  ],
  ["Hebrews 4:12-13", ["god's word is sharp like a two edged sword"]],
  [
    "Hebrews 5:11-6:12",
    ["should be teachers but need milk", "those who fall away cannot come back"],
  ],
  ["Hebrews 7:1-28", ["no father, mother, birthday or end", "king of peace got a tenth"]],
  [
    "Hebrews 9:1-28",
    ["die once and then judgment", "without blood no forgiveness", "what was in the gold box"],
  ],
  [
    "Hebrews 10:1-39",
    [
      "keep coming to church meetings",
      "sin on purpose no sacrifice left",
      "terrible to fall in God’s hands",
      "encourage each other",
    ],
  ],
  ["Hebrews 11:1-3", ["faith is being sure of what you can't see"]],
  ["Hebrews 11:1-7", ["faith is being sure of what you do not see"]],
  [
    "Hebrews 11:8-31",
    ["list of heroes of faith", "went not knowing where", "city with foundations"],
  ],
  [
    "Hebrews 11:32-40",
    [
      "sawn in two, lived in caves, world not worthy",
      "women got back their dead",
      "heroes sawn in two, living in caves and wearing goat skins",
    ],
  ],
  ["Hebrews 12:1-3", ["crowd of people watching us run the race"]],
  [
    "Hebrews 12:1-17",
    [
      "crowd of witnesses, run the race, throw off weight",
      "father disciplines kids he loves",
      "bitter root",
    ],
  ],
  ["Hebrews 12:5-11", ["god disciplines us like a father does"]],
  ["Hebrews 12:18-29", ["God is fire", "shake earth and heaven"]],
  ["Hebrews 13:1-3", ["you might have welcomed angels without knowing"]],
  [
    "Hebrews 13:1-25",
    [
      "some hosted angels without knowing",
      "honor marriage",
      "never leave you",
      "same yesterday, today, forever",
      "remember prisoners",
      "obey leaders",
    ],
  ],
];
