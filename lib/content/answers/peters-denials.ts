import type { Answer } from "./schema";

export const petersDenials: Answer = {
  id: "peters-denials",
  section: "Doubts and hard texts",
  question: "How many times did the rooster crow when Peter denied Jesus?",
  askedAs: [
    "did the rooster crow once or twice",
    "peter denied jesus contradiction",
    "how many times did peter deny jesus",
    "before the cock crows twice",
    "did peter deny jesus three or six times",
    "mark says the rooster crowed twice",
  ],
  answer:
    "Mark says twice; Matthew, Luke and John speak of one crowing. All four agree that Jesus foretold it, that Peter denied him three times that night, and that he had sworn he never would. They differ also in who accused him. Most readers see here how a story remembered by many keeps its core while details vary.",
  passages: [
    { reference: "Mark 14:30", why: "The prediction with two crowings." },
    { reference: "Mark 14:72", why: "The second crowing, and Peter weeps." },
    { reference: "Luke 22:60-62", why: "The form with one; the Lord looks at Peter." },
    { reference: "John 21:17", why: "Three times he is asked whether he loves." },
  ],
  christianViews:
    "Those who hold that there is no error say that the others mean the same crowing, at dawn, which Mark counts as the second; one writer even proposed six denials to fit all the details. Most find that unneeded.",
  critics:
    "Critics call it a small but plain contradiction. They add that such a story about the leading apostle is hardly invented, so many accept that he denied Jesus.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1994",
      title: "The Death of the Messiah",
      publication: "Doubleday",
      kind: "book",
    },
  ],
  related: ["resurrection-accounts-differ", "who-wrote-mark"],
};
