import type { Answer } from "./schema";

export const areTheJewsStillChosen: Answer = {
  id: "are-the-jews-still-chosen",
  section: "Faith basics",
  question: "Are the Jews still God’s chosen people?",
  askedAs: [
    "did the church replace israel",
    "has god rejected the jews",
    "what is replacement theology",
    "why are the jews the chosen people",
    "chosen for what exactly",
    "does god still have a plan for israel",
    "did god reject israel",
    "what makes israel gods people",
    "do the promises to israel still count",
    "is the church the new israel",
    "supersessionism",
    "has the church taken the place of israel",
    "are jews still gods people",
    "who are gods chosen people today",
  ],
  answer:
    "Paul asks whether God has rejected his people, and answers no: what God gives and calls is not taken back. In the Bible Israel is chosen out of love and not for size or merit, and so that all families of the earth should be blessed. Christians differ on how that calling relates to the church. They should not differ in this: Jesus and his apostles were Jews, and contempt for Jews, which churches have often been guilty of, is sin.",
  passages: [
    { reference: "Deuteronomy 7:7-8", why: "Why Israel was chosen: love, not numbers." },
    { reference: "Genesis 12:2-3", why: "Chosen for the good of all families." },
    { reference: "Romans 11:1-2", why: "Paul’s question and his answer." },
    { reference: "Romans 11:28-29", why: "The gifts and the calling stand." },
  ],
  christianViews:
    "Some hold that the church, of Jews and Gentiles, is now Israel, and that the promises are fulfilled in Christ. Dispensationalists keep Israel and the church apart and expect the promises to the nation to be kept to the letter. Others stand between: one people of God, with a future turning of Israel (Romans 11:25-27). In 1965 the Second Vatican Council declared that Jews are not to be presented as rejected by God.",
  critics:
    "Jewish teachers understand being chosen as a duty, to keep the Torah and be a light, and see no need for a fulfillment by the church. Others object to the thought that God should choose any one people.",
  sources: [
    {
      author: "Second Vatican Council",
      year: "1965",
      title: "Nostra Aetate 4",
      publication: "Vatican City",
      kind: "report",
    },
    {
      author: "R. Kendall Soulen",
      year: "1996",
      title: "The God of Israel and Christian Theology",
      publication: "Fortress Press, Minneapolis",
      kind: "book",
    },
  ],
  related: ["is-modern-israel-prophecy", "why-dont-jews-believe-in-jesus"],
};
