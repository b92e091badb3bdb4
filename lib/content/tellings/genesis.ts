import type { Telling } from "./schema";

export const genesis: readonly Telling[] = [
  [
    "Genesis 1:1-5",
    [
      "God says light and there is light",
      "how everything began out of nothing",
      "the very first thing the bible says",
      "darkness over water and a spirit hovering",
    ],
  ],
  [
    "Genesis 1:6-25",
    [
      "plants made before the sun",
      "God makes sky and sea and animals day by day",
      "fish and birds on the fifth day",
      "the seven day making of the world",
    ],
  ],
  [
    "Genesis 1:26-31",
    [
      "people are made to look like God",
      "have lots of kids and rule over the animals",
      "humans put in charge of the earth",
      "everything was very good",
    ],
  ],
  [
    "Genesis 2:1-3",
    [
      "God takes a day off after making everything",
      "why there is a rest day each week",
      "God finished working and rested",
    ],
  ],
  [
    "Genesis 2:7-17",
    [
      "first man made out of dirt and given breath",
      "he may eat from every tree but one",
      "the garden with four rivers and a tree you must not touch",
      "man’s first job was gardening",
    ],
  ],
  [
    "Genesis 2:18-25",
    [
      "a woman made out of a man’s side while he slept",
      "not good for a guy to be alone",
      "both naked and not embarrassed",
      "leave your parents and become one with your wife",
      "he gave the animals their names",
      "god puts the man to sleep and makes a wife out of his rib",
      "the first operation, bone taken out to make a woman",
      "why a man leaves his parents and sticks with his wife",
    ],
  ],
  [
    "Genesis 3:1-7",
    [
      "a talking snake tricks a woman into eating fruit",
      "they find out they have no clothes and sew leaves",
      "the apple story though no apple is named",
      "she ate it and gave some to her husband",
    ],
  ],
  [
    "Genesis 3:8-13",
    [
      "they hide in the bushes when God walks by",
      "the man blames the woman and she blames the snake",
      "God asks where are you",
      "they hide in the bushes because they are naked and god asks where are you",
      "husband blames wife, wife blames snake",
      "first time anyone passed the buck",
    ],
  ],
  [
    "Genesis 3:14-24",
    [
      "snake has to crawl on its belly",
      "giving birth will hurt as a punishment",
      "kicked out of paradise with a burning sword at the gate",
      "you are dust and go back to dust",
      "God makes clothes of animal skins for them",
    ],
  ],
  [
    "Genesis 4:1-16",
    [
      "first murder ever, a brother kills his brother in the field",
      "am I supposed to look after my brother",
      "God liked one man’s gift and not the other’s",
      "a killer gets a mark so nobody hurts him",
      "jealous older brother, a farmer and a shepherd",
    ],
  ],
  [
    "Genesis 4:1-8",
    [
      "older brother kills the younger one out in the field over an offering",
      "two brothers bring gifts and only one is accepted",
      "the shepherd brother is murdered by the farmer brother",
    ],
  ],
  [
    "Genesis 4:7",
    [
      "temptation waiting by the entrance like an animal ready to pounce",
      "god warns cain beforehand that he must get the upper hand on evil",
    ],
  ],
  [
    "Genesis 4:9-16",
    [
      "am i supposed to look after my brother",
      "god marks the killer so nobody hurts him",
      "the murderer says the punishment is too much",
    ],
  ],
  [
    "Genesis 4:16-17",
    [
      "where cain went after killing his brother and who built the first town",
      "the first city was named after the builder’s boy",
    ],
  ],
  [
    "Genesis 4:17-26",
    [
      "where did that man’s wife come from and who built the first city",
      "first musicians and metal workers",
      "a man with two wives brags about killing a boy",
    ],
  ],
  ["Genesis 4:19", ["first man to have two wives", "earliest polygamist, married adah and zillah"]],
  [
    "Genesis 4:20-22",
    [
      "who invented musical instruments and who was the first blacksmith",
      "brothers who started camping herders, musicians and metalworking",
    ],
  ],
  [
    "Genesis 4:23-24",
    [
      "lamech brags to his wives about killing a guy who hurt him",
      "revenge seventy-seven times instead of just seven",
    ],
  ],
  [
    "Genesis 5:1-27",
    [
      "people who lived over nine hundred years",
      "the man who never died because God took him",
      "the oldest person ever",
      "long list of who was whose father before the flood",
    ],
  ],
  [
    "Genesis 5:24",
    [
      "man who never died because god just took him",
      "enoch disappeared after a life in god’s company",
    ],
  ],
  [
    "Genesis 5:27",
    ["oldest person ever, how old was methuselah when he died", "the guy who lived to 969"],
  ],
  [
    "Genesis 6:1-8",
    [
      "angels or sons of God marry human women and have giants",
      "God regrets making people",
      "God was sorry and decided to wipe everyone out",
    ],
  ],
  [
    "Genesis 6:3",
    [
      "god limits human lifespan to 120",
      "how long are people supposed to live according to god before the flood",
    ],
  ],
  [
    "Genesis 6:4",
    [
      "giants born when heavenly beings had kids with human women",
      "who were the nephilim, famous heroes of long ago",
    ],
  ],
  [
    "Genesis 6:9-22",
    [
      "build a huge boat with three floors and cover it with tar",
      "one good man told to save his family",
      "measurements of the ship",
      "god tells an old man to make a huge boat with rooms and tar",
      "measurements of the big boat",
      "animals two by two plan",
    ],
  ],
  [
    "Genesis 6:14-16",
    [
      "building instructions for the ark, what wood and how big",
      "giant boat waterproofed with tar, three decks and a side door",
    ],
  ],
  [
    "Genesis 7:1-24",
    [
      "animals go on in pairs and seven of the clean ones",
      "it rained forty days and nights",
      "God shut the door behind them",
      "everything on land drowned, water over the mountains",
    ],
  ],
  [
    "Genesis 7:2-3",
    [
      "seven pairs of some animals, not just two, on noah’s boat",
      "how many clean animals did noah have to load",
    ],
  ],
  ["Genesis 7:16", ["who closed the door of the ark behind noah", "god himself shut him in"]],
  [
    "Genesis 8:1-22",
    [
      "a bird brings back a leaf",
      "a raven and then a dove sent from a window",
      "the boat lands on a mountain",
      "as long as earth lasts there will be summer and winter",
    ],
  ],
  [
    "Genesis 8:6-12",
    [
      "he lets out a raven then a dove to see if the water went down",
      "bird comes back with a leaf",
      "third time the dove doesn't come back",
    ],
  ],
  [
    "Genesis 8:6-7",
    [
      "the first bird let out of the ark was black and kept flying around",
      "raven sent from the boat window",
    ],
  ],
  [
    "Genesis 8:22",
    [
      "the seasons will keep going as long as the planet lasts",
      "promise that planting time and harvest, hot and cold, won’t stop",
    ],
  ],
  [
    "Genesis 9:1-17",
    [
      "the sign in the clouds after the flood",
      "God promises never to drown the world again",
      "people are first allowed to eat meat",
      "whoever kills a person must be killed",
    ],
  ],
  [
    "Genesis 9:3-4",
    [
      "when did god allow people to eat meat",
      "you may have any animal for dinner but not with the blood in it",
    ],
  ],
  [
    "Genesis 9:12-17",
    ["why we have rainbows", "god hangs a colored bow in the sky as a promise not to flood again"],
  ],
  [
    "Genesis 9:18-29",
    [
      "the flood survivor gets drunk and lies naked",
      "sons walk backwards to cover their father",
      "a grandson is cursed because his dad saw grandpa with no clothes",
      "noah gets drunk and lies naked in his tent",
      "sons walk backwards with a blanket so they don't see dad",
    ],
  ],
  [
    "Genesis 9:20-23",
    [
      "first winemaker got drunk and lay naked in his tent",
      "two sons walked backwards with a cloak so as not to see dad nude",
    ],
  ],
  ["Genesis 10:8-12", ["a mighty hunter who started big cities"]],
  [
    "Genesis 10:8-9",
    [
      "nimrod, the great hunter, first powerful ruler",
      "saying about a famous hunter after the flood",
    ],
  ],
  [
    "Genesis 10:25",
    [
      "guy named peleg because the world was split up in his time",
      "name meaning division, eber’s son",
    ],
  ],
  [
    "Genesis 11:1-9",
    [
      "why people speak different languages",
      "they wanted to build a skyscraper to heaven",
      "God mixes up their talk so they cannot understand each other",
      "they used bricks and tar",
      "everybody spoke the same language and they made a tower up to the sky",
      "god mixes up their speech so they can't finish the building",
    ],
  ],
  [
    "Genesis 11:28",
    [
      "abraham’s brother died before their dad did, back in ur",
      "lot’s father died young in his hometown",
    ],
  ],
  [
    "Genesis 12:1-9",
    [
      "an old man told to leave home without knowing where to",
      "you will be a blessing to all families of the earth",
      "he was seventy-five when he set out",
    ],
  ],
  [
    "Genesis 12:10-20",
    [
      "a man says his wife is his sister so the king will not kill him",
      "the king takes her into his palace and gets sick",
      "coward husband in Egypt",
      "he tells the king his wife is his sister because he is scared",
      "abraham lies about sarah in egypt",
    ],
  ],
  [
    "Genesis 13:5-18",
    [
      "uncle and nephew split up because they have too many animals",
      "you choose left or right",
      "he picked the green valley near the wicked city",
    ],
  ],
  [
    "Genesis 13:10-11",
    [
      "lot picked the green valley because it looked like a garden",
      "nephew chooses the best land for himself and heads east",
    ],
  ],
  [
    "Genesis 14:8-24",
    [
      "an uncle goes with 318 men to rescue his kidnapped nephew",
      "a mysterious king priest brings bread and wine",
      "gave a tenth of everything to a priest",
      "refused even a shoelace from the king of Sodom",
    ],
  ],
  [
    "Genesis 14:10",
    [
      "kings running away fell into tar pits",
      "sodom’s king flees the battle and drops into asphalt holes",
    ],
  ],
  [
    "Genesis 14:14",
    [
      "abram’s private army of 318 to rescue his nephew",
      "uncle arms his household men and chases the kidnappers",
    ],
  ],
  [
    "Genesis 14:22-23",
    [
      "won’t take so much as a shoelace from the king of sodom",
      "abram turns down a reward so nobody can say they made him wealthy",
    ],
  ],
  [
    "Genesis 15:1-21",
    [
      "count the stars, that is how many kids you will have",
      "he believed God and that counted",
      "animals cut in half and a smoking torch passes between",
      "told his family would be slaves four hundred years",
    ],
  ],
  [
    "Genesis 15:11",
    ["shooing vultures away from a sacrifice", "abram chases birds off the cut up animals"],
  ],
  [
    "Genesis 15:17",
    [
      "smoking oven and a torch passing between halves of animals",
      "god seals a deal at night with fire moving through split carcasses",
    ],
  ],
  [
    "Genesis 16:1-16",
    [
      "wife gives her maid to her husband to have a baby",
      "pregnant slave runs away into the desert and meets an angel",
      "she calls God the one who sees me",
      "a wild donkey of a man",
    ],
  ],
  [
    "Genesis 16:6-14",
    [
      "slave girl runs away pregnant and meets an angel by a spring",
      "the god who sees me, said by a servant",
    ],
  ],
  [
    "Genesis 16:12",
    [
      "ishmael described as a wild ass of a man always fighting everybody",
      "prophecy about a boy who’d be against all and all against him",
    ],
  ],
  [
    "Genesis 16:13-14",
    ["slave woman gives god a name because he noticed her", "hagar at the well, the god who sees"],
  ],
  [
    "Genesis 17:1-27",
    [
      "every boy must be cut as a sign",
      "an old couple get new names",
      "ninety-nine years old and circumcised",
      "he fell on his face and laughed at the idea of a baby",
    ],
  ],
  [
    "Genesis 18:1-15",
    [
      "three strangers come for lunch at the tent",
      "an old woman laughs behind the door because she is told she will be pregnant",
      "is anything too hard for God",
    ],
  ],
  [
    "Genesis 18:9-15",
    [
      "old woman laughs behind the tent door about having a baby",
      "sarah laughs then says i didn't laugh",
    ],
  ],
  [
    "Genesis 18:16-33",
    [
      "bargaining with God from fifty down to ten good people",
      "should the judge of all the earth not do right",
      "a man argues to save a city",
      "he bargains with god: what if there are fifty good people, forty five, thirty, ten",
      "haggling to save a city",
    ],
  ],
  [
    "Genesis 18:27",
    [
      "abraham calls himself just dust and ashes while bargaining",
      "daring to talk to the lord though made of dirt",
    ],
  ],
  [
    "Genesis 19:1-11",
    [
      "a mob wants to rape the guests",
      "a father offers his daughters to a crowd",
      "angels make the men at the door blind",
    ],
  ],
  [
    "Genesis 19:12-29",
    [
      "woman turned into salt because she looked back",
      "fire and sulfur fall on two cities",
      "they had to run to the hills and not turn around",
      "don't look back or you turn to salt",
      "the family runs from the burning city and mom turns around",
    ],
  ],
  [
    "Genesis 19:14",
    [
      "lot’s future sons-in-law thought he was kidding about the disaster",
      "warning to get out of town taken as a joke",
    ],
  ],
  [
    "Genesis 19:20-22",
    [
      "little town spared because lot begged to run there",
      "why is zoar called zoar, the tiny place",
    ],
  ],
  [
    "Genesis 19:30-38",
    ["daughters get their dad drunk and sleep with him in a cave", "incest after the city burned"],
  ],
  [
    "Genesis 19:36-38",
    [
      "where the moabites and ammonites come from, incest with lot",
      "daughters pregnant by their own dad in the cave",
    ],
  ],
  [
    "Genesis 20:1-18",
    [
      "he lied again that she was only his sister",
      "God warns a king in a dream that the woman is married",
      "all the women in the house could not have babies because of her",
    ],
  ],
  [
    "Genesis 20:12",
    [
      "abraham’s wife was really his half sister",
      "same father but another mother, and she became his wife",
    ],
  ],
  [
    "Genesis 21:1-7",
    ["a ninety year old woman has a baby", "the boy named laughter", "hundred year old father"],
  ],
  [
    "Genesis 21:8-21",
    [
      "slave woman and her boy are sent off into the desert with a bottle of water",
      "she puts the child under a bush so she does not see him die",
      "God hears the boy crying and shows a well",
    ],
  ],
  [
    "Genesis 21:14-20",
    [
      "mother puts her boy under a bush because she can't watch him die of thirst",
      "god shows a single mom a well in the desert",
    ],
  ],
  ["Genesis 21:22-34", ["two men swear an oath over a well with seven lambs"]],
  [
    "Genesis 21:28-31",
    [
      "seven lambs as proof he dug the well",
      "why beersheba has that name, two men swearing a deal",
    ],
  ],
  [
    "Genesis 22:1-19",
    [
      "a father ties up his own boy on wood to kill him for God",
      "told to sacrifice his only son and stopped at the last second",
      "a sheep stuck in a bush by its horns",
      "where is the lamb, dad",
      "God will provide",
      "father almost kills his son on a mountain but an angel stops him",
      "a sheep stuck by its horns takes the boy's place",
      "dad we have wood and fire but where is the lamb",
    ],
  ],
  [
    "Genesis 23:1-20",
    [
      "old man buys a cave to bury his wife",
      "haggling with neighbors over a grave for four hundred silver pieces",
    ],
  ],
  [
    "Genesis 23:15-16",
    [
      "how much abraham paid for sarah’s grave",
      "buying a burial cave for four hundred silver pieces, what’s that between friends",
    ],
  ],
  [
    "Genesis 24:1-67",
    [
      "a servant prays that the right girl will offer water to his camels too",
      "finding a wife for the boss’s son far away",
      "nose ring and bracelets for a girl at a well",
      "she covers her face when she sees her future husband",
    ],
  ],
  [
    "Genesis 24:10-27",
    [
      "servant prays that the right girl offers water to his camels too",
      "how they found a wife for isaac at a well",
    ],
  ],
  [
    "Genesis 24:19-20",
    [
      "girl at the well offers water for a stranger’s camels too",
      "rebekah runs back and forth filling the trough",
    ],
  ],
  [
    "Genesis 24:57-58",
    [
      "they asked the bride herself whether she’d go with him",
      "rebekah says yes to leaving right away for a husband she never met",
    ],
  ],
  [
    "Genesis 24:63",
    [
      "isaac out walking in the countryside at dusk to think",
      "evening meditation outdoors when camels show up",
    ],
  ],
  [
    "Genesis 25:1-11",
    [
      "the old man marries again after his wife died and has six more sons",
      "two half brothers bury their father together",
    ],
  ],
  [
    "Genesis 25:1-2",
    ["abraham remarried after sarah, name of his other wife", "keturah and her six sons"],
  ],
  [
    "Genesis 25:19-26",
    [
      "twins fight inside their mother",
      "one comes out red and hairy and the other grabs his foot",
      "the older will serve the younger",
    ],
  ],
  [
    "Genesis 25:27-34",
    [
      "sold his rights as oldest son for a bowl of soup",
      "hungry hunter gives away his inheritance",
      "red lentil stew",
      "hungry brother sells everything for a bowl of soup",
      "trading your inheritance for stew",
    ],
  ],
  [
    "Genesis 26:1-33",
    [
      "he also pretended his wife was his sister, and the king saw them cuddling through a window",
      "fights over wells that had been filled with dirt",
    ],
  ],
  [
    "Genesis 26:8",
    [
      "king looks out his window and catches isaac caressing his so called sister",
      "lie about a wife exposed by their flirting",
    ],
  ],
  [
    "Genesis 26:20-22",
    [
      "fighting over wells until they dig one with room for everyone",
      "why the well was called rehoboth, meaning space",
    ],
  ],
  [
    "Genesis 26:34-35",
    [
      "esau’s hittite wives made life miserable for his parents",
      "in-laws upset about a son’s foreign marriages at forty",
    ],
  ],
  [
    "Genesis 27:1-40",
    [
      "a son dresses up in goat skins to fool his blind dad",
      "mom helps her favorite to cheat his brother",
      "the voice is one son’s but the hands are the other’s",
      "father gives the blessing to the wrong boy",
      "he cries, have you only one blessing",
    ],
  ],
  [
    "Genesis 27:15-29",
    [
      "he puts goat skin on his arms to fool his blind dad",
      "the voice is one son's but the hands feel like the other's",
    ],
  ],
  [
    "Genesis 27:41-46",
    [
      "brother wants to kill him as soon as dad is dead",
      "sent away to his uncle until the anger cools",
    ],
  ],
  [
    "Genesis 28:10-22",
    [
      "slept with a stone for a pillow and dreamed of stairs with angels",
      "surely God is in this place and I did not know it",
      "promises to give back a tenth",
    ],
  ],
  [
    "Genesis 28:10-17",
    ["dream of a ladder with angels going up and down", "sleeping with a rock for a pillow"],
  ],
  [
    "Genesis 29:1-14",
    [
      "rolls a big stone off a well for a pretty girl and kisses her and cries",
      "falls in love with his cousin at the well",
    ],
  ],
  [
    "Genesis 29:15-30",
    [
      "on the wedding night he got the wrong sister",
      "worked seven years for a wife and then seven more",
      "it felt like only a few days because he loved her",
      "the one with weak eyes",
    ],
  ],
  [
    "Genesis 29:17",
    [
      "the older sister with weak eyes and the pretty younger one",
      "what did leah look like compared with rachel",
    ],
  ],
  [
    "Genesis 29:20-28",
    [
      "works seven years for a girl and wakes up married to her sister",
      "tricked at his own wedding",
    ],
  ],
  [
    "Genesis 29:31-35",
    [
      "unloved wife has baby after baby hoping her husband will love her",
      "God saw she was not loved",
    ],
  ],
  [
    "Genesis 30:1-24",
    [
      "two sisters compete to have babies",
      "give me children or I will die",
      "trading a night with the husband for some plants",
      "wives give their maids as surrogates",
    ],
  ],
  [
    "Genesis 30:14-16",
    [
      "trading a night with the husband for mandrake plants",
      "sisters haggle over love roots a boy found in the field",
    ],
  ],
  [
    "Genesis 30:25-43",
    [
      "breeding striped and spotted sheep with peeled sticks",
      "a worker gets rich off his cheating boss’s flock",
    ],
  ],
  [
    "Genesis 30:37-39",
    [
      "striped sticks in the water trough so the sheep have spotted young",
      "jacob peels branches to breed speckled flocks",
    ],
  ],
  [
    "Genesis 31:1-55",
    [
      "daughter hides dad’s idols under a camel saddle and says she has her period",
      "runs away from his father-in-law in secret",
      "a heap of stones, the Lord watch between us",
      "you changed my wages ten times",
    ],
  ],
  [
    "Genesis 31:34-35",
    [
      "hid stolen idols under her saddle and said she was on her period",
      "rachel sits on her father’s household gods during the search",
    ],
  ],
  [
    "Genesis 31:39-40",
    [
      "worker paid for every stolen sheep himself, roasting by day and freezing at night",
      "jacob complains of twenty years of sleepless ranch labor for his father-in-law",
    ],
  ],
  [
    "Genesis 32:1-21",
    [
      "scared to meet the brother he cheated so he sends lots of animals ahead as presents",
      "four hundred men are coming",
    ],
  ],
  [
    "Genesis 32:22-32",
    [
      "wrestles all night with a stranger and gets a bad hip",
      "I will not let you go unless you bless me",
      "gets a new name and limps",
    ],
  ],
  [
    "Genesis 32:24-30",
    [
      "a man wrestles all night and his hip goes out",
      "won't let go until you bless me",
      "fights with god and gets a new name",
    ],
  ],
  [
    "Genesis 32:32",
    ["why jews don’t eat the sciatic nerve", "food rule that comes from jacob’s hip injury"],
  ],
  [
    "Genesis 33:1-17",
    [
      "the brother runs and hugs him instead of killing him",
      "two brothers cry and make up",
      "seeing your face is like seeing God",
    ],
  ],
  [
    "Genesis 34:1-31",
    [
      "a girl is raped and her brothers trick the whole town into being circumcised and kill them",
      "while the men were still sore they attacked",
      "should he treat our sister like a prostitute",
    ],
  ],
  [
    "Genesis 35:1-15",
    [
      "they bury all their foreign gods and earrings under a tree",
      "God changes his name again and promises kings",
    ],
  ],
  [
    "Genesis 35:8",
    ["rebekah’s nanny was buried under a tree of crying", "old nurse deborah dies near bethel"],
  ],
  [
    "Genesis 35:16-29",
    [
      "she dies having her second baby on the road",
      "named him son of my sorrow but his dad changed it",
      "oldest son sleeps with his father’s concubine",
    ],
  ],
  [
    "Genesis 35:16-18",
    [
      "mother dies in childbirth and calls the baby son of my sorrow",
      "benjamin’s first name before his dad changed it",
    ],
  ],
  [
    "Genesis 36:24",
    [
      "man discovered hot springs while feeding his father’s donkeys",
      "who found the warm pools in the desert",
    ],
  ],
  [
    "Genesis 37:1-11",
    [
      "dad gave one son a fancy coat and the others hated him",
      "he dreamed that his brothers’ bundles of wheat bowed to him",
      "sun, moon and eleven stars bow",
      "favorite child",
      "favorite son gets the fancy coat and his brothers hate him",
      "sheaves and stars bowing down in a dream",
    ],
  ],
  [
    "Genesis 37:12-36",
    [
      "brothers throw him in a dry well and sell him",
      "they dip his coat in goat blood so dad thinks an animal ate him",
      "sold for twenty silver coins as a slave",
    ],
  ],
  [
    "Genesis 37:23-28",
    [
      "brothers throw him in an empty pit and sell him to traders",
      "sold by your own family for silver",
    ],
  ],
  [
    "Genesis 38:1-30",
    [
      "daughter-in-law dresses as a prostitute and sleeps with her father-in-law",
      "he spilled it on the ground so she would not get pregnant, and God killed him",
      "left his seal and stick as a deposit",
      "a twin puts out a hand with a red thread",
    ],
  ],
  [
    "Genesis 38:24-26",
    [
      "father-in-law wants her burned until she shows his ring and staff",
      "judah admits tamar is in the right and he is not",
    ],
  ],
  [
    "Genesis 38:28-30",
    [
      "midwife ties a red string on a wrist but the other twin comes first",
      "why perez and zerah got their names",
    ],
  ],
  [
    "Genesis 39:1-20",
    [
      "boss’s wife tries to get him into bed and he runs leaving his coat",
      "falsely accused of rape and put in jail",
      "good looking slave who does everything right",
      "boss's wife grabs his coat and lies that he attacked her",
      "he runs away leaving his jacket and goes to jail for it",
    ],
  ],
  [
    "Genesis 39:21-23",
    ["in prison and yet the jailer trusts him with everything", "God was with him even in jail"],
  ],
  [
    "Genesis 40:1-23",
    [
      "two prisoners have dreams and one is hanged three days later",
      "birds eat from the basket on his head",
      "the wine man forgets to help him",
      "squeezing grapes into the king’s cup",
    ],
  ],
  [
    "Genesis 40:9-19",
    [
      "two prisoners' dreams, one gets out and one is hanged, birds eat from the baskets",
      "the wine guy and the baker in jail",
    ],
  ],
  [
    "Genesis 40:20-22",
    [
      "pharaoh’s birthday party where one servant is promoted and another hanged",
      "what happened to the baker and the cupbearer",
    ],
  ],
  [
    "Genesis 41:1-36",
    [
      "skinny cows eat fat cows",
      "the king dreams and nobody can explain it",
      "seven good years then seven bad years",
      "he shaves and is taken out of the dungeon",
    ],
  ],
  ["Genesis 41:1-8", ["skinny cows eat fat cows", "king's nightmare about cows and grain"]],
  [
    "Genesis 41:37-57",
    [
      "from prisoner to second most powerful man in Egypt",
      "gets the king’s ring and a gold chain",
      "stores grain for years and sells it in the famine",
      "God made me forget my troubles",
    ],
  ],
  [
    "Genesis 41:45",
    ["joseph’s egyptian name and the priest’s daughter he married", "who was asenath"],
  ],
  [
    "Genesis 42:1-38",
    [
      "his brothers do not recognize him when they come for food",
      "accused of being spies",
      "money found back in their bags",
      "bring your youngest brother",
      "dad refuses to let him go",
    ],
  ],
  [
    "Genesis 42:27-28",
    [
      "opened the feed bag at the inn and found the payment back inside",
      "brothers scared because their cash was returned in the grain",
    ],
  ],
  [
    "Genesis 43:1-34",
    [
      "seated at the table in order of age and the youngest gets five times as much",
      "he leaves the room to cry",
      "they bring honey and nuts as a present",
    ],
  ],
  [
    "Genesis 43:32",
    [
      "egyptians wouldn’t sit at the same table with hebrews",
      "segregated dinner at joseph’s house",
    ],
  ],
  [
    "Genesis 43:34",
    [
      "benjamin got five times more food than his brothers",
      "favorite brother’s plate piled up at joseph’s dinner",
    ],
  ],
  [
    "Genesis 44:1-34",
    [
      "a silver cup planted in a bag",
      "keep me as a slave instead of the boy",
      "one brother pleads because dad would die of grief",
    ],
  ],
  [
    "Genesis 45:1-28",
    [
      "he cannot hold back and tells them who he is",
      "it was not you who sent me here but God",
      "sends everyone out and weeps so loud Egyptians hear",
      "do not fight on the way home",
      "dad cannot believe his son is alive",
    ],
  ],
  [
    "Genesis 45:1-8",
    [
      "he sends everyone out and cries so loud, i am your brother",
      "he forgives the brothers who sold him, god sent me ahead",
    ],
  ],
  [
    "Genesis 45:24",
    [
      "don’t argue on the way home, joseph tells his brothers",
      "advice for a family road trip, no quarrelling",
    ],
  ],
  [
    "Genesis 46:1-34",
    [
      "old father moves the whole family to Egypt",
      "seventy people",
      "hugs his lost son and says now I can die",
      "shepherds are disgusting to Egyptians",
    ],
  ],
  [
    "Genesis 47:1-31",
    [
      "during famine people sell their cattle, land and themselves to the king for food",
      "an old man blesses the king, my years have been few and hard",
      "a fifth of the crops goes to the king",
    ],
  ],
  [
    "Genesis 47:9",
    [
      "pharaoh asks jacob’s age and he says his life was short and hard",
      "130 years old and calls his days few and bad",
    ],
  ],
  [
    "Genesis 47:24-26",
    ["twenty percent tax on the harvest in egypt", "joseph makes farmers give a fifth to pharaoh"],
  ],
  [
    "Genesis 48:1-22",
    [
      "grandfather crosses his arms and blesses the younger grandson first",
      "no dad, this one is the oldest",
    ],
  ],
  [
    "Genesis 48:13-14",
    [
      "grandpa crosses his hands to bless the younger boy first",
      "ephraim gets the right hand instead of manasseh",
    ],
  ],
  [
    "Genesis 49:1-33",
    [
      "dying father tells each of his twelve sons what will become of them",
      "lion, donkey, snake by the road, one is unstable as water",
      "the ruler’s stick will not leave Judah",
    ],
  ],
  [
    "Genesis 49:14-15",
    [
      "son compared to a strong donkey lying between its loads",
      "tribe that prefers comfort and ends up doing slave labor",
    ],
  ],
  [
    "Genesis 49:27",
    [
      "brother like a hungry wolf, eats in the morning and shares loot at night",
      "jacob’s last words about benjamin",
    ],
  ],
  ["Genesis 50:1-14", ["a mummy funeral, forty days of embalming and a big procession home"]],
  [
    "Genesis 50:2-3",
    [
      "how long does it take to make a mummy",
      "egyptian doctors embalm jacob, seventy days of mourning",
    ],
  ],
  [
    "Genesis 50:15-21",
    [
      "you wanted to hurt me but God made it good",
      "brothers are afraid of revenge after dad’s death",
      "am I in the place of God",
      "you meant to hurt me but god turned it into good",
      "brothers scared after dad dies that he will take revenge",
    ],
  ],
  ["Genesis 50:22-26", ["asked them to take his bones along when they leave"]],
];
