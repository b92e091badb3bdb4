import type { Misquotation } from "./schema";

export const peopleBecomeAngels: Misquotation = {
  id: "people-become-angels",
  order: 410,
  wordings: [
    "people become angels when they die",
    "become angels when we die",
    "become an angel when",
    "heaven gained an angel",
    "heaven gained another angel",
    "turn into angels",
    "turn into an angel",
    "turn into a angel",
    "turns into an angel",
    "turned into an angel",
    "become an angel after",
    "is an angel now",
    "become angels",
  ],
  answer:
    "The Bible does not say that people become angels when they die. Jesus says that those who rise will be like angels in one respect: they do not marry.",
  references: ["Matthew 22:30"],
};
