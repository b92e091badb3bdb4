import type { Section } from "./schema";

export const galatians: readonly Section[] = [
  ["Galatians 1:6-10", "another gospel; accursed"],
  ["Galatians 1:11-24", "Paul’s life before; three years, Arabia"],
  [
    "Galatians 2:11-14",
    "Paul opposes Peter (Cephas) at Antioch to his face, hypocrisy over eating with Gentiles",
  ],
  ["Galatians 2:15-21", "crucified with Christ; not by works of the law"],
  ["Galatians 3:1-14", "foolish Galatians; Abraham believed; curse of the law"],
  ["Galatians 3:23-29", "neither Jew nor Greek, slave nor free, male nor female"],
  ["Galatians 4:4-7", "in the fullness of time God sent his Son, born of a woman"],
  ["Galatians 4:21-31", "Hagar and Sarah, two covenants, allegory"],
  ["Galatians 5:1-12", "freedom; circumcision"],
  ["Galatians 5:16-26", "works of the flesh; fruit of the Spirit: love, joy, peace, patience"],
  ["Galatians 6:1-10", "bear one another’s burdens; a man reaps what he sows"],
];
