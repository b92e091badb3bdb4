import type { Answer } from "./schema";

export const whatIsTheTorah: Answer = {
  id: "what-is-the-torah",
  section: "Books and authors",
  question: "What are the Torah and the Pentateuch?",
  askedAs: [
    "what are the first five books of the bible",
    "what does torah mean",
    "pentateuch meaning",
    "what are the five books of moses",
    "is the torah the same as the old testament",
    "what is the law of moses",
    "what is the pentateuch",
  ],
  answer:
    "Torah and Pentateuch are two names for the first five books of the Bible: Genesis, Exodus, Leviticus, Numbers and Deuteronomy. Torah is Hebrew for teaching or law; Pentateuch is from Greek and means five scrolls. They run from creation to the death of Moses, and hold the story of Abraham’s family, the way out of Egypt and the laws given at Sinai. For Jews they are the heart of Scripture, read through in the synagogue every year; Torah can also mean the whole of Jewish teaching.",
  passages: [
    {
      reference: "Deuteronomy 4:44",
      why: "The word law, torah, for what Moses set before Israel.",
    },
    {
      reference: "Joshua 1:7-8",
      why: "Joshua is to keep this book of the law in mind day and night.",
    },
    { reference: "Nehemiah 8:1-3", why: "Ezra reads the law to the people." },
    { reference: "Luke 24:44", why: "Jesus names the law of Moses as one part of Scripture." },
  ],
  christianViews:
    "Christians read the five books as promise and preparation, and differ on how far their commands still guide them.",
  sources: [],
  related: ["who-wrote-genesis"],
};
