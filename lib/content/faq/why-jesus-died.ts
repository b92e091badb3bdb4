import type { FaqItem } from "./schema";

export const whyJesusDied: FaqItem = {
  id: "faq-why-jesus-died",
  order: 240,
  section: "Jesus",
  question: "Why did Jesus have to die?",
  askedAs: [
    "why did he have to die",
    "couldn't god just say ok forgiven",
    "why could god not forgive without anybody dying",
    "why did jesus die on the cross",
    "why was jesus crucified for us",
    "why did god need a sacrifice",
    "why couldn't god just forgive without the cross",
    "what did the death of jesus do",
    "what does it mean that jesus died for our sins",
    "penal substitution",
    "atonement theories christus victor",
    "why did he have to get killed",
    "cosmic child abuse",
    "what did the cross accomplish",
    "god kills his own son to forgive people?",
    "ransom for many to whom was it paid",
    "why couldnt god just say its ok i forgive you",
    "why nails and a cross",
    "my son asked why they were so mean to jesus",
    "moral influence abelard anselm satisfaction",
    "how does a death 2000 years ago help me",
    "he died for me, i dont get it",
    "did jesus want to die",
    "who needed him to die god or the romans",
    "lamb of god who takes away the sin of the world",
    "what does it mean christ gave his life",
    "meaning of calvary",
    "Explain soteriological significance of the crucifixion",
    "Nobody asked him to die for me",
    "propitiation expiation hilasterion",
    "why was the sacrifice of jesus necessary",
    "jesus dying in my place",
    "Why Jesus must to die?",
    "good friday talk for teenagers why did he die",
    "forgiveness without the crucifixion possible?",
  ],
  answer: `The New Testament says that he died for our sins, to bring us back to God; it was his own free gift as well as God’s plan.

Jesus called his death a ransom for many (Mark 10:45). Isaiah 53:5-6 had described a servant who bears the wrongs of others, and 1 Peter 3:18 says that the righteous one suffered for the unrighteous. Paul explains that in the cross God shows himself just and yet accepts the guilty who trust in Jesus (Romans 3:23-26).

Christians have described this from several sides. One speaks of substitution: he took what we deserved. Another speaks of victory: he broke the power of death and evil (Colossians 2:15). A third speaks of love that wins us by its example (1 John 4:10-11). Most churches combine them, though they differ on which stands at the center.

Some people find it unjust that an innocent person should suffer for others. The Christian reply is that God did not punish a stranger. In his Son he bore the cost himself, as forgiveness always costs the one who forgives.`,
  verse: "1 Peter 3:18",
  sources: [],
};
