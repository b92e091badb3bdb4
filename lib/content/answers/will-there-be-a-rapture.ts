import type { Answer } from "./schema";

export const willThereBeARapture: Answer = {
  id: "will-there-be-a-rapture",
  section: "Faith basics",
  question: "Will there be a rapture?",
  askedAs: [
    "is the rapture in the bible",
    "what is the rapture",
    "rapture before or after the tribulation",
    "will christians disappear before the end",
    "im scared of being left behind",
    "when will the rapture happen",
    "will believers be taken up before the bad times",
    "what is meant by the rapture",
    "pre trib or post trib rapture",
    "caught up in the clouds",
    "left behind true or not",
    "believers taken up to heaven alive",
    "is there a secret rapture",
    "who will be raptured",
    "when is the rapture",
    "is the rapture real",
    "will the rapture happen in my lifetime",
    "will the rapture happen soon",
  ],
  answer:
    "Paul writes that when Christ comes, the dead in Christ will rise and the living believers will be caught up to meet him; nearly all Christians believe that. What is disputed is whether this happens years before his visible return, so that believers vanish from the earth while a time of trouble follows. The word “rapture” comes from the Latin for “caught up”. Paul wrote those lines to comfort people who grieved, not to frighten them, and no one knows the day.",
  passages: [
    {
      reference: "1 Thessalonians 4:16-18",
      why: "The passage the word comes from, and its purpose: comfort.",
    },
    { reference: "Matthew 24:40-42", why: "One taken, one left; read in more than one way." },
    {
      reference: "1 Corinthians 15:51-52",
      why: "All are changed in a moment, at the last trumpet.",
    },
    { reference: "John 14:3", why: "Jesus promises to come and take his own to himself." },
  ],
  christianViews:
    "Dispensationalists, from J. N. Darby in the nineteenth century on, expect a rapture before the tribulation, since the church is not destined for wrath (1 Thessalonians 5:9). Others place it in the middle, or near the end. Catholics, Orthodox, Lutherans, Reformed and many Baptists expect one coming only, at which believers go out to meet the Lord, as citizens met a visiting king.",
  sources: [
    {
      author: "John F. Walvoord",
      year: "1957",
      title: "The Rapture Question",
      publication: "Dunham, Findlay",
      kind: "book",
    },
    {
      author: "George Eldon Ladd",
      year: "1956",
      title: "The Blessed Hope",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["what-is-the-second-coming", "what-is-the-great-tribulation", "what-is-the-millennium"],
};
