import type { Telling } from "./schema";

export const secondThessalonians: readonly Telling[] = [
  ["2 Thessalonians 1:3-12", ["God pays back those who hurt you, fire"]],
  [
    "2 Thessalonians 1:6-8",
    [
      "those who bully you will get trouble back, angels and fire",
      "payback for persecutors when jesus comes in flames",
    ],
  ],
  [
    "2 Thessalonians 2:1-17",
    ["man of evil sits in the temple and says he is God", "do not be upset by a fake letter"],
  ],
  [
    "2 Thessalonians 2:1-2",
    [
      "don’t panic over a fake letter saying the end is already here",
      "rumor that the day of the lord already happened",
    ],
  ],
  [
    "2 Thessalonians 2:3-4",
    ["antichrist sits in the temple claiming he’s god", "falling away has to come before the end"],
  ],
  [
    "2 Thessalonians 2:6-7",
    [
      "something is holding the evil one back for now",
      "who is the restrainer holding lawlessness until removed",
    ],
  ],
  [
    "2 Thessalonians 2:10-12",
    [
      "god makes them believe a delusion because they didn’t love truth",
      "sent a powerful delusion so they believe the lie",
    ],
  ],
  ["2 Thessalonians 3:6-18", ["no work no food", "busybodies", "do not get tired of doing right"]],
  ["2 Thessalonians 3:10-12", ["if you don't work you don't eat"]],
  ["2 Thessalonians 3:10", ["freeloaders shouldn’t eat, verse against welfare"]],
  [
    "2 Thessalonians 3:11-12",
    ["people with no job poking into everybody’s business", "settle down and earn your own living"],
  ],
  [
    "2 Thessalonians 3:14-15",
    [
      "avoid him so he’s embarrassed, but don’t treat him like an enemy",
      "shunning someone who ignores the letter, yet warn him as a brother",
    ],
  ],
];
