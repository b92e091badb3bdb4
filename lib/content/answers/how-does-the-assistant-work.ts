import type { Answer } from "./schema";

export const howDoesTheAssistantWork: Answer = {
  id: "how-does-the-assistant-work",
  section: "This site",
  question: "How does the assistant on this site work?",
  askedAs: [
    "is this chatbot an ai",
    "are you chatgpt",
    "how do you come up with your answers",
    "are you a real person",
    "am i talking to a robot",
    "can i use the assistant without ai",
    "are you an ai",
    "who am i talking to",
    "are you a bot",
    "is a human answering me",
    "how are these answers written",
    "are you a person or a computer",
    "is this an ai",
    "is this a computer program",
    "who is answering me",
    "are you human",
    "are you real",
  ],
  answer:
    "The assistant is a program and not a person: it looks for Bible passages and for what this site has written on your question, and puts them together with their sources. If the operator has set up a language model, that model writes the commentary; without one, or if you choose “Answer without a language model” on the chat page, the answer is made only of what the site holds. Either way every verse is printed from the site’s own Bible text. Commentary can be wrong, so check what matters, and please take questions of life and health to a person as well.",
  passages: [],
  sources: [],
  related: ["can-the-assistant-invent-verses", "do-i-need-an-account"],
};
