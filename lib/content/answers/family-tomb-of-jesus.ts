import type { Answer } from "./schema";

export const familyTombOfJesus: Answer = {
  id: "family-tomb-of-jesus",
  section: "Doubts and hard texts",
  question: "Has the family tomb of Jesus been found?",
  askedAs: [
    "talpiot tomb",
    "the lost tomb of jesus documentary",
    "james cameron jesus tomb",
    "did they find the bones of jesus",
    "jesus family tomb in jerusalem",
    "tomb with jesus son of joseph written on it",
    "judah son of jesus ossuary",
    "did archaeologists find jesus' skeleton",
    "the grave of jesus and mary magdalene at talpiot",
    "jacobovici jesus tomb",
    "has the body of jesus ever been found",
    "were jesus bones found in 1980",
    "ten bone boxes in a cave in jerusalem with jesus' name",
    "if they found his bones would christianity be over",
    "yeshua bar yehosef ossuary",
    "was jesus buried with his wife and son",
  ],
  answer:
    "No: hardly any archaeologist or historian, of whatever belief, thinks so. In 1980 builders at Talpiot in Jerusalem came upon a burial cave with ten bone boxes, six of them inscribed, one perhaps with “Jesus son of Joseph”, though it is hard to read. A film of 2007 claimed that they had held Jesus and his family. But such names were everywhere: about one in five Jewish women of the time whose names are known was called Mary, and Joseph was the second most common name of men. “Judah son of Jesus” fits nobody in the New Testament.",
  passages: [
    {
      reference: "Matthew 27:59-60",
      why: "He is buried in a new tomb that belonged to Joseph of Arimathea.",
    },
    { reference: "Luke 24:2-3", why: "The tomb is found open and empty." },
    {
      reference: "1 Corinthians 15:3-5",
      why: "What the first Christians passed on: buried, raised, seen.",
    },
  ],
  critics:
    "The filmmakers and the historian James Tabor answer that the combination is rare even if each name is common, and that two of the names appear in unusual forms. Their critics reply that the math works only if the names that do not fit are explained away.",
  sources: [
    {
      author: "Amos Kloner",
      year: "1996",
      title: "A Tomb with Inscribed Ossuaries in East Talpiyot, Jerusalem",
      publication: "‘Atiqot 29: 15-22",
      kind: "journal",
    },
    {
      author: "James H. Charlesworth (editor)",
      year: "2013",
      title:
        "The Tomb of Jesus and His Family? Exploring Ancient Jewish Tombs Near Jerusalem’s Walls",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Simcha Jacobovici and Charles Pellegrino",
      year: "2007",
      title: "The Jesus Family Tomb",
      publication: "HarperSanFrancisco",
      kind: "book",
    },
  ],
  related: ["was-jesus-married", "where-is-golgotha", "james-ossuary"],
};
