import type { FaqItem } from "./schema";

export const whenWereTheGospelsWritten: FaqItem = {
  id: "faq-when-were-the-gospels-written",
  order: 130,
  section: "The Bible: text, canon, reliability",
  question: "When were the Gospels written, and by whom?",
  askedAs: [
    "when were matthew mark luke and john written",
    "who wrote the gospels",
    "how old are the gospels",
    "were the gospels written by eyewitnesses",
    "how long after jesus died were the gospels written",
    "what is the date of the gospels",
    "are the gospels anonymous",
    "dating of matthew mark luke john",
    "forty years later so how could they remember",
    "which gospel came first",
    "were matthew and john apostles who wrote it themselves",
    "written decades after the events by people who werent there",
    "papias irenaeus testimony",
    "were names added to the gospels later",
    "markan priority date before or after 70",
    "temple destruction and dating of mark",
    "when was mark written and how do scholars know",
    "how do scholars date the gospels",
    "who were the evangelists",
    "richard bauckham eyewitnesses",
    "did any of the four know jesus",
    "john rylands papyrus p52",
    "who are the authors of the four books about jesus",
    "late first century composition",
    "hearsay written two generations later",
    "the year luke was written",
    "did fishermen write greek books",
    "j a t robinson early dates redating",
    "when did somebody first write down the life of jesus",
    "Authorship and date of the canonical Gospels",
    "nobody knows who wrote them so why trust them",
    "how soon after the crucifixion",
    "we did confirmation class and i couldnt say who wrote the four gospels",
    "Gospel it is written what year?",
    "written from memory or notes",
  ],
  answer: `Most scholars date the four Gospels between about AD 65 and 100, and the early church named Matthew, Mark, Luke and John as their authors.

The common dates are about 65-70 for Mark, about 70-90 for Matthew and Luke, and about 90-100 for John. Some argue for earlier dates, partly because Acts ends while Paul is still alive (Acts 28:30-31). None of the four names its author within the story. The names come from the titles and from early writers, among them Papias and Irenaeus. Luke tells his readers that he followed what eyewitnesses had handed down (Luke 1:1-4).

Many critical scholars hold that at least some of the titles were added later and that the authors are unknown. Others answer that no surviving copy gives any other names, and that Mark and Luke would be odd choices for an invented claim.

The oldest surviving scrap is probably P52 in Manchester, with a few lines of John 18:31-33 and John 18:37-38. It is often dated to about 125. Brent Nongbri argues that its handwriting would also allow a date into the third century.`,
  verse: "Luke 1:3-4",
  sources: [
    {
      author: "Irenaeus of Lyons",
      year: "c. 180",
      title: "Against Heresies 3.1.1",
      publication: "Ante-Nicene Fathers, vol. 1",
      kind: "ancient-source",
    },
    {
      author: "Brent Nongbri",
      year: "2020",
      title: "Palaeography, Precision and Publicity",
      publication: "New Testament Studies 66",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1017/S0028688520000089",
    },
  ],
};
