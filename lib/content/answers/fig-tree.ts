import type { Answer } from "./schema";

export const figTree: Answer = {
  id: "fig-tree",
  section: "Doubts and hard texts",
  question: "Why did Jesus curse the fig tree?",
  askedAs: [
    "why did jesus kill a fig tree",
    "jesus cursed a fig tree out of season",
    "was jesus angry at a tree",
    "fig tree withered meaning",
    "mark 11 fig tree not the season for figs",
    "why did jesus make a tree die",
  ],
  answer:
    "Most interpreters see in the cursing of the fig tree an acted parable: the tree with leaves and no fruit stands for the temple, or its leaders, busy and barren. Mark makes this plain by wrapping the story around the cleansing of the temple. The prophets had used the fig tree in the same way and had acted out their messages. That figs were out of season shows, on this reading, that the tree itself was not the point.",
  passages: [
    { reference: "Mark 11:13-17", why: "The tree, and straight after it the temple." },
    {
      reference: "Mark 11:20-22",
      why: "The next morning it has withered, and Jesus speaks of faith.",
    },
    { reference: "Jeremiah 8:13", why: "A prophet’s image: no figs on the tree." },
    { reference: "Luke 13:6-9", why: "A parable in which the fig tree is given one more year." },
  ],
  christianViews:
    "Some explain that early buds come with the leaves, so that fruit could be hoped for. Some Jewish and Christian scholars warn against reading it as a curse on the Jewish people; it is aimed at a corrupt leadership, as the prophets’ words were.",
  critics:
    "Bertrand Russell thought that blaming a tree for not bearing out of season puts Jesus below other teachers. Many scholars think that a parable, such as Luke’s, was turned into an event.",
  sources: [
    {
      author: "Bertrand Russell",
      year: "1927",
      title: "Why I Am Not a Christian",
      publication: "Watts, London",
      kind: "book",
    },
    {
      author: "William R. Telford",
      year: "1980",
      title: "The Barren Temple and the Withered Tree",
      publication: "JSOT Press",
      kind: "book",
    },
  ],
  related: ["demons-into-pigs", "canaanite-woman"],
};
