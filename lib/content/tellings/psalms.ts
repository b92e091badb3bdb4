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
    "Psalm 1:1-2",
    [
      "don’t take advice from crooks or hang around with people who sneer",
      "lucky is whoever skips bad company and thinks about god’s teaching around the clock",
    ],
  ],
  [
    "Psalm 1:3-4",
    [
      "a good person is like a tree growing next to a creek",
      "bad people blow away like husks while the well watered one keeps its leaves",
    ],
  ],
  [
    "Psalm 2:1-12",
    ["kings plot together and God laughs at them", "I will give you the nations, you are my son"],
  ],
  [
    "Psalm 2:1-4",
    [
      "god laughs in heaven at politicians who gang up on him",
      "governments scheming together against god and his chosen king for nothing",
    ],
  ],
  [
    "Psalm 2:7-9",
    [
      "a king told he is god’s son and may ask for every country",
      "smashing countries like clay jars with an iron bar",
    ],
  ],
  [
    "Psalm 3:1-8",
    [
      "so many against me but I lie down and sleep and wake up safe",
      "father running from his own son",
    ],
  ],
  [
    "Psalm 3:5-6",
    [
      "slept soundly and woke up fine although thousands were out to get him",
      "surrounded by huge crowds of enemies yet not scared after a good sleep",
    ],
  ],
  [
    "Psalm 3:7",
    [
      "god slaps enemies on the jaw and knocks their teeth out",
      "praying for the bad guys to get punched in the face",
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
  [
    "Psalm 4:4",
    [
      "when upset lie in bed, think it over quietly and don’t do wrong",
      "examine yourself at night on your pillow and keep silent",
    ],
  ],
  [
    "Psalm 4:7-8",
    [
      "happier than farmers after a bumper harvest and plenty of wine",
      "a bedtime verse about falling asleep peacefully because god keeps you safe",
    ],
  ],
  ["Psalm 5:1-12", ["morning prayer, I wait and watch"]],
  [
    "Psalm 5:3",
    [
      "praying first thing after waking up and then waiting to see what happens",
      "start the day by bringing god your list of requests",
    ],
  ],
  [
    "Psalm 5:9",
    [
      "smooth talkers whose throat is an open grave",
      "can’t believe a word they say, they butter you up but are rotten",
    ],
  ],
  ["Psalm 6:1-10", ["I soak my pillow with tears every night", "too weak and in pain, how long"]],
  ["Psalm 6:6-9", ["crying all night until my bed is wet"]],
  [
    "Psalm 6:6-7",
    [
      "cried so much at night that the mattress was soaked",
      "worn out from sobbing, the pillow swims in tears and the eyes grow dim",
    ],
  ],
  [
    "Psalm 7:14-16",
    [
      "someone who dug a trap and fell into it himself",
      "pregnant with trouble and giving birth to lies",
      "the harm he planned lands on his own skull, like karma",
    ],
  ],
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
    "Psalm 8:2",
    [
      "even tiny kids’ and nursing babies’ mouths shut up the enemy",
      "strength coming out of what infants say",
    ],
  ],
  [
    "Psalm 8:3-5",
    [
      "looking at the night sky and wondering why god bothers with tiny humans",
      "humans rank just under angels and wear a crown",
    ],
  ],
  [
    "Psalm 8:6-8",
    [
      "people were put in charge of sheep, wildlife, birds and fish",
      "verse on human rule over animals and everything swimming in the ocean",
    ],
  ],
  [
    "Psalm 9:1-10",
    ["God is a safe place for the crushed and does not leave those who look for him"],
  ],
  [
    "Psalm 9:18",
    [
      "poor folks won’t be overlooked for good",
      "the hope of people without money will not die out",
    ],
  ],
  [
    "Psalm 9:20",
    [
      "scare the nations so they realize they’re only human",
      "countries should remember they are mere mortals",
    ],
  ],
  [
    "Psalm 10:1-18",
    ["why do you stand so far off when there is trouble", "bad man thinks God has forgotten"],
  ],
  [
    "Psalm 10:1",
    [
      "asking god why he keeps his distance exactly when things go wrong",
      "why does god hide when we’re in trouble",
    ],
  ],
  [
    "Psalm 10:8-11",
    [
      "a thug crouching by the village like a lion to jump on innocent people",
      "the criminal tells himself god forgot and won’t ever notice",
    ],
  ],
  ["Psalm 10:14", ["god does notice the grief of victims and orphans and takes it in hand"]],
  [
    "Psalm 11:1-3",
    [
      "friends tell him to fly off to the hills like a bird",
      "what can decent people do once the groundwork of society collapses",
      "archers shooting from the dark at honest people",
    ],
  ],
  [
    "Psalm 12:1-8",
    ["everybody lies and talks with two hearts", "words like silver cleaned seven times"],
  ],
  [
    "Psalm 12:1-4",
    [
      "no loyal people left, everybody lies to the folks next door",
      "braggers who claim their mouth belongs to them and nobody is their boss",
    ],
  ],
  [
    "Psalm 12:6",
    [
      "god’s sayings are like silver melted seven times in an oven",
      "words refined seven times over without any impurity",
    ],
  ],
  [
    "Psalm 13:1-6",
    [
      "how long will you forget me, forever",
      "prayer when God seems absent",
      "how long will you forget me god",
    ],
  ],
  [
    "Psalm 13:1-2",
    [
      "four times asking god how much longer he’ll be forgotten",
      "a short prayer that starts by asking whether god has forgotten him for good",
    ],
  ],
  ["Psalm 14:1-7", ["only a fool says there is no god", "nobody does good, not one"]],
  ["Psalm 14:1", ["the fool who tells himself there’s no god", "verse calling atheists foolish"]],
  [
    "Psalm 15:1-5",
    ["who may live with God, one who keeps a promise even when it hurts", "lends without interest"],
  ],
  [
    "Psalm 15",
    [
      "who may live on god’s hill: no slander, no bribes, no interest",
      "a whole psalm on what a person needs to be god’s house guest",
    ],
  ],
  [
    "Psalm 15:4",
    [
      "keep your promise even if it costs you",
      "sticking to an oath though it hurts and not changing your mind",
    ],
  ],
  [
    "Psalm 16:1-11",
    [
      "you will not leave me in the grave",
      "my lines have fallen in nice places",
      "always before me, joy in your presence",
    ],
  ],
  [
    "Psalm 16:6",
    [
      "the boundary lines of my plot of land ended up in lovely spots",
      "being content with the share in life you were handed",
    ],
  ],
  [
    "Psalm 16:10-11",
    [
      "won’t let his holy one rot in the grave",
      "complete happiness close to god and endless delights at his right side",
    ],
  ],
  ["Psalm 17:1-15", ["keep me as the pupil of your eye, hide me under your wings"]],
  [
    "Psalm 17:8",
    [
      "guard me like the pupil of your eye",
      "wanting to be hidden beneath god’s wings and guarded like an eyeball",
    ],
  ],
  ["Psalm 17:14", ["people whose reward is only in this life, leaving money to their kids"]],
  [
    "Psalm 18:1-50",
    [
      "God rides down on smoke and thunder to rescue me",
      "you light my lamp, by you I leap a wall",
      "cords of death around me",
    ],
  ],
  [
    "Psalm 18:7-10",
    [
      "smoke from god’s nose and fire from his mouth as he comes down angry",
      "god flying on a winged creature through storm and darkness while the ground shakes",
    ],
  ],
  ["Psalm 18:16-19", ["reached down from above and pulled me out of deep water into open space"]],
  [
    "Psalm 18:25-26",
    [
      "god treats people the way they act, kind with kind, tricky with twisted",
      "mirrors how you behave, shrewd toward the crooked",
    ],
  ],
  [
    "Psalm 18:29",
    [
      "with god’s help i can jump over a wall",
      "charging a gang of soldiers and clearing a wall in one leap",
    ],
  ],
  ["Psalm 18:33-34", ["feet sure as a deer’s on mountains, arms that bend a metal bow"]],
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
    "Psalm 19:1-4",
    [
      "the sky speaks about god without using words",
      "stars and daylight preach everywhere without a voice being heard",
    ],
  ],
  [
    "Psalm 19:4-6",
    [
      "sun compared to a groom leaving his room and a runner racing",
      "sun gets a tent in the sky and nothing escapes its warmth",
    ],
  ],
  [
    "Psalm 19:10",
    [
      "god’s rules are better than a pile of gold and taste better than honeycomb",
      "scripture compared with pure gold and dripping honey",
    ],
  ],
  [
    "Psalm 19:12-13",
    [
      "forgive the wrongs i don’t even know i did",
      "who can see his own mistakes, and keep me from deliberate ones",
    ],
  ],
  [
    "Psalm 19:14",
    [
      "prayer preachers say before a sermon about what i speak and think pleasing god",
      "asking that my words and thoughts be ok with god my rock",
    ],
  ],
  [
    "Psalm 20:1-9",
    ["some trust chariots and horses but we trust God", "may he give you what your heart wants"],
  ],
  ["Psalm 20:4", ["may he give you what your heart wishes and make your plans work out"]],
  [
    "Psalm 20:7-8",
    [
      "some rely on tanks and cavalry, we rely on god’s name",
      "trusting in war horses versus trusting in the lord",
    ],
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
  [
    "Psalm 22:1",
    [
      "words jesus cried out on the cross about being abandoned",
      "why did you leave me god, and why stay so far off",
    ],
  ],
  [
    "Psalm 22:6-8",
    [
      "i’m a worm rather than a human, everyone laughs at me",
      "mockers shake their heads: he trusted god so let god save him",
    ],
  ],
  ["Psalm 22:14-18", ["i can count my bones and they roll dice for my clothes"]],
  [
    "Psalm 22:14-15",
    [
      "spilled like water, joints dislocated, heart melting like candle wax",
      "tongue glued to the mouth, dry as a broken piece of pottery",
    ],
  ],
  [
    "Psalm 22:16-18",
    [
      "throwing dice for my clothes",
      "surrounded by dogs, hands and feet pierced, so thin you can count the bones",
    ],
  ],
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
    "Psalm 23:1-4",
    [
      "the lord is like someone looking after sheep by quiet water and grassy meadows",
      "reading for funerals about not being scared in the dark valley",
    ],
  ],
  [
    "Psalm 23:5",
    [
      "dinner is laid out while the people who hate me have to watch",
      "oil poured on my head and my glass overflows",
    ],
  ],
  [
    "Psalm 24:1-10",
    ["the whole world belongs to God", "clean hands and pure heart", "open up gates for the king"],
  ],
  [
    "Psalm 24:1-2",
    [
      "the whole planet and everybody on it belongs to god",
      "who owns the earth, built on top of the oceans",
    ],
  ],
  [
    "Psalm 24:3-4",
    ["who may climb the holy mountain: someone with washed hands and an honest heart"],
  ],
  [
    "Psalm 24:7-10",
    [
      "telling old gates to lift up their heads so the glorious king can enter",
      "who is this king, shouted at the doors",
    ],
  ],
  ["Psalm 25:1-22", ["do not remember the sins of my youth", "show me your ways"]],
  [
    "Psalm 25:7",
    [
      "please forget the dumb things i did as a teenager",
      "don’t hold sins from when i was young against me",
    ],
  ],
  ["Psalm 25:14", ["god tells his secrets to friends who respect him"]],
  ["Psalm 26:4-6", ["i don’t sit with fakers and wash my hands to show i’m innocent"]],
  [
    "Psalm 27:1-14",
    [
      "God is my light so whom should I fear",
      "if father and mother leave me",
      "wait and be brave",
      "one thing I ask, to live in his house",
    ],
  ],
  ["Psalm 27:1-3", ["god is my light so why be scared, even with an army outside"]],
  [
    "Psalm 27:4",
    [
      "all he wants is living in god’s house and looking at his beauty",
      "only one wish: to stay in the temple for life",
    ],
  ],
  ["Psalm 27:10-14", ["even if my parents leave me god takes me in"]],
  [
    "Psalm 27:10",
    [
      "if my mom and dad abandon me god will adopt me",
      "verse for people rejected by their parents",
    ],
  ],
  ["Psalm 27:13-14", ["sure of seeing good things while still alive, so hang in there and wait"]],
  ["Psalm 28:1-9", ["my rock do not be deaf to me"]],
  ["Psalm 29:1-11", ["voice of God breaks cedars, thunder on the water"]],
  [
    "Psalm 29:3-9",
    [
      "thunder psalm where god’s voice snaps cedar trees",
      "a voice so loud that deer give birth and forests lose their leaves",
    ],
  ],
  [
    "Psalm 30:1-12",
    [
      "crying lasts a night but joy comes in the morning",
      "turned my funeral into dancing",
      "anger only a moment",
    ],
  ],
  [
    "Psalm 30:5",
    [
      "crying may last one night but happiness shows up at sunrise",
      "he is angry only a second and kind for a lifetime",
    ],
  ],
  ["Psalm 30:6-7", ["when life went well i figured nothing could ever go wrong"]],
  [
    "Psalm 30:9",
    [
      "what do you gain if i die, can dust sing to you",
      "bargaining with god: my corpse can’t praise you",
    ],
  ],
  ["Psalm 30:11", ["you swapped my grief for a dance and took off my mourning clothes"]],
  [
    "Psalm 31:1-24",
    [
      "into your hands I give my spirit, last words",
      "I am like a broken pot, forgotten like the dead",
      "my times are in your hand",
    ],
  ],
  ["Psalm 31:5", ["i put my spirit in your hands, what jesus said when dying"]],
  [
    "Psalm 31:11-12",
    [
      "people who see me in the street run away, neighbors are disgusted",
      "forgotten like a dead person, useless as a cracked pot",
    ],
  ],
  ["Psalm 31:15", ["the timing of my life is in god’s hands"]],
  ["Psalm 31:20", ["hidden in god’s presence, safe from people’s vicious gossip"]],
  [
    "Psalm 32:1-11",
    [
      "when I kept quiet about my sin my bones hurt",
      "relief of being forgiven",
      "do not be stubborn like a mule",
    ],
  ],
  [
    "Psalm 32:3-5",
    [
      "keeping my sin secret made me sick until i confessed",
      "keeping a sin secret made him sick until he owned up",
      "bottling up guilt wore out the bones, confessing brought relief",
    ],
  ],
  [
    "Psalm 32:9",
    [
      "don’t be stubborn as a mule that needs a bit in its mouth",
      "horses have to be steered with reins, you shouldn’t need that",
    ],
  ],
  ["Psalm 33:1-22", ["by his word the skies were made", "a king is not saved by his army"]],
  [
    "Psalm 33:6-9",
    [
      "god spoke the stars into being with his breath",
      "he said it and there it stood; the ocean is kept in storerooms",
    ],
  ],
  [
    "Psalm 33:12",
    [
      "happy is the country that has the lord as its god",
      "verse at patriotic events about a nation under god",
    ],
  ],
  [
    "Psalm 33:16-17",
    [
      "big armies do not save a king and war horses can’t rescue you",
      "muscle and military might are false hope for winning",
    ],
  ],
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
  [
    "Psalm 34:7",
    [
      "an angel pitches his tent around people who fear god",
      "protected by a heavenly camp all around",
    ],
  ],
  [
    "Psalm 34:8",
    ["try a bite and find out how good the lord is", "sampling god like food to see he is good"],
  ],
  ["Psalm 34:10", ["even young lions go hungry but seekers of god have what they need"]],
  [
    "Psalm 34:12-14",
    [
      "want a long happy life? stop lying and chase after peace",
      "advice for those who’d like many good days: watch your mouth",
    ],
  ],
  ["Psalm 34:17-20", ["god is close to people with a broken heart"]],
  [
    "Psalm 34:18",
    [
      "god stays close to people with a broken heart",
      "comfort for someone crushed inside: he’s nearby",
    ],
  ],
  ["Psalm 34:20", ["not one of his bones gets broken"]],
  [
    "Psalm 35:11-14",
    [
      "fasted and prayed when enemies were ill, and they paid back with evil",
      "grieved for them as if my own mother had died",
    ],
  ],
  ["Psalm 35:15-16", ["they celebrated when i stumbled and gnashed their teeth"]],
  [
    "Psalm 35:19-21",
    [
      "people winking and saying aha we saw it",
      "hated for no reason, they make up lies about quiet folks",
    ],
  ],
  ["Psalm 36:1-12", ["your love reaches to the sky", "river of pleasures, light in your light"]],
  [
    "Psalm 36:2-4",
    [
      "too full of himself to notice his own sin",
      "thinking up mischief at night before falling asleep",
    ],
  ],
  [
    "Psalm 36:5-7",
    [
      "his justice is like mountains and deep ocean, he saves animals too",
      "people shelter under god’s wings because his love reaches the clouds",
    ],
  ],
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
  ["Psalm 37:1-2", ["don’t get worked up or jealous about crooks, they dry up like cut grass"]],
  [
    "Psalm 37:4-5",
    [
      "enjoy the lord and he’ll give you what your heart wants",
      "hand your plans over to the lord and he takes it from there",
    ],
  ],
  [
    "Psalm 37:7-8",
    [
      "don’t stress over schemers who succeed, drop your anger, it does only harm",
      "how to stay patient and not boil over seeing a cheat get ahead",
    ],
  ],
  [
    "Psalm 37:10-11",
    [
      "soon the bad guys are gone and the meek get the land",
      "look for the wicked person’s place and it’s empty, gentle ones own the earth",
    ],
  ],
  ["Psalm 37:16", ["a good man’s little bit beats the riches of many bad ones"]],
  [
    "Psalm 37:21",
    [
      "a crook takes out loans and never repays them",
      "is it a sin not to pay back what you borrowed",
    ],
  ],
  [
    "Psalm 37:23-24",
    [
      "he may trip but won’t go down because god is holding his hand",
      "stumbling without falling flat, held up by a hand",
    ],
  ],
  [
    "Psalm 37:25",
    [
      "in all his long life never saw a good man’s kids begging for food",
      "i was young and am old now and never saw good people deserted",
    ],
  ],
  ["Psalm 37:35-36", ["a tyrant spread out like a leafy tree, then nowhere to be found"]],
  [
    "Psalm 38:1-22",
    ["my wounds stink because of my foolish sin, friends stay away from my sickness"],
  ],
  ["Psalm 38:4-8", ["guilt is over my head like a load too heavy, wounds stink and fester"]],
  ["Psalm 38:11", ["friends and relatives keep their distance because of my disease"]],
  ["Psalm 38:13-14", ["acting deaf and mute when people attack me with words"]],
  [
    "Psalm 39:1-13",
    ["show me how short my life is, a hand’s width", "I kept my mouth shut and it burned inside"],
  ],
  [
    "Psalm 39:1-3",
    [
      "put a muzzle on his mouth to not say something wrong, then burst out",
      "kept quiet until the fire inside made him speak",
    ],
  ],
  [
    "Psalm 39:4-6",
    [
      "show me how short my life is, only a few inches long",
      "a man piles up money without knowing who’ll get it",
    ],
  ],
  [
    "Psalm 39:12-13",
    ["only a guest and immigrant here like my ancestors, spare me before i’m gone"],
  ],
  [
    "Psalm 40:1-17",
    [
      "lifted out of the mud pit and put on rock",
      "new song in my mouth",
      "ears opened, you do not want sacrifices",
    ],
  ],
  ["Psalm 40:1-3", ["pulled me out of a muddy hole and put my feet on rock"]],
  [
    "Psalm 40:2-3",
    [
      "pulled out of a muddy hole, stood on rock and given a new song",
      "stuck in slime, then firm ground under the feet",
    ],
  ],
  ["Psalm 40:6-8", ["no animal offerings wanted; here i am as written in the scroll"]],
  ["Psalm 40:12", ["my sins outnumber the hairs on my head so i can’t see"]],
  [
    "Psalm 41:1-13",
    [
      "my close friend who ate my bread turned against me",
      "happy who thinks of the weak",
      "God helps him on his sickbed",
    ],
  ],
  ["Psalm 41:1-3", ["care for the poor and god nurses you when you’re ill in bed"]],
  [
    "Psalm 41:5-8",
    [
      "visitors at the sickbed say nice things then go out and spread rumors",
      "they ask when he’ll finally die and be forgotten",
    ],
  ],
  [
    "Psalm 41:9",
    [
      "my best buddy who ate at my table kicked me",
      "betrayed by a close friend who shared my bread",
    ],
  ],
  [
    "Psalm 42:1-11",
    [
      "thirsty for God like a deer",
      "why am I so sad, talking to my own soul",
      "tears are my food day and night",
      "deep calls to deep",
    ],
  ],
  ["Psalm 42:1-5", ["thirsty like a deer", "why are you so sad my soul"]],
  [
    "Psalm 42:1-3",
    [
      "thirsty for god like a deer longing for a stream",
      "nothing but tears to eat while people ask where’s your god now",
    ],
  ],
  [
    "Psalm 42:5",
    [
      "talking to his own soul: why so gloomy, put hope in god",
      "pep talk to yourself when you feel down",
    ],
  ],
  ["Psalm 42:7", ["one deep calls another in the roar of waterfalls, waves roll over me"]],
  ["Psalm 43:1-5", ["send your light and truth to lead me", "hope again, I will praise"]],
  [
    "Psalm 44:9-26",
    ["we are killed like sheep though we did not forget you", "wake up, why do you sleep"],
  ],
  [
    "Psalm 44:11-12",
    [
      "you sold your people for cheap and made no profit",
      "god let us be eaten like sheep and scattered us",
    ],
  ],
  [
    "Psalm 44:22-23",
    [
      "treated like sheep headed for the butcher, so wake up god",
      "shouting at god to get out of bed and help",
    ],
  ],
  ["Psalm 45:1-17", ["royal wedding song", "forget your father’s house"]],
  ["Psalm 45:1", ["my tongue is like a good writer’s pen, a poem for the king"]],
  ["Psalm 45:8-9", ["king’s clothes smell of perfume, queen in gold stands on his right"]],
  [
    "Psalm 45:10-15",
    [
      "wedding song telling the bride to forget her family and home",
      "a princess in gold embroidered dress led to the king with her bridesmaids",
    ],
  ],
  [
    "Psalm 46:1-11",
    [
      "be quiet and know I am God",
      "not afraid though the mountains fall in the sea",
      "a river makes the city glad",
    ],
  ],
  [
    "Psalm 46:1-3",
    [
      "not scared even if mountains crash into the ocean",
      "a shelter during earthquakes and floods when the world falls apart",
    ],
  ],
  [
    "Psalm 46:4-5",
    [
      "a river with streams that cheer up god’s city",
      "god helps the city at daybreak, so it stays standing",
    ],
  ],
  [
    "Psalm 46:9-10",
    [
      "he ends wars everywhere, snaps bows and burns chariots, be quiet",
      "stop fighting, calm down and realize who god is",
    ],
  ],
  ["Psalm 47:1-9", ["clap your hands and shout"]],
  [
    "Psalm 47:1",
    [
      "everybody on earth should applaud and yell happily to god",
      "is clapping in church in the bible",
    ],
  ],
  ["Psalm 48:12-14", ["take a walk around the city and count its towers to tell your kids"]],
  [
    "Psalm 49:1-20",
    ["rich people die too and take nothing with them", "no one can buy another’s life"],
  ],
  [
    "Psalm 49:6-9",
    [
      "no one is rich enough to buy another person out of dying",
      "can’t pay god a ransom to live forever",
    ],
  ],
  [
    "Psalm 49:10-12",
    [
      "smart and stupid both die and leave their money to others",
      "they name estates after themselves but die like beasts",
    ],
  ],
  ["Psalm 49:14", ["death herds them like a shepherd with a flock"]],
  [
    "Psalm 49:16-17",
    [
      "don’t be impressed when someone gets rich, he takes nothing along when he dies",
      "you can’t take it with you into the grave",
    ],
  ],
  [
    "Psalm 50:1-23",
    ["cows on a thousand hills are mine, I would not tell you if I was hungry", "offer thanks"],
  ],
  [
    "Psalm 50:9-13",
    [
      "god owns the cows on a thousand hills",
      "if i got hungry i wouldn’t tell you; do i drink goat blood",
    ],
  ],
  [
    "Psalm 50:18-21",
    [
      "you make friends with thieves and cheaters and badmouth your own brother",
      "since i stayed quiet you figured i was just like you",
    ],
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
  [
    "Psalm 51:1-4",
    [
      "the king’s confession after adultery: i’ve sinned only against you",
      "wash my guilt away, it’s always in front of me",
    ],
  ],
  [
    "Psalm 51:5",
    [
      "sinful from the moment my mother got pregnant",
      "verse used for original sin, guilty at birth",
    ],
  ],
  ["Psalm 51:7-12", ["wash me so i am white, make me a clean heart"]],
  ["Psalm 51:7", ["scrub me and i’ll be whiter than snow"]],
  [
    "Psalm 51:10-12",
    [
      "make me a pure heart and don’t take your spirit away",
      "wanting back the happiness of being saved, and a fresh attitude inside",
    ],
  ],
  ["Psalm 51:16-17", ["the offering god wants is a broken heart, not a burned animal"]],
  ["Psalm 52:1-9", ["like a green olive tree in God’s house", "tongue like a razor"]],
  ["Psalm 52:2-4", ["a tongue like a razor blade that loves lies"]],
  ["Psalm 52:7-8", ["the man who relied on his fortune versus an olive tree in god’s house"]],
  [
    "Psalm 53:5",
    [
      "terrified where there was nothing to be scared of",
      "god scattered the skeletons of the besieging army",
    ],
  ],
  [
    "Psalm 55:1-23",
    [
      "wish I had wings like a dove to fly away",
      "not an enemy but my best friend hurt me",
      "throw your worries on God, he carries you",
      "horror, my heart hurts",
    ],
  ],
  [
    "Psalm 55:6-8",
    [
      "if only i had a bird’s wings to fly off and get some rest",
      "wishing to escape to the desert, out of the storm, like a pigeon",
    ],
  ],
  [
    "Psalm 55:12-14",
    [
      "it wasn't an enemy it was my close friend that hurt me",
      "an enemy i could handle, but it was you, my best friend",
      "hurt by the buddy he used to go to worship with",
    ],
  ],
  ["Psalm 55:17", ["praying three times a day, at night, morning and midday"]],
  [
    "Psalm 55:21",
    ["words smooth like butter while planning war", "soft oily speech that was really a knife"],
  ],
  [
    "Psalm 55:22",
    [
      "throw your load onto god and he’ll carry you",
      "verse about giving your worries away so he can hold you up",
    ],
  ],
  [
    "Psalm 56:1-13",
    ["you count my tears in your bottle", "when I am afraid I trust", "what can people do to me"],
  ],
  [
    "Psalm 56:3-4",
    [
      "when frightened i rely on you, what can mere people do",
      "simple verse for kids who are afraid",
    ],
  ],
  ["Psalm 56:5-6", ["they twist everything i say and stalk me"]],
  ["Psalm 56:8-11", ["god keeps my tears in a bottle"]],
  [
    "Psalm 56:8",
    [
      "god keeps my tears in a bottle and writes them in his book",
      "counting every night of wandering and collecting crying",
    ],
  ],
  [
    "Psalm 57:1-11",
    [
      "hiding in a cave under your wings until the danger passes",
      "awake harp, I will wake the dawn",
    ],
  ],
  ["Psalm 57:1", ["hiding under god’s wings until the disaster blows over"]],
  ["Psalm 57:4", ["sleeping among lions whose teeth are spears"]],
  ["Psalm 57:7-8", ["singing and playing guitar so early that he wakes the sunrise"]],
  ["Psalm 58:1-11", ["break the teeth in their mouths", "snail that melts"]],
  [
    "Psalm 58:3-5",
    [
      "crooked from birth, liars as soon as they’re born",
      "a snake plugging its ears so the charmer can’t reach it",
    ],
  ],
  [
    "Psalm 58:6-8",
    [
      "let them dissolve like a slug on its trail or like a miscarried baby",
      "knock out the lions’ teeth, god",
    ],
  ],
  ["Psalm 58:10-11", ["the good guy bathes his feet in blood of the bad"]],
  ["Psalm 59:1-17", ["they howl like dogs around the city at night"]],
  ["Psalm 59:6-7", ["enemies roaming town at dusk like howling stray dogs"]],
  ["Psalm 59:14-15", ["growling packs of mutts looking for scraps all night"]],
  ["Psalm 60:1-3", ["cracked the land like an earthquake and served wine that makes us dizzy"]],
  ["Psalm 60:8", ["a neighbor country is just my sink and i throw my shoe at another"]],
  ["Psalm 61:1-8", ["lead me to a rock higher than me", "from the end of the earth I call"]],
  [
    "Psalm 61:2",
    [
      "bring me to a rock too high for me to climb",
      "calling from the far edge of the world when feeling faint",
    ],
  ],
  [
    "Psalm 62:1-12",
    [
      "my soul finds rest in God alone",
      "tottering fence",
      "if riches grow do not set your heart on them",
    ],
  ],
  [
    "Psalm 62:3-4",
    [
      "everyone shoves one man like a wobbly fence about to fall",
      "blessing with the mouth while cursing on the inside",
    ],
  ],
  ["Psalm 62:9", ["put high and low people on the scales and they weigh less than air"]],
  [
    "Psalm 62:10",
    [
      "if you get richer don’t fall in love with the money",
      "warning against theft and pinning your heart to growing wealth",
    ],
  ],
  [
    "Psalm 63:1-11",
    ["thirsty in a dry land, your love is better than life", "thinking of you on my bed at night"],
  ],
  [
    "Psalm 63:1",
    [
      "body and soul thirsty for god in a desert without a drop",
      "parched like dry ground and longing for you with my whole body",
    ],
  ],
  ["Psalm 63:3-5", ["your love beats being alive"]],
  ["Psalm 63:6-7", ["lying awake in bed thinking of god through the night hours"]],
  [
    "Psalm 64:3-4",
    [
      "mean words shot like arrows from hiding, tongues sharpened like blades",
      "ambushing innocents with nasty talk",
    ],
  ],
  ["Psalm 64:7-8", ["god shoots back and their own mouths bring them down"]],
  ["Psalm 65:1-13", ["you crown the year, hills are dressed with joy", "farmer’s thanks for rain"]],
  [
    "Psalm 65:9-13",
    [
      "harvest thanksgiving: rain soaks the plowed ground and carts are full",
      "hills dressed in joy, meadows dressed in flocks, valleys singing with wheat",
    ],
  ],
  [
    "Psalm 66:1-20",
    ["through fire and water but you brought us out", "come and hear what he did for me"],
  ],
  [
    "Psalm 66:10-12",
    [
      "we went through fire and flood and people drove over our heads",
      "tested the way you purify silver",
    ],
  ],
  [
    "Psalm 66:18",
    ["if i hang on to sin inside god won’t listen", "why prayers may go unheard: cherishing evil"],
  ],
  ["Psalm 67:1-7", ["may God be kind to us and shine on us, let all peoples praise"]],
  ["Psalm 67", ["short psalm wishing all countries to praise god, with a good crop"]],
  [
    "Psalm 68:1-35",
    [
      "father of orphans and defender of widows",
      "gives the lonely a family",
      "carries our load each day",
    ],
  ],
  [
    "Psalm 68:5-6",
    [
      "dad of orphans and protector of widows",
      "gives lonely people a family and leads prisoners out singing",
    ],
  ],
  ["Psalm 68:13", ["dove with silver wings and golden feathers"]],
  ["Psalm 68:19", ["every single day god carries our load"]],
  ["Psalm 68:24-25", ["parade with singers in front, musicians behind, girls with tambourines"]],
  ["Psalm 68:31", ["envoys from egypt, and ethiopia reaching out her hands to god"]],
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
    "Psalm 69:1-3",
    ["water is up to my neck and i’m sinking in mud", "drowning, no foothold, hoarse from calling"],
  ],
  ["Psalm 69:4", ["forced to give back something i never stole"]],
  ["Psalm 69:8-9", ["like a stranger to my own siblings, burning with passion for god’s house"]],
  [
    "Psalm 69:12",
    ["drunks make up songs about me", "the butt of jokes in the bar and at the town gate"],
  ],
  [
    "Psalm 69:20-21",
    [
      "nobody felt sorry for me; vinegar when i was thirsty",
      "insults broke my heart and poison was put in my meal",
    ],
  ],
  ["Psalm 69:28", ["cross them out of the book of life"]],
  ["Psalm 70", ["a very short psalm: hurry up god, come quick"]],
  [
    "Psalm 71:1-24",
    ["do not throw me away when I am old with gray hair", "leaned on you since birth"],
  ],
  [
    "Psalm 71:9",
    [
      "the old man who asks not to be thrown away now he’s weak",
      "prayer of a senior about not being dropped when strength is gone",
    ],
  ],
  [
    "Psalm 71:17-18",
    [
      "gray hair now, stay with me till i’ve told the young about you",
      "taught since childhood and still speaking of it in old age",
    ],
  ],
  ["Psalm 72:1-20", ["good king like rain on cut grass, helps the poor", "all kings bow"]],
  ["Psalm 72:5-6", ["a king like rain falling on a freshly cut lawn"]],
  ["Psalm 72:8-11", ["rule from coast to coast, foreign kings bringing presents"]],
  ["Psalm 72:12-14", ["the king who rescues poor people nobody helps, their blood matters to him"]],
  ["Psalm 72:20", ["the line saying that david’s prayers stop here"]],
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
    "Psalm 73:2-5",
    [
      "almost lost it from envy of bad people who have it so easy",
      "why do jerks live without worries and even die painlessly",
    ],
  ],
  ["Psalm 73:6-9", ["pride worn as a necklace, eyes bulging from fat"]],
  ["Psalm 73:12-14", ["keeping my heart clean was a waste, i get hurt every day"]],
  [
    "Psalm 73:16-20",
    [
      "couldn’t make sense of it until he entered the temple",
      "the wicked stand on slippery ground and vanish like a dream after waking",
    ],
  ],
  ["Psalm 73:22", ["i was as dumb as an animal toward you"]],
  ["Psalm 73:25-26", ["besides you i want nothing on earth, even when body and heart give out"]],
  [
    "Psalm 74:1-23",
    ["they smashed the temple with axes, why God", "crushed the heads of a sea monster"],
  ],
  [
    "Psalm 74:4-8",
    [
      "soldiers smashing the temple’s wood carvings with axes and hammers",
      "they burned every meeting place of god in the country",
    ],
  ],
  ["Psalm 74:9", ["no more prophets and nobody knows how long this lasts"]],
  ["Psalm 74:13-14", ["crushed the many heads of a sea monster and fed it to desert creatures"]],
  ["Psalm 74:16-17", ["day and night are yours, you made summer and winter"]],
  ["Psalm 74:19", ["don’t hand your dove over to the beasts"]],
  [
    "Psalm 75:6-7",
    [
      "promotion doesn’t come from east or west, god lowers one and raises another",
      "who decides that someone gets ahead",
    ],
  ],
  ["Psalm 75:8", ["cup of foaming spiced wine bad people must drink to the last drop"]],
  ["Psalm 76:5-6", ["warriors and horses fall into their final sleep and can’t lift a hand"]],
  ["Psalm 76:10", ["even human anger ends up praising god"]],
  [
    "Psalm 77:1-20",
    [
      "has God forgotten to be kind, I cannot sleep or speak",
      "path through the sea, footprints unseen",
    ],
  ],
  [
    "Psalm 77:2-4",
    [
      "can’t sleep because god holds my eyelids open, too upset to talk",
      "insomnia and refusing to be comforted",
    ],
  ],
  ["Psalm 77:7-9", ["has god forgotten how to be kind, is his love used up"]],
  [
    "Psalm 77:19",
    [
      "path through the sea without visible footprints",
      "god walked through the water and nobody saw his tracks",
    ],
  ],
  [
    "Psalm 78:1-30",
    ["tell the next generation", "can God set a table in the desert", "bread of angels"],
  ],
  [
    "Psalm 78:4-7",
    [
      "pass the old stories on to the kids so they tell their kids",
      "don’t keep from the next generation what god did",
    ],
  ],
  ["Psalm 78:9-11", ["archers who ran away on the day of the fight"]],
  ["Psalm 78:18-20", ["can god serve a meal in the desert, they sneered"]],
  ["Psalm 78:24-25", ["people eating angel food that fell from the sky"]],
  ["Psalm 78:29-31", ["meat still between their teeth when punishment hit"]],
  ["Psalm 78:34-37", ["only when he killed some did they seek him, just lip service"]],
  ["Psalm 78:38-39", ["held back his anger many times because people are just a passing breeze"]],
  ["Psalm 78:65-66", ["god woke up like a shouting soldier who’s had wine"]],
  [
    "Psalm 78:70-72",
    [
      "picked a man minding mother sheep to lead the people",
      "from shepherd of lambs to leader of a nation",
    ],
  ],
  ["Psalm 79:1-3", ["corpses left for birds, no one to bury them, blood poured out like water"]],
  ["Psalm 79:11", ["hear the sighs of inmates and spare people on death row"]],
  ["Psalm 80:1-19", ["vine from Egypt eaten by wild pigs", "restore us, shine your face"]],
  ["Psalm 80:5", ["tears for bread and tears to drink by the bowl"]],
  ["Psalm 80:8-11", ["a vine dug up in egypt and replanted grew until it covered mountains"]],
  [
    "Psalm 80:12-13",
    [
      "a wild pig tears up the vineyard since its fence is down",
      "why did you knock down the wall so passers by pick the grapes",
    ],
  ],
  ["Psalm 81:10", ["open up your mouth and i’ll put food in it"]],
  ["Psalm 81:11-12", ["they wouldn’t listen so i let them have their own stubborn way"]],
  ["Psalm 81:16", ["honey out of a rock and the best wheat"]],
  [
    "Psalm 82:1-8",
    ["God judges the gods, you are gods but will die like men", "defend the weak and orphans"],
  ],
  [
    "Psalm 82:2-4",
    [
      "crooked judges told to defend the poor and orphans",
      "how long will you let the guilty off and be unfair in court",
    ],
  ],
  [
    "Psalm 82:6-7",
    [
      "you’re gods, sons of the highest, but you’ll die like anyone",
      "where it says humans are gods, which jesus quoted",
    ],
  ],
  [
    "Psalm 83:4-8",
    [
      "ten neighboring peoples plotting to wipe israel off the map",
      "let’s erase their nation so the name is never mentioned again",
    ],
  ],
  ["Psalm 83:13-15", ["make them like rolling tumbleweed and chase them with storm and wildfire"]],
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
    "Psalm 84:3",
    [
      "sparrows and swallows building nests by the altar",
      "even a little bird has a home for her chicks in the temple",
    ],
  ],
  [
    "Psalm 84:5-7",
    ["pilgrims turning a dry valley of tears into springs, getting stronger as they go"],
  ],
  [
    "Psalm 84:10",
    [
      "one day there beats a thousand anywhere else",
      "rather be a doorman at god’s place than live it up with crooks",
    ],
  ],
  [
    "Psalm 85:1-13",
    ["love and truth meet, peace and justice kiss", "will you not give us life again"],
  ],
  [
    "Psalm 85:10-11",
    ["justice and peace give each other a kiss", "love meets truth, truth sprouts from the ground"],
  ],
  ["Psalm 86:1-17", ["great is your love, give me an undivided heart"]],
  ["Psalm 86:11", ["give me a heart that isn’t split in two"]],
  ["Psalm 86:17", ["asking god for a sign of kindness so haters see it"]],
  [
    "Psalm 87:4-6",
    [
      "foreigners registered as if they were born in jerusalem",
      "god keeps a list of births saying this one is from here",
    ],
  ],
  [
    "Psalm 88:1-18",
    [
      "darkness is my closest friend, saddest psalm, no happy ending",
      "in the lowest pit, friends taken away",
      "depressed all my life",
    ],
  ],
  ["Psalm 88:3-6", ["the darkest psalm, down in the bottom of the pit, counted with the dead"]],
  ["Psalm 88:10-12", ["do ghosts get up and praise you in the land of forgetting"]],
  ["Psalm 88:13-18", ["the saddest psalm, darkness is my only friend"]],
  [
    "Psalm 88:18",
    [
      "ends without hope: friends gone and only darkness left",
      "the psalm whose last line is bleak, you took my loved ones away",
    ],
  ],
  ["Psalm 89:1-37", ["I will not lie to David, his throne like the sun"]],
  ["Psalm 89:30-34", ["king’s kids who break my rules get whipped but the promise stays"]],
  ["Psalm 89:38-40", ["you cancelled the deal with david and threw his crown in the dirt"]],
  ["Psalm 89:47-48", ["remember how brief my time is, who never dies"]],
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
  [
    "Psalm 90:4",
    [
      "a thousand years feel like yesterday to god",
      "god’s sense of time, ages pass like a night shift",
    ],
  ],
  ["Psalm 90:5-6", ["grass fresh at sunrise and dried up at night, like human lives"]],
  ["Psalm 90:10-12", ["we live seventy or eighty years, teach us to count our days"]],
  [
    "Psalm 90:10",
    [
      "we live seventy years, eighty if we’re strong, then fly off",
      "average human lifespan according to moses’ prayer",
    ],
  ],
  ["Psalm 90:12", ["teach us to number our days to become wise"]],
  ["Psalm 90:15", ["give us as many good years as we had bad ones"]],
  ["Psalm 90:17", ["let the work we do with our hands last"]],
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
  [
    "Psalm 91:4-6",
    [
      "sheltered by feathers from night terrors, arrows and epidemics",
      "protection psalm people pray during a plague",
    ],
  ],
  ["Psalm 91:7", ["thousands drop dead next to you yet you’re untouched"]],
  [
    "Psalm 91:11-12",
    [
      "guardian angels carry you so you don’t stub your toe",
      "what the devil quoted to jesus about angels catching you",
    ],
  ],
  ["Psalm 91:13", ["stepping on lions and snakes unharmed"]],
  ["Psalm 92:1-15", ["good to give thanks", "still bearing fruit in old age like palm trees"]],
  ["Psalm 92:7", ["bad people pop up like weeds only to be wiped out"]],
  [
    "Psalm 92:12-14",
    [
      "old folks still bearing fruit, full of sap like palms and cedars",
      "staying fresh and useful in retirement",
    ],
  ],
  ["Psalm 93:1-5", ["floods roar but God is stronger than the waves"]],
  ["Psalm 93:3-4", ["pounding surf and roaring floods, but god is mightier than the breakers"]],
  [
    "Psalm 94:1-23",
    [
      "he who made the ear, does he not hear",
      "God of revenge",
      "when worries are many your comfort cheers",
    ],
  ],
  [
    "Psalm 94:6-9",
    [
      "they murder widows and immigrants and think god isn’t looking",
      "whoever made the ear can surely hear",
    ],
  ],
  ["Psalm 94:18-19", ["just as my foot slipped your love held me, comfort for anxious thoughts"]],
  [
    "Psalm 94:20",
    [
      "corrupt rulers who do harm by making laws",
      "can unjust government be on god’s side, wickedness made legal",
    ],
  ],
  ["Psalm 95:1-11", ["come let us bow down, he is the shepherd", "today do not be stubborn"]],
  [
    "Psalm 95:4-5",
    [
      "deep caves and peaks are in his hand, he made the sea",
      "mountain tops, ocean and the earth’s depths held by the one who shaped them",
    ],
  ],
  [
    "Psalm 95:7-11",
    [
      "if you hear his voice today don’t be stubborn like in the desert",
      "fed up with those people for forty years, they’ll get no rest",
    ],
  ],
  ["Psalm 96:1-13", ["sing a new song, trees of the forest sing"]],
  ["Psalm 96:11-12", ["trees in the forest sing and the fields are happy because god is coming"]],
  ["Psalm 97:5", ["mountains melting like candle wax in front of god"]],
  ["Psalm 97:11", ["light planted like seed for good people"]],
  ["Psalm 98:1-9", ["rivers clap hands, make music with harp and trumpets"]],
  ["Psalm 98:7-8", ["rivers applaud and mountains sing together", "water clapping its hands"]],
  [
    "Psalm 100:1-5",
    ["joyful noise, he made us and we are his sheep", "come in with thanks", "thanksgiving psalm"],
  ],
  [
    "Psalm 100",
    [
      "short thanksgiving psalm: walk in through his gates singing, we’re his sheep",
      "come in with thanks because he made us, we’re his flock",
    ],
  ],
  ["Psalm 101:1-8", ["I will not put anything vile before my eyes"]],
  [
    "Psalm 101:3",
    [
      "i won’t put anything filthy in front of my eyes",
      "verse about not watching porn or trash on tv",
    ],
  ],
  ["Psalm 101:5-7", ["a ruler’s vow: no liars or backstabbers on my staff"]],
  [
    "Psalm 102:1-28",
    [
      "lonely bird on a roof, cannot eat or sleep",
      "skin and bones",
      "owl of the ruins",
      "sky wears out like clothes but you stay",
    ],
  ],
  ["Psalm 102:3-5", ["so sad he forgets to eat, nothing but skin and bones"]],
  ["Psalm 102:6-7", ["the bird alone on the roof", "lonely as an owl among ruins, lying awake"]],
  ["Psalm 102:9", ["ashes for food and tears mixed in the drink"]],
  ["Psalm 102:24", ["don’t let me die in middle age"]],
  [
    "Psalm 102:25-27",
    [
      "sky and earth wear out like old clothes and get changed, you don’t",
      "the universe thrown off like a coat while god stays the same",
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
    "Psalm 103:2-5",
    [
      "forgives and heals you, makes you young again like an eagle",
      "list of benefits god gives, like healing every disease",
    ],
  ],
  ["Psalm 103:8-10", ["doesn’t stay mad or treat us as badly as we deserve"]],
  [
    "Psalm 103:11-14",
    ["as far as east is from west he takes our sins", "he knows we're only dust"],
  ],
  [
    "Psalm 103:11-12",
    [
      "our wrongs are moved as far off as sunrise is from sunset",
      "how far away god puts our sins, east versus west",
    ],
  ],
  [
    "Psalm 103:13-14",
    [
      "like a dad who feels for his kids, he knows we’re made of dust",
      "god is like a tender father who remembers we are only dust",
    ],
  ],
  [
    "Psalm 103:15-16",
    [
      "people bloom like wildflowers, one gust and nobody remembers where they stood",
      "a flower gone with the breeze, its spot forgets it",
    ],
  ],
  [
    "Psalm 104:1-35",
    [
      "poem of nature, springs, birds, lions, sea with ships",
      "wine makes glad and bread strong",
      "you open your hand and they eat",
    ],
  ],
  ["Psalm 104:2-3", ["wrapped in light like a coat, riding clouds and walking on the wind"]],
  ["Psalm 104:10-13", ["wild donkeys drinking from springs and birds singing in the branches"]],
  [
    "Psalm 104:14-15",
    [
      "wine to cheer people up, oil for shiny skin, bread for energy",
      "verse saying alcohol makes the heart happy",
    ],
  ],
  [
    "Psalm 104:17-18",
    ["storks nesting in the trees, goats on high peaks and badgers in the rocks"],
  ],
  [
    "Psalm 104:20-23",
    [
      "lions hunt at night and go to bed when people leave for work",
      "animals have the night shift, humans the day",
    ],
  ],
  [
    "Psalm 104:25-26",
    [
      "a giant sea creature made to play among the ships",
      "the wide ocean full of creatures beyond number big and small",
    ],
  ],
  ["Psalm 104:27-30", ["all creatures wait for god’s food and die when he takes their breath"]],
  ["Psalm 105:1-45", ["story of Joseph in chains and plagues told in a song"]],
  ["Psalm 105:14-15", ["hands off my chosen ones and don’t hurt my prophets"]],
  ["Psalm 105:17-18", ["joseph’s feet in chains and an iron collar on his neck"]],
  ["Psalm 105:37", ["left egypt with silver and gold and not a single weak one among them"]],
  [
    "Psalm 106:15",
    [
      "got what they asked for but wasted away inside",
      "be careful what you pray for, he granted it and their souls went thin",
    ],
  ],
  ["Psalm 106:19-20", ["traded god for a statue of a grass eating cow"]],
  ["Psalm 106:23", ["moses stood in the gap and talked god out of destroying them"]],
  ["Psalm 106:32-33", ["moses lost his temper and spoke without thinking because of them"]],
  [
    "Psalm 106:37-38",
    [
      "parents who killed their own children for demons",
      "child sacrifice to idols that polluted the country",
    ],
  ],
  [
    "Psalm 107:1-43",
    [
      "sailors in a storm stagger like drunks and he makes it calm",
      "wandering in the desert, prisoners, fools",
      "let them thank God for his love",
    ],
  ],
  ["Psalm 107:10-16", ["prisoners in the dark whose chains he snapped, smashing bronze doors"]],
  [
    "Psalm 107:17-20",
    ["sick from their own foolishness, couldn’t stand food, then healed by a word"],
  ],
  [
    "Psalm 107:23-30",
    [
      "sailors in a storm stagger like drunks until god quiets the waves",
      "at their wits’ end on a ship, then brought safely to harbor",
    ],
  ],
  ["Psalm 107:33-35", ["turns rivers to desert and desert to lakes"]],
  [
    "Psalm 109:1-20",
    [
      "let his kids be orphans and wife a widow",
      "curse psalm against an enemy",
      "let another take his job",
    ],
  ],
  ["Psalm 109:6-10", ["the curse psalm: may his kids be orphans and beg"]],
  [
    "Psalm 109:8",
    [
      "may he not live long and someone else get his job",
      "let a new man take over his office, prayed against an enemy",
    ],
  ],
  ["Psalm 109:17-19", ["he liked cursing so let it soak into him like water and oil"]],
  ["Psalm 109:23-25", ["fading like dusk shadow, shaken off like a bug, knees weak from fasting"]],
  ["Psalm 110:1-7", ["sit at my right hand until enemies are a footstool", "priest forever"]],
  [
    "Psalm 110:1",
    [
      "sit on my right until your enemies are your footrest",
      "the lord told my lord to take a seat beside him",
    ],
  ],
  [
    "Psalm 110:4",
    [
      "a priest forever like the old king melchizedek",
      "god swore an oath about a never ending priesthood",
    ],
  ],
  ["Psalm 111:1-10", ["wisdom begins with respect for God", "great are his works"]],
  ["Psalm 112:1-10", ["good man not afraid of bad news, gives to the poor"]],
  [
    "Psalm 112:5-9",
    [
      "generous people who lend don’t panic at bad news",
      "not afraid when terrible news comes, gives freely to those without money",
    ],
  ],
  ["Psalm 113:1-9", ["lifts the poor from the trash heap, gives a childless woman kids"]],
  [
    "Psalm 113:7-9",
    [
      "lifts poor folks off the garbage dump to sit with princes",
      "the childless woman becomes a happy mom at home",
    ],
  ],
  [
    "Psalm 114:3-6",
    [
      "mountains jumping like sheep and the sea running away",
      "asking the river why it turned around",
    ],
  ],
  [
    "Psalm 115:1-18",
    [
      "idols have mouths but cannot speak",
      "not to us but to your name",
      "heaven is God’s and earth he gave to people",
    ],
  ],
  [
    "Psalm 115:4-8",
    [
      "statues with mouths that can’t talk and noses that can’t smell",
      "people end up like the lifeless idols they make",
    ],
  ],
  ["Psalm 115:16", ["heaven is god’s but he gave the earth to humans"]],
  [
    "Psalm 116:1-19",
    [
      "I love God because he heard me",
      "death of his faithful ones is precious",
      "what can I give back, cup of salvation",
    ],
  ],
  ["Psalm 116:11", ["i blurted out that everybody’s a liar"]],
  ["Psalm 116:12-13", ["how can i pay god back for all the good he did me"]],
  [
    "Psalm 116:15",
    [
      "the death of his faithful ones is precious to god",
      "for the funeral of a believer: god values how they die",
    ],
  ],
  ["Psalm 117:1-2", ["the shortest chapter, only two verses"]],
  [
    "Psalm 117",
    [
      "the shortest chapter in the bible, only two verses",
      "tiny psalm inviting every nation to praise because his love is big",
    ],
  ],
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
    "Psalm 118:8-9",
    [
      "safer to lean on god than on people or politicians",
      "don’t put your faith in princes or humans, shelter with god",
    ],
  ],
  ["Psalm 118:12", ["they swarmed around me like bees"]],
  ["Psalm 118:17-18", ["i’m going to live and not die, though he punished me hard"]],
  ["Psalm 118:22", ["the block the construction crew threw out became the most important one"]],
  [
    "Psalm 118:24",
    [
      "today was made by god, let’s be happy",
      "let’s be cheerful about the day the lord has given us",
    ],
  ],
  [
    "Psalm 119:1-32",
    ["young person keeps clean by your word", "hid your word in my heart", "longest chapter"],
  ],
  [
    "Psalm 119:9-11",
    [
      "how can young guys stay clean, memorize god’s word",
      "stored what you said in my heart to keep from sinning",
    ],
  ],
  ["Psalm 119:36-37", ["stop me from staring at worthless stuff and from greed"]],
  ["Psalm 119:67-72", ["it was good for me that I suffered, so I learned"]],
  ["Psalm 119:67", ["i went off track until i suffered, now i obey"]],
  [
    "Psalm 119:71-72",
    ["suffering was good for me since i learned from it; teaching beats gold coins"],
  ],
  ["Psalm 119:83", ["like a dried up leather bottle hanging in smoke"]],
  [
    "Psalm 119:97-112",
    ["your word lights my path", "sweeter than honey, I know more than my teachers"],
  ],
  ["Psalm 119:99-100", ["know more than my teachers and old folks thanks to your instruction"]],
  ["Psalm 119:103", ["your words taste sweeter than honey in my mouth"]],
  [
    "Psalm 119:105",
    ["god’s word is like a flashlight for walking", "lighting up the road in front of my feet"],
  ],
  ["Psalm 119:136", ["rivers of tears because people break god’s law"]],
  ["Psalm 119:147-148", ["up before sunrise to pray and awake at night to think on scripture"]],
  ["Psalm 119:162", ["as thrilled with your word as someone who found treasure loot"]],
  ["Psalm 119:164", ["praising seven times a day"]],
  ["Psalm 119:176", ["strayed like a lost lamb, come look for me"]],
  ["Psalm 120:1-7", ["I am for peace but when I speak they want war"]],
  [
    "Psalm 120:5-7",
    ["i’ve lived too long among people who hate peace", "whenever i talk peace they want to fight"],
  ],
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
  ["Psalm 121:1-4", ["looking up to the mountains for help", "the guard who never dozes off"]],
  ["Psalm 121:5-6", ["sun won’t burn you at noon, moon won’t hurt you at night"]],
  ["Psalm 121:7-8", ["god watches when you leave the house and when you get back"]],
  [
    "Psalm 122:1-9",
    ["glad when they said let us go to God’s house", "pray for the peace of that city"],
  ],
  [
    "Psalm 122:1",
    ["happy when friends invited me to church", "glad they said come along to god’s house"],
  ],
  ["Psalm 122:6-8", ["pray that jerusalem has peace within her walls"]],
  ["Psalm 123:1-4", ["servant’s eyes on the master’s hand"]],
  ["Psalm 123:2", ["watching god the way a maid watches her lady’s hand"]],
  ["Psalm 123:3-4", ["sick of being scorned by smug comfortable folks"]],
  ["Psalm 124:1-8", ["escaped like a bird from the trap", "if God had not been on our side"]],
  ["Psalm 124:6-7", ["slipped free like a bird when the trap broke"]],
  ["Psalm 125:1-5", ["mountains around the city, so God around us"]],
  ["Psalm 125:1-2", ["god surrounds his people as hills ring jerusalem"]],
  [
    "Psalm 126:1-6",
    ["plant in tears, harvest with joy", "we were like dreamers when we came home"],
  ],
  ["Psalm 126:1-2", ["coming home was like a dream, we laughed out loud"]],
  [
    "Psalm 126:5-6",
    [
      "cry while planting, cheer while harvesting",
      "leaving in tears with a seed bag, back with arms full of grain",
    ],
  ],
  [
    "Psalm 127:1-5",
    [
      "house builders work for nothing without God",
      "kids like arrows, a full quiver",
      "no use getting up early and staying up late",
    ],
  ],
  ["Psalm 127:1", ["construction is pointless unless god builds the home"]],
  [
    "Psalm 127:2",
    [
      "useless to get up early and work late, he gives his loved ones sleep",
      "verse for workaholics",
    ],
  ],
  [
    "Psalm 127:3-5",
    [
      "kids are like arrows in a quiver",
      "sons are like a bunch of arrows, good to have many",
      "kids are a gift, big families, quiver full",
    ],
  ],
  ["Psalm 128:1-6", ["wife like a grapevine and kids around the table"]],
  ["Psalm 128:3", ["wife like a grapevine, kids like young olive trees at the dinner table"]],
  ["Psalm 128:6", ["wish that you live to see your grandchildren"]],
  ["Psalm 129:3", ["they plowed long furrows across my back"]],
  ["Psalm 129:6-8", ["may they be like weeds on a roof that dry up before growing"]],
  [
    "Psalm 130:1-8",
    [
      "out of the deep I cry",
      "more than guards wait for the morning",
      "if you kept a list of sins who could stand",
    ],
  ],
  [
    "Psalm 130:1-4",
    [
      "if god kept score of sins nobody would stand a chance",
      "from the bottom of the pit, hoping for forgiveness because nobody is clean",
    ],
  ],
  ["Psalm 130:5-6", ["waiting more than night guards wait for dawn"]],
  [
    "Psalm 131:1-3",
    ["calm like a small child on its mother’s lap", "I do not think about things too big for me"],
  ],
  [
    "Psalm 131:1-2",
    [
      "calm like a toddler on mom’s lap who no longer nurses",
      "not proud, don’t bother with things too big for me",
    ],
  ],
  ["Psalm 132:3-5", ["david vowed to get no sleep till he found god a home"]],
  [
    "Psalm 133:1-3",
    [
      "how nice when brothers get along",
      "oil running down a beard",
      "how nice when brothers get along, like oil running down a beard",
    ],
  ],
  [
    "Psalm 133",
    ["how nice it is when brothers get along", "oil running down a priest’s beard onto his collar"],
  ],
  ["Psalm 134", ["a tiny psalm for people on night duty in the temple"]],
  ["Psalm 135:7", ["he keeps the wind in storage and makes lightning for the rain"]],
  ["Psalm 136:1-26", ["his love lasts forever repeated in every line"]],
  [
    "Psalm 136",
    [
      "the psalm with the same line repeated in every verse",
      "song with a refrain about love lasting forever, from creation to the red sea",
    ],
  ],
  [
    "Psalm 137:1-9",
    [
      "sat by the river and cried remembering home",
      "harps hung on trees, sing us a song",
      "happy who smashes your babies on rocks",
      "sat by the river and cried, hung up our harps, how can we sing in a foreign land",
    ],
  ],
  [
    "Psalm 137:1-4",
    [
      "exiles weeping by the river hung their guitars in willow trees",
      "captors demand a song from home, but how can we sing abroad",
    ],
  ],
  ["Psalm 137:5-6", ["may my hand go lame if i forget jerusalem"]],
  [
    "Psalm 137:8-9",
    [
      "disturbing verse about smashing babies on rocks",
      "happy whoever pays babylon back, even killing infants",
    ],
  ],
  ["Psalm 138:1-8", ["with all my heart before the gods", "God will finish what concerns me"]],
  ["Psalm 138:6", ["so high up yet notices small people and keeps the arrogant at a distance"]],
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
  [
    "Psalm 139:1-4",
    [
      "knows what i’ll say before i speak and when i sit or stand",
      "god has looked me through and knows all my habits",
    ],
  ],
  ["Psalm 139:7-12", ["can't run away from god even to the bottom of the sea"]],
  [
    "Psalm 139:7-10",
    [
      "nowhere to run from god, not even the other side of the ocean",
      "flying on dawn’s wings, still held by his hand",
    ],
  ],
  ["Psalm 139:11-12", ["darkness isn’t dark to god, night looks like daytime"]],
  [
    "Psalm 139:13-16",
    [
      "god knitted me in my mom's belly",
      "woven together as an embryo by god who saw me unborn",
      "verse quoted against abortion, about being knit before birth",
      "every day of my life was in a book before i lived one",
    ],
  ],
  ["Psalm 139:17-18", ["god’s thoughts outnumber grains of sand"]],
  ["Psalm 139:21-22", ["is it ok to hate people who hate god"]],
  [
    "Psalm 139:23-24",
    ["test me god and show if there’s a wrong path in me", "look into my heart, check my thoughts"],
  ],
  ["Psalm 140:3", ["tongues like snakes with venom behind their lips"]],
  ["Psalm 141:1-10", ["put a guard on my mouth", "prayer like incense"]],
  ["Psalm 141:2", ["prayer rising like the smell of incense, raised hands as an evening offering"]],
  [
    "Psalm 141:3",
    [
      "put a guard at my mouth, a doorkeeper for what i say",
      "prayer for someone who talks too much and needs his lips watched",
    ],
  ],
  ["Psalm 141:5", ["when a good man slaps or scolds me he does me a favor"]],
  ["Psalm 142:1-7", ["no one cares about me, praying from a cave, get me out of prison"]],
  ["Psalm 142:4", ["looked to my right and nobody there cares whether i live"]],
  ["Psalm 143:1-12", ["show me the way in the morning", "my spirit gives up"]],
  ["Psalm 143:2", ["don’t take me to court, no person alive is innocent before you"]],
  ["Psalm 144:1-15", ["trains my hands for war", "man is like a breath"]],
  [
    "Psalm 144:1",
    [
      "god trained my hands for combat and my fingers for fighting",
      "verse soldiers carry about being taught to fight",
    ],
  ],
  [
    "Psalm 144:12-14",
    ["sons like plants, daughters like carved columns, full barns, no break-ins"],
  ],
  [
    "Psalm 145:1-21",
    [
      "near to all who call",
      "slow to anger",
      "lifts up those who fall",
      "feeds every living thing",
    ],
  ],
  [
    "Psalm 145:4",
    ["older people tell younger ones what god has done, one generation after another"],
  ],
  ["Psalm 145:15-16", ["saying grace: everyone looks to you for food and your hand opens"]],
  ["Psalm 146:1-10", ["do not trust princes", "frees prisoners, gives food to the hungry"]],
  [
    "Psalm 146:3-4",
    [
      "don’t count on leaders, they die and their plans die the same day",
      "politicians can’t save you, they go back to the ground",
    ],
  ],
  [
    "Psalm 146:7-9",
    ["freeing inmates, giving sight to the blind, protecting immigrants and widows"],
  ],
  ["Psalm 147:1-20", ["heals broken hearts and counts the stars by name", "snow like wool"]],
  [
    "Psalm 147:3-4",
    [
      "bandages for broken hearts and names for every star",
      "counts stars and calls each one by name",
    ],
  ],
  ["Psalm 147:9", ["feeds baby ravens when they squawk"]],
  [
    "Psalm 147:10-11",
    [
      "god is not impressed by strong horses or a man’s fast legs",
      "athletic strength doesn’t please god",
    ],
  ],
  ["Psalm 147:16-18", ["snow like wool, hail thrown like pebbles, who can take his cold"]],
  ["Psalm 148:1-14", ["sun, moon, sea monsters, snow and kids all praise"]],
  [
    "Psalm 148:3-10",
    [
      "sun, moon, sea monsters, snow, cows and birds all told to praise",
      "stars, hail, fruit trees and creeping things form a choir",
    ],
  ],
  ["Psalm 149:3", ["worship with dancing and a tambourine"]],
  ["Psalm 149:5-6", ["singing in bed, praise in the mouth and a sword in the hand"]],
  [
    "Psalm 150:1-6",
    ["cymbals, trumpet, dance", "everything that breathes should praise", "the last one"],
  ],
  [
    "Psalm 150:3-6",
    [
      "praise him with drums, flutes and crashing cymbals",
      "verse on using a band in church, everything that breathes joins in",
    ],
  ],
];
