import type { Answer } from "./schema";

export const livingWithDepression: Answer = {
  id: "living-with-depression",
  section: "Hard times",
  question: "I am depressed. Does God care, and what can I do?",
  askedAs: [
    "depression bible",
    "i feel nothing anymore",
    "why am i so sad all the time",
    "can a christian be depressed",
    "what does the bible say about depression",
    "i cant get out of bed",
    "everything is dark",
  ],
  answer:
    "Yes, he cares, and depression is an illness, not a failure of faith. Elijah, Job, Jeremiah and the writers of the Psalms wished at times that they were dead, and God met Elijah with sleep and food before he said a word. Do the same: rest, eat, walk, tell one person, and see a doctor; medicine and therapy are good gifts. If you think of ending your life, call your local emergency number or a crisis line now. This can get better, also when it does not feel so.",
  passages: [
    {
      reference: "1 Kings 19:3-8",
      why: "Elijah under the broom tree: sleep, bread, water, a touch.",
    },
    { reference: "Psalms 42:5-11", why: "Someone speaks to a downcast soul, twice." },
    { reference: "Psalms 88:1-18", why: "The darkest Psalm is in the Bible too." },
    { reference: "Matthew 11:28-30", why: "Come, says Jesus, all who are worn out." },
  ],
  sources: [],
  related: ["god-feels-far-away", "does-suicide-lead-to-hell"],
};
