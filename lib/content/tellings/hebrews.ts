import type { Telling } from "./schema";

export const hebrews: readonly Telling[] = [
  ["Hebrews 1:1-14", ["better than angels", "God spoke in many ways"]],
  [
    "Hebrews 1:1-2",
    [
      "god used to talk through prophets but now through his son",
      "in these last days the message comes through the heir of everything",
    ],
  ],
  [
    "Hebrews 1:3",
    [
      "the son is the exact picture of god and keeps the universe running",
      "shining brightness, carbon copy of his being, holds everything by his word",
    ],
  ],
  [
    "Hebrews 1:5-6",
    ["god never called any angel his son", "is jesus greater than the angels, they bow to him"],
  ],
  [
    "Hebrews 1:7",
    ["angels described as wind and fire", "makes his messengers like gusts and blazing fire"],
  ],
  [
    "Hebrews 1:10-12",
    [
      "the sky will wear out like old clothes and be folded up",
      "heaven and earth get changed like a coat but you never age",
    ],
  ],
  [
    "Hebrews 1:14",
    ["what are angels for, spirits sent to help the saved", "do guardian angels serve believers"],
  ],
  [
    "Hebrews 2:1",
    [
      "pay attention or you’ll float away like a loose boat",
      "how christians slowly slip away from what they heard",
    ],
  ],
  [
    "Hebrews 2:2-3",
    [
      "no getting away if we ignore such a big rescue",
      "neglecting your salvation has consequences",
    ],
  ],
  ["Hebrews 2:5-18", ["became like his brothers, freed from fear of death"]],
  [
    "Hebrews 2:9",
    [
      "for a short time ranked under the angels, tasted death for all",
      "lower than angels then crowned because he died for everyone",
    ],
  ],
  [
    "Hebrews 2:11-12",
    [
      "jesus isnt embarrassed to call us his siblings",
      "he calls us brothers and sings in the middle of the congregation",
    ],
  ],
  [
    "Hebrews 2:14-15",
    [
      "freed from being slaves to the fear of dying",
      "he became flesh and blood so by dying he could break satan’s power",
    ],
  ],
  [
    "Hebrews 2:17-18",
    [
      "he was tempted himself so he can help people facing temptation",
      "why did jesus have to become human like us in every way",
    ],
  ],
  [
    "Hebrews 3:3-4",
    [
      "the builder gets more credit than the building",
      "jesus deserves more honor than moses, every home has a maker",
    ],
  ],
  ["Hebrews 3:7-19", ["today if you hear do not be stubborn"]],
  [
    "Hebrews 3:7-9",
    [
      "dont be stubborn today like the people in the desert",
      "if you hear god speaking right now dont be like the forty-year rebels",
    ],
  ],
  [
    "Hebrews 3:12-13",
    [
      "cheer each other up every day so nobody goes hard inside",
      "sin tricks you and makes you callous",
    ],
  ],
  [
    "Hebrews 3:16-19",
    [
      "the ones who dropped dead in the desert for forty years",
      "didnt make it into the promised land because they wouldnt believe",
    ],
  ],
  [
    "Hebrews 4:1-16",
    [
      "word sharper than a two-edged sword",
      "rest for God’s people",
      "priest who understands weakness, tempted but no sin",
    ],
  ],
  [
    "Hebrews 4:2",
    [
      "hearing a sermon did them no good without faith added",
      "they got the good news too but it was wasted on them",
    ],
  ],
  [
    "Hebrews 4:9-11",
    [
      "a day off still waiting for god’s people",
      "resting from work the way god did after creation",
    ],
  ],
  ["Hebrews 4:12-13", ["god's word is sharp like a two edged sword"]],
  [
    "Hebrews 4:12",
    [
      "scripture cuts like a blade with two edges, slicing soul from spirit",
      "bible as a scalpel that reads your thoughts",
    ],
  ],
  [
    "Hebrews 4:13",
    [
      "you cant hide anything from god, everyone is exposed",
      "everything is naked before the eyes of the one we answer to",
    ],
  ],
  [
    "Hebrews 4:15-16",
    [
      "jesus gets how weak we are, he faced every temptation and never sinned",
      "walk right up confidently to the throne for mercy",
    ],
  ],
  [
    "Hebrews 5:1-3",
    [
      "a priest is patient with ignorant people because he is weak too",
      "priests had to sacrifice for their own wrongs as well",
    ],
  ],
  [
    "Hebrews 5:4",
    [
      "nobody makes himself high priest, he has to be appointed",
      "you cant just volunteer for priesthood, like aaron you need a call",
    ],
  ],
  [
    "Hebrews 5:7-8",
    ["jesus praying with loud sobs and being heard", "even god’s son learned to obey through pain"],
  ],
  [
    "Hebrews 5:11-6:12",
    ["should be teachers but need milk", "those who fall away cannot come back"],
  ],
  [
    "Hebrews 5:11-12",
    [
      "you should be teaching by now but still need the abcs",
      "slow learners in church who need to go over the basics again",
    ],
  ],
  [
    "Hebrews 5:13-14",
    [
      "baby christians drink milk, adults eat steak",
      "training your senses to tell right from wrong",
    ],
  ],
  [
    "Hebrews 6:1-2",
    [
      "move past the basics of baptism and repentance to maturity",
      "beginner christian doctrines we shouldnt keep relaying",
    ],
  ],
  [
    "Hebrews 6:4-6",
    ["can someone who quits the faith come back", "ex believers nail god’s son up all over again"],
  ],
  [
    "Hebrews 6:7-8",
    [
      "field that soaks up rain but grows weeds ends up burned",
      "good soil versus thorny soil, blessed or cursed",
    ],
  ],
  [
    "Hebrews 6:10",
    [
      "god isnt unfair, he remembers how you helped his people",
      "verse for volunteers, god doesnt forget your work",
    ],
  ],
  [
    "Hebrews 6:13-15",
    [
      "god swore an oath by himself since there was nobody higher",
      "abraham waited patiently and got what was promised",
    ],
  ],
  [
    "Hebrews 6:17-18",
    [
      "two things that never change, god cannot lie",
      "god backed his promise with an oath so we’d feel secure",
    ],
  ],
  [
    "Hebrews 6:19-20",
    [
      "hope keeps the soul from drifting, like a ship’s anchor",
      "jesus went ahead of us behind the curtain",
    ],
  ],
  ["Hebrews 7:1-28", ["no father, mother, birthday or end", "king of peace got a tenth"]],
  [
    "Hebrews 7:1-3",
    [
      "mysterious priest king with no dad, mom or birth record",
      "king of peace who blessed abraham",
    ],
  ],
  [
    "Hebrews 7:4-6",
    [
      "abraham gave ten percent of the loot to a priest",
      "priest without a levite pedigree collected a tithe from the patriarch",
    ],
  ],
  [
    "Hebrews 7:9-10",
    [
      "levi tithed before he was born, still inside his ancestor",
      "great grandson paid tax through his forefather’s body",
    ],
  ],
  [
    "Hebrews 7:13-14",
    ["jesus came from the wrong tribe to be a priest", "moses never mentioned priests from judah"],
  ],
  [
    "Hebrews 7:18-19",
    [
      "old rule cancelled because it was weak and useless",
      "law couldnt make anybody perfect so a better hope replaced it",
    ],
  ],
  [
    "Hebrews 7:23-25",
    [
      "earlier priests kept dying but this one never does",
      "he’s always alive to pray on our behalf",
    ],
  ],
  [
    "Hebrews 7:26-27",
    [
      "no daily sacrifices needed, he gave himself a single time",
      "the priest we needed, innocent, pure and set apart",
    ],
  ],
  [
    "Hebrews 8:5",
    [
      "the tent on earth was just a copy of the one in heaven",
      "earthly sanctuary as a shadow, built to the blueprint shown on the mountain",
    ],
  ],
  [
    "Hebrews 8:10-12",
    [
      "rules put inside people’s minds, wont need to teach neighbors about god",
      "new deal where everybody knows god personally and sins are forgotten",
    ],
  ],
  [
    "Hebrews 8:13",
    [
      "calling it new makes the first agreement outdated",
      "old covenant is obsolete and about to disappear",
    ],
  ],
  [
    "Hebrews 9:1-28",
    ["die once and then judgment", "without blood no forgiveness", "what was in the gold box"],
  ],
  [
    "Hebrews 9:3-5",
    [
      "what was inside the ark, jar of manna, the staff and tablets",
      "contents of the gold-covered chest in the inner room",
    ],
  ],
  [
    "Hebrews 9:7",
    [
      "only one man could go in the back room, one day a year",
      "how often did the high priest enter the most holy room",
    ],
  ],
  [
    "Hebrews 9:11-12",
    [
      "he entered with his own blood instead of goat blood",
      "better tent not built by humans, permanent redemption",
    ],
  ],
  [
    "Hebrews 9:13-14",
    [
      "if animal blood and cow ashes could clean, how much more christ’s",
      "guilty conscience washed so you can serve god",
    ],
  ],
  [
    "Hebrews 9:16-17",
    [
      "a will only takes effect after the person dies",
      "last will and inheritance, no payout while still alive",
    ],
  ],
  [
    "Hebrews 9:19-22",
    [
      "moses splashed blood on the book and the crowd with red wool",
      "no forgiveness without blood being spilled",
    ],
  ],
  [
    "Hebrews 9:27-28",
    ["everyone dies one time and then gets judged", "verse against reincarnation"],
  ],
  [
    "Hebrews 10:1-39",
    [
      "keep coming to church meetings",
      "sin on purpose no sacrifice left",
      "terrible to fall in God’s hands",
      "encourage each other",
    ],
  ],
  [
    "Hebrews 10:1",
    [
      "the old law was a mere shadow of what was coming",
      "repeating sacrifices yearly never made anyone perfect",
    ],
  ],
  [
    "Hebrews 10:3-4",
    [
      "animals’ blood can never remove guilt, just a yearly reminder",
      "why bulls and goats weren’t enough",
    ],
  ],
  [
    "Hebrews 10:5-7",
    [
      "you didnt want animal offerings so you gave me a body",
      "here i am to do what you want, as the scroll says",
    ],
  ],
  [
    "Hebrews 10:11-12",
    [
      "priests stand doing the same job over and over but he sat down",
      "one offering for all time and then he took his seat",
    ],
  ],
  [
    "Hebrews 10:19-22",
    [
      "new road through the curtain, which is his body",
      "come close with a clean conscience and washed body",
    ],
  ],
  [
    "Hebrews 10:23",
    [
      "hang on to hope without wobbling, he keeps promises",
      "keep a firm grip on what you confess, the promiser is reliable",
    ],
  ],
  [
    "Hebrews 10:24-25",
    ["dont stop going to church like some do", "spur one another to be kind and meet regularly"],
  ],
  [
    "Hebrews 10:26-27",
    [
      "sinning on purpose after you know better",
      "deliberate sin leaves no other sacrifice, just dread and fire",
    ],
  ],
  [
    "Hebrews 10:28-29",
    [
      "worse penalty for trampling on god’s son",
      "breaking moses’ law meant death, insulting the spirit is even worse",
    ],
  ],
  [
    "Hebrews 10:31",
    ["scary to end up in god’s grip", "terrifying to get caught by the living god"],
  ],
  [
    "Hebrews 10:32-34",
    [
      "they smiled while their property was confiscated",
      "remember the early days, publicly insulted and helping prisoners",
    ],
  ],
  [
    "Hebrews 10:35-36",
    [
      "dont toss out your confidence, you need stamina",
      "hang in there, your boldness pays a big reward",
    ],
  ],
  [
    "Hebrews 10:38-39",
    [
      "we arent quitters who back out and get destroyed",
      "god isn’t pleased with people who shrink back",
    ],
  ],
  ["Hebrews 11:1-7", ["faith is being sure of what you do not see"]],
  ["Hebrews 11:1-3", ["faith is being sure of what you can't see"]],
  ["Hebrews 11:1", ["what is the definition of faith", "being sure of what you cant see"]],
  [
    "Hebrews 11:3",
    [
      "visible universe made out of nothing visible, by god’s command",
      "creation out of nothing, how we understand it by faith",
    ],
  ],
  [
    "Hebrews 11:4",
    [
      "dead man still speaking because his offering was better than his brother’s",
      "why was one brother’s gift accepted and the other’s not",
    ],
  ],
  [
    "Hebrews 11:5",
    [
      "man who never died because god took him away",
      "vanished without dying since he had pleased god",
    ],
  ],
  [
    "Hebrews 11:6",
    [
      "you cant please god unless you believe he’s real and rewards seekers",
      "what do you need to believe to come to god",
    ],
  ],
  [
    "Hebrews 11:7",
    [
      "built a boat when warned about something nobody had seen",
      "his boat building condemned everyone else",
    ],
  ],
  [
    "Hebrews 11:8-31",
    ["list of heroes of faith", "went not knowing where", "city with foundations"],
  ],
  [
    "Hebrews 11:8",
    [
      "moved away with no idea where he was going",
      "packed up and left home just because god said so",
    ],
  ],
  [
    "Hebrews 11:9-10",
    [
      "lived in tents while looking forward to a city god designed",
      "god as architect and builder of a town with foundations",
    ],
  ],
  [
    "Hebrews 11:11-12",
    [
      "got pregnant long after menopause because she trusted the promise",
      "as good as dead yet had descendants like sand and stars",
    ],
  ],
  [
    "Hebrews 11:13-14",
    [
      "foreigners on earth who only saw the promises from a distance",
      "they died still waiting for what they were promised, just pilgrims",
    ],
  ],
  [
    "Hebrews 11:16",
    ["wanting a better homeland up in heaven", "god is proud to be their god and has a city ready"],
  ],
  [
    "Hebrews 11:17-19",
    [
      "he figured god could bring his boy back to life",
      "almost sacrificed his only son, got him back as if from the grave",
    ],
  ],
  [
    "Hebrews 11:21",
    [
      "dying grandfather leaning on his cane to worship",
      "blessed both of joseph’s boys while dying",
    ],
  ],
  [
    "Hebrews 11:22",
    [
      "on his deathbed he told them what to do with his bones",
      "predicted the exodus when near his end and asked about his skeleton",
    ],
  ],
  [
    "Hebrews 11:23",
    [
      "parents hid their beautiful baby for three months, unafraid of the king",
      "mom and dad defied the royal order to save their cute newborn",
    ],
  ],
  [
    "Hebrews 11:24-26",
    ["gave up palace life to suffer with his own people", "fun of sin only lasts a short while"],
  ],
  [
    "Hebrews 11:31",
    [
      "sex worker saved in the hall of faith for welcoming spies",
      "prostitute who didn’t die with the disobedient",
    ],
  ],
  [
    "Hebrews 11:32-40",
    [
      "sawn in two, lived in caves, world not worthy",
      "women got back their dead",
      "heroes sawn in two, living in caves and wearing goat skins",
    ],
  ],
  [
    "Hebrews 11:32-34",
    [
      "heroes who shut lions’ mouths and walked out of flames",
      "no time to talk about all the judges and prophets",
    ],
  ],
  [
    "Hebrews 11:35-38",
    [
      "martyrs sawed in half and stoned",
      "too good for this world, living in caves dressed in animal skins",
    ],
  ],
  [
    "Hebrews 12:1-17",
    [
      "crowd of witnesses, run the race, throw off weight",
      "father disciplines kids he loves",
      "bitter root",
    ],
  ],
  ["Hebrews 12:1-3", ["crowd of people watching us run the race"]],
  [
    "Hebrews 12:1-2",
    [
      "huge crowd in the stands watching us run",
      "throw off extra weight and run the marathon with eyes on jesus",
    ],
  ],
  [
    "Hebrews 12:3",
    [
      "think of what he put up with so you dont burn out",
      "dont get tired and give up, consider the hostility he faced",
    ],
  ],
  [
    "Hebrews 12:4",
    [
      "you havent bled yet in your fight with sin",
      "struggle against temptation hasn’t cost you your life yet",
    ],
  ],
  ["Hebrews 12:5-11", ["god disciplines us like a father does"]],
  [
    "Hebrews 12:5-6",
    ["being corrected is proof your heavenly dad loves you", "dont shrug off a spanking from god"],
  ],
  [
    "Hebrews 12:7-8",
    [
      "no discipline means you’re not a real child",
      "every dad disciplines his kids, otherwise they’re illegitimate",
    ],
  ],
  [
    "Hebrews 12:9-10",
    [
      "our dads punished us as they thought best, god does it for our good",
      "we respected our earthly fathers’ punishments, so submit to the spiritual one",
    ],
  ],
  [
    "Hebrews 12:11",
    ["punishment hurts now but pays off later", "no discipline feels fun at the time"],
  ],
  [
    "Hebrews 12:12-13",
    [
      "raise your droopy arms and strengthen wobbly knees",
      "level the road so the limping leg heals",
    ],
  ],
  [
    "Hebrews 12:14",
    [
      "try to get along with everyone and be holy or you wont see god",
      "pursue peace and holiness, required to see the lord",
    ],
  ],
  [
    "Hebrews 12:15",
    [
      "grudges grow like a poisonous weed and affect many",
      "bitter root that poisons a whole community",
    ],
  ],
  [
    "Hebrews 12:16-17",
    [
      "traded his inheritance for a bowl of food and cried later",
      "too late to take it back even with tears",
    ],
  ],
  ["Hebrews 12:18-29", ["God is fire", "shake earth and heaven"]],
  [
    "Hebrews 12:18-21",
    [
      "smoky mountain so frightening moses shook",
      "even an animal touching the hill had to be killed",
    ],
  ],
  [
    "Hebrews 12:22-24",
    [
      "arriving at the heavenly city with a party of countless angels",
      "sprinkled blood with a better message than abel’s",
    ],
  ],
  [
    "Hebrews 12:26-28",
    [
      "everything shaky will be removed, only a solid kingdom stays",
      "god will rattle heaven as well as earth",
    ],
  ],
  [
    "Hebrews 12:29",
    ["god is like a fire that burns everything up", "verse comparing god to a blaze"],
  ],
  [
    "Hebrews 13:1-25",
    [
      "some hosted angels without knowing",
      "honor marriage",
      "never leave you",
      "same yesterday, today, forever",
      "remember prisoners",
      "obey leaders",
    ],
  ],
  ["Hebrews 13:1-3", ["you might have welcomed angels without knowing"]],
  [
    "Hebrews 13:2",
    ["be nice to strangers they might be angels", "hosting heavenly visitors unaware"],
  ],
  [
    "Hebrews 13:3",
    [
      "remember people in jail as if you were locked up with them",
      "verse for prison ministry and abused people",
    ],
  ],
  [
    "Hebrews 13:4",
    ["keep the marriage bed pure", "respect marriage and dont cheat on your spouse"],
  ],
  [
    "Hebrews 13:5-6",
    [
      "keep away from greed and be satisfied with what you’ve got",
      "i’ll never abandon you, so what can people do to me",
    ],
  ],
  [
    "Hebrews 13:7",
    [
      "copy the faith of the leaders who taught you",
      "remember those who preached to you and see how their lives turned out",
    ],
  ],
  [
    "Hebrews 13:8",
    ["jesus never changes through the ages", "same person in the past, now and always"],
  ],
  [
    "Hebrews 13:9",
    [
      "dont get swept off by odd teachings about diets",
      "hearts get strength from grace, not special foods",
    ],
  ],
  [
    "Hebrews 13:12-13",
    [
      "he died outside the city so join him out there in disgrace",
      "leave the camp and share the shame he carried",
    ],
  ],
  [
    "Hebrews 13:14",
    ["no permanent town for us here", "cities here don’t last, looking forward to a future one"],
  ],
  [
    "Hebrews 13:15-16",
    [
      "lips praising as an offering, and sharing too",
      "sacrifices god likes now, thanking him and giving to others",
    ],
  ],
  [
    "Hebrews 13:17",
    [
      "listen to your pastors, they lose sleep over your souls",
      "make your church leaders’ job a joy and not a groan",
    ],
  ],
  [
    "Hebrews 13:23",
    [
      "news that his coworker got out of jail",
      "timothy released and maybe visiting with the writer",
    ],
  ],
];
