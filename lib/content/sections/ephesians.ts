import type { Section } from "./schema";

export const ephesians: readonly Section[] = [
  {
    passage: "Ephesians 1:3-14",
    words: "chosen before the foundation of the world; predestined; sealed with the Spirit",
  },
  {
    passage: "Ephesians 2:1-10",
    words: "dead in sins; saved by grace through faith, not of works",
  },
  { passage: "Ephesians 2:11-22", words: "dividing wall broken; cornerstone" },
  {
    passage: "Ephesians 4:1-16",
    words:
      "one body, one Lord, one faith, one baptism; apostles, prophets, evangelists, pastors, teachers",
  },
  {
    passage: "Ephesians 4:25-32",
    words: "do not let the sun go down on your anger; be kind, forgive",
  },
  {
    passage: "Ephesians 5:15-20",
    words: "do not get drunk; filled with the Spirit; psalms and hymns",
  },
  { passage: "Ephesians 5:22-33", words: "wives and husbands; Christ and the church" },
  { passage: "Ephesians 6:1-9", words: "children obey parents; fathers; slaves and masters" },
  {
    passage: "Ephesians 6:10-18",
    words:
      "armour of God: belt of truth, breastplate, shoes, shield of faith, helmet of salvation, sword of the Spirit which is the word of God",
  },
];
