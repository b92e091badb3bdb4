import type { Telling } from "./schema";

export const leviticus: readonly Telling[] = [
  [
    "Leviticus 1:1-17",
    [
      "burn a whole bull or bird on the altar",
      "put your hand on the animal’s head before it is killed",
    ],
  ],
  ["Leviticus 2:1-16", ["flour and oil offering", "put salt on every offering, no yeast or honey"]],
  [
    "Leviticus 4:1-35",
    [
      "sacrifice for sins done by accident",
      "what a leader or a common person brings when he did wrong without knowing",
    ],
  ],
  [
    "Leviticus 5:1-13",
    [
      "a poor person may bring two doves or just flour",
      "guilty if you saw something and do not speak up as a witness",
    ],
  ],
  [
    "Leviticus 6:1-7",
    ["give back what you stole plus a fifth", "lied to a neighbor about something lost"],
  ],
  [
    "Leviticus 8:1-36",
    ["priests are dressed and oil poured on the head", "blood on the right ear, thumb and big toe"],
  ],
  [
    "Leviticus 10:1-3",
    ["two priests burned up for using the wrong fire", "aaron's sons die and he says nothing"],
  ],
  [
    "Leviticus 10:1-11",
    [
      "two priests burned up for using the wrong fire",
      "father kept silent when his sons died",
      "priests may not drink wine on duty",
    ],
  ],
  [
    "Leviticus 11:1-23",
    [
      "do not eat pork, rabbit or shellfish",
      "only fish with scales",
      "list of birds you may not eat",
      "insects that hop are allowed",
    ],
  ],
  [
    "Leviticus 11:24-47",
    ["a dead mouse falls in a pot and it must be broken", "be holy because I am holy"],
  ],
  [
    "Leviticus 12:1-8",
    ["woman unclean longer after a girl than a boy", "new mother offers a lamb or two birds"],
  ],
  [
    "Leviticus 13:1-46",
    [
      "priest looks at spots on the skin",
      "sick man must shout unclean and live outside the camp",
      "bald is clean",
    ],
  ],
  ["Leviticus 13:45-46", ["people with skin disease must shout unclean and live outside"]],
  ["Leviticus 13:47-59", ["mold on clothes gets burned"]],
  [
    "Leviticus 14:1-32",
    [
      "a bird dipped in blood is let fly free when a skin sickness is healed",
      "shave off all hair and eyebrows",
    ],
  ],
  ["Leviticus 14:33-57", ["mildew in a house, scrape the walls or tear it down"]],
  [
    "Leviticus 15:1-33",
    ["rules about bodily discharge", "a woman’s period makes her unclean seven days"],
  ],
  [
    "Leviticus 16:1-34",
    [
      "a goat carries everybody’s sins away into the desert",
      "the priest goes behind the curtain once a year",
      "day to fast and say sorry",
    ],
  ],
  ["Leviticus 16:20-22", ["goat sent into the desert with everybody's sins", "scapegoat"]],
  ["Leviticus 17:10-16", ["do not drink or eat blood because life is in it"]],
  [
    "Leviticus 18:1-30",
    [
      "list of relatives you may not sleep with",
      "man lying with a man",
      "the land vomits people out",
    ],
  ],
  [
    "Leviticus 19:1-18",
    [
      "leave some grapes and grain at the edges for the poor",
      "do not curse a deaf man or trip a blind one",
      "pay your worker the same day",
      "no gossip",
      "do not take revenge, love the person next door",
    ],
  ],
  [
    "Leviticus 19:9-10",
    ["don't pick everything, leave some of the crop for poor people and foreigners"],
  ],
  [
    "Leviticus 19:19-37",
    [
      "no clothes of two kinds of cloth",
      "do not trim your beard",
      "no tattoos",
      "stand up when an old person comes in",
      "treat the foreigner as your own",
      "honest weights",
    ],
  ],
  ["Leviticus 19:32-34", ["stand up for old people", "treat the immigrant like one of your own"]],
  [
    "Leviticus 20:1-27",
    ["death for giving children to an idol", "death for adultery and for cursing parents"],
  ],
  [
    "Leviticus 21:1-24",
    ["priests may not be disabled or marry a divorced woman", "no bald patches shaved"],
  ],
  [
    "Leviticus 22:17-33",
    ["animals with a defect may not be offered", "mother and calf not killed on the same day"],
  ],
  [
    "Leviticus 23:1-44",
    [
      "calendar of the holidays",
      "living in huts of branches for a week",
      "wave the first bundle of grain",
      "fifty days later the harvest feast",
    ],
  ],
  [
    "Leviticus 24:10-23",
    ["stoned for cursing God’s name in a fight", "fracture for fracture, tooth for tooth"],
  ],
  ["Leviticus 25:1-7", ["fields must rest one year in seven"]],
  [
    "Leviticus 25:8-22",
    [
      "every fifty years debts are cancelled and land goes back to the family",
      "blow the horn, freedom for everyone",
      "every fifty years everyone gets their land back and debts are over",
    ],
  ],
  [
    "Leviticus 25:35-55",
    [
      "help a poor brother and take no interest",
      "slaves from other nations may be kept forever",
      "he is to be treated as a hired man, not a slave",
    ],
  ],
  ["Leviticus 26:1-13", ["rain and peace if you obey", "five of you will chase a hundred"]],
  [
    "Leviticus 26:14-46",
    [
      "you will run when nobody chases you",
      "you will eat your own children",
      "terrible things if they do not listen",
    ],
  ],
  [
    "Leviticus 27:1-34",
    [
      "price list for people promised to God",
      "a tenth of all animals, every tenth that passes under the stick",
    ],
  ],
];
