import type { Telling } from "./schema";

export const matthew: readonly Telling[] = [
  [
    "Matthew 1:1-17",
    ["long boring family list with four odd women in it", "three times fourteen generations"],
  ],
  [
    "Matthew 1:18-25",
    [
      "fiancé wants to break up quietly because she is pregnant",
      "angel in a dream says marry her",
      "virgin has a baby",
      "man wants to quietly break up with his pregnant fiancee until a dream",
    ],
  ],
  [
    "Matthew 2:1-12",
    [
      "men who read the stars bring three presents",
      "follow a star to a house with a child",
      "go home another way",
      "evil king pretends he wants to worship",
      "foreigners follow a star with gold and perfume for a baby",
    ],
  ],
  [
    "Matthew 2:13-23",
    [
      "family flees abroad as refugees with the baby",
      "king kills all boys two and under",
      "mothers crying",
    ],
  ],
  ["Matthew 2:13-18", ["king has all the baby boys killed, family flees to egypt"]],
  [
    "Matthew 3:1-12; Mark 1:2-8; Luke 3:1-18",
    [
      "wild preacher eats grasshoppers and honey and wears camel hair",
      "you bunch of snakes",
      "axe at the root of the tree",
      "share your two shirts",
      "wild man eats bugs and honey in the desert and calls people snakes",
    ],
  ],
  [
    "Matthew 3:13-17; Mark 1:9-11; Luke 3:21-22",
    [
      "baptized in a river and a dove comes down",
      "voice from the sky, I am pleased with my son",
      "you should baptize me",
    ],
  ],
  [
    "Matthew 4:1-11; Luke 4:1-13",
    [
      "devil dares him to jump off a roof and turn rocks to bread",
      "no food for forty days",
      "all the kingdoms if you bow to me",
      "people do not live by bread alone",
      "devil says turn stones to bread, jump off the roof",
      "forty days hungry",
    ],
  ],
  [
    "Matthew 4:18-22; Mark 1:16-20",
    ["leave your nets, I will make you catch people", "fishermen left their father in the boat"],
  ],
  [
    "Matthew 5:1-12; Luke 6:20-26",
    [
      "list of who is happy, the poor, the sad, the gentle",
      "peacemakers are God’s kids",
      "happy when people insult you",
      "happy are the sad and the poor",
      "blessed list",
    ],
  ],
  [
    "Matthew 5:13-16",
    ["salt that lost its taste", "do not hide a lamp under a bowl", "city on a hill"],
  ],
  ["Matthew 5:17-20", ["not here to get rid of the law", "not the smallest letter disappears"]],
  [
    "Matthew 5:21-26",
    [
      "being angry is like murder",
      "make up with your brother before you bring a gift to church",
      "calling somebody a fool",
    ],
  ],
  [
    "Matthew 5:27-30",
    [
      "looking at a woman with desire is already cheating",
      "tear out your eye",
      "looking at someone with lust is already cheating, pull out your eye",
    ],
  ],
  ["Matthew 5:31-37", ["do not swear oaths, just yes or no", "divorce only for unfaithfulness"]],
  [
    "Matthew 5:38-48; Luke 6:27-36",
    [
      "other cheek",
      "love people who hate you",
      "go an extra mile",
      "give your shirt too",
      "sun shines on good and bad",
    ],
  ],
  ["Matthew 5:38-42", ["if someone slaps you turn the other side", "go two miles instead of one"]],
  ["Matthew 5:43-48", ["love people who hate you, sun shines on good and bad alike"]],
  [
    "Matthew 6:1-4",
    [
      "give secretly, left hand should not know what right does",
      "do not show off charity",
      "don't show off when you give money",
      "left hand shouldn't know what the right one does",
    ],
  ],
  [
    "Matthew 6:5-15; Luke 11:1-4",
    [
      "close the door to pray",
      "do not babble many words",
      "prayer everybody knows by heart, daily bread",
      "forgive us like we forgive",
    ],
  ],
  ["Matthew 6:16-18", ["wash your face when you do not eat, no gloomy look"]],
  [
    "Matthew 6:19-24",
    [
      "moths, rust and thieves get your stuff",
      "cannot work for two bosses, God and money",
      "where your treasure is your heart is",
    ],
  ],
  [
    "Matthew 6:25-34; Luke 12:22-34",
    [
      "do not worry about clothes and food, look at birds and flowers",
      "tomorrow will worry about itself",
      "who can live longer by worrying",
      "for anxious people",
      "don't worry about food and clothes, look at birds and flowers",
    ],
  ],
  [
    "Matthew 7:1-6; Luke 6:37-42",
    [
      "do not judge others",
      "plank in your own eye, dust in your friend’s",
      "pearls to pigs",
      "plank in your own eye",
      "don't judge others",
    ],
  ],
  [
    "Matthew 7:7-12; Luke 11:9-13",
    [
      "knock and the door opens",
      "kid asks for bread and dad gives a stone",
      "treat others how you want to be treated",
    ],
  ],
  [
    "Matthew 7:13-23",
    [
      "narrow road few find",
      "wolves dressed as sheep",
      "good tree good fruit",
      "I never knew you, Lord Lord",
    ],
  ],
  [
    "Matthew 7:24-29; Luke 6:46-49",
    [
      "house built on sand falls in the storm",
      "smart builder on rock",
      "house on sand falls down in the storm",
    ],
  ],
  [
    "Matthew 8:1-4; Mark 1:40-45; Luke 5:12-16",
    ["sick man with skin disease says if you want you can make me clean", "he touched him"],
  ],
  [
    "Matthew 8:5-13; Luke 7:1-10",
    [
      "roman officer says just say the word, I am not worthy for you to come under my roof",
      "soldier with more faith than anyone",
      "army officer says just say the word, i'm not good enough for you to come in",
    ],
  ],
  [
    "Matthew 8:14-17; Mark 1:29-34; Luke 4:38-41",
    ["heals his friend’s mother-in-law of fever and she serves them"],
  ],
  [
    "Matthew 8:18-22; Luke 9:57-62",
    [
      "let the dead bury their dead, not even a funeral first",
      "nowhere to lay his head",
      "hand on the plow and looking back",
    ],
  ],
  [
    "Matthew 8:23-27; Mark 4:35-41; Luke 8:22-25",
    [
      "sleeping in the boat during a storm",
      "tells wind and waves to be quiet",
      "do you not care that we drown",
      "who is this that even the wind obeys",
      "sleeping in the boat during a storm, he tells the waves to be quiet",
    ],
  ],
  [
    "Matthew 8:28-34; Mark 5:1-20; Luke 8:26-39",
    [
      "demons sent into pigs that run off a cliff and drown",
      "naked crazy man in a graveyard breaks chains",
      "our name is many",
      "town asks him to leave after pigs die",
      "pigs run into the lake full of demons",
    ],
  ],
  [
    "Matthew 9:1-8; Mark 2:1-12; Luke 5:17-26",
    [
      "friends dig a hole in the roof for a man who cannot walk",
      "easier to say your sins are forgiven or get up",
      "pick up your mat and go home",
    ],
  ],
  [
    "Matthew 9:9-13; Mark 2:13-17; Luke 5:27-32",
    [
      "tax man leaves his desk and throws a party",
      "sick people need a doctor, not healthy",
      "eats with bad people",
    ],
  ],
  [
    "Matthew 9:14-17; Mark 2:18-22; Luke 5:33-39",
    [
      "do not sew a new patch on old cloth",
      "new wine bursts old bags",
      "guests do not fast at a wedding",
    ],
  ],
  [
    "Matthew 9:18-26; Mark 5:21-43; Luke 8:40-56",
    [
      "woman bleeding twelve years touches the edge of his coat",
      "who touched me",
      "twelve year old girl not dead but sleeping",
      "they laughed at him",
      "spent all her money on doctors",
    ],
  ],
  ["Matthew 9:27-31", ["two blind men follow shouting, do you believe I can do it"]],
  ["Matthew 9:35-38", ["like sheep without a shepherd, harvest big and workers few"]],
  [
    "Matthew 10:1-15; Mark 6:7-13; Luke 9:1-6",
    ["sends twelve out with no money or extra shirt", "shake dust off your feet"],
  ],
  [
    "Matthew 10:16-31",
    [
      "be clever like snakes and harmless like doves",
      "hairs of your head counted",
      "sparrow does not fall without God",
      "do not fear who kills the body only",
      "do not worry what to say in court",
    ],
  ],
  ["Matthew 10:29-31", ["birds are cheap but god counts your hairs"]],
  [
    "Matthew 10:34-39; Luke 12:49-53",
    [
      "not come to bring peace but a sword",
      "family against each other",
      "love me more than father or mother",
    ],
  ],
  ["Matthew 10:40-42", ["cup of cold water to a child gets a reward"]],
  [
    "Matthew 11:1-19; Luke 7:18-35",
    [
      "prisoner doubts and sends to ask are you the one",
      "we played music and you did not dance",
      "called a glutton and drunk",
      "nobody born greater",
    ],
  ],
  ["Matthew 11:20-24", ["cities cursed because they did not change after miracles"]],
  [
    "Matthew 11:25-30",
    [
      "come all who are tired and I give you rest",
      "my load is light",
      "hidden from smart people and shown to children",
    ],
  ],
  ["Matthew 11:28-30", ["tired people come to me and rest"]],
  [
    "Matthew 12:1-14; Mark 2:23-3:6; Luke 6:1-11",
    [
      "pick grain on the day of rest",
      "man with a dried up hand",
      "rest day made for people",
      "sheep falls in a pit on the sabbath",
    ],
  ],
  ["Matthew 12:9-14", ["man's dried up hand fixed on the wrong day"]],
  [
    "Matthew 12:22-37; Mark 3:20-30; Luke 11:14-23",
    [
      "sin that is never forgiven",
      "house divided falls",
      "you work for the chief of demons",
      "account for every careless word",
    ],
  ],
  [
    "Matthew 12:38-45; Luke 11:24-32",
    [
      "evil spirit comes back with seven worse",
      "three days in a fish is the only sign",
      "queen of the south",
    ],
  ],
  [
    "Matthew 12:46-50; Mark 3:31-35; Luke 8:19-21",
    ["who is my mother and brothers", "his family waits outside"],
  ],
  [
    "Matthew 13:1-23; Mark 4:1-20; Luke 8:4-15",
    ["farmer’s seed on path, rocks and weeds", "birds eat seed", "choked by worries and money"],
  ],
  [
    "Matthew 13:24-43",
    ["weeds among the wheat, let both grow until harvest", "enemy sowed at night"],
  ],
  ["Matthew 13:24-30", ["enemy plants weeds in the wheat at night"]],
  [
    "Matthew 13:31-35; Mark 4:30-34; Luke 13:18-21",
    ["tiny seed becomes a big bush with birds", "yeast in dough"],
  ],
  [
    "Matthew 13:44-52",
    ["sells everything for treasure in a field", "pearl dealer", "net with good and bad fish"],
  ],
  ["Matthew 13:44-46", ["man sells everything for a treasure in a field or one pearl"]],
  [
    "Matthew 13:53-58; Mark 6:1-6; Luke 4:16-30",
    [
      "hometown people do not respect him, is he not the builder’s son",
      "could do no miracles there",
      "they try to push him off a cliff",
    ],
  ],
  [
    "Matthew 14:1-12; Mark 6:14-29",
    [
      "girl dances and asks for a man’s head on a plate",
      "king makes stupid promise at birthday party",
      "prophet executed for criticizing a marriage",
      "dancing girl asks for a head on a plate",
    ],
  ],
  [
    "Matthew 14:13-21; Mark 6:30-44; Luke 9:10-17; John 6:1-15",
    [
      "kid’s lunch feeds thousands",
      "five breads and two fish, twelve baskets left",
      "sit on the grass in groups",
    ],
  ],
  [
    "Matthew 14:22-33; Mark 6:45-52; John 6:16-21",
    [
      "walks on water and friend sinks when he looks at wind",
      "they think he is a ghost",
      "why did you doubt",
      "walks on water and starts to sink when he looks at the wind",
    ],
  ],
  [
    "Matthew 15:1-20; Mark 7:1-23",
    [
      "do not wash hands before eating",
      "what comes out of your mouth makes dirty, not what goes in",
      "say money is for God so they need not help parents",
    ],
  ],
  [
    "Matthew 15:21-28; Mark 7:24-30",
    [
      "foreign mother begs and is called a dog, even dogs eat crumbs",
      "he first ignores her",
      "even dogs get crumbs, mother begs for her sick daughter",
    ],
  ],
  ["Matthew 15:29-39; Mark 8:1-10", ["four thousand fed with seven breads"]],
  [
    "Matthew 16:1-12; Mark 8:11-21",
    ["red sky weather forecast, cannot read signs", "they forgot bread", "beware of yeast"],
  ],
  [
    "Matthew 16:13-20; Mark 8:27-30; Luke 9:18-21",
    ["who do people say I am", "keys of the kingdom", "on this rock I build my church"],
  ],
  [
    "Matthew 16:21-28; Mark 8:31-9:1; Luke 9:22-27",
    [
      "friend called Satan for saying do not die",
      "gain the whole world and lose your soul",
      "carry your cross",
      "some here will not die before",
    ],
  ],
  [
    "Matthew 17:1-13; Mark 9:2-13; Luke 9:28-36",
    [
      "face shines and two dead prophets appear",
      "let us make three tents",
      "cloud voice on a mountain",
    ],
  ],
  [
    "Matthew 17:14-21; Mark 9:14-29; Luke 9:37-43",
    [
      "father of a boy who falls in fire says help me not believe",
      "friends could not heal him",
      "faith small as a seed moves a mountain",
    ],
  ],
  [
    "Matthew 17:24-27",
    ["coin found in a fish’s mouth to pay tax", "coin in a fish's mouth to pay the tax"],
  ],
  [
    "Matthew 18:1-9; Mark 9:33-50; Luke 9:46-50",
    [
      "argue who is the most important and he puts a kid in the middle",
      "stone around neck for hurting a child",
      "cut off your hand or foot",
      "be like a little child",
      "big stone around the neck",
    ],
  ],
  [
    "Matthew 18:10-14; Luke 15:1-7",
    [
      "leaves ninety-nine sheep to find one",
      "carries it home on shoulders",
      "children’s angels see God’s face",
      "leaves ninety nine sheep to look for one",
    ],
  ],
  [
    "Matthew 18:15-20",
    [
      "if someone hurts you tell him alone, then with two, then church",
      "where two or three meet I am there",
    ],
  ],
  [
    "Matthew 18:21-35",
    [
      "how many times must I forgive, seventy times seven",
      "man let off huge debt chokes another for a little one",
      "servant unforgiving",
      "forgive seventy times seven",
      "servant let off a huge debt chokes a guy who owes him little",
    ],
  ],
  [
    "Matthew 19:1-12; Mark 10:1-12",
    [
      "may a man divorce",
      "no one should separate what God joined",
      "some live without marriage for God",
      "hardness of heart",
    ],
  ],
  [
    "Matthew 19:13-15; Mark 10:13-16; Luke 18:15-17",
    ["friends send kids away but he says let them come", "hugs children"],
  ],
  [
    "Matthew 19:16-30; Mark 10:17-31; Luke 18:18-30",
    [
      "rich young man goes away sad",
      "sell everything and give to poor",
      "camel through a needle",
      "first will be last",
    ],
  ],
  ["Matthew 19:16-24", ["rich young man goes away sad", "camel through the eye of a needle"]],
  [
    "Matthew 20:1-16",
    [
      "workers hired at the end of the day get the same pay as all-day ones",
      "unfair wages, are you jealous because I am generous",
      "workers who came last get paid the same, not fair",
    ],
  ],
  [
    "Matthew 20:20-28; Mark 10:35-45",
    ["mom asks for best seats for her two sons", "whoever wants to be first must be a servant"],
  ],
  [
    "Matthew 20:29-34; Mark 10:46-52; Luke 18:35-43",
    [
      "blind beggar shouts louder when told to be quiet and throws off his coat",
      "what do you want me to do",
    ],
  ],
  [
    "Matthew 21:1-11; Mark 11:1-11; Luke 19:28-40; John 12:12-19",
    [
      "rides into town on a donkey with coats and branches on the road",
      "stones would shout",
      "borrow a donkey, the master needs it",
    ],
  ],
  [
    "Matthew 21:12-17; Mark 11:15-19; Luke 19:45-48; John 2:13-22",
    [
      "gets angry, turns over tables and whips sellers in church",
      "house of prayer, den of robbers",
      "kids shout in the temple",
      "flips the tables of money people in the temple",
    ],
  ],
  [
    "Matthew 21:18-22; Mark 11:12-14",
    [
      "curses a tree that has no fruit and it dries up",
      "hungry and found only leaves",
      "curses a fig tree and it dries up",
    ],
  ],
  [
    "Matthew 21:28-32",
    [
      "one son says no but goes, the other says yes and does not",
      "prostitutes enter before you",
      "one son says no but goes, the other says yes and doesn't",
    ],
  ],
  [
    "Matthew 21:33-46; Mark 12:1-12; Luke 20:9-19",
    ["renters kill the owner’s son to get the vineyard", "stone the builders rejected"],
  ],
  [
    "Matthew 22:1-14; Luke 14:15-24",
    [
      "guests make excuses, bought a field, just married",
      "invite people from the street to the party",
      "man without wedding clothes thrown out",
    ],
  ],
  [
    "Matthew 22:15-22; Mark 12:13-17; Luke 20:20-26",
    [
      "whose picture is on the coin",
      "pay taxes or not, give the emperor his",
      "whose face is on the coin, taxes",
    ],
  ],
  [
    "Matthew 22:23-33; Mark 12:18-27; Luke 20:27-40",
    ["woman marries seven brothers, whose wife after death", "no marriage in heaven, like angels"],
  ],
  ["Matthew 22:34-40; Mark 12:28-34", ["most important rule, love God and people next to you"]],
  ["Matthew 22:41-46", ["how can David’s son be David’s lord"]],
  [
    "Matthew 23:1-39",
    [
      "you clean the outside of the cup",
      "white painted graves full of bones",
      "strain a fly and swallow a camel",
      "call no one father",
      "hen and chicks",
      "hypocrite religious leaders scolded",
    ],
  ],
  [
    "Matthew 24:1-14; Mark 13:1-13; Luke 21:5-19",
    [
      "not one stone left on another",
      "wars and rumors of wars, earthquakes",
      "signs of the end of the world",
      "hated by all because of me",
    ],
  ],
  [
    "Matthew 24:15-31; Mark 13:14-27; Luke 21:20-28",
    [
      "run to the hills, pray it is not in winter",
      "sun dark and stars fall",
      "coming on clouds",
      "woe to pregnant women in those days",
    ],
  ],
  [
    "Matthew 24:32-44; Mark 13:28-37; Luke 21:29-36",
    [
      "nobody knows the day or hour, not even the son",
      "two in a field, one taken",
      "like the days of Noah",
      "thief in the night",
      "learn from the fig tree",
    ],
  ],
  ["Matthew 24:45-51; Luke 12:35-48", ["boss comes home when servant is drunk and beating others"]],
  [
    "Matthew 25:1-13",
    [
      "ten girls with lamps, half forgot oil",
      "door shut, bridegroom late at night",
      "girls with lamps, half forgot the oil and the door was shut",
    ],
  ],
  [
    "Matthew 25:14-30; Luke 19:11-27",
    [
      "man hides his boss’s money in the ground out of fear",
      "servants given five, two and one",
      "well done good servant",
      "whoever has gets more",
      "man buries his money in the ground and gets in trouble",
    ],
  ],
  [
    "Matthew 25:31-46",
    [
      "I was hungry and you fed me, in prison and you visited",
      "sheep on right goats on left",
      "whatever you did for the least of these",
      "you visited me in prison and gave me food",
      "sheep and goats",
    ],
  ],
  [
    "Matthew 26:1-16; Mark 14:1-11; John 12:1-8",
    [
      "woman pours very expensive perfume on him, what a waste, could be sold for the poor",
      "traitor gets thirty silver coins",
      "always have poor people with you",
    ],
  ],
  [
    "Matthew 26:17-30; Mark 14:12-26; Luke 22:7-23",
    [
      "this is my body, eat",
      "last dinner with friends",
      "one of you will hand me over, not me surely",
      "man carrying a water jug shows the room",
    ],
  ],
  [
    "Matthew 26:31-35; Luke 22:31-34",
    ["before the rooster crows you will say three times you do not know me"],
  ],
  [
    "Matthew 26:36-46; Mark 14:32-42; Luke 22:39-46",
    [
      "begs in a garden take this cup away",
      "friends fall asleep when he needs them",
      "sweat like blood",
      "willing spirit but weak body",
      "he was so sad he could die",
    ],
  ],
  [
    "Matthew 26:47-56; Mark 14:43-52; Luke 22:47-53; John 18:1-11",
    [
      "kiss of a traitor",
      "cuts off a servant’s ear",
      "who lives by the sword dies by it",
      "all friends ran away",
      "could call twelve armies of angels",
    ],
  ],
  ["Matthew 26:47-50", ["betrayed with a kiss"]],
  [
    "Matthew 26:57-68; Mark 14:53-65",
    [
      "false witnesses at a night trial, high priest tears his clothes",
      "they spit and hit him, guess who hit you",
    ],
  ],
  [
    "Matthew 26:69-75; Mark 14:66-72; Luke 22:54-62; John 18:15-27",
    [
      "friend swears I do not know the man to a servant girl",
      "rooster crows and he cries bitterly",
      "warming by a fire, your accent gives you away",
      "rooster crows after he said three times i don't know him",
    ],
  ],
  [
    "Matthew 27:1-10",
    [
      "traitor brings the money back and hangs himself",
      "graveyard for strangers bought with blood money",
      "throws the silver back and hangs himself",
    ],
  ],
  [
    "Matthew 27:11-26; Mark 15:1-15; Luke 23:13-25",
    [
      "governor washes his hands",
      "crowd picks a murderer to go free",
      "wife had a bad dream about him",
    ],
  ],
  ["Matthew 27:24-26", ["governor washes his hands of it"]],
  [
    "Matthew 27:27-44; Mark 15:16-32",
    [
      "soldiers put a crown of thorns and red robe on him",
      "man from the crowd forced to carry the cross",
      "he saved others, let him save himself",
      "sour wine mixed with gall",
    ],
  ],
  [
    "Matthew 27:45-56; Mark 15:33-41",
    [
      "dark at noon, curtain rips top to bottom",
      "dead people come out of graves and walk in the city",
      "officer says truly God’s son",
      "my God why have you left me",
    ],
  ],
  [
    "Matthew 27:57-66; Mark 15:42-47",
    ["rich man gives his own new grave", "guards and a seal on the tomb"],
  ],
  [
    "Matthew 28:1-10; Mark 16:1-8; Luke 24:1-12",
    [
      "women find the grave empty",
      "angel rolls the stone and sits on it",
      "he is not here",
      "who will move the stone for us",
      "angel rolls away the stone, women run from the empty grave",
    ],
  ],
  ["Matthew 28:11-15", ["soldiers paid to say body was stolen while they slept"]],
  [
    "Matthew 28:16-20",
    [
      "go to all nations and baptize",
      "I am with you always to the end",
      "last words on a mountain, some doubted",
    ],
  ],
];
