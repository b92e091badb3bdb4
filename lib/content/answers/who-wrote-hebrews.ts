import type { Answer } from "./schema";

export const whoWroteHebrews: Answer = {
  id: "who-wrote-hebrews",
  section: "Books and authors",
  question: "Who wrote Hebrews?",
  askedAs: [
    "who is the author of hebrews",
    "did paul write hebrews",
    "was hebrews written by a woman priscilla",
    "why is hebrews anonymous",
    "when was hebrews written",
    "hebrews unknown author",
    "letter with no name on it new testament",
    "apollos author of hebrews",
    "luther's guess about hebrews",
    "was it barnabas who wrote to the hebrews",
    "king james says the epistle of paul to the hebrews",
    "anonymous sermon to jewish christians",
    "hebrews not written by paul evidence",
    "god alone knows origen",
    "epistle to the hebrews authorship",
    "who were the hebrews the letter was written to",
    "hebrews author woman theory harnack",
    "do we know the writer of the faith chapter",
    "did luke translate hebrews for paul",
    "mystery author bible",
    "which new testament letter is unsigned",
    "style of hebrews compared with paul",
    "hebrews before temple destroyed ad 70",
    "is it wrong to say paul wrote hebrews in a sermon",
    "who is the writer to the hebrews",
    "our old pastor always said Saint Paul when he read from Hebrews, was he right",
    "candidates for authorship of hebrews",
    "if nobody knows who wrote hebrews why is it in the bible",
    "Paul always signs his letters, but this one has no signature at all",
    "is there any clue in the text to the author of Hebrews",
  ],
  answer:
    "Nobody knows who wrote Hebrews; the letter is unsigned, and Origen said in the third century that God alone knows who wrote it. The East long took it as Paul’s, which is why it stands among his letters, but the style is not his, and the writer says that he received the message from those who heard the Lord. Guesses include Barnabas (Tertullian), Apollos (Luther) and Priscilla (Adolf von Harnack). It was probably written between AD 60 and 95.",
  passages: [
    {
      reference: "Hebrews 2:3",
      why: "The message came to the writer through those who had heard.",
    },
    {
      reference: "Hebrews 13:22-24",
      why: "The only personal notes: Timothy, and people from Italy.",
    },
    { reference: "Acts 18:24-26", why: "Apollos, learned in the Scriptures: a favorite guess." },
  ],
  christianViews:
    "The King James Version heads it as Paul’s, and some still hold that. Most Christians today leave the author open and value the book no less.",
  critics:
    "Scholars agree that it is fine Greek, closer to a sermon than to a letter. Whether it was written before the temple fell in AD 70 is disputed.",
  sources: [
    {
      author: "Eusebius of Caesarea",
      year: "c. 325",
      title: "Church History 6.25",
      publication: "Nicene and Post-Nicene Fathers, series 2, vol. 1",
      kind: "ancient-source",
    },
    {
      author: "Harold W. Attridge",
      year: "1989",
      title: "The Epistle to the Hebrews",
      publication: "Hermeneia, Fortress Press",
      kind: "book",
    },
  ],
  related: ["pauls-letters"],
};
