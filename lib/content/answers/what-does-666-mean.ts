import type { Answer } from "./schema";

export const whatDoes666Mean: Answer = {
  id: "what-does-666-mean",
  section: "Faith basics",
  question: "What does 666 mean, and what is the mark of the beast?",
  askedAs: [
    "what is 666",
    "who is the beast in revelation",
    "is the mark of the beast a chip",
    "is a barcode or vaccine the mark of the beast",
    "number of the beast meaning",
    "did i take the mark of the beast by accident",
    "why is 666 the devils number",
    "is the covid vaccine the mark of the beast",
    "what is the beast with seven heads",
    "nero 666",
    "is 666 evil",
    "mark on the forehead or right hand",
    "what does the number 666 stand for",
    "what is the mark of the beast",
    "who has the mark of the beast",
    "should i be worried about the mark of the beast",
    "how do i avoid the mark of the beast",
  ],
  answer:
    "In Revelation 13 it is the number of a beast, a power that demands worship, and most scholars think it counts the letters of a name, probably the emperor Nero’s. Written in Hebrew letters, “Neron Caesar” adds up to 666; some old manuscripts read 616, which fits the Latin form “Nero Caesar”. The mark is the sign of belonging to the beast, set against God’s seal on his own. Nobody in Revelation takes it by mistake: it goes with worship. A vaccine, a bank card or a chip is not worship.",
  passages: [
    { reference: "Revelation 13:16-18", why: "The mark, and the call to work out the number." },
    {
      reference: "Revelation 14:9-10",
      why: "The mark is named together with worshiping the beast.",
    },
    { reference: "Revelation 7:2-4", why: "God’s servants are sealed on their foreheads as well." },
    {
      reference: "Deuteronomy 6:6-8",
      why: "Words on hand and head stand for what a life belongs to.",
    },
  ],
  christianViews:
    "Preterists see Nero and Rome; futurists expect a world ruler still to come, and some expect a visible mark; historicists, among them the Reformers, saw the papacy, which Catholics reject; idealists see every power that puts itself in God’s place. Irenaeus, about 180, already knew several solutions and warned against being sure.",
  sources: [
    {
      author: "Irenaeus of Lyons",
      year: "c. 180",
      title: "Against Heresies 5.28-30",
      publication: "Ante-Nicene Fathers, vol. 1",
      kind: "ancient-source",
    },
    {
      author: "Craig R. Koester",
      year: "2014",
      title: "Revelation",
      publication: "Yale University Press, New Haven",
      kind: "book",
    },
  ],
  related: ["who-is-the-antichrist", "who-are-the-144000"],
};
