import { planck } from "../citations";
import type { CreationDay } from "../schema";

export const day1Light: CreationDay = {
  id: "day-1-light",
  order: 10,
  year: "Day 1 · 4004 BC (Ussher)",
  event: "Light",
  description:
    "In Genesis 1:1-5 God calls light into being over dark water, parts it from the darkness, and names the two day and night. There is evening and morning before there is a sun. John 1:1-5 opens with the same words and sees in Christ the light that darkness cannot put out.",
  evidence:
    "Young-earth writers answer the question of light before the sun by saying that God himself supplied a source for the first three days; Henry Morris argues so in The Genesis Record (1976). Others take the first days as a picture of order, not a report of sequence. No observation bears on a light source that was there only for three days, so the note rests on the text.",
  mainstream:
    "Cosmologists date the universe to 13.8 billion years. Light first traveled freely some 380,000 years after the beginning, when matter had cooled enough to let it pass.",
  icon: "sparkles",
  biblicalReferences: ["Genesis 1:1-5", "John 1:1-5"],
  sources: [
    {
      author: "Henry M. Morris",
      year: "1976",
      title: "The Genesis Record",
      publication: "Baker",
      kind: "book",
    },
    planck,
  ],
};
