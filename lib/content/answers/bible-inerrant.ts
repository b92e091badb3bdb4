import type { Answer } from "./schema";

export const bibleInerrant: Answer = {
  id: "bible-inerrant",
  section: "How the Bible was made",
  question: "Is the Bible without error?",
  askedAs: [
    "biblical inerrancy",
    "is the bible infallible",
    "do i have to believe every word of the bible",
    "inerrancy vs infallibility",
    "is everything in the bible literally true",
    "should we take the bible literally",
    "can the bible be wrong",
    "is every word in the bible true",
    "do christians have to believe everything in the bible",
  ],
  answer:
    "Christians are divided: some hold that it is true in everything it affirms, others that it is true in what it teaches for our salvation, and not in every detail. Inerrancy in its strict form does not mean reading everything literally; poetry, parables and round numbers are read as what they are. The Bible does not use the word; it calls God’s words true and Scripture useful. One can trust it deeply and still say of a passage, I do not know.",
  passages: [
    { reference: "Psalms 19:7-8", why: "The law of the Lord is praised as sure and right." },
    { reference: "John 10:34-35", why: "Jesus says that Scripture cannot be set aside." },
    { reference: "2 Timothy 3:16-17", why: "What Scripture is good for." },
  ],
  christianViews:
    "Many evangelicals sign the Chicago Statement of 1978, which claims freedom from error for the original writings. Catholic teaching speaks of the truth that God wanted written for the sake of our salvation; Catholics differ on how far that reaches. Many Protestants and Orthodox prefer to say that Scripture does not fail in its purpose.",
  critics:
    "Critics say that no appeal to lost originals or to genre can save the claim, since differences such as those over Judas’ death or the census remain; and that no other book would be read with that rule.",
  sources: [
    {
      author: "International Council on Biblical Inerrancy",
      year: "1978",
      title: "The Chicago Statement on Biblical Inerrancy",
      publication: "Chicago",
      kind: "report",
    },
    {
      author: "J. Merrick and Stephen M. Garrett, eds.",
      year: "2013",
      title: "Five Views on Biblical Inerrancy",
      publication: "Zondervan",
      kind: "book",
    },
    {
      author: "Second Vatican Council",
      year: "1965",
      title: "Dei Verbum",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["bible-inspired", "science-mistakes-in-the-bible"],
};
