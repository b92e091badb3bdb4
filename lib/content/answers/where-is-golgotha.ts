import type { Answer } from "./schema";

export const whereIsGolgotha: Answer = {
  id: "where-is-golgotha",
  section: "People and places",
  question: "Where was Jesus crucified and buried?",
  askedAs: [
    "where is golgotha",
    "garden tomb or holy sepulchre",
    "where is calvary",
    "is the tomb of jesus found",
    "place of the skull location",
  ],
  answer:
    "Probably where the Church of the Holy Sepulchre stands in Jerusalem. The place lay outside the wall of that time in an old quarry with tombs, and Christians of the fourth century were so sure of it that they pulled down a Roman temple there. The Garden Tomb, proposed in the nineteenth century, is peaceful and fits the words, but its tomb seems to be centuries older than Jesus.",
  passages: [
    { reference: "John 19:17-18", why: "The Place of a Skull." },
    { reference: "John 19:41-42", why: "A garden with a new tomb, near by." },
    { reference: "Hebrews 13:12", why: "Outside the gate." },
  ],
  sources: [],
  related: ["day-of-the-crucifixion"],
};
