import type { Telling } from "./schema";

export const ephesians: readonly Telling[] = [
  ["Ephesians 1:3-23", ["chosen before the world began", "every spiritual blessing"]],
  [
    "Ephesians 1:4-5",
    [
      "picked before the world existed to be adopted",
      "god planned you as his kid before the earth began",
    ],
  ],
  [
    "Ephesians 2:1-10",
    ["saved by kindness not by what you do, so nobody brags", "made for good works"],
  ],
  ["Ephesians 2:8-10", ["saved as a gift not by what you do"]],
  [
    "Ephesians 2:8-9",
    ["salvation is a present, you can’t earn it or brag", "saved by grace, nothing you did"],
  ],
  [
    "Ephesians 2:10",
    [
      "we’re god’s artwork made to do good things planned ahead",
      "you’re a masterpiece with a purpose prepared beforehand",
    ],
  ],
  ["Ephesians 2:11-22", ["wall between two groups torn down", "no longer strangers"]],
  [
    "Ephesians 2:14-16",
    [
      "tore down the wall between two hostile groups",
      "made jews and non-jews into one new person, ended the feud",
    ],
  ],
  [
    "Ephesians 2:19",
    [
      "no more immigrants, full citizens and family members",
      "you’re not aliens anymore, you belong to the household",
    ],
  ],
  ["Ephesians 3:14-21", ["how wide, long, high and deep", "more than we can ask or imagine"]],
  [
    "Ephesians 3:17-19",
    ["how wide, long, high and deep love is", "knowing a love that’s beyond knowing"],
  ],
  [
    "Ephesians 3:20-21",
    [
      "can do way more than we could ask or imagine",
      "beyond our wildest dreams, by power working in us",
    ],
  ],
  [
    "Ephesians 4:1-16",
    ["one Lord, one faith, one baptism", "grow up, not tossed like kids by waves"],
  ],
  [
    "Ephesians 4:4-6",
    ["just one lord, one faith and one baptism", "all one body and one dad over everyone"],
  ],
  [
    "Ephesians 4:8-10",
    ["went up and took prisoners along, first went down below", "did jesus go down to hell"],
  ],
  [
    "Ephesians 4:14",
    [
      "stop being kids blown around by every new teaching",
      "gullible like a boat tossed by waves of new ideas",
    ],
  ],
  [
    "Ephesians 4:15-16",
    ["be honest but loving, and grow up", "every joint and ligament helps the whole grow"],
  ],
  [
    "Ephesians 4:17-32",
    [
      "do not go to bed angry",
      "thief should work",
      "no dirty talk",
      "be kind and forgive",
      "put off old self",
    ],
  ],
  [
    "Ephesians 4:22-24",
    [
      "take off your old self like dirty clothes and put on a new one",
      "change of clothes image for leaving your former lifestyle",
    ],
  ],
  ["Ephesians 4:26-32", ["don't go to bed angry, no dirty talk"]],
  ["Ephesians 4:26-27", ["don’t go to bed mad", "is it a sin to be angry"]],
  [
    "Ephesians 4:28",
    ["thief should get a job and share what he earns", "advice for someone who used to shoplift"],
  ],
  [
    "Ephesians 4:29",
    [
      "no swearing or trash talk, say things that build people up",
      "watch your language, is cussing wrong",
    ],
  ],
  ["Ephesians 4:30", ["don’t make the spirit sad", "hurting the holy spirit’s feelings"]],
  [
    "Ephesians 5:1-20",
    ["no sex jokes", "wake up sleeper", "do not get drunk but sing", "use time well"],
  ],
  [
    "Ephesians 5:3-4",
    ["dirty jokes aren’t fitting for christians", "crude humor and silly talk, say thanks instead"],
  ],
  [
    "Ephesians 5:18",
    [
      "does the bible say don’t get drunk on wine",
      "be full of the spirit instead of getting wasted",
    ],
  ],
  [
    "Ephesians 5:21-33",
    [
      "wives obey husbands, husbands love like their own body",
      "marriage",
      "wives and husbands, love your wife like your own body",
    ],
  ],
  [
    "Ephesians 5:22-24",
    [
      "wives have to submit to their husbands in everything",
      "man as head of the household like jesus over the church",
    ],
  ],
  [
    "Ephesians 5:25-27",
    ["husbands should love their wives enough to die for them", "bride with no stain or wrinkle"],
  ],
  [
    "Ephesians 6:1-9",
    ["kids obey parents so you live long", "dads do not make your kids angry", "slaves obey"],
  ],
  ["Ephesians 6:1-4", ["kids obey your parents, dads don't make your kids mad"]],
  [
    "Ephesians 6:1-3",
    [
      "obey your folks and you’ll live long, first command with a reward",
      "rule for children with a promise of a long life",
    ],
  ],
  [
    "Ephesians 6:4",
    [
      "dads, don’t make your kids angry, raise them right",
      "fathers shouldn’t exasperate their kids but train them",
    ],
  ],
  [
    "Ephesians 6:10-24",
    ["armor, helmet, shield, sword, shoes", "fight not against people but dark powers"],
  ],
  ["Ephesians 6:10-17", ["wear god's armor, shield and helmet"]],
  [
    "Ephesians 6:11-12",
    [
      "our fight isn’t with human beings but with evil spirits",
      "spiritual warfare against demonic powers",
    ],
  ],
  [
    "Ephesians 6:14-15",
    [
      "belt, chest plate and shoes of a christian soldier",
      "get dressed for battle with truth around your waist",
    ],
  ],
  [
    "Ephesians 6:16-17",
    [
      "shield to put out flaming arrows, plus helmet and sword",
      "defensive gear against the devil’s burning darts",
    ],
  ],
];
