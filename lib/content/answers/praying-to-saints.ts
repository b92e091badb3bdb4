import type { Answer } from "./schema";

export const prayingToSaints: Answer = {
  id: "praying-to-saints",
  section: "Faith basics",
  question: "Why do some Christians pray to saints?",
  askedAs: [
    "is it okay to pray to saints",
    "do catholics worship saints",
    "can the saints in heaven hear us",
    "may we pray to anyone but god",
    "is asking saints to pray for us in the bible",
    "what is a saint",
    "is it wrong to ask saint anthony for help",
    "intercession of saints",
    "why ask dead saints for prayers",
    "are saints in heaven aware of us",
    "patron saints in the bible",
    "who counts as a saint",
    "should we pray to the saints",
    "why do catholics pray to saints",
    "can i pray to a saint",
  ],
  answer:
    "Catholics and Orthodox ask the saints to pray for them, as one asks a friend, in the belief that those who are with Christ are alive and care about us; they say that worship belongs to God alone. Protestants do not do it, since the Bible has no example of such a request and calls Christ the one mediator. In the New Testament “saints” are all believers; the word came to be used above all for those whose lives shone.",
  passages: [
    {
      reference: "1 Timothy 2:5-6",
      why: "One mediator; in verse 1 the same letter asks for prayer for others.",
    },
    { reference: "Hebrews 12:1", why: "A cloud of witnesses surrounds the living." },
    { reference: "Revelation 5:8", why: "Prayers of the saints are brought before God." },
    { reference: "Romans 1:7", why: "Paul calls all believers in Rome saints." },
  ],
  christianViews:
    "Catholics and Orthodox point to Revelation 5:8, to the living God of Mark 12:27 and to very old custom; they distinguish veneration from worship. Protestants answer that Revelation does not say that the saints hear us, that Deuteronomy 18:11 warns against seeking the dead, and that nobody needs a go-between beside Christ. Many Anglicans and Lutherans thank God for the saints without calling on them.",
  critics:
    "Historians such as Peter Brown have shown how the cult of martyrs grew at their graves; some see in it an heir of older local gods, while Brown himself thinks that explanation too simple.",
  sources: [
    {
      author: "Peter Brown",
      year: "1981",
      title: "The Cult of the Saints",
      publication: "University of Chicago Press, Chicago",
      kind: "book",
    },
  ],
  related: ["why-do-catholics-honor-mary", "can-the-dead-see-us"],
};
