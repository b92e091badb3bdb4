import type { Answer } from "./schema";

export const moveToAnotherPhone: Answer = {
  id: "move-to-another-phone",
  section: "This site",
  question: "How do I move what I saved to another phone or computer?",
  askedAs: [
    "i got a new phone how do i keep my notes",
    "how to transfer my saved verses",
    "sync between phone and laptop",
    "can i use this on two devices",
    "i lost my saved verses",
    "how do i back up my notes",
    "how can i get my notes onto my new phone",
    "sync my verses with my laptop",
    "transfer code",
    "export my notes",
    "import my saved data",
    "use my account on another computer",
  ],
  answer:
    "To move what you saved, open “Privacy & your data” at the foot of the menu, choose “Make a code”, and enter that code in the other browser in the same place; it works once and for ten minutes. It moves everything and does not copy it, so the old browser then has nothing left; keeping two devices in step is not possible yet. For a copy, use “Export as JSON”, which can be imported again, or “Export as Markdown” to read and print. If the browser’s cookies are deleted, what was saved cannot be opened again, so an export now and then is wise.",
  passages: [],
  sources: [],
  related: ["do-i-need-an-account", "how-to-save-a-verse"],
};
