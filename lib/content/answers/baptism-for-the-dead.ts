import type { Answer } from "./schema";

export const baptismForTheDead: Answer = {
  id: "baptism-for-the-dead",
  section: "Doubts and hard texts",
  question: "What does baptism for the dead mean in 1 Corinthians 15:29?",
  askedAs: [
    "1 corinthians 15 29 explained",
    "baptized for the dead",
    "why do mormons baptize dead people",
    "did the early church baptize for dead people",
    "can you be baptized for someone who died",
    "lds proxy baptism",
    "getting baptised in place of a dead relative",
    "my gran died unbaptised can i do it for her",
    "vicarious baptism corinth",
    "strange verse in corinthians about the dead and baptism",
    "why are they baptized on behalf of the dead",
    "mormon temple ordinances verse",
    "baptise a dead person",
    "what did paul mean people being baptized for dead",
    "marcionites baptism of the dead",
    "is baptism for deceased biblical",
    "can we baptize ancestors",
    "paul mentions odd custom in corinth",
    "batism for dead",
    "can the dead be baptized",
    "exegesis of huper ton nekron",
    "if the dead are not raised why baptize for them",
    "was proxy baptism practised by christians",
    "mormon missionaries told me about baptism of dead people",
    "did paul approve of baptizing for the departed",
    "grandpa was never christened, may somebody be christened for him now he's passed",
    "most difficult verse in 1 corinthians",
    "Mormon missionaries showed me a verse about being baptised for dead relatives",
    "did corinthians stand in for people who had died without baptism",
  ],
  answer:
    "Nobody knows for certain what baptism for the dead was; Paul mentions people who are baptized on behalf of the dead, as an argument for the resurrection, and neither commands nor explains it. Many scholars think that some in Corinth had themselves baptized for friends who had died without it. Others think of people who became Christians for the sake of loved ones who had died in faith, so as to be with them again. More than thirty explanations have been proposed.",
  passages: [
    { reference: "1 Corinthians 15:29", why: "The only mention." },
    { reference: "1 Corinthians 15:12-14", why: "The argument it belongs to." },
    {
      reference: "1 Corinthians 15:20-22",
      why: "What Paul is arguing for: in Christ the dead are made alive.",
    },
  ],
  christianViews:
    "Latter-day Saints practice it in their temples as an offer to the dead, who may accept or refuse. Catholic, Orthodox and Protestant churches reject it, and rest no practice on a single unclear line.",
  critics:
    "Critics note how much of early Christian life we can no longer reconstruct, and that Paul uses the custom without criticizing it.",
  sources: [
    {
      author: "Gordon D. Fee",
      year: "1987",
      title: "The First Epistle to the Corinthians",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
  related: ["what-do-mormons-believe", "is-baptism-necessary"],
};
