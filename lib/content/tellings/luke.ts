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
      "angel tells a girl she'll have a baby though she never slept with a man",
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
  ["Luke 1:59-66", ["dad writes the baby's name on a tablet and can talk again"]],
  [
    "Luke 2:1-7",
    [
      "baby in a feeding trough because no space for guests",
      "emperor counts everybody",
      "traveling while pregnant",
      "no room so the baby is put in an animal's food box",
    ],
  ],
  [
    "Luke 2:8-20",
    [
      "shepherds at night see angels singing",
      "mother kept all in her heart",
      "wrapped in cloth",
      "shepherds scared by angels at night singing",
    ],
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
      "parents lose their boy on a trip and find him after three days in the temple",
    ],
  ],
  ["Luke 3:10-14", ["soldiers be happy with your pay", "tax men take no more"]],
  ["Luke 4:16-30", ["people try to push him off a cliff after his sermon"]],
  [
    "Luke 5:1-11",
    [
      "fished all night caught nothing, then nets nearly break",
      "go away from me, I am a bad man",
      "nets so full of fish the boats almost sink",
    ],
  ],
  ["Luke 6:12-16", ["prayed all night before choosing"]],
  [
    "Luke 7:11-17",
    [
      "widow’s only son sits up in his coffin",
      "stopped a funeral, do not cry",
      "stops a funeral and gives a widow back her son",
    ],
  ],
  [
    "Luke 7:36-50",
    [
      "woman of bad name washes feet with tears and dries with hair at a dinner",
      "two debts, who loves more",
      "loved much because forgiven much",
      "host gave no kiss",
      "woman washes his feet with tears and dries them with her hair",
    ],
  ],
  ["Luke 8:1-3", ["women who paid for the trip out of their own money"]],
  ["Luke 8:4-15", ["farmer's seed on path, rocks, thorns and good ground"]],
  ["Luke 9:51-56", ["shall we call fire down on that village"]],
  ["Luke 9:57-62", ["let me bury my dad first", "don't look back once you plow"]],
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
      "man beaten up by robbers and helped by a foreigner while religious people walk by",
    ],
  ],
  [
    "Luke 10:38-42",
    [
      "sister complains she does all the housework while the other sits and listens",
      "you worry about many things",
      "one sister does the housework and complains about the other who just listens",
    ],
  ],
  [
    "Luke 11:5-8",
    [
      "neighbor wakes you at midnight for bread, kids are in bed",
      "knocking on a friend's door at midnight for bread",
    ],
  ],
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
    [
      "woman bent over for eighteen years stands straight",
      "you untie your ox on the rest day",
      "bent over woman stands straight after eighteen years",
    ],
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
  ["Luke 14:15-24", ["guests make excuses so beggars get the party food"]],
  [
    "Luke 14:25-35",
    [
      "hate father and mother to follow me",
      "count the cost before building a tower",
      "king plans war",
    ],
  ],
  ["Luke 14:28-33", ["count the cost before you build a tower"]],
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
  ["Luke 15:11-24", ["kid wastes dad's money and ends up with the pigs, dad runs to hug him"]],
  ["Luke 15:25-32", ["the good brother is angry about the party for the bad one"]],
  [
    "Luke 16:1-13",
    [
      "fired manager cuts people’s bills and gets praised",
      "cheating employee is clever",
      "faithful in little",
      "dishonest manager cuts people's bills before he is fired",
    ],
  ],
  [
    "Luke 16:19-31",
    [
      "poor man with sores and dogs goes to heaven, rich man burns and begs for water",
      "big gap between",
      "send someone to my five brothers",
      "rich man in the flames asks for a drop of water from the beggar",
    ],
  ],
  [
    "Luke 17:1-10",
    ["servants should say we only did our duty", "rebuke and forgive seven times a day"],
  ],
  [
    "Luke 17:11-19",
    [
      "ten healed and only one foreigner says thank you",
      "where are the other nine",
      "only one of ten sick people came back to say thanks",
    ],
  ],
  [
    "Luke 17:20-37",
    ["kingdom is inside or among you", "remember Lot’s wife", "two in one bed, one taken"],
  ],
  [
    "Luke 18:1-8",
    [
      "widow keeps bothering a judge until he gives in",
      "never give up praying",
      "widow keeps bothering a bad judge",
    ],
  ],
  [
    "Luke 18:9-14",
    [
      "proud man thanks God he is not like others",
      "tax collector beats his chest, have mercy on me",
      "proud man prays thank god i'm not like him, tax guy beats his chest",
    ],
  ],
  [
    "Luke 19:1-10",
    [
      "short rich man climbs a tree to see him",
      "come down, I eat at your house today",
      "gives half to the poor and pays back four times",
      "short man climbs a tree to see and pays back money",
      "the little man up in the tree",
      "short guy climbs a sycamore to see over the crowd",
    ],
  ],
  ["Luke 19:41-44", ["he cries over the city"]],
  ["Luke 22:24-30", ["argue about who is greatest at the last supper"]],
  ["Luke 22:35-38", ["sell your coat and buy a sword"]],
  ["Luke 22:39-46", ["sweat like blood, take this cup away from me"]],
  ["Luke 22:49-51", ["heals the cut off ear"]],
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
  ["Luke 23:32-34", ["forgive them they don't know what they do"]],
  ["Luke 23:39-43", ["criminal next to him says remember me, today you'll be in paradise"]],
  ["Luke 23:44-56", ["into your hands", "officer says innocent man", "women prepare spices"]],
  [
    "Luke 24:13-35",
    [
      "two friends walk with a stranger and know him when he breaks bread",
      "hearts burning on the road",
      "sad walk, we had hoped",
      "seven miles",
      "two guys walking home don't recognize him until he breaks bread",
    ],
  ],
  ["Luke 24:36-49", ["ghost does not have flesh and bones", "ate fish to prove it"]],
  [
    "Luke 24:50-53; Acts 1:9-11",
    ["lifted up into the sky while blessing", "two men in white ask why stare at the sky"],
  ],
];
