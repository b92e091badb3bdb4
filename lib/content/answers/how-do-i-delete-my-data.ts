import type { Answer } from "./schema";

export const howDoIDeleteMyData: Answer = {
  id: "how-do-i-delete-my-data",
  section: "This site",
  question: "How do I delete what this site has stored about me?",
  askedAs: [
    "delete my account",
    "erase my data",
    "how do i delete my conversations",
    "clear my reading history",
    "how long do you keep my data",
    "remove my notes and highlights",
    "how do i delete everything you know about me",
    "please remove all my data",
    "delete my history",
    "how do i erase my notes",
    "clear everything i saved",
  ],
  answer:
    "To delete everything, open “Privacy & your data” at the foot of the menu and choose “Delete everything”; after you have confirmed it, collections, notes, creations, conversations, highlights, plans and history are gone, with the links you published, and this cannot be undone. You can export a copy first. Single things can be deleted where they stand, a conversation in the list of conversations for example. Conversations are also deleted by themselves 90 days after the last question.",
  passages: [],
  sources: [],
  related: ["do-i-need-an-account"],
};
