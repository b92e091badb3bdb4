import type { Answer } from "./schema";

export const oldestManuscripts: Answer = {
  id: "oldest-manuscripts",
  section: "How the Bible was made",
  question: "What are the oldest manuscripts of the Bible?",
  askedAs: [
    "oldest bible in the world",
    "codex sinaiticus and vaticanus",
    "what is p52",
    "oldest copy of the new testament",
    "how old is the oldest bible",
    "oldest new testament fragment",
    "chester beatty papyri",
    "where is the oldest bible kept",
    "john rylands papyrus fragment",
  ],
  answer:
    "The oldest large Bibles are two Greek books of the fourth century, Codex Vaticanus in Rome and Codex Sinaiticus, most of it in London. Older still are papyri: P52, a scrap of John in Manchester, is often dated to about AD 125 and may be later; P46, with letters of Paul, comes from about 200. For the Hebrew Bible the Dead Sea Scrolls reach back to the third century BC. Two small silver scrolls from Jerusalem, of about 600 BC, carry words like the blessing in Numbers.",
  passages: [
    { reference: "John 18:31-33", why: "The verses on the front of P52." },
    { reference: "Numbers 6:24-26", why: "The blessing found on the silver scrolls." },
    { reference: "Isaiah 40:8", why: "Isaiah, the book of the most famous Dead Sea Scroll." },
  ],
  critics:
    "Dates by handwriting are estimates, and Brent Nongbri has argued that many papyri, P52 among them, have been dated too early and too exactly.",
  sources: [
    {
      author: "Brent Nongbri",
      year: "2020",
      title: "Palaeography, Precision and Publicity",
      publication: "New Testament Studies 66",
      kind: "peer-reviewed",
    },
    {
      author: "Gabriel Barkay, Marilyn J. Lundberg, Andrew G. Vaughn and Bruce Zuckerman",
      year: "2004",
      title: "The Amulets from Ketef Hinnom: A New Edition and Evaluation",
      publication: "Bulletin of the American Schools of Oriental Research 334: 41-71",
      kind: "peer-reviewed",
    },
  ],
  related: ["original-manuscripts", "masoretic-text"],
};
