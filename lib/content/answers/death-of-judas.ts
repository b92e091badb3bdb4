import type { Answer } from "./schema";

export const deathOfJudas: Answer = {
  id: "death-of-judas",
  section: "Doubts and hard texts",
  question: "How did Judas die?",
  askedAs: [
    "did judas hang himself or fall",
    "judas death contradiction matthew acts",
    "how did judas iscariot die",
    "did judas's guts spill out",
    "who bought the field of blood",
    "potters field judas",
    "did judas hang himself",
    "two versions of how judas died",
  ],
  answer:
    "Matthew says that Judas hanged himself, and Acts that he fell and his body burst open; the Bible does not join the two. They also differ on who bought the field, the priests with the returned money or Judas himself, and on why it was called the Field of Blood. Both agree that Judas died badly, soon, and that a field bought with the price of betrayal bore that name in Jerusalem.",
  passages: [
    {
      reference: "Matthew 27:3-8",
      why: "Judas returns the silver and hangs himself; the priests buy the field.",
    },
    { reference: "Acts 1:18-19", why: "He buys a field, falls and bursts open." },
    { reference: "Matthew 26:14-16", why: "The price was thirty pieces of silver." },
  ],
  christianViews:
    "Many Christians join the accounts: he hanged himself, and the body later fell; the priests bought the field in his name. Others think that Matthew and Luke each passed on a story known in Jerusalem, and that agreement on the outline is what matters.",
  critics:
    "Critics answer that the joined version is in neither text, and that both writers shape the death after Old Testament models, such as Ahithophel, or the wicked who fall. A third, still more gruesome version was told by Papias in the second century, which suggests that stories about his end grew.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1994",
      title: "The Death of the Messiah",
      publication: "Doubleday",
      kind: "book",
    },
  ],
  related: ["gospel-of-judas", "matthew-27-9"],
};
