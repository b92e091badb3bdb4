import type { Answer } from "./schema";

export const myMotherOrFatherDied: Answer = {
  id: "my-mother-or-father-died",
  section: "Hard times",
  question: "My mother or father died. How do I go on?",
  askedAs: [
    "my mom died",
    "my dad passed away last week",
    "i miss my mother so much",
    "losing a parent bible verse",
    "how to cope with death of a parent",
    "my father died and we never made up",
  ],
  answer:
    "Go slowly; there is no right speed for grief. Jesus wept at a friend’s grave although he was about to open it, so tears are no want of hope. The Bible promises comfort to those who mourn, and life beyond death to those who belong to Christ. Speak of your parent, let others bring food and company, and if things stayed unsaid between you, you may still say them before God.",
  passages: [
    { reference: "John 11:33-36", why: "Jesus weeps with those who weep." },
    { reference: "Matthew 5:4", why: "Those who mourn are promised comfort." },
    { reference: "1 Thessalonians 4:13-14", why: "Grief is allowed, and it has a hope." },
    { reference: "Psalms 27:10", why: "When father and mother are gone, the Lord takes up." },
  ],
  sources: [],
  related: ["can-the-dead-see-us", "know-loved-ones-in-heaven"],
};
