import type { Topic } from "./schema";

export const crucifixion: Topic = {
  id: "crucifixion",
  order: 250,
  name: "Crucifixion",
  aliases: ["Death of Jesus", "The Cross", "Good Friday"],
  facts: [
    {
      text: "It took place under Pontius Pilate, at Passover, in AD 30 or 33",
      mark: "certain",
    },
    {
      text: "The Gospels place the supper and the death a little differently (Mark 14:12; John 19:14)",
      mark: "certain",
    },
    {
      text: "Jesus was buried by Joseph of Arimathea (Mark 15:43-46)",
      mark: "certain",
    },
  ],
  views: [
    "Its meaning: substitution, victory, example and reconciliation; most Christians combine them",
  ],
  background: [
    {
      text: "Rome used crucifixion for slaves and rebels",
      mark: "certain",
    },
    {
      text: "Tacitus (Annals 15.44) and Josephus (in part) mention Jesus’ death",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "jesus-of-nazareth" },
    { person: "pontius-pilate" },
    { person: "caiaphas" },
    { person: "peter" },
    "Mary",
    "Joseph of Arimathea",
    "Simon of Cyrene",
  ],
  relatedVerses: [
    "Psalm 22:16-18",
    "Isaiah 53:5",
    "Mark 15:25",
    "Luke 23:34",
    "John 19:30",
    "1 Corinthians 1:18",
    "Galatians 3:13",
    "Philippians 2:8",
    "1 Peter 2:24",
  ],
  finds: ["heel", "pilate", "caiaphas", "sepulchre", "alexamenos"],
  pages: [
    "/timelines#crucifixion",
    "/study-guides#faq-why-jesus-died",
    "/study-guides#life-of-jesus",
    "/discover#pilate-stone",
  ],
  application:
    "The cross meets guilt, injustice and suffering; many find in it a God who does not stay at a distance.",
};
