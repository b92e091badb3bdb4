import type { Answer } from "./schema";

export const masoreticText: Answer = {
  id: "masoretic-text",
  section: "How the Bible was made",
  question: "What is the Masoretic Text?",
  askedAs: [
    "who were the masoretes",
    "leningrad codex",
    "aleppo codex",
    "hebrew text of the old testament",
    "masoretic vs septuagint",
    "what does mt mean in bible notes",
  ],
  answer:
    "The Masoretic Text is the traditional Hebrew text of the Jewish Bible, and nearly all modern Old Testaments are translated from it. Between about AD 600 and 1000 Jewish scholars called Masoretes added vowel signs, accents and notes to the consonants, and counted words and letters so that nothing should slip. The oldest copy of the whole is the Leningrad Codex of about 1008. Scrolls from Qumran, a thousand years older, show that its consonants were copied with care, and that other forms of the text were then in use too.",
  passages: [
    { reference: "Matthew 5:18", why: "Jesus speaks of the smallest strokes of the law." },
    { reference: "Deuteronomy 4:2", why: "Nothing is to be added or taken away." },
    { reference: "Nehemiah 8:8", why: "The reading aloud that vowels and accents later served." },
  ],
  christianViews:
    "Jews and Protestants take it as their base. The Orthodox give first place to the Greek, and some of their writers think that the Hebrew was altered after Christ, which few scholars accept.",
  critics:
    "Textual scholars say that it is one good edition among several, better in most books, worse in a few such as Samuel, and they correct it here and there from the scrolls and the Greek.",
  sources: [
    {
      author: "Emanuel Tov",
      year: "2012",
      title: "Textual Criticism of the Hebrew Bible, 3rd edition",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
  related: ["septuagint", "oldest-manuscripts"],
};
