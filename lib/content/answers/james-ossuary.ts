import type { Answer } from "./schema";

export const jamesOssuary: Answer = {
  id: "james-ossuary",
  section: "Doubts and hard texts",
  question: "Is the James ossuary real?",
  askedAs: [
    "james ossuary real or fake",
    "the bone box of james the brother of jesus",
    "is the inscription james son of joseph brother of jesus genuine",
    "oded golan forgery trial",
    "was the james ossuary proven authentic in court",
    "box that says brother of jesus",
    "did they find the coffin of jesus' brother",
    "stone box with the name of jesus on it",
    "what happened with the james ossuary",
    "is the burial box of james a forgery",
    "ossuary of james, brother of jesus",
    "is there an inscription that mentions jesus and james",
    "is the bone box thing legit",
    "did archaeologists find the bones of james",
    "the ossuary from the toronto exhibition",
    "why isn't the james ossuary on this site as evidence",
  ],
  answer:
    "Nobody knows for certain, so this site does not use it as evidence. The stone box is ancient; what is disputed are the words on it, “James, son of Joseph, brother of Jesus”, above all the last three. It came from the antiquities market and was made known in 2002. The Israel Antiquities Authority called the inscription forged in 2003; in 2012, after a seven-year trial, a Jerusalem court acquitted its owner of forging it, and the judge added that this did not make it genuine. Even if it is, it may name another family, since all three names were common.",
  passages: [
    { reference: "Matthew 13:55", why: "Neighbors name the brothers of Jesus, James first." },
    { reference: "Galatians 1:19", why: "Paul meets James, the Lord’s brother." },
    { reference: "Acts 15:13", why: "James speaks for the church in Jerusalem." },
  ],
  critics:
    "Those who doubt it point out that nobody can say where it was found, and that the surface in the letters differs from that of the box. Those who defend it answer that leading specialists in ancient writing, such as André Lemaire and Ada Yardeni, see a single ancient hand throughout, and that the patina in some letters is old as well.",
  sources: [
    {
      author: "André Lemaire",
      year: "2002",
      title: "Burial Box of James the Brother of Jesus",
      publication: "Biblical Archaeology Review 28(6): 24-33",
      kind: "magazine",
    },
    {
      author: "Avner Ayalon, Miryam Bar-Matthews and Yuval Goren",
      year: "2004",
      title:
        "Authenticity Examination of the Inscription on the Ossuary Attributed to James, Brother of Jesus",
      publication: "Journal of Archaeological Science 31: 1185-1189",
      kind: "peer-reviewed",
    },
    {
      author: "Ryan Byrne and Bernadette McNary-Zak (editors)",
      year: "2009",
      title:
        "Resurrecting the Brother of Jesus: The James Ossuary Controversy and the Quest for Religious Relics",
      publication: "University of North Carolina Press",
      kind: "book",
    },
  ],
  related: ["which-finds-are-forged", "brothers-of-jesus", "family-tomb-of-jesus"],
};
