import type { Answer } from "./schema";

export const godFeelsFarAway: Answer = {
  id: "god-feels-far-away",
  section: "Hard times",
  question: "Why does God feel so far away?",
  askedAs: [
    "i cant feel god anymore",
    "god does not answer me anymore",
    "has god left me",
    "spiritually dry",
    "i pray and feel nothing",
    "where are you god",
  ],
  answer:
    "Many who loved God have felt this, and wrote it down: How long will you hide your face? The Bible does not treat the feeling as proof that God has gone, nor always as a sign of some sin; it comes with exhaustion, grief, illness, or for no reason one can find. Keep small habits rather than great efforts, borrow the words of a Psalm, and stay near people who can believe beside you.",
  passages: [
    { reference: "Psalms 13:1-6", why: "Four times How long, and then trust." },
    { reference: "Psalms 22:1-5", why: "The Psalm that Jesus cried on the cross." },
    { reference: "Psalms 139:7-12", why: "No place where he is not, felt or unfelt." },
    { reference: "Isaiah 49:14-16", why: "Zion says she is forgotten; God answers as a mother." },
  ],
  sources: [],
  related: ["living-with-depression", "angry-at-god"],
};
