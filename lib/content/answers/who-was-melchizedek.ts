import type { Answer } from "./schema";

export const whoWasMelchizedek: Answer = {
  id: "who-was-melchizedek",
  section: "People and places",
  question: "Who was Melchizedek?",
  askedAs: [
    "melchizedek king of salem",
    "is melchizedek jesus",
    "order of melchizedek meaning",
    "who was melchizedeks father",
  ],
  answer:
    "A king of Salem and priest of God Most High, who met Abraham with bread and wine, blessed him and received a tenth. He appears in three verses and then in a Psalm about a king who is a priest forever. The letter to the Hebrews, noting that neither parents nor death are told of him, reads him as an image of Christ.",
  passages: [
    { reference: "Genesis 14:18-20", why: "The meeting." },
    { reference: "Psalms 110:4", why: "A priest forever in his order." },
    {
      reference: "Hebrews 7:1-3",
      why: "Without father or mother in the record, like the Son of God.",
    },
  ],
  christianViews:
    "Most see a real king who foreshadows Christ; some hold that he was Christ himself before his birth. Jewish tradition often took him for Shem, and a scroll from Qumran makes him a heavenly judge.",
  sources: [],
};
