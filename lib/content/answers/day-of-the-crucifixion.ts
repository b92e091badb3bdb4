import type { Answer } from "./schema";

export const dayOfTheCrucifixion: Answer = {
  id: "day-of-the-crucifixion",
  section: "Doubts and hard texts",
  question: "Was Jesus crucified on Passover or the day before?",
  askedAs: [
    "was the last supper a passover meal",
    "john and mark disagree on the day jesus died",
    "what day did jesus die on",
    "did jesus die at nine or at noon",
    "last supper date contradiction",
    "was the last supper on passover",
  ],
  answer:
    "The Gospels seem to differ: in Matthew, Mark and Luke the Last Supper is the Passover meal, while in John Jesus dies on the day when the lambs are killed, before the meal. All agree that it was a Friday. Mark has him crucified at the third hour, and in John he is still before Pilate about the sixth. Scholars are divided over which date is right; more than a few prefer John’s.",
  passages: [
    { reference: "Mark 14:12", why: "The disciples prepare the Passover." },
    { reference: "John 18:28", why: "The Passover is still to be eaten." },
    { reference: "John 19:14", why: "The day of preparation, about the sixth hour." },
    { reference: "1 Corinthians 5:7", why: "Paul calls Christ our Passover lamb." },
  ],
  christianViews:
    "Some hold that John’s phrases mean the Passover week and its Friday, so that all agree. Others think of two calendars, or of an early meal held by Jesus, who knew that he would die. Others say that John moved the day to show Jesus as the true Lamb.",
  critics:
    "Critics say that the accounts cannot both be right, and that John, or else Mark, changed the date for the sake of its meaning.",
  sources: [
    {
      author: "Joachim Jeremias",
      year: "1966",
      title: "The Eucharistic Words of Jesus",
      publication: "SCM Press",
      kind: "book",
    },
    {
      author: "Colin J. Humphreys",
      year: "2011",
      title: "The Mystery of the Last Supper",
      publication: "Cambridge University Press",
      kind: "book",
    },
  ],
  related: ["three-days-and-three-nights"],
};
