import type { Answer } from "./schema";

export const isTheChristmasTreePagan: Answer = {
  id: "is-the-christmas-tree-pagan",
  section: "Other faiths",
  question: "Is the Christmas tree pagan?",
  askedAs: [
    "is it pagan to put up a christmas tree",
    "does jeremiah 10 forbid christmas trees",
    "should christians celebrate christmas",
    "is it wrong to have a christmas tree",
    "santa claus and the bible",
    "is celebrating christmas in the bible",
    "are christmas trees pagan",
    "where does the christmas tree come from",
    "did christmas come from paganism",
    "is santa in the bible",
    "may christians have a christmas tree",
  ],
  answer:
    "The Christmas tree is probably not pagan in origin: its present form comes from the German lands of the fifteenth and sixteenth centuries, most likely from plays about Adam and Eve and from guild customs. Green branches in winter are far older and common to many peoples. Jeremiah 10 speaks of cutting wood to carve an idol and not of a decorated tree. The Bible neither commands nor forbids keeping Christmas. Santa Claus goes back to Nicholas, a fourth-century bishop of Myra, of whom little is known for certain.",
  passages: [
    { reference: "Jeremiah 10:3-5", why: "The passage about a tree that becomes an idol." },
    { reference: "Romans 14:5-6", why: "Freedom about days." },
    { reference: "Colossians 2:16-17", why: "Nobody is to judge you over a feast." },
    { reference: "Luke 2:10-14", why: "What the feast is about." },
  ],
  christianViews:
    "Most churches keep Christmas, Catholics, Orthodox and Lutherans as one of the great feasts. Puritans in England and New England banned it, since Scripture does not command it; Jehovah’s Witnesses and some Reformed Christians still do not keep it.",
  critics:
    "Many think that the feast took the place of a Roman one, Saturnalia or the Unconquered Sun; the evidence for the latter is later than is often said, and scholars are divided.",
  sources: [
    {
      author: "Ronald Hutton",
      year: "1996",
      title: "The Stations of the Sun",
      publication: "Oxford University Press, Oxford",
      kind: "book",
    },
    {
      author: "Joseph F. Kelly",
      year: "2004",
      title: "The Origins of Christmas",
      publication: "Liturgical Press, Collegeville",
      kind: "book",
    },
  ],
  related: ["is-easter-pagan", "can-christians-celebrate-halloween"],
};
