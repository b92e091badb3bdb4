import type { Telling } from "./schema";

export const proverbs: readonly Telling[] = [
  [
    "Proverbs 1:1-7",
    ["where knowledge starts, fools hate to learn", "a father’s sayings by a wise king"],
  ],
  [
    "Proverbs 1:8-33",
    [
      "do not go along when bad friends say let us rob someone",
      "wisdom shouts in the street and I will laugh at your disaster",
    ],
  ],
  [
    "Proverbs 1:8-9",
    [
      "listening to what mom and dad taught you looks good on you like jewelry",
      "parents’ advice is like a necklace and a wreath",
    ],
  ],
  [
    "Proverbs 1:10-15",
    [
      "don’t join the gang when they invite you to rob and kill somebody",
      "peer pressure from thugs who promise to split the loot",
      "what if my buddies want me to help mug an innocent person",
    ],
  ],
  [
    "Proverbs 1:17-19",
    [
      "even a bird wont fly into a trap it saw being set",
      "greedy crooks end up ambushing themselves",
    ],
  ],
  [
    "Proverbs 1:20-22",
    [
      "wisdom as a lady shouting on the street corner",
      "she yells in the marketplace asking how long people will stay clueless",
    ],
  ],
  [
    "Proverbs 1:24-28",
    [
      "you ignored my advice so i’ll laugh when disaster hits you",
      "too late to call for wisdom’s help after refusing every warning",
    ],
  ],
  ["Proverbs 1:32", ["being complacent and carefree kills fools"]],
  ["Proverbs 2:1-15", ["look for wisdom as for hidden treasure"]],
  [
    "Proverbs 2:3-5",
    [
      "hunt for understanding like people hunt for buried treasure",
      "dig for insight as if mining silver",
    ],
  ],
  [
    "Proverbs 2:16-19",
    [
      "smooth talking wife who left the husband she married young",
      "nobody who visits that woman’s house ever comes back",
    ],
  ],
  [
    "Proverbs 3:1-12",
    [
      "do not lean on your own smarts",
      "he will make your paths straight",
      "give God the first of your income",
      "God corrects those he loves like a dad",
    ],
  ],
  [
    "Proverbs 3:3",
    [
      "wear loyalty around your neck and carve it in your heart",
      "never let love and faithfulness leave you",
    ],
  ],
  [
    "Proverbs 3:5-6",
    [
      "dont rely on your own smarts, let him straighten your road",
      "verse about not figuring everything out yourself and god making the route straight",
    ],
  ],
  [
    "Proverbs 3:7-8",
    [
      "dont think youre so smart, it will do your bones good",
      "avoiding evil is good for your physical health",
    ],
  ],
  [
    "Proverbs 3:9-10",
    [
      "give god the first part of your paycheck and your storage will be full",
      "tithing off the top and barns bursting",
    ],
  ],
  [
    "Proverbs 3:11-12",
    [
      "god disciplines those he loves like a dad with his kid",
      "dont resent it when the lord corrects you",
    ],
  ],
  [
    "Proverbs 3:13-35",
    [
      "wisdom is worth more than jewels",
      "do not say to your neighbor come back tomorrow",
      "not be afraid when you lie down, sweet sleep",
    ],
  ],
  [
    "Proverbs 3:16-18",
    [
      "wisdom holds long life in one hand and wealth in the other",
      "she is a tree of life for anyone who grabs on to her",
    ],
  ],
  [
    "Proverbs 3:24-25",
    [
      "you will go to bed without fear and sleep well",
      "bible verse for insomnia and bedtime anxiety, sweet sleep",
    ],
  ],
  [
    "Proverbs 3:27-28",
    [
      "dont put off helping someone when you can do it now",
      "telling the neighbor come back tomorrow when you already have it",
      "paying what you owe people right away instead of stalling",
    ],
  ],
  [
    "Proverbs 3:29-30",
    [
      "dont plot against the guy next door who trusts you",
      "dont pick a fight with someone who never did anything to you",
    ],
  ],
  ["Proverbs 3:31-32", ["dont be jealous of violent people or copy them"]],
  [
    "Proverbs 4:3-5",
    [
      "a dad passing on what his own father told him when he was little",
      "he was his mom’s tender only child when his dad taught him",
    ],
  ],
  [
    "Proverbs 4:7",
    [
      "getting wisdom is the main thing even if it costs everything you own",
      "spend all you have on understanding",
    ],
  ],
  [
    "Proverbs 4:16-17",
    [
      "bad people cant fall asleep until they have hurt somebody",
      "they eat wickedness as food and violence as booze",
    ],
  ],
  ["Proverbs 4:18-27", ["guard your heart, everything comes from it", "path like the sunrise"]],
  [
    "Proverbs 4:18-19",
    [
      "the good person’s road gets brighter like sunrise until noon",
      "wicked people trip in the dark and dont know on what",
    ],
  ],
  [
    "Proverbs 4:23",
    [
      "guard your heart because everything in life flows from it",
      "watch over your inner self like a spring",
    ],
  ],
  [
    "Proverbs 4:25-27",
    [
      "keep your eyes on the road ahead and dont swerve left or right",
      "verse about staying focused and not getting distracted from your path",
    ],
  ],
  [
    "Proverbs 5:1-23",
    [
      "stay away from another man’s wife, lips like honey then bitter",
      "drink water from your own well",
      "be happy with the wife of your youth and her breasts",
    ],
  ],
  [
    "Proverbs 5:3-4",
    [
      "cheating woman’s words taste like honey but turn bitter in the end",
      "sweet talk smooth as oil that ends up cutting like a sword",
    ],
  ],
  [
    "Proverbs 5:8-10",
    [
      "stay far away from her front door or strangers get your money",
      "an affair could make you lose your wealth and reputation to others",
    ],
  ],
  [
    "Proverbs 5:11-14",
    [
      "at the end of life regretting that he never listened to his teachers",
      "old man groaning about why he hated being corrected",
    ],
  ],
  [
    "Proverbs 5:15-17",
    [
      "drink from your own well meaning stay faithful to your wife",
      "should your water run out in the streets for strangers, about marriage",
    ],
  ],
  [
    "Proverbs 5:18-19",
    [
      "enjoy sex with the wife you married when you were young",
      "your wife as a lovely deer, be drunk on her love",
    ],
  ],
  [
    "Proverbs 5:22",
    [
      "a bad man is tied up in the ropes of his own sins",
      "your wrongdoing becomes the trap that holds you",
    ],
  ],
  [
    "Proverbs 6:1-19",
    [
      "lazy person should look at an ant",
      "a little sleep and poverty comes like a robber",
      "seven things God cannot stand",
      "do not guarantee another’s debt",
    ],
  ],
  [
    "Proverbs 6:1-5",
    [
      "you cosigned a loan for someone, go beg to get out of it tonight",
      "get free from that guarantee like a gazelle escaping a hunter",
      "is it wise to be a guarantor for a neighbor’s debt",
    ],
  ],
  ["Proverbs 6:6-11", ["lazy person go look at the ant"]],
  [
    "Proverbs 6:6-8",
    [
      "lazy people should learn from an insect that works without a boss",
      "ants store up food in summer with nobody supervising them",
    ],
  ],
  [
    "Proverbs 6:9-11",
    [
      "hey sleepyhead when are you going to get out of bed",
      "just a bit more napping and being broke hits you like a mugger",
    ],
  ],
  [
    "Proverbs 6:12-15",
    [
      "con man who winks and signals with his feet and fingers",
      "shady guy making secret gestures and always starting trouble",
    ],
  ],
  [
    "Proverbs 6:16-19",
    [
      "list of seven things god cant stand",
      "god hates haughty looks, liars, and people who break up families with fights",
    ],
  ],
  [
    "Proverbs 6:20-35",
    ["can you carry fire in your lap and not get burned", "jealous husband will not accept money"],
  ],
  [
    "Proverbs 6:20-22",
    ["your parents’ teaching guides you walking, guards you sleeping, talks when you wake"],
  ],
  [
    "Proverbs 6:25-26",
    ["dont let her flirty eyelashes catch you", "a hooker costs you down to a loaf of bread"],
  ],
  [
    "Proverbs 6:27-29",
    [
      "can you carry fire in your lap without burning your clothes",
      "walking barefoot on hot coals as a picture of sleeping with the neighbor’s wife",
    ],
  ],
  [
    "Proverbs 6:30-31",
    [
      "people understand a starving thief but he still has to pay it back",
      "is stealing food when you’re hungry forgivable, sevenfold repayment",
    ],
  ],
  [
    "Proverbs 6:32-35",
    [
      "jealous husband wont accept a payoff from his wife’s lover",
      "no amount of gifts will calm the guy whose wife you took",
    ],
  ],
  [
    "Proverbs 7:2-4",
    [
      "tie the rules on your fingers and call wisdom your sis",
      "protect the teaching like the pupil of your eye",
    ],
  ],
  [
    "Proverbs 7:6-27",
    [
      "stupid young guy goes to a married woman at night while her husband travels",
      "like an ox to the butcher",
      "perfumed bed",
    ],
  ],
  [
    "Proverbs 7:6-9",
    [
      "seeing from the window a dumb young guy walk to her house",
      "naive teenager wandering near that woman’s corner after dark",
    ],
  ],
  [
    "Proverbs 7:10-13",
    [
      "woman dressed like a hooker grabs a guy on the street and kisses him",
      "she is loud and never stays home, hanging around every corner",
    ],
  ],
  [
    "Proverbs 7:16-17",
    [
      "she put egyptian sheets and cinnamon perfume on her bed",
      "seductress brags about her scented bed",
    ],
  ],
  [
    "Proverbs 7:18-20",
    [
      "lets make love all night, my husband is away on a business trip",
      "her man took a bag of cash and wont be back until full moon",
    ],
  ],
  [
    "Proverbs 7:22-23",
    [
      "young man follows her like cattle to the butcher",
      "arrow through the liver and a bird rushing into a trap, about seduction",
    ],
  ],
  [
    "Proverbs 8:1-36",
    ["wisdom was there before the world and played next to God", "better than silver"],
  ],
  ["Proverbs 8:10-11", ["pick learning over silver and gold, it beats jewels"]],
  ["Proverbs 8:15-16", ["rulers and kings govern thanks to wisdom"]],
  ["Proverbs 8:17", ["wisdom loves those who love her and shows up to those who search hard"]],
  [
    "Proverbs 8:22-26",
    [
      "wisdom was there before the mountains and oceans were made",
      "she was born before there was any earth or dust",
    ],
  ],
  [
    "Proverbs 8:27-31",
    [
      "drawing a circle on the face of the ocean at creation",
      "wisdom was the craftsman next to god having fun every day",
    ],
  ],
  ["Proverbs 8:34-36", ["waiting at wisdom’s door every day, those who hate her love death"]],
  ["Proverbs 9:1-18", ["two women invite guests, wisdom and folly", "stolen water tastes sweet"]],
  [
    "Proverbs 9:1-5",
    [
      "lady builds a house with seven columns and throws a dinner party",
      "wisdom sends her girls out to invite people for bread and wine",
    ],
  ],
  [
    "Proverbs 9:7-9",
    [
      "correct a mocker and he hates you, but smart people thank you",
      "who should you criticize and who should you not bother with",
    ],
  ],
  ["Proverbs 9:12", ["being smart helps yourself, if you sneer you suffer alone"]],
  [
    "Proverbs 9:13-18",
    [
      "loud dumb woman sits at her door calling to people passing by",
      "stolen drinks taste better and secret food is delicious",
      "her dinner guests are all dead in the underworld",
    ],
  ],
  [
    "Proverbs 10:1-32",
    [
      "hate stirs up fights, love covers mistakes",
      "lazy hands make you poor",
      "talk too much and you sin",
    ],
  ],
  ["Proverbs 10:1", ["smart kid makes dad happy, dumb kid makes mom sad"]],
  [
    "Proverbs 10:2",
    [
      "money from crime does you no good",
      "ill gotten treasure is worthless but being good saves your life",
    ],
  ],
  [
    "Proverbs 10:4",
    [
      "slackers end up poor and hard workers get rich",
      "idle hands make you broke, busy hands make money",
    ],
  ],
  [
    "Proverbs 10:5",
    [
      "the son who sleeps through harvest is an embarrassment",
      "gather crops while it’s summer, dont snooze when there’s work",
    ],
  ],
  [
    "Proverbs 10:7",
    [
      "good people are remembered fondly, bad people’s names go rotten",
      "verse for a funeral about remembering a good person",
    ],
  ],
  [
    "Proverbs 10:9",
    [
      "honest people walk without worry, crooked ones get caught",
      "if you cheat you will be found out",
    ],
  ],
  ["Proverbs 10:12", ["hate starts fights but love covers over every offense"]],
  ["Proverbs 10:15", ["rich guy’s money is his fortress, the poor are ruined by having none"]],
  ["Proverbs 10:18", ["hiding your hate makes you a liar and slandering makes you a fool"]],
  [
    "Proverbs 10:19",
    [
      "the more you talk the more you sin",
      "hold your tongue, too much talking gets you in trouble",
    ],
  ],
  ["Proverbs 10:20-21", ["a good person’s speech is pure silver and feeds many people"]],
  ["Proverbs 10:22", ["god’s blessing makes you rich without trouble attached"]],
  ["Proverbs 10:24", ["what bad people dread is what happens to them"]],
  ["Proverbs 10:25", ["after the tornado passes the wicked are gone but good folks still stand"]],
  [
    "Proverbs 10:26",
    [
      "lazy employee is like vinegar on your teeth and smoke in your eyes",
      "sending a slacker on an errand is irritating",
    ],
  ],
  [
    "Proverbs 11:1-31",
    [
      "gold ring in a pig’s nose, pretty woman without sense",
      "generous person will prosper",
      "cheating scales",
      "too many advisers make safe",
      "who waters will be watered",
    ],
  ],
  [
    "Proverbs 11:1",
    [
      "god hates rigged scales and loves accurate weights",
      "cheating customers in your shop with false measures",
    ],
  ],
  ["Proverbs 11:2", ["arrogance brings disgrace but being humble brings wisdom"]],
  ["Proverbs 11:4", ["your bank account wont help you on judgment day"]],
  ["Proverbs 11:8", ["good guy gets out of trouble and the bad guy lands there instead"]],
  [
    "Proverbs 11:10-11",
    [
      "the town throws a party when the wicked die",
      "a city is lifted up by decent citizens and wrecked by bad mouths",
    ],
  ],
  ["Proverbs 11:12", ["smart people dont badmouth their neighbors, they stay quiet"]],
  [
    "Proverbs 11:13",
    [
      "blabbermouths tell secrets, a trustworthy person keeps them",
      "is it wrong to share what a friend told you in confidence",
    ],
  ],
  ["Proverbs 11:14", ["a country collapses without guidance, lots of advisers bring victory"]],
  ["Proverbs 11:15", ["backing a stranger’s loan will hurt you, refusing keeps you safe"]],
  ["Proverbs 11:16", ["a kind lady gets respect while ruthless men only get money"]],
  [
    "Proverbs 11:17",
    [
      "being kind benefits yourself, being cruel hurts yourself",
      "mean people harm their own bodies",
    ],
  ],
  [
    "Proverbs 11:22",
    [
      "gold ring in a pig's nose, pretty woman without sense",
      "jewelry on a hog, pretty woman with no sense",
      "gorgeous lady with bad judgment is like a pig with a nose ring",
    ],
  ],
  [
    "Proverbs 11:24",
    [
      "some give freely and get richer while cheapskates get poorer",
      "paradox that spending generously makes you gain and hoarding makes you lose",
    ],
  ],
  [
    "Proverbs 11:25",
    [
      "refresh others and you will be refreshed yourself",
      "the one who waters other people gets watered",
    ],
  ],
  [
    "Proverbs 11:26",
    [
      "people curse the man who hoards grain to drive up prices",
      "price gouging food in a shortage, bless the one who sells",
    ],
  ],
  ["Proverbs 11:28", ["lean on your money and you fall, good folks grow like green leaves"]],
  [
    "Proverbs 11:29",
    [
      "whoever causes trouble at home inherits wind",
      "making your family miserable leaves you with nothing but air",
    ],
  ],
  ["Proverbs 11:30", ["smart people win others over, a good life bears fruit like a tree"]],
  [
    "Proverbs 12:1-28",
    [
      "kind to his animals",
      "reckless words stab like a sword",
      "worry makes the heart heavy and a kind word cheers it",
    ],
  ],
  [
    "Proverbs 12:1",
    ["if you hate being corrected you are stupid", "people who cant take criticism are dumb"],
  ],
  [
    "Proverbs 12:4",
    [
      "good wife is her husband’s crown, a shameful one is like bone rot",
      "wife who embarrasses him is decay in his bones",
    ],
  ],
  [
    "Proverbs 12:9",
    [
      "better to be a nobody with a servant than show off with no food",
      "pretending to be important while you cant afford groceries",
    ],
  ],
  [
    "Proverbs 12:10",
    [
      "good people take care of their pets and livestock",
      "what does scripture say about animal cruelty, caring for the life of your beast",
    ],
  ],
  ["Proverbs 12:11", ["farm your land and eat, chasing pipe dreams is senseless"]],
  ["Proverbs 12:15", ["fools think they’re always right, wise people take advice"]],
  [
    "Proverbs 12:16",
    [
      "fool shows he is annoyed right away, smart person ignores an insult",
      "what to do when someone insults you, let it slide",
    ],
  ],
  [
    "Proverbs 12:18",
    [
      "careless words stab like a sword but wise words heal",
      "reckless talk cuts people, a good tongue is medicine",
    ],
  ],
  ["Proverbs 12:19", ["truth lasts forever, a lie lasts only a second"]],
  ["Proverbs 12:22", ["god detests lying lips but likes people who keep it real"]],
  ["Proverbs 12:23", ["smart people dont show off what they know, fools blurt out nonsense"]],
  ["Proverbs 12:24", ["hard workers end up in charge, lazy ones end up slaves"]],
  [
    "Proverbs 12:25",
    [
      "worry weighs you down but a nice word cheers you up",
      "cheering up a stressed friend with kind words, anxious heart",
    ],
  ],
  ["Proverbs 12:26", ["pick your friends carefully"]],
  [
    "Proverbs 12:27",
    ["lazy man doesn’t cook the meat he hunted", "too idle to roast his own catch"],
  ],
  [
    "Proverbs 13:1-25",
    [
      "hope put off makes the heart sick",
      "spare the rod hate your son",
      "friends of wise people get wise, bad company",
      "easy money shrinks",
    ],
  ],
  ["Proverbs 13:1", ["a wise son listens to dad while a scoffer wont hear scolding"]],
  ["Proverbs 13:3", ["watch your mouth and save your life, big mouth comes to ruin"]],
  ["Proverbs 13:4", ["lazy person wants stuff and gets zilch, the diligent get plenty"]],
  [
    "Proverbs 13:7",
    [
      "some act rich but are broke, others act poor but are loaded",
      "faking wealth, or hiding your millions",
    ],
  ],
  [
    "Proverbs 13:8",
    [
      "rich people pay ransom for their lives but nobody threatens the poor",
      "advantage of being poor is that kidnappers leave you alone",
    ],
  ],
  ["Proverbs 13:10", ["arrogance only leads to arguments"]],
  [
    "Proverbs 13:11",
    [
      "easy dishonest money shrinks, saving little by little grows",
      "get rich quick money doesn’t last",
    ],
  ],
  [
    "Proverbs 13:12",
    [
      "waiting too long for what you hope for makes you heartsick",
      "when a wish finally comes true it’s a tree of life",
    ],
  ],
  ["Proverbs 13:17", ["a bad courier gets into trouble, a reliable one brings healing"]],
  [
    "Proverbs 13:20",
    [
      "hang out with smart people and you get smart",
      "you become like your friends, fools get you hurt",
    ],
  ],
  [
    "Proverbs 13:22",
    [
      "a good man leaves money for his grandkids",
      "should i leave an inheritance, the sinner’s wealth is saved for good people",
    ],
  ],
  ["Proverbs 13:23", ["poor people’s fields could grow plenty but injustice takes it"]],
  [
    "Proverbs 13:24",
    ["spanking, not disciplining your kid means you hate him", "spare the rod spoil the child"],
  ],
  [
    "Proverbs 14:1-35",
    [
      "a road looks right but ends in death",
      "even when laughing the heart may hurt",
      "calm mind is healthy and envy rots bones",
      "no oxen clean barn",
    ],
  ],
  [
    "Proverbs 14:1",
    [
      "smart woman builds her home, foolish one demolishes it with her own hands",
      "wives who wreck their own household",
    ],
  ],
  [
    "Proverbs 14:4",
    [
      "no animals means a clean barn, but big harvests need an ox",
      "mess is the price of productivity, empty stable stays tidy",
    ],
  ],
  ["Proverbs 14:7", ["stay away from idiots, you wont learn anything from them"]],
  ["Proverbs 14:9", ["fools joke about making up for their sins"]],
  [
    "Proverbs 14:10",
    [
      "nobody else can really know your private pain or happiness",
      "only your own heart knows how bitter it feels, strangers cant share it",
    ],
  ],
  [
    "Proverbs 14:12",
    [
      "a road seems fine to you but it ends in dying",
      "looks like the right choice yet kills you in the end",
    ],
  ],
  [
    "Proverbs 14:13",
    [
      "people can be laughing and still sad inside",
      "hiding depression behind a smile, the party ends in grief",
    ],
  ],
  [
    "Proverbs 14:15",
    [
      "gullible people believe anything they hear",
      "fake news, naive folks fall for everything but careful ones check",
    ],
  ],
  ["Proverbs 14:20", ["even neighbors avoid a poor man while the rich have loads of friends"]],
  [
    "Proverbs 14:23",
    [
      "work pays off but just talking makes you poor",
      "all talk and no action leads to being broke",
    ],
  ],
  [
    "Proverbs 14:28",
    [
      "a king with a large population is glorious, without people a prince is ruined",
      "ruler is nothing without subjects",
    ],
  ],
  ["Proverbs 14:29", ["patient people understand a lot, short fuse shows stupidity"]],
  [
    "Proverbs 14:30",
    [
      "being jealous rots your bones, peace of mind keeps the body alive",
      "calm heart is healthy, envy is like cancer in the skeleton",
    ],
  ],
  [
    "Proverbs 14:31",
    [
      "mistreating the poor is insulting the one who made them",
      "being nice to needy people honors god",
    ],
  ],
  [
    "Proverbs 14:34",
    [
      "doing right makes a country great, sin is a national shame",
      "verse politicians quote about a nation being exalted",
    ],
  ],
  [
    "Proverbs 15:1-33",
    [
      "soft answer calms anger",
      "better vegetables with love than steak with hate",
      "happy heart makes a happy face",
      "God’s eyes are everywhere",
    ],
  ],
  [
    "Proverbs 15:1",
    [
      "a soft reply calms someone down, harsh words make them madder",
      "how to respond to an angry person gently",
    ],
  ],
  ["Proverbs 15:3", ["god is watching everywhere, both good and bad people"]],
  ["Proverbs 15:8", ["god hates offerings from wicked people but enjoys a good person’s prayer"]],
  ["Proverbs 15:11", ["god sees into the realm of the dead, how much more human hearts"]],
  [
    "Proverbs 15:13",
    [
      "happy heart shows in a smiling face",
      "sadness inside breaks a person’s spirit, joy shows on the face",
    ],
  ],
  [
    "Proverbs 15:15",
    ["cheerful people have a party every day", "a good mood is like a nonstop banquet"],
  ],
  ["Proverbs 15:16", ["having little with respect for god beats being loaded with trouble"]],
  [
    "Proverbs 15:17",
    [
      "better vegetables with love than steak with hate",
      "vegetables with love are better than steak with hate",
      "salad at a loving table beats a fancy beef dinner with haters",
    ],
  ],
  ["Proverbs 15:18", ["hothead stirs up fights, patient person cools them down"]],
  ["Proverbs 15:19", ["a lazy person’s path is full of thorns, good people get a highway"]],
  [
    "Proverbs 15:22",
    [
      "plans fail without advice, many advisers make them work",
      "ask lots of people before starting a project",
    ],
  ],
  [
    "Proverbs 15:23",
    [
      "the joy of a good comeback, saying the right thing at the right moment",
      "perfectly timed word feels great",
    ],
  ],
  [
    "Proverbs 15:25",
    [
      "god tears down the arrogant man’s house but protects the widow’s property line",
      "who defends a widow’s land",
    ],
  ],
  ["Proverbs 15:27", ["taking bribes and greed brings trouble on your own family"]],
  [
    "Proverbs 15:28",
    [
      "think before you answer instead of gushing",
      "decent people consider their reply, bad people spew",
    ],
  ],
  ["Proverbs 15:30", ["good news makes your bones healthy, a twinkle in the eye cheers you"]],
  ["Proverbs 15:33", ["humility comes before being honored"]],
  [
    "Proverbs 16:1-33",
    [
      "pride before a fall",
      "people make plans but God decides the steps",
      "gray hair is a crown",
      "better patient than a hero who takes a city",
      "dice are thrown but God decides",
      "kind words like honeycomb",
    ],
  ],
  ["Proverbs 16:1", ["you make plans in your heart but god gives the tongue its answer"]],
  ["Proverbs 16:2", ["we all think we’re innocent but god weighs our motives"]],
  [
    "Proverbs 16:3",
    [
      "hand your projects over to god and your plans will work out",
      "verse for starting a new business, commit what you do",
    ],
  ],
  [
    "Proverbs 16:4",
    [
      "did god create evil people on purpose for the bad day",
      "everything made for its purpose including the wicked",
    ],
  ],
  ["Proverbs 16:7", ["when god likes how you live even your enemies make peace"]],
  ["Proverbs 16:8", ["a small honest income is better than a huge unjust one"]],
  [
    "Proverbs 16:9",
    ["we plan our route but god decides where the steps go", "man proposes god disposes"],
  ],
  ["Proverbs 16:11", ["honest scales belong to god, he made every weight in the pouch"]],
  [
    "Proverbs 16:14-15",
    [
      "an angry king means death, smart man calms him down",
      "when the ruler smiles it’s like a rain cloud in spring",
    ],
  ],
  [
    "Proverbs 16:18",
    ["pride comes right before you crash", "arrogant people are headed for a fall"],
  ],
  ["Proverbs 16:19", ["better to be humble among the poor than share loot with the proud"]],
  [
    "Proverbs 16:24",
    [
      "nice words are like honey, sweet and good for your bones",
      "compliments taste like honeycomb and heal",
    ],
  ],
  ["Proverbs 16:26", ["hunger makes people work", "an empty stomach drives the laborer on"]],
  [
    "Proverbs 16:27-28",
    ["gossip splits up best friends", "troublemaker whose speech burns like fire"],
  ],
  ["Proverbs 16:29", ["violent guy lures his neighbor down a bad road"]],
  ["Proverbs 16:30", ["winking and pursing lips means he’s plotting something"]],
  [
    "Proverbs 16:31",
    ["white hair is a glorious crown", "getting gray from living a good life is an honor"],
  ],
  [
    "Proverbs 16:32",
    ["controlling your temper is better than conquering a city", "patience beats being a warrior"],
  ],
  [
    "Proverbs 16:33",
    ["rolling dice but god decides how they land", "is anything random, throwing lots into a lap"],
  ],
  [
    "Proverbs 17:1-28",
    [
      "laughing is good medicine",
      "friend loves always and a brother is for hard times",
      "even a fool seems wise when quiet",
      "dry bread in peace better than feast with fights",
      "starting a fight is like a leaking dam",
    ],
  ],
  [
    "Proverbs 17:1",
    [
      "dry toast in peace is better than a feast with fighting",
      "eating a crust quietly rather than a big meal in a house of arguments",
    ],
  ],
  [
    "Proverbs 17:2",
    [
      "smart servant ends up over the shameful son and shares the inheritance",
      "the employee inherits along with the brothers because a son is a disgrace",
    ],
  ],
  ["Proverbs 17:3", ["metal is tested in a furnace, people’s hearts are tested by the lord"]],
  ["Proverbs 17:4", ["liars love listening to nasty talk"]],
  [
    "Proverbs 17:5",
    [
      "making fun of poor people insults their creator",
      "being happy about a catastrophe gets punished",
    ],
  ],
  [
    "Proverbs 17:6",
    [
      "grandkids are what old people are proud of",
      "children are proud of their dads",
      "grandchildren are a crown for old people",
    ],
  ],
  [
    "Proverbs 17:8",
    [
      "a bribe works like a magic charm for the guy who pays it",
      "payoffs open doors everywhere, says the briber",
    ],
  ],
  [
    "Proverbs 17:9",
    [
      "forgive and drop it to keep love, bringing it up again loses friends",
      "dont keep rehashing old offenses with your best friend",
    ],
  ],
  ["Proverbs 17:10", ["one scolding helps a smart person more than a hundred lashes help a fool"]],
  [
    "Proverbs 17:12",
    [
      "id rather meet a mama bear who lost her cubs than an idiot",
      "robbed she-bear is safer than a fool being foolish",
    ],
  ],
  ["Proverbs 17:13", ["pay back good with evil and evil never leaves your home"]],
  [
    "Proverbs 17:14",
    [
      "starting an argument is like a leak in a dam",
      "drop the quarrel before it breaks out like flood water",
    ],
  ],
  ["Proverbs 17:15", ["acquitting the guilty and convicting the innocent, god hates both"]],
  [
    "Proverbs 17:16",
    [
      "whats the use of tuition money for a fool with no brain",
      "cant buy wisdom if you dont want to understand",
    ],
  ],
  [
    "Proverbs 17:17",
    [
      "true friends love you always, brothers are there for hard times",
      "siblings were born to help in trouble",
    ],
  ],
  ["Proverbs 17:19", ["building a tall gate asks for disaster"]],
  ["Proverbs 17:21", ["no happiness for the dad of a fool"]],
  [
    "Proverbs 17:22",
    ["laughter is the best medicine", "joyful heart heals, broken spirit dries out your bones"],
  ],
  ["Proverbs 17:23", ["taking a secret bribe to twist a court case"]],
  ["Proverbs 17:24", ["fool’s eyes drift off to the far corners of the world"]],
  ["Proverbs 17:26", ["wrong to fine the innocent or whip officials for being honest"]],
  [
    "Proverbs 17:27-28",
    ["even an idiot seems smart if he keeps quiet", "better to shut up and be thought wise"],
  ],
  ["Proverbs 17:28", ["even a fool looks smart if he keeps quiet"]],
  [
    "Proverbs 18:1-24",
    [
      "tongue can kill or give life",
      "some friends stick closer than family",
      "who finds a wife finds something good",
      "answering before listening",
      "God’s name is a strong tower",
      "the first to speak in court seems right",
    ],
  ],
  [
    "Proverbs 18:1",
    [
      "a loner who cuts himself off is just being selfish",
      "people who isolate themselves go against good sense",
    ],
  ],
  [
    "Proverbs 18:2",
    [
      "fools dont want to learn, they just want to air their opinions",
      "verse for people who only love hearing themselves talk",
    ],
  ],
  ["Proverbs 18:4", ["what people say is deep water, wisdom is a running stream"]],
  [
    "Proverbs 18:6-7",
    [
      "a fool’s mouth asks for a beating",
      "loudmouth gets into fights and is trapped by his own lips",
    ],
  ],
  [
    "Proverbs 18:8",
    ["gossip is like tasty snacks that go right down", "juicy rumors swallowed like candy"],
  ],
  [
    "Proverbs 18:9",
    [
      "a slacker at work is the brother of a vandal",
      "being sloppy on the job is next to wrecking things",
    ],
  ],
  ["Proverbs 18:10", ["god’s name is a tower you run into to be safe"]],
  ["Proverbs 18:11", ["rich people imagine their money is a high wall"]],
  [
    "Proverbs 18:13",
    ["answering before you listen is dumb", "dont interrupt, hear people out before replying"],
  ],
  [
    "Proverbs 18:14",
    [
      "spirit can get you through illness but who can stand a crushed one",
      "willpower helps when sick, depression is harder to bear",
    ],
  ],
  [
    "Proverbs 18:16",
    ["bringing a present gets you in to see important people", "a gift opens doors to vips"],
  ],
  [
    "Proverbs 18:17",
    [
      "first one to tell his side sounds right until cross examined",
      "there are two sides to every story in court",
    ],
  ],
  [
    "Proverbs 18:18",
    ["flip a coin to settle a dispute between powerful people", "casting lots ends arguments"],
  ],
  [
    "Proverbs 18:19",
    [
      "a brother you hurt is harder to win back than a walled city",
      "family feuds are like locked castle bars",
    ],
  ],
  [
    "Proverbs 18:21",
    ["your tongue can kill or give life", "power of words, life and death in what you say"],
  ],
  [
    "Proverbs 18:22",
    ["finding a wife is a good find", "getting married is a favor from above for a man"],
  ],
  ["Proverbs 18:23", ["poor people beg politely, rich people answer rudely"]],
  [
    "Proverbs 18:24",
    [
      "too many buddies can ruin you but one friend is closer than family",
      "a friend who stays nearer than your own sibling",
    ],
  ],
  [
    "Proverbs 19:1-29",
    [
      "helping the poor is lending to God",
      "nagging wife like dripping rain",
      "house from parents but a good wife from God",
      "lazy man too tired to lift the spoon",
    ],
  ],
  [
    "Proverbs 19:2",
    [
      "enthusiasm without knowing what you’re doing is no good",
      "rushing makes you miss the turn, zeal needs knowledge",
    ],
  ],
  [
    "Proverbs 19:3",
    [
      "people wreck their own lives and then get mad at god",
      "blaming heaven for your own stupid mistakes",
    ],
  ],
  ["Proverbs 19:4", ["money makes friends, being poor loses the one you had"]],
  ["Proverbs 19:5", ["perjurers wont get away with it"]],
  ["Proverbs 19:6", ["everybody is buddies with a guy who hands out presents"]],
  [
    "Proverbs 19:7",
    [
      "poor man’s own relatives avoid him and friends dont pick up",
      "he chases after them begging but they have left",
    ],
  ],
  ["Proverbs 19:10", ["luxury doesn’t suit a fool and slaves shouldn’t boss princes"]],
  [
    "Proverbs 19:11",
    [
      "it’s to your credit to let an offense go",
      "good sense makes you patient, forgiving a slight is classy",
    ],
  ],
  ["Proverbs 19:12", ["mad king sounds like a lion, his favor is dew on the lawn"]],
  ["Proverbs 19:13", ["nagging wife is like a constantly dripping tap, stupid son ruins dad"]],
  [
    "Proverbs 19:14",
    [
      "house and money come from your parents but a sensible wife comes from god",
      "you can inherit property, not a good spouse",
    ],
  ],
  ["Proverbs 19:15", ["laziness makes you sleepy and then hungry"]],
  [
    "Proverbs 19:17",
    ["giving to the poor is lending to god and he pays it back", "charity as a loan to the lord"],
  ],
  ["Proverbs 19:18", ["discipline your boy while there is still hope, dont help him die"]],
  [
    "Proverbs 19:19",
    [
      "bail out a hothead once and you’ll have to do it again",
      "rescuing someone with anger problems just repeats, let him pay",
    ],
  ],
  ["Proverbs 19:20", ["take advice now so you’ll be wise when you’re older"]],
  ["Proverbs 19:21", ["many plans in your mind but god’s purpose wins"]],
  ["Proverbs 19:22", ["kindness makes a man attractive, better be poor than a liar"]],
  [
    "Proverbs 19:24",
    [
      "so lazy he wont lift food from the bowl to his mouth",
      "sluggard with his hand stuck in the chips",
    ],
  ],
  [
    "Proverbs 19:26",
    [
      "son who robs dad and kicks mom out is a disgrace",
      "abusing your parents and throwing mother out of the house",
    ],
  ],
  ["Proverbs 19:27", ["quit listening to teaching and you’ll drift away"]],
  [
    "Proverbs 20:1-30",
    [
      "wine makes fun of you",
      "bad, bad says the buyer then brags",
      "who can say my heart is clean",
      "false weights",
      "strength of the young, gray hair of the old",
    ],
  ],
  [
    "Proverbs 20:1",
    [
      "booze makes fun of you and beer picks fights",
      "is drinking alcohol dumb, wine mocks and beer brawls",
    ],
  ],
  ["Proverbs 20:2", ["make the king angry and you lose your life"]],
  ["Proverbs 20:3", ["walking away from a fight is honorable, any fool can quarrel"]],
  [
    "Proverbs 20:4",
    [
      "lazy farmer wont plow in the cold so he begs at harvest",
      "skipping the work in winter means nothing to eat later",
    ],
  ],
  [
    "Proverbs 20:5",
    [
      "hearts are deep like a well, a good listener draws things out",
      "getting someone to open up about their hidden intentions",
    ],
  ],
  ["Proverbs 20:6", ["everybody says they’re loyal but who can find one really faithful guy"]],
  ["Proverbs 20:7", ["kids are blessed when their father is honest"]],
  ["Proverbs 20:8", ["judge king chases off evil just by looking"]],
  [
    "Proverbs 20:9",
    ["nobody can claim to be completely sinless", "who can say i cleaned my own heart"],
  ],
  [
    "Proverbs 20:11",
    [
      "even kids show what they’re like by how they act",
      "you can tell a child’s character from behavior",
    ],
  ],
  ["Proverbs 20:12", ["god made the ears that hear and eyes that see"]],
  ["Proverbs 20:13", ["dont love sleeping in or you’ll go broke"]],
  [
    "Proverbs 20:14",
    [
      "haggling buyer says it’s junk and then brags about the bargain",
      "talking down the price then boasting about the deal",
    ],
  ],
  ["Proverbs 20:15", ["knowledgeable speech is rarer than gold and gems"]],
  ["Proverbs 20:16", ["take the coat of a guy who guarantees a stranger’s debt"]],
  [
    "Proverbs 20:17",
    [
      "cheated food tastes great then your mouth is full of gravel",
      "dishonestly gained bread turns to stones",
    ],
  ],
  ["Proverbs 20:18", ["dont go to war without getting advice"]],
  ["Proverbs 20:19", ["dont hang around with blabbermouths because they tell secrets"]],
  ["Proverbs 20:20", ["swear at your parents and your light goes out in pitch darkness"]],
  [
    "Proverbs 20:21",
    [
      "inheritance you grab too fast early wont be blessed later",
      "getting your trust fund too soon ends badly",
    ],
  ],
  [
    "Proverbs 20:22",
    ["dont say ill get even, wait for god to save you", "no payback, leave revenge and wait"],
  ],
  ["Proverbs 20:24", ["god directs our steps so how can we understand our own way"]],
  [
    "Proverbs 20:25",
    [
      "dont promise something to god on impulse and think about it after",
      "making a hasty vow is a trap",
    ],
  ],
  ["Proverbs 20:26", ["king threshes the wicked out with a wheel"]],
  [
    "Proverbs 20:27",
    [
      "our spirit is the lord’s flashlight looking into our insides",
      "conscience as a lamp searching deep inside",
    ],
  ],
  ["Proverbs 20:29", ["young guys have muscles, old guys have white hair"]],
  ["Proverbs 20:30", ["bruises and beatings clean out the evil inside"]],
  [
    "Proverbs 21:1-31",
    [
      "live on the corner of a roof rather than with a fighting wife",
      "king’s heart like water in God’s hand",
      "justice better than sacrifice",
      "who shuts ears to the poor",
      "horse ready for battle but God wins",
    ],
  ],
  [
    "Proverbs 21:1",
    [
      "god steers a president’s heart like an irrigation ditch",
      "the ruler’s mind is a stream that god turns wherever he likes",
    ],
  ],
  ["Proverbs 21:3", ["doing what’s fair matters more to god than sacrifices"]],
  ["Proverbs 21:5", ["careful planning pays, rushing into things makes you poor"]],
  ["Proverbs 21:6", ["fortune made by lying is like a puff of steam"]],
  [
    "Proverbs 21:9",
    [
      "better live on the corner of the roof than with a nagging wife",
      "better to live on a corner of the roof than with a nagging wife",
      "up in the attic alone rather than sharing a house with a quarrelsome woman",
    ],
  ],
  [
    "Proverbs 21:13",
    [
      "plug your ears to poor people’s cries and nobody will hear yours",
      "ignoring beggars means your own plea goes unanswered",
    ],
  ],
  [
    "Proverbs 21:14",
    ["a secret present calms somebody’s rage", "slipping money under the coat to soothe fury"],
  ],
  ["Proverbs 21:16", ["stray from good sense and you end up with the dead"]],
  [
    "Proverbs 21:17",
    [
      "party lovers go broke, wine and perfume wont make you rich",
      "loving pleasure and luxury leaves you poor",
    ],
  ],
  [
    "Proverbs 21:19",
    [
      "better off living in the desert than with a cranky wife",
      "move to the wilderness to escape a complaining spouse",
    ],
  ],
  [
    "Proverbs 21:20",
    [
      "wise people have savings at home, fools eat up everything",
      "store up oil and valuables instead of gulping it all down",
    ],
  ],
  [
    "Proverbs 21:22",
    [
      "one wise man climbs the wall and takes a city of warriors",
      "brains beat a fortress full of strong soldiers",
    ],
  ],
  ["Proverbs 21:23", ["keep your mouth shut and stay out of trouble"]],
  ["Proverbs 21:24", ["his name is scoffer, the cocky arrogant one"]],
  [
    "Proverbs 21:25-26",
    [
      "a lazy man’s cravings kill him since his hands wont work",
      "wants more all day long while good people give and give",
    ],
  ],
  ["Proverbs 21:27", ["wicked person’s offering is worse if given with a bad motive"]],
  ["Proverbs 21:29", ["bad guy puts on a bold brazen face"]],
  ["Proverbs 21:30", ["no plan or cleverness can beat the lord"]],
  [
    "Proverbs 21:31",
    [
      "get the cavalry ready but god decides who wins the battle",
      "war horse prepared yet the win isn’t ours",
    ],
  ],
  [
    "Proverbs 22:1-16",
    [
      "train a kid the right way and he will not leave it",
      "good name better than money",
      "borrower is slave to the lender",
      "lazy man says there is a lion outside",
      "rich and poor have one maker",
    ],
  ],
  [
    "Proverbs 22:1",
    ["good reputation is better than being rich", "pick being respected over silver and gold"],
  ],
  ["Proverbs 22:2", ["rich and poor have the same maker"]],
  [
    "Proverbs 22:3",
    [
      "smart person sees trouble coming and takes cover, the naive walk right into it",
      "prepper verse about seeing danger and hiding",
    ],
  ],
  [
    "Proverbs 22:6",
    [
      "raise a kid right and he wont leave it when he’s old",
      "start children off well and it sticks for life",
    ],
  ],
  [
    "Proverbs 22:7",
    [
      "if you borrow money you’re a slave to the lender",
      "being in debt, credit cards make you the bank’s servant",
    ],
  ],
  ["Proverbs 22:9", ["share your bread with poor people and be blessed for a generous eye"]],
  [
    "Proverbs 22:10",
    [
      "kick out the mocker and the fighting stops",
      "get rid of the troublemaker in the group and insults end",
    ],
  ],
  ["Proverbs 22:11", ["pure heart and gracious speech makes you friends with the king"]],
  [
    "Proverbs 22:13",
    [
      "lazy guy’s excuse that there’s a lion outside",
      "cant go to work today, i might be killed in the street",
    ],
  ],
  ["Proverbs 22:14", ["cheating woman’s mouth is a deep hole men fall into"]],
  [
    "Proverbs 22:15",
    [
      "kids are naturally silly and a spanking drives it out",
      "foolishness is tied up in a child’s heart",
    ],
  ],
  ["Proverbs 22:16", ["squeezing the poor or giving gifts to the rich makes you poor"]],
  ["Proverbs 22:17-29", ["do not be friends with a hothead", "skilled worker will serve kings"]],
  ["Proverbs 22:20-21", ["thirty sayings written down for you"]],
  [
    "Proverbs 22:22-23",
    [
      "dont rob poor people because they’re poor or crush them in court",
      "god will be the lawyer for the needy and rob their robbers",
    ],
  ],
  [
    "Proverbs 22:24-25",
    [
      "dont make friends with an angry person or you’ll become like him",
      "should i be friends with someone who has a bad temper",
    ],
  ],
  [
    "Proverbs 22:26-27",
    [
      "dont guarantee loans, they could repossess your bed",
      "why lose the mattress under you for someone else’s debt",
    ],
  ],
  [
    "Proverbs 22:28",
    [
      "dont move the old property marker your ancestors put up",
      "shifting the ancient landmark stone between fields",
    ],
  ],
  [
    "Proverbs 22:29",
    [
      "someone really good at his job will work for kings",
      "skilled craftsmen dont end up serving nobodies",
    ],
  ],
  [
    "Proverbs 23:1-28",
    [
      "do not wear yourself out to get rich, money grows wings",
      "stingy host",
      "do not hold back from punishing a child",
      "listen to your old mother",
    ],
  ],
  [
    "Proverbs 23:1-3",
    [
      "big eater dining with a king, put a knife to your throat",
      "dont gobble the fancy food when dining with the boss",
    ],
  ],
  [
    "Proverbs 23:4-5",
    ["dont wear yourself out trying to get rich", "money grows wings and flies off like an eagle"],
  ],
  [
    "Proverbs 23:6-8",
    [
      "dont eat at a stingy man’s house because he’s counting the cost",
      "he says dig in but doesn’t mean it, you’ll throw up the food",
    ],
  ],
  ["Proverbs 23:9", ["dont waste your words talking to a fool"]],
  ["Proverbs 23:10-11", ["dont take over the fields of orphans, they have a strong defender"]],
  [
    "Proverbs 23:13-14",
    [
      "a whipping wont kill your kid, it will save him from the grave",
      "is corporal punishment ok, hit him with a rod and he wont die",
    ],
  ],
  [
    "Proverbs 23:17-18",
    [
      "dont envy sinners, there really is a future for you",
      "your hope wont be cut off so dont be jealous of bad folks",
    ],
  ],
  [
    "Proverbs 23:20-21",
    [
      "dont hang out with drunks and people who stuff themselves with meat",
      "overeating and boozing leads to rags and poverty",
      "is being a glutton a sin, pigging out makes you poor and drowsy",
    ],
  ],
  [
    "Proverbs 23:22",
    [
      "dont look down on your mom when she gets old",
      "listen to dad who gave you life and respect elderly mother",
    ],
  ],
  ["Proverbs 23:23", ["pay for truth and dont ever trade it away"]],
  ["Proverbs 23:27-28", ["a prostitute is a narrow pit that waits for men like a robber"]],
  [
    "Proverbs 23:29-35",
    [
      "hangover description, black eyes and seeing things",
      "red wine bites like a snake",
      "they hit me and I did not feel it, when will I wake for another drink",
      "who has red eyes, the drunk who wakes up and wants another",
      "wine bites like a snake",
    ],
  ],
  [
    "Proverbs 23:29-30",
    [
      "who has bloodshot eyes and bruises for no reason",
      "drunks who linger over mixed drinks always have problems",
    ],
  ],
  [
    "Proverbs 23:31-32",
    [
      "dont stare at sparkling red wine, it bites like a snake",
      "goes down smooth and then it’s viper poison",
    ],
  ],
  [
    "Proverbs 23:33-35",
    [
      "drunk guy hallucinating and feeling like he’s on top of a ship’s mast",
      "they beat me up and i didn’t feel it, i need another drink",
      "hangover and addiction description, swaying as if lying on the sea",
    ],
  ],
  [
    "Proverbs 24:1-34",
    [
      "good man falls seven times and gets up",
      "do not be glad when your enemy falls",
      "lazy man’s garden full of thorns",
      "rescue those led away to death",
    ],
  ],
  [
    "Proverbs 24:3-4",
    [
      "good sense builds a home and knowledge fills it with nice things",
      "verse for a new house about wisdom furnishing the rooms",
    ],
  ],
  ["Proverbs 24:5-6", ["knowledge is power", "you need good strategy and advisers to win a war"]],
  ["Proverbs 24:7", ["fool has nothing to say at the meeting, wisdom is over his head"]],
  [
    "Proverbs 24:10",
    [
      "if you give up when things get hard you’re weak",
      "collapsing under pressure shows how little strength you have",
    ],
  ],
  [
    "Proverbs 24:11-12",
    [
      "save people being dragged off to be killed",
      "you cant claim we had no idea, god knows, rescue those headed to slaughter",
      "pro life verse about holding back those stumbling to their death",
    ],
  ],
  ["Proverbs 24:13-14", ["eat honey son, wisdom tastes like that to your soul"]],
  [
    "Proverbs 24:15-16",
    [
      "a good man falls down seven times and gets back up",
      "keep getting up after failing, dont ambush a good man’s home",
    ],
  ],
  [
    "Proverbs 24:17-18",
    [
      "dont cheer when your enemy goes down",
      "gloating over an enemy’s fall might make god stop being mad at him",
    ],
  ],
  ["Proverbs 24:19-20", ["dont get worked up over bad people, their lamp will be snuffed"]],
  [
    "Proverbs 24:21-22",
    [
      "respect god and the government and stay away from rebels",
      "should christians join a revolt against the king",
    ],
  ],
  [
    "Proverbs 24:23-25",
    [
      "judge who tells a criminal he’s innocent gets cursed by the public",
      "letting the guilty off, nations will hate him",
    ],
  ],
  [
    "Proverbs 24:26",
    ["a straight answer is like a smooch", "being honest feels like a kiss on the mouth"],
  ],
  [
    "Proverbs 24:27",
    [
      "get your fields and work going first, then build a home",
      "get a job before settling down in a house",
    ],
  ],
  [
    "Proverbs 24:28-29",
    [
      "dont say ill do to him what he did to me",
      "tit for tat is wrong, dont testify against your neighbor for no reason",
    ],
  ],
  [
    "Proverbs 24:30-34",
    [
      "walking past a lazy man’s vineyard full of weeds and a broken wall",
      "overgrown yard with thorns and nettles teaches a lesson about laziness",
    ],
  ],
  [
    "Proverbs 25:1-28",
    [
      "feed your enemy and heap hot coals on his head",
      "gold apples in silver",
      "too much honey makes sick",
      "do not visit your neighbor too often",
      "singing songs to a sad heart",
      "city without walls is a man without self-control",
      "cold water to a thirsty one is good news from far",
    ],
  ],
  ["Proverbs 25:1", ["king hezekiah’s men copied down more of solomon’s sayings"]],
  [
    "Proverbs 25:2",
    [
      "god likes hiding things and kings like finding them out",
      "glory of researching a hidden matter",
    ],
  ],
  ["Proverbs 25:4-5", ["remove impurities from silver, remove bad advisers from the king"]],
  [
    "Proverbs 25:6-7",
    [
      "dont push yourself forward in front of the king, wait to be invited higher",
      "embarrassing to be moved down to a lower seat by a prince",
    ],
  ],
  [
    "Proverbs 25:8",
    ["dont be quick to sue somebody", "rushing to court, then your neighbor makes you look bad"],
  ],
  [
    "Proverbs 25:9-10",
    [
      "settle it privately with the person and dont spill someone’s secret",
      "leak a confidence and your bad reputation never goes away",
    ],
  ],
  [
    "Proverbs 25:11",
    [
      "right word at the right time is golden fruit on a silver tray",
      "apples made of gold, about well chosen words",
    ],
  ],
  ["Proverbs 25:12", ["good criticism to someone who listens is like a gold earring"]],
  [
    "Proverbs 25:13",
    [
      "reliable messenger is like an ice cold drink at harvest time",
      "trusty employee refreshes his bosses like snow on a hot day",
    ],
  ],
  [
    "Proverbs 25:14",
    [
      "bragging about gifts you never give is clouds without any rain",
      "promises a present and doesn’t deliver, all wind",
    ],
  ],
  [
    "Proverbs 25:15",
    [
      "patience can persuade a boss, gentle speech can break a bone",
      "soft words are strong enough to snap bones",
    ],
  ],
  [
    "Proverbs 25:16",
    ["dont eat too much honey or you’ll puke", "moderation, have only enough of the sweet stuff"],
  ],
  [
    "Proverbs 25:17",
    [
      "dont visit your neighbor too often or he’ll get sick of you",
      "overstaying your welcome next door",
    ],
  ],
  ["Proverbs 25:18", ["lying about your neighbor in court is like a club, sword and arrow"]],
  [
    "Proverbs 25:19",
    [
      "counting on a flaky person in a crisis is like a rotten tooth",
      "unreliable friend is a sprained foot when you need it",
    ],
  ],
  [
    "Proverbs 25:20",
    [
      "dont sing happy songs to someone who’s sad",
      "music for the grieving is like taking a coat on a freezing day",
      "vinegar poured on baking soda",
    ],
  ],
  [
    "Proverbs 25:21-22",
    [
      "give your enemy food, like hot coals on his head",
      "feed your enemy when he’s starving and pile hot coals on his head",
      "give water to a thirsty person who hates you",
    ],
  ],
  ["Proverbs 25:23", ["north wind brings rain and backstabbing brings angry looks"]],
  [
    "Proverbs 25:25",
    [
      "good news from overseas is like cold water when you’re thirsty",
      "letter from far away refreshes you",
    ],
  ],
  ["Proverbs 25:26", ["good man caving in to bad people is like a muddy polluted spring"]],
  ["Proverbs 25:27", ["looking for your own praise is like too much honey"]],
  [
    "Proverbs 25:28",
    [
      "person without self control is like a city with its walls broken down",
      "no self discipline leaves you defenseless as a ruined town",
    ],
  ],
  [
    "Proverbs 26:1-28",
    [
      "dog goes back to its vomit",
      "answer a fool and do not answer a fool",
      "dig a pit and fall in",
      "grabbing a dog by the ears",
      "I was only joking",
      "no wood no fire, no gossip no fight",
      "lazy man turns in bed like a door",
    ],
  ],
  ["Proverbs 26:1", ["honoring a fool is like snow in july"]],
  [
    "Proverbs 26:2",
    [
      "an undeserved curse flutters around like a sparrow and never lands",
      "can a hex hurt me if i did nothing wrong",
    ],
  ],
  ["Proverbs 26:3", ["whip for horses, bridle for donkeys, stick for idiots"]],
  [
    "Proverbs 26:4-5",
    [
      "should you answer an idiot or not, contradicting advice side by side",
      "dont argue with a fool or you become like him",
      "internet trolls, reply to fools or they think they’re clever",
    ],
  ],
  ["Proverbs 26:6", ["sending a message by an idiot is like chopping off your own feet"]],
  ["Proverbs 26:7", ["a wise saying from a fool is as useless as a lame man’s legs"]],
  ["Proverbs 26:8", ["praising an idiot is like tying the rock into the slingshot"]],
  ["Proverbs 26:9", ["drunk waving a thorn branch, like a fool quoting proverbs"]],
  ["Proverbs 26:10", ["hiring a fool or any random passerby is like an archer shooting everybody"]],
  [
    "Proverbs 26:11",
    [
      "dog goes back to its vomit",
      "dog eats its own vomit like fools doing the same dumb thing again",
      "repeating your stupid mistakes, gross puppy image",
    ],
  ],
  [
    "Proverbs 26:12",
    [
      "more hope for an idiot than a guy who thinks he’s a genius",
      "conceited know it all who is worse off than a fool",
    ],
  ],
  [
    "Proverbs 26:14",
    [
      "lazy man rolls over in bed like a door on hinges",
      "tossing back and forth on the mattress and never getting up",
    ],
  ],
  ["Proverbs 26:16", ["slacker thinks he’s smarter than seven sensible advisers"]],
  [
    "Proverbs 26:17",
    [
      "butting into someone else’s fight is like grabbing a stray dog by the ears",
      "mind your own business instead of meddling in a quarrel",
    ],
  ],
  [
    "Proverbs 26:18-19",
    [
      "pranking your neighbor and saying only joking",
      "tricking someone then saying just kidding is like a maniac shooting flaming arrows",
      "cruel pranks and it was only a joke",
    ],
  ],
  [
    "Proverbs 26:20-21",
    [
      "no firewood no fire, no gossip no fight",
      "quarrels die when rumors stop, troublemaker is charcoal on embers",
    ],
  ],
  ["Proverbs 26:23", ["smooth talk over an evil heart is like silver glaze on a clay pot"]],
  [
    "Proverbs 26:24-26",
    [
      "dont believe a hater’s charming voice, seven horrible things are in his heart",
      "two faced enemy hides his hate but gets exposed in public",
    ],
  ],
  [
    "Proverbs 26:27",
    [
      "dig a trap and fall in yourself, roll a rock and get hit",
      "karma, the boulder you push rolls back over you",
    ],
  ],
  ["Proverbs 26:28", ["flattery ruins people and liars hate their victims"]],
  [
    "Proverbs 27:1-27",
    [
      "iron sharpens iron",
      "do not brag about tomorrow",
      "wounds from a friend are better than an enemy’s kisses",
      "let others praise you",
      "loud blessing early in the morning counts as a curse",
      "know your sheep well",
    ],
  ],
  ["Proverbs 27:1", ["dont brag about what you’ll do tomorrow, you never know what could happen"]],
  [
    "Proverbs 27:2",
    [
      "dont toot your own horn, let other people compliment you",
      "self praise is not ok, let a stranger do it",
    ],
  ],
  ["Proverbs 27:3", ["rocks and sand are heavy but putting up with an annoying fool is heavier"]],
  ["Proverbs 27:4", ["anger is bad but who can handle jealousy", "envy is worse than rage"]],
  [
    "Proverbs 27:5-6",
    [
      "a friend who hurts you with the truth is better than an enemy’s kisses",
      "criticizing openly beats loving secretly",
    ],
  ],
  [
    "Proverbs 27:7",
    [
      "when you’re full even honey is gross, when starving bitter food tastes sweet",
      "hunger is the best sauce",
    ],
  ],
  [
    "Proverbs 27:8",
    ["man away from home is like a bird that left its nest", "straying far from where you live"],
  ],
  ["Proverbs 27:9", ["a friend’s honest advice is sweet as cologne"]],
  [
    "Proverbs 27:10",
    [
      "neighbor close by is better than a brother far off",
      "dont ditch dad’s old friend or run to your brother in disaster",
    ],
  ],
  [
    "Proverbs 27:14",
    [
      "shouting good morning to your neighbor too early feels like a curse",
      "loud cheerful greeting at dawn is annoying",
    ],
  ],
  [
    "Proverbs 27:15-16",
    [
      "quarrelsome wife is like dripping on a rainy day",
      "stopping her is like catching wind or gripping grease in your hand",
    ],
  ],
  [
    "Proverbs 27:17",
    [
      "iron sharpens iron, friends make each other better",
      "friends make each other better, like one metal blade honing another",
      "iron rubbing on iron, what male friendship is good for",
    ],
  ],
  ["Proverbs 27:18", ["tend the fig tree and get figs, serve your boss and be respected"]],
  ["Proverbs 27:19", ["water mirrors your face and your heart shows who you are"]],
  [
    "Proverbs 27:20",
    [
      "human eyes always want more, like death never being full",
      "never satisfied with what we see, same as the grave",
    ],
  ],
  [
    "Proverbs 27:21",
    [
      "praise tests a person like a furnace tests gold",
      "how you handle compliments shows what you’re made of",
    ],
  ],
  ["Proverbs 27:22", ["crush a fool with a pestle like grain and he’s still stupid"]],
  [
    "Proverbs 27:23-27",
    [
      "know how your sheep and cattle are doing because money doesn’t last",
      "lambs for clothes and goat milk for the whole family",
      "keep track of your business assets, wealth and crowns dont last forever",
    ],
  ],
  [
    "Proverbs 28:1-28",
    [
      "bad people run when nobody chases",
      "who hides his sins will not do well, confess",
      "hurry to be rich",
    ],
  ],
  [
    "Proverbs 28:1",
    [
      "guilty people run when nobody is chasing them",
      "brave as a lion because of a clean conscience",
    ],
  ],
  ["Proverbs 28:2", ["country in revolt keeps changing leaders"]],
  ["Proverbs 28:3", ["poor man bullying other poor people is rain that wipes out crops"]],
  ["Proverbs 28:6", ["broke but honest is better than rich and crooked"]],
  ["Proverbs 28:7", ["a boy who runs with gluttons embarrasses his father"]],
  [
    "Proverbs 28:8",
    [
      "getting rich on high interest, the money goes to someone kind to the poor",
      "loan sharks and usury end up collecting for someone else",
    ],
  ],
  [
    "Proverbs 28:9",
    [
      "god hates the prayers of someone who wont listen to the law",
      "why would god find a prayer disgusting",
    ],
  ],
  ["Proverbs 28:10", ["lead good people astray and you fall in your own pit"]],
  ["Proverbs 28:11", ["rich man thinks he’s smart but a poor person sees right through him"]],
  ["Proverbs 28:12", ["people go into hiding when bad guys come to power"]],
  [
    "Proverbs 28:13",
    [
      "covering up sins doesn’t work, owning up and quitting gets mercy",
      "should i confess what i did or hide it",
    ],
  ],
  [
    "Proverbs 28:15-16",
    [
      "evil ruler over helpless people is a roaring lion or charging bear",
      "dictator without sense, the one who hates dirty money lives long",
    ],
  ],
  [
    "Proverbs 28:17",
    ["murderer on the run until he dies, dont help him", "man haunted by the blood he spilled"],
  ],
  [
    "Proverbs 28:19",
    ["work your farm and have food aplenty, chase daydreams and have poverty aplenty"],
  ],
  ["Proverbs 28:20", ["in a hurry to get rich and wont escape punishment"]],
  [
    "Proverbs 28:21",
    [
      "some will do wrong for just a piece of bread",
      "favoritism is bad, people sell out for a snack",
    ],
  ],
  ["Proverbs 28:22", ["cheapskate rushes for wealth and doesn’t see poverty coming"]],
  ["Proverbs 28:23", ["honest criticism gets you more thanks later than flattering"]],
  [
    "Proverbs 28:24",
    [
      "stealing from your parents and claiming it’s no crime",
      "taking mom’s money is like being a destroyer’s buddy",
    ],
  ],
  ["Proverbs 28:26", ["fool is the one who trusts in himself"]],
  [
    "Proverbs 28:27",
    [
      "give to the poor and lack nothing, look away and get cursed",
      "closing your eyes to homeless people",
    ],
  ],
  [
    "Proverbs 29:1-27",
    [
      "without vision people go wild",
      "fool lets out all his anger",
      "fear of people is a trap",
      "spoiled servant",
    ],
  ],
  [
    "Proverbs 29:1",
    [
      "stubborn after many warnings then suddenly broken with no cure",
      "stiff necked guy who keeps being told off",
    ],
  ],
  [
    "Proverbs 29:2",
    [
      "people are happy under good leaders and groan under bad ones",
      "bad government makes citizens moan",
    ],
  ],
  ["Proverbs 29:3", ["running around with hookers wastes the family money"]],
  ["Proverbs 29:4", ["bribe taking king tears the country down, justice builds it up"]],
  ["Proverbs 29:5", ["flattering your neighbor is laying a net for his feet"]],
  ["Proverbs 29:7", ["good people care about rights of the poor"]],
  ["Proverbs 29:8", ["mockers set a city on fire but wise folks calm it down"]],
  [
    "Proverbs 29:9",
    [
      "suing a fool just gets ranting and laughing with no peace",
      "arguing in court with an idiot never settles",
    ],
  ],
  [
    "Proverbs 29:11",
    [
      "fool lets all his anger out, wise man holds it in",
      "is venting good, losing your temper versus keeping calm",
    ],
  ],
  [
    "Proverbs 29:12",
    [
      "if the boss listens to lies all his staff become crooked",
      "ruler who believes falsehood gets corrupt officials",
    ],
  ],
  ["Proverbs 29:13", ["poor man and oppressor share one thing, god lit up both their eyes"]],
  ["Proverbs 29:14", ["king who is fair to the poor keeps his throne"]],
  ["Proverbs 29:15", ["kid left to do whatever he wants embarrasses his mom"]],
  ["Proverbs 29:17", ["discipline your son and he’ll give you peace and delight"]],
  [
    "Proverbs 29:18",
    ["people without a vision let themselves go", "without prophecy a nation runs wild"],
  ],
  ["Proverbs 29:19", ["just talking wont correct a servant, he understands but ignores you"]],
  [
    "Proverbs 29:20",
    [
      "someone who speaks without thinking is more hopeless than a fool",
      "blurting things out too fast",
    ],
  ],
  ["Proverbs 29:21", ["spoil your servant from childhood and he ends up acting like a son"]],
  ["Proverbs 29:23", ["pride brings you down and lowliness gets you honor"]],
  [
    "Proverbs 29:24",
    [
      "thief’s accomplice hates himself, cant testify even under oath",
      "helping a robber and keeping silent in court",
    ],
  ],
  ["Proverbs 29:25", ["being afraid of what people think is a trap", "verse for people pleasers"]],
  ["Proverbs 29:26", ["everyone wants an audience with the ruler but real justice is from god"]],
  ["Proverbs 29:27", ["good and bad people cant stand each other"]],
  [
    "Proverbs 30:1-9",
    ["give me neither too much nor too little money", "two things I ask before I die"],
  ],
  [
    "Proverbs 30:1-3",
    [
      "agur says he’s too stupid to be human",
      "man who admits he is the dumbest and never learned wisdom",
    ],
  ],
  [
    "Proverbs 30:4",
    [
      "who went up to heaven, caught wind in his hands, wrapped up the sea",
      "riddle asking for god’s name and his son’s name",
    ],
  ],
  [
    "Proverbs 30:5-6",
    [
      "dont add anything to god’s words or you’ll be shown a liar",
      "every word he says is pure and he is a shield",
    ],
  ],
  [
    "Proverbs 30:7-9",
    [
      "dont make me rich or poor, just enough food",
      "two requests before he dies, no lies and neither wealth nor poverty",
      "too rich i’d forget god, too poor i’d steal",
    ],
  ],
  [
    "Proverbs 30:10-33",
    [
      "leech has two daughters, give, give",
      "eagle in the sky, snake on a rock, ship at sea, man with a girl",
      "small but smart animals, lizard in palaces",
      "eye that mocks father pecked by ravens",
    ],
  ],
  ["Proverbs 30:10", ["dont badmouth an employee to his boss or he’ll curse you"]],
  [
    "Proverbs 30:11-14",
    [
      "this generation curses dad and wont bless mom",
      "people who think they’re clean but haven’t washed off their dirt",
      "teeth like swords eating up poor people",
    ],
  ],
  [
    "Proverbs 30:15-16",
    [
      "bloodsucker with two daughters named gimme gimme",
      "four things never full: grave, childless womb, dry ground, fire",
    ],
  ],
  [
    "Proverbs 30:17",
    [
      "ravens peck out the eye of a kid who mocks his parents",
      "vultures or eagles eat the eyeball that sneers at mother",
    ],
  ],
  [
    "Proverbs 30:18-19",
    [
      "four amazing things: eagle flying, snake on rock, ship at sea, man with girl",
      "the mystery of a guy and a young woman in love",
    ],
  ],
  [
    "Proverbs 30:20",
    [
      "cheating wife eats, wipes her lips and says i did nothing wrong",
      "adulteress who acts like nothing happened",
    ],
  ],
  [
    "Proverbs 30:21-23",
    [
      "four things the world cant stand, like a slave turned king",
      "maid who takes her mistress’s place and a hated woman who gets a husband",
    ],
  ],
  [
    "Proverbs 30:24-28",
    [
      "four tiny smart animals, ants, badgers, locusts, lizard in the palace",
      "four small but smart creatures",
      "locusts march without a king and lizards live in palaces",
      "rock badgers making homes in cliffs, weak but clever",
    ],
  ],
  [
    "Proverbs 30:29-31",
    [
      "proud strutters: lion, racing dog, billy goat and a king with his power",
      "four things with an impressive walk",
    ],
  ],
  [
    "Proverbs 30:32-33",
    [
      "churn milk get butter, twist a nose get blood, stir anger get a fight",
      "clap your hand over your mouth if you’ve been bragging or scheming",
    ],
  ],
  [
    "Proverbs 31:1-9",
    [
      "mother tells king no wine and speak up for those who cannot speak",
      "give strong drink to the dying",
    ],
  ],
  [
    "Proverbs 31:1-3",
    [
      "a king’s mom tells him not to waste his strength on women",
      "lemuel’s mother teaching her boy",
    ],
  ],
  [
    "Proverbs 31:4-5",
    [
      "politicians shouldn’t drink because they forget the law",
      "no wine for kings or they twist justice for the suffering",
    ],
  ],
  [
    "Proverbs 31:6-7",
    [
      "give liquor to the dying and wine to people in misery",
      "let a poor man drink to forget his troubles",
    ],
  ],
  [
    "Proverbs 31:8-9",
    [
      "speak up for those who cant talk for themselves",
      "be a voice for the voiceless and defend the poor",
    ],
  ],
  [
    "Proverbs 31:10-31",
    [
      "perfect wife who works from before dawn, buys a field, makes clothes",
      "her kids stand up and praise her",
      "charm fools and beauty fades",
      "reading for mother’s day or a woman’s funeral",
      "the perfect wife who works all night, buys fields and makes clothes",
    ],
  ],
  [
    "Proverbs 31:10-12",
    [
      "a good wife is hard to find and worth more than jewels",
      "her husband trusts her completely, she does him good all her life",
    ],
  ],
  [
    "Proverbs 31:13-15",
    [
      "she gets up before dawn to make breakfast for everyone",
      "wife like a trading ship bringing groceries from far away",
    ],
  ],
  [
    "Proverbs 31:16-18",
    [
      "woman who buys real estate and plants grapes with her own earnings",
      "businesswoman with strong arms whose light stays on at night",
    ],
  ],
  ["Proverbs 31:19-20", ["she spins thread and reaches out to the poor"]],
  [
    "Proverbs 31:21-22",
    [
      "not worried about snow since her family has warm red clothes",
      "she makes her own bedspreads and dresses in purple linen",
    ],
  ],
  ["Proverbs 31:23", ["her husband is well known sitting with the town elders"]],
  ["Proverbs 31:24", ["the wife who sews clothes and belts to sell to shops"]],
  [
    "Proverbs 31:25-26",
    [
      "she wears strength and laughs at the future",
      "when she speaks it’s kind and wise, unafraid of days ahead",
    ],
  ],
  ["Proverbs 31:27", ["keeps an eye on her household and never sits around idle"]],
  [
    "Proverbs 31:28-29",
    [
      "mother’s day verse where her kids stand up and praise her",
      "husband says lots of women are great but you’re the best",
    ],
  ],
  [
    "Proverbs 31:30-31",
    [
      "looks fade and charm fools you but a godly woman deserves praise",
      "beauty doesn’t last, let what she made honor her in public",
    ],
  ],
];
