import type { Answer } from "./schema";

export const howDoReadingPlansWork: Answer = {
  id: "how-do-reading-plans-work",
  section: "This site",
  question: "How do the reading plans here work, and what if I miss a day?",
  askedAs: [
    "do you have a bible reading plan",
    "bible in a year plan",
    "i fell behind on my reading plan",
    "can i make my own reading plan",
    "how do i get a daily reminder to read the bible",
    "can i read the new testament in 90 days",
    "what if i miss a day in my plan",
    "how do i start a reading plan",
    "can i catch up on my plan",
    "which reading plans are there",
    "create a reading plan",
    "remind me to read the bible",
  ],
  answer:
    "Choose one of six plans under Reading Plans, from 21 days in Genesis to the whole Bible in a year, or make your own; each day names its chapters, and you tick off what you have read. If days are missed, nothing is lost: you can read on from any day, or let the plan catch up, spread what is left over the remaining days, or grow longer. A reminder can be added to your own calendar, without an email address. A reading history shows what you have read, unless you switch it off.",
  passages: [],
  sources: [],
  related: ["how-to-save-a-verse"],
};
