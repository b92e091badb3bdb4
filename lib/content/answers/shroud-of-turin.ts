import type { Answer } from "./schema";

export const shroudOfTurin: Answer = {
  id: "shroud-of-turin",
  section: "Doubts and hard texts",
  question: "Is the Shroud of Turin real?",
  askedAs: [
    "was jesus wrapped in the shroud of turin",
    "is the turin shroud the burial cloth of jesus",
    "how old is the shroud of turin",
    "carbon dating of the turin shroud",
    "is the shroud a medieval fake",
    "who made the image on the shroud",
    "why do people still believe in the turin shroud",
    "what does science say about the holy shroud",
    "what do you make of the shroud in turin",
    "the cloth with jesus face on it in italy",
    "is the sindone authentic",
    "grandma has a picture of the face from turin, is that really him",
    "was the shroud dated from a repaired corner",
    "does the bible mention the shroud",
    "do protestants believe in the turin shroud",
    "1988 radiocarbon test oxford zurich tucson",
    "does the catholic church say the shroud is genuine",
    "is the sheet jesus was buried in still around",
  ],
  answer:
    "Probably not, judging by the tests so far. In 1988 three laboratories radiocarbon-dated pieces from one corner of the linen to between 1260 and 1390, and the cloth is first known for certain at Lirey in France in the 1350s. How its faint image of a crucified man came about has not been explained to everybody’s satisfaction, which keeps the question open for many. The Catholic Church venerates it but has not ruled that it is genuine. The Bible says nothing of an image on the grave cloths, and faith in the resurrection does not rest on them.",
  passages: [
    {
      reference: "John 20:5-7",
      why: "The cloths in the tomb, the one for the head apart from the others.",
    },
    { reference: "John 19:40", why: "The body is bound in linen cloths with spices." },
    { reference: "Luke 23:53", why: "Joseph of Arimathea wraps the body in linen." },
  ],
  christianViews:
    "Some Christians hold that it did wrap the body of Jesus. They argue that the corner which was dated may have been mended or contaminated, that the three laboratories’ results differ more than they should, that older reports of an image of Christ at Edessa and Constantinople may refer to it, and that nobody has yet reproduced the image. Others, many Catholics among them, take it for a medieval image that helps them ponder the Passion; many Protestants add that John speaks of several cloths.",
  critics:
    "Critics point to the radiocarbon date, to more than thirteen centuries without any certain mention of it, and to a French bishop who wrote about 1389 that its painter had been found out. That the image is hard to copy, they say, does not make it old.",
  sources: [
    {
      author: "P. E. Damon and others",
      year: "1989",
      title: "Radiocarbon Dating of the Shroud of Turin",
      publication: "Nature 337: 611-615",
      kind: "peer-reviewed",
    },
    {
      author: "Raymond N. Rogers",
      year: "2005",
      title: "Studies on the Radiocarbon Sample from the Shroud of Turin",
      publication: "Thermochimica Acta 425: 189-194",
      kind: "peer-reviewed",
    },
    {
      author: "Paolo Di Lazzaro and others",
      year: "2020",
      title:
        "Statistical and Proactive Analysis of an Inter-Laboratory Comparison: The Radiocarbon Dating of the Shroud of Turin",
      publication: "Entropy 22(9): 926",
      kind: "peer-reviewed",
      url: "https://doi.org/10.3390/e22090926",
    },
  ],
  related: ["which-finds-are-forged", "what-did-jesus-look-like"],
};
