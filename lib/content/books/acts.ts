import type { BookFacts } from "./schema";

export const acts: BookFacts = {
  osis: "Acts",
  name: "Acts",
  testament: "New",
  genre: "History (NT)",
  traditionalAuthor: "Luke",
  scholarlyView: "The author of Luke’s Gospel; the “we” parts may come from a companion of Paul",
  writtenTraditional: "about AD 62",
  writtenScholarly: "about AD 75-100",
  eventsSpan: "From the ascension to Paul in Rome, about AD 30-62",
  setting: ["Jerusalem", "Samaria", "Antioch", "Cyprus", "Philippi", "Corinth", "Ephesus", "Rome"],
  audience: "Theophilus and readers of Greek",
  purpose: "Tells how the witness to Jesus went from Jerusalem to Rome",
  keyFigures: [
    { person: "peter" },
    { person: "stephen" },
    { person: "philip-the-evangelist" },
    { person: "paul" },
    { person: "barnabas" },
    "James",
    "Cornelius",
    "Silas",
    { person: "timothy" },
    { person: "lydia" },
    { person: "priscilla-and-aquila" },
    { person: "gallio" },
    "Felix",
    "Festus",
    { person: "herod-agrippa-ii" },
  ],
  keyVerses: ["Acts 1:8", "Acts 2:38", "Acts 2:42", "Acts 4:12", "Acts 9:4-5", "Acts 16:31"],
  outline: [
    {
      passage: "Acts 1:1-2:47",
      heading: "Waiting and Pentecost",
    },
    {
      passage: "Acts 3:1-7:60",
      heading: "The church in Jerusalem",
    },
    {
      passage: "Acts 8:1-12:25",
      heading: "Samaria, Saul and the Gentiles",
    },
    {
      passage: "Acts 13:1-15:35",
      heading: "First journey and the council",
    },
    {
      passage: "Acts 15:36-18:22",
      heading: "Second journey",
    },
    {
      passage: "Acts 18:23-21:16",
      heading: "Third journey",
    },
    {
      passage: "Acts 21:17-28:31",
      heading: "Arrest, trials and Rome",
    },
  ],
  themes: ["Spirit", "witness", "church", "Gentiles", "resurrection"],
  historicalBackground: [
    {
      text: "Gallio’s year in office fixes Paul’s stay in Corinth at about AD 50-52 (Acts 18:12)",
      mark: "certain",
    },
    {
      text: "Claudius expelled Jews from Rome, an event usually dated to AD 49 (Acts 18:2; Suetonius, Claudius 25)",
      mark: "certain",
    },
    {
      text: "Herod Agrippa I died in AD 44 (Acts 12:20-23; Josephus, Antiquities 19.343-352)",
      mark: "certain",
    },
    {
      text: "Several titles of officials fit the local usage known from inscriptions (proconsul, politarchs, chief man: Acts 13:7; 17:6; 28:7)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Roman citizens could not be beaten without a trial and could appeal to Caesar (Acts 22:25; 25:11)",
      mark: "certain",
    },
    {
      text: "God-fearers were Gentiles who came to the synagogue (Acts 10:2)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Joel 2:28-32",
      to: ["Acts 2:16-21"],
      note: "the Spirit poured out",
      inCrossReferenceData: true,
    },
    {
      from: "Amos 9:11-12",
      to: ["Acts 15:15-18"],
      note: "the nations",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 53:7-8",
      to: ["Acts 8:32-35"],
      note: "the servant",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Acts 13-28", words: "Paul" }],
  finds: ["gallio", "politarch", "ephesustheatre", "warning", "sergius", "theodotos"],
  confidence: "setting well attested; date disputed",
  application:
    "Acts shows a small community crossing borders of language, rank and nation, often against its own expectations.",
};
