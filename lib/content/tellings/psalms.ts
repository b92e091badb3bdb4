import type { Telling } from "./schema";

export const psalms: readonly Telling[] = [
  [
    "Psalm 1:1-6",
    [
      "happy person like a tree next to water whose leaves stay green",
      "bad people blow away like dust",
      "do not hang out with mockers",
    ],
  ],
  [
    "Psalm 2:1-12",
    ["kings plot together and God laughs at them", "I will give you the nations, you are my son"],
  ],
  [
    "Psalm 3:1-8",
    [
      "so many against me but I lie down and sleep and wake up safe",
      "father running from his own son",
    ],
  ],
  [
    "Psalm 4:1-8",
    [
      "be angry but do not sin, think about it on your bed",
      "verse for sleeping without fear",
      "lie down and sleep in peace",
    ],
  ],
  ["Psalm 5:1-12", ["morning prayer, I wait and watch"]],
  ["Psalm 6:1-10", ["I soak my pillow with tears every night", "too weak and in pain, how long"]],
  ["Psalm 6:6-9", ["crying all night until my bed is wet"]],
  [
    "Psalm 8:1-9",
    [
      "looking at the moon and stars, why do you care about people",
      "babies praise you",
      "made just below the angels and crowned",
      "looking at the stars and feeling tiny, why does god care about people",
    ],
  ],
  [
    "Psalm 9:1-10",
    ["God is a safe place for the crushed and does not leave those who look for him"],
  ],
  [
    "Psalm 10:1-18",
    ["why do you stand so far off when there is trouble", "bad man thinks God has forgotten"],
  ],
  [
    "Psalm 12:1-8",
    ["everybody lies and talks with two hearts", "words like silver cleaned seven times"],
  ],
  [
    "Psalm 13:1-6",
    [
      "how long will you forget me, forever",
      "prayer when God seems absent",
      "how long will you forget me god",
    ],
  ],
  ["Psalm 14:1-7", ["only a fool says there is no god", "nobody does good, not one"]],
  [
    "Psalm 15:1-5",
    ["who may live with God, one who keeps a promise even when it hurts", "lends without interest"],
  ],
  [
    "Psalm 16:1-11",
    [
      "you will not leave me in the grave",
      "my lines have fallen in nice places",
      "always before me, joy in your presence",
    ],
  ],
  ["Psalm 17:1-15", ["keep me as the pupil of your eye, hide me under your wings"]],
  [
    "Psalm 18:1-50",
    [
      "God rides down on smoke and thunder to rescue me",
      "you light my lamp, by you I leap a wall",
      "cords of death around me",
    ],
  ],
  [
    "Psalm 19:1-14",
    [
      "skies tell about God without words",
      "sun like a bridegroom running",
      "sweeter than honey",
      "may my words and thoughts please you, preacher’s prayer",
    ],
  ],
  [
    "Psalm 20:1-9",
    ["some trust chariots and horses but we trust God", "may he give you what your heart wants"],
  ],
  [
    "Psalm 22:1-31",
    [
      "why have you left me, words on the cross",
      "everyone laughs at me and they gamble for my clothes",
      "I am a worm and bones out of joint",
      "hands and feet pierced",
    ],
  ],
  ["Psalm 22:14-18", ["i can count my bones and they roll dice for my clothes"]],
  [
    "Psalm 23:1-6",
    [
      "funeral psalm about sheep, green grass and quiet water",
      "I am not scared in the dark valley",
      "table set in front of enemies, cup runs over",
      "goodness follows me all my life",
    ],
  ],
  [
    "Psalm 24:1-10",
    ["the whole world belongs to God", "clean hands and pure heart", "open up gates for the king"],
  ],
  ["Psalm 25:1-22", ["do not remember the sins of my youth", "show me your ways"]],
  [
    "Psalm 27:1-14",
    [
      "God is my light so whom should I fear",
      "if father and mother leave me",
      "wait and be brave",
      "one thing I ask, to live in his house",
    ],
  ],
  ["Psalm 27:10-14", ["even if my parents leave me god takes me in"]],
  ["Psalm 28:1-9", ["my rock do not be deaf to me"]],
  ["Psalm 29:1-11", ["voice of God breaks cedars, thunder on the water"]],
  [
    "Psalm 30:1-12",
    [
      "crying lasts a night but joy comes in the morning",
      "turned my funeral into dancing",
      "anger only a moment",
    ],
  ],
  [
    "Psalm 31:1-24",
    [
      "into your hands I give my spirit, last words",
      "I am like a broken pot, forgotten like the dead",
      "my times are in your hand",
    ],
  ],
  [
    "Psalm 32:1-11",
    [
      "when I kept quiet about my sin my bones hurt",
      "relief of being forgiven",
      "do not be stubborn like a mule",
    ],
  ],
  ["Psalm 32:3-5", ["keeping my sin secret made me sick until i confessed"]],
  ["Psalm 33:1-22", ["by his word the skies were made", "a king is not saved by his army"]],
  [
    "Psalm 34:1-22",
    [
      "close to people with a broken heart",
      "taste and see how good",
      "keep your tongue from lies",
      "good people have many troubles but get out",
      "this poor man cried",
    ],
  ],
  ["Psalm 34:17-20", ["god is close to people with a broken heart"]],
  ["Psalm 36:1-12", ["your love reaches to the sky", "river of pleasures, light in your light"]],
  [
    "Psalm 37:1-40",
    [
      "do not be upset about bad people, they dry up like grass",
      "gentle will inherit land",
      "old now and never saw a good man’s kids beg for bread",
      "he gives what your heart wants",
      "wait quietly",
    ],
  ],
  [
    "Psalm 38:1-22",
    ["my wounds stink because of my foolish sin, friends stay away from my sickness"],
  ],
  [
    "Psalm 39:1-13",
    ["show me how short my life is, a hand’s width", "I kept my mouth shut and it burned inside"],
  ],
  ["Psalm 40:1-3", ["pulled me out of a muddy hole and put my feet on rock"]],
  [
    "Psalm 40:1-17",
    [
      "lifted out of the mud pit and put on rock",
      "new song in my mouth",
      "ears opened, you do not want sacrifices",
    ],
  ],
  [
    "Psalm 41:1-13",
    [
      "my close friend who ate my bread turned against me",
      "happy who thinks of the weak",
      "God helps him on his sickbed",
    ],
  ],
  ["Psalm 42:1-5", ["thirsty like a deer", "why are you so sad my soul"]],
  [
    "Psalm 42:1-11",
    [
      "thirsty for God like a deer",
      "why am I so sad, talking to my own soul",
      "tears are my food day and night",
      "deep calls to deep",
    ],
  ],
  ["Psalm 43:1-5", ["send your light and truth to lead me", "hope again, I will praise"]],
  [
    "Psalm 44:9-26",
    ["we are killed like sheep though we did not forget you", "wake up, why do you sleep"],
  ],
  ["Psalm 45:1-17", ["royal wedding song", "forget your father’s house"]],
  [
    "Psalm 46:1-11",
    [
      "be quiet and know I am God",
      "not afraid though the mountains fall in the sea",
      "a river makes the city glad",
    ],
  ],
  ["Psalm 47:1-9", ["clap your hands and shout"]],
  [
    "Psalm 49:1-20",
    ["rich people die too and take nothing with them", "no one can buy another’s life"],
  ],
  [
    "Psalm 50:1-23",
    ["cows on a thousand hills are mine, I would not tell you if I was hungry", "offer thanks"],
  ],
  [
    "Psalm 51:1-19",
    [
      "clean heart prayer after cheating with another man’s wife",
      "wash me whiter than snow",
      "a broken heart is the offering",
      "born guilty",
      "do not take your spirit from me",
    ],
  ],
  ["Psalm 51:7-12", ["wash me so i am white, make me a clean heart"]],
  ["Psalm 52:1-9", ["like a green olive tree in God’s house", "tongue like a razor"]],
  [
    "Psalm 55:1-23",
    [
      "wish I had wings like a dove to fly away",
      "not an enemy but my best friend hurt me",
      "throw your worries on God, he carries you",
      "horror, my heart hurts",
    ],
  ],
  ["Psalm 55:12-14", ["it wasn't an enemy it was my close friend that hurt me"]],
  [
    "Psalm 56:1-13",
    ["you count my tears in your bottle", "when I am afraid I trust", "what can people do to me"],
  ],
  ["Psalm 56:8-11", ["god keeps my tears in a bottle"]],
  [
    "Psalm 57:1-11",
    [
      "hiding in a cave under your wings until the danger passes",
      "awake harp, I will wake the dawn",
    ],
  ],
  ["Psalm 58:1-11", ["break the teeth in their mouths", "snail that melts"]],
  ["Psalm 59:1-17", ["they howl like dogs around the city at night"]],
  ["Psalm 61:1-8", ["lead me to a rock higher than me", "from the end of the earth I call"]],
  [
    "Psalm 62:1-12",
    [
      "my soul finds rest in God alone",
      "tottering fence",
      "if riches grow do not set your heart on them",
    ],
  ],
  [
    "Psalm 63:1-11",
    ["thirsty in a dry land, your love is better than life", "thinking of you on my bed at night"],
  ],
  ["Psalm 65:1-13", ["you crown the year, hills are dressed with joy", "farmer’s thanks for rain"]],
  [
    "Psalm 66:1-20",
    ["through fire and water but you brought us out", "come and hear what he did for me"],
  ],
  ["Psalm 67:1-7", ["may God be kind to us and shine on us, let all peoples praise"]],
  [
    "Psalm 68:1-35",
    [
      "father of orphans and defender of widows",
      "gives the lonely a family",
      "carries our load each day",
    ],
  ],
  [
    "Psalm 69:1-21",
    [
      "water up to my neck, sinking in mud",
      "they gave me vinegar to drink",
      "hated without a reason",
      "eaten up by passion for your house",
    ],
  ],
  [
    "Psalm 71:1-24",
    ["do not throw me away when I am old with gray hair", "leaned on you since birth"],
  ],
  ["Psalm 72:1-20", ["good king like rain on cut grass, helps the poor", "all kings bow"]],
  [
    "Psalm 73:1-28",
    [
      "I was jealous of bad people who are rich and healthy and fat",
      "until I went into God’s house",
      "whom do I have in heaven but you",
      "did I keep my heart clean for nothing",
      "like a beast",
    ],
  ],
  ["Psalm 73:2-14", ["why do bad people do so well", "jealous of rich wicked people"]],
  [
    "Psalm 74:1-23",
    ["they smashed the temple with axes, why God", "crushed the heads of a sea monster"],
  ],
  [
    "Psalm 77:1-20",
    [
      "has God forgotten to be kind, I cannot sleep or speak",
      "path through the sea, footprints unseen",
    ],
  ],
  [
    "Psalm 78:1-30",
    ["tell the next generation", "can God set a table in the desert", "bread of angels"],
  ],
  ["Psalm 80:1-19", ["vine from Egypt eaten by wild pigs", "restore us, shine your face"]],
  [
    "Psalm 82:1-8",
    ["God judges the gods, you are gods but will die like men", "defend the weak and orphans"],
  ],
  [
    "Psalm 84:1-12",
    [
      "even a bird finds a nest near your altar",
      "one day there better than a thousand",
      "doorkeeper",
      "longing for church",
    ],
  ],
  [
    "Psalm 85:1-13",
    ["love and truth meet, peace and justice kiss", "will you not give us life again"],
  ],
  ["Psalm 86:1-17", ["great is your love, give me an undivided heart"]],
  [
    "Psalm 88:1-18",
    [
      "darkness is my closest friend, saddest psalm, no happy ending",
      "in the lowest pit, friends taken away",
      "depressed all my life",
    ],
  ],
  ["Psalm 88:13-18", ["the saddest psalm, darkness is my only friend"]],
  ["Psalm 89:1-37", ["I will not lie to David, his throne like the sun"]],
  [
    "Psalm 90:1-17",
    [
      "a thousand years like yesterday",
      "we live seventy or eighty years",
      "teach us to count our days",
      "life like grass",
      "you turn people back to dust",
    ],
  ],
  ["Psalm 90:10-12", ["we live seventy or eighty years, teach us to count our days"]],
  [
    "Psalm 91:1-16",
    [
      "hide under his wings",
      "angels will catch you so your foot does not hit a stone",
      "no sickness will come near your tent",
      "thousand fall next to you",
      "soldier’s psalm",
      "step on lions and snakes",
    ],
  ],
  ["Psalm 92:1-15", ["good to give thanks", "still bearing fruit in old age like palm trees"]],
  ["Psalm 93:1-5", ["floods roar but God is stronger than the waves"]],
  [
    "Psalm 94:1-23",
    [
      "he who made the ear, does he not hear",
      "God of revenge",
      "when worries are many your comfort cheers",
    ],
  ],
  ["Psalm 95:1-11", ["come let us bow down, he is the shepherd", "today do not be stubborn"]],
  ["Psalm 96:1-13", ["sing a new song, trees of the forest sing"]],
  ["Psalm 98:1-9", ["rivers clap hands, make music with harp and trumpets"]],
  [
    "Psalm 100:1-5",
    ["joyful noise, he made us and we are his sheep", "come in with thanks", "thanksgiving psalm"],
  ],
  ["Psalm 101:1-8", ["I will not put anything vile before my eyes"]],
  [
    "Psalm 102:1-28",
    [
      "lonely bird on a roof, cannot eat or sleep",
      "skin and bones",
      "owl of the ruins",
      "sky wears out like clothes but you stay",
    ],
  ],
  [
    "Psalm 103:1-22",
    [
      "forgives everything and heals",
      "sins as far as east from west",
      "do not forget all the good",
      "like a father with his kids",
      "life like a flower",
      "young again like an eagle",
    ],
  ],
  [
    "Psalm 103:11-14",
    ["as far as east is from west he takes our sins", "he knows we're only dust"],
  ],
  [
    "Psalm 104:1-35",
    [
      "poem of nature, springs, birds, lions, sea with ships",
      "wine makes glad and bread strong",
      "you open your hand and they eat",
    ],
  ],
  ["Psalm 105:1-45", ["story of Joseph in chains and plagues told in a song"]],
  [
    "Psalm 107:1-43",
    [
      "sailors in a storm stagger like drunks and he makes it calm",
      "wandering in the desert, prisoners, fools",
      "let them thank God for his love",
    ],
  ],
  [
    "Psalm 109:1-20",
    [
      "let his kids be orphans and wife a widow",
      "curse psalm against an enemy",
      "let another take his job",
    ],
  ],
  ["Psalm 110:1-7", ["sit at my right hand until enemies are a footstool", "priest forever"]],
  ["Psalm 111:1-10", ["wisdom begins with respect for God", "great are his works"]],
  ["Psalm 112:1-10", ["good man not afraid of bad news, gives to the poor"]],
  ["Psalm 113:1-9", ["lifts the poor from the trash heap, gives a childless woman kids"]],
  [
    "Psalm 115:1-18",
    [
      "idols have mouths but cannot speak",
      "not to us but to your name",
      "heaven is God’s and earth he gave to people",
    ],
  ],
  [
    "Psalm 116:1-19",
    [
      "I love God because he heard me",
      "death of his faithful ones is precious",
      "what can I give back, cup of salvation",
    ],
  ],
  ["Psalm 117:1-2", ["the shortest chapter, only two verses"]],
  [
    "Psalm 118:1-29",
    [
      "this is the day God made, be glad",
      "stone the builders threw away",
      "better trust God than people",
      "love endures forever",
    ],
  ],
  [
    "Psalm 119:1-32",
    ["young person keeps clean by your word", "hid your word in my heart", "longest chapter"],
  ],
  ["Psalm 119:67-72", ["it was good for me that I suffered, so I learned"]],
  [
    "Psalm 119:97-112",
    ["your word lights my path", "sweeter than honey, I know more than my teachers"],
  ],
  ["Psalm 120:1-7", ["I am for peace but when I speak they want war"]],
  [
    "Psalm 121:1-8",
    [
      "look up to the mountains where help comes from",
      "he who watches you never sleeps",
      "travel blessing, going out and coming in",
      "sun will not hurt by day nor moon by night",
      "look up at the hills, god who never sleeps watches me",
    ],
  ],
  [
    "Psalm 122:1-9",
    ["glad when they said let us go to God’s house", "pray for the peace of that city"],
  ],
  ["Psalm 123:1-4", ["servant’s eyes on the master’s hand"]],
  ["Psalm 124:1-8", ["escaped like a bird from the trap", "if God had not been on our side"]],
  ["Psalm 125:1-5", ["mountains around the city, so God around us"]],
  [
    "Psalm 126:1-6",
    ["plant in tears, harvest with joy", "we were like dreamers when we came home"],
  ],
  [
    "Psalm 127:1-5",
    [
      "house builders work for nothing without God",
      "kids like arrows, a full quiver",
      "no use getting up early and staying up late",
    ],
  ],
  ["Psalm 127:3-5", ["kids are like arrows in a quiver"]],
  ["Psalm 128:1-6", ["wife like a grapevine and kids around the table"]],
  [
    "Psalm 130:1-8",
    [
      "out of the deep I cry",
      "more than guards wait for the morning",
      "if you kept a list of sins who could stand",
    ],
  ],
  [
    "Psalm 131:1-3",
    ["calm like a small child on its mother’s lap", "I do not think about things too big for me"],
  ],
  [
    "Psalm 133:1-3",
    [
      "how nice when brothers get along",
      "oil running down a beard",
      "how nice when brothers get along, like oil running down a beard",
    ],
  ],
  ["Psalm 136:1-26", ["his love lasts forever repeated in every line"]],
  [
    "Psalm 137:1-9",
    [
      "sat by the river and cried remembering home",
      "harps hung on trees, sing us a song",
      "happy who smashes your babies on rocks",
      "sat by the river and cried, hung up our harps, how can we sing in a foreign land",
    ],
  ],
  ["Psalm 138:1-8", ["with all my heart before the gods", "God will finish what concerns me"]],
  [
    "Psalm 139:1-24",
    [
      "where can I go from you, up, down or over the sea",
      "put together in my mother’s womb",
      "you know when I sit and stand",
      "wonderfully made, verse for the unborn",
      "darkness is light to you",
      "search me and know my heart",
      "hate them with perfect hatred",
    ],
  ],
  ["Psalm 139:7-12", ["can't run away from god even to the bottom of the sea"]],
  ["Psalm 139:13-16", ["god knitted me in my mom's belly"]],
  ["Psalm 141:1-10", ["put a guard on my mouth", "prayer like incense"]],
  ["Psalm 142:1-7", ["no one cares about me, praying from a cave, get me out of prison"]],
  ["Psalm 143:1-12", ["show me the way in the morning", "my spirit gives up"]],
  ["Psalm 144:1-15", ["trains my hands for war", "man is like a breath"]],
  [
    "Psalm 145:1-21",
    [
      "near to all who call",
      "slow to anger",
      "lifts up those who fall",
      "feeds every living thing",
    ],
  ],
  ["Psalm 146:1-10", ["do not trust princes", "frees prisoners, gives food to the hungry"]],
  ["Psalm 147:1-20", ["heals broken hearts and counts the stars by name", "snow like wool"]],
  ["Psalm 148:1-14", ["sun, moon, sea monsters, snow and kids all praise"]],
  [
    "Psalm 150:1-6",
    ["cymbals, trumpet, dance", "everything that breathes should praise", "the last one"],
  ],
];
