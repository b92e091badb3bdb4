import type { Section } from "./schema";

export const firstTimothy: readonly Section[] = [
  { passage: "1 Timothy 1:12-17", words: "Christ came to save sinners, of whom I am chief" },
  { passage: "1 Timothy 2:1-7", words: "prayers for kings; one mediator" },
  { passage: "1 Timothy 2:8-15", words: "women in worship; learn quietly, not teach" },
  {
    passage: "1 Timothy 3:1-13",
    words: "overseers (bishops, elders) and deacons: husband of one wife, not a drunkard",
  },
  { passage: "1 Timothy 4:1-5", words: "forbidding marriage and foods" },
  { passage: "1 Timothy 4:12-16", words: "let no one despise your youth" },
  { passage: "1 Timothy 5:1-16", words: "widows in the church" },
  {
    passage: "1 Timothy 5:17-25",
    words: "elders worthy of double honour; a little wine for your stomach",
  },
  { passage: "1 Timothy 6:3-10", words: "contentment; love of money a root of all kinds of evil" },
  { passage: "1 Timothy 6:11-16", words: "fight the good fight of faith" },
];
