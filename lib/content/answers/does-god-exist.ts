import type { Answer } from "./schema";

export const doesGodExist: Answer = {
  id: "does-god-exist",
  section: "Faith basics",
  question: "How do we know that God exists?",
  askedAs: [
    "is god real",
    "prove god exists",
    "what is the evidence for god",
    "how can you believe in a god you cannot see",
    "arguments for the existence of god",
    "is there a god yes or no",
    "give me one good reason to believe there is a god",
    "how can i know god is real",
    "proof of gods existence",
    "i want to believe in god but i need evidence",
    "why believe in god at all",
    "does god really exist",
    "what are the proofs that god exists",
    "can you prove that god is real",
    "is there proof of god",
    "how do you know there is a god",
    "is there scientific proof that god is real",
  ],
  answer:
    "Nobody can prove that God exists as one proves a sum, and nobody has disproved it; believers and unbelievers both weigh reasons. Christians point to there being a world at all, to its order, to conscience, to beauty and reason, to lives changed, and above all to Jesus. The Bible itself does not argue that God exists; it says that creation and conscience speak of him, and invites people to seek. You need no certainty to begin: it is honest to pray, “If you are there, show me.”",
  passages: [
    { reference: "Psalms 19:1-4", why: "The sky speaks without words." },
    { reference: "Romans 1:19-20", why: "Paul: God’s power can be perceived in what is made." },
    { reference: "Acts 17:26-28", why: "People are meant to seek God, who is near." },
    { reference: "Mark 9:24", why: "A father’s prayer that holds faith and doubt together." },
  ],
  christianViews:
    "Catholics hold that reason can know that God exists, and Thomas Aquinas gave five ways. Many Reformed thinkers say that trust in God can be reasonable without proof, as trust in other minds is. Others, with Pascal and Kierkegaard, say that God is found by the heart’s venture rather than at the end of an argument.",
  critics:
    "Critics such as Hume, Russell and J. L. Mackie answer that the world may need no cause outside itself, that natural selection explains order in living things, that suffering counts against a good God, and that if God wanted to be known, sincere seekers would not miss him.",
  sources: [
    {
      author: "Thomas Aquinas",
      year: "c. 1270",
      title: "Summa Theologiae I, question 2",
      publication: "Standard numbering",
      kind: "book",
    },
    {
      author: "J. L. Mackie",
      year: "1982",
      title: "The Miracle of Theism",
      publication: "Clarendon Press, Oxford",
      kind: "book",
    },
    {
      author: "Richard Swinburne",
      year: "1979",
      title: "The Existence of God",
      publication: "Clarendon Press, Oxford",
      kind: "book",
    },
  ],
  related: ["who-created-god", "can-atheists-be-good", "what-is-faith"],
};
