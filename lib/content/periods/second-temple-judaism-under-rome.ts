import type { Period } from "./schema";

export const secondTempleJudaismUnderRome: Period = {
  id: "second-temple-judaism-under-rome",
  order: 120,
  name: "Second Temple Judaism under Rome",
  askedAs: ["First Century", "First Century Judea", "New Testament Times"],
  aliases: ["Second Temple", "Herodian period", "Time of Jesus", "Life of Jesus"],
  setIn: ["Matthew 1-28", "Mark 1-16", "Luke 1-24", "John 1-21"],
  from: -63,
  to: 30,
  approximate: false,
  dateViews: [
    "The Second Temple period as a whole runs from 515 BC to AD 70",
    "Birth of Jesus about 6-4 BC; crucifixion AD 30 or 33",
  ],
  powers: ["Rome", "Herod the Great", "his sons", "Roman prefects"],
  keyEvents: [
    {
      year: -37,
      approximate: false,
      text: "Herod takes Jerusalem",
      references: [],
    },
    {
      year: -20,
      approximate: true,
      text: "Herod begins to rebuild the temple (20/19 BC)",
      references: ["John 2:20"],
    },
    {
      year: -5,
      approximate: true,
      text: "Birth of Jesus (about 6-4 BC)",
      references: ["Matthew 2:1", "Luke 2:4-7"],
    },
    {
      year: -4,
      approximate: false,
      text: "Herod dies",
      references: ["Matthew 2:19"],
    },
    {
      year: 6,
      approximate: false,
      text: "Judea becomes a Roman province; census of Quirinius",
      references: ["Acts 5:37"],
    },
    {
      year: 28,
      approximate: true,
      text: "John the Baptist preaches (AD 28 or 29)",
      references: ["Luke 3:1-3"],
    },
    {
      year: 30,
      approximate: true,
      text: "Crucifixion (AD 30 or 33)",
      references: ["Mark 15:25", "John 19:18"],
    },
  ],
  background: [
    {
      text: "Galilee was under Herod Antipas, Judea under a prefect",
      mark: "certain",
    },
    {
      text: "Taxes, tolls and temple dues weighed on farmers and fishers",
      mark: "certain",
    },
    {
      text: "There were parties: Pharisees, Sadducees, Essenes and revolutionary groups",
      mark: "certain",
    },
  ],
  culture: [
    {
      text: "Three yearly feasts drew pilgrims to Jerusalem (Deuteronomy 16:16)",
      mark: "certain",
    },
    {
      text: "Purity, Sabbath and food laws marked daily life",
      mark: "certain",
    },
    {
      text: "Teaching was by memory, parable and debate",
      mark: "certain",
    },
  ],
  finds: [
    "herodstones",
    "warning",
    "trumpet",
    "siloampool",
    "mikveh",
    "boat",
    "magdala",
    "pilate",
    "caiaphas",
    "heel",
    "theodotos",
    "shekels",
  ],
  keyFigures: [
    { person: "jesus-of-nazareth" },
    { person: "mary-mother-of-jesus" },
    { person: "joseph-of-nazareth" },
    { person: "john-the-baptist" },
    { person: "herod-the-great" },
    { person: "herod-antipas" },
    { person: "caiaphas" },
    { person: "pontius-pilate" },
  ],
  relatedVerses: ["Luke 2:1-2", "Luke 3:1-2", "John 2:20", "Mark 1:15", "Galatians 4:4"],
  application:
    "Knowing the Jewish world of Jesus guards against caricatures and opens up his words.",
};
