import type { Answer } from "./schema";

export const howToBePatient: Answer = {
  id: "how-to-be-patient",
  section: "Christian living",
  question: "How can I be more patient?",
  askedAs: [
    "verses about patience",
    "what does the bible say about patience",
    "i lose patience so quickly",
    "waiting on god is hard",
    "how long do i have to wait for god",
    "patience with difficult people",
    "how do i learn patience",
    "verses on patience",
  ],
  answer:
    "The Bible counts patience among the things God’s Spirit grows, so it comes by degrees, and God is said to have a great deal of it with us. James points to the farmer, who cannot hurry the grain and still works. It helps to make the waiting smaller: this hour, this one person, one breath before an answer. Patience with people does not mean letting them do harm. And complaining to God while one waits is allowed, since the Psalms do it often.",
  passages: [
    { reference: "James 5:7-8", why: "The farmer who waits." },
    { reference: "Psalms 40:1", why: "Someone waited, and was heard." },
    { reference: "Colossians 3:12-13", why: "Bear with one another." },
    { reference: "Psalms 13:1-2", why: "How long: impatience as prayer." },
  ],
  sources: [],
  related: ["trusting-god", "what-is-the-fruit-of-the-spirit"],
};
