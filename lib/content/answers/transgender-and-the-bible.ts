import type { Answer } from "./schema";

export const transgenderAndTheBible: Answer = {
  id: "transgender-and-the-bible",
  section: "Christian living",
  question: "What does the Bible say about being transgender?",
  askedAs: [
    "is being trans a sin",
    "god made me wrong",
    "my child says they are transgender",
    "does god love trans people",
    "male and female he created them transgender",
    "gender identity bible",
  ],
  answer:
    "The Bible knows no such word, and it says of every human being that God made and loves them. Genesis speaks of male and female; a law in Deuteronomy forbids wearing the other’s clothes; Isaiah and Jesus speak with honor of eunuchs, who fitted neither role. How these texts bear on the question is disputed. No reading allows contempt: many who feel this way are in danger, and kindness keeps people alive.",
  passages: [
    { reference: "Genesis 1:27", why: "In God’s image, male and female." },
    { reference: "Deuteronomy 22:5", why: "The law about clothing." },
    { reference: "Isaiah 56:3-5", why: "A name better than sons and daughters, given to eunuchs." },
    { reference: "Acts 8:36-38", why: "A eunuch asks what hinders him, and nothing does." },
  ],
  christianViews:
    "Many churches hold that one’s sex is given with the body and is to be received, with care for those who suffer in it. Others hold that body, mind and soul may truly differ, and support those who change how they live.",
  sources: [],
  related: ["gay-and-christian"],
};
