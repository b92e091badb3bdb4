import type { Answer } from "./schema";

export const darknessAtTheCrucifixion: Answer = {
  id: "darkness-at-the-crucifixion",
  section: "Doubts and hard texts",
  question: "Did anyone outside the Bible record the darkness at the crucifixion?",
  askedAs: [
    "thallus and the darkness at the crucifixion",
    "did thallus write about the eclipse when jesus died",
    "phlegon eclipse earthquake crucifixion",
    "three hours of darkness when jesus died historical",
    "why does no historian mention the darkness",
    "was there a solar eclipse when jesus died",
    "can there be an eclipse at passover",
    "darkness over the land luke 23 eclipse",
    "julius africanus thallus",
    "did the sun really go dark at noon when he died",
    "roman records of the darkness at jesus death",
    "scientific explanation for the darkness on good friday",
    "who wrote about the crucifixion darkness besides the gospels",
    "earthquake at the death of jesus evidence",
  ],
  answer:
    "Perhaps, but only at second and third hand. Thallus, a historian whose books are lost, called a darkness an eclipse of the sun: so says the Christian writer Julius Africanus about AD 221, whose own words survive in a chronicle of the 9th century. Africanus objects that the moon cannot cover the sun at Passover, which is at full moon. Phlegon, in the 2nd century, noted a great eclipse and an earthquake in Bithynia about AD 32, which Christians took for the same. Whether Thallus meant the day Jesus died is disputed, the words quoted from Phlegon do not name Jesus, and no surviving writer of that century outside the Bible mentions such a darkness.",
  passages: [
    { reference: "Mark 15:33", why: "Darkness from the sixth hour until the ninth." },
    { reference: "Luke 23:44-45", why: "The sun is darkened and the veil of the temple torn." },
    {
      reference: "Amos 8:9",
      why: "The prophet’s picture of a day of mourning: the sun goes down at noon.",
    },
  ],
  christianViews:
    "Some Christians hold it to be a miracle seen over the whole land, others a dust storm or heavy cloud over Judea, and others a way of saying, in the prophets’ language, that judgment had come. The Gospels do not say how it came about.",
  critics:
    "Critics say that nobody who wrote of the sky and its signs, such as Pliny or Seneca, mentions it, that darkness was reported at the deaths of other great men as well, such as Julius Caesar, and that Thallus and Phlegon may have meant an ordinary eclipse in another place.",
  sources: [
    {
      author: "Robert E. Van Voorst",
      year: "2000",
      title: "Jesus Outside the New Testament",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "William Adler and Paul Tuffin",
      year: "2002",
      title: "The Chronography of George Synkellos",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "Richard Carrier",
      year: "2012",
      title: "Thallus and the Darkness at Christ’s Death",
      publication: "Journal of Greco-Roman Christianity and Judaism 8: 185-191",
      kind: "journal",
    },
  ],
  related: ["josephus-on-jesus", "saints-raised-in-matthew"],
};
