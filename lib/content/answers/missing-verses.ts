import type { Answer } from "./schema";

export const missingVerses: Answer = {
  id: "missing-verses",
  section: "How the Bible was made",
  question: "Why are some verses missing in modern Bibles?",
  askedAs: [
    "why did the niv remove verses",
    "matthew 17:21 missing",
    "acts 8:37 missing in my bible",
    "why does my bible skip a verse number",
    "modern bibles deleted verses conspiracy",
    "verses left out of new translations",
    "where did john 5:4 go",
    "verse missing",
    "niv missing verses",
    "esv left out a verse",
    "no verse 37 in acts 8",
    "mark 9:44 and 46",
    "john 5:4 angel stirring the water missing",
    "why did they delete verses from the bible",
    "my bible jumps from verse 20 to 22",
    "45 verses removed from the niv",
    "omitted verses",
    "why is there a verse in brackets or only in the footnote",
    "facebook post says the new bible removed verses check yours now",
    "in church the reader read a verse i do not have",
    "who is deleting scripture",
    "are publishers taking words out of the bible",
    "16 missing verses",
    "skipped verse numbers explanation",
    "mathew 17:21 where is it",
    "this kind goes out only by prayer and fasting not in my bible",
    "why some verse are not in new bible",
    "mark 15:28 not there",
    "verses absent from critical text",
    "the numbers don't add up, there's a gap in the verses",
  ],
  answer:
    "Some verses are missing because the oldest copies do not contain them; the verses were numbered in 1551 from a Greek text that rested on later copies, before the older ones were known. There are about sixteen such verses, among them Matthew 17:21, John 5:4 and Acts 8:37; most repeat something found elsewhere. Modern editions leave them out or put them in a note, and so a number is skipped. The King James Version has them all; the World English Bible, which follows the majority of later copies, has most of them.",
  passages: [
    { reference: "Matthew 17:21", why: "One of them; the same thought stands in Mark." },
    { reference: "Mark 9:29", why: "Mark’s own form of that saying." },
    { reference: "John 5:4", why: "The angel at the pool, which explains verse 7." },
    {
      reference: "Acts 8:36-38",
      why: "The baptism of the Ethiopian; verse 37 stands in the King James Version only.",
    },
  ],
  christianViews:
    "Those who trust the majority of copies, or the text behind the King James Version, hold that the verses were lost in a few old copies from Egypt. Most translators, Catholic and Protestant, hold that copyists added them from memory, from parallels or for explanation.",
  critics:
    "Critics agree with most translators, and add that sincere copyists changed texts more often than enemies did.",
  sources: [
    {
      author: "Bruce M. Metzger",
      year: "1994",
      title: "A Textual Commentary on the Greek New Testament, 2nd edition",
      publication: "Deutsche Bibelgesellschaft",
      kind: "book",
    },
  ],
  related: ["king-james-only", "textual-criticism"],
};
