import type { BookFacts } from "./schema";

export const matthew: BookFacts = {
  osis: "Matt",
  name: "Matthew",
  testament: "New",
  genre: "Gospels",
  traditionalAuthor: "Matthew (Levi), the tax collector and apostle",
  scholarlyView:
    "A Jewish Christian of the second generation, using Mark and other sources; traditional authorship is defended by some",
  writtenTraditional: "AD 50s-60s",
  writtenScholarly: "about AD 70-90",
  eventsSpan: "From Jesus’ birth (about 6-4 BC) to AD 30 or 33",
  setting: ["Bethlehem", "Nazareth", "Capernaum", "Jerusalem"],
  audience: "Mainly Jewish Christians",
  purpose: "Presents Jesus as Messiah, son of David, teacher and Lord",
  keyFigures: [
    { person: "jesus-of-nazareth" },
    { person: "joseph-of-nazareth" },
    { person: "mary-mother-of-jesus" },
    { person: "john-the-baptist" },
    { person: "peter" },
    { person: "pontius-pilate" },
    { person: "herod-the-great" },
  ],
  keyVerses: [
    "Matthew 1:23",
    "Matthew 5:3-10",
    "Matthew 6:9-13",
    "Matthew 11:28",
    "Matthew 16:16",
    "Matthew 28:19-20",
  ],
  outline: [
    {
      passage: "Matthew 1:1-4:25",
      heading: "Birth and beginnings",
    },
    {
      passage: "Matthew 5:1-7:29",
      heading: "The Sermon on the Mount",
    },
    {
      passage: "Matthew 8:1-10:42",
      heading: "Works and mission",
    },
    {
      passage: "Matthew 11:1-13:58",
      heading: "Opposition and parables",
    },
    {
      passage: "Matthew 14:1-20:34",
      heading: "On the way to Jerusalem",
    },
    {
      passage: "Matthew 21:1-25:46",
      heading: "Jerusalem and the last teaching",
    },
    {
      passage: "Matthew 26:1-28:20",
      heading: "Death and resurrection",
    },
  ],
  themes: ["kingdom of heaven", "fulfillment", "discipleship", "church", "judgment"],
  historicalBackground: [
    {
      text: "Herod the Great died in 4 BC, so the birth falls before that (Matthew 2:1; 2:19)",
      mark: "certain",
    },
    {
      text: "Five long speeches shape the book (chapters 5-7; 10; 13; 18; 24-25)",
      mark: "certain",
    },
    {
      text: "Papias (early 2nd century) says Matthew arranged the sayings in the Hebrew language; his meaning is debated",
      mark: "disputed",
    },
  ],
  culturalBackground: [
    {
      text: "Tax collectors were disliked as agents of Rome or Herod (Matthew 9:9-11)",
      mark: "certain",
    },
    {
      text: "Betrothal was binding; ending it took a divorce (Matthew 1:18-19)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Isaiah 7:14",
      to: ["Matthew 1:22-23"],
      note: "Immanuel",
      inCrossReferenceData: true,
    },
    {
      from: "Micah 5:2",
      to: ["Matthew 2:5-6"],
      note: "Bethlehem",
      inCrossReferenceData: true,
    },
    {
      from: "Zechariah 9:9",
      to: ["Matthew 21:4-5"],
      note: "the king on a donkey",
      inCrossReferenceData: true,
    },
    {
      from: "Psalm 110:1",
      to: ["Matthew 22:43-44"],
      note: "David’s Lord",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Matthew 1-28", words: "Jesus" }],
  finds: ["herodium", "capsyn", "peterhouse", "pilate", "caiaphas", "heel"],
  confidence: "author and date disputed",
  application: "Matthew asks what it means to hear the words of Jesus and to do them.",
};
