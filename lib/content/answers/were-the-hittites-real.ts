import type { Answer } from "./schema";

export const wereTheHittitesReal: Answer = {
  id: "were-the-hittites-real",
  section: "Doubts and hard texts",
  question: "Were the Hittites unknown until archaeologists found them?",
  askedAs: [
    "did the hittites exist",
    "were the hittites real",
    "hittites once thought to be a bible myth",
    "critics said the hittites never existed",
    "how were the hittites discovered",
    "hattusa and the bible",
    "are the hittites of the bible the same as the hittite empire",
    "did scholars deny that the hittites existed",
    "what happened to the hittites",
    "uriah the hittite, which people was that",
    "hittites in canaan archaeology",
    "did abraham buy a cave from real hittites",
    "the hittite argument for the bible",
    "winckler 1906 bogazkoy",
    "my pastor says skeptics laughed at the hittites until they were dug up",
  ],
  answer:
    "The Hittites certainly existed, but the story that scholars denied it has grown in the telling. Until the 19th century they were known from the Bible alone, and a few writers made little of them; Francis Newman held in 1847 that no Hittite king could have matched the king of Judah. Egyptian and Assyrian texts brought them to light, and from 1906 Hugo Winckler dug up their capital Hattusa, in Turkey, with some ten thousand tablets. Whether Abraham’s neighbors at Hebron belonged to that people is open: nothing of theirs has been found there, and the children of Heth may have been a local clan of similar name.",
  passages: [
    { reference: "Genesis 23:10-11", why: "Abraham buys a burial cave from Ephron the Hittite." },
    {
      reference: "2 Kings 7:6",
      why: "The kings of the Hittites, named beside Egypt’s as a power.",
    },
    { reference: "2 Samuel 11:3", why: "Uriah the Hittite, an officer of David." },
  ],
  critics:
    "Critics say that the Hittites of the hill country do not fit what is known of the empire in the north, and that later writers used the name loosely for the older people of the land, as the Assyrians did.",
  sources: [
    {
      author: "F. F. Bruce",
      year: "1947",
      title: "The Hittites and the Old Testament",
      publication: "Tyndale Press, London",
      kind: "book",
    },
    {
      author: "Bryant G. Wood",
      year: "2011",
      title: "Hittites and Hethites: A Proposed Solution to an Etymological Conundrum",
      publication: "Journal of the Evangelical Theological Society 54: 239-250",
      kind: "journal",
    },
    {
      author: "Trevor Bryce",
      year: "2005",
      title: "The Kingdom of the Hittites",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["canaanite-conquest", "did-king-david-exist"],
};
