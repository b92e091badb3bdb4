import type { Answer } from "./schema";

export const areMiraclesPossible: Answer = {
  id: "are-miracles-possible",
  section: "Doubts and hard texts",
  question: "Are miracles possible?",
  askedAs: [
    "hume argument against miracles",
    "do miracles break the laws of nature",
    "why should anyone believe in miracles",
    "has science disproved miracles",
    "can a rational person believe in miracles",
    "can miracles be explained by science",
    "as a scientist can i believe in miracles",
  ],
  answer:
    "If there is a God who made the world, miracles are possible; if there is not, they are not to be expected, so much depends on what one already holds. Science describes what happens when nothing from outside acts, and cannot by itself say whether anything ever does. Whether a certain miracle happened is a question of evidence, and there one may be as careful as anywhere else. The Bible itself knows false wonders, and does not make belief depend on wonders alone.",
  passages: [
    { reference: "Exodus 4:1-5", why: "Even Moses asks why anyone should believe him." },
    { reference: "John 20:30-31", why: "The signs are told so that readers may trust." },
    { reference: "Deuteronomy 13:1-3", why: "A wonder alone proves nothing about truth." },
  ],
  christianViews:
    "Catholics and Orthodox expect miracles in every age and test reports of them. Pentecostals expect them as part of church life. Some Protestants hold that the gifts of miracles ended with the apostles, though God still acts as he wills.",
  critics:
    "David Hume argued that uniform experience against a miracle always outweighs testimony for it, since people err and deceive more easily than nature breaks its course, and that rival religions’ miracles cancel each other. Others, Christians and not, think that Hume assumes what he has to show; the debate goes on.",
  sources: [
    {
      author: "David Hume",
      year: "1748",
      title: "An Enquiry Concerning Human Understanding, section 10",
      publication: "London",
      kind: "book",
    },
    {
      author: "Craig S. Keener",
      year: "2011",
      title: "Miracles: The Credibility of the New Testament Accounts",
      publication: "Baker Academic",
      kind: "book",
    },
    {
      author: "John Earman",
      year: "2000",
      title: "Hume’s Abject Failure: The Argument Against Miracles",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["heal-amputees", "do-miracles-happen-today"],
};
