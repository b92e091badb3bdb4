import type { Answer } from "./schema";

export const somebodyILoveDied: Answer = {
  id: "somebody-i-love-died",
  section: "Hard times",
  question: "Somebody I love died. How do I go on?",
  askedAs: [
    "my grandpa died and i miss him",
    "my grandma passed away",
    "my friend died",
    "my best friend passed away",
    "my brother died",
    "my sister died last year",
    "my cousin died",
    "lost a patient today",
    "my uncle passed",
    "someone i love died",
    "how do i grieve someone",
    "i miss someone who died",
    "losing a loved one",
    "grieving a friend",
  ],
  answer:
    "Slowly, and not by yourself. The Bible does not hurry anybody through grief: Abraham wept for Sarah, David for Jonathan, and Jesus for Lazarus. It tells those who mourn that God is near to them, and those who trust in Christ that death does not have the last word. Say the name of the one you miss, let others sit with you, and bring to God what hurts, in your own words or in those of a psalm.",
  passages: [
    { reference: "Psalm 34:18", why: "God is near to those whose heart is broken." },
    { reference: "John 11:33-36", why: "Jesus weeps at the grave of a friend." },
    { reference: "1 Thessalonians 4:13-14", why: "Grief is allowed, and it has a hope." },
    { reference: "Revelation 21:4", why: "Every tear will be wiped away." },
  ],
  sources: [],
  related: ["my-mother-or-father-died", "know-loved-ones-in-heaven"],
};
