import type { Section } from "./schema";

export const galatians: readonly Section[] = [
  { passage: "Galatians 1:6-10", words: "another gospel; accursed" },
  { passage: "Galatians 1:11-24", words: "Paul’s life before; three years, Arabia" },
  {
    passage: "Galatians 2:11-14",
    words:
      "Paul opposes Peter (Cephas) at Antioch to his face, hypocrisy over eating with Gentiles",
  },
  { passage: "Galatians 2:15-21", words: "crucified with Christ; not by works of the law" },
  { passage: "Galatians 3:1-14", words: "foolish Galatians; Abraham believed; curse of the law" },
  { passage: "Galatians 3:23-29", words: "neither Jew nor Greek, slave nor free, male nor female" },
  {
    passage: "Galatians 4:4-7",
    words: "in the fullness of time God sent his Son, born of a woman",
  },
  { passage: "Galatians 4:21-31", words: "Hagar and Sarah, two covenants, allegory" },
  { passage: "Galatians 5:1-12", words: "freedom; circumcision" },
  {
    passage: "Galatians 5:16-26",
    words: "works of the flesh; fruit of the Spirit: love, joy, peace, patience",
  },
  { passage: "Galatians 6:1-10", words: "bear one another’s burdens; a man reaps what he sows" },
];
