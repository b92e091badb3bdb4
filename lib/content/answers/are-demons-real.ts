import type { Answer } from "./schema";

export const areDemonsReal: Answer = {
  id: "are-demons-real",
  section: "Faith basics",
  question: "Are demons real, and are they active today?",
  askedAs: [
    "do demons exist",
    "can a christian be possessed by a demon",
    "is demon possession real or mental illness",
    "are evil spirits still around today",
    "i think there is a demon in my house",
    "what are demons",
    "do evil spirits exist",
    "can demons possess people nowadays",
    "exorcism in the bible",
    "are unclean spirits real",
    "what does the bible teach about demons",
    "can demons hurt me",
    "are there demons",
    "can a believer have a demon",
  ],
  answer:
    "The Gospels treat demons as real evil spirits, and Jesus frees people from them with a word. The Bible says little about where they come from and encourages no fascination with them: believers are told to resist, to pray, and not to be afraid. The Gospels also tell illness and possession apart, and many churches today ask for a doctor’s view before they think of anything else. If you hear voices or feel attacked, please tell a doctor and someone you trust; asking for help is no lack of faith.",
  passages: [
    { reference: "Mark 1:23-27", why: "Jesus commands an unclean spirit, and it leaves." },
    { reference: "Matthew 4:24", why: "The demon-possessed and the sick are named side by side." },
    { reference: "James 4:7", why: "Submit to God, resist, and the devil gives way." },
    { reference: "Romans 8:38-39", why: "No power at all can part God’s people from his love." },
  ],
  christianViews:
    "Catholic and Orthodox churches keep rites of exorcism, which Catholics reserve to a priest with the bishop’s permission. Pentecostals and many charismatics pray for deliverance more often. Many Protestants believe that demons exist but expect possession to be rare. Most hold that a believer can be tempted or troubled but not possessed; some disagree.",
  critics:
    "Physicians point out that what ancient writers describe, seizures and voices among them, fits known illnesses, and that people treated as possessed have been badly harmed. Many historians say that Jesus worked as an exorcist, without concluding that demons exist.",
  sources: [
    {
      author: "Graham H. Twelftree",
      year: "1993",
      title: "Jesus the Exorcist",
      publication: "Mohr Siebeck, Tübingen",
      kind: "book",
    },
  ],
  related: ["is-there-spiritual-warfare", "who-is-satan", "ghosts-mediums-and-tarot"],
};
