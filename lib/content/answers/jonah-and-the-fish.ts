import type { Answer } from "./schema";

export const jonahAndTheFish: Answer = {
  id: "jonah-and-the-fish",
  section: "Doubts and hard texts",
  question: "Was Jonah really swallowed by a whale?",
  askedAs: [
    "did a whale swallow jonah",
    "could a man survive inside a fish",
    "is the story of jonah true",
    "jonah history or parable",
    "what fish swallowed jonah",
    "is jonah a real person or a fable",
    "jonah and the whale true story",
    "can a person live inside a whale for three days",
  ],
  answer:
    "Christians differ: the book says that a great fish swallowed him, and some take it as history, others as a story that teaches; the whale comes from older renderings of Matthew’s word for a sea creature. A prophet named Jonah did live in the eighth century BC. The book itself is unlike other prophetic books: it has one short prophecy, much irony, and even animals in sackcloth. By nature nobody survives three days in a fish, so those who believe it hold it to be a miracle, and the point of the book, God’s pity for enemies, is the same either way.",
  passages: [
    { reference: "Jonah 1:17", why: "The great fish, prepared by God." },
    { reference: "2 Kings 14:25", why: "Jonah son of Amittai, known from history." },
    { reference: "Matthew 12:39-41", why: "Jesus refers to Jonah and to Nineveh’s repentance." },
    { reference: "Jonah 4:10-11", why: "The point of the book, in God’s last question." },
  ],
  christianViews:
    "Many hold it as history, since Jesus compares his own burial with Jonah’s time in the fish and speaks of Nineveh’s people at the judgment. Others say that Jesus could refer to a well-known story as we refer to the good Samaritan, and that the book shows every sign of a parable.",
  critics:
    "Historians note that Assyrian records know nothing of a conversion of Nineveh, and that the book describes a city far larger than the real one. Most date it after the exile.",
  sources: [
    {
      author: "Jack M. Sasson",
      year: "1990",
      title: "Jonah",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["minor-prophets", "three-days-and-three-nights"],
};
