import type { Answer } from "./schema";

export const doINeedAnAccount: Answer = {
  id: "do-i-need-an-account",
  section: "This site",
  question: "Do I need an account, and is what I write here private?",
  askedAs: [
    "how do i log in",
    "where do i sign up",
    "do you sell my data",
    "can anyone read my notes or prayers",
    "do you track me",
    "who can see what i ask here",
    "is my conversation private",
    "do i have to register",
    "is what i type here private",
    "do i have to log in",
    "do you store my questions",
    "is my data safe here",
    "who can see my notes",
    "do you use cookies",
    "do you save what i write",
    "do you keep my questions",
  ],
  answer:
    "There is no account and no name: what you save is tied to a random cookie in this browser, and nobody else is shown it unless you publish it by a link. There is no advertising and no tracking. Conversations are deleted 90 days after the last question; the rest stays until you delete it. If a language model is set up and switched on, your question, the conversation before it and the passages quoted go to the provider the operator has chosen; you can switch that off. All details stand under “Privacy & your data” at the foot of the menu.",
  passages: [],
  sources: [],
  related: ["how-do-i-delete-my-data", "move-to-another-phone"],
};
