import type { Person } from "./schema";

export const jesusOfNazareth: Person = {
  id: "jesus-of-nazareth",
  order: 530,
  name: "Jesus of Nazareth",
  askedAs: ["Jesus", "Jesus Christ", "Christ", "Historical Jesus"],
  spellings: ["Jesus"],
  role: "Messiah and Son of God in Christian faith",
  era: "about 6-4 BC to AD 30 or 33",
  relations: ["son of Mary", "brothers named James, Joses, Judas and Simon (Mark 6:3)"],
  keyVerses: ["Matthew 1:21", "Mark 10:45", "John 1:14", "John 3:16", "1 Corinthians 15:3-4"],
  facts: [
    {
      text: "He taught in Galilee and was crucified under Pontius Pilate",
      mark: "certain",
    },
    {
      text: "Nearly all historians accept that he lived and was crucified",
      mark: "certain",
    },
  ],
  attestedOutsideBible:
    "Tacitus, Annals 15.44; Josephus, Antiquities 20.200 and, with later changes, 18.63-64",
  finds: ["alexamenos"],
};
