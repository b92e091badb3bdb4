import type { Answer } from "./schema";

export const beingBullied: Answer = {
  id: "being-bullied",
  section: "Hard times",
  question: "I am being bullied. What should I do?",
  askedAs: [
    "kids at school are mean to me",
    "bullied at work",
    "what does the bible say about bullies",
    "they laugh at me every day",
    "how to deal with bullies as a christian",
    "cyberbullying bible",
  ],
  answer:
    "It is not your fault, and you should not have to bear it alone: tell a grown-up or someone in charge today, and again until somebody acts. Turning the other cheek does not mean keeping silent; Paul used his rights and got help when a crowd plotted against him. Joseph’s and David’s own brothers mocked them, and that did not say who they were. If it makes you want to hurt yourself, call your local emergency number or a crisis line now.",
  passages: [
    { reference: "Genesis 37:4-8", why: "Joseph’s brothers cannot speak a kind word to him." },
    { reference: "Acts 23:12-18", why: "Paul reports a plot and gets protection." },
    { reference: "Psalms 57:1-4", why: "A prayer among people whose teeth are spears." },
    { reference: "Proverbs 31:8-9", why: "Those who see it are to open their mouths." },
  ],
  sources: [],
  related: ["turn-the-other-cheek", "feeling-lonely"],
};
