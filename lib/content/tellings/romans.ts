import type { Telling } from "./schema";

export const romans: readonly Telling[] = [
  ["Romans 1:1-17", ["not ashamed of the good news", "good people live by trusting"]],
  [
    "Romans 1:16-17",
    [
      "I’m not embarrassed about the good news, it’s God’s power",
      "the verse that changed Luther’s whole life",
      "saved by trusting, first Jews and then everyone else",
      "good news that rescues anybody who believes",
      "living by trust from start to finish",
    ],
  ],
  [
    "Romans 1:18-32",
    [
      "nature shows there is a God so nobody has an excuse",
      "swapped the creator for statues",
      "women and men with their own sex",
      "you can see from nature that there is a God",
      "they traded God for statues of birds and snakes",
      "the passage against men with men and women with women",
      "people think they’re smart but became fools",
      "God let them go their own dirty way",
    ],
  ],
  [
    "Romans 2:1-16",
    [
      "you who judge do the same things",
      "people without the law have it in their heart",
      "conscience",
    ],
  ],
  [
    "Romans 2:12-16",
    [
      "people without the Bible still know right from wrong",
      "conscience accuses or excuses them inside",
      "doing the rules counts, not hearing them",
      "what about people who never heard of God",
      "secrets will be judged one day",
    ],
  ],
  [
    "Romans 3:9-31",
    [
      "nobody is good, not even one",
      "everyone has sinned and falls short",
      "throat an open grave",
      "free gift, no bragging",
    ],
  ],
  [
    "Romans 3:9-20",
    [
      "nobody is good, no single person looks for God",
      "throats like open graves and snake poison on lips",
      "every mouth is shut before God",
      "Jews and others are all just as guilty",
      "keeping rules can’t make anyone right, it only shows sin",
    ],
  ],
  [
    "Romans 3:21-31",
    [
      "everybody has done wrong and falls short",
      "made right as a gift, not by keeping rules",
      "so nobody can brag about himself",
      "his blood pays so God is fair and forgiving",
      "no difference between people, all need it",
    ],
  ],
  [
    "Romans 4:1-25",
    [
      "counted as good because he believed, before he was circumcised",
      "hoped when there was no hope, body as good as dead",
    ],
  ],
  [
    "Romans 4:1-12",
    [
      "he trusted God and that was counted as good",
      "a worker gets wages, but this is no wage",
      "right with God before he was circumcised",
      "happy is the person whose sins are not counted",
      "the father of all believers, cut or not",
    ],
  ],
  [
    "Romans 5:1-11",
    [
      "trouble makes patience, patience makes character and hope",
      "died for us while we were still bad",
      "hardly anyone dies for a good man",
      "he died for us when we were still bad",
      "hardly anyone would die even for a good man",
      "suffering makes you patient and gives hope",
      "enemies of God become his friends",
      "love poured into our hearts by the Spirit",
    ],
  ],
  [
    "Romans 5:12-21",
    [
      "sin came by one man and life by one man",
      "one man’s mistake brought death to everybody",
      "original sin, where we got it from",
      "one person ruined it and one put it right",
      "more wrong, but even more kindness",
      "death ruled from the first man on",
    ],
  ],
  [
    "Romans 6:1-14",
    [
      "go on sinning so there is more grace, no way",
      "buried in baptism",
      "should we keep doing wrong so God can forgive more",
      "going under water is like being buried and rising",
      "your old self died on the cross",
      "don’t let sin be your boss anymore",
      "dead to the bad, alive for God",
    ],
  ],
  [
    "Romans 6:15-23",
    [
      "sin pays with death, God gives life free",
      "slaves to what you obey",
      "what you earn for doing wrong is dying",
      "whoever you obey is your master",
      "a free present of living forever",
      "slaves of goodness instead of slaves of evil",
      "verse in tracts about pay for sin and a free gift",
    ],
  ],
  [
    "Romans 7:1-25",
    [
      "I do not do the good I want but the bad I hate",
      "who saves me from this body",
      "inner war, cannot stop bad habit",
    ],
  ],
  [
    "Romans 7:14-25",
    [
      "I keep doing the stuff I hate",
      "who will rescue me from this body",
      "at war inside, wanting good but failing",
      "feels like addiction, I can’t stop though I want to",
      "what a miserable guy I am",
    ],
  ],
  [
    "Romans 8:1-17",
    [
      "no condemnation any more",
      "call God daddy, adopted, not slaves to fear",
      "mind on flesh or spirit",
    ],
  ],
  [
    "Romans 8:1-11",
    [
      "nobody who belongs to Christ is found guilty",
      "mind set on the flesh means death",
      "God did what rules couldn’t do",
      "the Spirit that raised Jesus lives in you",
      "verse for when you feel guilty",
    ],
  ],
  [
    "Romans 8:14-17",
    [
      "we call God daddy like adopted kids",
      "not slaves who are scared but his children",
      "we will inherit together with Christ",
      "led by the Spirit means being God’s kid",
      "suffer with him and be honored with him",
    ],
  ],
  [
    "Romans 8:18-27",
    [
      "whole creation moans like a woman giving birth",
      "when you do not know how to pray the spirit groans for you",
      "suffering now is nothing beside what comes",
      "what we suffer now is nothing compared to later",
      "nature is in labor pains waiting",
      "when you can’t pray somebody sighs for you",
      "hoping for what we don’t see yet",
      "the whole world longs to be set free from decay",
    ],
  ],
  [
    "Romans 8:28-39",
    [
      "everything works together for good",
      "nothing can separate us from love, not death or angels",
      "if God is for us who is against us",
      "everything turns out for good for those who love God",
      "if God is for us who can be against us",
      "not death, not angels, not anything can pull us away",
      "in all this we’re more than winners",
      "considered sheep to be killed all day",
    ],
  ],
  [
    "Romans 9:1-29",
    [
      "God picks one brother before they were born",
      "who are you to talk back, pot and potter",
      "hardens whom he wants",
    ],
  ],
  [
    "Romans 9:10-24",
    [
      "can a pot complain to the man who made it",
      "God picked one twin before they were born",
      "I’ll be kind to whoever I want",
      "the predestination one, is God unfair",
      "he made a king stubborn to show his power",
    ],
  ],
  [
    "Romans 10:1-21",
    [
      "say with your mouth and believe in your heart",
      "how can they hear without a preacher",
      "everyone who calls is saved",
    ],
  ],
  [
    "Romans 10:8-17",
    [
      "say it with your mouth and believe it inside to be saved",
      "how can they believe if nobody tells them",
      "beautiful feet of people bringing good news",
      "whoever calls on him is rescued, Jew or Greek",
      "you come to believe from listening to the message",
    ],
  ],
  [
    "Romans 11:1-36",
    [
      "wild branch put in an olive tree",
      "has God thrown away his people the Jews",
      "how deep, who gave him advice",
    ],
  ],
  [
    "Romans 11:11-24",
    [
      "twigs from a wild tree joined to a good one",
      "don’t be proud, you don’t carry the root",
      "branches were broken off because they didn’t believe",
      "foreigners get in to make the Jews jealous",
      "God is kind and also strict",
    ],
  ],
  [
    "Romans 11:25-36",
    [
      "God’s thoughts are too deep to understand",
      "who ever gave God any advice",
      "in the end the Jews will be rescued too",
      "God doesn’t take back his gifts",
      "part of them hardened until the outsiders come in",
    ],
  ],
  [
    "Romans 12:1-8",
    [
      "offer your bodies",
      "do not copy the world, new mind",
      "each has different gift",
      "give your body to God, that’s real worship",
      "don’t be like everyone else, change how you think",
      "don’t think too highly of yourself",
      "one body, many parts with different talents",
      "whoever gives should be generous, whoever leads should be careful",
    ],
  ],
  [
    "Romans 12:9-21",
    [
      "do not pay back, leave revenge to God",
      "laugh with the happy and cry with the sad",
      "feed your enemy",
      "live in peace if you can",
      "if your enemy is hungry feed him, like hot coals on his head",
      "don’t get revenge, God will pay back",
      "laugh with happy people and cry with sad ones",
      "beat what is bad with good",
      "live in peace with everybody if you can",
    ],
  ],
  [
    "Romans 13:1-7",
    [
      "obey the government and pay taxes",
      "rulers carry a sword",
      "do what the government says, God put it there",
      "pay your tax to whoever you owe it",
      "the ruler carries a sword to punish",
      "should Christians obey even bad leaders",
      "if you do right you needn’t fear police",
    ],
  ],
  [
    "Romans 13:8-14",
    [
      "owe nobody anything but love",
      "night nearly over, wake up",
      "no drunken parties",
      "have no debts except to care for each other",
      "the night is nearly over, wake up",
      "loving your neighbor covers all the commandments",
      "no wild parties and getting drunk",
      "put on the armor of light",
    ],
  ],
  [
    "Romans 14:1-23",
    [
      "vegetarian and meat eater should not judge each other",
      "one day holy or all the same",
      "do not make a brother stumble",
    ],
  ],
  [
    "Romans 14:1-12",
    [
      "one eats anything, another only vegetables",
      "don’t look down on those with other rules",
      "some think one day is holy and others don’t",
      "whether we live or die we belong to the Lord",
      "every knee will bow and answer for himself",
    ],
  ],
  ["Romans 15:1-13", ["strong should bear with the weak", "written to give hope"]],
  [
    "Romans 16:1-27",
    ["woman deacon carries the letter", "greet with a kiss", "female apostle", "list of hellos"],
  ],
  [
    "Romans 16:1-16",
    [
      "a long list of people to say hi to",
      "a woman who helped many and delivers the letter",
      "a couple risked their necks for him",
      "greet each other with a holy kiss",
      "was she a female apostle, a woman in jail with him",
    ],
  ],
];
