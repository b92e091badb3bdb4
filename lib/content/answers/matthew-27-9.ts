import type { Answer } from "./schema";

export const matthew279: Answer = {
  id: "matthew-27-9",
  section: "Doubts and hard texts",
  question: "Did Matthew quote the wrong prophet in Matthew 27:9?",
  askedAs: [
    "matthew quotes jeremiah but it is zechariah",
    "matthew 27 9 jeremiah zechariah mistake",
    "thirty pieces of silver prophecy wrong prophet",
    "potters field prophecy jeremiah error",
    "error in matthew about jeremiah",
  ],
  answer:
    "At first sight Matthew named the wrong prophet: the words that he gives under Jeremiah’s name come mostly from Zechariah 11. Yet the potter, the field bought for silver and the innocent blood recall Jeremiah 18, 19 and 32. Many scholars think that Matthew wove several passages together and named the greater prophet, as Mark, in its oldest copies, names Isaiah for words that begin with Malachi. Others think that it was a slip, of Matthew or of a very early copyist.",
  passages: [
    { reference: "Matthew 27:9-10", why: "The quotation, under Jeremiah’s name." },
    { reference: "Zechariah 11:12-13", why: "Thirty pieces of silver, thrown to the potter." },
    { reference: "Jeremiah 32:9", why: "Jeremiah buys a field for silver." },
    { reference: "Jeremiah 19:1-4", why: "The potter’s jar, the elders and innocent blood." },
  ],
  christianViews:
    "Those who hold that Scripture has no error explain it by the mixed quotation, or by an old custom of calling the scroll of the prophets after its first book. Others hold that a wrong name in a quotation touches nothing that matters, and that Augustine already discussed it openly.",
  critics:
    "Critics say that it is a plain mistake, and that the event was told so as to fit the texts, since the details follow Zechariah’s words so closely.",
  sources: [
    {
      author: "Augustine of Hippo",
      year: "c. 400",
      title: "The Harmony of the Gospels 3.7",
      publication: "Nicene and Post-Nicene Fathers, series 1, vol. 6",
      kind: "ancient-source",
    },
    {
      author: "Raymond E. Brown",
      year: "1994",
      title: "The Death of the Messiah",
      publication: "Doubleday",
      kind: "book",
    },
  ],
  related: ["death-of-judas", "bible-inerrant"],
};
