import type { Answer } from "./schema";

export const oldAndNewTestament: Answer = {
  id: "old-and-new-testament",
  section: "How the Bible was made",
  question: "Why is the Bible divided into an Old and a New Testament?",
  askedAs: [
    "what is the difference between the old testament and the new testament",
    "what does testament mean",
    "why do christians need the old testament",
    "is the old testament still relevant",
    "what is the tanakh",
    "why are there two testaments",
    "old testament vs new testament",
    "ot and nt difference",
    "why two parts",
    "do we still need the first half of the bible",
    "testament meaning",
    "can i skip the old testament",
    "new covenant old covenant two testaments",
    "hebrew bible and christian bible",
    "why call it old",
    "is it rude to jews to say old testament",
    "what is in the first part and what is in the second",
    "marcion threw out the old testament",
    "unhitch from the old testament",
    "what's the point of reading all that before jesus",
    "how do the two testaments fit together",
    "was jesus in the old one or the new one",
    "gap of 400 years between the testaments",
    "difference of old and new testament for children",
    "do jews read the new testament",
    "tanakh and old testament same thing?",
    "relationship between the testaments theology",
    "when does the old testament end",
    "why bible is in two pieces",
    "is the new testament replacing the old",
  ],
  answer:
    "The Bible has two parts because Christians speak of two covenants: the Old Testament holds the Scriptures of Israel, written before Christ, and the New Testament holds the writings about Jesus and his first followers. Testament is an old word for covenant, and the names come from Jeremiah’s promise of a new covenant, which Jesus took up at the Last Supper. Jews call their Bible the Tanakh; it has the same content as the Protestant Old Testament in a different order. Many say “Hebrew Bible”, so as not to call it outdated.",
  passages: [
    { reference: "Jeremiah 31:31-33", why: "The promise of a new covenant." },
    { reference: "Luke 22:20", why: "Jesus speaks of it over the cup." },
    {
      reference: "2 Corinthians 3:14",
      why: "The first use of the name old covenant for what is read.",
    },
    { reference: "Luke 24:27", why: "Jesus explains himself from Israel’s Scriptures." },
  ],
  christianViews:
    "Christians read the Old in the light of the New. They differ on whether the new covenant replaces the old or opens it to the nations, and many churches now stress that God’s promises to Israel stand. Marcion, about AD 144, wanted to drop the Old Testament; the church refused.",
  critics:
    "Jewish readers find the Tanakh complete in itself, and many of the Christian readings of it forced.",
  sources: [
    {
      author: "John Barton",
      year: "2019",
      title: "A History of the Bible",
      publication: "Allen Lane",
      kind: "book",
    },
  ],
  related: ["what-is-a-covenant", "how-many-books-in-the-bible"],
};
