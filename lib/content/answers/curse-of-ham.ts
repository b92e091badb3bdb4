import type { Answer } from "./schema";

export const curseOfHam: Answer = {
  id: "curse-of-ham",
  section: "Doubts and hard texts",
  question: "What is the curse of Ham, and does it justify slavery or racism?",
  askedAs: [
    "curse of ham black people",
    "did god curse black people",
    "mark of cain black skin",
    "why was canaan cursed for what ham did",
    "does the bible say black people are cursed",
    "was cain cursed with black skin",
    "are africans descended from ham",
  ],
  answer:
    "The curse of Ham justifies neither slavery nor racism: Noah curses Canaan, not Ham, and skin color is nowhere mentioned. The story explains and foretells the place of the Canaanites beneath Israel. From the Middle Ages on, writers of several faiths, and above all Christians in the age of the slave trade, twisted it, or the mark of Cain, into an excuse for enslaving Africans. That was false to the text and did immense harm; the Bible says that God made all nations from one.",
  passages: [
    { reference: "Genesis 9:24-25", why: "The curse falls on Canaan." },
    { reference: "Genesis 10:6", why: "Ham had four sons, and only one is cursed." },
    { reference: "Acts 17:26", why: "All nations come from one." },
    {
      reference: "Numbers 12:1",
      why: "Moses had a Cushite wife; the chapter goes on to punish those who objected.",
    },
  ],
  christianViews:
    "Churches that once taught it, among them Southern Baptists and Latter-day Saints, have rejected it publicly.",
  critics:
    "Critics say that the text itself, in which a grandson is cursed with slavery for his father’s offense, is bad enough, and that it was ready to hand for those who wanted it.",
  sources: [
    {
      author: "David M. Goldenberg",
      year: "2003",
      title: "The Curse of Ham",
      publication: "Princeton University Press",
      kind: "book",
    },
    {
      author: "Stephen R. Haynes",
      year: "2002",
      title: "Noah’s Curse: The Biblical Justification of American Slavery",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["bible-and-slavery"],
};
