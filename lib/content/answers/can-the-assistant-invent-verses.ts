import type { Answer } from "./schema";

export const canTheAssistantInventVerses: Answer = {
  id: "can-the-assistant-invent-verses",
  section: "This site",
  question: "Can the assistant make up Bible verses?",
  askedAs: [
    "do you make up verses",
    "can i trust the verses here",
    "does the ai hallucinate bible quotes",
    "is this quote really in the bible or did you invent it",
    "how do i know you are not lying",
    "are your bible quotes accurate",
    "do you invent verses",
    "are these verses real",
    "do you ever make things up",
    "can i trust your answers",
    "are these bible verses checked",
    "is this verse real or made up by ai",
  ],
  answer:
    "The assistant is built so that it cannot show an invented verse as scripture: verses are never a language model’s words, but are printed from the site’s own table of two complete translations. A model may only name a reference; if that verse does not exist, the answer says so, and words that a model puts in quotation marks are checked against the text. The commentary around the verses can still be mistaken. So select a reference to open the passage, and read it in its chapter.",
  passages: [],
  sources: [],
  related: ["how-does-the-assistant-work", "which-translations-are-here"],
};
