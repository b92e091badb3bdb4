import type { Telling } from "./schema";

export const songOfSolomon: readonly Telling[] = [
  [
    "Song of Solomon 1:1-17",
    [
      "kiss me, love is better than wine",
      "dark but beautiful",
      "love poem in the bible",
      "mare among chariots",
    ],
  ],
  [
    "Song of Solomon 1:2",
    ["smooch me, your affection beats alcohol", "love song that opens with wanting kisses"],
  ],
  [
    "Song of Solomon 1:3-4",
    [
      "he smells so nice, all the girls like him",
      "take me with you quick, the king brought me to his bedroom",
    ],
  ],
  [
    "Song of Solomon 1:5-6",
    ["black and beautiful woman", "tanned girl forced by her brothers to work in the vineyard"],
  ],
  [
    "Song of Solomon 1:7-8",
    [
      "girlfriend asks where he takes his sheep for lunch break",
      "follow the sheep tracks to find your shepherd boyfriend",
    ],
  ],
  [
    "Song of Solomon 1:9-11",
    ["he compares his sweetheart to a pharaoh’s mare", "earrings look great on your cheeks"],
  ],
  [
    "Song of Solomon 1:12-14",
    [
      "lover like a perfume pouch between her breasts",
      "my man is a bunch of henna flowers from en gedi",
    ],
  ],
  [
    "Song of Solomon 1:15",
    ["pretty girl with eyes like birds", "you are gorgeous, dove eyes, before the green couch"],
  ],
  [
    "Song of Solomon 1:16-17",
    [
      "our bed is the grass and our roof is cedar trees",
      "handsome lover, fir rafters and a leafy couch",
    ],
  ],
  [
    "Song of Solomon 2:1-17",
    [
      "winter is over, flowers appear, come away my love",
      "catch the little foxes",
      "his banner over me is love",
      "sick with love, raisins and apples",
      "leaping over hills like a deer",
      "do not wake love before it wants",
    ],
  ],
  [
    "Song of Solomon 2:1-2",
    ["a flower surrounded by thornbushes", "girl calls herself a rose and a lily"],
  ],
  [
    "Song of Solomon 2:3",
    [
      "boyfriend like a fruit tree in the forest, sitting in his shade",
      "apple tree among the woods with sweet fruit",
    ],
  ],
  [
    "Song of Solomon 2:4-5",
    ["took her to a party, his flag is love", "lovesick, feed me raisins and apples"],
  ],
  [
    "Song of Solomon 2:6",
    [
      "cuddling with one arm beneath my head",
      "left arm under, right arm around, after the raisins and apples",
    ],
  ],
  [
    "Song of Solomon 2:7",
    ["girls, dont rush love before its time", "swear by the deer not to wake up love too soon"],
  ],
  ["Song of Solomon 2:8-14", ["boyfriend jumping over hills, winter is over, come away with me"]],
  [
    "Song of Solomon 2:8-9",
    [
      "lover bounding over hills like a deer and peeking through the window",
      "here he comes, jumping over mountains to look through the lattice",
    ],
  ],
  [
    "Song of Solomon 2:10-13",
    [
      "spring has come, get up and come away with me",
      "no more cold or rain, flowers and birdsong everywhere",
    ],
  ],
  [
    "Song of Solomon 2:14",
    [
      "dove hiding in the cliff, show your face",
      "let me hear your sweet voice, hidden among the rocks",
    ],
  ],
  [
    "Song of Solomon 2:15",
    ["small pests ruin the grapes", "little problems that spoil a relationship, catch the foxes"],
  ],
  [
    "Song of Solomon 2:16",
    ["he belongs to me and i belong to him", "we belong to one another, said after catching foxes"],
  ],
  [
    "Song of Solomon 3:1-11",
    ["she looks for her lover at night in the streets", "wedding parade with sixty warriors"],
  ],
  [
    "Song of Solomon 3:1-3",
    [
      "woman walks the streets at night looking for her lover and asks the cops",
      "lying in bed missing him so she searched the city squares",
    ],
  ],
  [
    "Song of Solomon 3:4",
    [
      "grabbed him and brought him home to mom’s room",
      "found her man right after leaving the guards and wouldn’t let go",
    ],
  ],
  [
    "Song of Solomon 3:6-8",
    [
      "royal limo guarded by sixty armed men",
      "cloud of smoke and perfume coming out of the desert",
    ],
  ],
  [
    "Song of Solomon 3:9-10",
    [
      "fancy lebanese wood vehicle with silver posts and purple seat",
      "king made himself a carriage lined with love",
    ],
  ],
  [
    "Song of Solomon 3:11",
    [
      "king wears a crown his mother put on him at his wedding",
      "girls of zion come see the groom’s crown, his happiest day",
    ],
  ],
  [
    "Song of Solomon 4:1-16",
    [
      "your hair is like goats, teeth like sheep, neck like a tower",
      "breasts like twin deer",
      "a locked garden",
      "you have stolen my heart, my sister, my bride",
    ],
  ],
  [
    "Song of Solomon 4:1-2",
    [
      "hair like goats running down a hill and teeth like sheep",
      "funny compliments, none of your teeth are missing",
    ],
  ],
  [
    "Song of Solomon 4:3-4",
    [
      "red lips, pomegranate cheeks, neck like a tower with shields",
      "your neck is like a fortress with a thousand shields",
    ],
  ],
  [
    "Song of Solomon 4:5",
    ["bosom like baby deer", "breasts compared to twin fawns grazing among lilies"],
  ],
  [
    "Song of Solomon 4:7",
    ["you’re perfect without a flaw, said to a girl", "completely beautiful with no blemish"],
  ],
  [
    "Song of Solomon 4:8",
    [
      "bride come down from the lions’ and leopards’ mountains",
      "leave lebanon with me, down from hermon’s peak",
    ],
  ],
  [
    "Song of Solomon 4:9",
    ["one glance from you stole my heart", "crazy about her after one look and one necklace bead"],
  ],
  [
    "Song of Solomon 4:10-11",
    [
      "your kisses taste like honey and milk",
      "honey drips from the bride’s lips and her clothes smell of forest",
    ],
  ],
  [
    "Song of Solomon 4:12-15",
    [
      "virgin bride as a fenced garden nobody enters",
      "she’s a locked park full of saffron, cinnamon and other spices",
    ],
  ],
  [
    "Song of Solomon 4:16",
    [
      "let the wind blow through and let my sweetheart taste the fruit",
      "north and south breeze, spread the scent of my garden",
    ],
  ],
  [
    "Song of Solomon 5:1",
    [
      "eat up and drink up, friends, lovers in the garden",
      "groom has tasted his honey, wine and milk",
    ],
  ],
  [
    "Song of Solomon 5:2-16",
    [
      "he knocks and she is slow to open and he is gone",
      "guards beat her",
      "hair black as a raven, legs like marble",
    ],
  ],
  [
    "Song of Solomon 5:2-3",
    [
      "he knocks at night with wet hair but she’s already in bed",
      "dont want to get dressed again or dirty my clean feet",
    ],
  ],
  [
    "Song of Solomon 5:4-6",
    [
      "by the time she opened the door he had left",
      "her fingers dripped perfume on the lock but he was gone",
    ],
  ],
  [
    "Song of Solomon 5:7",
    [
      "night guards beat up the girl and took her coat",
      "bruised by the watchmen while looking for her man",
    ],
  ],
  [
    "Song of Solomon 5:8",
    ["if you see him tell him i’m lovesick", "girls, promise to give my lover a message"],
  ],
  [
    "Song of Solomon 5:9-10",
    [
      "what makes your boyfriend so special, one in ten thousand",
      "friends ask why he’s better than other men",
    ],
  ],
  [
    "Song of Solomon 5:11-13",
    [
      "his curls are black as a crow",
      "woman describes her man, golden head and cheeks like spice beds",
    ],
  ],
  [
    "Song of Solomon 5:14-16",
    ["his abs like ivory, legs like marble columns", "lover who is also my friend"],
  ],
  ["Song of Solomon 6:1-13", ["I am my lover’s and he is mine", "terrible as an army"]],
  [
    "Song of Solomon 6:4-5",
    ["stop looking at me, your eyes overwhelm me", "lovely as two cities and scary like an army"],
  ],
  [
    "Song of Solomon 6:8-9",
    [
      "only one for me among sixty queens and eighty mistresses",
      "mother’s favorite daughter praised even by the queens",
    ],
  ],
  [
    "Song of Solomon 6:10",
    [
      "woman like dawn, lovely as the moon and fearsome as troops",
      "who’s this shining like sunrise, moon and sun",
    ],
  ],
  [
    "Song of Solomon 6:11-12",
    [
      "went to the walnut orchard to see if things were blooming",
      "checking the nut grove, then suddenly among the chariots",
    ],
  ],
  [
    "Song of Solomon 6:13",
    [
      "come back so we can stare at you, dancing girl",
      "who’s the shulammite everybody wants to look at",
    ],
  ],
  ["Song of Solomon 7:1-13", ["belly like wheat, nose like a tower", "climb the palm tree"]],
  [
    "Song of Solomon 7:1-2",
    [
      "pretty feet in sandals, hips like jewelry, body like a wine cup",
      "waist like a pile of wheat circled by flowers",
    ],
  ],
  ["Song of Solomon 7:4-5", ["your nose is like a tower", "king trapped in her hair"]],
  [
    "Song of Solomon 7:7-8",
    ["climb the palm tree and grab the dates", "your breath smells like apples"],
  ],
  [
    "Song of Solomon 7:11-12",
    [
      "romantic trip to the countryside at dawn",
      "let’s spend the night in the villages and check the grapes",
    ],
  ],
  [
    "Song of Solomon 7:13",
    [
      "love plants at our door and fruit saved for you",
      "mandrakes smell and all kinds of fruit stored up",
    ],
  ],
  [
    "Song of Solomon 8:1-14",
    [
      "love is strong as death, water cannot drown it",
      "put me like a seal on your heart",
      "little sister has no breasts",
      "wedding reading",
    ],
  ],
  [
    "Song of Solomon 8:1-2",
    [
      "wish you were my brother so i could kiss you in public",
      "she’d take him to her mom’s house and give him spiced wine",
    ],
  ],
  [
    "Song of Solomon 8:5",
    [
      "coming out of the desert leaning on her man",
      "beneath the apple tree where your mother gave birth to you",
    ],
  ],
  ["Song of Solomon 8:6-7", ["love is strong as death, floods can't put it out"]],
  [
    "Song of Solomon 8:6",
    [
      "love is as powerful as dying, jealousy burns",
      "wear me like a stamp on your arm, wedding verse",
    ],
  ],
  [
    "Song of Solomon 8:7",
    ["rivers cant put out love", "cant buy love even with your whole fortune"],
  ],
  [
    "Song of Solomon 8:8-9",
    [
      "our kid sister is flat chested, what about marriage",
      "family protecting a girl who’s either a wall or a door",
    ],
  ],
  [
    "Song of Solomon 8:11-12",
    [
      "rented out his grape farm for a thousand silver pieces",
      "keep your thousand, king, my vineyard is my own",
    ],
  ],
  [
    "Song of Solomon 8:14",
    [
      "hurry to me like a young deer on the spicy hills",
      "last line of the love song, run to me like a gazelle",
    ],
  ],
];
