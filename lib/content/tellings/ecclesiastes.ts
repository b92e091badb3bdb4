import type { Telling } from "./schema";

export const ecclesiastes: readonly Telling[] = [
  [
    "Ecclesiastes 1:1-18",
    [
      "everything is pointless, generations come and go",
      "rivers run to the sea and it is not full",
      "nothing new under the sun",
      "more knowledge more pain",
    ],
  ],
  ["Ecclesiastes 1:2-9", ["everything is pointless, nothing new under the sun"]],
  [
    "Ecclesiastes 2:1-26",
    [
      "tried fun, wine, building and money and it was all empty",
      "chasing the wind",
      "I hated my work because someone else gets it all",
      "rich man not happy",
    ],
  ],
  [
    "Ecclesiastes 3:1-15",
    [
      "a time for everything, the song turn turn turn",
      "a time to cry and a time to laugh",
      "he put eternity in people’s hearts",
      "reading used at funerals",
    ],
  ],
  [
    "Ecclesiastes 3:16-22",
    ["people die like animals, who knows where the spirit goes", "all return to dust"],
  ],
  [
    "Ecclesiastes 4:1-16",
    [
      "two are better than one, if one falls the other lifts up",
      "rope of three strands",
      "tears of the oppressed with no one to comfort",
      "lonely workaholic without family",
      "poor wise young man better than old foolish king",
    ],
  ],
  [
    "Ecclesiastes 4:9-12",
    ["two are better than one, if one falls the other helps him up", "rope of three strings"],
  ],
  [
    "Ecclesiastes 5:1-20",
    [
      "do not make a promise to God and not keep it",
      "money lovers never have enough",
      "worker sleeps well but the rich cannot",
      "go naked as he came",
      "few words in God’s house",
    ],
  ],
  [
    "Ecclesiastes 6:1-12",
    ["a man with a hundred kids who never enjoys life, a stillborn is better off"],
  ],
  [
    "Ecclesiastes 7:1-29",
    [
      "better to go to a funeral than a party",
      "do not say the old days were better",
      "do not be too good or too wise",
      "nobody on earth never sins",
      "do not listen to all people say, you cursed others too",
      "sad face good for heart",
    ],
  ],
  [
    "Ecclesiastes 8:1-17",
    [
      "good people get what bad people deserve",
      "nobody has power over the day of death",
      "eat, drink and be glad",
    ],
  ],
  [
    "Ecclesiastes 9:1-18",
    [
      "living dog better than dead lion",
      "dead people know nothing",
      "fastest does not always win the race",
      "enjoy life with your wife and eat your bread",
      "whatever your hand finds to do",
      "poor wise man saved a city and was forgotten",
      "time and chance",
    ],
  ],
  ["Ecclesiastes 9:11", ["the fastest doesn't always win, it's time and chance"]],
  [
    "Ecclesiastes 10:1-20",
    [
      "dead flies spoil perfume",
      "dig a pit",
      "a little bird will tell",
      "roof leaks through laziness",
      "money answers everything",
    ],
  ],
  [
    "Ecclesiastes 11:1-10",
    [
      "throw bread on water",
      "farmer who watches the wind never plants",
      "be happy while you are young",
    ],
  ],
  [
    "Ecclesiastes 12:1-8",
    [
      "poem about old age, teeth few, windows dim, almond blossoms",
      "remember your maker when young",
      "silver cord snaps and golden bowl breaks",
      "dust goes back and spirit to God",
      "remember god when you're young before your teeth and eyes go",
      "poem about getting old",
    ],
  ],
  [
    "Ecclesiastes 12:9-14",
    [
      "many books and much study tires the body",
      "the end of it all, respect God and do what he says",
    ],
  ],
];
