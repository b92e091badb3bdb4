import type { Answer } from "./schema";

export const whyDoCatholicsHonorMary: Answer = {
  id: "why-do-catholics-honor-mary",
  section: "Faith basics",
  question: "Why do Catholics and Orthodox honor Mary so highly?",
  askedAs: [
    "do catholics worship mary",
    "should christians pray to mary",
    "was mary sinless",
    "was mary a virgin all her life",
    "what is the immaculate conception",
    "why is mary called mother of god",
    "did mary go up to heaven",
    "do catholics pray to mary",
    "was mary without sin",
    "assumption of mary",
    "hail mary prayer biblical",
    "mary queen of heaven",
    "what is the rosary",
    "is mary the mother of god",
    "did mary have original sin",
    "why is mary so important to catholics",
    "why do catholics love mary",
    "is mary worshiped",
  ],
  answer:
    "Mary is honored because she is the mother of Jesus; since Christians believe that he is God, the ancient church called her “God-bearer”, or mother of God. They honor her above all other saints and ask for her prayers; both churches say firmly that she is not to be worshiped. Protestants honor her as the woman who said yes to God, and most hold to what the New Testament says of her and no further. The immaculate conception means her own conception without original sin, and not the virgin birth.",
  passages: [
    {
      reference: "Luke 1:46-49",
      why: "Mary’s song: she is to be called blessed, and she praises God.",
    },
    { reference: "Luke 1:38", why: "Her yes." },
    { reference: "John 19:26-27", why: "Jesus gives Mary and a disciple to each other." },
    { reference: "John 2:3-5", why: "Her last recorded words point to her son." },
  ],
  christianViews:
    "Catholics hold as dogma her perpetual virginity, immaculate conception (1854) and assumption into heaven (1950). Orthodox call her all-holy and ever-virgin and celebrate her falling asleep, without those two definitions. Luther and Zwingli too thought her ever a virgin; most Protestants now read “brothers” of Jesus in Mark 6:3 as Mary’s children, while Catholics take them for cousins, and Orthodox for Joseph’s children.",
  critics:
    "Historians find the earliest stories of her own birth and childhood in the Protevangelium of James, from the second century, and think that devotion grew with time.",
  sources: [
    {
      author: "Jaroslav Pelikan",
      year: "1996",
      title: "Mary Through the Centuries",
      publication: "Yale University Press, New Haven",
      kind: "book",
    },
    {
      author: "Catholic Church",
      year: "1997",
      title: "Catechism of the Catholic Church, paragraphs 963-975",
      publication: "Libreria Editrice Vaticana, Vatican City",
      kind: "book",
    },
  ],
  related: ["praying-to-saints", "why-does-the-virgin-birth-matter"],
};
