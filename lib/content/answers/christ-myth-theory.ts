import type { Answer } from "./schema";

export const christMythTheory: Answer = {
  id: "christ-myth-theory",
  section: "Doubts and hard texts",
  question: "Why do some people say that Jesus never existed?",
  askedAs: [
    "christ myth theory",
    "maybe jesus never existed",
    "mythicism richard carrier",
    "did paul invent jesus",
    "do any historians doubt that jesus lived",
    "jesus mythicists arguments",
    "was jesus made up by the romans",
    "is jesus a fictional character",
    "historians who think jesus is fictional",
  ],
  answer:
    "Those who say that Jesus never existed point above all to how little Paul tells of his life, but nearly all historians of the ancient world, whatever their own faith, hold that Jesus of Nazareth lived and was crucified under Pontius Pilate. Paul knew his brother James in person, and within a century Josephus and Tacitus mention him. An invented messiah would hardly have been given a baptism by another and a shameful execution. What can be known of him beyond that outline is where scholars really differ.",
  passages: [
    { reference: "Galatians 1:18-19", why: "Paul met Peter, and James, the Lord’s brother." },
    { reference: "Mark 6:3", why: "His trade, his mother, his brothers and his home town." },
    { reference: "1 Timothy 6:13", why: "Tied to a known governor, Pontius Pilate." },
  ],
  critics:
    "A few writers, Richard Carrier the best known among them, argue that Christians first believed in a heavenly being who was later set in history. They note that Paul claims to know Jesus by revelation, and hold that the passages in Josephus were added by Christians. Bart Ehrman, no believer, has answered them at length; scholars agree that the longer passage in Josephus was at least retouched by Christians.",
  sources: [
    {
      author: "Bart D. Ehrman",
      year: "2012",
      title: "Did Jesus Exist? The Historical Argument for Jesus of Nazareth",
      publication: "HarperOne",
      kind: "book",
    },
    {
      author: "Richard Carrier",
      year: "2014",
      title: "On the Historicity of Jesus",
      publication: "Sheffield Phoenix Press",
      kind: "book",
    },
    {
      author: "Flavius Josephus",
      year: "c. AD 94",
      title: "Jewish Antiquities 18.63-64; 20.200",
      publication: "Rome",
      kind: "ancient-source",
    },
    {
      author: "Cornelius Tacitus",
      year: "c. AD 116",
      title: "Annals 15.44",
      publication: "Rome",
      kind: "ancient-source",
    },
  ],
  related: ["jesus-legend", "pagan-parallels"],
};
