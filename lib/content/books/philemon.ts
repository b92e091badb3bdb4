import type { BookFacts } from "./schema";

export const philemon: BookFacts = {
  osis: "Phlm",
  name: "Philemon",
  testament: "New",
  genre: "Letters of Paul",
  traditionalAuthor: "Paul, with Timothy",
  scholarlyView: "Paul",
  writtenTraditional: "about AD 60-62",
  writtenScholarly: "about AD 54-62",
  eventsSpan: "From prison, with Onesimus sent back",
  setting: ["Colossae", "prison"],
  audience: "Philemon, Apphia, Archippus and the church in his house",
  purpose: "Asks Philemon to receive his slave Onesimus as a brother",
  keyFigures: [{ person: "paul" }, "Philemon", { person: "onesimus" }, "Apphia", "Archippus"],
  keyVerses: ["Philemon 1:6", "Philemon 1:10", "Philemon 1:15-16", "Philemon 1:18"],
  outline: [
    {
      passage: "Philemon 1:1-7",
      heading: "Greeting and thanks",
    },
    {
      passage: "Philemon 1:8-16",
      heading: "The appeal",
    },
    {
      passage: "Philemon 1:17-22",
      heading: "The request",
    },
    {
      passage: "Philemon 1:23-25",
      heading: "Greetings",
    },
  ],
  themes: ["forgiveness", "brotherhood", "reconciliation"],
  historicalBackground: [
    {
      text: "It is Paul’s shortest letter",
      mark: "certain",
    },
    {
      text: "Onesimus is linked with Colossae (Colossians 4:9)",
      mark: "certain",
    },
    {
      text: "The same companions are named as in Colossians (Philemon 1:23-24; Colossians 4:10-14)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Roman law let owners punish runaways harshly",
      mark: "certain",
    },
    {
      text: "Papyri from Egypt preserve notices about runaway slaves",
      mark: "certain",
    },
  ],
  prophecyLinks: [],
  finds: [],
  confidence: "certain",
  application: "Philemon shows how a personal letter can change the way one person sees another.",
};
