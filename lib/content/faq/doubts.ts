import type { FaqItem } from "./schema";

export const doubts: FaqItem = {
  id: "faq-doubts",
  order: 280,
  section: "Faith and other religions",
  question: "I have doubts. Can I still come to God?",
  askedAs: [
    "is it a sin to doubt",
    "can i come to god with doubts",
    "i doubt my faith",
    "what if i don't believe enough",
    "i am not sure i believe anymore",
    "i'm losing my faith",
    "can a christian have doubts",
    "i find it hard to believe in god",
    "i used to believe and now i just feel empty",
    "help my unbelief",
    "deconstructing my faith",
    "im a pastor and i dont know if i believe it any more",
    "doubting thomas",
    "questions about god make me feel guilty",
    "am i a bad christian for having questions",
    "50 50 about god",
    "i go to church but inside i am not convinced",
    "my faith is hanging by a thread",
    "may i pray even though im unsure",
    "skeptical but want to believe",
    "half believe",
    "since my mother's illness i am not sure there is anybody up there",
    "is god mad at me for wondering if he is real",
    "great believers who had doubts",
    "i cant believe like i did as a kid",
    "wrestling with belief",
    "is it ok to ask god hard questions",
    "faith crisis at uni",
    "im agnostic can i still pray",
    "stopped believing but miss it",
    "Does uncertainty disqualify a person from faith",
    "nobody at church knows that i don't really believe",
    "I have much doubt, God will accept me?",
    "lost my religion want it back",
    "mustard seed faith is that enough",
    "john the baptist in prison wondered too",
    "will god be angry if i ask questions",
    "is god angry when i ask questions",
  ],
  answer: `Yes, you can come as you are; the Bible tells of many people who came to God with doubts and were not sent away.

A father asked Jesus for help and in the same breath confessed how weak his belief was, and Jesus healed his son (Mark 9:24-27). Thomas would not accept the resurrection on the word of others, and Jesus met him with patience and evidence (John 20:24-29). Even John the Baptist, in prison, sent to ask whether Jesus was really the one, and was answered without anger (Matthew 11:2-6). Many Psalms are prayers of people who did not understand what God was doing, such as Psalm 73:1-28.

Doubts come in different kinds. Some are questions of fact, and those can be studied; this site tries to show its sources and its critics for that reason. Some grow from hurt or weariness, and then rest and a good listener may help more than arguments.

Some Christians warn that doubt can be nursed as an excuse, and James 1:5-8 urges single-minded trust. Yet the same passage begins by saying that God gives wisdom to those who ask, and finds no fault with them for asking.`,
  verse: "Mark 9:24",
  sources: [],
};
