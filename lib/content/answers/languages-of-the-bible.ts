import type { Answer } from "./schema";

export const languagesOfTheBible: Answer = {
  id: "languages-of-the-bible",
  section: "How the Bible was made",
  question: "What languages was the Bible written in?",
  askedAs: [
    "what was the original language of the bible",
    "was the bible written in english",
    "what language did jesus speak",
    "which parts of the bible are in aramaic",
    "was the new testament written in greek or hebrew",
  ],
  answer:
    "The Old Testament was written mostly in Hebrew, with a few chapters in Aramaic, and the New Testament in Greek. The Aramaic parts are in Ezra and Daniel, with one verse in Jeremiah and two words in Genesis. The Greek is the everyday kind that was spoken across the eastern Roman world. Jesus most likely taught in Aramaic, and a few of his words are preserved in it.",
  passages: [
    { reference: "Mark 5:41", why: "Jesus’ own Aramaic words, with a translation." },
    { reference: "Daniel 2:4", why: "Here the text changes into Aramaic." },
    { reference: "Ezra 4:7", why: "A letter written in Aramaic." },
    { reference: "John 19:19-20", why: "Hebrew, Latin and Greek side by side on the cross." },
  ],
  critics:
    "A minority hold that Matthew, or the whole New Testament, was first written in Hebrew or Aramaic. Papias, early in the second century, says something of the kind about Matthew; most scholars think that our Matthew was composed in Greek.",
  sources: [
    {
      author: "Bruce M. Metzger and Bart D. Ehrman",
      year: "2005",
      title: "The Text of the New Testament, 4th edition",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["septuagint"],
};
