import type { Answer } from "./schema";

export const isEasterPagan: Answer = {
  id: "is-easter-pagan",
  section: "Other faiths",
  question: "Is Easter a pagan holiday?",
  askedAs: [
    "does easter come from ishtar",
    "is easter named after a goddess",
    "why eggs and bunnies at easter",
    "should christians celebrate easter or passover",
    "why does easter change date every year",
    "where do easter eggs come from",
    "is easter about ishtar",
    "origin of easter",
    "where does the word easter come from",
    "is the easter bunny pagan",
    "did easter come from paganism",
    "is easter in the bible",
    "did the early church celebrate easter",
  ],
  answer:
    "Easter is not pagan in origin: Christians kept the feast of the resurrection from the second century on, at Passover time, and in many languages its name comes from the Hebrew for Passover. The English and German names are of another origin; Bede, writing in 725, derived the English one from a goddess Eostre, of whom nothing else is known, and it has no link with Ishtar. Eggs were a treat after Lent, when they were not eaten; the hare is first attested in Germany, in the seventeenth century. The date follows the spring full moon.",
  passages: [
    {
      reference: "1 Corinthians 5:7-8",
      why: "Christ as Passover lamb, and a feast kept in truth.",
    },
    { reference: "Luke 24:1-6", why: "The morning the feast is about." },
    { reference: "John 19:14", why: "The crucifixion falls at Passover." },
    { reference: "Matthew 28:5-6", why: "The angel’s message at the tomb." },
  ],
  christianViews:
    "Western and Orthodox churches reckon the date by different calendars, so it often differs. In the second century churches in Asia kept it on the day of Passover itself, others on Sunday, and Nicaea in 325 settled on Sunday. Some Christians keep Passover instead, and some keep no yearly feasts.",
  critics:
    "Some scholars think that Bede’s goddess was real, pointing to the votive stones of Germanic mothers with a similar name found near Cologne; others doubt it. That spring festivals everywhere share signs of new life nobody denies.",
  sources: [
    {
      author: "Bede",
      year: "725",
      title: "The Reckoning of Time 15",
      publication: "Liverpool University Press, 1999, tr. Faith Wallis",
      kind: "ancient-source",
    },
    {
      author: "Philip A. Shaw",
      year: "2011",
      title: "Pagan Goddesses in the Early Germanic World",
      publication: "Bristol Classical Press, London",
      kind: "book",
    },
  ],
  related: ["is-the-christmas-tree-pagan", "pagan-parallels"],
};
