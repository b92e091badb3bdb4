import type { Answer } from "./schema";

export const imprecatoryPsalms: Answer = {
  id: "imprecatory-psalms",
  section: "Doubts and hard texts",
  question: "Why does Psalm 137 bless those who dash babies against rocks?",
  askedAs: [
    "happy is he who dashes your little ones against the rock",
    "psalm 137:9 meaning",
    "why are there curses in the psalms",
    "imprecatory psalms",
    "why does the bible talk about smashing babies",
    "psalms asking god to kill enemies",
    "psalm about bashing babies against stones",
    "angry psalms about enemies",
    "how can a psalm wish for babies to be killed",
  ],
  answer:
    "Psalm 137 is the cry of people who had seen such things done to their own when Babylon destroyed Jerusalem; they ask God to pay back in kind. The Bible records the prayer; it does not command the deed, and no one in the psalm lifts a hand. Such psalms bring rage to God instead of acting on it. They are among the most honest and most frightening prayers in the book, and Jesus later taught his followers to pray for their enemies.",
  passages: [
    { reference: "Psalms 137:7-9", why: "The end of the song, with Edom and Babylon." },
    { reference: "Psalms 137:1-3", why: "Its beginning: exiles in tears." },
    { reference: "Isaiah 13:16", why: "What conquerors did to children in war." },
    { reference: "Matthew 5:44-45", why: "Jesus on enemies." },
  ],
  christianViews:
    "Some pray these psalms against evil itself or against sin, as Augustine read the infants as evil desires while still small. Some hold that they are just appeals to God’s court, in step with Revelation. Others, with C. S. Lewis, say that the hatred is plainly wrong and teaches us what wrong does to its victims. The Catholic Liturgy of the Hours leaves these verses out.",
  critics:
    "Critics say that a book which calls the killing of infants blessed cannot be a guide to morals, and that the human source of such lines is obvious.",
  sources: [
    {
      author: "C. S. Lewis",
      year: "1958",
      title: "Reflections on the Psalms",
      publication: "Geoffrey Bles",
      kind: "book",
    },
    {
      author: "Erich Zenger",
      year: "1996",
      title: "A God of Vengeance? Understanding the Psalms of Divine Wrath",
      publication: "Westminster John Knox Press",
      kind: "book",
    },
  ],
  related: ["who-wrote-the-psalms", "what-is-the-wrath-of-god"],
};
