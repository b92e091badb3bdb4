import type { Answer } from "./schema";

export const canAMurdererBeForgiven: Answer = {
  id: "can-a-murderer-be-forgiven",
  section: "Faith basics",
  question: "Can a murderer be forgiven and go to heaven?",
  askedAs: [
    "can god forgive murder",
    "did hitler go to heaven if he repented",
    "is deathbed repentance real",
    "is it fair that a killer can go to heaven",
    "can god forgive the worst person ever",
    "can a person be too evil to be saved",
    "can a killer be forgiven",
    "does god forgive murderers",
    "i killed someone can god forgive me",
    "can a criminal go to heaven",
    "last minute conversion before death",
    "forgiveness for the worst crimes",
    "can serial killers go to heaven",
  ],
  answer:
    "The Bible says that no one who truly turns to God, not even a murderer, is beyond his forgiveness: Moses and David had killed, Paul had helped to kill Christians, and a criminal was forgiven beside Jesus as he died. True turning is more than a word of fear; it owns the deed, and does not escape earthly justice. Forgiveness does not say that the victims do not matter: the Bible insists that God hears their blood cry out. If you carry such a deed, speak with a pastor or priest and a lawyer; if you are about to hurt someone, call your emergency number now.",
  passages: [
    { reference: "Luke 23:39-43", why: "A criminal asks, and is answered." },
    { reference: "1 Timothy 1:15-16", why: "Paul calls himself the worst." },
    { reference: "Psalms 51:14-17", why: "A prayer to be freed from bloodguilt." },
    { reference: "Genesis 4:9-10", why: "The blood of the victim is heard." },
  ],
  christianViews:
    "All large churches teach it. Catholics speak of sorrow out of love, confession, and making amends, perhaps also after death; Protestants of faith alone, whose fruit is a changed life. Early Christians argued over whether murderers might return to the church at all.",
  critics:
    "Many find it unjust that a killer who repents should be saved and a decent unbeliever lost. Simon Wiesenthal asked whether anyone but the dead could forgive; Jewish tradition says that God does not forgive wrongs to others until they have.",
  sources: [
    {
      author: "Simon Wiesenthal",
      year: "1969",
      title: "The Sunflower",
      publication: "Opera Mundi, Paris",
      kind: "book",
    },
  ],
  related: ["guilt-that-will-not-leave", "unforgivable-sin"],
};
