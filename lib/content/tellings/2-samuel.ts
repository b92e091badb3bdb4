import type { Telling } from "./schema";

export const secondSamuel: readonly Telling[] = [
  ["2 Samuel 1:1-16", ["man brings the crown and says he killed the king, and is executed for it"]],
  [
    "2 Samuel 1:10",
    [
      "amalekite claims he finished off the king and brings his crown and bracelet",
      "man hoping for a reward says he killed saul",
    ],
  ],
  [
    "2 Samuel 1:17-27",
    [
      "how the heroes have fallen",
      "your love was more wonderful than women’s love",
      "sad song for his friend",
    ],
  ],
  [
    "2 Samuel 1:26",
    [
      "his friendship meant more than women’s love",
      "david’s grief song for jonathan, dear brother",
    ],
  ],
  [
    "2 Samuel 2:1-32",
    [
      "twelve against twelve fight and all die holding each other’s heads",
      "fast runner will not stop chasing and is speared with the back end of the spear",
    ],
  ],
  [
    "2 Samuel 2:14-16",
    [
      "twelve against twelve stab each other at the pool of gibeon",
      "contest of young men where everyone dies at once",
    ],
  ],
  [
    "2 Samuel 2:18-19",
    ["fast as a gazelle and wouldn’t stop chasing", "joab’s brother the sprinter"],
  ],
  ["2 Samuel 2:23", ["runner killed with the blunt end of a spear", "how asahel died"]],
  [
    "2 Samuel 3:6-39",
    [
      "husband walks behind crying as his wife is taken back",
      "commander stabbed in the gate out of revenge",
    ],
  ],
  [
    "2 Samuel 3:15-16",
    [
      "second husband walks crying behind the wife taken from him",
      "michal given back to david and paltiel weeps along the road",
    ],
  ],
  [
    "2 Samuel 3:27",
    [
      "pulled aside at the gate for a private talk and stabbed",
      "joab murders abner for his brother",
    ],
  ],
  [
    "2 Samuel 4:1-12",
    [
      "king murdered in bed during his nap and his head brought as a gift",
      "boy dropped by his nurse and crippled",
    ],
  ],
  [
    "2 Samuel 4:4",
    ["dropped by his nanny at five and lame ever since", "how mephibosheth got crippled"],
  ],
  [
    "2 Samuel 4:5-7",
    ["two brothers behead a man during his midday nap", "ishbosheth murdered in bed"],
  ],
  [
    "2 Samuel 5:1-16",
    [
      "captures a city through the water tunnel",
      "even the blind and lame will keep you out",
      "king at thirty",
    ],
  ],
  ["2 Samuel 5:17-25", ["sound of marching in the tops of the trees"]],
  [
    "2 Samuel 5:24",
    [
      "sound of marching in the treetops is the signal to attack",
      "footsteps over the mulberry trees",
    ],
  ],
  [
    "2 Samuel 6:1-11",
    [
      "man dies for touching the box when the oxen stumble",
      "he only wanted to stop it from falling",
    ],
  ],
  ["2 Samuel 6:6-8", ["touches the holy box to steady it when the oxen stumble and drops dead"]],
  [
    "2 Samuel 6:6-7",
    [
      "struck dead for grabbing the holy box when the oxen stumbled",
      "uzzah only wanted to steady the ark",
    ],
  ],
  [
    "2 Samuel 6:10-11",
    ["house blessed for three months because the ark stayed there", "who was obed-edom"],
  ],
  [
    "2 Samuel 6:12-23",
    [
      "king dances half naked in the street and his wife is disgusted",
      "he leaps before the holy box",
      "king dances half naked in front of god and his wife is disgusted",
    ],
  ],
  [
    "2 Samuel 6:16",
    [
      "wife looks out the window and despises her dancing husband",
      "embarrassed by the king’s jumping around",
    ],
  ],
  [
    "2 Samuel 7:1-29",
    [
      "he wants to build a house for God but God says I will build you one",
      "your throne will last forever",
      "living in a fine house while God lives in a tent",
    ],
  ],
  [
    "2 Samuel 8:2",
    [
      "prisoners made to lie down and measured with a rope, two lengths die",
      "how david decided which moabites would live",
    ],
  ],
  [
    "2 Samuel 9:1-13",
    [
      "is there anyone left I can be kind to for my friend’s sake",
      "disabled grandson of the old king eats at the king’s table",
      "why look at a dead dog like me",
      "disabled prince who can't walk gets to eat at the king's table every day",
    ],
  ],
  [
    "2 Samuel 9:3-5",
    [
      "king looks for anyone left of a rival’s family to be kind to",
      "disabled son of jonathan found living at lo debar",
    ],
  ],
  [
    "2 Samuel 10:1-19",
    ["ambassadors sent home with half their beards shaved and their clothes cut at the butt"],
  ],
  [
    "2 Samuel 10:4-5",
    [
      "ambassadors with half their beards shaved and their pants cut off",
      "stay in jericho until your facial hair grows back",
    ],
  ],
  [
    "2 Samuel 11:1-27",
    [
      "king sees a woman taking a bath from the roof and sleeps with her",
      "she sends word I am pregnant",
      "soldier will not sleep at home so he is put in the front line to die",
      "carries his own death letter",
      "affair and murder cover up",
    ],
  ],
  ["2 Samuel 11:2-5", ["king sees a woman taking a bath from his roof and gets her pregnant"]],
  [
    "2 Samuel 11:11",
    [
      "soldier won’t sleep at home with his wife while others camp in the field",
      "uriah’s loyalty foils the cover-up",
    ],
  ],
  [
    "2 Samuel 11:14-17",
    ["puts her husband at the front of the battle so he gets killed", "murder by letter"],
  ],
  [
    "2 Samuel 11:14-15",
    [
      "carried his own death warrant to the general",
      "letter ordering a man put where the fighting is worst",
    ],
  ],
  [
    "2 Samuel 12:1-14",
    [
      "a story about a rich man who took a poor man’s only pet lamb",
      "you are that man",
      "prophet makes the king condemn himself",
      "sword will never leave your family",
    ],
  ],
  [
    "2 Samuel 12:1-7",
    ["story of a rich man stealing a poor man's only pet lamb", "you are the man"],
  ],
  [
    "2 Samuel 12:3",
    [
      "pet lamb that drank from his cup and slept in his arms",
      "poor man’s one sheep treated like a daughter",
    ],
  ],
  [
    "2 Samuel 12:15-25",
    [
      "he stops fasting when the baby dies",
      "I will go to him but he will not come back to me",
      "washes and eats after his child died",
      "he stops fasting when the baby dies, i will go to him but he won't come back to me",
    ],
  ],
  [
    "2 Samuel 12:22-23",
    [
      "baby is dead so why keep fasting, i’ll go to him someday",
      "verse for parents who lost a child, he can’t come back to me",
    ],
  ],
  [
    "2 Samuel 12:30",
    [
      "heavy gold crown with jewels put on david after conquering rabbah",
      "crown weighing a talent taken from the ammonite king",
    ],
  ],
  [
    "2 Samuel 13:1-22",
    [
      "pretends to be sick so his sister brings him food and rapes her",
      "after it he hated her more than he had loved her",
      "she tears her fancy dress and puts ashes on her head",
    ],
  ],
  [
    "2 Samuel 13:5-6",
    ["pretend to be ill so your sister will bake for you", "crafty cousin jonadab’s bad advice"],
  ],
  ["2 Samuel 13:10-19", ["half brother pretends to be ill and rapes his sister"]],
  [
    "2 Samuel 13:15",
    ["after raping her he hated her more than he had loved her", "amnon’s lust turns to disgust"],
  ],
  ["2 Samuel 13:23-39", ["brother waits two years and has the rapist killed at a party"]],
  [
    "2 Samuel 13:28-29",
    [
      "wait till he’s tipsy at the sheep shearing then kill him",
      "revenge two years later for a sister’s rape",
    ],
  ],
  [
    "2 Samuel 14:1-33",
    [
      "woman pretends her two sons fought",
      "water spilled on the ground cannot be gathered",
      "cuts his hair once a year and weighs it",
      "sets the barley field on fire to get attention",
    ],
  ],
  [
    "2 Samuel 14:14",
    [
      "we all die, like spilled water you can’t scoop up again",
      "wise woman of tekoa on death and bringing back an exile",
    ],
  ],
  [
    "2 Samuel 14:26",
    [
      "weighed his hair once a year when he got it cut",
      "thick heavy hair, two hundred shekels of it, absalom",
    ],
  ],
  [
    "2 Samuel 14:30-31",
    [
      "sets the neighbor’s barley on fire to get his attention",
      "joab wouldn’t come until his crop was burning",
    ],
  ],
  [
    "2 Samuel 15:1-37",
    [
      "prince stands by the gate and steals people’s hearts",
      "king runs away barefoot and crying from his own son",
      "foreign bodyguard says wherever you are I will be",
    ],
  ],
  [
    "2 Samuel 15:2-6",
    [
      "prince at the city gate kisses voters and says if only i were judge",
      "stealing people’s hearts by flattery",
    ],
  ],
  [
    "2 Samuel 15:19-21",
    [
      "foreigner who only came yesterday insists on following the king",
      "ittai sticks with david in life or death",
    ],
  ],
  [
    "2 Samuel 15:30",
    ["king walks barefoot and crying up the olive hill", "fleeing his son with his head covered"],
  ],
  [
    "2 Samuel 16:1-23",
    [
      "man throws rocks and dirt at the king and curses him, let him curse",
      "sleeps with father’s women on the roof in view of all",
    ],
  ],
  [
    "2 Samuel 16:5-7",
    ["man throws rocks and curses at the king on the road", "shimei calls david a bloody murderer"],
  ],
  [
    "2 Samuel 16:21-22",
    [
      "sleeps with his father’s women in a rooftop tent for all to see",
      "shocking advice of ahithophel about the harem",
    ],
  ],
  [
    "2 Samuel 17:1-29",
    [
      "adviser hangs himself because his advice was not taken",
      "spies hide in a well covered with grain",
    ],
  ],
  [
    "2 Samuel 17:18-19",
    [
      "spies hidden down a well with grain spread over the lid",
      "woman covers the two messengers at bahurim",
    ],
  ],
  [
    "2 Samuel 17:23",
    [
      "adviser hangs himself because nobody took his advice",
      "ahithophel put his affairs in order and killed himself",
    ],
  ],
  [
    "2 Samuel 18:1-18",
    [
      "his hair gets stuck in a tree and he hangs there",
      "three spears in the heart",
      "mule runs on without him",
    ],
  ],
  ["2 Samuel 18:9-15", ["hair gets stuck in a tree and they stab him hanging there"]],
  [
    "2 Samuel 18:9",
    ["caught by his head in an oak while the mule kept going", "prince dangling from a tree"],
  ],
  [
    "2 Samuel 18:18",
    [
      "built his own monument since he had no son to remember him",
      "monument called absalom’s pillar",
    ],
  ],
  [
    "2 Samuel 18:19-33",
    [
      "two runners race with the news",
      "if only I had died instead of you, my son",
      "father cries for his rebel son",
    ],
  ],
  [
    "2 Samuel 18:23",
    [
      "second runner overtakes the first with the news",
      "ahimaaz insists on running anyway and beats the cushite",
    ],
  ],
  ["2 Samuel 18:32-33", ["father crying my son my son i wish i had died instead"]],
  [
    "2 Samuel 18:33",
    [
      "wish i had died instead of you, my boy",
      "father sobs over his rebel son in the room above the gate",
    ],
  ],
  [
    "2 Samuel 19:1-43",
    [
      "you love those who hate you, stop crying and talk to your soldiers",
      "eighty year old says I can no longer taste food",
      "lame man did not wash or trim his beard",
    ],
  ],
  [
    "2 Samuel 19:24",
    [
      "didn’t trim his beard or wash clothes until the king was safe",
      "mephibosheth let himself go while david was away",
    ],
  ],
  [
    "2 Samuel 19:35",
    [
      "eighty year old can’t taste food or hear singers any more",
      "barzillai says he’s too old to live at the palace",
    ],
  ],
  [
    "2 Samuel 20:1-26",
    [
      "murderer takes him by the beard to kiss him and stabs him",
      "wise woman has a head thrown over the wall",
    ],
  ],
  [
    "2 Samuel 20:9-10",
    ["takes him by the beard for a kiss and stabs him", "joab’s fake greeting to amasa"],
  ],
  [
    "2 Samuel 20:21-22",
    ["head thrown over the wall to save the town", "wise woman of abel gets sheba beheaded"],
  ],
  [
    "2 Samuel 21:1-14",
    [
      "mother keeps birds off her dead sons’ bodies for months",
      "seven of the old king’s family hanged because of an old broken treaty",
    ],
  ],
  [
    "2 Samuel 21:10",
    [
      "mother guards her hanged sons’ bodies from birds and beasts",
      "rizpah camping on a rock with sackcloth",
    ],
  ],
  [
    "2 Samuel 21:15-22",
    ["man with six fingers on each hand and six toes", "another giant with a spear like a beam"],
  ],
  [
    "2 Samuel 21:17",
    [
      "you can’t go to war with us any more, you’re our lamp",
      "soldiers retire david from battle after a giant nearly got him",
    ],
  ],
  ["2 Samuel 21:20", ["giant with six fingers and six toes", "man with twenty-four digits"]],
  ["2 Samuel 22:1-51", ["God is my rock and castle", "with you I can jump over a wall"]],
  [
    "2 Samuel 23:8-39",
    [
      "three men break through enemy lines to get water and he pours it out",
      "killed a lion in a pit on a snowy day",
      "hand stuck to his sword",
    ],
  ],
  [
    "2 Samuel 23:10",
    [
      "hand stuck to his sword from fighting so long",
      "tired warrior eleazar can’t let go of the weapon",
    ],
  ],
  [
    "2 Samuel 23:11-12",
    ["stood alone defending a field of lentils", "shammah fights for a bean patch"],
  ],
  ["2 Samuel 23:14-17", ["three soldiers risk their lives to get him water and he pours it out"]],
  [
    "2 Samuel 23:15-17",
    [
      "risked their lives for hometown well water and he poured it out",
      "three heroes fetch bethlehem water",
    ],
  ],
  ["2 Samuel 23:20", ["brave exploits of benaiah, two moabites and a big cat"]],
  [
    "2 Samuel 24:1-25",
    [
      "king counts his soldiers and a plague comes",
      "choose famine, running or plague",
      "I will not give God what costs me nothing",
      "angel with hand stretched over the city",
    ],
  ],
  [
    "2 Samuel 24:13",
    ["pick your punishment, famine, enemies or plague", "three choices offered after the census"],
  ],
  [
    "2 Samuel 24:24",
    [
      "i won’t give god something that costs me nothing",
      "david insists on paying for the land and oxen",
    ],
  ],
];
