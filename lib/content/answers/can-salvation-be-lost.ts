import type { Answer } from "./schema";

export const canSalvationBeLost: Answer = {
  id: "can-salvation-be-lost",
  section: "Faith basics",
  question: "Can a Christian lose salvation?",
  askedAs: [
    "can you lose your salvation",
    "is it true that a believer can never fall away for good",
    "what if i stop believing after being saved",
    "eternal security true or false",
    "can a saved person still go to hell",
    "i backslid am i still saved",
    "is salvation permanent",
    "once i am saved can i become unsaved",
    "can you walk away from salvation",
    "someone i love left the faith is she still saved",
    "falling away from the faith",
    "is it possible to lose eternal life",
    "can salvation be taken away",
    "my sister left the faith is she still saved",
    "can a believer lose salvation by sinning",
    "do i lose my salvation when i sin",
  ],
  answer:
    "Christians have long given both answers on whether salvation can be lost, and each side has real texts. Jesus says that nobody can take his sheep out of his hand; the letter to the Hebrews warns believers earnestly not to fall away. What all agree on is this: God is faithful to those who cling to him, and whoever comes back is received. If you are afraid that you have gone too far, the wish to return is itself a good sign, and the father in Jesus’ story saw his son while he was still far off.",
  passages: [
    { reference: "John 10:27-29", why: "Nobody takes his sheep from his hand." },
    { reference: "Philippians 1:6", why: "God finishes what he begins." },
    { reference: "Hebrews 6:4-6", why: "The strongest warning against falling away." },
    { reference: "Luke 15:20-24", why: "The one who comes home is met with joy." },
  ],
  christianViews:
    "Reformed churches and many Baptists hold that those whom God has truly saved he keeps to the end; who leaves for good was never really his (1 John 2:19). Catholics, Orthodox, Lutherans, Methodists and most Pentecostals hold that a real believer can turn away and be lost, and that the warnings mean what they say.",
  sources: [
    {
      author: "J. Matthew Pinson, editor",
      year: "2002",
      title: "Four Views on Eternal Security",
      publication: "Zondervan, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["how-can-i-know-i-am-saved", "predestination-or-free-will", "unforgivable-sin"],
};
