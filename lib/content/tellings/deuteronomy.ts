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
    "Deuteronomy 1:19-46",
    ["eleven days’ trip that took forty years", "God carried you like a father carries his son"],
  ],
  ["Deuteronomy 2:1-25", ["do not bother your relatives’ land", "giants used to live there"]],
  ["Deuteronomy 3:11", ["a king with a bed thirteen feet long", "giant’s iron bed"]],
  [
    "Deuteronomy 3:23-29",
    ["he begs to see the land and God says enough, do not speak of it again"],
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
    "Deuteronomy 5:1-33",
    [
      "the ten rules told a second time",
      "remember you were slaves, so give your servants a day off",
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
    "Deuteronomy 7:1-26",
    [
      "chosen not because you are many but the smallest people",
      "do not marry them",
      "destroy seven nations",
      "little by little lest wild animals grow too many",
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
  ["Deuteronomy 9:1-29", ["not because you are good, you are stubborn people"]],
  [
    "Deuteronomy 10:12-22",
    [
      "what does God want from you",
      "he loves foreigners and gives them food and clothes",
      "circumcise your heart",
    ],
  ],
  [
    "Deuteronomy 11:8-28",
    ["a land watered by rain and not by foot", "today I put a blessing and a curse before you"],
  ],
  ["Deuteronomy 12:1-32", ["only one place to worship", "smash their altars"]],
  [
    "Deuteronomy 13:1-18",
    [
      "even if your own brother or wife says follow other gods kill them",
      "a prophet whose sign comes true but leads you wrong",
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
    "Deuteronomy 15:1-18",
    [
      "cancel all debts after seven years",
      "there will always be poor people so open your hand",
      "do not send the freed slave away with nothing",
    ],
  ],
  ["Deuteronomy 16:18-20", ["no bribes for judges, justice and only justice"]],
  [
    "Deuteronomy 17:2-13",
    [
      "two or three witnesses and the witnesses throw the first stones",
      "hard cases go to the priests",
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
    "Deuteronomy 18:9-14",
    ["no fortune tellers, witches or talking to the dead", "burn no child in the fire"],
  ],
  [
    "Deuteronomy 18:15-22",
    ["another prophet like Moses will come", "if what he says does not happen it was not from God"],
  ],
  [
    "Deuteronomy 19:14-21",
    [
      "do not move your neighbor’s boundary stone",
      "a lying witness gets what he wanted for the other",
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
    "Deuteronomy 21:1-9",
    [
      "nobody knows who killed a man found in a field, so they break a young cow’s neck and wash hands",
    ],
  ],
  [
    "Deuteronomy 21:10-14",
    ["captured woman shaves her head and mourns a month before a soldier may marry her"],
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
    "Deuteronomy 22:8",
    ["put a railing on your roof so nobody falls", "building code in the bible"],
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
    "Deuteronomy 23:1-25",
    [
      "man with crushed private parts may not come in",
      "dig a hole and cover your poo",
      "do not hand back a runaway slave",
      "eat your fill of grapes but take none in a basket",
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
    "Deuteronomy 24:6-22",
    [
      "do not take a millstone as a pledge",
      "pay the poor worker before sunset",
      "fathers must not die for their children’s crime",
      "leave the forgotten bundle for the widow",
    ],
  ],
  [
    "Deuteronomy 24:19-22",
    ["if you forget some grain in the field leave it for widows and orphans"],
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
  ["Deuteronomy 25:4", ["don't tie up the ox's mouth while it works"]],
  ["Deuteronomy 26:1-15", ["my father was a wandering man", "bring the first fruit in a basket"]],
  [
    "Deuteronomy 27:1-26",
    [
      "curses shouted from a mountain and all say amen",
      "cursed is he who leads a blind man astray",
      "write the law on plastered stones",
    ],
  ],
  [
    "Deuteronomy 28:1-14",
    ["blessed in the city and in the field", "you will be the head and not the tail"],
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
    "Deuteronomy 29:1-29",
    ["some things only God knows", "your clothes did not wear out forty years"],
  ],
  [
    "Deuteronomy 30:1-20",
    [
      "it is not too hard or far up in heaven",
      "choose life or death",
      "he will bring you back from the ends of the earth",
    ],
  ],
  ["Deuteronomy 30:15-20", ["i put life and death in front of you so pick life"]],
  [
    "Deuteronomy 31:1-13",
    [
      "he will not leave you, do not be scared",
      "a hundred and twenty years old and cannot lead any more",
      "read the law to everybody each seven years",
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
    "Deuteronomy 33:1-29",
    ["underneath are the arms that never end", "blessing each tribe before he dies"],
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
];
