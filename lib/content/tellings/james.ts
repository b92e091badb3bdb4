import type { Telling } from "./schema";

export const james: readonly Telling[] = [
  [
    "James 1:1-18",
    [
      "be happy when troubles come",
      "ask for wisdom",
      "doubter like a wave",
      "every good gift from above",
      "God does not tempt",
    ],
  ],
  [
    "James 1:2-8",
    [
      "be glad when life is tough because it makes you strong",
      "if you don’t know what to do ask God, he gives freely",
      "somebody who doubts is like water pushed about by wind",
      "troubles test your faith and teach you not to give up",
      "a two minded person gets nothing from God",
    ],
  ],
  [
    "James 1:2-4",
    ["be glad about problems because they build stamina", "hardships test you and make you mature"],
  ],
  [
    "James 1:5",
    [
      "if you’re not smart enough just ask god, he wont scold you",
      "asking for wisdom before an exam or decision",
    ],
  ],
  [
    "James 1:6-8",
    [
      "doubters get tossed around like surf in the wind",
      "two-minded person who cant make up his mind",
    ],
  ],
  [
    "James 1:9-11",
    [
      "wealthy people wilt like a wildflower in the hot sun",
      "poor man should feel high up and rich man be glad he’s low",
    ],
  ],
  [
    "James 1:12-18",
    [
      "don’t blame God when you want to do wrong",
      "desire gets pregnant and gives birth to sin and then death",
      "all the nice things we get come from above",
      "whoever holds out gets the crown of life",
      "the father of lights who never changes like shadows",
    ],
  ],
  [
    "James 1:12",
    [
      "prize of a crown for those who pass the test",
      "happy is the man who holds up under temptation",
    ],
  ],
  [
    "James 1:13-15",
    [
      "does god tempt people to do wrong",
      "desire gets pregnant and gives birth to sin, which grows up into death",
    ],
  ],
  [
    "James 1:17",
    [
      "all good presents come down from the maker of the stars",
      "god doesnt change like moving shadows",
    ],
  ],
  [
    "James 1:19-27",
    [
      "quick to listen, slow to speak, slow to anger",
      "look in the mirror and forget",
      "real religion cares for orphans and widows",
      "listen first, talk later, and don’t get mad fast",
      "someone looks at his own face and forgets it right away",
      "don’t just hear it, do it",
      "real religion is caring for kids without parents and lonely women",
      "if you can’t control your mouth your faith is worthless",
    ],
  ],
  ["James 1:19-20", ["listen more, talk less, and keep your temper", "quick ears, slow mouth"]],
  [
    "James 1:22-24",
    [
      "dont just listen to sermons, do what they say",
      "someone looks in a mirror and forgets his own face",
    ],
  ],
  [
    "James 1:26",
    [
      "thinks he’s religious but can’t control his mouth",
      "religion is worth nothing if your tongue has no reins",
    ],
  ],
  [
    "James 1:27",
    [
      "true religion is caring for orphans and widows",
      "helping parentless kids and staying unpolluted by society",
    ],
  ],
  [
    "James 2:1-13",
    [
      "do not give the rich man the best seat",
      "mercy beats judgment",
      "a man with a gold ring gets the good seat, the beggar sits on the floor",
      "don’t treat wealthy visitors better at church",
      "break one rule and you’ve broken them all",
      "being kind wins over condemning people",
      "isn’t it the wealthy who drag you to court",
    ],
  ],
  [
    "James 2:1-4",
    [
      "giving the rich guest the best seat at church and the bum the floor",
      "no favoritism based on clothes and jewelry",
    ],
  ],
  [
    "James 2:5-7",
    [
      "god picked poor folks to be rich in faith",
      "arent the rich the ones suing you and dragging you to court",
    ],
  ],
  [
    "James 2:8-9",
    [
      "the king’s rule about treating neighbors, playing favorites breaks it",
      "showing partiality makes you a lawbreaker",
    ],
  ],
  [
    "James 2:10-11",
    [
      "break one commandment and you’re guilty of breaking all of them",
      "didn’t cheat on your wife but killed someone, still a lawbreaker",
    ],
  ],
  [
    "James 2:13",
    [
      "no pity for those who show no pity, mercy wins",
      "merciless people will be judged without mercy",
    ],
  ],
  [
    "James 2:14-26",
    [
      "faith without doing anything is dead",
      "say keep warm but give nothing",
      "even demons believe",
      "telling a hungry person keep warm and eat well without helping",
      "believing isn’t enough, you have to do something",
      "even evil spirits believe and shake",
      "a body without breath is dead, and so is empty belief",
      "a prostitute who hid spies is praised for what she did",
    ],
  ],
  [
    "James 2:14-17",
    [
      "telling a hungry homeless person stay warm and eat well but giving nothing",
      "thoughts and prayers without help are useless",
      "belief with no action is a corpse",
    ],
  ],
  [
    "James 2:18-19",
    ["even demons believe and they tremble", "i’ll prove what i believe by what i do"],
  ],
  [
    "James 2:21-24",
    ["friend of god who was made right by what he did with his son", "not by faith alone verse"],
  ],
  [
    "James 2:25-26",
    [
      "hooker who hid scouts and sent them off by a different road",
      "body without breath is dead, same with belief without deeds",
    ],
  ],
  [
    "James 3:1-18",
    [
      "tongue small but sets a forest on fire",
      "bless and curse from same mouth",
      "horse bit and ship rudder",
      "not many be teachers",
      "what you say can burn down a whole forest",
      "a tiny thing steers a big ship, so does the mouth",
      "people tame every animal but not what they say",
      "with the same mouth we praise God and curse people",
      "not many of you should be teachers",
    ],
  ],
  [
    "James 3:1",
    [
      "not everyone should be a teacher because they get judged harder",
      "warning to those who want to become bible teachers",
    ],
  ],
  [
    "James 3:2",
    [
      "if you never say anything wrong you’re perfect",
      "everybody slips up, but controlling speech means controlling the whole body",
    ],
  ],
  [
    "James 3:3-5",
    [
      "little thing steers a big thing, horse bridle and ship rudder",
      "one spark burns down a whole forest",
    ],
  ],
  [
    "James 3:6",
    ["your mouth is a flame lit by hell", "one small body part sets your entire life on fire"],
  ],
  [
    "James 3:7-8",
    [
      "humans can train every animal but not what they say",
      "lion tamers cant tame this poisonous organ",
    ],
  ],
  [
    "James 3:9-10",
    [
      "praising god and cussing people out with the same lips",
      "is swearing at others wrong since they’re made like god",
    ],
  ],
  [
    "James 3:11-12",
    ["fresh and salt water dont come from the same spring", "fig trees dont grow olives"],
  ],
  [
    "James 3:13-14",
    [
      "show you’re wise by living humbly, not by bragging",
      "think you’re smart? prove it with gentle good behavior",
    ],
  ],
  [
    "James 3:15-16",
    [
      "jealous ambition brings chaos, a devilish kind of smart",
      "wisdom from below, earthly and demonic, leads to disorder",
    ],
  ],
  [
    "James 3:17-18",
    [
      "what heavenly wisdom looks like, peaceable and easy to reason with",
      "peacemakers plant seeds and harvest goodness",
    ],
  ],
  [
    "James 4:1-12",
    [
      "why do you fight, you want and do not get",
      "come near to God, he comes near",
      "resist the devil and he runs",
      "proud, humble",
      "fights come from wanting what you can’t have",
      "stand up to Satan and he’ll run away",
      "come close to God and he comes close to you",
      "you ask and don’t get because you ask for selfish reasons",
      "who do you think you are to judge a neighbor",
    ],
  ],
  [
    "James 4:1-2",
    ["why do people fight, because they want stuff", "you dont get it since you never asked"],
  ],
  [
    "James 4:3",
    [
      "why prayers go unanswered, selfish motives",
      "you pray wrong because you just want to blow it on fun",
    ],
  ],
  [
    "James 4:4",
    [
      "being buddies with the world makes you god’s enemy",
      "spiritual cheaters, can’t love the world and god",
    ],
  ],
  [
    "James 4:6",
    [
      "he gives even more grace, opposes arrogant people but favors humble ones",
      "quote about pride being resisted right after the jealous spirit line",
    ],
  ],
  [
    "James 4:7-8",
    [
      "stand up to satan and he’ll run",
      "take a step toward god and he steps toward you, wash your hands",
    ],
  ],
  [
    "James 4:9-10",
    [
      "stop laughing and cry over your sins, then you’ll be lifted",
      "trade your giggles for tears and joy for gloom",
    ],
  ],
  [
    "James 4:11-12",
    [
      "who are you to criticize another, only one judge",
      "badmouthing a fellow christian puts you above the law",
    ],
  ],
  [
    "James 4:13-17",
    [
      "we will go to this city and make money, you do not know tomorrow",
      "knows to do good and does not",
      "don’t boast about business plans for next year",
      "life is a bit of steam that’s gone quickly",
      "say if God wants, we’ll live and do this or that",
      "knowing the good thing and not doing it is wrong",
      "we’ll go to that city and make money, they say",
    ],
  ],
  [
    "James 4:13-16",
    ["life is just a bit of fog and then it is gone", "we are here like morning mist for a moment"],
  ],
  [
    "James 4:13-15",
    [
      "dont brag about your business plans, you might not be here tomorrow",
      "life is a puff of steam, here and then gone",
      "say god willing when making plans",
    ],
  ],
  ["James 4:17", ["knowing the right thing and not doing it is sin", "sin of omission"]],
  [
    "James 5:1-6",
    [
      "rich people cry, you did not pay your workers",
      "your gold is rusty and moths ate your clothes",
      "wages you didn’t pay to the farm workers cry out",
      "fat and comfortable like animals before slaughter",
      "cry, wealthy people, because misery is coming",
      "you killed an innocent man who didn’t fight back",
    ],
  ],
  [
    "James 5:1-3",
    [
      "warning to the wealthy, your fancy clothes are full of moths",
      "rusted gold that burns your flesh",
    ],
  ],
  [
    "James 5:4",
    ["unpaid farm workers’ wages scream out to god", "boss who cheats employees out of their pay"],
  ],
  [
    "James 5:5-6",
    [
      "fattened yourselves up like cattle for the butcher",
      "rich living in luxury who killed an innocent man that didn’t fight back",
    ],
  ],
  [
    "James 5:7-20",
    [
      "sick call the elders with oil",
      "confess to each other",
      "prayed and no rain for three years and a half",
      "patience like a farmer",
      "turn someone back from wrong way",
    ],
  ],
  [
    "James 5:7-12",
    [
      "wait like a farmer waits for the rain",
      "let yes be yes and no be no",
      "don’t complain about each other, the judge is at the door",
      "a man who suffered much and didn’t give up, God was kind",
      "hang on until the Lord comes",
    ],
  ],
  [
    "James 5:7-8",
    [
      "be patient like a farmer waiting on the rain",
      "hang on till the lord returns like a grower expecting autumn and spring showers",
    ],
  ],
  [
    "James 5:9",
    [
      "quit complaining about each other, the judge is right outside",
      "grumbling about one another gets you judged",
    ],
  ],
  [
    "James 5:11",
    [
      "famous for patience, he lost everything but god was kind in the end",
      "mentions job’s endurance and how it turned out",
    ],
  ],
  [
    "James 5:12",
    ["just say yes or no without swearing an oath", "rule about not swearing by heaven or earth"],
  ],
  [
    "James 5:13-20",
    [
      "call the church leaders to pray over an ill person",
      "tell each other what you did wrong and pray to be healed",
      "a prophet was only human but he prayed and the weather obeyed",
      "if you’re happy sing, if in trouble pray",
      "bringing somebody back from the wrong road saves his soul",
    ],
  ],
  [
    "James 5:13",
    ["if you’re in trouble pray, if happy sing", "what should a cheerful christian do"],
  ],
  [
    "James 5:14-15",
    ["pastors should pray for the sick and put oil on them", "prayer for healing with anointing"],
  ],
  [
    "James 5:16",
    ["admit your faults to each other so you get well", "a good person’s prayer packs power"],
  ],
  [
    "James 5:17-18",
    [
      "ordinary human whose prayer caused a drought of over three years",
      "he prayed and the rain stopped, then started again",
    ],
  ],
  [
    "James 5:19-20",
    [
      "bringing back someone who strayed saves them from death",
      "rescue a backslider and cover lots of sins",
    ],
  ],
];
