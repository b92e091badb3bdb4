import type { Answer } from "./schema";

export const myChildDied: Answer = {
  id: "my-child-died",
  section: "Hard times",
  question: "My child died. How can I still believe in God?",
  askedAs: [
    "i lost my son",
    "our daughter died why",
    "why would god take my child",
    "death of a child bible",
    "i buried my child and i hate god",
    "how do parents survive losing a child",
  ],
  answer:
    "There are no words that make this right, and you do not have to find any. The Bible does not explain it: Rachel refuses to be comforted, David lies on the ground, Job is angry for thirty chapters, and God does not send them away. You may bring your rage and your silence to him, or let others believe for you for a while. Please do not stay alone with it; other bereaved parents and a counselor can walk with you.",
  passages: [
    { reference: "Jeremiah 31:15-17", why: "Rachel’s refusal to be comforted is heard." },
    { reference: "2 Samuel 18:33", why: "David’s cry for his son." },
    { reference: "Psalms 88:1-9", why: "A prayer that ends in the dark, and is still a prayer." },
    { reference: "Revelation 21:3-4", why: "The promise of a day without death or mourning." },
  ],
  sources: [],
  related: ["do-babies-go-to-heaven", "angry-at-god"],
};
