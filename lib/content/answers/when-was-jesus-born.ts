import type { Answer } from "./schema";

export const whenWasJesusBorn: Answer = {
  id: "when-was-jesus-born",
  section: "People and places",
  question: "When was Jesus born, and when did he die?",
  askedAs: [
    "what year was jesus born",
    "how old was jesus when he died",
    "what year was the crucifixion",
    "was jesus really born in year 0",
    "how long was jesus ministry",
  ],
  answer:
    "He was probably born between about 6 and 4 BC, before the death of Herod the Great, and died about AD 30 or 33, under Pontius Pilate. The count of years made in the sixth century missed by some years, and there is no year 0. He was about thirty when he began, so in his middle thirties when he was crucified; John mentions three Passovers.",
  passages: [
    { reference: "Matthew 2:1", why: "Born in the days of King Herod." },
    {
      reference: "Luke 3:1-2",
      why: "The fifteenth year of Tiberius, for the Baptist’s beginning.",
    },
    { reference: "Luke 3:23", why: "About thirty." },
    { reference: "John 19:14-16", why: "The day before Passover, under Pilate, as John tells it." },
  ],
  critics:
    "Luke also names a census under Quirinius, who governed Syria from AD 6, ten years after Herod’s death; most scholars think that Luke or his source was mistaken, while others look for an earlier census.",
  sources: [],
  related: ["quirinius-census", "day-of-the-crucifixion"],
};
