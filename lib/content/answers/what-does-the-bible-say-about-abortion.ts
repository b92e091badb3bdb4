import type { Answer } from "./schema";

export const whatDoesTheBibleSayAboutAbortion: Answer = {
  id: "what-does-the-bible-say-about-abortion",
  section: "Christian living",
  question: "What does the Bible say about abortion?",
  askedAs: [
    "is abortion murder",
    "is abortion a sin",
    "bible verses about abortion",
    "when does life begin according to the bible",
    "pro life or pro choice bible",
    "abortion in case of rape bible",
  ],
  answer:
    "It does not speak of abortion directly. It speaks of God knowing and forming a child in the womb, and it forbids taking innocent life; one law treats a blow that ends a pregnancy differently from one that kills the mother, and how is disputed. Christians have opposed abortion since the first or second century, as the Didache shows, and differ about hard cases and about the law of the state. Whoever faces such a decision deserves help, not stones.",
  passages: [
    { reference: "Psalms 139:13-16", why: "Formed and seen in the womb." },
    {
      reference: "Exodus 21:22-25",
      why: "The law about a blow to a pregnant woman, read in two ways.",
    },
    { reference: "Luke 1:41-44", why: "A child leaps in the womb." },
    { reference: "Jeremiah 1:5", why: "Known before birth." },
  ],
  christianViews:
    "Catholic, Orthodox and most Evangelical churches hold that human life is to be protected from conception. Many mainline Protestants regard abortion as a grave matter that may be right in some cases, and leave it to the woman’s conscience.",
  critics:
    "Those who defend a right to abortion say that the texts are poetry about vocation, that Exodus sets a fine and not a life for the lost pregnancy, and that a developing life and a woman’s own must be weighed. Opponents answer that the Hebrew speaks of a child coming out and that harm to it is counted too.",
  sources: [],
  related: ["after-an-abortion"],
};
