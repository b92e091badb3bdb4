import type { Answer } from "./schema";

export const davidsBaby: Answer = {
  id: "davids-baby",
  section: "Doubts and hard texts",
  question: "Why did David and Bathsheba’s baby die for David’s sin?",
  askedAs: [
    "why did god kill david's baby",
    "was it fair that bathsheba's child died",
    "innocent baby punished for david's adultery",
    "did god punish a baby for davids sin",
    "where did david's baby go when he died",
  ],
  answer:
    "Nathan tells David that because of his deed the child will die, and the child falls sick and dies; the text does not explain how that is just to the child. It lets the guilty king live and feel what he has done. David prays and fasts to the end, so he did not think it beyond God to relent. If you have lost a child, do not take this story as a verdict on you: it speaks of one king, and Jesus refused to explain suffering by somebody’s sin.",
  passages: [
    { reference: "2 Samuel 12:13-14", why: "Nathan’s words: David is spared, the child will die." },
    { reference: "2 Samuel 12:16-18", why: "David fasts and pleads for the child." },
    { reference: "2 Samuel 12:22-23", why: "He hopes to go to the child one day." },
    { reference: "John 9:1-3", why: "Jesus refuses the link between suffering and sin." },
  ],
  christianViews:
    "Many Christians find comfort in David’s words that he would go to his son, and hold that infants who die are with God. Others say that the writer, like his time, traced the death of a child directly to God.",
  critics:
    "Critics say that it is a plain case of the innocent punished for the guilty, which the Bible elsewhere forbids, and that Bathsheba, most likely a victim, is punished too.",
  sources: [
    {
      author: "Robert Alter",
      year: "1999",
      title: "The David Story",
      publication: "W. W. Norton",
      kind: "book",
    },
  ],
  related: ["sins-of-the-fathers", "do-babies-go-to-heaven"],
};
