import type { Answer } from "./schema";

export const whatIsTheApocrypha: Answer = {
  id: "what-is-the-apocrypha",
  section: "How the Bible was made",
  question: "What is the Apocrypha?",
  askedAs: [
    "what are the deuterocanonical books",
    "should i read the apocrypha",
    "is the apocrypha scripture",
    "what is in the books of maccabees tobit and judith",
    "were the apocrypha in the king james bible",
    "are the maccabees in the bible",
    "tobit judith sirach wisdom baruch",
  ],
  answer:
    "Apocrypha is the Protestant name for a group of Jewish books, mostly from the last three centuries before Christ, that stand in Catholic and Orthodox Bibles but not in the Hebrew Bible. Among them are Tobit, Judith, Wisdom, Sirach, Baruch and the books of Maccabees, which tell of the revolt behind Hanukkah. Catholics call them deuterocanonical. Luther and the first King James Version printed them between the Testaments, as good to read but not a ground of doctrine.",
  passages: [
    { reference: "John 10:22", why: "The feast of dedication, whose story is in Maccabees." },
    { reference: "Hebrews 11:35", why: "Often read as a reference to the martyrs of 2 Maccabees." },
    {
      reference: "Romans 3:1-2",
      why: "A text Protestants cite: God’s words were entrusted to the Jews.",
    },
  ],
  christianViews:
    "Catholics hold them as inspired, by the Council of Trent. The Orthodox read them in church, with differing views of their rank. Protestants point out that the New Testament never clearly quotes them as Scripture; Catholics, that it does not quote some Hebrew books either.",
  critics:
    "Historians add that the edges of the Jewish list were not yet fixed everywhere in Jesus’ day, and value these books as a bridge between the Testaments.",
  sources: [
    {
      author: "David A. deSilva",
      year: "2002",
      title: "Introducing the Apocrypha",
      publication: "Baker Academic",
      kind: "book",
    },
  ],
  related: ["septuagint"],
};
