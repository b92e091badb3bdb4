import type { Answer } from "./schema";

export const whoWroteLuke: Answer = {
  id: "who-wrote-luke",
  section: "Books and authors",
  question: "Who wrote the Gospel of Luke?",
  askedAs: [
    "was luke a doctor",
    "did luke know jesus",
    "was luke a gentile",
    "author of the book of luke",
    "who was theophilus",
    "when was luke written",
    "who is the author of luke and acts",
  ],
  answer:
    "Tradition says Luke, a physician and companion of Paul, and many scholars agree or think it possible; the book does not give his name. He says himself that he was not an eyewitness, but followed everything carefully from those who were. He wrote Acts too, and both are for a man called Theophilus. The usual date is about AD 75 to 95, though some argue for about 60 to 62. He is often thought to be the only author in the New Testament who was not Jewish.",
  passages: [
    { reference: "Luke 1:1-4", why: "His preface, with his method." },
    { reference: "Colossians 4:14", why: "Luke the physician, with Paul." },
    { reference: "Acts 1:1", why: "The second book, for the same reader." },
    { reference: "2 Timothy 4:11", why: "Luke alone is with Paul." },
  ],
  christianViews:
    "Catholics, Orthodox and Protestants keep to the name. An old tradition adds that he was a painter.",
  critics:
    "Those who doubt it point to differences between Acts and Paul’s own letters, and to the census of Quirinius, and think that the author did not know Paul closely.",
  sources: [
    {
      author: "Joseph A. Fitzmyer",
      year: "1981",
      title: "The Gospel According to Luke I-IX",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["who-wrote-acts", "quirinius-census"],
};
