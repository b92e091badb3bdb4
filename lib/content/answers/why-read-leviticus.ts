import type { Answer } from "./schema";

export const whyReadLeviticus: Answer = {
  id: "why-read-leviticus",
  section: "Books and authors",
  question: "What is Leviticus about, and why should anyone read it?",
  askedAs: [
    "is leviticus boring",
    "who wrote leviticus",
    "why is leviticus in the bible",
    "what is the point of leviticus",
    "why are there so many strange laws in leviticus",
    "why read leviticus",
  ],
  answer:
    "Leviticus is about how a holy God can live among ordinary people: offerings, priests, clean and unclean, the Day of Atonement and a way of life. Tradition gives it to Moses; most scholars think of priests, before, in or after the exile. It is hard going, but at its center stands the love of one’s neighbor, which Jesus and Rabbi Akiva both put near the top. Its ideas of sacrifice and atonement are what the New Testament uses to speak of Jesus.",
  passages: [
    { reference: "Leviticus 19:18", why: "The command to love one’s neighbor." },
    { reference: "Leviticus 19:33-34", why: "The stranger too is to be loved." },
    { reference: "Leviticus 16:21-22", why: "The goat that carries the sins away." },
    { reference: "Hebrews 9:11-12", why: "A Christian reading of the Day of Atonement." },
  ],
  christianViews:
    "Jews live by many of its laws still. Christians read them as fulfilled in Christ, and differ on which of its moral commands still bind.",
  critics:
    "Anthropologists such as Mary Douglas find in it a careful map of order and life. Critics point to its harsh penalties and to what it says of foreign slaves.",
  sources: [
    {
      author: "Jacob Milgrom",
      year: "2004",
      title: "Leviticus: A Book of Ritual and Ethics",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
  related: ["food-laws"],
};
