import type { Answer } from "./schema";

export const herodAndTheBabies: Answer = {
  id: "herod-and-the-babies",
  section: "Doubts and hard texts",
  question: "Did Herod really kill the babies of Bethlehem?",
  askedAs: [
    "massacre of the innocents historical",
    "why does no one else mention herod killing babies",
    "slaughter of the innocents true or false",
    "did king herod kill all the baby boys",
    "why did god let herod kill the babies",
    "did herod kill all the babies in bethlehem",
    "rachel weeping for her children massacre",
  ],
  answer:
    "Only Matthew tells of Herod’s killing of the children, and historians are divided; many doubt it, since Josephus, who lists Herod’s cruelties, does not mention it. Others answer that Bethlehem was a village, so that perhaps a dozen children died, and that such a deed fits a king who killed his own wife and three of his sons. Matthew tells it so that Jesus appears as a new Moses, saved from a new Pharaoh. He does not say that God willed it; he lets Rachel weep.",
  passages: [
    { reference: "Matthew 2:16-18", why: "The killing, and Rachel’s weeping." },
    { reference: "Exodus 1:22", why: "The older story that stands behind it." },
    { reference: "Jeremiah 31:15-17", why: "The lament that is quoted, which goes on to hope." },
  ],
  christianViews:
    "Most churches remember the children as the Holy Innocents. Some Christians take the story as a telling of who Jesus is, more than as a report.",
  critics:
    "Critics say that it is composed from Exodus and that Luke, whose family goes peacefully to Jerusalem and home, leaves no room for it. They also ask why God would warn one family only.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1993",
      title: "The Birth of the Messiah, updated edition",
      publication: "Doubleday",
      kind: "book",
    },
    {
      author: "R. T. France",
      year: "1979",
      title: "Herod and the Children of Bethlehem",
      publication: "Novum Testamentum 21: 98-120",
      kind: "peer-reviewed",
    },
  ],
  related: ["quirinius-census"],
};
