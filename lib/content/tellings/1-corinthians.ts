import type { Telling } from "./schema";

export const firstCorinthians: readonly Telling[] = [
  ["1 Corinthians 1:10-17", ["church fights over favorite leaders", "not sent to baptize"]],
  [
    "1 Corinthians 1:11-13",
    [
      "church splitting into fan clubs around different leaders",
      "woman’s household told him about the quarrels",
    ],
  ],
  [
    "1 Corinthians 1:14-16",
    [
      "glad he hardly baptized anyone, then remembers one more family",
      "apostle who can’t recall exactly whom he dunked",
    ],
  ],
  ["1 Corinthians 1:18-31", ["cross is nonsense to clever people", "God picks nobodies"]],
  [
    "1 Corinthians 1:18",
    [
      "the cross sounds stupid to people who are lost",
      "why does the crucifixion seem silly to nonbelievers",
    ],
  ],
  ["1 Corinthians 1:26-31", ["god picks dumb and weak things"]],
  [
    "1 Corinthians 1:26-28",
    [
      "picked nobodies to embarrass the powerful",
      "not many of you were smart, influential or upper class",
    ],
  ],
  [
    "1 Corinthians 2:1-16",
    [
      "what no eye has seen is prepared for those who love him",
      "came shaking and without fancy words",
    ],
  ],
  [
    "1 Corinthians 2:1-3",
    [
      "preacher who was nervous and shaking, no fancy speeches",
      "decided to talk about nothing but the crucified one",
    ],
  ],
  [
    "1 Corinthians 2:9",
    ["no one can imagine what’s been prepared for us", "never seen, never heard, never dreamed of"],
  ],
  [
    "1 Corinthians 2:14",
    [
      "unbelievers can’t make sense of spiritual things",
      "why atheists find spirit stuff ridiculous",
    ],
  ],
  [
    "1 Corinthians 3:1-23",
    [
      "baby milk not solid food",
      "I planted, another watered",
      "gold or straw tested by fire",
      "your body is God’s temple",
    ],
  ],
  [
    "1 Corinthians 3:1-2",
    [
      "baby christians on a bottle, not ready for solid food",
      "spiritually immature people still drinking milk",
    ],
  ],
  ["1 Corinthians 3:6-9", ["one plants one waters god makes it grow"]],
  [
    "1 Corinthians 3:6-7",
    [
      "one guy put in the seeds, another did the watering, god made it grow",
      "the gardener doesn’t matter, the one who makes things grow does",
    ],
  ],
  [
    "1 Corinthians 3:12-15",
    [
      "building out of gold or straw gets tested by fire",
      "escaping the flames while your life’s work burns up",
      "verse used for purgatory",
    ],
  ],
  [
    "1 Corinthians 4:1-21",
    ["we are fools and trash of the world", "what do you have that was not given to you"],
  ],
  [
    "1 Corinthians 4:3-4",
    [
      "doesn’t care what people think of him, doesn’t even judge himself",
      "a clear conscience doesn’t prove you’re innocent",
    ],
  ],
  [
    "1 Corinthians 4:5",
    [
      "wait with your verdict until he comes and exposes hidden motives",
      "secret motives will come out, then each gets praised",
    ],
  ],
  [
    "1 Corinthians 4:7",
    [
      "why show off when everything you have was given to you",
      "everything good about you is a gift so don’t act superior",
    ],
  ],
  [
    "1 Corinthians 4:11-13",
    [
      "homeless, ragged and treated like the world’s garbage",
      "insulted but answers kindly, scum of the earth",
    ],
  ],
  [
    "1 Corinthians 4:20-21",
    [
      "should i come with a stick or be gentle",
      "the kingdom isn’t talk but power, want me to come and spank you",
    ],
  ],
  [
    "1 Corinthians 5:1-13",
    ["man sleeps with his stepmother, throw him out", "do not eat with such believer", "bad yeast"],
  ],
  [
    "1 Corinthians 5:1-2",
    ["man sleeping with his stepmother", "church was proud instead of upset about an incest case"],
  ],
  [
    "1 Corinthians 5:5",
    [
      "hand him over to the devil so his spirit gets rescued",
      "kicking a man out to satan so he is saved later",
    ],
  ],
  [
    "1 Corinthians 5:6-8",
    [
      "clean out the old sourdough before passover, like malice",
      "christ is our passover lamb so throw out the old dough",
    ],
  ],
  [
    "1 Corinthians 5:9-11",
    [
      "avoid so-called believers who are drunks, not the immoral people outside",
      "don’t share a meal with a fake brother",
    ],
  ],
  [
    "1 Corinthians 6:1-11",
    [
      "do not sue each other in court",
      "who will not get in, drunks and thieves",
      "such were some of you",
      "christians shouldn't sue each other",
    ],
  ],
  [
    "1 Corinthians 6:1-4",
    ["christians shouldn’t sue each other in court", "believers are going to judge angels someday"],
  ],
  [
    "1 Corinthians 6:7",
    [
      "better to let yourself be cheated than go to court",
      "why not just take the loss instead of suing",
    ],
  ],
  [
    "1 Corinthians 6:9-11",
    [
      "who won’t get into the kingdom, as some of you used to be",
      "thieves, drunks, gay men listed, but you got washed clean",
    ],
  ],
  [
    "1 Corinthians 6:12-20",
    [
      "body is a temple",
      "stay away from prostitutes",
      "everything allowed but not everything helps",
    ],
  ],
  [
    "1 Corinthians 6:12",
    [
      "i’m free to do anything but nothing will control me",
      "allowed but not helpful, used against addiction",
    ],
  ],
  [
    "1 Corinthians 6:15-16",
    ["is it ok to see a hooker", "sex with a prostitute makes you one body with her"],
  ],
  [
    "1 Corinthians 6:18",
    [
      "run away from sexual sin, it harms your own body",
      "of all wrongs, this one is against your own flesh, so bolt",
    ],
  ],
  [
    "1 Corinthians 6:19-20",
    [
      "your body is god's house",
      "your body isn’t yours, it was paid for",
      "used against smoking or tattoos, body is a holy building",
    ],
  ],
  [
    "1 Corinthians 7:1-24",
    [
      "do not refuse each other sex",
      "better marry than burn",
      "husband who does not believe",
      "stay as you were called, slave or free",
    ],
  ],
  ["1 Corinthians 7:3-5", ["husband and wife shouldn't hold back from each other except to pray"]],
  [
    "1 Corinthians 7:3-4",
    [
      "spouses owe each other sex, each one’s body belongs to the other",
      "married couples have a duty to each other in bed",
    ],
  ],
  [
    "1 Corinthians 7:5",
    [
      "don’t refuse sex except by agreement for a time of prayer",
      "how long may husband and wife abstain",
    ],
  ],
  [
    "1 Corinthians 7:8-9",
    ["get married if you can’t control your urges", "staying single like me is good for widows"],
  ],
  [
    "1 Corinthians 7:10-11",
    [
      "a woman who walks out should stay single or make up with him",
      "is divorce allowed for christian couples, lord’s command",
    ],
  ],
  [
    "1 Corinthians 7:12-14",
    [
      "married to someone who doesn’t believe, should i leave",
      "kids of a mixed-faith couple are holy",
    ],
  ],
  [
    "1 Corinthians 7:15-16",
    [
      "if your non-christian spouse wants out let them go",
      "maybe you’ll end up saving your husband",
    ],
  ],
  [
    "1 Corinthians 7:20-21",
    [
      "slave who gets a chance at freedom should take it",
      "stay in the situation you were in when you became a believer",
    ],
  ],
  [
    "1 Corinthians 7:25-40",
    ["staying single is good, married people have worries", "widow may marry again"],
  ],
  [
    "1 Corinthians 7:27-28",
    [
      "if you’re single don’t look for a wife, but marrying is no sin",
      "married people will have troubles in life",
    ],
  ],
  [
    "1 Corinthians 7:29-31",
    [
      "not much time left, live as if you owned nothing",
      "the world as we know it is fading, so don’t get attached",
    ],
  ],
  [
    "1 Corinthians 7:32-34",
    [
      "bachelors can concentrate on god, husbands worry about pleasing their wives",
      "advantage of staying unmarried, undivided attention",
    ],
  ],
  [
    "1 Corinthians 8:1-13",
    ["meat offered to idols, do not hurt weaker person", "knowledge makes proud but love builds"],
  ],
  [
    "1 Corinthians 8:1-2",
    [
      "being a know-it-all makes you arrogant, love builds people",
      "thinking you know something shows you don’t yet",
    ],
  ],
  [
    "1 Corinthians 8:7-13",
    ["don't eat meat if it hurts your weaker brother", "food given to idols"],
  ],
  [
    "1 Corinthians 8:13",
    [
      "i’d go vegetarian for life rather than hurt another’s faith",
      "never eat meat again so a brother doesn’t trip",
    ],
  ],
  [
    "1 Corinthians 9:1-27",
    [
      "preacher should be paid",
      "become like everybody to win some",
      "run to get the prize, hit my own body",
    ],
  ],
  [
    "1 Corinthians 9:5-6",
    [
      "peter and the other apostles brought their wives along",
      "was peter married, apostles’ right to travel with a wife",
    ],
  ],
  [
    "1 Corinthians 9:7",
    [
      "no soldier pays his own salary, a shepherd gets some milk",
      "farmers who grow grapes get to eat some",
    ],
  ],
  [
    "1 Corinthians 9:20-22",
    [
      "adapts to whoever he’s with, a chameleon to win people over",
      "being a jew with jews and weak with the weak to save some",
    ],
  ],
  ["1 Corinthians 9:24-27", ["run to win the prize, boxing the air"]],
  [
    "1 Corinthians 9:24-25",
    [
      "only one runner gets the medal, so run to win",
      "athletes in training for a wreath that wilts",
    ],
  ],
  [
    "1 Corinthians 9:26-27",
    [
      "not shadow boxing, disciplines his own body",
      "afraid of being disqualified after preaching to others",
    ],
  ],
  [
    "1 Corinthians 10:1-13",
    [
      "always a way out when tempted",
      "no temptation that others do not have",
      "rock that followed them",
    ],
  ],
  [
    "1 Corinthians 10:1-4",
    [
      "a rock that followed them through the desert was christ",
      "crossing the red sea as a kind of baptism",
    ],
  ],
  [
    "1 Corinthians 10:12",
    [
      "just when you feel secure, watch out that you don’t slip",
      "overconfident people are about to fall",
    ],
  ],
  [
    "1 Corinthians 10:13",
    ["you’ll never be tempted more than you can handle", "there’s always an exit from temptation"],
  ],
  [
    "1 Corinthians 10:14-33",
    [
      "eat what is sold at the market without asking",
      "one bread one body",
      "do all for God’s glory, eating and drinking",
    ],
  ],
  [
    "1 Corinthians 10:25-26",
    [
      "buy any meat at the market without asking where it came from",
      "don’t worry how the butcher’s meat was slaughtered",
    ],
  ],
  [
    "1 Corinthians 10:27-28",
    [
      "eat what an unbeliever serves at dinner unless it’s said to be sacrificed",
      "invited for dinner by non-believers, what may i eat",
    ],
  ],
  [
    "1 Corinthians 10:31",
    [
      "even eating a burger can be done for god’s honor",
      "everything, meals and drinks included, for god’s glory",
    ],
  ],
  ["1 Corinthians 11:1-16", ["women cover heads and men do not", "is long hair on a man a shame"]],
  [
    "1 Corinthians 11:4-6",
    ["do women have to cover their heads in church", "men should take their hat off when praying"],
  ],
  [
    "1 Corinthians 11:14-15",
    ["is it wrong for guys to have long hair", "a woman’s hair is her pride and covering"],
  ],
  [
    "1 Corinthians 11:17-34",
    [
      "some get drunk at the lord’s meal and others hungry",
      "do this to remember me",
      "examine yourself before the bread",
      "many weak and sick",
    ],
  ],
  [
    "1 Corinthians 11:23-25",
    [
      "words spoken at communion about the bread and wine",
      "eat this and drink this to remember me, told by paul",
    ],
  ],
  [
    "1 Corinthians 11:27-29",
    [
      "check yourself before taking communion or you bring judgment on yourself",
      "who shouldn’t take the lord’s supper, unworthy eating",
    ],
  ],
  [
    "1 Corinthians 12:1-31",
    ["body has many parts, eye cannot say I do not need you", "different gifts same spirit"],
  ],
  [
    "1 Corinthians 12:14-26",
    ["eye can't tell the hand i don't need you, we are all parts of a body"],
  ],
  [
    "1 Corinthians 12:15-17",
    [
      "a foot upset it isn’t a hand, imagine being just a giant eyeball",
      "feeling you don’t belong in church because you’re different",
    ],
  ],
  [
    "1 Corinthians 12:21-23",
    [
      "nobody in the group can say i don’t need you",
      "private parts get extra modesty, weak organs are essential",
    ],
  ],
  [
    "1 Corinthians 12:26",
    [
      "if one part hurts every part hurts along",
      "when someone gets praised the rest are glad, when one aches all ache",
    ],
  ],
  [
    "1 Corinthians 13:1-13",
    [
      "love is patient and kind, wedding reading",
      "noisy gong without love",
      "when I was a child I talked like a child",
      "faith, hope, love, greatest",
      "see dimly in a mirror",
      "keeps no list of wrongs",
    ],
  ],
  [
    "1 Corinthians 13:1",
    [
      "without love i’m just a noisy gong",
      "speaking like an angel but sounding like a clashing cymbal",
    ],
  ],
  [
    "1 Corinthians 13:2-3",
    [
      "giving everything to charity or moving mountains is worth zero without love",
      "being burned as a martyr is useless if you don’t care for anyone",
    ],
  ],
  [
    "1 Corinthians 13:4-7",
    [
      "love is patient and not jealous, the wedding one",
      "the reading everybody has at weddings",
      "love doesn’t keep score or fly off the handle",
    ],
  ],
  [
    "1 Corinthians 13:11",
    [
      "growing up and putting away kid stuff",
      "used to think like a little kid, then became an adult",
    ],
  ],
  [
    "1 Corinthians 13:12",
    [
      "blurry reflection now, later we’ll see clearly",
      "we only understand a piece of it now, someday face to face",
    ],
  ],
  [
    "1 Corinthians 13:13",
    ["three things that last and which is greatest", "hope and faith come second"],
  ],
  [
    "1 Corinthians 14:1-25",
    ["speaking in tongues nobody understands", "five clear words better than ten thousand"],
  ],
  [
    "1 Corinthians 14:7-8",
    [
      "flute with no clear notes or a bugle nobody recognizes",
      "who gets ready for battle if the bugle call is garbled",
    ],
  ],
  [
    "1 Corinthians 14:18-19",
    [
      "five clear words beat ten thousand nobody understands",
      "speaks in tongues more than all of them but would rather teach",
    ],
  ],
  [
    "1 Corinthians 14:23",
    [
      "visitors will think you’re nuts if everyone talks in tongues at once",
      "outsiders walking in on babbling would call it madness",
    ],
  ],
  [
    "1 Corinthians 14:26-40",
    ["women be quiet in church", "everything in order", "God not of confusion"],
  ],
  [
    "1 Corinthians 14:26-28",
    [
      "early church meeting where everybody brings something, song or lesson",
      "no interpreter, no speaking in tongues out loud",
    ],
  ],
  [
    "1 Corinthians 14:34-35",
    [
      "women have to keep silent in church and ask their husbands at home",
      "are women allowed to talk during the service",
    ],
  ],
  [
    "1 Corinthians 14:40",
    ["keep worship orderly and proper", "not a free-for-all, do things properly and by turns"],
  ],
  [
    "1 Corinthians 15:1-11",
    ["seen by five hundred people after he died", "least of the apostles", "oldest creed"],
  ],
  [
    "1 Corinthians 15:6-7",
    [
      "seen alive by five hundred people at the same time",
      "eyewitnesses of the resurrection still living",
    ],
  ],
  [
    "1 Corinthians 15:8-9",
    [
      "like a baby born at the wrong time, least of them all",
      "last one to see him, unworthy because he hunted the church",
    ],
  ],
  [
    "1 Corinthians 15:12-34",
    [
      "if dead do not rise our faith is empty",
      "baptized for the dead",
      "bad company ruins good manners",
      "let us eat and drink for tomorrow we die",
    ],
  ],
  [
    "1 Corinthians 15:14-17",
    ["if he didn’t rise then our religion is pointless", "what if easter never happened"],
  ],
  [
    "1 Corinthians 15:26",
    [
      "dying itself is the final enemy to be beaten",
      "what gets destroyed at the very end is mortality",
    ],
  ],
  [
    "1 Corinthians 15:29",
    [
      "getting baptized on behalf of dead people, mormon practice",
      "proxy baptism for the deceased",
    ],
  ],
  [
    "1 Corinthians 15:31-32",
    [
      "fought wild beasts, faces dying every single day",
      "might as well party because we’ll be dead tomorrow",
    ],
  ],
  [
    "1 Corinthians 15:33",
    ["hanging out with the wrong crowd ruins you", "bad friends rub off on you"],
  ],
  [
    "1 Corinthians 15:35-58",
    [
      "what body will dead people have, seed",
      "changed in a blink at the last trumpet",
      "death where is your sting",
    ],
  ],
  [
    "1 Corinthians 15:35-38",
    [
      "what will our bodies be like when we come back",
      "seed has to go in the ground and die before it grows",
    ],
  ],
  [
    "1 Corinthians 15:42-44",
    [
      "buried weak, comes up strong, a new kind of body",
      "from rotting to never rotting, a spiritual body",
    ],
  ],
  [
    "1 Corinthians 15:51-55",
    ["we'll change in a blink when the trumpet sounds, death where is your sting"],
  ],
  [
    "1 Corinthians 15:51-52",
    [
      "changed in a split second when the horn blows",
      "not everybody will die, sign in the church nursery",
    ],
  ],
  [
    "1 Corinthians 15:54-55",
    ["taunting death, where’s your stinger now", "dying has been gulped down, it lost"],
  ],
  [
    "1 Corinthians 15:58",
    ["hang in there, your work for god isn’t wasted", "be rock solid, what you do for him counts"],
  ],
  [
    "1 Corinthians 16:1-24",
    ["put money aside every week", "a door is open and many enemies", "do everything in love"],
  ],
  [
    "1 Corinthians 16:2",
    [
      "set money aside every sunday according to your income",
      "weekly offering, put something by on the first day",
    ],
  ],
  [
    "1 Corinthians 16:13-14",
    [
      "be brave and tough, and do everything with love",
      "stay on guard, act like men, stand your ground",
    ],
  ],
];
