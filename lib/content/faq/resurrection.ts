import type { FaqItem } from "./schema";

export const resurrection: FaqItem = {
  id: "faq-resurrection",
  order: 210,
  section: "Jesus",
  question: "Did Jesus rise from the dead?",
  askedAs: [
    "did jesus really rise from the dead",
    "is there evidence for the resurrection",
    "how do we know jesus rose again",
    "proof of the resurrection",
    "is the resurrection of jesus true",
    "was the tomb really empty",
    "why believe jesus came back to life",
  ],
  answer: `Christians believe that he did, and they offer historical reasons for it, though it cannot be proved as a theorem is proved.

Historians of many views grant several facts. Jesus died by crucifixion. Soon afterward his followers were sure that they had seen him alive. Two men who had not been followers changed: James, his brother, and Paul, who had persecuted the church (Galatians 1:19; 1 Corinthians 15:5-8). The preaching started early, in Jerusalem, where he had been killed. A smaller majority probably grants the empty tomb as well.

Other explanations have been offered. Grief may have brought visions, though that sits uneasily with groups and with Paul. The story may have grown as legend, though the list in 1 Corinthians 15:3-8 is early. The women may have gone to the wrong tomb, or someone may have taken the body; neither, Christians reply, accounts for the appearances. To someone sure that miracles never happen, any of these will seem likelier.

For Paul everything depends on it: if Christ was not raised, faith is empty (1 Corinthians 15:17).`,
  verse: "1 Corinthians 15:17",
  sources: [],
};
