import type { Answer } from "./schema";

export const whoCreatedGod: Answer = {
  id: "who-created-god",
  section: "Faith basics",
  question: "Who created God?",
  askedAs: [
    "who made god",
    "where did god come from",
    "if everything has a cause what caused god",
    "how did god begin",
    "does god have a beginning",
    "who was gods mummy",
    "whos gods dad",
    "how old is god",
    "dawkins ultimate 747 argument",
    "infinite regress",
    "uncaused cause",
    "before god who",
    "eternal self existent",
    "if complexity needs a designer then so does the designer",
    "from everlasting to everlasting",
    "my 5 year old wont stop asking where god came from",
    "no start no end",
    "did a bigger god make him",
    "what made god",
    "when is gods birthday",
    "necessary being",
    "did god make himself",
    "has god always been there",
    "is god older than the universe",
    "my brain hurts thinking where god started",
    "how can god have no beginning when everything else does",
    "first cause argument what caused the first cause",
    "what does it mean that god always was",
  ],
  answer:
    "Nobody: the Bible speaks of God as the one who has always been, and of everything else as what he made. On that view the question asks for the maker of the one who by definition was not made. The Bible states this rather than arguing for it; it begins with God already there.",
  passages: [
    {
      reference: "Psalm 90:2",
      why: "God is there before the mountains, without beginning or end.",
    },
    {
      reference: "Genesis 1:1",
      why: "The Bible’s first sentence begins with God and gives him no beginning.",
    },
    { reference: "John 1:1-3", why: "All things that were made were made through the Word." },
    { reference: "Revelation 1:8", why: "God calls himself the first and the last." },
  ],
  critics:
    "David Hume and Bertrand Russell objected that if something may exist without a cause, the universe itself might be that something, so the argument from causes does not by itself lead to God. Believers answer that only what begins to exist, or what could have been otherwise, needs a cause, and that the universe is of that kind; critics reply that neither point has been shown.",
  sources: [
    {
      author: "David Hume",
      year: "1779",
      title: "Dialogues Concerning Natural Religion",
      publication: "London",
      kind: "book",
    },
    {
      author: "Bertrand Russell",
      year: "1927",
      title: "Why I Am Not a Christian",
      publication: "Watts, London",
      kind: "book",
    },
  ],
};
