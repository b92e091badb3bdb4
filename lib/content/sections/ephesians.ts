import type { Section } from "./schema";

export const ephesians: readonly Section[] = [
  [
    "Ephesians 1:3-14",
    "chosen before the foundation of the world; predestined; sealed with the Spirit",
  ],
  ["Ephesians 2:1-10", "dead in sins; saved by grace through faith, not of works"],
  ["Ephesians 2:11-22", "dividing wall broken; cornerstone"],
  [
    "Ephesians 4:1-16",
    "one body, one Lord, one faith, one baptism; apostles, prophets, evangelists, pastors, teachers",
  ],
  ["Ephesians 4:25-32", "do not let the sun go down on your anger; be kind, forgive"],
  ["Ephesians 5:15-20", "do not get drunk; filled with the Spirit; psalms and hymns"],
  ["Ephesians 5:22-33", "wives and husbands; Christ and the church"],
  ["Ephesians 6:1-9", "children obey parents; fathers; slaves and masters"],
  [
    "Ephesians 6:10-18",
    "armour of God: belt of truth, breastplate, shoes, shield of faith, helmet of salvation, sword of the Spirit which is the word of God",
  ],
];
