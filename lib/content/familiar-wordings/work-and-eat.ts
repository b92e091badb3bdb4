import type { FamiliarWording } from "./schema";

export const workAndEat: FamiliarWording = {
  id: "work-and-eat",
  verse: "2Thess.3.10",
  wordings: [
    "if you don't work you don't eat",
    "if you dont work you dont eat",
    "if you do not work you do not eat",
    "you don't work you don't eat",
    "no work no food",
    "he who does not work shall not eat",
    "he who does not work neither shall he eat",
    "those who do not work should not eat",
    "whoever does not work should not eat",
    "if anyone will not work let him not eat",
    "if a man will not work he shall not eat",
  ],
};
