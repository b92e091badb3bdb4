import type { Answer } from "./schema";

export const stolenBody: Answer = {
  id: "stolen-body",
  section: "Doubts and hard texts",
  question: "Did the disciples steal the body of Jesus?",
  askedAs: [
    "who took jesus body from the tomb",
    "did someone else take the body of jesus",
    "stolen body theory resurrection",
    "maybe someone moved the body",
    "did the guards at the tomb fall asleep",
    "did somebody steal jesus' body",
  ],
  answer:
    "Hardly any historian now thinks that the disciples stole the body, though it is the oldest counter-explanation on record: Matthew says that it was told in his day. The main reason is that the disciples showed every sign of believing their own message, and some suffered for it. Whether the tomb was in fact found empty is debated: a majority of those who have written on it seem to accept it, and a strong minority think that the story arose later.",
  passages: [
    { reference: "Matthew 28:11-15", why: "The charge, as Matthew reports it." },
    {
      reference: "John 20:1-2",
      why: "Mary Magdalene’s own first thought: somebody has taken him.",
    },
    { reference: "John 20:6-8", why: "The linen cloths are left lying." },
  ],
  christianViews:
    "Christians add that thieves would not have left the cloths, and that the disciples had nothing to gain. Some doubt the guard at the tomb, which only Matthew mentions, without doubting the resurrection.",
  critics:
    "Critics say that a missing body has many ordinary causes, a second burial or the removal by owners or officials among them, and that a crucified man might not have had a known tomb at all. In their view any of these is likelier than a miracle.",
  sources: [
    {
      author: "Hermann Samuel Reimarus",
      year: "1778",
      title: "On the Purpose of Jesus and His Disciples, ed. G. E. Lessing",
      publication: "Brunswick",
      kind: "book",
    },
    {
      author: "Bart D. Ehrman",
      year: "2014",
      title: "How Jesus Became God",
      publication: "HarperOne",
      kind: "book",
    },
  ],
  related: ["hallucination-theory"],
};
