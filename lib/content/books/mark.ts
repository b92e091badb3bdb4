import type { BookFacts } from "./schema";

export const mark: BookFacts = {
  osis: "Mark",
  name: "Mark",
  testament: "New",
  genre: "Gospels",
  traditionalAuthor: "John Mark, companion of Peter (Papias, in Eusebius, Church History 3.39)",
  scholarlyView:
    "An early Christian otherwise unknown, or Mark himself; most see it as the first Gospel",
  writtenTraditional: "AD 50s-60s",
  writtenScholarly: "about AD 65-75",
  eventsSpan: "From John the Baptist to the empty tomb",
  setting: ["Galilee", "Caesarea Philippi", "Jerusalem"],
  audience: "Christians outside Palestine, perhaps at Rome",
  purpose: "Tells the good news of Jesus, Son of God and suffering servant",
  keyFigures: [
    { person: "jesus-of-nazareth" },
    { person: "peter" },
    { person: "james-son-of-zebedee" },
    "John",
    "Bartimaeus",
    { person: "pontius-pilate" },
  ],
  keyVerses: ["Mark 1:1", "Mark 1:15", "Mark 8:34", "Mark 10:45", "Mark 12:30-31", "Mark 15:39"],
  outline: [
    {
      passage: "Mark 1:1-13",
      heading: "The beginning",
    },
    {
      passage: "Mark 1:14-8:21",
      heading: "Galilee",
    },
    {
      passage: "Mark 8:22-10:52",
      heading: "The way to the cross",
    },
    {
      passage: "Mark 11:1-13:37",
      heading: "Jerusalem",
    },
    {
      passage: "Mark 14:1-15:47",
      heading: "The Passion",
    },
    {
      passage: "Mark 16:1-20",
      heading: "The empty tomb",
    },
  ],
  themes: ["Son of God", "service", "faith and fear", "discipleship"],
  historicalBackground: [
    {
      text: "The oldest manuscripts end at Mark 16:8; 16:9-20 is a later ending",
      mark: "certain",
    },
    {
      text: "Jewish customs and Aramaic words are explained (Mark 7:3-4; 5:41)",
      mark: "certain",
    },
    {
      text: "Nearly all of Mark’s accounts have a parallel in Matthew or Luke",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Ritual washing and vows were debated (Mark 7:1-13)",
      mark: "certain",
    },
    {
      text: "A denarius was about a day’s wage (compare Matthew 20:2)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Isaiah 40:3",
      to: ["Mark 1:2-3"],
      note: "the voice; joined with Malachi 3:1",
      inCrossReferenceData: true,
    },
    {
      from: "Daniel 7:13",
      to: ["Mark 14:62"],
      note: "the Son of Man",
      inCrossReferenceData: true,
    },
    {
      from: "Zechariah 13:7",
      to: ["Mark 14:27"],
      note: "the shepherd struck",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Mark 1-16", words: "Jesus" }],
  finds: ["boat", "capsyn", "peterhouse", "sinaiticus", "pilate"],
  confidence: "author and date disputed",
  application:
    "Mark shows disciples who misunderstand and run away, and are called again: it is a book for beginners and for those who have failed.",
};
