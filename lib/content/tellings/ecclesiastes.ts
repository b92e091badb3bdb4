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
  ["Ecclesiastes 1:2-3", ["everything is pointless", "what do you get out of all your hard work"]],
  [
    "Ecclesiastes 1:4-5",
    ["people come and go but the planet stays", "sunrise and sunset, it rushes back to start over"],
  ],
  [
    "Ecclesiastes 1:6-7",
    ["wind blowing in circles, streams never fill up the ocean", "water cycle in the bible"],
  ],
  [
    "Ecclesiastes 1:8",
    [
      "eyes never get enough of looking or ears of listening",
      "everything’s so boring and tiring that words fail",
    ],
  ],
  [
    "Ecclesiastes 1:9-10",
    [
      "history repeats, nothing’s truly new",
      "people say look something new but it has been around before",
    ],
  ],
  [
    "Ecclesiastes 1:11",
    [
      "nobody remembers past generations and nobody will remember us",
      "future folks will forget those who come later too",
    ],
  ],
  [
    "Ecclesiastes 1:13-14",
    [
      "studied everything people do, like running after the breeze",
      "researching life under the sky is a miserable job god gave us",
    ],
  ],
  [
    "Ecclesiastes 1:15",
    ["you cant straighten what’s bent or count what isnt there", "bent stuff stays bent"],
  ],
  [
    "Ecclesiastes 1:18",
    ["the more you know the more it hurts", "ignorance is bliss verse, learning brings pain"],
  ],
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
    "Ecclesiastes 2:1-3",
    [
      "tried partying and booze to see if fun was worth it",
      "king’s experiment with wine and laughter",
    ],
  ],
  [
    "Ecclesiastes 2:4-6",
    [
      "construction projects, mansions, parks, orchards and reservoirs",
      "king brags about his houses, vineyards and watering ponds",
    ],
  ],
  [
    "Ecclesiastes 2:7-8",
    [
      "had slaves, cattle, bands of singers and tons of treasure",
      "collected gold, male and female singers and more livestock than anyone",
    ],
  ],
  [
    "Ecclesiastes 2:10-11",
    [
      "bought anything he wanted and still felt empty",
      "rich man looks back at his achievements and sees no gain",
    ],
  ],
  [
    "Ecclesiastes 2:13-14",
    [
      "being smart beats being dumb like light beats dark",
      "wise can see where they’re going, idiots walk in the dark",
    ],
  ],
  [
    "Ecclesiastes 2:15-16",
    [
      "genius and idiot both die and get forgotten",
      "why bother being so wise if the same thing happens to me",
    ],
  ],
  [
    "Ecclesiastes 2:18-19",
    [
      "leaving everything i worked for to an heir who may be an idiot",
      "hated all his work because whoever inherits might be a fool",
    ],
  ],
  [
    "Ecclesiastes 2:20-21",
    [
      "someone gets your fortune without lifting a finger",
      "unfair that a skilled worker’s estate goes to someone who didn’t earn it",
    ],
  ],
  [
    "Ecclesiastes 2:22-23",
    [
      "workaholic can’t even rest his mind at night",
      "job stress, days full of grief and sleepless nights",
    ],
  ],
  [
    "Ecclesiastes 2:24",
    [
      "best thing is food, drink and liking your job",
      "enjoying a meal and your labor comes from god’s hand",
    ],
  ],
  [
    "Ecclesiastes 2:26",
    [
      "the wicked pile up money that ends up going to good people",
      "sinners get the chore of storing up for somebody else",
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
    "Ecclesiastes 3:1-2",
    [
      "right moment for everything, birth and death, sowing and uprooting",
      "turn turn turn song lyrics",
    ],
  ],
  [
    "Ecclesiastes 3:3-4",
    [
      "sometimes you cry and sometimes you laugh and dance",
      "when to demolish and when to construct, grieving or dancing",
    ],
  ],
  [
    "Ecclesiastes 3:5-6",
    [
      "when to hug and when not to hug, throwing rocks or collecting them",
      "know when to keep something and when to throw it out",
    ],
  ],
  [
    "Ecclesiastes 3:7-8",
    ["when to speak up and when to shut up", "is there ever a right moment to hate or go to war"],
  ],
  [
    "Ecclesiastes 3:11",
    ["god put a sense of forever inside people", "all things are lovely at the right moment"],
  ],
  [
    "Ecclesiastes 3:14-15",
    [
      "what god does is permanent, you cant add or subtract",
      "god’s work lasts forever so that people will respect him",
    ],
  ],
  [
    "Ecclesiastes 3:16-22",
    ["people die like animals, who knows where the spirit goes", "all return to dust"],
  ],
  [
    "Ecclesiastes 3:16-17",
    [
      "corruption right in the courtroom",
      "crooked judges, but god has a day for judging everybody",
    ],
  ],
  [
    "Ecclesiastes 3:18-20",
    [
      "people die just like animals, same breath",
      "from dirt and back to dirt, humans are no better than beasts",
    ],
  ],
  [
    "Ecclesiastes 3:21",
    [
      "do animal souls go to heaven, who knows",
      "does a person’s spirit rise while a beast’s goes down",
    ],
  ],
  [
    "Ecclesiastes 3:22",
    [
      "enjoy your work because you cant see the future after you",
      "be happy at what you do, that’s your share",
    ],
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
    "Ecclesiastes 4:1-3",
    [
      "victims crying with nobody to comfort them, abusers have the power",
      "better never to have been born than see such cruelty",
    ],
  ],
  [
    "Ecclesiastes 4:4",
    ["all success comes from being jealous of neighbors", "keeping up with the joneses"],
  ],
  [
    "Ecclesiastes 4:5-6",
    ["one handful and peace beats two handfuls and stress", "lazy fool with folded arms"],
  ],
  [
    "Ecclesiastes 4:7-8",
    [
      "loner without family works nonstop, who am i doing this for",
      "bachelor with no kids or brother never has enough money",
    ],
  ],
  [
    "Ecclesiastes 4:9-12",
    ["two are better than one, if one falls the other helps him up", "rope of three strings"],
  ],
  [
    "Ecclesiastes 4:9-10",
    ["a buddy can pick you up when you trip", "teamwork pays better than working solo"],
  ],
  ["Ecclesiastes 4:11", ["share a bed to keep from freezing", "two lying down together stay warm"]],
  [
    "Ecclesiastes 4:12",
    ["rope with three strands is hard to snap", "wedding reading about braided rope"],
  ],
  [
    "Ecclesiastes 4:13-14",
    ["smart poor kid beats an old stubborn king who wont take advice", "from jail to the throne"],
  ],
  [
    "Ecclesiastes 4:15-16",
    [
      "crowds cheer the new young ruler but later nobody likes him",
      "popularity of a new leader fades with the next generation",
    ],
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
    "Ecclesiastes 5:1",
    [
      "watch how you walk into church, come to listen",
      "better to listen in the temple than offer a fool’s sacrifice",
    ],
  ],
  [
    "Ecclesiastes 5:2-3",
    [
      "keep your prayers short, he’s in heaven and you’re down here",
      "too much worry gives you dreams, too much talk makes you a fool",
    ],
  ],
  [
    "Ecclesiastes 5:4-5",
    ["dont promise god something if you wont deliver", "no vow is better than a broken one"],
  ],
  [
    "Ecclesiastes 5:6-7",
    [
      "dont say oops my promise was a mistake",
      "don’t let your words get you in trouble with the temple messenger",
    ],
  ],
  [
    "Ecclesiastes 5:8-9",
    [
      "bureaucrats covering for bureaucrats, dont be shocked at corruption",
      "poor people robbed of justice because each official has a higher one",
    ],
  ],
  ["Ecclesiastes 5:10", ["whoever loves cash is never satisfied with his income"]],
  [
    "Ecclesiastes 5:11",
    [
      "the more you own the more freeloaders show up",
      "wealth brings hangers-on and the owner can only look at it",
    ],
  ],
  [
    "Ecclesiastes 5:12",
    ["working man sleeps great, rich man has insomnia", "verse about sleep and hard labor"],
  ],
  [
    "Ecclesiastes 5:13-14",
    [
      "hoarded savings lost in a bad investment, nothing left for the son",
      "father loses fortune, child inherits zero",
    ],
  ],
  [
    "Ecclesiastes 5:15-16",
    [
      "born naked and go out naked with empty hands",
      "leave this life the way you arrived, so why work for wind",
    ],
  ],
  [
    "Ecclesiastes 5:18-20",
    [
      "being able to enjoy your wealth is a present from god",
      "too busy being happy to brood about how short life is",
    ],
  ],
  [
    "Ecclesiastes 6:1-12",
    ["a man with a hundred kids who never enjoys life, a stillborn is better off"],
  ],
  [
    "Ecclesiastes 6:1-2",
    [
      "has everything but never gets to enjoy it, a stranger does",
      "god gave him riches and honor but not the ability to enjoy them",
    ],
  ],
  [
    "Ecclesiastes 6:3-5",
    [
      "hundred kids and a long life but unhappy, a miscarried baby is better off",
      "stillborn baby has more rest than a man who never enjoys life",
    ],
  ],
  [
    "Ecclesiastes 6:6",
    [
      "live two thousand years without joy and still end up in the same grave",
      "long life isn’t worth it if you never enjoy it",
    ],
  ],
  [
    "Ecclesiastes 6:7",
    [
      "all work is to fill the stomach but you get hungry again",
      "you work to eat but your appetite’s never done",
    ],
  ],
  [
    "Ecclesiastes 6:9",
    [
      "a bird in the hand, be happy with what’s in front of you",
      "what you can see is better than wishing for more",
    ],
  ],
  [
    "Ecclesiastes 6:10-11",
    [
      "more words less meaning, cant argue with someone stronger",
      "everything was named already, no use debating with someone mightier",
    ],
  ],
  [
    "Ecclesiastes 6:12",
    [
      "life passes like a shadow, who knows what’s best for us",
      "who can tell a person what happens after he’s gone",
    ],
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
    "Ecclesiastes 7:1",
    ["reputation smells better than expensive cologne", "dying day beats birthday"],
  ],
  ["Ecclesiastes 7:2-4", ["funerals teach you more than parties", "being sad is good for you"]],
  [
    "Ecclesiastes 7:5-6",
    [
      "criticism from a smart person beats flattery or silly songs",
      "idiots’ giggles crackle like twigs burning beneath a kettle",
    ],
  ],
  [
    "Ecclesiastes 7:7",
    ["bribes corrupt even smart people", "payoffs and extortion turn a wise man stupid"],
  ],
  [
    "Ecclesiastes 7:8",
    [
      "finishing is better than starting",
      "patience is better than pride, and the ending better than the opening",
    ],
  ],
  [
    "Ecclesiastes 7:9",
    [
      "short temper lives in the lap of idiots",
      "don’t be quick to lose your cool, fools carry anger in their chest",
    ],
  ],
  ["Ecclesiastes 7:10", ["stop talking about the good old days", "nostalgia isn’t smart"]],
  [
    "Ecclesiastes 7:11-12",
    [
      "knowledge and cash both protect you but wisdom saves your life",
      "being wise is like getting an inheritance",
    ],
  ],
  [
    "Ecclesiastes 7:13-14",
    ["be happy in good times and reflect in bad, god made both", "can’t unbend what god bent"],
  ],
  [
    "Ecclesiastes 7:15",
    [
      "good guys die young and crooks live long",
      "why does a decent man perish while a bad one reaches old age",
    ],
  ],
  [
    "Ecclesiastes 7:16-18",
    ["dont be too religious or too bad", "avoid extremes, moderation in goodness"],
  ],
  [
    "Ecclesiastes 7:19",
    ["smart man is stronger than ten city bosses", "wisdom is more powerful than ten rulers"],
  ],
  [
    "Ecclesiastes 7:20",
    [
      "there’s no one alive who always does right",
      "nobody on earth is without sin, says the preacher",
    ],
  ],
  [
    "Ecclesiastes 7:21-22",
    [
      "dont eavesdrop, you may hear staff bad-mouth you",
      "you’ve trash-talked others too, so dont take it personally",
    ],
  ],
  [
    "Ecclesiastes 7:26",
    [
      "woman who traps men, hands like shackles",
      "seductress worse than death, her heart is a snare",
    ],
  ],
  [
    "Ecclesiastes 7:28",
    [
      "one good guy in a thousand but not one lady",
      "the sexist sounding line about searching through a thousand people",
    ],
  ],
  [
    "Ecclesiastes 7:29",
    [
      "people started out straight but came up with schemes",
      "humans were made upright and then got too clever",
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
    "Ecclesiastes 8:1",
    ["being wise lights up your face and softens it", "wisdom gives you a glowing, gentler look"],
  ],
  [
    "Ecclesiastes 8:2-4",
    [
      "do what the king orders, nobody can question him",
      "don’t storm out on the king, his word is final",
    ],
  ],
  [
    "Ecclesiastes 8:8",
    [
      "no one can hold back the breath or choose when to die",
      "no leave from the war, no control over your death date",
    ],
  ],
  [
    "Ecclesiastes 8:9",
    [
      "when a man lords it over another and causes harm",
      "people with power hurting those under them",
    ],
  ],
  [
    "Ecclesiastes 8:10",
    ["crooks got a nice burial", "bad people went in and out of the holy place and were buried"],
  ],
  [
    "Ecclesiastes 8:11",
    [
      "slow justice makes people braver about crime",
      "when courts take too long to punish offenders",
    ],
  ],
  [
    "Ecclesiastes 8:12-13",
    [
      "criminal gets away with it a hundred times yet it wont end well",
      "serial offender lives long but it goes better for the god-fearing",
    ],
  ],
  [
    "Ecclesiastes 8:14",
    [
      "nice people get what bad people deserve and vice versa",
      "life isn’t fair, good guys treated like bad guys",
    ],
  ],
  ["Ecclesiastes 8:15", ["recommends having fun, joy will go with you in your work"]],
  [
    "Ecclesiastes 8:16-17",
    [
      "even with sleepless study nobody figures out what god is doing",
      "even a scholar who says he gets it can’t explain what happens on earth",
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
  [
    "Ecclesiastes 9:2-3",
    ["same fate for saints and sinners", "death treats churchgoers and non churchgoers alike"],
  ],
  [
    "Ecclesiastes 9:4",
    ["alive mutt is worth more than a dead king of beasts", "where there’s life there’s hope"],
  ],
  [
    "Ecclesiastes 9:5-6",
    ["do dead people know anything", "the deceased no longer love, hate or envy"],
  ],
  [
    "Ecclesiastes 9:7-8",
    [
      "enjoy your meal and your wine, god already approves",
      "wear white clothes and put on scented oil",
    ],
  ],
  [
    "Ecclesiastes 9:9",
    [
      "have a happy life with the woman you married",
      "enjoy your marriage through all your fleeting days",
    ],
  ],
  [
    "Ecclesiastes 9:10",
    [
      "give every job all you’ve got because there’s no work in the grave",
      "whatever you do, do it full force while you’re alive",
    ],
  ],
  [
    "Ecclesiastes 9:11",
    [
      "the fastest doesn't always win, it's time and chance",
      "fastest runner doesnt always win, luck plays a part",
      "smart people arent always rich",
    ],
  ],
  [
    "Ecclesiastes 9:12",
    [
      "people get caught by bad times like fish in a net",
      "you never know when disaster strikes, like birds in a trap",
    ],
  ],
  [
    "Ecclesiastes 9:14-15",
    [
      "poor man saved a small town under siege and got no thanks",
      "forgotten hero whose brains beat an army",
    ],
  ],
  [
    "Ecclesiastes 9:16-17",
    [
      "nobody listens to smart advice from a broke person",
      "calm words beat a shouting boss of idiots",
    ],
  ],
  [
    "Ecclesiastes 9:18",
    [
      "brains beat weapons but a single bad person ruins a lot",
      "one wrongdoer can destroy a whole lot of good",
    ],
  ],
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
    "Ecclesiastes 10:1",
    [
      "dead bugs make perfume stink",
      "a bit of stupidity ruins a good reputation, fly in the ointment",
    ],
  ],
  [
    "Ecclesiastes 10:2-3",
    [
      "heart leaning right or left, verse people use for politics",
      "idiot shows everyone he’s one just walking down the street",
    ],
  ],
  [
    "Ecclesiastes 10:4",
    ["dont quit when your boss yells at you, stay calm", "staying cool calms an angry ruler"],
  ],
  [
    "Ecclesiastes 10:5-7",
    ["slaves riding horseback while royalty goes on foot", "idiots promoted to top jobs"],
  ],
  [
    "Ecclesiastes 10:8-9",
    [
      "workplace accidents, logs and quarry stones can hurt you",
      "break a wall and a snake might bite",
    ],
  ],
  ["Ecclesiastes 10:10", ["dull axe means more effort, sharpen it", "work smarter not harder"]],
  [
    "Ecclesiastes 10:11",
    ["cobra bites before the charmer starts", "no use being a snake charmer if it already bit you"],
  ],
  [
    "Ecclesiastes 10:12-14",
    [
      "fool talks on and on and ends in craziness",
      "wise talk is gracious but idiots get eaten by their own mouth",
    ],
  ],
  [
    "Ecclesiastes 10:15",
    [
      "so dumb he cant find his way into town",
      "work exhausts the idiot who gets lost going to the city",
    ],
  ],
  [
    "Ecclesiastes 10:16-17",
    [
      "sorry for a country run by a kid with officials feasting in the morning",
      "leaders should eat at the proper time and not get drunk",
    ],
  ],
  [
    "Ecclesiastes 10:18",
    ["lazy homeowner has a leaky roof", "idle hands let the ceiling sag and rain come in"],
  ],
  [
    "Ecclesiastes 10:19",
    [
      "cash solves everything, wine makes you cheerful",
      "parties are for laughs but money is the answer",
    ],
  ],
  [
    "Ecclesiastes 10:20",
    [
      "dont insult the king even privately, a little bird will tell",
      "where does a little bird told me come from",
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
    "Ecclesiastes 11:1",
    [
      "toss your food in the river and get it back later",
      "be generous or invest abroad, returns come in time",
    ],
  ],
  [
    "Ecclesiastes 11:2",
    [
      "diversify your investments into seven or eight",
      "spread it among several people since disaster may come",
    ],
  ],
  [
    "Ecclesiastes 11:3",
    ["where a tree drops that’s where it stays", "full clouds pour, and timber lies where it fell"],
  ],
  [
    "Ecclesiastes 11:4",
    [
      "if you wait for perfect weather you’ll never plant",
      "verse about procrastination and overthinking conditions",
    ],
  ],
  [
    "Ecclesiastes 11:5",
    [
      "nobody knows how a baby’s skeleton forms in a pregnant mom",
      "the wind and the womb are mysteries, like god’s work",
    ],
  ],
  [
    "Ecclesiastes 11:6",
    [
      "work morning and evening, no telling which effort pays off",
      "plant seed early and late because either could succeed",
    ],
  ],
  [
    "Ecclesiastes 11:7-8",
    ["sunshine feels so good", "enjoy every year but remember the gloomy times"],
  ],
  [
    "Ecclesiastes 11:9-10",
    [
      "have fun while you’re young but you’ll answer for it",
      "follow your heart, young man, but judgment is coming",
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
    "Ecclesiastes 12:1",
    [
      "think about god while young before old age takes the fun away",
      "verse for teens about remembering their maker early",
    ],
  ],
  [
    "Ecclesiastes 12:2-4",
    [
      "poem about old age, few teeth, dim eyes, shaky hands",
      "seniors wake up early when birds chirp and go deaf to music",
    ],
  ],
  [
    "Ecclesiastes 12:5",
    [
      "scared of heights, white blossom hair, dragging like a bug",
      "going to his eternal home while mourners walk the street",
    ],
  ],
  [
    "Ecclesiastes 12:6-7",
    [
      "snapped silver string, smashed gold bowl, shattered jug at the well",
      "body goes to dirt and spirit goes back to its giver",
    ],
  ],
  [
    "Ecclesiastes 12:9-14",
    [
      "many books and much study tires the body",
      "the end of it all, respect God and do what he says",
    ],
  ],
  [
    "Ecclesiastes 12:9-10",
    [
      "teacher who carefully collected and arranged sayings",
      "author hunted for just the right words, true ones",
    ],
  ],
  [
    "Ecclesiastes 12:11",
    [
      "wise sayings poke like cattle prods and stick like nails",
      "one shepherd gave these prodding teachings",
    ],
  ],
  ["Ecclesiastes 12:12", ["too many books, studying wears you out", "verse for tired students"]],
  [
    "Ecclesiastes 12:13-14",
    ["bottom line, respect god and do what he says", "every secret act will be judged in the end"],
  ],
];
