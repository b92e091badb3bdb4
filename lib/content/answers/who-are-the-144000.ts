import type { Answer } from "./schema";

export const whoAreThe144000: Answer = {
  id: "who-are-the-144000",
  section: "Faith basics",
  question: "Who are the 144,000 in Revelation?",
  askedAs: [
    "do only 144000 people go to heaven",
    "what does 144000 mean",
    "one hundred forty four thousand sealed",
    "are the 144000 jews",
    "jehovahs witnesses 144000",
    "who are the hundred and forty four thousand",
    "sealed servants with the lamb on mount zion",
    "is heaven limited to 144000",
    "what does the number 144000 stand for",
  ],
  answer:
    "The 144,000 are those who bear God’s seal in Revelation 7 and 14, twelve thousand from each of twelve tribes; and they are not the only ones saved. Right afterward John sees a crowd that nobody can count, from every nation, before the throne. Twelve times twelve times a thousand looks like a number that means completeness, as many do in that book. Who they are is read in several ways.",
  passages: [
    { reference: "Revelation 7:2-4", why: "The sealing of the servants of God." },
    { reference: "Revelation 7:9-10", why: "The crowd that nobody can number." },
    { reference: "Revelation 14:1-5", why: "The same number, with the Lamb on Mount Zion." },
  ],
  christianViews:
    "Most Catholic, Orthodox and Protestant interpreters see the whole people of God, of whom John first hears the number and then sees the crowd. Dispensationalists take them for Jews who come to faith in the tribulation. Jehovah’s Witnesses teach that exactly 144,000 will rule in heaven, while others who are saved live forever on a paradise earth.",
  sources: [
    {
      author: "Craig R. Koester",
      year: "2014",
      title: "Revelation",
      publication: "Yale University Press, New Haven",
      kind: "book",
    },
  ],
  related: ["what-do-jehovahs-witnesses-believe", "what-does-666-mean"],
};
