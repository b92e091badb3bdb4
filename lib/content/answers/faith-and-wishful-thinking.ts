import type { Answer } from "./schema";

export const faithAndWishfulThinking: Answer = {
  id: "faith-and-wishful-thinking",
  section: "Doubts and hard texts",
  question: "Is faith just a crutch or wishful thinking?",
  askedAs: [
    "is religion a crutch for weak people",
    "freud religion is an illusion",
    "is faith belief without evidence",
    "opium of the people",
    "did people invent god because they are afraid of death",
    "i only believe because i am afraid of death",
  ],
  answer:
    "Faith can be wishful thinking, and so can unbelief; why somebody believes a thing does not settle whether it is true. Freud and Feuerbach held that we project our wishes onto the sky. Against that, much in the Bible is not what people wish for: judgment, loving enemies, losing one’s life. The Bible speaks of faith as trust that has reasons, and Paul says that if Christ was not raised it is worthless. To lean on something when one is hurt is no shame; the question is whether it holds.",
  passages: [
    { reference: "1 Corinthians 15:14", why: "Paul lets faith stand or fall with an event." },
    { reference: "1 Peter 3:15", why: "Be ready to give a reason, gently." },
    { reference: "John 20:27-29", why: "Thomas is shown, and others are blessed." },
    { reference: "Hebrews 11:1", why: "A description of faith." },
  ],
  christianViews:
    "Catholics teach that faith and reason support each other. Pascal and Kierkegaard stressed the risk and the heart. Alvin Plantinga holds that belief in God can be reasonable without argument.",
  critics:
    "Critics such as Richard Dawkins say that faith means believing without or against evidence. Psychologists explain belief by a mind quick to see purpose everywhere; believers answer that this may be how God is found.",
  sources: [
    {
      author: "Sigmund Freud",
      year: "1927",
      title: "The Future of an Illusion",
      publication: "Internationaler Psychoanalytischer Verlag, Vienna",
      kind: "book",
    },
    {
      author: "Alvin Plantinga",
      year: "2000",
      title: "Warranted Christian Belief",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["what-is-faith", "does-god-exist"],
};
