import type { Answer } from "./schema";

export const doesGodChangeHisMind: Answer = {
  id: "does-god-change-his-mind",
  section: "Faith basics",
  question: "Does God change his mind?",
  askedAs: [
    "can prayer change gods mind",
    "why did god regret making people",
    "does god know the future",
    "god is unchanging but he relented explain",
    "did moses talk god out of it",
    "why pray if god already knows everything",
    "does praying change anything if god has already decided",
    "did god regret creating humans",
    "god repented meaning",
    "is god unchangeable",
    "can god be persuaded",
    "does god know everything that will happen",
    "can we change gods plans by praying",
    "does prayer change gods mind",
    "can god change his plan",
  ],
  answer:
    "The Bible says both that God is not a man who changes his mind and that he relented when people prayed or repented. Most readers join the two in this way: God’s character and purpose do not change, and precisely for that reason he treats people differently when they turn. Jonah knew it, and was annoyed by it. So prayer is no lesson given to a God who lacks facts; Jesus says that the Father knows what we need, and in the next breath he teaches us to ask.",
  passages: [
    { reference: "Numbers 23:19", why: "God does not go back on his word." },
    { reference: "Exodus 32:11-14", why: "Moses pleads, and the Lord relents." },
    {
      reference: "Jeremiah 18:7-10",
      why: "The rule stated: when a nation turns, so does the sentence.",
    },
    { reference: "Matthew 6:7-9", why: "The Father knows already, and still we are to pray." },
  ],
  christianViews:
    "Most of Christian tradition, Catholic, Orthodox and Protestant, holds that God does not change and knows all that will be; his regret is spoken of in human terms. Open theists hold that God truly responds and that the future choices of free people are not yet there to be known. Others say that God knows all and has woven our prayers in from the start.",
  critics:
    "Critical scholars see different writers: one who pictures God with feelings and second thoughts, another who corrects him, as in the single chapter 1 Samuel 15, with verses 11 and 29.",
  sources: [
    {
      author: "James K. Beilby and Paul R. Eddy, editors",
      year: "2001",
      title: "Divine Foreknowledge: Four Views",
      publication: "InterVarsity Press, Downers Grove",
      kind: "book",
    },
  ],
  related: ["predestination-or-free-will", "what-is-the-lords-prayer"],
};
