import type { Answer } from "./schema";

export const jesusInTheQuran: Answer = {
  id: "jesus-in-the-quran",
  section: "Other faiths",
  question: "What does Islam say about Jesus?",
  askedAs: [
    "is jesus in the quran",
    "what do muslims believe about jesus",
    "do muslims believe jesus was crucified",
    "isa in islam",
    "is mary in the quran",
    "do muslims believe jesus will return",
    "what does the quran say about jesus",
    "islamic view of jesus",
    "was jesus a prophet in islam",
    "did jesus die according to islam",
    "what do muslims think of jesus",
    "what does the koran teach about jesus",
    "what is jesus in islam",
    "is jesus in islam",
    "who is jesus for muslims",
    "do muslims think jesus is god",
    "do muslims believe in jesus",
  ],
  answer:
    "Islam honors Jesus as one of the greatest prophets, born of the virgin Mary, a worker of miracles and the Messiah; it denies that he is God or God’s Son. The Qur’an says that his enemies did not kill or crucify him, though it seemed so to them (4:157); most Muslims understand that God took him up to himself and that he will come again before the last day. Here the two faiths part: for Christians his death and resurrection are the center.",
  passages: [
    {
      reference: "1 Corinthians 15:3-5",
      why: "The earliest Christian summary: he died and was raised.",
    },
    { reference: "Luke 1:30-33", why: "The announcement to Mary, which the Qur’an tells too." },
    { reference: "Luke 23:46-47", why: "His death, seen by a Roman officer." },
    { reference: "John 20:27-29", why: "Thomas’ words to the risen Jesus." },
  ],
  critics:
    "Muslims hold that the Qur’an restores what Jesus taught, and that Christians raised him too high. Nearly all historians, believers or not, take his crucifixion under Pilate as certain. Some modern Muslim scholars read 4:157 as saying only that his enemies could not defeat God’s messenger.",
  sources: [
    {
      author: "The Qur’an",
      year: "c. 610-632",
      title: "Suras 3:42-59, 4:157-158, 5:116, 19:16-35",
      publication: "Standard numbering",
      kind: "ancient-source",
    },
    {
      author: "Geoffrey Parrinder",
      year: "1965",
      title: "Jesus in the Qur’an",
      publication: "Faber and Faber, London",
      kind: "book",
    },
    {
      author: "Todd Lawson",
      year: "2009",
      title: "The Crucifixion and the Qur’an",
      publication: "Oneworld, Oxford",
      kind: "book",
    },
  ],
  related: ["do-muslims-worship-the-same-god", "what-does-son-of-god-mean"],
};
