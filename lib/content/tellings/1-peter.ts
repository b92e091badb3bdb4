import type { Telling } from "./schema";

export const firstPeter: readonly Telling[] = [
  ["1 Peter 1:1-25", ["gold tested in fire", "love him without seeing", "grass withers"]],
  [
    "1 Peter 1:3-4",
    ["an inheritance in heaven that cant spoil or fade", "new birth into a hope that’s alive"],
  ],
  [
    "1 Peter 1:6-7",
    [
      "troubles test your faith like gold in a furnace",
      "faith worth more than gold, proven by fire",
    ],
  ],
  ["1 Peter 1:8-9", ["loving jesus without ever having seen him", "joy that words can’t express"]],
  [
    "1 Peter 1:10-12",
    [
      "prophets wondered about the time and angels want a peek",
      "things even angels are curious about",
    ],
  ],
  [
    "1 Peter 1:13",
    [
      "get your mind ready for action and stay sober",
      "brace your brain and put all your hope on coming grace",
    ],
  ],
  [
    "1 Peter 1:15-16",
    ["be holy in all you do because god is", "why should christians live holy lives in every area"],
  ],
  [
    "1 Peter 1:18-19",
    [
      "bought not with cash but with a perfect lamb’s blood",
      "freed from the empty lifestyle inherited from your ancestors",
    ],
  ],
  [
    "1 Peter 1:23-25",
    [
      "people are like grass that dries up but his word lasts",
      "reborn from a seed that never dies",
    ],
  ],
  [
    "1 Peter 2:1-12",
    ["newborn babies want milk", "living stones, royal priests", "aliens and strangers"],
  ],
  [
    "1 Peter 2:1-3",
    [
      "want spiritual milk like a newborn",
      "get rid of fake behavior, envy and slander so you can grow up",
    ],
  ],
  [
    "1 Peter 2:4-5",
    [
      "we are bricks, alive, in god’s temple",
      "living rocks built into a spiritual home, all believers are priests",
    ],
  ],
  [
    "1 Peter 2:7-8",
    [
      "the block builders threw away became the most important, others trip on it",
      "cornerstone that some people stumble over",
    ],
  ],
  [
    "1 Peter 2:9-10",
    [
      "you’re special chosen people, kings and priests, out of the dark",
      "once nobodies but now belonging to god",
    ],
  ],
  [
    "1 Peter 2:11-12",
    [
      "resident aliens should avoid desires that fight your soul",
      "behave so well that unbelievers who slander you are won over",
    ],
  ],
  [
    "1 Peter 2:13-25",
    [
      "obey rulers and even harsh masters",
      "by his wounds healed",
      "when insulted did not insult back",
    ],
  ],
  [
    "1 Peter 2:13-15",
    ["obey the governor and the emperor for god’s sake", "shut up ignorant critics by doing good"],
  ],
  [
    "1 Peter 2:16-17",
    [
      "dont use freedom as an excuse for bad behavior",
      "respect everybody, love the church, respect the king",
    ],
  ],
  ["1 Peter 2:18-25", ["slaves obey even mean bosses", "by his wounds you were healed"]],
  ["1 Peter 2:18-20", ["put up with a mean boss", "no credit for taking a beating you deserved"]],
  [
    "1 Peter 2:21-23",
    [
      "he was insulted and never talked back, follow his footprints",
      "how jesus reacted to abuse without threats",
    ],
  ],
  [
    "1 Peter 2:24-25",
    [
      "by his wounds we got well, carried our guilt to the cross",
      "lost sheep who came back to their soul’s guardian",
    ],
  ],
  [
    "1 Peter 3:1-7",
    [
      "win your husband without words",
      "beauty inside not hair and gold",
      "weaker partner, prayers blocked",
      "beauty isn't jewelry, win husbands without words",
    ],
  ],
  [
    "1 Peter 3:1-2",
    [
      "christian wife with a nonbelieving husband can win him without talking",
      "unsaved husband converted by his wife’s conduct",
    ],
  ],
  [
    "1 Peter 3:3-4",
    [
      "real beauty is inside, not hairstyles and jewelry",
      "a quiet gentle personality never goes out of style",
    ],
  ],
  [
    "1 Peter 3:5-6",
    [
      "she called her husband sir, be her daughters",
      "women of old who obeyed their husbands, like sarah",
    ],
  ],
  [
    "1 Peter 3:7",
    [
      "treat your wife well or your prayers get blocked",
      "women as the physically weaker partner, husbands be considerate",
    ],
  ],
  [
    "1 Peter 3:8-22",
    ["be ready to explain your hope gently", "preached to spirits in prison", "suffer for good"],
  ],
  [
    "1 Peter 3:8-9",
    [
      "dont pay back insults, say something kind instead",
      "someone insults you so bless them and you’ll be blessed",
    ],
  ],
  [
    "1 Peter 3:10-11",
    [
      "want a happy life, watch your mouth and chase peace",
      "secret to good days is not lying and doing good",
    ],
  ],
  [
    "1 Peter 3:13-14",
    [
      "who’d hurt you for doing good, and if they do you’re blessed",
      "don’t be scared of their threats when you suffer for doing right",
    ],
  ],
  [
    "1 Peter 3:15-16",
    [
      "be prepared to explain why you have hope, politely",
      "verse for defending your faith, apologetics",
    ],
  ],
  [
    "1 Peter 3:18-20",
    [
      "jesus preached to imprisoned ghosts from noah’s time",
      "a good man died for bad people to bring us to god",
    ],
  ],
  [
    "1 Peter 3:20-21",
    ["eight people saved on the boat is like being baptized", "baptism isnt just washing off dirt"],
  ],
  [
    "1 Peter 4:1-19",
    [
      "love covers many sins",
      "do not be surprised at the fire",
      "share without grumbling",
      "suffer as Christian not as thief",
    ],
  ],
  [
    "1 Peter 4:3-4",
    [
      "old friends think its odd you dont party and get wasted anymore",
      "enough time wasted on orgies and drunken nights",
    ],
  ],
  [
    "1 Peter 4:6",
    ["gospel preached to dead people", "did those who had died get to hear the good news"],
  ],
  [
    "1 Peter 4:7",
    [
      "the end is close so keep a clear head to pray",
      "because everything ends soon, be sober and pray",
    ],
  ],
  [
    "1 Peter 4:8",
    [
      "loving people overlooks loads of wrongs",
      "above all love each other, it hides a pile of faults",
    ],
  ],
  [
    "1 Peter 4:9",
    ["have people over without complaining", "hospitality with no grumbling about the guests"],
  ],
  [
    "1 Peter 4:10-11",
    ["use your talents to help others", "talk as if god were speaking, serve with his strength"],
  ],
  ["1 Peter 4:12-16", ["don't be surprised by painful trials"]],
  [
    "1 Peter 4:12-13",
    [
      "dont be shocked when life puts you through the fire",
      "fiery ordeal isn’t strange, share christ’s pain and be glad",
    ],
  ],
  [
    "1 Peter 4:14",
    [
      "lucky if you’re mocked for being a jesus follower",
      "when people insult you over your faith, the spirit rests on you",
    ],
  ],
  [
    "1 Peter 4:15-16",
    [
      "suffer for being christian, not for murder or being nosy",
      "meddling listed alongside stealing and killing",
    ],
  ],
  [
    "1 Peter 4:17-18",
    [
      "judgment starts with church people first",
      "if good people barely make it what about sinners",
    ],
  ],
  [
    "1 Peter 5:1-14",
    [
      "throw all your worry on him, he cares",
      "devil like a roaring lion",
      "young respect old",
      "lead not for money",
    ],
  ],
  [
    "1 Peter 5:1-3",
    [
      "pastors shouldnt do it for money or be bossy",
      "lead the flock by example and not like a dictator",
    ],
  ],
  [
    "1 Peter 5:4",
    [
      "reward for faithful pastors when the head shepherd returns",
      "crown that never wilts from the chief shepherd",
    ],
  ],
  ["1 Peter 5:5-9", ["give him your worries because he cares", "devil like a roaring lion"]],
  [
    "1 Peter 5:5",
    [
      "wear humility like clothes, younger listen to older",
      "put on humbleness like an outfit toward each other",
    ],
  ],
  [
    "1 Peter 5:6-7",
    [
      "throw all your anxiety on god since you matter to him",
      "bow under his strong hand and he’ll lift you at the right time",
    ],
  ],
  [
    "1 Peter 5:8-9",
    ["satan prowls like a big hungry cat", "stay alert, the enemy wants to eat you"],
  ],
  [
    "1 Peter 5:10",
    [
      "after you’ve suffered a bit he will make you strong again",
      "short time of pain then god restores and steadies you",
    ],
  ],
  [
    "1 Peter 5:13",
    ["greetings from the church in babylon and my boy mark", "she who is in babylon says hi"],
  ],
  [
    "1 Peter 5:14",
    [
      "say hello to each other with a loving kiss",
      "kissing as a greeting among believers at the end of a letter",
    ],
  ],
];
