import type { Answer } from "./schema";

export const whatIsTheFearOfTheLord: Answer = {
  id: "what-is-the-fear-of-the-lord",
  section: "Faith basics",
  question: "What does it mean to fear God?",
  askedAs: [
    "fear of the lord meaning",
    "why should i be afraid of god",
    "should i be scared of god",
    "god is love so why fear him",
    "fear of god is the beginning of wisdom",
    "why should i fear god",
    "what does god fearing mean",
    "am i supposed to be afraid of god",
  ],
  answer:
    "In the Bible the fear of God mostly means awe and deep respect: taking God seriously, and therefore hating what is evil. It stands beside trust and love and is called the beginning of wisdom. It is not the terror of someone who expects blows; John says that love in its fullness drives that kind of fear away. If God has been made to you into somebody to be afraid of, that may be what people did, and it is worth talking over with somebody gentle.",
  passages: [
    { reference: "Proverbs 9:10", why: "The beginning of wisdom." },
    { reference: "Psalms 103:11-14", why: "Fear beside a father’s compassion." },
    { reference: "1 John 4:17-18", why: "Love and the fear of punishment do not live together." },
    { reference: "Exodus 20:20", why: "Moses tells the people not to be afraid, and to fear God." },
  ],
  christianViews:
    "Catholics distinguish servile fear, of punishment, from a child’s fear of hurting one it loves. Luther begins every commandment’s meaning with fearing and loving God. Some preach judgment as a warning that saves; others think that it hides God’s face.",
  critics:
    "Many critics say that religion rules by fear; Bertrand Russell named fear as its chief root.",
  sources: [
    {
      author: "Bertrand Russell",
      year: "1927",
      title: "Why I Am Not a Christian",
      publication: "Watts, London",
      kind: "book",
    },
  ],
  related: ["what-is-the-wrath-of-god", "does-god-love-me"],
};
