import type { Telling } from "./schema";

export const secondSamuel: readonly Telling[] = [
  ["2 Samuel 1:1-16", ["man brings the crown and says he killed the king, and is executed for it"]],
  [
    "2 Samuel 1:17-27",
    [
      "how the heroes have fallen",
      "your love was more wonderful than women’s love",
      "sad song for his friend",
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
    "2 Samuel 3:6-39",
    [
      "husband walks behind crying as his wife is taken back",
      "commander stabbed in the gate out of revenge",
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
    "2 Samuel 5:1-16",
    [
      "captures a city through the water tunnel",
      "even the blind and lame will keep you out",
      "king at thirty",
    ],
  ],
  ["2 Samuel 5:17-25", ["sound of marching in the tops of the trees"]],
  [
    "2 Samuel 6:1-11",
    [
      "man dies for touching the box when the oxen stumble",
      "he only wanted to stop it from falling",
    ],
  ],
  ["2 Samuel 6:6-8", ["touches the holy box to steady it when the oxen stumble and drops dead"]],
  [
    "2 Samuel 6:12-23",
    [
      "king dances half naked in the street and his wife is disgusted",
      "he leaps before the holy box",
      "king dances half naked in front of god and his wife is disgusted",
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
    "2 Samuel 9:1-13",
    [
      "is there anyone left I can be kind to for my friend’s sake",
      "disabled grandson of the old king eats at the king’s table",
      "why look at a dead dog like me",
      "disabled prince who can't walk gets to eat at the king's table every day",
    ],
  ],
  [
    "2 Samuel 10:1-19",
    ["ambassadors sent home with half their beards shaved and their clothes cut at the butt"],
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
    "2 Samuel 11:14-17",
    ["puts her husband at the front of the battle so he gets killed", "murder by letter"],
  ],
  [
    "2 Samuel 12:1-7",
    ["story of a rich man stealing a poor man's only pet lamb", "you are the man"],
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
    "2 Samuel 12:15-25",
    [
      "he stops fasting when the baby dies",
      "I will go to him but he will not come back to me",
      "washes and eats after his child died",
      "he stops fasting when the baby dies, i will go to him but he won't come back to me",
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
  ["2 Samuel 13:10-19", ["half brother pretends to be ill and rapes his sister"]],
  ["2 Samuel 13:23-39", ["brother waits two years and has the rapist killed at a party"]],
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
    "2 Samuel 15:1-37",
    [
      "prince stands by the gate and steals people’s hearts",
      "king runs away barefoot and crying from his own son",
      "foreign bodyguard says wherever you are I will be",
    ],
  ],
  [
    "2 Samuel 16:1-23",
    [
      "man throws rocks and dirt at the king and curses him, let him curse",
      "sleeps with father’s women on the roof in view of all",
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
    "2 Samuel 18:1-18",
    [
      "his hair gets stuck in a tree and he hangs there",
      "three spears in the heart",
      "mule runs on without him",
    ],
  ],
  ["2 Samuel 18:9-15", ["hair gets stuck in a tree and they stab him hanging there"]],
  [
    "2 Samuel 18:19-33",
    [
      "two runners race with the news",
      "if only I had died instead of you, my son",
      "father cries for his rebel son",
    ],
  ],
  ["2 Samuel 18:32-33", ["father crying my son my son i wish i had died instead"]],
  [
    "2 Samuel 19:1-43",
    [
      "you love those who hate you, stop crying and talk to your soldiers",
      "eighty year old says I can no longer taste food",
      "lame man did not wash or trim his beard",
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
    "2 Samuel 21:1-14",
    [
      "mother keeps birds off her dead sons’ bodies for months",
      "seven of the old king’s family hanged because of an old broken treaty",
    ],
  ],
  [
    "2 Samuel 21:15-22",
    ["man with six fingers on each hand and six toes", "another giant with a spear like a beam"],
  ],
  ["2 Samuel 22:1-51", ["God is my rock and castle", "with you I can jump over a wall"]],
  [
    "2 Samuel 23:8-39",
    [
      "three men break through enemy lines to get water and he pours it out",
      "killed a lion in a pit on a snowy day",
      "hand stuck to his sword",
    ],
  ],
  ["2 Samuel 23:14-17", ["three soldiers risk their lives to get him water and he pours it out"]],
  [
    "2 Samuel 24:1-25",
    [
      "king counts his soldiers and a plague comes",
      "choose famine, running or plague",
      "I will not give God what costs me nothing",
      "angel with hand stretched over the city",
    ],
  ],
];
