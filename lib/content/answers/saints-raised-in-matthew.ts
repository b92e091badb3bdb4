import type { Answer } from "./schema";

export const saintsRaisedInMatthew: Answer = {
  id: "saints-raised-in-matthew",
  section: "Doubts and hard texts",
  question: "Did dead people really walk around Jerusalem in Matthew 27?",
  askedAs: [
    "matthew 27 52 zombies",
    "many bodies of the saints arose",
    "zombie apocalypse in the bible",
    "why does only matthew mention the dead rising",
    "did graves open when jesus died",
    "dead saints walking in jerusalem",
  ],
  answer:
    "Matthew alone says so, in two verses, and no other source mentions it; Christians differ on whether he means it as an event or as a sign in pictures. Earthquake, opened graves and the raised holy ones come from the prophets’ language for the last days, above all from Ezekiel 37. So the passage says that with the death of Jesus the resurrection has begun. He does not tell what became of those people.",
  passages: [
    { reference: "Matthew 27:51-53", why: "The whole report." },
    { reference: "Ezekiel 37:12-13", why: "The prophet’s picture of opened graves." },
    { reference: "Daniel 12:2", why: "The hope that sleepers in the dust awake." },
    { reference: "1 Corinthians 15:20", why: "Christ as the first of those who sleep." },
  ],
  christianViews:
    "Many hold that it happened, as early fathers did, some adding that these saints went with Jesus to heaven. Some evangelicals, such as Michael Licona, take it as poetic, for which others have criticized them sharply.",
  critics:
    "Critics say that such an event would have left a trace in Josephus or in the other Gospels, and that if this is legend, the question arises where legend ends.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1994",
      title: "The Death of the Messiah",
      publication: "Doubleday",
      kind: "book",
    },
    {
      author: "Michael R. Licona",
      year: "2010",
      title: "The Resurrection of Jesus",
      publication: "IVP Academic",
      kind: "book",
    },
  ],
  related: ["resurrection-accounts-differ", "resurrection-of-the-body"],
};
