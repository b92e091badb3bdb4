import type { Answer } from "./schema";

export const jesusLegend: Answer = {
  id: "jesus-legend",
  section: "Doubts and hard texts",
  question: "Did the story of Jesus grow into a legend?",
  askedAs: [
    "did the church make jesus into god later",
    "was jesus just a man who became a legend",
    "how fast do legends develop gospels",
    "is the resurrection a legend",
    "did stories about jesus get exaggerated",
    "was the divinity of jesus invented later by his followers",
  ],
  answer:
    "Parts of the tradition may have grown in the telling, as many scholars hold, but the central claims appear very early. Paul, writing about AD 50 to 60, already knows that Jesus died, was buried and was said to have risen, and passes it on as something he himself had received. In one of his letters stands what many take for an older hymn that gives Jesus God’s own honor. So belief in Jesus as risen Lord was not the product of generations; whether it was true is another question.",
  passages: [
    {
      reference: "1 Corinthians 15:3-5",
      why: "A summary that Paul received before he passed it on.",
    },
    { reference: "Philippians 2:9-11", why: "Divine honor for Jesus, within some thirty years." },
    { reference: "Luke 1:1-4", why: "Luke says that he checked what eyewitnesses handed down." },
    {
      reference: "2 Peter 1:16",
      why: "The denial that these are invented tales shows that it was said.",
    },
  ],
  christianViews:
    "Most Christians trust the Gospels as testimony close to the events. Some accept that a few stories are shaped by faith, as a portrait is, and hold the likeness to be true.",
  critics:
    "Critics point to growth that can be watched from Mark to John and on to later gospels, in miracles, in angels at the tomb and in open claims about himself, and say that forty years are ample for legend, as modern examples show.",
  sources: [
    {
      author: "Bart D. Ehrman",
      year: "2014",
      title: "How Jesus Became God",
      publication: "HarperOne",
      kind: "book",
    },
    {
      author: "Larry W. Hurtado",
      year: "2003",
      title: "Lord Jesus Christ: Devotion to Jesus in Earliest Christianity",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Richard Bauckham",
      year: "2017",
      title: "Jesus and the Eyewitnesses, 2nd edition",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
  related: ["oral-tradition", "christ-myth-theory"],
};
