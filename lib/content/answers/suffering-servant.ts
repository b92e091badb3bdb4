import type { Answer } from "./schema";

export const sufferingServant: Answer = {
  id: "suffering-servant",
  section: "Doubts and hard texts",
  question: "Who is the suffering servant in Isaiah 53?",
  askedAs: [
    "is isaiah 53 about jesus or israel",
    "suffering servant jewish interpretation",
    "isaiah 53 forbidden chapter",
    "who is isaiah 53 talking about",
    "pierced for our transgressions who",
    "isaiah 53 prophecy of jesus or not",
  ],
  answer:
    "The text does not name him: Christians see Jesus, most Jewish readers see Israel, and scholars have proposed many others, the prophet himself among them. Elsewhere in these chapters God’s servant is called Israel, yet the servant also has a task for Israel. The New Testament reads the passage of Jesus again and again, and he may well have understood his own death in its light. It is read neither secretly nor under a ban among Jews, though it is not among the synagogue’s yearly readings.",
  passages: [
    { reference: "Isaiah 53:4-6", why: "The heart of the passage." },
    { reference: "Isaiah 49:3", why: "The servant is Israel." },
    { reference: "Isaiah 49:5-6", why: "The servant is to bring Israel back." },
    { reference: "Acts 8:32-35", why: "The question, and Philip’s answer." },
  ],
  christianViews:
    "Christians hold that the prophet foretold, or drew in outline, what came true in Jesus. Many add that it spoke first to Israel in exile.",
  critics:
    "Jewish interpreters such as Rashi hear the nations confessing how they misjudged Israel. Critical scholars say that the writer had someone of his own time in mind, and that Christians told the passion in these words because they knew them.",
  sources: [
    {
      author: "Bernd Janowski and Peter Stuhlmacher, eds.",
      year: "2004",
      title: "The Suffering Servant: Isaiah 53 in Jewish and Christian Sources",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Brevard S. Childs",
      year: "2001",
      title: "Isaiah",
      publication: "Westminster John Knox Press",
      kind: "book",
    },
  ],
  related: ["who-wrote-isaiah", "why-dont-jews-believe-in-jesus"],
};
