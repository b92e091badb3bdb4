import type { Answer } from "./schema";

export const whatDoMormonsBelieve: Answer = {
  id: "what-do-mormons-believe",
  section: "Other faiths",
  question: "What do Mormons believe, and are they Christians?",
  askedAs: [
    "are mormons christian",
    "latter day saints beliefs",
    "what is the book of mormon",
    "lds vs christianity difference",
    "who was joseph smith",
    "do mormons believe in the trinity",
    "are mormons christians",
    "is the book of mormon true",
    "mormonism and the bible",
    "what do latter day saints believe about god",
    "mormon beliefs about jesus",
    "what do mormons believe about jesus",
    "who are the mormons",
    "is mormonism a cult",
  ],
  answer:
    "Members of the Church of Jesus Christ of Latter-day Saints believe in Jesus as Savior and call themselves Christians; most other churches say that their teaching on God differs too much from the creeds. They hold that Father, Son and Spirit are three beings, one in purpose, that the Father has a body, that people lived as spirits before birth and may become like God, and that families are sealed forever. Beside the Bible they have the Book of Mormon, published by Joseph Smith in 1830, and two more books.",
  passages: [
    { reference: "Deuteronomy 6:4-5", why: "One God: the point where the creeds begin." },
    { reference: "Isaiah 43:10", why: "No god formed before or after." },
    { reference: "Galatians 1:8", why: "Often quoted to them about another gospel." },
    { reference: "John 17:20-23", why: "The oneness Jesus prays for, which they quote in turn." },
  ],
  christianViews:
    "Catholics, Orthodox and most Protestants do not accept Mormon baptism, and say that revelation for all the church was complete with the apostles. Latter-day Saints answer that God speaks in every age, that the true church had been lost and was restored, and that John 17:21-22 shows a oneness of purpose.",
  critics:
    "Most historians and archaeologists outside that church take the Book of Mormon for a work of the nineteenth century, with no trace of its peoples found in America; its scholars point to Hebrew forms of speech and to witnesses who said that they saw the plates.",
  sources: [
    {
      author: "Richard Lyman Bushman",
      year: "2005",
      title: "Joseph Smith: Rough Stone Rolling",
      publication: "Alfred A. Knopf, New York",
      kind: "book",
    },
    {
      author: "Craig L. Blomberg and Stephen E. Robinson",
      year: "1997",
      title: "How Wide the Divide?",
      publication: "InterVarsity Press, Downers Grove",
      kind: "book",
    },
  ],
  related: ["what-do-jehovahs-witnesses-believe", "why-so-many-denominations"],
};
