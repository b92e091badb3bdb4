import type { Answer } from "./schema";

export const messianicSecret: Answer = {
  id: "messianic-secret",
  section: "Doubts and hard texts",
  question: "Why did Jesus tell people to keep quiet about him?",
  askedAs: [
    "messianic secret mark",
    "why did jesus say tell no one",
    "why did jesus not want people to know he was the messiah",
    "jesus tells healed people not to tell anybody",
    "why did jesus keep it a secret that he was the christ",
  ],
  answer:
    "The Gospels do not say outright; the usual answer is that the word Messiah raised hopes of a warrior king, and that he could be understood only from the cross. Crowds also kept him from moving freely, as Mark shows when a healed man talks. In Mark the secret is kept until the end, when a Roman officer at the cross says who he was. After the resurrection the silence is over.",
  passages: [
    { reference: "Mark 1:43-45", why: "A healed man is told to be silent, and is not." },
    {
      reference: "Mark 8:29-31",
      why: "Silence about the Messiah, and then the first word of suffering.",
    },
    { reference: "Mark 9:9", why: "The silence has a limit: until he has risen." },
    { reference: "John 6:15", why: "People want to make him king by force." },
  ],
  christianViews:
    "Most Christians follow some form of this answer. Some stress humility: he wanted no fame for his healings.",
  critics:
    "William Wrede argued in 1901 that Mark, or those before him, invented the secret to explain why nobody had called Jesus Messiah in his lifetime. Few now accept all of it, but many see Mark’s own hand in the theme.",
  sources: [
    {
      author: "William Wrede",
      year: "1971",
      title: "The Messianic Secret",
      publication: "James Clarke, Cambridge",
      kind: "book",
    },
    {
      author: "Joel Marcus",
      year: "2000",
      title: "Mark 1-8",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["who-wrote-mark", "why-parables"],
};
