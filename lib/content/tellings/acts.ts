import type { Telling } from "./schema";

export const acts: readonly Telling[] = [
  [
    "Acts 1:1-11",
    [
      "goes up in a cloud",
      "when will you restore the kingdom",
      "wait in the city",
      "he goes up into a cloud and his friends stare at the sky",
      "two men in white ask why are you looking up",
      "stay in the city until you get power from above",
      "is it now that you bring back the kingdom, not for you to know",
      "he will come back the same way you saw him go",
    ],
  ],
  [
    "Acts 1:11",
    [
      "why are you staring up at the sky, he’ll come back the same way",
      "two men in white after the ascension",
    ],
  ],
  [
    "Acts 1:12-26",
    [
      "replacement chosen by drawing lots",
      "traitor fell and his guts spilled",
      "they pick a replacement for the traitor by throwing lots",
      "two candidates and the group prays which one",
      "he fell in a field and his insides burst out",
      "the new guy must have been with us from the start",
      "eleven men need one more to be twelve again",
    ],
  ],
  [
    "Acts 1:18-19",
    [
      "traitor’s guts burst out in a field bought with the money",
      "field of blood and how judas died",
    ],
  ],
  ["Acts 1:23-26", ["drew straws to replace the traitor", "matthias chosen over justus"]],
  [
    "Acts 2:1-13",
    [
      "fire on heads and speak foreign languages",
      "people think they are drunk at nine in the morning",
      "sound of wind",
      "flames on their heads and everybody speaks foreign languages",
      "a noise like a storm fills the house",
      "people say they’ve had too much to drink",
      "visitors from many countries each hear their own language",
      "the day the church was born",
    ],
  ],
  [
    "Acts 2:13-15",
    ["accused of being drunk at nine in the morning", "it’s too early to be tipsy, says peter"],
  ],
  [
    "Acts 2:14-41",
    [
      "three thousand join in one day",
      "what should we do, turn and be baptized",
      "your young men see visions",
      "we aren’t drunk, it is only nine in the morning",
      "a fisherman preaches to a big crowd in the street",
      "old men will dream and young men see visions, he quotes",
      "you killed him but God brought him back alive",
      "David is dead and his grave is here, so he meant someone else",
    ],
  ],
  [
    "Acts 2:37-47",
    [
      "thousands join in one day after a talk",
      "they were cut to the heart and asked what should we do",
      "change your ways and get baptized, every one of you",
      "believers ate together in homes and shared what they owned",
      "sell your stuff and give to whoever needs it",
    ],
  ],
  ["Acts 2:42-47", ["first church shares everything and eats together"]],
  [
    "Acts 2:44-45",
    ["first church shared property, like communism", "sold their stuff and gave to anyone in need"],
  ],
  ["Acts 3:1-26", ["beggar who cannot walk jumps", "I have no money but what I have I give"]],
  [
    "Acts 3:1-10",
    [
      "a man who can’t walk asks for coins and gets healed instead",
      "I have no money but what I have I give you",
      "he goes jumping and praising into the temple",
      "someone crippled from birth carried to the door every day",
      "they took him by the right hand and his ankles got strong",
    ],
  ],
  [
    "Acts 3:6",
    [
      "i’ve got no cash but i’ll give you what i have, walk",
      "beggar at the temple gate asks for money and gets healed",
    ],
  ],
  [
    "Acts 4:1-22",
    [
      "uneducated men speak boldly",
      "no other name",
      "we cannot stop talking about it",
      "uneducated fishermen surprise the judges with their courage",
      "they’re told to shut up about Jesus but refuse",
      "we can’t stop talking about what we have seen",
      "there’s nobody else who can save us",
      "arrested overnight for curing a cripple over forty years old",
    ],
  ],
  [
    "Acts 4:13",
    [
      "uneducated working men surprise the court with boldness",
      "they could tell these guys had been with jesus",
    ],
  ],
  ["Acts 4:23-37", ["house shakes when they pray", "no one poor among them, sold land"]],
  [
    "Acts 4:32-37",
    [
      "nobody was poor because everyone shared everything",
      "a man sells land and brings the cash to the leaders",
      "the first Christians lived like one big family, almost communists",
      "one heart and one soul, no private property",
      "his nickname means the one who cheers people up",
    ],
  ],
  [
    "Acts 4:36-37",
    ["man nicknamed encourager sells land for the church", "barnabas, a levite from cyprus"],
  ],
  [
    "Acts 5:1-11",
    [
      "husband and wife lie about money and drop dead",
      "feet of those who buried your husband",
      "a couple cheats about how much they gave and drops dead",
      "the wife comes three hours later not knowing her husband died",
      "you didn’t lie to people but to God",
      "young men carry out the bodies and bury them",
      "everyone was terrified after husband and wife died for a lie",
    ],
  ],
  [
    "Acts 5:1-5",
    ["dropped dead for lying about a real estate donation", "couple kept some of the sale price"],
  ],
  [
    "Acts 5:12-42",
    [
      "shadow heals people",
      "obey God not men",
      "wise teacher says leave them alone, if it is from God you cannot stop it",
      "happy to be beaten for the name",
    ],
  ],
  [
    "Acts 5:15",
    ["sick people hoping peter’s shadow falls on them", "healing shade on cots in the street"],
  ],
  [
    "Acts 5:17-32",
    [
      "the jail is locked and guarded but nobody inside",
      "we have to do what God says, not what you men say",
      "a heavenly visitor lets them out at night and sends them to preach",
      "the high priest is jealous and locks them up",
      "police bring them without force for fear of being stoned",
    ],
  ],
  ["Acts 5:29", ["obey god, not the government, when they conflict", "civil disobedience verse"]],
  [
    "Acts 5:33-42",
    [
      "if this is only human it’ll fail, if it’s God you can’t stop it",
      "a wise teacher tells the court to leave them alone",
      "they were whipped and left happy to suffer for him",
      "other rebels came to nothing, he reminds them",
      "beaten but they kept teaching every day",
    ],
  ],
  [
    "Acts 5:38-39",
    ["leave them alone, if it’s only human it will fizzle", "gamaliel’s wait and see advice"],
  ],
  [
    "Acts 6:1-7",
    [
      "widows complain about unfair food, seven helpers chosen",
      "a complaint that some widows are left out when food is shared",
      "the leaders say we shouldn’t stop preaching to wait tables",
      "they pick good men to handle the meals",
      "tension between Greek speakers and Hebrew speakers in the church",
      "even many of the priests became believers",
    ],
  ],
  [
    "Acts 6:1-3",
    [
      "complaint that greek-speaking widows were skipped at food distribution",
      "seven men chosen to handle meals",
    ],
  ],
  [
    "Acts 6:8-7:60",
    [
      "first martyr killed with rocks forgives",
      "face like an angel",
      "sees heaven open",
      "stiff necks",
      "coats at a young man’s feet",
    ],
  ],
  [
    "Acts 6:8-15",
    [
      "false witnesses are paid against a man who did miracles",
      "in court his face shines like a heavenly being’s",
      "nobody could win an argument against him",
      "they say he talks against the temple and Moses",
      "dragged before the judges by an angry crowd",
    ],
  ],
  ["Acts 6:15", ["face like an angel’s in court", "how stephen looked on trial"]],
  [
    "Acts 7:54-60",
    [
      "the first man killed for believing in Jesus",
      "he prays forgive them while rocks hit him",
      "they cover their ears, scream and rush at him",
      "he sees heaven open and the Son standing there",
      "a young man guards the coats while others throw",
    ],
  ],
  [
    "Acts 7:58",
    [
      "coats left at a young man’s feet during a stoning",
      "paul’s first appearance watching the clothes",
    ],
  ],
  [
    "Acts 8:1-25",
    [
      "magician wants to buy God’s power",
      "dragged to prison from house to house",
      "a magician wants to buy the power with cash",
      "may your money rot with you",
      "people thought the sorcerer was somebody great",
      "they put hands on people and they got the Spirit",
      "pray for me so nothing bad happens, the wizard begs",
    ],
  ],
  [
    "Acts 8:1-8",
    [
      "he goes from house to house dragging believers to jail",
      "Christians scatter and tell the news wherever they go",
      "great joy in a city because of healings",
      "men and women hauled off, the church is hunted",
      "evil spirits come out screaming in a Samaritan town",
    ],
  ],
  [
    "Acts 8:18-20",
    [
      "magician offers cash for spiritual power",
      "to hell with your money, you can’t buy god’s gift",
    ],
  ],
  [
    "Acts 8:26-40",
    [
      "black official reads in a chariot, do you understand what you read",
      "here is water, why not baptize me",
      "eunuch",
      "preacher disappears",
      "an African official reads a scroll in his carriage and needs help",
      "look, here’s water, why can’t I be baptized",
      "do you understand what you read, how can I without a guide",
      "the preacher vanishes and the man goes on happily",
      "a castrated treasurer of a queen becomes a believer on a desert road",
    ],
  ],
  [
    "Acts 8:27-31",
    [
      "african treasury official reading isaiah in his carriage",
      "how can i understand unless somebody explains",
    ],
  ],
  [
    "Acts 8:36",
    [
      "here’s some water, why not baptize me right now",
      "ethiopian stops the chariot for a roadside baptism",
    ],
  ],
  [
    "Acts 8:39-40",
    ["philip snatched away and turned up in another town", "evangelist teleported to azotus"],
  ],
  [
    "Acts 9:1-19",
    [
      "enemy of Christians falls to the ground, bright light, voice",
      "blind three days",
      "like fish scales from his eyes",
      "afraid to go help the man who hurts believers",
    ],
  ],
  [
    "Acts 9:1-9",
    [
      "a bright flash knocks the persecutor down and he goes blind",
      "why are you hurting me, says a voice from heaven",
      "he was going to arrest Christians and became one",
      "led by the hand into the city, ate nothing for three days",
      "the men with him heard a sound but saw nobody",
    ],
  ],
  [
    "Acts 9:10-19",
    [
      "a believer is scared to visit the man who hunted them",
      "something like fish skin drops off his eyes and he sees",
      "brother, he calls his former enemy",
      "God says go, I’ve chosen him to carry my name",
      "healed of blindness, he gets baptized and eats",
    ],
  ],
  [
    "Acts 9:11",
    [
      "street called straight",
      "address in damascus where the blind man was praying at judas’s house",
    ],
  ],
  [
    "Acts 9:18",
    [
      "something like fish scales dropped from his eyes",
      "ananias’s visit gives saul his vision back",
    ],
  ],
  [
    "Acts 9:20-31",
    [
      "escapes in a basket over the wall",
      "nobody trusts the new convert until one friend speaks up",
    ],
  ],
  [
    "Acts 9:20-25",
    [
      "his friends lower him over the city wall at night",
      "the former enemy now preaches and everyone is amazed",
      "they watched the gates day and night to kill him",
      "escape in a big basket through an opening",
      "isn’t he the one who destroyed believers",
    ],
  ],
  ["Acts 9:25", ["escaped in a basket over the wall at night", "lowered down from damascus"]],
  [
    "Acts 9:26-31",
    [
      "nobody trusts the new convert until a friend speaks for him",
      "they were all afraid of him and thought he was faking",
      "a kind man vouches for a former enemy",
      "they send him home to Tarsus to save his life",
      "finally the churches had peace and grew",
    ],
  ],
  [
    "Acts 9:32-43",
    [
      "dead woman who sewed clothes for widows is raised",
      "show the coats she made",
      "a lady who sewed for the poor dies and comes back alive",
      "widows crying show the coats and shirts she made",
      "he sends everybody out, kneels and says get up",
      "she opens her eyes and sits up",
      "a kind woman always helping others",
    ],
  ],
  [
    "Acts 9:32-35",
    [
      "a paralysed man in bed eight years gets up",
      "make your own bed now, Jesus heals you",
      "a whole town turns to God when they see him walking",
      "a fisherman preacher heals someone bedridden",
      "someone paralyzed for eight years stands up at once",
    ],
  ],
  [
    "Acts 9:33-34",
    ["bedridden eight years, told to get up and make his bed", "aeneas the paralyzed man of lydda"],
  ],
  [
    "Acts 9:36-39",
    [
      "seamstress widow helper who died, friends show the clothes she made",
      "dorcas, tabitha, raised by peter",
    ],
  ],
  [
    "Acts 10:1-48",
    [
      "sheet with animals from the sky, kill and eat",
      "Roman officer, God has no favorites",
      "do not call dirty what God made clean",
      "do not bow, I am only a man",
    ],
  ],
  [
    "Acts 10:1-8",
    [
      "a Roman army officer who prays and gives to the poor sees an angel",
      "at three in the afternoon he is told to send for a man by the sea",
      "your prayers and gifts were noticed by God",
      "a foreign captain whose entire family respected God",
      "two servants and a soldier are sent to fetch a preacher",
    ],
  ],
  [
    "Acts 10:9-23",
    [
      "animals come down in a big cloth and a voice says eat",
      "I have never eaten anything dirty, he refuses three times",
      "hungry on the roof at noon, he has a strange dream",
      "don’t call unclean what God made clean",
      "is it ok now to eat pork and shellfish",
    ],
  ],
  [
    "Acts 10:11-13",
    ["bedsheet full of animals and a voice saying eat", "peter’s vision about unkosher food"],
  ],
  ["Acts 10:25-26", ["don’t bow to me, i’m only human", "roman officer kneels to an apostle"]],
  [
    "Acts 10:34-48",
    [
      "God doesn’t have favorites, every nation is welcome",
      "foreigners get the Spirit while he is still talking",
      "the Jews are shocked that outsiders are included",
      "who can refuse them water to be baptized",
      "whoever fears God and does right is accepted",
    ],
  ],
  [
    "Acts 11:19-30",
    [
      "first time called Christians",
      "where people first got the name Christians",
      "a prophet says there’ll be hunger everywhere so they collect money",
      "he goes to find his friend and they teach a year together",
      "some started telling the news to Greeks too",
      "everyone gives as much as he can for those in need",
    ],
  ],
  [
    "Acts 11:26",
    ["where were they first called christians", "origin of the name for believers, antioch"],
  ],
  [
    "Acts 11:28-29",
    [
      "prophet predicts worldwide hunger so they take up a relief collection",
      "agabus and the famine under claudius",
    ],
  ],
  [
    "Acts 12:1-19",
    [
      "angel wakes a prisoner by hitting his side and chains fall",
      "servant girl leaves him knocking at the door from joy",
      "you are crazy, it is his ghost",
      "a prisoner’s chains fall off and the gate opens by itself",
      "a maid is so happy she forgets to let him in",
      "he thinks it’s a dream until he stands in the street",
      "you’re crazy, it’s his ghost, they tell the girl",
      "sleeping between two soldiers the night before his trial",
    ],
  ],
  [
    "Acts 12:1-5",
    [
      "a king has one of the brothers killed by sword",
      "he sees that it pleases the people so he grabs another",
      "sixteen soldiers to guard just one prisoner",
      "the church prays hard for somebody in jail",
      "the fisherman’s brother is executed at Passover time",
    ],
  ],
  [
    "Acts 12:7-8",
    ["angel pokes him awake, chains fall off, put your shoes on", "jailbreak between two guards"],
  ],
  [
    "Acts 12:13-15",
    ["maid so happy she forgets to open the door", "rhoda told she’s nuts, it must be his angel"],
  ],
  [
    "Acts 12:20-25",
    [
      "king eaten by worms because he let people call him a god",
      "a ruler in fancy clothes is called a god and dies horribly",
      "the voice of a god, not a man, the people shout",
      "killed from inside by worms because he took the honor",
      "people from Tyre and Sidon beg for peace because they need food",
      "punished for letting himself be worshiped",
    ],
  ],
  [
    "Acts 12:21-23",
    [
      "king eaten by worms for letting them call him a god",
      "herod’s gruesome death after a speech",
    ],
  ],
  [
    "Acts 13:1-12",
    [
      "sorcerer made blind",
      "two sent off after fasting",
      "a wizard goes blind after trying to stop a governor believing",
      "you child of the devil, full of tricks",
      "two men are sent out by the church after fasting and prayer",
      "he gropes about for somebody to lead him by the hand",
      "on the island the name changes from Saul to Paul",
    ],
  ],
  [
    "Acts 13:10-11",
    ["wizard struck blind and groping for a hand", "elymas called child of the devil on cyprus"],
  ],
  ["Acts 13:13-52", ["helper goes home early", "shake dust off", "turning to the gentiles"]],
  [
    "Acts 13:13-15",
    [
      "a young helper quits the trip and goes home",
      "do you have an encouraging word for us, they’re asked in synagogue",
      "the assistant abandons the team halfway through",
      "they sail to the mainland and one of them turns back",
      "visitors are invited to speak after the reading",
    ],
  ],
  [
    "Acts 14:1-20",
    ["people think they are gods and bring bulls", "stoned and left for dead gets up"],
  ],
  [
    "Acts 14:8-20",
    [
      "locals think the two preachers are gods and want to sacrifice bulls",
      "we are only humans like you, they shout and tear their clothes",
      "a man who never walked jumps up when told to",
      "first they worship him, then they throw rocks at him",
      "left for dead outside the town, he gets up and goes back in",
    ],
  ],
  [
    "Acts 14:11-13",
    [
      "mistaken for zeus and hermes, priest brings bulls",
      "crowd thinks the missionaries are gods in human form",
    ],
  ],
  [
    "Acts 14:19-20",
    ["stoned and left for dead but got up and went back in", "dragged outside lystra as a corpse"],
  ],
  [
    "Acts 15:1-35",
    ["do foreigners have to be circumcised, big meeting", "no blood and no sex outside marriage"],
  ],
  [
    "Acts 15:1-21",
    [
      "do foreigners have to be cut to be saved, big church argument",
      "the meeting where they decide about rules for non-Jews",
      "just no idol food, no blood, no sex outside marriage",
      "why lay a load on them we couldn’t carry ourselves",
      "the first big conference of church leaders",
    ],
  ],
  [
    "Acts 15:28-29",
    [
      "letter to non-jews, only a few rules about blood and idols",
      "do gentile christians have to keep kosher, council’s decision",
    ],
  ],
  [
    "Acts 15:36-41",
    [
      "two friends argue so sharply over a helper that they split",
      "two missionaries quarrel over a helper and split up",
      "he won’t take along the one who quit last time",
      "even good Christian friends can fall out",
      "such a sharp fight that they went separate ways",
      "one sails to Cyprus with the young man, the other picks a new partner",
    ],
  ],
  [
    "Acts 15:37-39",
    [
      "missionaries split up over whether to bring mark again",
      "sharp quarrel between paul and his partner",
    ],
  ],
  [
    "Acts 16:1-10",
    ["dream of a man begging come help us", "mixed parents young helper circumcised"],
  ],
  [
    "Acts 16:1-5",
    [
      "a young man with parents of two religions joins the trip",
      "he gets circumcised as an adult because of people there",
      "his mom was Jewish and dad wasn’t",
      "the new young assistant had a good reputation",
      "churches grow stronger and bigger every day",
    ],
  ],
  [
    "Acts 16:6-10",
    [
      "a man in a dream begs him to come over",
      "the Spirit won’t let them go the way they planned",
      "how the gospel came from Asia to Europe",
      "a night vision changes the travel plan",
      "doors closed again and again until a call for help",
    ],
  ],
  ["Acts 16:9", ["dream of a man begging come over and help us", "call to macedonia in the night"]],
  [
    "Acts 16:11-15",
    [
      "businesswoman selling purple cloth opens her heart and home",
      "a business lady by the river becomes a believer and invites them",
      "she made her money with expensive cloth",
      "a women’s prayer group outside the city gate",
      "God opened her heart to listen",
      "she insisted that they stay at her house",
    ],
  ],
  [
    "Acts 16:14-15",
    ["businesswoman who sold purple cloth", "lydia opens her home to the preachers"],
  ],
  [
    "Acts 16:16-40",
    [
      "sing in jail at midnight and an earthquake opens doors",
      "guard about to kill himself, what must I do to be saved",
      "fortune telling slave girl",
      "beaten without trial though citizens",
    ],
  ],
  [
    "Acts 16:16-24",
    [
      "a fortune telling girl follows them shouting for days",
      "her owners lose their income and are mad",
      "he gets annoyed and orders the spirit out of her",
      "whipped and locked with feet in wooden blocks",
      "they earned a lot from her predictions",
    ],
  ],
  [
    "Acts 16:16-18",
    [
      "fortune telling slave girl who annoyed paul for days",
      "owners made money off her spirit until it was cast out",
    ],
  ],
  [
    "Acts 16:25-40",
    [
      "prisoners sing at night and the doors burst open",
      "the guard wants to kill himself but they stop him",
      "he washes their wounds and his family is baptized that night",
      "don’t hurt yourself, we are all still here",
      "they refuse to leave quietly because they are Romans",
    ],
  ],
  [
    "Acts 16:25-26",
    [
      "singing hymns in jail at midnight when an earthquake hits",
      "shackles came loose and all the doors opened",
    ],
  ],
  [
    "Acts 16:37",
    [
      "you beat citizens without a trial, come and let us out yourselves",
      "paul refuses to leave prison quietly",
    ],
  ],
  [
    "Acts 17:1-15",
    ["checked every day in the scriptures if it was true", "turned the world upside down"],
  ],
  [
    "Acts 17:1-9",
    [
      "a mob looks for the preachers and grabs their host instead",
      "these troublemakers who upset everything have come here too",
      "they say there’s another king, Jesus",
      "jealous people hire thugs from the market",
      "he has to pay bail and is let go",
    ],
  ],
  [
    "Acts 17:6",
    [
      "these troublemakers who flipped the world have come here",
      "jason dragged to court for hosting preachers",
    ],
  ],
  [
    "Acts 17:10-15",
    [
      "people who checked everything in the Bible before believing",
      "more open minded than those in the last town",
      "sent away at night and later chased again by troublemakers",
      "don’t take the preacher’s word, look it up yourself",
      "they examined the writings each day to see if it’s true",
    ],
  ],
  [
    "Acts 17:11",
    ["fact-checked the preacher with their bibles every day", "open-minded people of beroea"],
  ],
  [
    "Acts 17:16-34",
    [
      "altar to an unknown god",
      "in him we live and move, quotes a poet",
      "some laughed at the dead rising",
      "he talks to philosophers about an altar with no name",
      "in God we live and move, as your own poets say",
      "they laugh when he mentions the dead rising",
      "he’s upset to see a city full of idols",
      "people there loved nothing but hearing new ideas",
    ],
  ],
  [
    "Acts 17:21",
    ["athenians did nothing but chat about the latest thing", "news addicts in greece"],
  ],
  [
    "Acts 17:23",
    ["altar to a god nobody knows", "unknown deity inscription paul used in his sermon"],
  ],
  [
    "Acts 18:1-17",
    [
      "tentmaker couple",
      "keep speaking, do not be silent, many people in this city",
      "judge does not care",
    ],
  ],
  [
    "Acts 18:1-11",
    [
      "a couple kicked out of Rome gives him work and a place",
      "he works with his hands making tents to support himself",
      "don’t be afraid, keep talking, I have many people in this city",
      "he stays a year and a half",
      "your blood is on your own heads, I’ll go to the others",
    ],
  ],
  [
    "Acts 18:2-3",
    ["tentmaker couple kicked out of rome", "paul’s day job with aquila and priscilla"],
  ],
  [
    "Acts 18:14-17",
    [
      "judge says it’s only words and won’t hear the case, sosthenes beaten",
      "gallio throws the complaint out of court",
    ],
  ],
  ["Acts 18:18-28", ["couple teach a good speaker at home better"]],
  [
    "Acts 18:24-28",
    [
      "a great speaker needs a bit more teaching from a couple",
      "a husband and wife take the preacher aside and explain better",
      "he only knew about the baptism of John",
      "a well educated man from Egypt who knew the Scriptures",
      "a woman helps to teach a man in private",
    ],
  ],
  [
    "Acts 18:24-26",
    [
      "eloquent speaker from egypt corrected privately by a married couple",
      "apollos only knew john’s baptism",
    ],
  ],
  [
    "Acts 19:1-22",
    [
      "sons try to drive out demons, who are you, and run naked bleeding",
      "burned magic books worth a fortune",
      "handkerchiefs heal",
      "never heard there is a holy spirit",
    ],
  ],
  [
    "Acts 19:1-10",
    [
      "we’ve never even heard there is a Holy Spirit",
      "about twelve men get baptized a second time",
      "he lays hands on them and they speak in tongues",
      "he rents a lecture hall for two years",
      "they had only been baptized the way John did",
    ],
  ],
  [
    "Acts 19:11-20",
    [
      "an evil spirit beats up fake exorcists and they run naked",
      "I know Jesus and Paul but who are you",
      "cloths that had touched him heal the sick",
      "people burn their sorcery scrolls worth fifty thousand coins",
      "brothers try to drive out a demon and get hurt",
    ],
  ],
  ["Acts 19:12", ["hankies and aprons that cure the sick", "cloths from paul’s skin as medicine"]],
  [
    "Acts 19:14-16",
    [
      "demon beats up seven fake exorcists who run off naked",
      "i know jesus and paul but who are you guys",
    ],
  ],
  [
    "Acts 19:19",
    ["bonfire of magic books worth fifty thousand coins", "ex-witches burn their spell books"],
  ],
  [
    "Acts 19:23-41",
    [
      "riot by silver idol makers",
      "shout two hours",
      "town clerk calms the mob",
      "craftsmen who make little shrines start a riot",
      "the crowd yells for two hours for their goddess",
      "most people didn’t even know why they were there",
      "losing money because people stop buying idols",
      "the town clerk calms everybody down",
    ],
  ],
  [
    "Acts 19:24-27",
    [
      "idol makers’ union worried about losing sales",
      "silversmith demetrius stirs up craftsmen over artemis shrines",
    ],
  ],
  [
    "Acts 19:32-34",
    [
      "mob doesn’t know why it’s there and chants two hours",
      "riot in ephesus theater, great is diana",
    ],
  ],
  ["Acts 20:1-12", ["guy falls asleep during a long sermon and falls out of a window"]],
  [
    "Acts 20:7-12",
    [
      "a young man dozes off in a long sermon and falls out",
      "the preacher talked until midnight and someone dropped from upstairs",
      "he throws himself on the boy and says he’s alive",
      "the boring sermon story everyone jokes about",
      "many lamps in the upper room and then an accident",
    ],
  ],
  [
    "Acts 20:9-10",
    ["fell asleep in a long sermon and out of the third floor window", "eutychus picked up dead"],
  ],
  [
    "Acts 20:13-38",
    [
      "tearful goodbye on a beach",
      "more happy to give than get",
      "wolves will come",
      "worked with my own hands",
      "a tearful goodbye on the beach, you’ll never see me again",
      "it’s better to give than to get",
      "wolves will come in among you after I leave",
      "they hug and kiss him and cry",
      "I worked with my own hands and took nobody’s money",
    ],
  ],
  [
    "Acts 20:29-30",
    [
      "wolves will get in after i leave and tear the sheep",
      "warning to elders about false teachers from among themselves",
    ],
  ],
  ["Acts 20:35", ["better to give than to get", "saying of jesus that isn’t in the gospels"]],
  ["Acts 21:1-16", ["man ties himself with a belt as a warning", "four daughters who prophesy"]],
  [
    "Acts 21:8-14",
    [
      "a prophet ties up his own hands and feet as a warning",
      "four unmarried sisters who were all prophets",
      "why are you crying and breaking my heart, I’m ready to die",
      "friends beg him not to go to the city",
      "the verse showing that women spoke as prophets",
    ],
  ],
  [
    "Acts 21:9",
    ["four unmarried daughters who were prophets", "philip’s girls were all prophetesses"],
  ],
  [
    "Acts 21:11",
    [
      "ties himself up with another man’s belt to predict an arrest",
      "agabus acts out paul being bound",
    ],
  ],
  [
    "Acts 21:27-22:29",
    [
      "mob in the temple",
      "is it legal to whip a Roman",
      "I was born a citizen",
      "tells how he changed",
    ],
  ],
  [
    "Acts 21:27-36",
    [
      "a mob tries to kill him because they think he brought a foreigner in",
      "soldiers carry him up the steps because of the violent crowd",
      "get rid of him, everybody shouts",
      "the gates were shut after they dragged him out",
      "the commander puts two chains on him and asks what he did",
    ],
  ],
  [
    "Acts 21:38",
    [
      "aren’t you that egyptian who led four thousand assassins to the desert",
      "officer confuses paul with a rebel",
    ],
  ],
  [
    "Acts 22:1-21",
    [
      "from the stairs he tells the mob how he changed",
      "I studied under a famous teacher and hunted believers",
      "he speaks in Hebrew and they get quiet",
      "wash away your sins, what are you waiting for",
      "go, I will send you far away to the nations",
    ],
  ],
  [
    "Acts 22:22-29",
    [
      "the officer learns he can’t whip this man",
      "I paid a lot for my passport, but I was born with it",
      "they throw dust in the air and scream",
      "is it legal to beat a citizen without trial",
      "the commander is scared because he had him tied up",
    ],
  ],
  [
    "Acts 22:27-28",
    [
      "paid a lot for citizenship but the prisoner was born with it",
      "are you a roman, asks the commander",
    ],
  ],
  [
    "Acts 23:1-35",
    [
      "forty men swear not to eat until they kill him",
      "nephew warns",
      "whitewashed wall, God will hit you",
      "splits the council over resurrection",
    ],
  ],
  [
    "Acts 23:3-5",
    [
      "calls the high priest a whitewashed wall and then apologizes",
      "didn’t realize who ordered the slap",
    ],
  ],
  [
    "Acts 23:12-22",
    [
      "a nephew overhears an ambush and tells the army officer",
      "they swear not to eat or drink till he is dead",
      "his sister’s kid saves his life",
      "don’t tell anyone you told me this, says the commander",
      "a murder plot during a prisoner transfer",
    ],
  ],
  [
    "Acts 23:12-13",
    ["forty men swear not to eat until they murder him", "hunger strike assassination pact"],
  ],
  [
    "Acts 23:16",
    ["nephew overhears the ambush and warns him", "paul’s sister’s boy saves his life"],
  ],
  ["Acts 24:1-27", ["come back when it is convenient, governor hopes for a bribe"]],
  [
    "Acts 24:22-27",
    [
      "the governor gets scared and says come back another time",
      "he hopes to be paid off so he keeps him locked up two years",
      "talk about self control and judgment makes a ruler nervous",
      "he left him in prison to please people",
      "a corrupt judge and his Jewish wife listen to a prisoner",
    ],
  ],
  [
    "Acts 24:25-26",
    [
      "governor gets scared, says come back later, and hopes for a bribe",
      "felix puts off a decision about the judgment to come",
    ],
  ],
  ["Acts 25:1-27", ["I appeal to the emperor"]],
  [
    "Acts 25:6-12",
    [
      "he demands to be tried by the emperor himself",
      "if I’ve done something deserving death I won’t refuse to die",
      "to the emperor you want, to the emperor you’ll go",
      "a new governor wants to do the leaders a favor",
      "accusations nobody could prove in court",
    ],
  ],
  ["Acts 25:11", ["demands to be tried by the emperor", "appeal to the supreme court of rome"]],
  [
    "Acts 26:1-32",
    [
      "you are out of your mind, too much study",
      "almost persuade me to be a Christian",
      "kicking against the goads",
    ],
  ],
  [
    "Acts 26:12-32",
    [
      "you’ve read too many books, it made you crazy",
      "a king says you’ll soon make me a Christian",
      "he could’ve been freed if he hadn’t asked for the emperor",
      "it hurts you to kick against the sharp stick",
      "I wish everyone here was like me except for these chains",
    ],
  ],
  [
    "Acts 26:24",
    ["too much studying has driven you insane", "festus interrupts paul, you’re nuts"],
  ],
  [
    "Acts 26:28",
    ["do you think you can convert me that quickly", "almost a christian, king agrippa"],
  ],
  [
    "Acts 27:1-44",
    [
      "shipwreck, everyone swims or floats on planks",
      "fourteen days no food, storm",
      "throw cargo over",
      "not one hair lost",
    ],
  ],
  [
    "Acts 27:16-44",
    [
      "the ship breaks apart but everyone gets to land alive",
      "two weeks without sun or stars and they threw the cargo over",
      "some swim and the rest float on planks",
      "a prisoner tells the crew to eat and cheer up",
      "soldiers want to kill the prisoners so none swim away",
    ],
  ],
  [
    "Acts 27:17-19",
    [
      "ropes wrapped around the hull, cargo and gear tossed overboard",
      "sailors undergird the ship in a hurricane",
    ],
  ],
  [
    "Acts 27:30-32",
    [
      "crew tries to sneak off in the lifeboat so soldiers cut it loose",
      "pretending to drop anchors from the bow",
    ],
  ],
  ["Acts 27:37", ["276 people on board", "how many passengers in paul’s shipwreck"]],
  ["Acts 27:44", ["made it to shore on planks and wreckage", "everyone floated to land safely"]],
  [
    "Acts 28:1-10",
    [
      "snake bites his hand and he shakes it off",
      "they wait for him to swell then say he is a god",
      "bitten by something poisonous from the firewood but nothing happens",
      "first they think he’s a killer, then they think he’s a god",
      "he shakes it off into the fire",
      "friendly islanders light a fire in the rain",
      "the chief’s dad had fever and gets well",
    ],
  ],
  [
    "Acts 28:3-6",
    [
      "snake bites his hand at the campfire and he shakes it off",
      "islanders think he’s a murderer, then a god",
    ],
  ],
  ["Acts 28:8", ["chief’s father with fever and diarrhea healed", "publius’s dad on malta"]],
  [
    "Acts 28:11-31",
    [
      "rented house under guard two years, preaching freely",
      "under house arrest with a soldier and he keeps preaching",
      "he pays his own rent and welcomes all visitors",
      "in chains in the capital, and the book ends",
      "some were convinced and others refused to believe",
      "you hear and hear but never understand",
    ],
  ],
  [
    "Acts 28:30",
    [
      "two years under house arrest in a place he rented",
      "paul’s apartment in rome, welcomed all visitors",
    ],
  ],
];
