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
  answer: `Christians believe that he did, and they offer historical reasons for it, though it cannot be proved like a theorem.

Historians of many views grant that Jesus was crucified, that his followers were soon sure they had seen him alive, and that two outsiders changed: James, one of the brothers who had not believed (John 7:5; 1 Corinthians 15:7), and the persecutor Paul (Galatians 1:13-16). The empty tomb is disputed more; Gary Habermas counts three authors in four for it, from data not published that critics call one-sided.

Critics argue from the sources. Paul, the earliest, names no tomb and no women, and ranks his own vision with the others. In its oldest copies Mark ends without an appearance; the later accounts differ on who saw Jesus where. The bereaved often see their dead, and stories grow, Bart Ehrman concludes.

Christians reply that the list in 1 Corinthians 15:3-8 is too early for legend, that such visions hardly fit groups, a doubting brother or an enemy, and that nobody would invent women as first witnesses. N. T. Wright holds that only an empty tomb and meetings together explain the belief.

For Paul everything depends on it (1 Corinthians 15:17).`,
  verse: "1 Corinthians 15:17",
  sources: [
    {
      author: "Gary R. Habermas",
      year: "2005",
      title: "Resurrection Research from 1975 to the Present: What are Critical Scholars Saying?",
      publication: "Journal for the Study of the Historical Jesus 3.2: 135-153",
      kind: "peer-reviewed",
    },
    {
      author: "Michael J. Alter and Darren M. Slade",
      year: "2021",
      title:
        "Dataset Analysis of English Texts Written on the Topic of Jesus’ Resurrection: A Statistical Critique of Minimal Facts Apologetics",
      publication: "Socio-Historical Examination of Religion and Ministry 3/2: 367-392",
      kind: "journal",
    },
    {
      author: "Bart D. Ehrman",
      year: "2014",
      title: "How Jesus Became God",
      publication: "HarperOne",
      kind: "book",
    },
    {
      author: "N. T. Wright",
      year: "2003",
      title: "The Resurrection of the Son of God",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
};
