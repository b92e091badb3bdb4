import type { Period } from "./schema";

export const romanEmpire: Period = {
  id: "roman-empire",
  order: 140,
  name: "Roman Empire",
  aliases: ["Rome", "Pax Romana", "Roman period"],
  setIn: [],
  from: -63,
  to: 476,
  approximate: false,
  dateViews: [
    "Judea under Rome from 63 BC; the end of the western empire is customarily set in AD 476",
  ],
  powers: [
    "Rome: Augustus 27 BC-AD 14, Tiberius 14-37, Caligula 37-41, Claudius 41-54, Nero 54-68, Vespasian 69-79, Titus 79-81, Domitian 81-96",
  ],
  keyEvents: [
    {
      year: -63,
      approximate: false,
      text: "Pompey takes Jerusalem",
      references: [],
    },
    {
      year: -27,
      approximate: false,
      text: "Augustus becomes first emperor",
      references: ["Luke 2:1"],
    },
    {
      year: 49,
      approximate: true,
      text: "Claudius expels Jews from Rome (usual date)",
      references: ["Acts 18:2"],
    },
    {
      year: 66,
      approximate: false,
      text: "First Jewish revolt begins",
      references: [],
    },
    {
      year: 70,
      approximate: false,
      text: "Titus destroys Jerusalem",
      references: ["Luke 19:43-44", "Mark 13:1-2"],
    },
    {
      year: 73,
      approximate: false,
      text: "Masada falls (AD 73 or 74)",
      references: [],
    },
    {
      year: 112,
      approximate: true,
      text: "Pliny writes to Trajan about Christians",
      references: [],
    },
    {
      year: 132,
      approximate: false,
      text: "Bar Kokhba revolt (132-135)",
      references: [],
    },
    {
      year: 313,
      approximate: false,
      text: "Licinius and Constantine grant freedom of worship",
      references: [],
    },
  ],
  background: [
    {
      text: "Peace, roads and sea routes made travel easier",
      mark: "certain",
    },
    {
      text: "Local self-rule continued under governors and client kings",
      mark: "certain",
    },
    {
      text: "Emperor worship was a test of loyalty in the East",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Crucifixion was a punishment for slaves, rebels and non-citizens",
      mark: "certain",
    },
    {
      text: "Citizenship gave legal rights (Acts 22:25-29)",
      mark: "certain",
    },
    {
      text: "Patrons, slaves and freed people made up the household",
      mark: "certain",
    },
  ],
  finds: ["pilate", "titus", "masada", "gallio", "alexamenos", "heel", "dura"],
  keyFigures: [
    "Augustus",
    "Tiberius",
    "Claudius",
    "Nero",
    "Titus",
    { person: "pontius-pilate" },
    { person: "paul" },
    "Josephus",
  ],
  relatedVerses: [
    "Luke 2:1",
    "Mark 12:17",
    "Acts 22:25",
    "Acts 25:11",
    "Romans 13:1",
    "1 Peter 2:17",
    "Revelation 13:1",
  ],
  application:
    "The empire’s peace came at a high price; readers can ask what present comforts cost others.",
};
