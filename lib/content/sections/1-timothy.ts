import type { Section } from "./schema";

export const firstTimothy: readonly Section[] = [
  ["1 Timothy 1:12-17", "Christ came to save sinners, of whom I am chief"],
  ["1 Timothy 2:1-7", "prayers for kings; one mediator"],
  ["1 Timothy 2:8-15", "women in worship; learn quietly, not teach"],
  [
    "1 Timothy 3:1-13",
    "overseers (bishops, elders) and deacons: husband of one wife, not a drunkard",
  ],
  ["1 Timothy 4:1-5", "forbidding marriage and foods"],
  ["1 Timothy 4:12-16", "let no one despise your youth"],
  ["1 Timothy 5:1-16", "widows in the church"],
  ["1 Timothy 5:17-25", "elders worthy of double honour; a little wine for your stomach"],
  ["1 Timothy 6:3-10", "contentment; love of money a root of all kinds of evil"],
  ["1 Timothy 6:11-16", "fight the good fight of faith"],
];
