import type { Answer } from "./schema";

export const bibleAndAntisemitism: Answer = {
  id: "bible-and-antisemitism",
  section: "Doubts and hard texts",
  question: "Is the New Testament antisemitic?",
  askedAs: [
    "did the jews kill jesus",
    "his blood be on us and on our children",
    "is the gospel of john antisemitic",
    "who was responsible for jesus death jews or romans",
    "does the bible blame the jews",
    "is the bible against jews",
    "is christianity to blame for antisemitism",
  ],
  answer:
    "That is disputed: its people and nearly all its writers were Jews, yet some of its words have fed hatred of Jews for centuries. The Romans executed Jesus, by Pilate’s order, at the urging of some of Jerusalem’s leaders; the Jewish people as such did not kill him. The harsh words in Matthew and John are quarrels inside one family, which became weapons once the church was no longer Jewish. The churches have to own that, and many now have.",
  passages: [
    { reference: "Matthew 27:25", why: "The most misused verse: a crowd’s cry." },
    { reference: "Romans 11:28-29", why: "Paul: Israel is loved, and its calling stands." },
    { reference: "Luke 23:34", why: "A prayer for those who did it." },
    { reference: "John 4:22", why: "John’s Gospel also says that salvation is from the Jews." },
  ],
  christianViews:
    "The Catholic Church declared in Nostra Aetate, 1965, that the death of Jesus cannot be charged to all Jews then, or to Jews today. Lutherans have rejected Luther’s writings against Jews. Christians differ on whether to seek the conversion of Jews.",
  critics:
    "Some scholars, Jewish and Christian, hold that hostility is in the texts themselves, above all in John, and that explaining is not enough: such passages must be read against.",
  sources: [
    {
      author: "Second Vatican Council",
      year: "1965",
      title: "Nostra Aetate",
      publication: "Vatican City",
      kind: "report",
    },
    {
      author: "Amy-Jill Levine and Marc Zvi Brettler, eds.",
      year: "2011",
      title: "The Jewish Annotated New Testament",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["why-dont-jews-believe-in-jesus", "was-jesus-a-jew"],
};
