import type { Answer } from "./schema";

export const eblaTablets: Answer = {
  id: "ebla-tablets",
  section: "Doubts and hard texts",
  question: "Do the Ebla tablets mention Sodom or Abraham?",
  askedAs: [
    "ebla tablets and the bible",
    "ebla tablets sodom and gomorrah",
    "what are the ebla tablets",
    "do the ebla tablets prove genesis",
    "tell mardikh tablets abraham",
    "pettinato ebla claims",
    "five cities of the plain in the ebla archive",
    "are sodom and gomorrah mentioned in ancient tablets",
    "ebla archive syria bible names",
    "did they find yahweh on the ebla tablets",
    "ebla evidence debunked",
    "is abraham named on a clay tablet from syria",
    "ebla and genesis 14",
  ],
  answer:
    "No, not as far as is known today. The royal archive of Ebla, at Tell Mardikh in Syria, was found in 1974 and 1975: about 15,000 tablets and pieces from around 2400 to 2250 BC, most of them administrative records. In 1976 its first reader, Giovanni Pettinato, reported the five cities of Genesis 14 and a god Ya. When the texts were published, Alfonso Archi showed that the places he had read as Sodom and Gomorrah lie in northern Syria, and hardly anyone defends the claims now; no tablet names the Abraham of Genesis. The archive remains invaluable for the language and life of its time.",
  passages: [
    { reference: "Genesis 14:2", why: "The five cities and their kings." },
    { reference: "Genesis 19:24-25", why: "The end of Sodom and Gomorrah." },
    { reference: "Genesis 11:31", why: "Abram’s family on the way through Haran." },
  ],
  critics:
    "Critics count Ebla among the cases in which a find was announced before it was read. Those who had hoped for more answer that names such as those of the patriarchs do occur there; but they were in use for a long time and name other people.",
  sources: [
    {
      author: "Alfonso Archi",
      year: "1981",
      title: "Are “The Cities of the Plain” Mentioned in the Ebla Tablets?",
      publication: "Biblical Archaeology Review 7(6)",
      kind: "magazine",
      url: "https://library.biblicalarchaeology.org/article/are-the-cities-of-the-plain-mentioned-in-the-ebla-tablets/",
    },
    {
      author: "Robert D. Biggs",
      year: "1980",
      title: "The Ebla Tablets: An Interim Perspective",
      publication: "Biblical Archaeologist 43",
      kind: "journal",
    },
    {
      author: "Paul C. Maloney",
      year: "1978",
      title: "Assessing Ebla",
      publication: "Biblical Archaeology Review 4(1)",
      kind: "magazine",
      url: "https://library.biblicalarchaeology.org/article/assessing-ebla/",
    },
  ],
  related: ["where-were-sodom-and-gomorrah", "which-finds-are-forged"],
};
