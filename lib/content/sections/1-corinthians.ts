import type { Section } from "./schema";

export const firstCorinthians: readonly Section[] = [
  ["1 Corinthians 1:10-17", "divisions: I follow Paul, Apollos, Cephas"],
  ["1 Corinthians 1:18-31", "the cross foolishness to those who perish"],
  ["1 Corinthians 2:9-16", "eye has not seen; mind of Christ"],
  [
    "1 Corinthians 3:5-17",
    "Paul planted, Apollos watered, God gave growth; built on the foundation; temple of God",
  ],
  ["1 Corinthians 5:1-13", "man with his father’s wife; put out the wicked"],
  ["1 Corinthians 6:1-8", "lawsuits among believers"],
  [
    "1 Corinthians 6:9-20",
    "who will not inherit the kingdom; flee sexual immorality; body a temple of the Holy Spirit",
  ],
  ["1 Corinthians 7:1-16", "marriage, singleness, unbelieving husband or wife"],
  ["1 Corinthians 7:25-40", "the unmarried and widows"],
  ["1 Corinthians 8:1-13", "food sacrificed to idols"],
  ["1 Corinthians 9:19-27", "all things to all men; run to win the prize"],
  ["1 Corinthians 10:1-13", "example of Israel in the desert; God gives a way out of temptation"],
  ["1 Corinthians 11:2-16", "head coverings; long hair"],
  ["1 Corinthians 11:17-34", "the Lord’s supper; examine yourself"],
  ["1 Corinthians 12:1-11", "spiritual gifts: wisdom, healing, tongues, prophecy"],
  ["1 Corinthians 12:12-31", "one body, many members: eye, hand, foot, ear"],
  [
    "1 Corinthians 13:1-13",
    "love chapter: patient and kind; sounding brass; faith, hope, love, the greatest is love",
  ],
  ["1 Corinthians 14:1-19", "tongues and prophecy; interpretation"],
  ["1 Corinthians 14:26-40", "order in worship; women silent"],
  ["1 Corinthians 15:1-11", "gospel: died, buried, raised; seen by five hundred"],
  ["1 Corinthians 15:12-28", "if Christ is not raised; last enemy death"],
  ["1 Corinthians 15:35-49", "resurrection body; earthly and heavenly"],
  [
    "1 Corinthians 15:50-58",
    "mystery: we will all be changed; last trumpet; death, where is your sting",
  ],
  ["1 Corinthians 16:1-4", "collection on the first day of the week"],
];
