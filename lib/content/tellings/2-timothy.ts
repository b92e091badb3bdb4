import type { Telling } from "./schema";

export const secondTimothy: readonly Telling[] = [
  [
    "2 Timothy 1:1-18",
    [
      "grandma’s and mother’s faith",
      "not a spirit of fear but power",
      "one friend looked hard for me in prison",
    ],
  ],
  ["2 Timothy 1:5-7", ["faith of grandma and mom", "spirit not of fear"]],
  [
    "2 Timothy 1:5",
    [
      "the young man who got his faith from his mom and grandma",
      "grandmother and mother who passed down belief",
    ],
  ],
  [
    "2 Timothy 1:6",
    [
      "rekindle your gift like fanning a fire",
      "using the spiritual talent that came when hands were placed on him",
    ],
  ],
  [
    "2 Timothy 1:7",
    [
      "god didnt make us timid but strong, loving and self-disciplined",
      "verse against being scared and shy, sound mind",
    ],
  ],
  [
    "2 Timothy 1:8-9",
    [
      "dont be embarrassed about your friend in jail for preaching",
      "called before time began, not because of anything we did",
    ],
  ],
  [
    "2 Timothy 1:10",
    [
      "jesus wiped out death and switched on the light of immortality",
      "death has been abolished by our savior’s arrival",
    ],
  ],
  [
    "2 Timothy 1:12",
    [
      "i know who im trusting and he’ll keep safe what i gave him",
      "not ashamed of suffering because i’m sure he protects my deposit",
    ],
  ],
  [
    "2 Timothy 1:15",
    [
      "everybody in the province of asia deserted him",
      "two named deserters who turned their backs on the apostle",
    ],
  ],
  [
    "2 Timothy 1:16-18",
    [
      "friend who searched all over rome to find the prisoner",
      "the guy who wasnt embarrassed to visit paul in prison",
    ],
  ],
  [
    "2 Timothy 2:1-26",
    ["soldier, athlete, farmer", "do not argue about words", "run from young desires"],
  ],
  [
    "2 Timothy 2:2",
    [
      "teach reliable people who can then teach others",
      "discipleship chain, pass on what you learned",
    ],
  ],
  [
    "2 Timothy 2:3-4",
    [
      "a soldier on duty doesnt get caught up in civilian business",
      "verse for military troops, put up with tough conditions",
    ],
  ],
  [
    "2 Timothy 2:5-6",
    [
      "no medal for an athlete who cheats",
      "the farmer who did the work should eat first from the harvest",
    ],
  ],
  [
    "2 Timothy 2:8-9",
    [
      "im in handcuffs but the message cant be locked up",
      "treated like a criminal in chains, yet god’s word is free",
    ],
  ],
  [
    "2 Timothy 2:11-13",
    [
      "even when we let him down he stays true because he cant betray himself",
      "if we disown him he will disown us",
    ],
  ],
  [
    "2 Timothy 2:14",
    [
      "stop nitpicking over terms, it only hurts the audience",
      "church quarrels over wording are useless",
    ],
  ],
  [
    "2 Timothy 2:15",
    ["study hard like a craftsman who isnt embarrassed by his work", "handle scripture correctly"],
  ],
  [
    "2 Timothy 2:16-18",
    [
      "bad talk spreads like an infected wound",
      "two men claiming the rising of the dead had already happened",
    ],
  ],
  [
    "2 Timothy 2:19",
    [
      "god can tell who is really on his side, sealed foundation",
      "if you use his name then quit doing wrong",
    ],
  ],
  [
    "2 Timothy 2:20-21",
    [
      "a mansion has fancy dishes and cheap ones too",
      "clean yourself up to be a container fit for special use",
    ],
  ],
  [
    "2 Timothy 2:22",
    [
      "run away from the temptations of being young",
      "chase love and peace along with pure friends instead of youthful passions",
    ],
  ],
  [
    "2 Timothy 2:23-24",
    [
      "avoid dumb debates that only start fights",
      "a pastor shouldnt argue on the internet but be kind to all",
    ],
  ],
  [
    "2 Timothy 2:25-26",
    [
      "gently correct opponents, maybe they’ll come to their senses",
      "captured in satan’s trap and doing what he wants",
    ],
  ],
  ["2 Timothy 3:1-9", ["people love themselves and money in last days, disobedient to parents"]],
  [
    "2 Timothy 3:1-4",
    [
      "what people will be like in the end times, selfish and money mad",
      "terrible days when kids dont obey parents and no one is grateful",
      "love fun more than god",
    ],
  ],
  [
    "2 Timothy 3:5",
    [
      "look religious on the outside but it has no effect",
      "fake churchgoers with the form but no power, avoid them",
    ],
  ],
  [
    "2 Timothy 3:6-7",
    [
      "creeps who worm their way into homes and prey on naive women",
      "forever taking classes but never getting to the truth",
    ],
  ],
  [
    "2 Timothy 3:8-9",
    [
      "names of the magicians who stood against moses",
      "two egyptians who opposed moses, their foolishness got exposed",
    ],
  ],
  [
    "2 Timothy 3:10-17",
    ["all scripture breathed by God, useful to teach", "knew the holy books since a kid"],
  ],
  [
    "2 Timothy 3:12-13",
    [
      "anyone trying to live a godly life will get harassed",
      "con artists go from bad to worse, fooling and being fooled",
    ],
  ],
  ["2 Timothy 3:14-17", ["all the bible is breathed by god"]],
  [
    "2 Timothy 3:14-15",
    [
      "you’ve known the bible since you were a little baby",
      "stick with what you were taught, remember who taught you",
    ],
  ],
  [
    "2 Timothy 3:16-17",
    [
      "the whole bible is inspired by god and useful",
      "what is the bible good for, teaching and fixing people",
    ],
  ],
  [
    "2 Timothy 4:1-8",
    ["people want teachers who tickle their ears", "I finished the race", "ready in season or not"],
  ],
  [
    "2 Timothy 4:2",
    [
      "be ready to preach whether its convenient or not",
      "charge to preachers, correct and encourage patiently at all times",
    ],
  ],
  [
    "2 Timothy 4:3-4",
    [
      "folks who only want preachers that tell them what they like to hear",
      "ears that itch for something new, swapping truth for fairy tales",
    ],
  ],
  [
    "2 Timothy 4:6-8",
    [
      "finished the race, fought the fight, crown waiting",
      "ran the race to the finish line, a wreath is waiting",
      "old apostle’s farewell, his time to die is near",
      "funeral verse about a life well fought and faith kept",
    ],
  ],
  [
    "2 Timothy 4:9-22",
    ["bring my coat and books before winter", "everyone left me", "coppersmith did me harm"],
  ],
  ["2 Timothy 4:9-13", ["bring my coat and books when you come"]],
  [
    "2 Timothy 4:9-10",
    [
      "coworker who dumped paul because he loved this world too much",
      "who deserted and went off to thessalonica",
    ],
  ],
  [
    "2 Timothy 4:11",
    [
      "only luke stayed, so pick up mark on the way, he’s helpful",
      "mark gets a second chance as a useful helper",
    ],
  ],
  [
    "2 Timothy 4:13",
    [
      "please bring my coat and my books",
      "prisoner asks for the jacket he left at a friend’s house",
    ],
  ],
  [
    "2 Timothy 4:14-15",
    [
      "watch out for the metalworker who did me harm",
      "the coppersmith who hurt paul, god will pay him back",
    ],
  ],
  [
    "2 Timothy 4:16-17",
    [
      "nobody showed up for me in court",
      "everyone bailed but the lord stood next to me, saved from the lion",
    ],
  ],
  [
    "2 Timothy 4:20-21",
    ["had to leave a sick friend behind in a port city", "try to get here before it turns cold"],
  ],
];
