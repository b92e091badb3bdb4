import type { Answer } from "./schema";

export const problemOfEvil: Answer = {
  id: "problem-of-evil",
  section: "Doubts and hard texts",
  question: "Does the existence of evil prove that there is no God?",
  askedAs: [
    "problem of evil argument",
    "epicurus is god willing but not able",
    "if god is all powerful and good why evil",
    "logical problem of evil",
    "evil disproves god",
    "why doesn't god stop evil",
    "how can there be a god when children get cancer",
    "can a good god exist when there is so much evil",
    "free will defense plantinga",
    "god could stop evil but does not",
  ],
  answer:
    "Evil does not prove in the strict sense that there is no God, as most philosophers now grant, but many find it the strongest reason to doubt, and it deserves better than a quick reply. The argument is that a God who is all-powerful and good would neither want nor allow such suffering. Believers answer that God may have reasons we cannot see, such as freedom, growth, or an end in which all is healed. The Bible gives no theory; it shows people who cry out, and a God who himself suffers.",
  passages: [
    { reference: "Habakkuk 1:2-3", why: "A prophet puts the question to God." },
    { reference: "Romans 8:18-21", why: "A creation in bondage, with freedom to come." },
    { reference: "Psalms 22:1-2", why: "The cry of abandonment that Jesus made his own." },
    { reference: "Revelation 21:3-4", why: "The hope: an end to death, mourning and pain." },
  ],
  christianViews:
    "The free will defense, as in Alvin Plantinga, says that love needs freedom. John Hick followed Irenaeus: the world is a place for souls to grow. Others say that God does not will evil but fights it, or that no explanation should be tried and only company given.",
  critics:
    "J. L. Mackie called the three beliefs, in God’s power, God’s goodness and evil, inconsistent. William Rowe argued more carefully that some suffering, like a fawn dying alone in a forest fire, seems to serve no good at all, which makes God unlikely.",
  sources: [
    {
      author: "J. L. Mackie",
      year: "1955",
      title: "Evil and Omnipotence",
      publication: "Mind 64: 200-212",
      kind: "peer-reviewed",
    },
    {
      author: "Alvin Plantinga",
      year: "1974",
      title: "God, Freedom, and Evil",
      publication: "Harper and Row",
      kind: "book",
    },
    {
      author: "William L. Rowe",
      year: "1979",
      title: "The Problem of Evil and Some Varieties of Atheism",
      publication: "American Philosophical Quarterly 16: 335-341",
      kind: "peer-reviewed",
    },
    {
      author: "John Hick",
      year: "1966",
      title: "Evil and the God of Love",
      publication: "Macmillan",
      kind: "book",
    },
  ],
  related: ["hiddenness-of-god", "jobs-wager", "where-did-evil-come-from"],
};
