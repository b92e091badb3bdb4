import type { Answer } from "./schema";

export const whoWroteProverbs: Answer = {
  id: "who-wrote-proverbs",
  section: "Books and authors",
  question: "Did Solomon write Proverbs?",
  askedAs: [
    "who wrote proverbs",
    "who wrote the book of proverbs",
    "who is king lemuel",
    "who was agur in proverbs",
    "who wrote proverbs 31",
    "are the proverbs promises from god",
  ],
  answer:
    "Tradition gives most of the book to Solomon, and the book itself names other voices too: the wise, Agur, King Lemuel and his mother. A heading says that men of King Hezekiah copied out sayings of Solomon, more than two hundred years after him. Most scholars see a collection that grew over centuries, and one part closely resembles an Egyptian work, the Instruction of Amenemope. Proverbs tell how life usually goes; they are wise rules, and not guarantees.",
  passages: [
    { reference: "Proverbs 1:1", why: "The heading, with Solomon’s name." },
    { reference: "Proverbs 25:1", why: "Hezekiah’s men copy out more." },
    { reference: "Proverbs 31:1", why: "Words that a king’s mother taught him." },
    { reference: "1 Kings 4:29-32", why: "Solomon’s fame for thousands of proverbs." },
  ],
  christianViews:
    "Many Christians hold that Solomon is the chief author, as the headings say. Others take his name as that of wisdom’s patron, as David is of the psalms.",
  critics:
    "Scholars date much of it after the monarchy and see it as Israel’s share in the wisdom of the whole ancient East.",
  sources: [
    {
      author: "Michael V. Fox",
      year: "2000",
      title: "Proverbs 1-9",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["who-wrote-ecclesiastes", "song-of-songs-meaning"],
};
