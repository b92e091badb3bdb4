import type { Answer } from "./schema";

export const vulgate: Answer = {
  id: "vulgate",
  section: "How the Bible was made",
  question: "What is the Vulgate?",
  askedAs: [
    "latin bible jerome",
    "who translated the bible into latin",
    "when was the vulgate written",
    "what bible did catholics use in the middle ages",
    "saint jerome bible translation",
  ],
  answer:
    "The Vulgate is the Latin Bible, for the most part the work of Jerome, begun in 382 for Pope Damasus and finished about 405. Jerome revised the Gospels from the Greek and translated most of the Old Testament straight from the Hebrew, which was bold in his time. For a thousand years it was the Bible of western Europe, and the first large book that Gutenberg printed, about 1455. The Council of Trent made it the standard of the Catholic Church in 1546; a new edition, the Nova Vulgata, followed in 1979.",
  passages: [
    { reference: "Nehemiah 8:8", why: "The aim of every translation: that people understand." },
    {
      reference: "Genesis 3:15",
      why: "A famous place: copies of the Latin have a woman crushing the serpent.",
    },
    {
      reference: "Exodus 34:29",
      why: "Latin rendered Moses’ shining face as horned, hence horns in art.",
    },
  ],
  christianViews:
    "Catholics today translate from the Hebrew and Greek and keep the Vulgate for the Latin liturgy. The Reformers went back to the original languages, partly because of its mistakes, though Luther and Tyndale used it too.",
  sources: [
    {
      author: "J. N. D. Kelly",
      year: "1975",
      title: "Jerome: His Life, Writings, and Controversies",
      publication: "Duckworth",
      kind: "book",
    },
  ],
  related: ["septuagint", "first-english-bible"],
};
