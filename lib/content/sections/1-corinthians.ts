import type { Section } from "./schema";

export const firstCorinthians: readonly Section[] = [
  { passage: "1 Corinthians 1:10-17", words: "divisions: I follow Paul, Apollos, Cephas" },
  { passage: "1 Corinthians 1:18-31", words: "the cross foolishness to those who perish" },
  { passage: "1 Corinthians 2:9-16", words: "eye has not seen; mind of Christ" },
  {
    passage: "1 Corinthians 3:5-17",
    words: "Paul planted, Apollos watered, God gave growth; built on the foundation; temple of God",
  },
  { passage: "1 Corinthians 5:1-13", words: "man with his father’s wife; put out the wicked" },
  { passage: "1 Corinthians 6:1-8", words: "lawsuits among believers" },
  {
    passage: "1 Corinthians 6:9-20",
    words:
      "who will not inherit the kingdom; flee sexual immorality; body a temple of the Holy Spirit",
  },
  { passage: "1 Corinthians 7:1-16", words: "marriage, singleness, unbelieving husband or wife" },
  { passage: "1 Corinthians 7:25-40", words: "the unmarried and widows" },
  { passage: "1 Corinthians 8:1-13", words: "food sacrificed to idols" },
  { passage: "1 Corinthians 9:19-27", words: "all things to all men; run to win the prize" },
  {
    passage: "1 Corinthians 10:1-13",
    words: "example of Israel in the desert; God gives a way out of temptation",
  },
  { passage: "1 Corinthians 11:2-16", words: "head coverings; long hair" },
  { passage: "1 Corinthians 11:17-34", words: "the Lord’s supper; examine yourself" },
  {
    passage: "1 Corinthians 12:1-11",
    words: "spiritual gifts: wisdom, healing, tongues, prophecy",
  },
  { passage: "1 Corinthians 12:12-31", words: "one body, many members: eye, hand, foot, ear" },
  {
    passage: "1 Corinthians 13:1-13",
    words:
      "love chapter: patient and kind; sounding brass; faith, hope, love, the greatest is love",
  },
  { passage: "1 Corinthians 14:1-19", words: "tongues and prophecy; interpretation" },
  { passage: "1 Corinthians 14:26-40", words: "order in worship; women silent" },
  { passage: "1 Corinthians 15:1-11", words: "gospel: died, buried, raised; seen by five hundred" },
  { passage: "1 Corinthians 15:12-28", words: "if Christ is not raised; last enemy death" },
  { passage: "1 Corinthians 15:35-49", words: "resurrection body; earthly and heavenly" },
  {
    passage: "1 Corinthians 15:50-58",
    words: "mystery: we will all be changed; last trumpet; death, where is your sting",
  },
  { passage: "1 Corinthians 16:1-4", words: "collection on the first day of the week" },
];
