import type { Answer } from "./schema";

export const minorProphets: Answer = {
  id: "minor-prophets",
  section: "Books and authors",
  question: "Who are the minor prophets, and why are they called minor?",
  askedAs: [
    "what are the 12 minor prophets",
    "difference between major and minor prophets",
    "list of minor prophets",
    "why is hosea a minor prophet",
    "who are the major prophets",
    "names of the twelve prophets",
    "name the 12 minor prophets",
  ],
  answer:
    "The minor prophets are twelve prophets with short books, Hosea to Malachi; minor means shorter, not less important. They are Hosea, Joel, Amos, Obadiah, Jonah, Micah, Nahum, Habakkuk, Zephaniah, Haggai, Zechariah and Malachi. In the Hebrew Bible they are one scroll, called the Twelve. They range from the eighth to about the fifth century BC; Isaiah, Jeremiah and Ezekiel, with Daniel in Christian Bibles, are called major.",
  passages: [
    { reference: "Amos 5:24", why: "Amos asks for justice like a river." },
    { reference: "Micah 6:8", why: "Micah’s summary of what God wants." },
    { reference: "Habakkuk 1:2-3", why: "Habakkuk argues with God." },
    { reference: "Acts 7:42", why: "The Twelve are cited here as one book of the prophets." },
  ],
  christianViews:
    "Christians read several of them as pointing to Jesus, such as Micah on Bethlehem and Zechariah on the king on a donkey; Jewish readers take these of their own times or of a Messiah still to come.",
  critics:
    "Scholars think that most of the books contain the prophet’s words with later additions, and that Jonah is a story about a prophet rather than by one.",
  sources: [
    {
      author: "Douglas Stuart",
      year: "1987",
      title: "Hosea-Jonah",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
  ],
  related: ["jonah-and-the-fish"],
};
