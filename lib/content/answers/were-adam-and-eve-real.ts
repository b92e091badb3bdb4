import type { Answer } from "./schema";

export const wereAdamAndEveReal: Answer = {
  id: "were-adam-and-eve-real",
  section: "Faith basics",
  question: "Were Adam and Eve real people?",
  askedAs: [
    "did adam and eve really exist",
    "is adam a myth or a person",
    "are we all descended from adam and eve",
    "did adam and eve go to heaven",
    "how can two people start humanity",
    "did adam and eve actually live",
    "is the story of adam and eve true",
    "adam and eve myth or history",
    "first humans in the bible",
    "adam and eve and science",
    "was adam a real person",
    "was eve a real woman",
    "did adam exist",
  ],
  answer:
    "Christians have mostly believed that Adam and Eve were real, and Jesus and Paul speak of them; today churches and scholars answer in several ways. In Hebrew adam also means simply human being, and Eve’s name is connected with life, so that the two stand for everyone whatever else they are. The site itself reads Genesis in the young-earth tradition, as of one first couple. What became of them after death the Bible does not say; many old icons show Christ pulling them out of the grave.",
  passages: [
    { reference: "Genesis 2:7", why: "The man, from the ground." },
    { reference: "Genesis 3:20", why: "Eve, and what her name means." },
    { reference: "Matthew 19:4-6", why: "Jesus on man and woman from the beginning." },
    { reference: "Romans 5:14-15", why: "Paul sets Adam beside Christ." },
  ],
  christianViews:
    "Young-earth Christians hold to one first couple some thousands of years ago, from whom all descend. Old-earth believers hold to a real couple earlier, or to a pair chosen among others; the Catholic Church teaches a first sin by first parents and allows evolution of the body. Others read Adam as every human being, and Paul as using the story he knew.",
  critics:
    "Geneticists find that the variety in human genes does not come from only two people in the last several hundred thousand years. S. Joshua Swamidass, a Christian biologist, argues that a couple a few thousand years ago could still be among the ancestors of everyone alive, beside others.",
  sources: [
    {
      author: "S. Joshua Swamidass",
      year: "2019",
      title: "The Genealogical Adam and Eve",
      publication: "IVP Academic, Downers Grove",
      kind: "book",
    },
    {
      author: "Matthew Barrett and Ardel B. Caneday, editors",
      year: "2013",
      title: "Four Views on the Historical Adam",
      publication: "Zondervan, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["are-babies-born-sinful", "why-the-tree-in-the-garden"],
};
