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
    "did he really come back alive",
    "dead people dont come back",
    "easter is it true",
    "minimal facts habermas licona",
    "nt wright resurrection of the son of god",
    "was the grave empty",
    "christ is risen but how do you know",
    "why should anyone believe a dead man walked out",
    "case for christ lee strobel",
    "at easter i stand in the pulpit and wonder if it happened",
    "is there proof of easter",
    "if christ be not raised your faith is vain",
    "historical arguments for an empty grave",
    "what happened on the third day",
    "bodily or spiritual rising",
    "Is belief in a risen Christ reasonable?",
    "i buried my husband and i need to know if anyone ever really came out of a grave",
    "what convinced the disciples he was alive",
    "jesus came alive again really really?",
    "women as witnesses of the tomb",
    "Extraordinary claims need extraordinary evidence",
    "paul's list of witnesses",
    "how can you prove it",
    "james the brother was converted why",
    "Jesus did he truly resurrect from dead?",
    "pinchas lapide jewish scholar believed",
    "corpses stay dead every night on my ward so why believe easter",
  ],
  answer: `Christians believe that he did, and they offer historical reasons for it, though it cannot be proved as a theorem is proved.

Historians of many views grant several facts. Jesus died by crucifixion. Soon afterward his followers were sure that they had seen him alive. Two men who had not been followers changed: James, his brother, and Paul, who had persecuted the church (Galatians 1:19; 1 Corinthians 15:5-8). The preaching started early, in Jerusalem, where he had been killed. A smaller majority probably grants the empty tomb as well.

Other explanations have been offered. Grief may have brought visions, though that sits uneasily with groups and with Paul. The story may have grown as legend, though the list in 1 Corinthians 15:3-8 is early. The women may have gone to the wrong tomb, or someone may have taken the body; neither, Christians reply, accounts for the appearances. To someone sure that miracles never happen, any of these will seem likelier.

For Paul everything depends on it: if Christ was not raised, faith is empty (1 Corinthians 15:17).`,
  verse: "1 Corinthians 15:17",
  sources: [],
};
