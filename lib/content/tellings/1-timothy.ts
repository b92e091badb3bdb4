import type { Telling } from "./schema";

export const firstTimothy: readonly Telling[] = [
  [
    "1 Timothy 1:3-20",
    ["worst sinner was shown mercy", "silly myths and family lists", "shipwrecked faith"],
  ],
  [
    "1 Timothy 1:3-4",
    [
      "dont waste time on family trees and made-up legends",
      "pastor told to stay put and stop people teaching weird stuff",
    ],
  ],
  [
    "1 Timothy 1:6-7",
    [
      "wannabe bible experts who dont know what theyre talking about",
      "people who speak so confidently about rules they dont understand",
    ],
  ],
  [
    "1 Timothy 1:8-10",
    [
      "laws are made for criminals not for decent people",
      "list of sins that condemns human traffickers and liars",
    ],
  ],
  [
    "1 Timothy 1:13-14",
    [
      "ex persecutor forgiven because he didnt know any better",
      "he used to insult god and hurt christians but got mercy",
    ],
  ],
  [
    "1 Timothy 1:15",
    [
      "im the worst sinner there is and jesus came for people like me",
      "the apostle who ranked himself number one on the list of bad people",
    ],
  ],
  [
    "1 Timothy 1:19-20",
    [
      "their faith was wrecked like a boat hitting the rocks",
      "two men kicked out and handed over to the devil to learn a lesson",
      "what happens when you ignore your conscience",
    ],
  ],
  [
    "1 Timothy 2:1-15",
    [
      "pray for kings",
      "only one in the middle",
      "women may not teach, saved by having babies",
      "no braids and gold",
    ],
  ],
  [
    "1 Timothy 2:1-2",
    [
      "pray for the president and the government",
      "praying for politicians so we can live in peace and quiet",
    ],
  ],
  [
    "1 Timothy 2:3-4",
    [
      "does god want everybody to get saved",
      "god would like every single person to know the truth",
    ],
  ],
  [
    "1 Timothy 2:5-6",
    ["only one go-between for us and god", "do i need a priest or saint as middleman to reach god"],
  ],
  ["1 Timothy 2:8-15", ["women should learn quietly, braided hair and gold"]],
  [
    "1 Timothy 2:8",
    [
      "guys should pray with their arms raised and no arguing",
      "where does it say to lift your hands when you pray",
    ],
  ],
  [
    "1 Timothy 2:9-10",
    [
      "women should dress modestly, no flashy hairdos or designer clothes",
      "is it wrong for ladies to wear expensive jewelry to church",
      "let kind actions be your outfit instead of pearls",
    ],
  ],
  [
    "1 Timothy 2:11-12",
    [
      "can a woman preach or be in charge of a man",
      "rule that females should stay silent and learn",
    ],
  ],
  [
    "1 Timothy 2:13-15",
    ["eve got fooled but adam did not", "weird verse about ladies being saved by having babies"],
  ],
  ["1 Timothy 3:1-16", ["what a church leader should be like, one wife, not drunk, kids obey"]],
  ["1 Timothy 3:1-7", ["rules for church leaders, one wife, not a drinker"]],
  [
    "1 Timothy 3:1-3",
    [
      "what kind of man can become a bishop or pastor",
      "church leader must be faithful to one woman and not a boozer",
      "wanting to be a church leader is a noble ambition",
    ],
  ],
  [
    "1 Timothy 3:4-5",
    ["if he cant run his own family how can he run a church", "pastor whose kids should behave"],
  ],
  [
    "1 Timothy 3:6-7",
    [
      "dont put a brand new christian in charge, it goes to his head",
      "a church leader needs a good reputation with outsiders",
    ],
  ],
  [
    "1 Timothy 3:8-10",
    [
      "requirements for deacons, no two-faced or money hungry men",
      "give deacons a trial period before letting them serve",
    ],
  ],
  [
    "1 Timothy 3:11-12",
    [
      "how the wives of deacons should act, no gossip",
      "deacons’ wives should be trustworthy and sober",
    ],
  ],
  [
    "1 Timothy 3:15",
    ["church is the support column that holds up truth", "how to act in the household of god"],
  ],
  [
    "1 Timothy 3:16",
    [
      "early hymn about christ appearing as human, watched by angels, taken up",
      "the great secret of religion, god became flesh and went up to glory",
    ],
  ],
  [
    "1 Timothy 4:1-16",
    [
      "let nobody look down on you because you are young",
      "exercise is a little useful",
      "forbid to marry",
      "old wives’ tales",
    ],
  ],
  [
    "1 Timothy 4:1-3",
    [
      "false preachers who ban weddings and certain foods",
      "demon-inspired teaching near the end that tells people not to marry",
      "their conscience is seared numb like cattle branded with an iron",
    ],
  ],
  [
    "1 Timothy 4:4-5",
    [
      "why say grace before a meal, thanks makes food holy",
      "no food is off limits if you’re grateful for it",
    ],
  ],
  [
    "1 Timothy 4:7-8",
    [
      "going to the gym is useful but training your soul is better",
      "ignore silly grandma superstitions and work out spiritually",
      "verse about physical fitness and exercise",
    ],
  ],
  [
    "1 Timothy 4:12",
    [
      "don't let people look down on you because you're young",
      "dont let anyone look down on you for being a teenager",
      "young people can be role models for older christians",
    ],
  ],
  [
    "1 Timothy 4:13",
    [
      "keep up the public bible reading until i get there",
      "pastor should keep reading scripture aloud in church",
    ],
  ],
  [
    "1 Timothy 4:14-15",
    [
      "dont waste the talent you got when elders laid hands on you",
      "practice hard so everyone can see you improving",
    ],
  ],
  [
    "1 Timothy 4:16",
    [
      "watch your life and what you teach, it rescues you and your listeners",
      "preacher, keep an eye on yourself as well as your lessons",
    ],
  ],
  [
    "1 Timothy 5:1-25",
    [
      "drink a little wine for your stomach",
      "who does not care for family is worse than unbeliever",
      "widows over sixty",
      "pay the preacher",
    ],
  ],
  [
    "1 Timothy 5:1-2",
    [
      "speak to an old guy like hes your dad",
      "treat young women at church like sisters with pure motives",
      "how to correct somebody older than you politely",
    ],
  ],
  [
    "1 Timothy 5:3-4",
    [
      "grown kids and grandkids should look after their widowed mom",
      "paying back your parents for raising you",
    ],
  ],
  [
    "1 Timothy 5:5-6",
    ["party-loving woman is a walking corpse", "lonely widow who prays around the clock"],
  ],
  [
    "1 Timothy 5:8",
    ["a man who wont support his own family is worse than an atheist", "deadbeat dad verse"],
  ],
  [
    "1 Timothy 5:9-10",
    [
      "minimum age sixty to be put on the church’s widow list",
      "elderly woman who raised kids, hosted guests and washed feet gets help",
    ],
  ],
  [
    "1 Timothy 5:11-13",
    [
      "idle young widows going door to door gossiping",
      "nosy busybodies wandering from home to home",
    ],
  ],
  [
    "1 Timothy 5:14",
    [
      "should a young widow get remarried",
      "advice to widows in their twenties, find a husband and have kids",
    ],
  ],
  [
    "1 Timothy 5:16",
    [
      "relatives should pay for widows so the church doesnt have to",
      "should the church financially support a widow who has relatives",
    ],
  ],
  [
    "1 Timothy 5:17-18",
    [
      "pastors who work hard preaching deserve double pay",
      "a worker has earned his paycheck, dont gag the cow",
    ],
  ],
  [
    "1 Timothy 5:19-20",
    [
      "dont believe a complaint about a pastor without several people backing it",
      "call out sinning church leaders in front of everyone",
    ],
  ],
  [
    "1 Timothy 5:21",
    [
      "no favoritism when judging cases, with the elect angels watching",
      "be impartial in church discipline, chosen angels are witnesses",
    ],
  ],
  [
    "1 Timothy 5:22",
    ["dont be in a rush to ordain someone", "dont get dragged into what other folks do wrong"],
  ],
  [
    "1 Timothy 5:23",
    [
      "drink a little wine for your stomach",
      "have some wine for your upset tummy",
      "young pastor with constant illness told to stop drinking just water",
    ],
  ],
  [
    "1 Timothy 5:24-25",
    [
      "some people’s crimes are obvious right away, others come out later",
      "good deeds cant stay secret forever",
    ],
  ],
  [
    "1 Timothy 6:1-21",
    [
      "love of money is a root of evil",
      "brought nothing in, take nothing out",
      "rich people should share",
      "fight the good fight",
    ],
  ],
  [
    "1 Timothy 6:1-2",
    [
      "slaves whose owner is a fellow christian shouldnt slack off",
      "respect your boss even if he goes to your church",
    ],
  ],
  [
    "1 Timothy 6:3-5",
    [
      "people addicted to quarrels about words",
      "preachers who think religion is a way to get rich",
    ],
  ],
  ["1 Timothy 6:6-10", ["love of money is the root of all evil"]],
  [
    "1 Timothy 6:6-8",
    [
      "you came with nothing and you leave with nothing",
      "be happy if you have clothes and something to eat",
      "cant take it with you when you die, contentment is real profit",
    ],
  ],
  [
    "1 Timothy 6:9-10",
    [
      "craving cash is where all sorts of wrong starts",
      "people who want to get rich fall into a trap and drown",
      "greedy folks stabbed themselves with lots of grief",
    ],
  ],
  [
    "1 Timothy 6:12",
    [
      "battle well for your faith and grab hold of life forever",
      "boxing-style verse about the good struggle of believing",
    ],
  ],
  [
    "1 Timothy 6:15-16",
    [
      "lives in light so bright nobody can get close or see him",
      "the only one who cannot die, top king over all kings",
    ],
  ],
  [
    "1 Timothy 6:17-19",
    [
      "message to wealthy people dont be snobs and share",
      "money is unreliable so put hope in god who gives us things to enjoy",
      "rich in kindness, investing in the world to come",
    ],
  ],
  [
    "1 Timothy 6:20-21",
    [
      "avoid pointless babble and so-called science",
      "protect what was handed to you and skip fake knowledge",
    ],
  ],
];
