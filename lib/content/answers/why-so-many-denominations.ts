import type { Answer } from "./schema";

export const whySoManyDenominations: Answer = {
  id: "why-so-many-denominations",
  section: "Other faiths",
  question: "Why are there so many Christian denominations?",
  askedAs: [
    "how many christian denominations are there",
    "which church is the right one",
    "why cant christians agree",
    "if christianity is true why so many churches",
    "what are the main branches of christianity",
    "which denomination is closest to the bible",
    "why are there thousands of denominations",
    "how do i know which church is right",
    "why is christianity so divided",
    "list of christian denominations",
    "which church did jesus want",
    "why are there so many churches",
    "which church is the true church",
  ],
  answer:
    "There are many denominations because people who follow Jesus have differed over doctrine, authority, language, nation and temper, and sometimes simply over power. The large families are Catholic, Orthodox, Oriental Orthodox, Lutheran, Reformed, Anglican, Baptist, Methodist and Pentecostal. Counts in the tens of thousands go round, but they often count the same church once for every country. Jesus prayed that his followers should be one, and the New Testament scolds them for their parties; they agree on more than outsiders think, for the old creed is said by most of them.",
  passages: [
    { reference: "John 17:20-23", why: "Jesus prays for oneness." },
    { reference: "1 Corinthians 1:10-13", why: "Parties in a church, in the first generation." },
    { reference: "Ephesians 4:1-6", why: "What unites." },
    { reference: "Mark 9:38-40", why: "Jesus on someone who is not of our group." },
  ],
  christianViews:
    "Catholics and Orthodox hold that the one church already exists, in their own communion, and call others to it. Many Protestants see one invisible church across the denominations. Some think variety healthy, as with different families; others see in it a scandal to mourn.",
  critics:
    "Critics ask how a book meant to be clear can be read in so many ways. Christians answer that on the center they largely agree; critics reply that on salvation itself they do not.",
  sources: [
    {
      author: "Diarmaid MacCulloch",
      year: "2009",
      title: "A History of Christianity: The First Three Thousand Years",
      publication: "Allen Lane, London",
      kind: "book",
    },
  ],
  related: ["catholics-and-protestants", "what-is-the-church"],
};
