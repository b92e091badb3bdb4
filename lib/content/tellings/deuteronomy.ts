import type { Telling } from "./schema";

export const deuteronomy: readonly Telling[] = [
  [
    "Deuteronomy 1:9-18",
    [
      "how can I carry your problems alone",
      "do not be afraid of anyone when you judge, hear small and great alike",
    ],
  ],
  [
    "Deuteronomy 1:16-17",
    [
      "hear little people and big shots alike, dont be intimidated on the bench",
      "instructions to magistrates, no favorites, the verdict is gods",
    ],
  ],
  [
    "Deuteronomy 1:19-46",
    ["eleven days’ trip that took forty years", "God carried you like a father carries his son"],
  ],
  [
    "Deuteronomy 1:31",
    [
      "god carried you in the desert like a dad carrying his boy",
      "carried like a child on dads arm the whole trip",
    ],
  ],
  [
    "Deuteronomy 1:44",
    ["chased down the hills as if by a swarm of bees", "amorites swarmed out like angry bees"],
  ],
  ["Deuteronomy 2:1-25", ["do not bother your relatives’ land", "giants used to live there"]],
  [
    "Deuteronomy 2:3",
    ["youve circled this mountain long enough, head north", "stop going around in circles here"],
  ],
  [
    "Deuteronomy 3:11",
    [
      "a king with a bed thirteen feet long",
      "giant’s iron bed",
      "giant king ogs iron bed thirteen feet long",
      "huge bedstead kept in an ammonite town",
    ],
  ],
  [
    "Deuteronomy 3:23-29",
    ["he begs to see the land and God says enough, do not speak of it again"],
  ],
  [
    "Deuteronomy 3:25-27",
    [
      "moses begs to cross over and god says enough, dont bring it up again",
      "prayer refused, dont ask me again, climb up and look instead",
    ],
  ],
  [
    "Deuteronomy 4:1-24",
    [
      "what great nation has a god so close",
      "you saw no shape so do not make statues",
      "God is a burning fire",
    ],
  ],
  [
    "Deuteronomy 4:2",
    [
      "dont add anything to gods commands or cut any out",
      "no editing scripture, nothing extra and nothing removed",
    ],
  ],
  [
    "Deuteronomy 4:19",
    [
      "dont worship the sun, moon or stars when you look up",
      "verse about astrology and star worship",
    ],
  ],
  [
    "Deuteronomy 4:28-29",
    [
      "even in far off lands look with all youve got and youll find god",
      "seeking with your entire heart from exile among idols that cant smell",
    ],
  ],
  [
    "Deuteronomy 5:1-33",
    [
      "the ten rules told a second time",
      "remember you were slaves, so give your servants a day off",
    ],
  ],
  [
    "Deuteronomy 5:15",
    [
      "rest day reason: you were once a slave who got no break",
      "sabbath commandment linked to freedom from egyptian slavery",
    ],
  ],
  [
    "Deuteronomy 5:29",
    [
      "if only their hearts would stay like this, god wishes",
      "i wish they would always feel this way and do well forever",
    ],
  ],
  [
    "Deuteronomy 6:1-25",
    [
      "love God with your whole heart",
      "teach your kids when you sit at home and walk on the road",
      "tie the words on your hand and the door frame",
      "Israel’s God is one",
    ],
  ],
  [
    "Deuteronomy 6:4-5",
    [
      "the shema, one god, love him with everything",
      "hear o israel prayer, with your whole heart soul and strength",
    ],
  ],
  [
    "Deuteronomy 6:6-9",
    [
      "talk about gods words with your kids at home, on walks, at bedtime",
      "writing scripture on the doorframe, mezuzah and tefillin",
    ],
  ],
  [
    "Deuteronomy 6:10-12",
    [
      "houses full of stuff you didnt buy and wells you didnt dig",
      "moving into cities somebody else built and vineyards others planted",
    ],
  ],
  [
    "Deuteronomy 6:16",
    ["dont put god to the test like at massah", "testing god is forbidden, remember massah"],
  ],
  [
    "Deuteronomy 7:1-26",
    [
      "chosen not because you are many but the smallest people",
      "do not marry them",
      "destroy seven nations",
      "little by little lest wild animals grow too many",
    ],
  ],
  [
    "Deuteronomy 7:3-4",
    [
      "no marrying outside the faith, theyll turn your kids away",
      "dont let your son or daughter marry a canaanite",
    ],
  ],
  [
    "Deuteronomy 7:7-8",
    [
      "you werent chosen for being big, you were the tiniest nation",
      "god picked the smallest people simply out of love",
    ],
  ],
  [
    "Deuteronomy 7:25-26",
    [
      "dont keep the gold off an idol or bring that junk home",
      "silver plating on statues is a trap, dont take cursed objects home",
    ],
  ],
  [
    "Deuteronomy 8:1-20",
    [
      "shoes and feet did not wear out in the desert",
      "people need more than bread",
      "do not say I got rich by my own strength",
    ],
  ],
  [
    "Deuteronomy 8:3",
    [
      "bread alone isnt enough to live on",
      "hunger taught them we need what god says, not just food",
    ],
  ],
  [
    "Deuteronomy 8:4",
    [
      "clothes lasted forty years and no swollen feet",
      "shirts that never wore out during the desert hike",
    ],
  ],
  [
    "Deuteronomy 8:5",
    [
      "god corrects you the way a father corrects his son",
      "hardship as fatherly training in the wilderness",
    ],
  ],
  [
    "Deuteronomy 8:7-9",
    [
      "land with streams, wheat, figs, iron in its rocks and copper to mine",
      "country with brooks and olive trees where you can mine the hills",
    ],
  ],
  [
    "Deuteronomy 8:10",
    [
      "say grace after the meal when you are full",
      "reason for thanking god after eating rather than before",
    ],
  ],
  [
    "Deuteronomy 8:12-14",
    [
      "getting rich with nice houses and forgetting god",
      "success goes to your head once the herds and silver pile up",
    ],
  ],
  [
    "Deuteronomy 8:17-18",
    ["i made this fortune myself, no god gave you the ability", "verse against the self made man"],
  ],
  ["Deuteronomy 9:1-29", ["not because you are good, you are stubborn people"]],
  [
    "Deuteronomy 9:4-6",
    [
      "you arent getting the land because youre so good, youre stubborn",
      "dont think you deserved it, the others were just worse",
    ],
  ],
  [
    "Deuteronomy 10:12-22",
    [
      "what does God want from you",
      "he loves foreigners and gives them food and clothes",
      "circumcise your heart",
    ],
  ],
  [
    "Deuteronomy 10:16",
    [
      "circumcise your heart, quit being pigheaded",
      "surgery on the heart instead of the body, no stiff neck",
    ],
  ],
  [
    "Deuteronomy 10:17-18",
    [
      "god takes no bribes and feeds and clothes the immigrant",
      "god of gods who cant be bought and looks after widows",
    ],
  ],
  [
    "Deuteronomy 11:8-28",
    ["a land watered by rain and not by foot", "today I put a blessing and a curse before you"],
  ],
  [
    "Deuteronomy 11:10-12",
    [
      "not like egypt where you watered the garden with your foot",
      "hilly land watered by the sky that god keeps his eyes on all year",
    ],
  ],
  [
    "Deuteronomy 11:24",
    [
      "anywhere your foot steps will belong to you",
      "every spot you walk on from lebanon to the euphrates",
    ],
  ],
  [
    "Deuteronomy 11:26-29",
    [
      "blessing on one hill and curse on another, gerizim and ebal",
      "two mountains, one for good and one for curses, your choice today",
    ],
  ],
  ["Deuteronomy 12:1-32", ["only one place to worship", "smash their altars"]],
  [
    "Deuteronomy 12:20-22",
    [
      "eat all the steak you want at home like venison",
      "live too far from the altar, you may butcher at home",
    ],
  ],
  [
    "Deuteronomy 13:1-18",
    [
      "even if your own brother or wife says follow other gods kill them",
      "a prophet whose sign comes true but leads you wrong",
    ],
  ],
  [
    "Deuteronomy 13:1-3",
    [
      "prophets miracle comes true but he wants you to follow another god",
      "a dreamers sign works but its a test of your love",
    ],
  ],
  [
    "Deuteronomy 13:6-9",
    [
      "if your own wife or best friend secretly tempts you to other gods",
      "no mercy even for a brother who entices you to idols",
    ],
  ],
  [
    "Deuteronomy 13:12-16",
    [
      "whole town that went over to idols burned with all its loot, never rebuilt",
      "investigate rumors that a city turned to idolatry then raze it",
    ],
  ],
  [
    "Deuteronomy 14:1-29",
    [
      "every third year the tenth is for orphans, widows and foreigners",
      "buy what you like, wine or strong drink, and eat it before God",
    ],
  ],
  [
    "Deuteronomy 14:21",
    [
      "sell the animal that died by itself to a foreigner",
      "you may give a carcass found dead to an outsider but not eat it",
    ],
  ],
  [
    "Deuteronomy 14:24-26",
    [
      "too far to haul the tithe, turn it into cash and buy wine",
      "is it ok to spend church money on beer and a feast",
    ],
  ],
  [
    "Deuteronomy 14:28-29",
    [
      "every third year the tenth goes to orphans and widows in town",
      "local food pantry filled every third year",
    ],
  ],
  [
    "Deuteronomy 15:1-18",
    [
      "cancel all debts after seven years",
      "there will always be poor people so open your hand",
      "do not send the freed slave away with nothing",
    ],
  ],
  [
    "Deuteronomy 15:1-2",
    ["all loans forgiven every seven years", "debt cancellation, creditors must let it go"],
  ],
  [
    "Deuteronomy 15:7-8",
    [
      "dont be tight fisted with a poor neighbor",
      "lend a needy brother whatever he lacks with an open hand",
    ],
  ],
  [
    "Deuteronomy 15:9",
    [
      "not lending since the debt wipeout year is coming up",
      "stingy thought, he wont have to repay so ill give nothing",
    ],
  ],
  [
    "Deuteronomy 15:11",
    ["there will always be poor people so be generous", "poverty never goes away in the land"],
  ],
  [
    "Deuteronomy 15:13-14",
    [
      "send the freed slave off loaded with sheep, grain and wine",
      "severance package for a servant",
    ],
  ],
  [
    "Deuteronomy 16:17",
    [
      "give in proportion to what you have received",
      "how much should i bring to the festival, as much as you can",
    ],
  ],
  [
    "Deuteronomy 16:18-20",
    [
      "no bribes for judges, justice and only justice",
      "justice, justice is what you should chase",
      "appoint fair officials in every town, bribes twist what honest people say",
    ],
  ],
  [
    "Deuteronomy 17:2-13",
    [
      "two or three witnesses and the witnesses throw the first stones",
      "hard cases go to the priests",
    ],
  ],
  [
    "Deuteronomy 17:6-7",
    [
      "the witnesses have to throw the first stones",
      "execution begins with the accusers own hands",
    ],
  ],
  [
    "Deuteronomy 17:8-11",
    [
      "case too difficult for the local court goes up to a higher one",
      "supreme court of priests, follow the verdict",
    ],
  ],
  [
    "Deuteronomy 17:14-20",
    [
      "king should not have many horses, wives or much gold",
      "he must write his own copy of the law and read it every day",
    ],
  ],
  [
    "Deuteronomy 17:16-17",
    ["the ruler may not have too many horses, wives or gold", "limits on royal power and a harem"],
  ],
  [
    "Deuteronomy 17:18-20",
    [
      "the monarch must hand copy the law and read it daily",
      "keeping a ruler from thinking hes better than others",
    ],
  ],
  [
    "Deuteronomy 18:9-14",
    ["no fortune tellers, witches or talking to the dead", "burn no child in the fire"],
  ],
  [
    "Deuteronomy 18:10-12",
    [
      "no witchcraft, omens, spells or calling up ghosts",
      "list of banned occult practices, divining, charms and mediums",
    ],
  ],
  [
    "Deuteronomy 18:15-22",
    ["another prophet like Moses will come", "if what he says does not happen it was not from God"],
  ],
  [
    "Deuteronomy 18:15-19",
    [
      "someday another prophet like moses from your own people",
      "i will put my words in his mouth, coming spokesman like moses",
    ],
  ],
  [
    "Deuteronomy 18:21-22",
    [
      "how to tell a fake prophet, the prediction doesnt come true",
      "prophecy failed so dont be afraid of that man",
    ],
  ],
  [
    "Deuteronomy 19:4-6",
    [
      "ax head flies off the handle and kills a fellow woodcutter",
      "accidental death while chopping wood",
    ],
  ],
  [
    "Deuteronomy 19:14-21",
    [
      "do not move your neighbor’s boundary stone",
      "a lying witness gets what he wanted for the other",
    ],
  ],
  [
    "Deuteronomy 19:14",
    [
      "moving the boundary stones to steal land",
      "property line dispute, leave the old line where the ancestors set it",
    ],
  ],
  [
    "Deuteronomy 19:15",
    [
      "one persons word isnt enough to convict, need two or three",
      "how many witnesses are needed for any crime",
    ],
  ],
  [
    "Deuteronomy 19:16-19",
    [
      "liar in court gets the punishment he wanted for the other guy",
      "perjury law, do to him what he schemed",
    ],
  ],
  [
    "Deuteronomy 20:1-20",
    [
      "newlyweds and scared men may go home from the army",
      "offer peace first",
      "do not cut down fruit trees in a war",
    ],
  ],
  [
    "Deuteronomy 20:5-7",
    [
      "draft exemptions for a new house, new vineyard or fiance",
      "who gets out of military service",
    ],
  ],
  [
    "Deuteronomy 20:8",
    [
      "scared soldiers go home so they dont infect the others",
      "cowardice is contagious, send the frightened troops away",
    ],
  ],
  [
    "Deuteronomy 20:10-11",
    ["offer terms of peace before attacking a town", "city that surrenders becomes forced labor"],
  ],
  [
    "Deuteronomy 20:19-20",
    [
      "in a siege dont chop down fruit trees, trees arent your enemy",
      "verse about environmental protection in wartime",
    ],
  ],
  [
    "Deuteronomy 21:1-9",
    [
      "nobody knows who killed a man found in a field, so they break a young cow’s neck and wash hands",
    ],
  ],
  [
    "Deuteronomy 21:1-4",
    [
      "unsolved murder, measure to the closest town and break a young cows neck",
      "corpse in a field and no suspect, heifer in an unplowed valley",
    ],
  ],
  [
    "Deuteronomy 21:6-8",
    [
      "elders wash their hands and swear we didnt do this killing",
      "town leaders declare they saw nothing and ask pardon for innocent blood",
    ],
  ],
  [
    "Deuteronomy 21:10-14",
    ["captured woman shaves her head and mourns a month before a soldier may marry her"],
  ],
  [
    "Deuteronomy 21:10-13",
    [
      "soldier wants a pretty prisoner of war, she shaves her head first",
      "marrying a beautiful war captive after a month of mourning her parents",
    ],
  ],
  [
    "Deuteronomy 21:15-23",
    [
      "stubborn drunk son is stoned by the town",
      "dead body on a tree must be buried the same day",
      "rights of the unloved wife’s son",
    ],
  ],
  [
    "Deuteronomy 21:15-17",
    [
      "two wives, one unloved, her oldest boy still gets the double share",
      "inheritance law against favoring the favorite wifes child",
    ],
  ],
  [
    "Deuteronomy 21:18-21",
    [
      "out of control son who drinks and wont listen gets stoned",
      "parents turn in their delinquent kid to the elders",
    ],
  ],
  [
    "Deuteronomy 21:22-23",
    ["hanged body must be taken down and buried before dark", "cursed is someone hung from a tree"],
  ],
  [
    "Deuteronomy 22:1-12",
    [
      "bring back a lost ox",
      "put a fence on your roof",
      "let the mother bird go",
      "men may not wear women’s clothes",
      "no mixed cloth",
    ],
  ],
  [
    "Deuteronomy 22:1-3",
    [
      "finders keepers is not allowed, hold it till the owner comes",
      "found someones jacket or sheep, keep it safe and return it",
    ],
  ],
  [
    "Deuteronomy 22:5",
    ["cross dressing, can women wear pants", "men in dresses, what does the law say"],
  ],
  [
    "Deuteronomy 22:6-7",
    [
      "bird nest rule, take the eggs but let the mother fly",
      "kindness to a mother bird brings long life",
    ],
  ],
  [
    "Deuteronomy 22:8",
    [
      "put a railing on your roof so nobody falls",
      "building code in the bible",
      "build a guardrail on your roof so nobody falls off",
      "oldest building code, homeowner safety",
    ],
  ],
  [
    "Deuteronomy 22:10",
    ["dont hitch a donkey and an ox to one plow", "two unequal animals pulling one plow"],
  ],
  [
    "Deuteronomy 22:11",
    ["no blending wool with linen in your clothing", "shatnez, wool and linen fabric ban"],
  ],
  [
    "Deuteronomy 22:13-30",
    [
      "proof that a bride was a virgin on a bed sheet",
      "rape in the city or in the field",
      "he must marry the girl and pay her father",
    ],
  ],
  [
    "Deuteronomy 22:13-19",
    [
      "husband falsely claims his bride wasnt a virgin and is fined a hundred",
      "parents show the bedsheet to clear their daughters name",
    ],
  ],
  [
    "Deuteronomy 22:23-24",
    [
      "engaged girl in town who didnt scream for help",
      "fiancee sleeps with another man inside the city, both stoned",
    ],
  ],
  [
    "Deuteronomy 22:25-27",
    [
      "rape out in the country, the woman is innocent because nobody could hear",
      "sexual assault compared to murder, only the man dies",
    ],
  ],
  [
    "Deuteronomy 22:28-29",
    [
      "rapist must marry the girl and pay her dad fifty shekels",
      "unengaged girl is grabbed, he can never divorce her",
    ],
  ],
  [
    "Deuteronomy 23:1-25",
    [
      "man with crushed private parts may not come in",
      "dig a hole and cover your poo",
      "do not hand back a runaway slave",
      "eat your fill of grapes but take none in a basket",
    ],
  ],
  [
    "Deuteronomy 23:1",
    [
      "man with crushed testicles not allowed in the congregation",
      "eunuchs shut out of the assembly",
    ],
  ],
  [
    "Deuteronomy 23:3-5",
    [
      "ammonites and moabites kept out since they gave no bread or water",
      "god flipped balaams curse to a blessing, those nations banned ten generations",
    ],
  ],
  [
    "Deuteronomy 23:7-8",
    [
      "dont hate an egyptian, you once stayed in his country",
      "edomite is your relative, grandchildren may join",
    ],
  ],
  [
    "Deuteronomy 23:12-13",
    ["carry a little shovel and bury your poop", "army latrine rule outside camp"],
  ],
  [
    "Deuteronomy 23:15-16",
    [
      "runaway slave must not be sent back to the owner",
      "let the escaped person settle wherever he likes",
    ],
  ],
  [
    "Deuteronomy 23:17-18",
    [
      "no donating money earned from prostitution",
      "hookers earnings may not go to the temple, no shrine prostitutes",
    ],
  ],
  [
    "Deuteronomy 23:19-20",
    [
      "interest is fine from foreigners but not from your own people",
      "charging interest on loans, usury to strangers only",
    ],
  ],
  [
    "Deuteronomy 23:21-23",
    [
      "no sin in not vowing, but if you promised, pay up quickly",
      "dont drag your feet on what you pledged to god",
    ],
  ],
  [
    "Deuteronomy 23:24-25",
    [
      "snack on the neighbors grapes but dont fill a bag",
      "picking grain by hand as you walk through is ok, no sickle",
    ],
  ],
  [
    "Deuteronomy 24:1-5",
    [
      "paper of divorce",
      "a man may not take back the wife he divorced",
      "just married man stays home a year to make his wife happy",
    ],
  ],
  [
    "Deuteronomy 24:1-4",
    [
      "divorce papers, and you cant remarry your ex after shes been with another husband",
      "writing her a certificate and sending her off",
    ],
  ],
  [
    "Deuteronomy 24:5",
    [
      "newlywed stays home from the army one year to make his bride happy",
      "honeymoon leave, twelve months at home for a new husband",
    ],
  ],
  [
    "Deuteronomy 24:6-22",
    [
      "do not take a millstone as a pledge",
      "pay the poor worker before sunset",
      "fathers must not die for their children’s crime",
      "leave the forgotten bundle for the widow",
    ],
  ],
  [
    "Deuteronomy 24:6",
    [
      "dont repossess a persons tools for making bread",
      "a lender cant take the millstone, thats his livelihood",
    ],
  ],
  [
    "Deuteronomy 24:10-11",
    [
      "wait outside the house when collecting collateral",
      "creditor may not barge into the borrowers home",
    ],
  ],
  [
    "Deuteronomy 24:14-15",
    [
      "day laborer needs his money before sunset, local or foreign",
      "hired man is poor and counting on his paycheck today",
    ],
  ],
  [
    "Deuteronomy 24:16",
    [
      "kids arent punished for their parents crimes, nor dads for their sons",
      "each person dies for his own crime, not the familys",
      "children must not be put to death for what their father did",
    ],
  ],
  [
    "Deuteronomy 24:17",
    [
      "dont take a widows dress as security for a loan",
      "dont cheat orphans and immigrants in court or take a widows clothes",
    ],
  ],
  [
    "Deuteronomy 24:19-22",
    ["if you forget some grain in the field leave it for widows and orphans"],
  ],
  [
    "Deuteronomy 24:19-21",
    [
      "forgot a bundle of wheat in the field, leave it for the orphan",
      "shake the olive branches only once",
    ],
  ],
  [
    "Deuteronomy 25:1-16",
    [
      "no more than forty lashes",
      "do not muzzle the ox while it works",
      "brother must marry his dead brother’s wife or she pulls off his shoe and spits",
      "wife who grabs a man’s private parts loses her hand",
      "one honest weight",
    ],
  ],
  [
    "Deuteronomy 25:1-3",
    ["no more than forty lashes so he isnt humiliated", "limits on flogging a criminal"],
  ],
  [
    "Deuteronomy 25:4",
    [
      "don't tie up the ox's mouth while it works",
      "let the ox nibble while it works on the grain",
      "workers deserve a share, the animal threshing without a muzzle",
    ],
  ],
  [
    "Deuteronomy 25:5-6",
    [
      "marry your dead brothers widow and name the baby after him",
      "levirate marriage, brother in law must give her a son",
    ],
  ],
  [
    "Deuteronomy 25:7-10",
    [
      "she pulls off his shoe and spits in his face",
      "man refuses his sister in law and gets called the barefoot house",
    ],
  ],
  [
    "Deuteronomy 25:11-12",
    [
      "wife grabs the other mans crotch in a fight",
      "woman rescuing her husband by squeezing his attackers privates loses a hand",
    ],
  ],
  [
    "Deuteronomy 25:13-15",
    [
      "two sets of weights in your bag, a heavy one and a light one",
      "dishonest merchant with a big and a small measure at home",
    ],
  ],
  [
    "Deuteronomy 25:17-18",
    [
      "amalek picked off the tired stragglers at the back",
      "never forget who ambushed the weak ones at the rear",
    ],
  ],
  ["Deuteronomy 26:1-15", ["my father was a wandering man", "bring the first fruit in a basket"]],
  [
    "Deuteronomy 26:2-4",
    [
      "basket of the earliest fruit given to the priest",
      "harvest gift carried in a basket and set by the altar",
    ],
  ],
  [
    "Deuteronomy 26:5-8",
    [
      "my ancestor was a starving wandering syrian",
      "what to recite when bringing the harvest, from few to a nation in egypt",
    ],
  ],
  [
    "Deuteronomy 27:1-26",
    [
      "curses shouted from a mountain and all say amen",
      "cursed is he who leads a blind man astray",
      "write the law on plastered stones",
    ],
  ],
  [
    "Deuteronomy 27:2-8",
    [
      "write the whole law on big plastered stones across the river",
      "whitewashed stones on mount ebal as a public notice",
    ],
  ],
  [
    "Deuteronomy 27:17-18",
    [
      "damned is whoever sends a blind person the wrong way",
      "curse for tricking a sightless traveler",
    ],
  ],
  [
    "Deuteronomy 28:1-14",
    ["blessed in the city and in the field", "you will be the head and not the tail"],
  ],
  [
    "Deuteronomy 28:3-6",
    [
      "good luck in town and country, coming and going, even your bread bowl",
      "blessed coming in and blessed going out",
    ],
  ],
  [
    "Deuteronomy 28:7",
    ["foes attack by one road and run off on seven", "enemies scatter in seven directions"],
  ],
  [
    "Deuteronomy 28:12-13",
    [
      "youll be the lender not the borrower, on top not the tail",
      "head and not the tail, never needing to borrow",
    ],
  ],
  [
    "Deuteronomy 28:15-68",
    [
      "curses of sickness, madness and eating your own babies",
      "you will find no rest for your feet",
      "in the morning you wish it was evening",
    ],
  ],
  [
    "Deuteronomy 28:23-24",
    [
      "bronze heaven overhead, and it rains dust",
      "drought so bad the rain is powder and the earth is iron",
    ],
  ],
  [
    "Deuteronomy 28:28-29",
    [
      "groping around in broad daylight like the blind",
      "madness and blindness, stumbling at noon, always robbed",
    ],
  ],
  [
    "Deuteronomy 28:30",
    [
      "build a house but never live in it, your fiancee goes to another",
      "engaged, built and planted, yet others enjoy the wife, home and vines",
    ],
  ],
  [
    "Deuteronomy 28:38-40",
    [
      "plant lots, harvest little, locusts and worms get it and the olives fall",
      "farmer gets nothing for his work, bugs in the vineyard",
    ],
  ],
  [
    "Deuteronomy 28:49-50",
    [
      "strangers swooping like an eagle with a language you cant understand",
      "harsh faced invaders who spare neither the old nor babies",
    ],
  ],
  [
    "Deuteronomy 28:56-57",
    [
      "pampered lady too dainty to walk eats her own baby in a siege",
      "horror of cannibal mothers during a blockade",
    ],
  ],
  [
    "Deuteronomy 28:65-67",
    [
      "mornings you wish it was night and nights you wish it was morning",
      "no rest for your feet in exile, constant dread",
    ],
  ],
  [
    "Deuteronomy 28:68",
    [
      "shipped back to egypt and put up for sale but no one wants you",
      "so worthless nobody buys them even as slaves, boats to egypt",
    ],
  ],
  [
    "Deuteronomy 29:1-29",
    ["some things only God knows", "your clothes did not wear out forty years"],
  ],
  [
    "Deuteronomy 29:10-11",
    [
      "everyone stands here, from chiefs down to woodcutters and water carriers",
      "covenant meeting with wives, toddlers and foreigners all present",
    ],
  ],
  [
    "Deuteronomy 29:14-15",
    ["the agreement covers people not born yet", "does a promise bind people who werent there"],
  ],
  [
    "Deuteronomy 29:18-19",
    [
      "man who thinks ill be fine doing as i please, a bitter root",
      "thinks hes safe while stubbornly going his own way, poisonous plant",
    ],
  ],
  [
    "Deuteronomy 29:29",
    ["some things only god knows, what he told us is ours", "verse for unanswered mysteries"],
  ],
  [
    "Deuteronomy 30:1-20",
    [
      "it is not too hard or far up in heaven",
      "choose life or death",
      "he will bring you back from the ends of the earth",
    ],
  ],
  [
    "Deuteronomy 30:3-4",
    [
      "banished to the ends of the sky and still he fetches you home",
      "god gathers the scattered exiles from the farthest horizon",
    ],
  ],
  [
    "Deuteronomy 30:11-14",
    [
      "not up in heaven or overseas, its right in your mouth",
      "gods rules arent too difficult or far off",
    ],
  ],
  ["Deuteronomy 30:15-20", ["i put life and death in front of you so pick life"]],
  [
    "Deuteronomy 30:19",
    [
      "pick life instead of death, so your kids will live",
      "heaven and earth are witnesses, the option is yours, live",
    ],
  ],
  [
    "Deuteronomy 31:1-13",
    [
      "he will not leave you, do not be scared",
      "a hundred and twenty years old and cannot lead any more",
      "read the law to everybody each seven years",
    ],
  ],
  [
    "Deuteronomy 31:6-8",
    [
      "be brave, god wont drop you or leave you, said to the new leader",
      "pep talk from moses at 120 to his successor, dont be discouraged",
    ],
  ],
  [
    "Deuteronomy 31:10-13",
    [
      "public reading of the law every seventh year, kids included",
      "assembly of men, women, children and immigrants to hear the book at booths",
    ],
  ],
  [
    "Deuteronomy 31:27",
    [
      "you were rebels with me alive, how bad will you be once im dead",
      "i know how stubborn you are, itll get worse when im gone",
    ],
  ],
  [
    "Deuteronomy 32:1-43",
    [
      "God as a rock and like an eagle with its young",
      "song that tells how they forgot who made them",
      "revenge is mine",
    ],
  ],
  [
    "Deuteronomy 32:2",
    ["my teaching falls like drizzle on new grass", "words like dew and showers on plants"],
  ],
  [
    "Deuteronomy 32:4",
    [
      "god is the rock and never does anything unfair",
      "perfect work and fair ways, a rock with no wrong in it",
    ],
  ],
  [
    "Deuteronomy 32:10-11",
    [
      "found in a howling desert and guarded like the pupil of his eye",
      "mother eagle stirring the nest and catching her young",
    ],
  ],
  [
    "Deuteronomy 32:15",
    ["got fat and kicked, jeshurun", "comfortable and overfed people dump the god who made them"],
  ],
  [
    "Deuteronomy 32:30",
    [
      "how can one man rout a thousand and two rout ten thousand",
      "two men scare off ten thousand only if their rock sold them out",
    ],
  ],
  [
    "Deuteronomy 32:32-33",
    ["grapes from sodom and wine like snake venom", "enemies bitter poison vineyard"],
  ],
  [
    "Deuteronomy 32:35",
    [
      "payback is gods business, their foot will slip in time",
      "revenge belongs to me, says god, disaster is close for them",
    ],
  ],
  [
    "Deuteronomy 32:39",
    [
      "i kill and bring to life, i injure and i cure",
      "no other god beside me and nobody can pull you from my hand",
    ],
  ],
  [
    "Deuteronomy 33:1-29",
    ["underneath are the arms that never end", "blessing each tribe before he dies"],
  ],
  [
    "Deuteronomy 33:12",
    [
      "gods darling rests between his shoulders, benjamins blessing",
      "carried safe on gods back all day long",
    ],
  ],
  [
    "Deuteronomy 33:24-25",
    [
      "bathe his feet in oil, strength to match each day",
      "asher dips his foot in oil, iron and bronze bolts",
    ],
  ],
  [
    "Deuteronomy 33:27",
    [
      "arms that never quit are holding you up from below",
      "god is an ancient home with everlasting arms underneath",
    ],
  ],
  [
    "Deuteronomy 34:1-12",
    [
      "he sees the land from a mountain but cannot go in and dies",
      "nobody knows where his grave is",
      "still strong eyes at a hundred and twenty",
      "he sees the promised land from the mountain and dies there, nobody knows the grave",
    ],
  ],
  [
    "Deuteronomy 34:1-4",
    [
      "he looks at the promised land from a peak but cant go in",
      "view from mount nebo, you may see it but not cross",
    ],
  ],
  [
    "Deuteronomy 34:5-6",
    ["god buried him in a valley and nobody knows the grave", "where is moses buried"],
  ],
  [
    "Deuteronomy 34:7",
    [
      "a hundred and twenty years old with good eyesight and still strong",
      "how old was moses when he died",
    ],
  ],
];
