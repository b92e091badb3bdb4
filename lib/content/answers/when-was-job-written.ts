import type { Answer } from "./schema";

export const whenWasJobWritten: Answer = {
  id: "when-was-job-written",
  section: "Books and authors",
  question: "Who wrote the book of Job, and when?",
  askedAs: [
    "who is the author of job",
    "is job the oldest book in the bible",
    "when did job live",
    "when was job written down",
    "what is the book of job about",
    "how old is the book of job",
  ],
  answer:
    "Nobody knows who wrote Job, or when; the book names no author and no date. Its story is set in an age like Abraham’s, before the law and the priests, in the land of Uz, so some call it the oldest book in the Bible. Its Hebrew, the hardest in the Bible, and its thoughts lead most scholars to date the poem between the seventh and the fourth century BC, with an older tale as its frame. It asks how a good person can suffer, and it lets that person speak his mind.",
  passages: [
    { reference: "Job 1:1", why: "The beginning, without date or author." },
    { reference: "Ezekiel 14:14", why: "Job as a righteous man known of old." },
    { reference: "Job 19:23-24", why: "Job’s wish that his words were written in a book." },
  ],
  christianViews:
    "Jewish and Christian tradition has named Moses, Solomon, or Job himself. Most churches leave the question open; some read it as history, some as a parable in poetry.",
  critics:
    "Scholars point to like poems on suffering from Babylon and Egypt, which show that the question was old when the book was written.",
  sources: [
    {
      author: "David J. A. Clines",
      year: "1989",
      title: "Job 1-20",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
  ],
  related: ["jobs-wager"],
};
