import type { Answer } from "./schema";

export const ezekielsWheels: Answer = {
  id: "ezekiels-wheels",
  section: "Books and authors",
  question: "What are the wheels and the living creatures in Ezekiel’s vision?",
  askedAs: [
    "ezekiel wheel within a wheel meaning",
    "what did ezekiel see",
    "what are the four living creatures in ezekiel",
    "biblically accurate angels with wheels and eyes",
    "lion ox eagle and man faces in ezekiel",
  ],
  answer:
    "The wheels and the living creatures belong to a vision of God’s throne, which can move; Ezekiel says so himself at the end of the chapter. The four living creatures have the faces of a man, a lion, an ox and an eagle, and the wheels full of eyes can go in any direction. Such winged beings guarded thrones and temples all over the ancient East. The meaning for exiles in Babylon was plain and great: God is not tied to the temple in Jerusalem, and has come to where they are.",
  passages: [
    { reference: "Ezekiel 1:1", why: "Visions of God, by a canal in Babylon." },
    { reference: "Ezekiel 1:16-18", why: "The wheels within wheels, full of eyes." },
    {
      reference: "Ezekiel 1:26-28",
      why: "What it is: the likeness of the Lord’s glory on a throne.",
    },
    { reference: "Ezekiel 10:20-22", why: "The same creatures, now called cherubim." },
  ],
  christianViews:
    "Christians have seen in the four faces the four evangelists, since Irenaeus. Jewish mystics made this chapter the center of their study, and warned beginners off it.",
  critics:
    "The spaceship idea became popular with Erich von Däniken in 1968. Scholars of every view reject it, since the text explains itself and its images are known from art of the time.",
  sources: [
    {
      author: "Daniel I. Block",
      year: "1997",
      title: "The Book of Ezekiel: Chapters 1-24",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Moshe Greenberg",
      year: "1983",
      title: "Ezekiel 1-20",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["does-the-bible-mention-aliens", "what-are-angels"],
};
