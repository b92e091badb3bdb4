import type { Telling } from "./schema";

export const romans: readonly Telling[] = [
  ["Romans 1:1-17", ["not ashamed of the good news", "good people live by trusting"]],
  [
    "Romans 1:11-12",
    [
      "hopes to visit so both sides can cheer each other up in faith",
      "encouragement that goes both ways between a teacher and a church",
    ],
  ],
  [
    "Romans 1:14-15",
    [
      "says he owes something to both the educated and the uneducated",
      "feels indebted to greeks and barbarians alike",
    ],
  ],
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
    "Romans 1:16",
    [
      "not embarrassed to talk about the gospel",
      "verse for people too shy to admit they’re christian",
      "the message saves, jews first and then everybody else",
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
    "Romans 1:20",
    [
      "nature proves there’s a creator so nobody can say they didn’t know",
      "you can tell there’s a god just by looking at the universe",
      "what about people who never heard, no excuse because of creation",
    ],
  ],
  [
    "Romans 1:22-23",
    [
      "thought they were so smart but ended up idiots",
      "swapping the real god for statues of people, birds and reptiles",
    ],
  ],
  [
    "Romans 1:25",
    [
      "worshipping created stuff instead of the one who made it",
      "they traded what’s true for a falsehood",
    ],
  ],
  [
    "Romans 1:26-27",
    [
      "passage about women with women and men with men",
      "what the new testament says about gay sex, unnatural desires",
    ],
  ],
  [
    "Romans 1:29-31",
    [
      "list of bad people including gossips and kids who don’t obey parents",
      "people who invent new ways of doing wrong",
    ],
  ],
  [
    "Romans 1:32",
    ["not only doing bad things but cheering on others who do them", "applauding people’s sins"],
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
    "Romans 2:1",
    [
      "the person who criticizes others is guilty of the exact same stuff",
      "being a judgmental hypocrite backfires on you",
    ],
  ],
  [
    "Romans 2:4",
    [
      "kindness from god is what’s supposed to make you change your ways",
      "don’t take his patience for granted, it’s meant to turn you around",
    ],
  ],
  [
    "Romans 2:5",
    [
      "stubborn people saving up anger against themselves for judgment day",
      "storing up punishment like money in the bank",
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
    "Romans 2:14-15",
    [
      "people without a bible still have a moral compass inside",
      "where does conscience come from, rules written on the heart of pagans",
      "thoughts arguing inside you, blaming or defending",
    ],
  ],
  [
    "Romans 2:21-22",
    [
      "you tell others don’t steal but are you a thief yourself",
      "teachers who don’t practice what they preach",
    ],
  ],
  [
    "Romans 2:24",
    [
      "outsiders badmouth god because of how his people act",
      "hypocrite believers give god a bad name among foreigners",
    ],
  ],
  [
    "Romans 2:28-29",
    [
      "being a real jew is about the inside, not the body",
      "circumcised heart, praise from god instead of people",
    ],
  ],
  [
    "Romans 3:8",
    [
      "do the ends justify the means",
      "slandered as if he taught doing wrong so something good comes of it",
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
    "Romans 3:10-12",
    ["not even a single good person exists", "nobody goes looking for god on their own"],
  ],
  [
    "Romans 3:13-14",
    [
      "snake venom behind their lips and throats like open graves",
      "people with filthy bitter mouths compared to a dug-up grave",
    ],
  ],
  [
    "Romans 3:20",
    [
      "the rules only show you how guilty you are",
      "nobody gets declared right by keeping commandments, the law just exposes sin",
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
    "Romans 3:23",
    ["everybody has messed up and missed the mark of his glory", "are all people sinners"],
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
    "Romans 4:4-5",
    [
      "a paycheck is earned, not a gift",
      "wages versus free gift, faith counted for someone who doesn’t work",
    ],
  ],
  [
    "Romans 4:18-21",
    [
      "hundred year old man kept believing he’d have a child",
      "hoping when there was no reason left to hope",
      "worn-out body and wife too old, but he didn’t doubt the promise",
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
    "Romans 5:3-5",
    [
      "hardship builds endurance and endurance builds character",
      "why be happy about suffering, chain reaction ending in hope",
      "love poured into our hearts like water",
    ],
  ],
  [
    "Romans 5:7-8",
    [
      "hardly anyone would die for a decent person, but he died for bad ones",
      "proof of love, he died while we were still doing wrong",
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
    "Romans 5:12",
    [
      "one guy brought sin and dying into the world for all of us",
      "where does original sin come from, because of adam everyone dies",
    ],
  ],
  [
    "Romans 5:18-19",
    [
      "one man disobeyed and ruined it, another obeyed and fixed it",
      "adam and jesus compared, one act each with results for all",
    ],
  ],
  [
    "Romans 5:20",
    [
      "the more sin there was, the even more grace there was",
      "the rules came in and wrongdoing grew, yet mercy outgrew it",
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
    "Romans 6:1-2",
    [
      "should i keep sinning so god can forgive me more",
      "abusing grace as an excuse, absolutely not",
    ],
  ],
  [
    "Romans 6:3-4",
    [
      "going under the water is like being buried with him",
      "meaning of baptism, death and then a new life",
    ],
  ],
  [
    "Romans 6:13",
    [
      "don’t let your body parts be tools for doing wrong",
      "use your hands and feet as tools for good",
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
    "Romans 6:16",
    [
      "whatever you obey becomes your boss, you end up its slave",
      "verse about addiction, slave to what you give in to",
    ],
  ],
  [
    "Romans 6:23",
    ["what sin pays you is death but eternal life is free", "the salary for sinning"],
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
    "Romans 7:2-3",
    [
      "widow is allowed to marry again without it being cheating",
      "marriage binds legally until the spouse dies, example for freedom from the law",
    ],
  ],
  [
    "Romans 7:7-8",
    [
      "being told not to want something made me want it",
      "wouldn’t have known about greed if there were no rule against it",
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
    "Romans 7:15",
    [
      "why do i keep doing what i hate",
      "doesn’t understand his own behavior, does the very things he can’t stand",
    ],
  ],
  [
    "Romans 7:18-19",
    ["wants to do right but just can’t pull it off", "nothing good lives inside my human nature"],
  ],
  [
    "Romans 7:22-23",
    [
      "war going on between my mind and my body, taken prisoner",
      "part of me loves the rules and another part fights it",
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
    "Romans 8:1-2",
    [
      "no guilty verdict anymore for those who belong to jesus",
      "verse for people who feel guilty and condemned as christians",
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
    "Romans 8:15",
    [
      "not a slave living in terror but an adopted kid who says daddy",
      "spirit that makes us call god dad",
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
    "Romans 8:18",
    [
      "what we go through now is nothing next to what’s coming",
      "present pain isn’t worth comparing with future glory",
    ],
  ],
  [
    "Romans 8:19-21",
    [
      "nature itself will be set free from rotting",
      "the environment is waiting for god’s kids to show up",
    ],
  ],
  [
    "Romans 8:22-23",
    [
      "the whole world moaning like a woman in labor",
      "nature suffers birth pangs, and we sigh too waiting for new bodies",
    ],
  ],
  [
    "Romans 8:24-25",
    [
      "you don’t hope for something you already have in front of you",
      "hoping for what we can’t see yet and waiting patiently",
    ],
  ],
  [
    "Romans 8:26-27",
    ["what to do when you don’t know what to pray", "wordless sighs, the spirit prays for you"],
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
    "Romans 8:28",
    [
      "everything happens for a good purpose if you love god",
      "bad things get worked into something good in the end",
    ],
  ],
  [
    "Romans 8:29-30",
    [
      "chosen ahead of time to look like jesus, predestination chain",
      "are people chosen beforehand, known, called, made right, glorified",
    ],
  ],
  [
    "Romans 8:31-32",
    [
      "with god on our side it doesn’t matter who opposes us",
      "if he gave up his own son he won’t hold back anything else",
    ],
  ],
  [
    "Romans 8:38-39",
    [
      "nothing in the universe can break us apart from his love",
      "list with angels, height, depth, death and life that can’t come between",
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
    "Romans 9:2-3",
    [
      "would give up his own salvation for his fellow jews",
      "heartbroken over his own people, willing to be damned in their place",
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
    "Romans 9:11-13",
    [
      "loved one twin and hated the other before they were even born",
      "is it fair god picked jacob over esau before birth",
    ],
  ],
  [
    "Romans 9:17-18",
    ["king of egypt was put there just to show power", "god makes some people stubborn on purpose"],
  ],
  [
    "Romans 9:20-21",
    [
      "who are you to talk back to your maker",
      "pottery can’t complain to the artist about why it was made like this",
      "one lump of clay for a fancy vase and an everyday pot",
    ],
  ],
  [
    "Romans 9:32-33",
    [
      "tripping over a rock laid in jerusalem",
      "why they missed it, they tried to earn it and stumbled",
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
    "Romans 10:2-3",
    ["passionate about god but clueless", "religious enthusiasm without understanding"],
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
    "Romans 10:9-10",
    [
      "how do i get saved, say jesus is lord and believe he rose",
      "say it out loud and mean it inside",
    ],
  ],
  [
    "Romans 10:14-15",
    [
      "how can people believe if nobody ever told them",
      "why missionaries have to be sent out, pretty feet of messengers",
    ],
  ],
  [
    "Romans 10:17",
    [
      "faith starts with listening to the message",
      "how do you get faith in the first place, by being told",
    ],
  ],
  [
    "Romans 10:20-21",
    [
      "holding out his arms all day to people who won’t listen",
      "discovered by people who weren’t even looking for him",
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
    "Romans 11:1-2",
    [
      "has god dumped the jews? no way, i’m one myself",
      "what about the jewish people, are they thrown away",
    ],
  ],
  [
    "Romans 11:3-5",
    [
      "elijah thought he was the only one left but there were thousands",
      "a leftover group chosen by grace, like the seven thousand back then",
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
    "Romans 11:17-18",
    [
      "wild olive branch stuck onto a cultivated tree",
      "don’t feel superior to the jews, the root holds you up",
    ],
  ],
  [
    "Romans 11:20-22",
    [
      "both kind and strict, you can get cut off too",
      "don’t get cocky, original branches got chopped",
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
    "Romans 11:29",
    [
      "god doesn’t take back his gifts or his call",
      "once you’re given a calling it never gets cancelled",
    ],
  ],
  [
    "Romans 11:33-35",
    [
      "nobody can figure out how god thinks or be his adviser",
      "who ever gave god something that he’d have to pay back",
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
    "Romans 12:2",
    [
      "don’t let the culture squeeze you into its mold, change how you think",
      "don’t fit in with everyone else, new mindset to know what god wants",
    ],
  ],
  [
    "Romans 12:6-8",
    [
      "use your talent, if it’s teaching then teach, if giving be generous",
      "if you help people do it with a smile, different gifts in one group",
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
  ["Romans 12:9-10", ["love has to be real, not fake", "outdo each other in showing respect"]],
  [
    "Romans 12:13",
    [
      "help believers out financially and have guests over",
      "verse about hospitality and chipping in for fellow christians",
    ],
  ],
  [
    "Romans 12:14",
    [
      "wish good on those who hunt you down, no cursing them",
      "how to speak about people who persecute you, say a blessing",
    ],
  ],
  [
    "Romans 12:15",
    [
      "be happy for happy people and cry with the ones crying",
      "how to act at a funeral or wedding, share people’s emotions",
    ],
  ],
  [
    "Romans 12:16",
    [
      "don’t be snobby, hang out with ordinary people",
      "mixing with humble folks, not acting like you’re smarter",
    ],
  ],
  [
    "Romans 12:18",
    [
      "get along with everyone as far as it depends on you",
      "what if the other person won’t make peace, do your part",
    ],
  ],
  [
    "Romans 12:20",
    [
      "be nice to your enemy, it’s like burning embers on his head",
      "give a meal and a drink to somebody who hates you",
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
    "Romans 13:1-2",
    [
      "do christians have to obey the government",
      "rebelling against those in power is rebelling against god",
    ],
  ],
  [
    "Romans 13:3-4",
    [
      "if you behave you needn’t be scared of the police",
      "the state carries a weapon to punish criminals, used for the death penalty",
    ],
  ],
  [
    "Romans 13:6-7",
    ["do i have to pay my taxes", "give officials the tolls and respect you owe them"],
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
  ["Romans 13:8", ["don’t be in debt, except for loving people", "is it wrong to borrow money"]],
  [
    "Romans 13:13-14",
    [
      "no wild parties, getting drunk or sleeping around, wear jesus like clothes",
      "passage that converted augustine, stop planning for your cravings",
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
  [
    "Romans 14:2-3",
    [
      "vegetarians and meat eaters shouldn’t look down on each other",
      "is vegetarianism more holy, one person eats just veggies",
    ],
  ],
  [
    "Romans 14:4",
    [
      "don’t criticize someone else’s employee",
      "each servant answers to his own boss, who keeps him on his feet",
    ],
  ],
  [
    "Romans 14:5-6",
    [
      "do we have to keep special holy days, make up your own mind",
      "some treat one day as holier, others see every day the same",
    ],
  ],
  ["Romans 14:7-8", ["alive or dead we belong to him", "nobody lives only for himself"]],
  [
    "Romans 14:14",
    [
      "no food is dirty in itself, only if you think it is",
      "is any kind of food unclean for christians",
    ],
  ],
  [
    "Romans 14:17",
    [
      "the kingdom isn’t about what’s on your plate",
      "not food and drink but joy and peace is what counts",
    ],
  ],
  [
    "Romans 14:21",
    [
      "skip the wine or steak if it would make somebody else slip",
      "drinking alcohol in front of a recovering alcoholic",
    ],
  ],
  [
    "Romans 14:22-23",
    [
      "if you’re not sure it’s right and do it anyway, that’s wrong",
      "keep your opinion on disputed matters between you and god",
    ],
  ],
  ["Romans 15:1-13", ["strong should bear with the weak", "written to give hope"]],
  [
    "Romans 15:4",
    ["old writings are there to teach us and give us hope", "why read the old testament"],
  ],
  [
    "Romans 15:20-21",
    [
      "pioneer missionary, only goes where nobody has heard",
      "didn’t want to build on somebody else’s groundwork",
    ],
  ],
  [
    "Romans 15:24",
    ["travel plans to visit on the way to spain", "hoping to stop by rome on the trip west"],
  ],
  [
    "Romans 15:26-27",
    [
      "fundraising in greece for poor people in jerusalem",
      "gentile churches owe jerusalem’s poor some material help",
    ],
  ],
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
  [
    "Romans 16:1-2",
    [
      "female deacon who helped lots of people, introduced to the church",
      "take care of the woman from cenchreae, she’s been a patron",
    ],
  ],
  [
    "Romans 16:3-5",
    [
      "couple who stuck their necks out to save his life",
      "husband and wife who host church at home",
    ],
  ],
  [
    "Romans 16:7",
    ["woman well known among the apostles, jailed with him", "was there a female apostle"],
  ],
  [
    "Romans 16:12",
    [
      "three hard working women greeted, two with names that sound alike",
      "tryphaena and her near namesake who work hard",
    ],
  ],
  [
    "Romans 16:13",
    [
      "guy whose mom was like a mother to paul too",
      "woman who acted as a second mother to him, rufus’s mom",
    ],
  ],
  [
    "Romans 16:17-18",
    [
      "stay away from troublemakers who split the church with smooth talk",
      "sweet-talkers who only serve their own stomach",
    ],
  ],
  [
    "Romans 16:20",
    ["the devil soon squashed beneath your feet", "peaceful god will stomp satan soon"],
  ],
  [
    "Romans 16:22",
    ["the secretary who took the dictation says hi", "who actually penned this letter for paul"],
  ],
  [
    "Romans 16:23",
    [
      "city official in charge of the money sends greetings",
      "treasurer erastus and the host who puts up the whole church",
    ],
  ],
];
