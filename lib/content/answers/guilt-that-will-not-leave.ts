import type { Answer } from "./schema";

export const guiltThatWillNotLeave: Answer = {
  id: "guilt-that-will-not-leave",
  section: "Hard times",
  question: "I cannot forgive myself. How do I get rid of my guilt?",
  askedAs: [
    "i cant forgive myself",
    "i did something terrible",
    "does god really forgive me",
    "guilty conscience bible",
    "i feel too dirty for god",
    "how can god forgive what i did",
    "i keep confessing the same sin",
  ],
  answer:
    "If you have owned it before God, then in the Bible’s words it is gone: as far as east from west. Feelings are slower than forgiveness, so guilt may echo for a while without being true. Make good what can be made good, tell somebody you trust so that you hear it said aloud, and treat the old accusation as a voice that no longer has a case. There is no one for whom this does not hold; Paul had people killed, and Peter denied his friend.",
  passages: [
    { reference: "Psalms 103:8-14", why: "As far as the east is from the west." },
    { reference: "1 John 1:9", why: "Faithful and just to forgive." },
    { reference: "Psalms 51:1-12", why: "David prays after adultery and killing." },
    {
      reference: "1 Timothy 1:15-16",
      why: "Paul, the worst as he says, as an example of patience.",
    },
  ],
  sources: [],
  related: ["how-do-i-forgive", "ashamed-of-who-i-am"],
};
