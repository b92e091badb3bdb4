import type { Answer } from "./schema";

export const whichHerodWasWhich: Answer = {
  id: "which-herod-was-which",
  section: "People and places",
  question: "Which Herod was which?",
  askedAs: [
    "how many herods in the bible",
    "who was herod",
    "king herod who killed the babies",
    "herod antipas",
    "herod agrippa",
    "which herod met jesus",
  ],
  answer:
    "Four generations bear the name. Herod the Great ruled when Jesus was born and died in 4 BC by the usual count; his son Antipas, ruler of Galilee, had John the Baptist beheaded and mocked Jesus. His grandson Agrippa I killed the apostle James and died in AD 44; Agrippa II, his son, heard Paul’s defense.",
  passages: [
    { reference: "Matthew 2:1-3", why: "Herod the Great." },
    { reference: "Mark 6:17-18", why: "Antipas and John the Baptist." },
    { reference: "Acts 12:1-2", why: "Agrippa I and James." },
    { reference: "Acts 26:1-3", why: "Paul before Agrippa II." },
  ],
  sources: [],
  related: ["herod-and-the-babies"],
};
