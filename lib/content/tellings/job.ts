import type { Telling } from "./schema";

export const job: readonly Telling[] = [
  ["Job 1:1-5", ["richest man in the east prays for his kids in case they sinned"]],
  ["Job 1:4-5", ["dad who made offerings after his kids’ parties in case they’d sinned"]],
  [
    "Job 1:6-22",
    [
      "Satan walks around the earth and bets with God",
      "he loses animals and all ten kids in one day",
      "naked I came and naked I go",
      "God gave and God took away",
    ],
  ],
  ["Job 1:6-7", ["satan shows up at a meeting in heaven after roaming the earth"]],
  [
    "Job 1:9-11",
    [
      "satan bets the man is good only because he’s well off",
      "a protective fence around him; take it away and he’ll curse you",
    ],
  ],
  ["Job 1:13-22", ["loses his kids and animals in one day, the lord gave and took"]],
  [
    "Job 1:13-19",
    [
      "four messengers in a row with bad news, each the only survivor",
      "lost oxen, sheep, camels and kids on one day",
    ],
  ],
  ["Job 1:18-19", ["windstorm knocks down the house and kills his children at a party"]],
  [
    "Job 1:20-21",
    [
      "born with nothing, die with nothing, god gives and god takes",
      "man shaves his head and worships after losing everything",
    ],
  ],
  [
    "Job 2:1-10",
    [
      "sores from head to foot, scratches himself with a broken pot",
      "wife says curse God and die",
      "take the good and not the bad",
    ],
  ],
  ["Job 2:4-5", ["a man gives all he owns to save his own skin"]],
  ["Job 2:7-10", ["scraping his sores with a broken pot while his wife says curse god and die"]],
  ["Job 2:7-8", ["sick man sits in ash scraping his sores with a piece of pottery"]],
  [
    "Job 2:9-10",
    [
      "the wife who tells her husband to curse god and die",
      "should we take only good from god and not bad as well",
    ],
  ],
  [
    "Job 2:11-13",
    [
      "friends sit on the ground a whole week and say nothing",
      "friends did not recognize him and cried",
      "friends sit on the ground with him a week and say nothing",
      "friends sat on the ground a whole week without saying anything",
      "just being there silently with someone who grieves",
    ],
  ],
  [
    "Job 3:1-26",
    [
      "I wish I had never been born",
      "why is light given to someone so miserable",
      "depressed and longing for death",
    ],
  ],
  ["Job 3:1-11", ["wishes he had never been born"]],
  [
    "Job 3:1-4",
    [
      "cursing his own birthday, wishing that day had been dark",
      "the man who wished he had never been born",
    ],
  ],
  ["Job 3:11-13", ["why wasn’t i stillborn, i’d be resting quietly now"]],
  [
    "Job 3:17-19",
    [
      "in the grave bullies stop and prisoners no longer hear the guard",
      "death makes slave and master, big and small equal",
    ],
  ],
  ["Job 3:20-22", ["people who look for death like digging for treasure"]],
  ["Job 3:25", ["my worst fear came true", "what i dreaded is what happened to me"]],
  [
    "Job 4:1-21",
    [
      "a spirit passes in the night and my hair stands up",
      "friend says innocent people do not suffer",
    ],
  ],
  ["Job 4:3-5", ["you cheered up others but now it’s your turn you fall apart"]],
  ["Job 4:7-8", ["name one innocent who ever perished; you harvest the trouble you plant"]],
  ["Job 4:10-11", ["an old lion starving because it can’t catch anything"]],
  [
    "Job 4:13-16",
    [
      "a ghost glides by his face at night, his hair stands up",
      "spooky whisper in the dark that made his bones shake",
    ],
  ],
  ["Job 4:18-19", ["god doesn’t even trust his angels, let alone people living in clay bodies"]],
  ["Job 5:2", ["envy and resentment kill fools"]],
  [
    "Job 5:6-27",
    ["people are born to trouble like sparks fly up", "happy is the one God corrects"],
  ],
  ["Job 5:6-7", ["humans are born for trouble as surely as sparks go up from a fire"]],
  ["Job 5:12-14", ["smart schemers caught by their own tricks, groping at noon"]],
  ["Job 5:17-18", ["be glad when god disciplines you, he wounds and bandages"]],
  ["Job 5:26", ["dying at a ripe old age like grain brought in at harvest"]],
  [
    "Job 6:1-30",
    ["let God crush me", "friends like a dried up stream", "food without salt, egg white"],
  ],
  ["Job 6:2-3", ["if my grief were put on a scale it’d outweigh all the beach sand"]],
  [
    "Job 6:5-6",
    [
      "bland food without salt, egg white has no flavor",
      "a donkey doesn’t complain when it has grass",
    ],
  ],
  ["Job 6:14", ["a friend owes kindness to someone in despair even if he loses his faith"]],
  [
    "Job 6:15-20",
    [
      "friends are like a creek that’s dry when you need it",
      "caravans die of thirst because the stream they hoped for vanished",
    ],
  ],
  ["Job 6:27", ["you’d gamble for an orphan and sell your own friend"]],
  [
    "Job 7:1-21",
    [
      "life is like a breath, nights of tossing until dawn",
      "why do you watch me and make me your target",
      "will you not let me swallow my spit",
    ],
  ],
  [
    "Job 7:3-4",
    [
      "tossing and turning all night waiting for daybreak",
      "miserable months and endless nights without sleep",
    ],
  ],
  ["Job 7:5", ["skin crawling with maggots, scabs that crack open again"]],
  ["Job 7:6", ["days fly by faster than a loom"]],
  ["Job 7:9-10", ["like a fading cloud, whoever is buried never comes home"]],
  ["Job 7:13-15", ["even sleep brings nightmares, he’d rather be strangled"]],
  [
    "Job 7:17-20",
    [
      "why does god pay humans so much attention, let me swallow my spit",
      "asking god, who watches people, why he uses him for target practice",
    ],
  ],
  ["Job 8:4", ["friend says your kids died because they sinned"]],
  ["Job 8:7", ["start out small, end up big"]],
  ["Job 8:8-10", ["ask earlier generations since we were born only yesterday"]],
  ["Job 8:11-13", ["reeds can’t grow without a swamp, people who forget god wither"]],
  ["Job 8:14-15", ["his confidence is as weak as a spider web"]],
  ["Job 8:21", ["he’ll make you laugh again"]],
  ["Job 9:1-35", ["no one between God and me to judge", "God is not a man I can take to court"]],
  [
    "Job 9:8-9",
    [
      "maker of the big dipper and orion, strolling on waves",
      "constellations named in the complaint of a suffering man",
    ],
  ],
  ["Job 9:11-12", ["god walks past me and i can’t see him"]],
  ["Job 9:22-24", ["kills good and bad alike; earth run by crooks, judges blindfolded"]],
  ["Job 9:25-26", ["my life races by like a sprinter, fast boats, a diving eagle"]],
  ["Job 9:30-31", ["even if i wash with lye you’d dunk me in a filthy ditch"]],
  [
    "Job 9:32-33",
    [
      "no referee to put a hand on both god and me",
      "can’t take god to court since he isn’t human, there’s no mediator",
    ],
  ],
  [
    "Job 10:1-22",
    [
      "you made me like cheese and poured me like milk",
      "your hands made me and now you destroy me",
    ],
  ],
  ["Job 10:8-9", ["you made me from clay, why turn me back to dust"]],
  [
    "Job 10:10-11",
    [
      "poured like milk and thickened like cheese, then sewn up with skin and bone",
      "how a baby forms in the womb, compared with cheese making",
    ],
  ],
  ["Job 10:20-22", ["leave me alone before i go where even light is darkness"]],
  ["Job 11:7-9", ["can you figure god out? higher than heaven, wider than the ocean"]],
  ["Job 11:12", ["a dumb man gets smart when a wild donkey gives birth to a human"]],
  ["Job 11:16", ["you’ll forget your misery like water that flowed by"]],
  [
    "Job 12:2",
    [
      "sarcastic: you must be the only smart people, wisdom dies with you",
      "sneering at know-it-all friends",
    ],
  ],
  ["Job 12:5", ["comfortable people look down on those who’ve had bad luck"]],
  [
    "Job 12:7-10",
    [
      "ask animals, birds and fish and they will teach you",
      "learning from nature who holds every creature’s life",
    ],
  ],
  ["Job 12:11-12", ["ears test words as tongues taste food; wisdom of the elderly"]],
  ["Job 12:17-21", ["makes judges into fools and takes power away from kings and priests"]],
  [
    "Job 13:1-28",
    [
      "even if he kills me I will hope in him",
      "you are worthless doctors, your silence would be wisdom",
    ],
  ],
  [
    "Job 13:4-5",
    [
      "you’re quack doctors, you’d look wiser if you shut up",
      "keeping quiet would be the smart thing",
    ],
  ],
  ["Job 13:7-10", ["is it right to lie in order to defend god"]],
  ["Job 13:12", ["your clever sayings are worth no more than ash"]],
  ["Job 13:15", ["though he kill me i’ll still argue my case to his face"]],
  ["Job 13:25", ["why chase a leaf blown about by the wind"]],
  [
    "Job 14:1-22",
    [
      "tree cut down can grow again but man dies",
      "life is short and full of trouble",
      "if a man dies will he live again",
    ],
  ],
  ["Job 14:1-2", ["life is short and troubled, like a cut flower or passing shadow"]],
  ["Job 14:4", ["nobody can get something clean out of something dirty"]],
  ["Job 14:5", ["god has set the number of months each person lives"]],
  [
    "Job 14:7-10",
    [
      "a chopped down tree can grow back from the stump, a man can’t",
      "an old root sprouts again at the smell of water",
    ],
  ],
  ["Job 14:13-15", ["hide me in the grave till your anger is over; do dead rise"]],
  ["Job 14:18-19", ["water wears down rock and hope crumbles like a mountain"]],
  ["Job 14:21", ["a dead father doesn’t know whether his sons do well"]],
  ["Job 15:7-8", ["do you think you are the first person ever born"]],
  ["Job 15:15-16", ["heaven itself isn’t pure, much less a man gulping evil like water"]],
  ["Job 15:27", ["face covered in fat and a thick waist, yet defying god"]],
  ["Job 16:1-22", ["miserable comforters all of you", "my witness is in heaven"]],
  [
    "Job 16:2-4",
    [
      "you’re lousy at consoling; i could talk like that as well",
      "friends whose comfort only makes things worse",
    ],
  ],
  ["Job 16:12-14", ["god grabbed me by the neck, used me as a target, spilled my guts"]],
  ["Job 16:18-19", ["ground, don’t cover my blood; someone in heaven will testify for me"]],
  ["Job 17:9", ["honest people with clean hands keep getting stronger"]],
  ["Job 17:13-14", ["calling the worm mom and sister, the grave home"]],
  ["Job 18:5-6", ["the lamp in a bad man’s tent goes out"]],
  ["Job 18:13-14", ["dragged off to the king of terrors, death’s eldest eating his limbs"]],
  ["Job 18:17", ["wicked man’s name forgotten, nobody mentions him on the street"]],
  [
    "Job 19:13-29",
    [
      "my bad breath disgusts my wife and kids laugh at me",
      "I know someone lives who will save me, I will see God with my own eyes",
      "skin of my teeth",
    ],
  ],
  [
    "Job 19:14-17",
    [
      "relatives gone, servants ignore me, my wife can’t stand my bad breath",
      "the sick man whose spouse is disgusted by how he smells",
    ],
  ],
  ["Job 19:18-19", ["even little kids make fun of him and close friends turn away"]],
  [
    "Job 19:20",
    ["where does by the skin of my teeth come from", "nothing but skin and bone, barely got away"],
  ],
  ["Job 19:23-24", ["wishing his words were carved in rock with an iron tool"]],
  [
    "Job 19:25-27",
    [
      "i know my redeemer lives even after my skin is gone",
      "my rescuer is alive and i’ll see god with my own eyes",
    ],
  ],
  ["Job 20:5-7", ["the bad guy’s party is brief, he’ll vanish like his own poop"]],
  ["Job 20:12-14", ["evil tastes like candy in the mouth but becomes snake poison inside"]],
  ["Job 20:15", ["swallowed money and has to throw it up"]],
  ["Job 20:19-20", ["took a house from poor people, never satisfied, keeps nothing"]],
  ["Job 21:1-34", ["why do bad people live long and get rich"]],
  [
    "Job 21:7-13",
    [
      "why do evil people get old and powerful while their cows never miscarry",
      "crooks who enjoy music and comfort and then die quickly",
    ],
  ],
  ["Job 21:14-15", ["telling god to go away: what do we get out of praying"]],
  ["Job 21:19-20", ["punish the guilty man himself, not his kids"]],
  ["Job 21:23-26", ["one dies healthy and well fed, another bitter, both get eaten by worms"]],
  ["Job 21:32-33", ["the villain gets a fancy funeral and a guarded tomb"]],
  ["Job 22:2-3", ["what does god gain if you’re good"]],
  [
    "Job 22:5-9",
    ["falsely accused of refusing water and bread and sending widows off with nothing"],
  ],
  ["Job 22:12-14", ["god can’t see through the clouds, up there walking on the dome"]],
  ["Job 22:24-25", ["toss your gold in the gravel and let god be your treasure"]],
  [
    "Job 23:1-17",
    ["I look east and west and cannot find God", "when he has tested me I come out like gold"],
  ],
  ["Job 23:3-5", ["if only i knew where god lives i’d go plead my case"]],
  ["Job 23:8-9", ["looked east, west, north and south and can’t find god"]],
  [
    "Job 23:10",
    [
      "after the testing i’ll turn out like gold",
      "he knows the road i take and i’ll come out of the fire purified",
    ],
  ],
  ["Job 23:12", ["valued his words more than daily meals"]],
  ["Job 24:1-25", ["God seems not to care about the poor who are robbed"]],
  ["Job 24:2-4", ["shifting property lines, stealing sheep, taking a widow’s ox"]],
  ["Job 24:7-8", ["poor people sleep naked in the cold, soaked by mountain rain, hugging a rock"]],
  [
    "Job 24:10-11",
    [
      "hungry workers carry grain and stomp grapes but stay thirsty",
      "laborers who can’t taste the food and wine they make",
    ],
  ],
  [
    "Job 24:14-16",
    [
      "cheaters and burglars love the dark, someone hiding his face for an affair",
      "adulterer waits for dusk thinking nobody will notice",
    ],
  ],
  ["Job 25:5-6", ["moon and stars aren’t clean to god, so how about man the maggot"]],
  [
    "Job 26:7",
    [
      "earth hangs on nothing in empty space",
      "verse used to show the bible knew the planet floats",
    ],
  ],
  ["Job 26:8", ["clouds hold water without bursting"]],
  ["Job 26:14", ["this is only the edge of what he does, a faint whisper"]],
  ["Job 27:5-6", ["until i die i won’t admit you’re right or give up my integrity"]],
  [
    "Job 27:16-19",
    [
      "piles up silver and clothes, but somebody decent will wear them",
      "goes to bed wealthy, wakes up and it is gone",
    ],
  ],
  ["Job 28:1-28", ["miners dig deep for gold but where do you find wisdom"]],
  ["Job 28:1-6", ["miners dangling on ropes in shafts, digging for silver, iron and sapphires"]],
  ["Job 28:7-11", ["tunnels no falcon or lion has ever seen"]],
  [
    "Job 28:12-19",
    [
      "where do you find wisdom? not for sale for gold or rubies",
      "deep sea says wisdom isn’t here",
    ],
  ],
  [
    "Job 28:28",
    [
      "real wisdom is respecting god and real smarts is avoiding evil",
      "the answer to where wisdom is: fear the lord and shun wrong",
    ],
  ],
  [
    "Job 29:1-25",
    ["good old days when young men stepped aside", "eyes for the blind and feet for the lame"],
  ],
  ["Job 29:2-6", ["missing the good old days when he was in his prime with kids around"]],
  ["Job 29:7-10", ["youngsters stepped aside, elders stood up and bigwigs went quiet for him"]],
  [
    "Job 29:12-17",
    [
      "used to be eyes for blind folks and feet for those who can’t walk",
      "rich man who helped orphans and made widows sing, broke crooks’ jaws",
    ],
  ],
  ["Job 29:18", ["i expected to die old at home"]],
  ["Job 30:1", ["mocked by kids whose fathers i wouldn’t have hired next to my dogs"]],
  ["Job 30:3-8", ["outcasts living in caves, eating roots, braying in the bushes"]],
  ["Job 30:20-21", ["i shout and you just stare at me, you’ve turned cruel"]],
  [
    "Job 30:29-31",
    [
      "brother of jackals, buddy of ostriches, skin turning black and peeling",
      "my guitar plays only funeral music",
    ],
  ],
  [
    "Job 31:1-40",
    ["made a promise with my eyes not to look at a girl", "I never refused the poor"],
  ],
  [
    "Job 31:1",
    ["promised his eyes not to ogle girls", "rule for men about staring at young women with lust"],
  ],
  [
    "Job 31:9-12",
    [
      "if i lurked at a neighbor’s door, let mine sleep with others",
      "cheating is a fire that burns everything you have",
    ],
  ],
  [
    "Job 31:13-15",
    [
      "treat workers fairly, the same god made boss and maid in the womb",
      "what would i tell god if i brushed off my employees’ complaints",
    ],
  ],
  ["Job 31:16-20", ["never ate alone while an orphan was hungry, gave wool to the freezing"]],
  [
    "Job 31:24-28",
    ["trusting in gold, or blowing a kiss to the sun or moon", "secretly worshiping the moon"],
  ],
  [
    "Job 31:29-30",
    [
      "is it ok to be happy when your enemy gets hurt",
      "never gloated over the ruin of someone who hated him",
    ],
  ],
  ["Job 31:32", ["no traveler had to sleep on the street, my door was open"]],
  ["Job 31:35-36", ["here’s my signature, let my accuser put the charges in writing"]],
  ["Job 31:38-40", ["if my farmland cries because of how i got it, let weeds grow"]],
  [
    "Job 32:1-22",
    ["young man angry that the old ones are wrong", "bursting like new wine bottles"],
  ],
  [
    "Job 32:4-6",
    [
      "the young guy who kept quiet until his elders finished, then got angry",
      "waiting to speak because everyone else is older",
    ],
  ],
  ["Job 32:9", ["old age doesn’t automatically make you wise"]],
  ["Job 32:18-20", ["so full of words he’s about to pop like a new wine bag"]],
  ["Job 32:21-22", ["i don’t know how to flatter anybody"]],
  ["Job 33:1-33", ["God speaks in dreams and by sickness, people do not notice"]],
  ["Job 33:4", ["god’s breath made me and keeps me alive", "the almighty breathed life into me"]],
  [
    "Job 33:14-16",
    ["god warns people in dreams while they sleep", "speaks once or twice and nobody notices"],
  ],
  ["Job 33:19-21", ["so ill he can’t stand food, flesh gone and bones sticking out"]],
  ["Job 33:23-25", ["an angel speaks up for the dying man, skin fresh as a child’s"]],
  ["Job 34:14-15", ["if god took back his breath all living things would drop dead"]],
  ["Job 34:18-19", ["god plays no favorites between rich and poor, calls kings worthless"]],
  ["Job 34:21-22", ["no dark corner where criminals can hide from him"]],
  ["Job 35:6-8", ["your sins don’t hurt god and your goodness gives him nothing"]],
  ["Job 35:10-11", ["maker who gives songs at night and makes us smarter than birds"]],
  ["Job 36:15", ["rescues sufferers through their suffering and speaks to them in pain"]],
  ["Job 36:18", ["don’t be lured by wealth or a fat bribe"]],
  ["Job 36:27-28", ["water evaporates and comes back as rain", "verse describing the water cycle"]],
  ["Job 37:6-8", ["tells snow to fall, people stop working and animals go to their dens"]],
  ["Job 37:10", ["ice comes from god’s breath and wide waters freeze"]],
  ["Job 37:18", ["sky hard as a metal mirror"]],
  [
    "Job 38:1-41",
    [
      "where were you when I made the earth",
      "who shut the sea behind doors",
      "storehouses of snow",
      "do you know the stars",
    ],
  ],
  [
    "Job 38:1-3",
    [
      "god answers from a tornado: stand up like a man, i ask the questions",
      "a voice out of a whirlwind challenges the man who talked without knowing",
    ],
  ],
  [
    "Job 38:4-11",
    ["where were you when i made the earth", "god answers out of a storm with questions"],
  ],
  [
    "Job 38:4-7",
    ["where were you when i built the world, who measured it", "stars sang together at creation"],
  ],
  [
    "Job 38:8-11",
    [
      "ocean shut behind doors and told this far and no farther",
      "clouds as baby clothes for the newborn sea",
    ],
  ],
  ["Job 38:12-13", ["ever ordered morning to come and shake bad people off the earth like crumbs"]],
  ["Job 38:16-17", ["have you walked on the ocean floor or seen death’s gates"]],
  ["Job 38:22-23", ["warehouses full of snow and hail saved for war"]],
  ["Job 38:26-27", ["rain on a desert where nobody lives"]],
  ["Job 38:28-30", ["does rain have a dad, who gave birth to ice"]],
  [
    "Job 38:31-33",
    [
      "can you tie up the seven sisters or untie orion’s belt",
      "who steers the star signs and the bear with her cubs",
    ],
  ],
  ["Job 38:35", ["does lightning report to you and say here we are"]],
  ["Job 38:39-41", ["who hunts food for lions and hungry raven chicks"]],
  [
    "Job 39:1-30",
    [
      "ostrich is dumb but runs faster than a horse",
      "war horse laughs at fear",
      "wild donkey and eagle",
    ],
  ],
  ["Job 39:1-4", ["when do mountain goats have their babies, who watches deer give birth"]],
  ["Job 39:5-8", ["wild donkey laughs at noisy towns and has no driver"]],
  ["Job 39:9-12", ["would a wild ox sleep in your barn and plow for you"]],
  ["Job 39:13-18", ["dumb ostrich that forgets her eggs"]],
  [
    "Job 39:13-17",
    [
      "ostrich is a bad mother who leaves eggs in the sand",
      "a stupid bird that forgets somebody might step on her eggs",
    ],
  ],
  ["Job 39:18", ["a bird that makes fun of horse and rider"]],
  [
    "Job 39:19-25",
    [
      "war horse snorts, paws the ground and smells battle from far off",
      "fearless animal excited by the bugle",
    ],
  ],
  ["Job 39:26-30", ["hawk flying south and eagle on the cliff with chicks drinking blood"]],
  [
    "Job 40:1-24",
    [
      "I put my hand over my mouth",
      "giant beast eating grass like a cow, bones like iron, tail like a tree",
    ],
  ],
  [
    "Job 40:4-5",
    ["i put my hand over my mouth, i’ve said too much", "man has no reply to god and shuts up"],
  ],
  ["Job 40:8-9", ["would you call me wrong to make yourself right, can you thunder like me"]],
  [
    "Job 40:15-18",
    [
      "huge grass eating beast with a tail like a tree, dinosaur or hippo",
      "bones like metal pipes",
    ],
  ],
  [
    "Job 40:21-23",
    ["massive animal resting in the swamp under lotus, not bothered by a flooded river"],
  ],
  [
    "Job 41:1-34",
    ["sea monster with fire from its mouth and scales, can you catch it with a hook"],
  ],
  [
    "Job 41:1-5",
    ["can you catch a sea monster on a hook or keep it as pet", "put it on a leash for your girls"],
  ],
  ["Job 41:11", ["who ever gave god something so that he owes him"]],
  ["Job 41:15-17", ["scales so tight no air gets through"]],
  [
    "Job 41:18-21",
    [
      "fire breathing dragon with smoke from its nose",
      "sneezes flash light and its breath lights coals",
    ],
  ],
  ["Job 41:26-29", ["swords and arrows bounce off, iron is straw to it, it laughs at spears"]],
  ["Job 41:31-32", ["makes the sea boil and leaves a white shining wake"]],
  ["Job 42:1-6", ["I had only heard about you but now I see you", "I take back what I said"]],
  ["Job 42:3", ["i spoke about things way over my head"]],
  [
    "Job 42:5-6",
    ["only knew you from hearsay but now i’ve seen you", "sorry in dust and ash after meeting god"],
  ],
  [
    "Job 42:7-17",
    [
      "got twice as much back and ten new kids",
      "three beautiful daughters inherit",
      "friends have to apologize",
    ],
  ],
  [
    "Job 42:7-9",
    [
      "god is angry with the three friends for saying wrong things about him",
      "had to ask the man they’d blamed to pray for them",
    ],
  ],
  ["Job 42:10-16", ["gets everything back double and three pretty daughters"]],
  [
    "Job 42:10",
    [
      "got double of everything back after praying for his friends",
      "his fortune was restored twofold at the end",
    ],
  ],
  ["Job 42:11", ["relatives come to dinner and each bring money and a gold ring"]],
  [
    "Job 42:14-15",
    [
      "daughters inherit alongside their brothers, prettiest girls in the country",
      "names of the three girls born after his troubles",
    ],
  ],
  ["Job 42:16-17", ["lived another 140 years and saw four generations"]],
];
