import type { Answer } from "./schema";

export const whatIsSin: Answer = {
  id: "what-is-sin",
  section: "Faith basics",
  question: "What is sin?",
  askedAs: [
    "what does sin mean",
    "what counts as a sin",
    "is everyone a sinner",
    "explain sin to me simply",
    "why do we sin",
    "is being tempted already a sin or only giving in to it",
    "what exactly counts as sin",
    "definition of sin",
    "what is a sinner",
    "meaning of the word sin",
    "is it a sin if i only think it",
    "examples of sins",
    "what is considered a sin",
    "how do christians define sin",
    "what is meant by sin",
    "is thinking bad thoughts a sin",
    "are thoughts sins",
  ],
  answer:
    "Sin is turning away from God and from what love requires, in deeds, in words, in thoughts and in the good we leave undone. One of the Bible’s words for it means missing the mark; others mean rebellion, or something bent. The Bible says that all of us sin, and it says so to put us side by side rather than to crush us. To be tempted is not yet sin, for Jesus was tempted. And sin is named so that it can be forgiven.",
  passages: [
    { reference: "1 John 3:4", why: "Sin as breaking God’s law." },
    { reference: "James 4:17", why: "Leaving undone the good one knows." },
    { reference: "Romans 3:23-24", why: "All have sinned, and the gift is for all." },
    { reference: "Hebrews 4:15", why: "Jesus was tempted and did not sin." },
  ],
  christianViews:
    "Catholics distinguish mortal sins, grave, known and willed, from venial ones. Protestants mostly say that every sin deserves judgment and every sin can be forgiven. Orthodox speak above all of a sickness that needs healing.",
  critics:
    "Some psychologists and philosophers think that talk of sin loads people with guilt, and prefer to speak of harm, causes and responsibility. Others, among them the psychiatrist Karl Menninger, have asked whether something true is lost when the word goes.",
  sources: [
    {
      author: "Karl Menninger",
      year: "1973",
      title: "Whatever Became of Sin?",
      publication: "Hawthorn Books, New York",
      kind: "book",
    },
  ],
  related: ["are-all-sins-equal", "what-is-repentance", "are-babies-born-sinful"],
};
