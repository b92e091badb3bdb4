import type { Period } from "./schema";

export const earlyChurch: Period = {
  id: "early-church",
  order: 130,
  name: "Early Church",
  aliases: ["Apostolic age", "Acts", "First-century church"],
  from: 30,
  to: 100,
  approximate: true,
  dateViews: [
    "Crucifixion and Pentecost: AD 30 or 33",
    "Paul’s call: AD 31-36; his death: AD 64-67",
  ],
  powers: ["Rome (Tiberius to Domitian)"],
  keyEvents: [
    {
      year: 30,
      approximate: true,
      text: "Pentecost (AD 30 or 33)",
      references: ["Acts 2:1-4"],
    },
    {
      year: 33,
      approximate: true,
      text: "Paul’s call (AD 31-36)",
      references: ["Acts 9:3-5", "Galatians 1:15-16"],
    },
    {
      year: 44,
      approximate: false,
      text: "Herod Agrippa I dies; James son of Zebedee killed before",
      references: ["Acts 12:2", "Acts 12:23"],
    },
    {
      year: 49,
      approximate: true,
      text: "Jerusalem council (AD 48-50)",
      references: ["Acts 15:6"],
    },
    {
      year: 51,
      approximate: false,
      text: "Paul before Gallio (AD 51 or 52)",
      references: ["Acts 18:12"],
    },
    {
      year: 57,
      approximate: true,
      text: "Paul arrested in Jerusalem",
      references: ["Acts 21:33"],
    },
    {
      year: 64,
      approximate: false,
      text: "Fire of Rome; Nero’s persecution",
      references: [],
    },
    {
      year: 70,
      approximate: false,
      text: "Jerusalem and the temple destroyed",
      references: ["Luke 21:20-24"],
    },
    {
      year: 95,
      approximate: true,
      text: "Revelation, usual date",
      references: ["Revelation 1:9"],
    },
  ],
  background: [
    {
      text: "Roads, Greek and synagogues helped the message spread",
      mark: "certain",
    },
    {
      text: "At first seen as a Jewish group; later pressed by local people and at times by officials",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Believers met in homes, shared meals and read letters aloud",
      mark: "certain",
    },
    {
      text: "Slaves and free, Jews and Gentiles met together (Galatians 3:28)",
      mark: "certain",
    },
  ],
  finds: ["gallio", "politarch", "erastus", "ephesustheatre", "theodotos", "p52", "p46"],
  keyFigures: [
    "Peter",
    "James",
    "John",
    "Stephen",
    "Paul",
    "Barnabas",
    "Lydia",
    "Priscilla",
    "Aquila",
    "Timothy",
  ],
  relatedVerses: ["Acts 1:8", "Acts 2:42", "Acts 15:28-29", "Romans 16:5", "1 Peter 4:16"],
  application: "A minority without power lived by shared meals, letters and hope.",
};
