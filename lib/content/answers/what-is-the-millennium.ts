import type { Answer } from "./schema";

export const whatIsTheMillennium: Answer = {
  id: "what-is-the-millennium",
  section: "Faith basics",
  question: "What is the millennium?",
  askedAs: [
    "thousand year reign of christ",
    "premillennial postmillennial amillennial difference",
    "will jesus rule on earth for 1000 years",
    "what does amillennial mean",
    "is the thousand years literal",
    "difference between pre mill and a mill",
    "satan bound for a thousand years",
    "when is the millennial kingdom",
    "1000 years in revelation 20",
    "postmillennialism",
    "what is the thousand year kingdom",
    "is the millennium literal",
    "the millennium in revelation 20",
  ],
  answer:
    "The millennium is the thousand years of Revelation 20, in which Satan is bound and the faithful reign with Christ. That is the only passage that names it, and Christians read it in three main ways. They agree on what follows: Christ returns, the dead are raised and judged, and God makes all things new. Hardly anyone makes one’s view of the thousand years a test of whether one is saved.",
  passages: [
    { reference: "Revelation 20:1-3", why: "Satan is bound for a thousand years." },
    { reference: "Revelation 20:4-6", why: "The faithful live and reign with Christ." },
    { reference: "2 Peter 3:8-10", why: "A warning about counting the Lord’s years." },
    {
      reference: "Isaiah 65:20-25",
      why: "A picture of a renewed Jerusalem that many connect with it.",
    },
  ],
  christianViews:
    "Premillennialists, with Justin and Irenaeus, expect Christ to return before it and to reign on earth. Postmillennialists expect the gospel to bring a long time of peace before he returns. Amillennialists, after Augustine, read the number as a picture of the whole time between his first and second coming; most Catholics, Orthodox, Lutherans and Reformed are near to this.",
  critics:
    "Many scholars read the passage as hope for martyrs under Rome, with a number that Jewish writings of the time also use in various lengths, and not as a timetable at all.",
  sources: [
    {
      author: "Robert G. Clouse, editor",
      year: "1977",
      title: "The Meaning of the Millennium: Four Views",
      publication: "InterVarsity Press, Downers Grove",
      kind: "book",
    },
    {
      author: "Augustine of Hippo",
      year: "413-426/427",
      title: "The City of God 20.7-9",
      publication: "Nicene and Post-Nicene Fathers, series 1, vol. 2",
      kind: "ancient-source",
    },
  ],
  related: ["what-is-the-second-coming", "will-there-be-a-rapture"],
};
