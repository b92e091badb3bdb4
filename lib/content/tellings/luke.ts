import type { Telling } from "./schema";

export const luke: readonly Telling[] = [
  ["Luke 1:1-4", ["doctor writes to a friend after checking everything carefully"]],
  [
    "Luke 1:5-25",
    [
      "old priest cannot speak because he did not believe an angel",
      "elderly couple will have a boy",
    ],
  ],
  [
    "Luke 1:26-38",
    [
      "angel tells a girl she will have a baby without a man",
      "how can this be",
      "I am God’s servant",
    ],
  ],
  [
    "Luke 1:39-56",
    [
      "unborn baby kicks for joy when a pregnant cousin visits",
      "song, sends rich away empty",
      "blessed among women",
    ],
  ],
  ["Luke 1:57-80", ["writes his name is on a tablet and can talk again"]],
  [
    "Luke 2:1-7",
    [
      "baby in a feeding trough because no space for guests",
      "emperor counts everybody",
      "traveling while pregnant",
    ],
  ],
  [
    "Luke 2:8-20",
    ["shepherds at night see angels singing", "mother kept all in her heart", "wrapped in cloth"],
  ],
  [
    "Luke 2:21-38",
    [
      "old man can die now that he saw the baby",
      "very old widow never left the temple",
      "sword will go through your heart",
      "two birds because poor",
    ],
  ],
  [
    "Luke 2:39-52",
    [
      "boy lost three days and found in temple asking teachers",
      "parents worry, you should know I am in my father’s house",
      "nothing else told of his childhood",
    ],
  ],
  ["Luke 3:10-14", ["soldiers be happy with your pay", "tax men take no more"]],
  [
    "Luke 5:1-11",
    ["fished all night caught nothing, then nets nearly break", "go away from me, I am a bad man"],
  ],
  ["Luke 6:12-16", ["prayed all night before choosing"]],
  ["Luke 7:11-17", ["widow’s only son sits up in his coffin", "stopped a funeral, do not cry"]],
  [
    "Luke 7:36-50",
    [
      "woman of bad name washes feet with tears and dries with hair at a dinner",
      "two debts, who loves more",
      "loved much because forgiven much",
      "host gave no kiss",
    ],
  ],
  ["Luke 8:1-3", ["women who paid for the trip out of their own money"]],
  ["Luke 9:51-56", ["shall we call fire down on that village"]],
  [
    "Luke 10:1-20",
    [
      "seventy sent in pairs like lambs among wolves",
      "Satan fell like lightning",
      "be glad your names are written in heaven",
    ],
  ],
  [
    "Luke 10:25-37",
    [
      "man beaten by robbers and only a foreigner helps",
      "priest walks by on the other side",
      "who is my neighbor",
      "oil, wine, donkey and two coins to the innkeeper",
    ],
  ],
  [
    "Luke 10:38-42",
    [
      "sister complains she does all the housework while the other sits and listens",
      "you worry about many things",
    ],
  ],
  ["Luke 11:5-8", ["neighbor wakes you at midnight for bread, kids are in bed"]],
  ["Luke 11:27-28", ["blessed is the womb that carried you, a woman shouts"]],
  [
    "Luke 11:37-54",
    ["dinner with religious men and he does not wash", "you load people with burdens"],
  ],
  ["Luke 12:1-12", ["five sparrows for two pennies"]],
  [
    "Luke 12:13-21",
    [
      "rich farmer builds bigger barns and dies that night",
      "tell my brother to share the inheritance",
      "eat drink and be merry",
    ],
  ],
  [
    "Luke 13:1-9",
    [
      "tower fell and killed eighteen, were they worse",
      "one more year with manure for the fig tree",
      "do bad things happen because of sin",
    ],
  ],
  [
    "Luke 13:10-17",
    ["woman bent over for eighteen years stands straight", "you untie your ox on the rest day"],
  ],
  ["Luke 13:22-35", ["will only a few be saved, narrow door", "that fox"]],
  [
    "Luke 14:1-14",
    [
      "take the lowest seat at a wedding",
      "invite the poor who cannot pay back",
      "man with swollen body",
    ],
  ],
  [
    "Luke 14:25-35",
    [
      "hate father and mother to follow me",
      "count the cost before building a tower",
      "king plans war",
    ],
  ],
  ["Luke 15:8-10", ["woman sweeps the house for one lost coin"]],
  [
    "Luke 15:11-32",
    [
      "son spends his dad’s money on wild living and eats with pigs",
      "father runs and hugs him",
      "older brother angry at the party",
      "asked for his inheritance early",
      "fat calf and a ring",
    ],
  ],
  [
    "Luke 16:1-13",
    [
      "fired manager cuts people’s bills and gets praised",
      "cheating employee is clever",
      "faithful in little",
    ],
  ],
  [
    "Luke 16:19-31",
    [
      "poor man with sores and dogs goes to heaven, rich man burns and begs for water",
      "big gap between",
      "send someone to my five brothers",
    ],
  ],
  [
    "Luke 17:1-10",
    ["servants should say we only did our duty", "rebuke and forgive seven times a day"],
  ],
  [
    "Luke 17:11-19",
    ["ten healed and only one foreigner says thank you", "where are the other nine"],
  ],
  [
    "Luke 17:20-37",
    ["kingdom is inside or among you", "remember Lot’s wife", "two in one bed, one taken"],
  ],
  ["Luke 18:1-8", ["widow keeps bothering a judge until he gives in", "never give up praying"]],
  [
    "Luke 18:9-14",
    [
      "proud man thanks God he is not like others",
      "tax collector beats his chest, have mercy on me",
    ],
  ],
  [
    "Luke 19:1-10",
    [
      "short rich man climbs a tree to see him",
      "come down, I eat at your house today",
      "gives half to the poor and pays back four times",
    ],
  ],
  ["Luke 19:41-44", ["he cries over the city"]],
  ["Luke 22:24-30", ["argue about who is greatest at the last supper"]],
  ["Luke 22:35-38", ["sell your coat and buy a sword"]],
  [
    "Luke 23:1-12",
    [
      "sent from one ruler to another, who wanted to see a trick",
      "two enemies became friends that day",
    ],
  ],
  ["Luke 23:26-31", ["do not cry for me but for your children", "green wood and dry"]],
  [
    "Luke 23:32-43",
    [
      "forgive them, they do not know what they do",
      "criminal next to him asks remember me",
      "today you will be with me in paradise",
      "deathbed conversion",
    ],
  ],
  ["Luke 23:44-56", ["into your hands", "officer says innocent man", "women prepare spices"]],
  [
    "Luke 24:13-35",
    [
      "two friends walk with a stranger and know him when he breaks bread",
      "hearts burning on the road",
      "sad walk, we had hoped",
      "seven miles",
    ],
  ],
  ["Luke 24:36-49", ["ghost does not have flesh and bones", "ate fish to prove it"]],
  [
    "Luke 24:50-53; Acts 1:9-11",
    ["lifted up into the sky while blessing", "two men in white ask why stare at the sky"],
  ],
];
