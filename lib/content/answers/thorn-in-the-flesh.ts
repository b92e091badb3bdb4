import type { Answer } from "./schema";

export const thornInTheFlesh: Answer = {
  id: "thorn-in-the-flesh",
  section: "People and places",
  question: "What was Paul’s thorn in the flesh?",
  askedAs: [
    "what was wrong with paul",
    "pauls thorn",
    "was paul sick",
    "did paul have bad eyes",
    "my grace is sufficient meaning",
  ],
  answer:
    "Paul does not say, and nobody has known since. Guesses run from an eye disease, since he wrote in large letters, to malaria, epilepsy, a stammer, temptations or the people who opposed him. What he does say is what he learned: he asked three times to be free of it, was not, and found strength in weakness.",
  passages: [
    { reference: "2 Corinthians 12:7-10", why: "All that is known of it." },
    {
      reference: "Galatians 4:13-15",
      why: "An illness, and friends who would have given their eyes.",
    },
    { reference: "Galatians 6:11", why: "Large letters." },
  ],
  sources: [],
  related: ["living-with-constant-pain"],
};
