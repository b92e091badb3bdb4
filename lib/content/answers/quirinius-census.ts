import type { Answer } from "./schema";

export const quiriniusCensus: Answer = {
  id: "quirinius-census",
  section: "Doubts and hard texts",
  question: "Is Luke wrong about the census of Quirinius?",
  askedAs: [
    "did the census of quirinius really happen",
    "luke 2 census contradiction",
    "matthew and luke disagree on when jesus was born",
    "was quirinius governor when herod was king",
    "why did joseph have to go to bethlehem for a census",
    "luke census wrong date herod",
  ],
  answer:
    "Luke’s date for the census is a real difficulty, and most historians think it mistaken. Matthew and Luke both place the birth of Jesus in the days of King Herod, who died in 4 BC by the usual reckoning, while Josephus dates the census of Quirinius, legate of Syria, to AD 6. No contemporary source mentions a single census of the whole empire under Augustus. Defenders offer several ways out, none of them proved, and most people agree that the story does not stand or fall with it.",
  passages: [
    { reference: "Luke 2:1-3", why: "The census as Luke gives it." },
    { reference: "Luke 1:5", why: "Luke’s own date for the story: the days of Herod." },
    { reference: "Matthew 2:1", why: "Matthew also sets the birth under Herod." },
    { reference: "Acts 5:37", why: "Luke knows of the later census and its revolt." },
  ],
  christianViews:
    "Some read the Greek as a census before Quirinius was governor. Others think of an earlier post of his in the East, or a registration begun under Herod and finished under him. Others are content that Luke, who is careful about much else, may have joined two events, and see no harm to faith.",
  critics:
    "Critics say that Herod’s kingdom would not have been registered by Rome while he lived, that people were not sent to the towns of distant ancestors, and that Luke needed a way to bring a family from Nazareth to Bethlehem.",
  sources: [
    {
      author: "Flavius Josephus",
      year: "c. AD 94",
      title: "Jewish Antiquities 18.1-10",
      publication: "Rome",
      kind: "ancient-source",
    },
    {
      author: "Emil Schürer, rev. Geza Vermes and Fergus Millar",
      year: "1973",
      title: "The History of the Jewish People in the Age of Jesus Christ, vol. 1",
      publication: "T&T Clark",
      kind: "book",
    },
    {
      author: "Raymond E. Brown",
      year: "1993",
      title: "The Birth of the Messiah, updated edition",
      publication: "Doubleday",
      kind: "book",
    },
  ],
  related: ["genealogies-of-jesus"],
};
