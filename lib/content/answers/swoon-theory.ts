import type { Answer } from "./schema";

export const swoonTheory: Answer = {
  id: "swoon-theory",
  section: "Doubts and hard texts",
  question: "Could Jesus have survived the crucifixion?",
  askedAs: [
    "swoon theory",
    "did jesus really die on the cross",
    "maybe jesus only fainted on the cross",
    "did jesus fake his death",
    "was jesus still alive when taken down",
    "what if jesus only passed out on the cross",
  ],
  answer:
    "Almost no historian thinks that Jesus survived the cross; that he died under Pilate is about as sure as anything known of him. Roman soldiers were practiced executioners, and the Gospels have his death checked before the body is released. David Friedrich Strauss, himself a sharp critic of the Gospels, said long ago that a half-dead man creeping from a tomb could never have persuaded anyone that he had conquered death.",
  passages: [
    { reference: "Mark 15:44-45", why: "Pilate has the death confirmed." },
    { reference: "John 19:33-34", why: "The soldiers find him dead, and one pierces his side." },
    { reference: "1 Corinthians 15:3-4", why: "Death and burial stand in the earliest summary." },
  ],
  christianViews: "All Christian churches confess that he truly died and was buried.",
  critics:
    "A few writers since the eighteenth century have argued for survival, pointing to the short time on the cross and to Pilate’s surprise. Josephus tells of three men taken down alive, of whom one recovered under a doctor’s care. The Ahmadiyya movement teaches that Jesus survived and traveled east; most Muslims read the Qur’an as saying that he was not crucified at all.",
  sources: [
    {
      author: "David Friedrich Strauss",
      year: "1865",
      title: "A New Life of Jesus",
      publication: "Williams and Norgate, London",
      kind: "book",
    },
    {
      author: "William D. Edwards, Wesley J. Gabel and Floyd E. Hosmer",
      year: "1986",
      title: "On the Physical Death of Jesus Christ",
      publication: "Journal of the American Medical Association 255: 1455-1463",
      kind: "peer-reviewed",
    },
    {
      author: "Flavius Josephus",
      year: "c. AD 95",
      title: "Life 420-421",
      publication: "Rome",
      kind: "ancient-source",
    },
  ],
  related: ["hallucination-theory", "jesus-in-the-quran"],
};
