import type { Answer } from "./schema";

export const jesusFrom12To30: Answer = {
  id: "jesus-from-12-to-30",
  section: "People and places",
  question: "What did Jesus do between the ages of 12 and 30?",
  askedAs: [
    "lost years of jesus",
    "did jesus go to india",
    "childhood of jesus",
    "where was jesus as a young man",
    "why does the bible skip jesus teenage years",
  ],
  answer:
    "The Bible says almost nothing: after the visit to the temple at twelve he went home to Nazareth, obeyed his parents and grew in wisdom. People later knew him as the carpenter, or builder, so he had learned Joseph’s trade. Stories of journeys to India or Britain come from the nineteenth century and legends, without early evidence.",
  passages: [
    {
      reference: "Luke 2:46-52",
      why: "The visit to the temple, and the years after in one sentence.",
    },
    { reference: "Mark 6:2-3", why: "His neighbors know him as a craftsman." },
    {
      reference: "Luke 4:16",
      why: "He had been brought up in Nazareth and kept the Sabbath there.",
    },
    { reference: "Luke 3:23", why: "About thirty when he began." },
  ],
  critics:
    "The tale of an Indian journey was published by Nicolas Notovitch in 1894; scholars who inquired at the monastery he named found no such book there. Infancy gospels with boyhood miracles were written in the second century or later.",
  sources: [],
  related: ["was-nazareth-real"],
};
