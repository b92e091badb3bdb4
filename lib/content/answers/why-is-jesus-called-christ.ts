import type { Answer } from "./schema";

export const whyIsJesusCalledChrist: Answer = {
  id: "why-is-jesus-called-christ",
  section: "Faith basics",
  question: "Why is Jesus called Christ?",
  askedAs: [
    "is christ jesus' last name",
    "what does messiah mean",
    "what does christ mean",
    "difference between jesus and christ",
    "is jesus the messiah",
    "what does the name jesus mean",
    "jesus or yeshua",
    "why do they call him jesus christ",
    "what does anointed one mean",
    "messiah meaning",
    "meaning of the name jesus",
    "was jesus the promised messiah",
    "what does yeshua mean",
    "what does the word messiah mean",
    "why is he called christ",
  ],
  answer:
    "Christ is a title and not a surname: it is the Greek word for the Hebrew “Messiah”, the anointed one. Kings and priests in Israel were anointed with oil, and many hoped for a king from David’s family who would set things right; Christians believe that Jesus is the one, though he came to serve and suffer instead of driving out Rome. His name in his own language was Yeshua, a short form of Joshua, which is connected with the word for saving.",
  passages: [
    { reference: "Mark 8:27-29", why: "Peter says who he thinks Jesus is." },
    { reference: "Matthew 1:21", why: "The name explained: he is to save." },
    { reference: "1 Samuel 16:12-13", why: "David is anointed king." },
    { reference: "Acts 10:38", why: "Anointed with the Spirit and with power." },
  ],
  critics:
    "Jewish teachers answer that the Messiah is to bring peace among nations, gather Israel and turn all to God, and that this has not happened. Christians reply that he began it and will complete it when he returns; Jews see no second coming in the prophets. Some scholars doubt that Jesus called himself Messiah; most agree that he was crucified as “king of the Jews”.",
  sources: [
    {
      author: "Joseph A. Fitzmyer",
      year: "2007",
      title: "The One Who Is to Come",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["what-does-son-of-god-mean", "why-dont-jews-believe-in-jesus"],
};
