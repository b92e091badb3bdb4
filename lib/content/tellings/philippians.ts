import type { Telling } from "./schema";

export const philippians: readonly Telling[] = [
  ["Philippians 1:1-11", ["he who started good work in you will finish"]],
  ["Philippians 1:6", ["he’ll finish what he started in you", "god doesn’t leave you half done"]],
  [
    "Philippians 1:12-30",
    ["jail helped the message", "living is Christ, dying is better", "some preach from envy"],
  ],
  [
    "Philippians 1:12-14",
    [
      "being in jail actually helped spread the news, even guards know",
      "his imprisonment made others bolder to talk",
    ],
  ],
  [
    "Philippians 1:15-18",
    [
      "preaching out of jealousy, who cares as long as it’s preached",
      "preachers with wrong motives",
    ],
  ],
  ["Philippians 1:21", ["living means christ, dying is a win", "dying is even better for me"]],
  [
    "Philippians 1:22-24",
    [
      "torn between wanting to die and staying for others",
      "would rather go be with jesus but you need me here",
    ],
  ],
  [
    "Philippians 2:1-18",
    [
      "think of others as better",
      "he gave up being God and became a slave",
      "every knee bows",
      "do everything without complaining",
    ],
  ],
  [
    "Philippians 2:3-4",
    ["think of others as more important than you", "look out for other people’s interests, no ego"],
  ],
  ["Philippians 2:5-11", ["he was god but became a servant"]],
  [
    "Philippians 2:6-8",
    [
      "gave up his divine status and became a slave, even died on a cross",
      "didn’t cling to being equal with god but emptied himself",
    ],
  ],
  [
    "Philippians 2:9-11",
    [
      "everybody will get on their knees at his name, even underground",
      "highest name of all, every tongue says he’s lord",
    ],
  ],
  [
    "Philippians 2:14-15",
    ["stop whining and bickering, shine like stars", "verse for kids who complain about chores"],
  ],
  ["Philippians 2:19-30", ["nearly died from sickness for the work"]],
  [
    "Philippians 2:25-27",
    [
      "messenger who almost died of illness and was homesick",
      "upset because folks back home heard he was ill",
    ],
  ],
  [
    "Philippians 3:1-21",
    [
      "all my achievements are garbage",
      "forget the past and press on to the goal",
      "citizens of heaven",
      "belly is their god",
    ],
  ],
  [
    "Philippians 3:4-6",
    [
      "brags about his jewish resume, pharisee from benjamin",
      "perfect pedigree, circumcised on day eight",
    ],
  ],
  [
    "Philippians 3:7-8",
    ["everything i had is crap compared to knowing jesus", "all my achievements are garbage now"],
  ],
  [
    "Philippians 3:12-14",
    [
      "forget the past and run for the prize",
      "let go of the past and race for the finish line",
      "i’m not there yet but keep going",
    ],
  ],
  [
    "Philippians 3:20-21",
    ["we hold a passport of heaven", "our lowly bodies will be remade like his"],
  ],
  [
    "Philippians 4:1-9",
    [
      "do not be anxious but pray about everything",
      "think about what is true and lovely",
      "two women should stop fighting",
      "peace beyond understanding",
    ],
  ],
  [
    "Philippians 4:2-3",
    ["two women in church who should make up", "two ladies quarreling who had worked beside him"],
  ],
  ["Philippians 4:4-7", ["always be happy, don't worry about anything, peace nobody understands"]],
  [
    "Philippians 4:4",
    ["be joyful all the time, i’ll say it twice", "command to be happy, repeated right away"],
  ],
  [
    "Philippians 4:6-7",
    [
      "don’t stress about anything, pray instead",
      "calm that makes no sense standing guard over your mind",
    ],
  ],
  ["Philippians 4:8-9", ["think about good and true and lovely things"]],
  [
    "Philippians 4:8",
    [
      "think positive, fill your mind with good and beautiful stuff",
      "what should christians watch or think about, whatever’s pure",
    ],
  ],
  [
    "Philippians 4:10-23",
    [
      "learned to be happy with a lot or little",
      "can do everything through him who gives strength",
      "God supplies all needs",
    ],
  ],
  ["Philippians 4:10-13", ["learned to be okay with a lot or a little"]],
  [
    "Philippians 4:11-12",
    [
      "learned to be satisfied with a lot or a little",
      "secret of being happy whether full or hungry",
    ],
  ],
  [
    "Philippians 4:13",
    [
      "athletes’ favorite verse, i’m able to do everything with his strength",
      "motivation on gym shirts about being strengthened",
    ],
  ],
  [
    "Philippians 4:22",
    [
      "greetings from believers working for the emperor",
      "christians inside caesar’s palace say hello",
    ],
  ],
];
