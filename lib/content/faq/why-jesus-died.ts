import type { FaqItem } from "./schema";

export const whyJesusDied: FaqItem = {
  id: "faq-why-jesus-died",
  order: 240,
  section: "Jesus",
  question: "Why did Jesus have to die?",
  askedAs: [
    "why did jesus die on the cross",
    "why was jesus crucified for us",
    "why did god need a sacrifice",
    "why couldn't god just forgive without the cross",
    "what did the death of jesus do",
    "what does it mean that jesus died for our sins",
  ],
  answer: `The New Testament says that he died for our sins, to bring us back to God; it was his own free gift as well as God’s plan.

Jesus called his death a ransom for many (Mark 10:45). Isaiah 53:5-6 had described a servant who bears the wrongs of others, and 1 Peter 3:18 says that the righteous one suffered for the unrighteous. Paul explains that in the cross God shows himself just and yet accepts the guilty who trust in Jesus (Romans 3:23-26).

Christians have described this from several sides. One speaks of substitution: he took what we deserved. Another speaks of victory: he broke the power of death and evil (Colossians 2:15). A third speaks of love that wins us by its example (1 John 4:10-11). Most churches combine them, though they differ on which stands at the center.

Some people find it unjust that an innocent person should suffer for others. The Christian reply is that God did not punish a stranger. In his Son he bore the cost himself, as forgiveness always costs the one who forgives.`,
  verse: "1 Peter 3:18",
  sources: [],
};
