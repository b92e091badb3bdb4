import type { Telling } from "./schema";

export const isaiah: readonly Telling[] = [
  [
    "Isaiah 1:1-20",
    [
      "red sins become white as snow",
      "I am sick of your sacrifices and holidays",
      "ox knows its owner but my people do not",
      "learn to do right, help orphans",
    ],
  ],
  [
    "Isaiah 1:3",
    [
      "even a cow knows who feeds it but these people dont",
      "farm animals recognize their master better than the nation does",
    ],
  ],
  [
    "Isaiah 1:11-14",
    [
      "god fed up with all their animal sacrifices and holidays",
      "god cant stand religious festivals when people live badly",
    ],
  ],
  ["Isaiah 1:18-20", ["sins red as blood will be white like snow"]],
  [
    "Isaiah 1:18",
    [
      "bright red stains turned pure white like fresh snow",
      "lets talk this over, your guilt can be bleached clean",
    ],
  ],
  [
    "Isaiah 1:22-23",
    [
      "watered down wine and politicians who hang out with crooks",
      "leaders on the take, running after kickbacks",
    ],
  ],
  ["Isaiah 2:1-5", ["beat swords into farm tools, no more war", "mountain higher than all"]],
  [
    "Isaiah 2:4",
    [
      "melting weapons down into farm tools",
      "countries stop training soldiers and give up war for good",
      "inspiration for the un statue of a man hammering a blade",
    ],
  ],
  ["Isaiah 2:6-22", ["proud people hide in rocks and throw idols to bats"]],
  [
    "Isaiah 2:20",
    [
      "people toss their gold statues to bats and moles",
      "throwing expensive idols away into the dark for burrowing animals",
    ],
  ],
  [
    "Isaiah 3:4-5",
    [
      "kids in charge of the country and disrespecting the elderly",
      "immature youngsters made rulers as a punishment",
    ],
  ],
  [
    "Isaiah 3:6-7",
    [
      "you own a coat so you should be our leader",
      "guy refuses to run the country because he has no food at home",
    ],
  ],
  ["Isaiah 3:13-26", ["rich women walk with noses up and jingling feet lose their jewelry"]],
  [
    "Isaiah 3:14-15",
    [
      "leaders scolded for having stolen goods of poor folk in their homes",
      "rubbing poor peoples faces into the ground",
    ],
  ],
  [
    "Isaiah 3:16-23",
    [
      "stuck up women who flirt and tinkle with ankle jewelry",
      "long list of fashion accessories god will take away",
      "purses, nose rings and mirrors all confiscated",
    ],
  ],
  [
    "Isaiah 4:1",
    [
      "seven ladies all begging the same guy to marry them",
      "we’ll pay our own bills, just give us your last name",
    ],
  ],
  [
    "Isaiah 5:1-30",
    [
      "he made a garden with good vines and got sour grapes",
      "those who call bad good",
      "woe to those who drink from early morning",
      "buying house after house",
    ],
  ],
  [
    "Isaiah 5:1-4",
    [
      "a farmer did everything right but his grapes came out sour",
      "love song about a plot of land that produced bad fruit",
    ],
  ],
  [
    "Isaiah 5:8",
    [
      "buying up all the real estate until nobody else has room",
      "warning to greedy landowners who keep grabbing more property",
    ],
  ],
  [
    "Isaiah 5:11-12",
    [
      "hitting the bottle first thing after getting up and partying all night",
      "live music and booze at parties but no thought for god",
    ],
  ],
  [
    "Isaiah 5:20",
    ["people who flip right and wrong around", "passing off sweet as sour and dark as bright"],
  ],
  [
    "Isaiah 5:22-23",
    [
      "heroes at cocktail mixing but judges for sale",
      "champion drinkers who let criminals off for money",
    ],
  ],
  [
    "Isaiah 6:1-13",
    [
      "hot coal touches his lips",
      "angels with six wings call holy holy holy",
      "I am ruined, unclean lips",
      "whom shall I send, here I am send me",
      "smoke fills the temple",
    ],
  ],
  ["Isaiah 6:1-8", ["angels with six wings and a hot coal on his lips, here i am send me"]],
  [
    "Isaiah 6:1-3",
    [
      "angels with three pairs of wings calling out in a smoky temple",
      "huge robe hem filling the whole building below a high throne",
    ],
  ],
  [
    "Isaiah 6:5-7",
    [
      "hot ember pressed on a mans lips to clean him",
      "prophet worried about his dirty mouth gets it burned clean",
    ],
  ],
  ["Isaiah 6:8", ["volunteering when god asks who he can send", "pick me, i’ll go on the mission"]],
  [
    "Isaiah 7:1-17",
    [
      "virgin will have a son called God with us",
      "king refuses to ask for a sign",
      "heart shook like trees",
    ],
  ],
  [
    "Isaiah 7:4",
    [
      "two enemy kings called nothing but smoldering stumps",
      "told to stay calm, those kings are burnt out sticks",
    ],
  ],
  [
    "Isaiah 7:12-14",
    [
      "king refuses the offer of a sign and gets one about a pregnant girl",
      "baby with a name meaning god is here with us",
    ],
  ],
  [
    "Isaiah 7:18-20",
    [
      "god whistling for flies and bees to invade",
      "foreign king compared to a rented razor that shaves you bald",
    ],
  ],
  [
    "Isaiah 8:1-22",
    ["kid with the longest name", "stone to stumble over", "why ask the dead for the living"],
  ],
  [
    "Isaiah 8:1-4",
    [
      "prophet gives his baby the longest strangest name",
      "a raid will happen before this newborn can say mama or dada",
    ],
  ],
  [
    "Isaiah 8:12-13",
    [
      "dont buy into every conspiracy theory people talk about",
      "stop being scared of plots, be in awe of god instead",
    ],
  ],
  [
    "Isaiah 8:19",
    [
      "is it ok to visit a medium or psychic to reach dead people",
      "mediums who whisper and chirp, why ask corpses about the living",
    ],
  ],
  [
    "Isaiah 9:1-7",
    [
      "a child is born to us, wonderful, prince of peace",
      "people in the dark see light",
      "christmas prophecy",
    ],
  ],
  [
    "Isaiah 9:2",
    [
      "folks stuck in the dark suddenly see brightness",
      "sunrise on people living under the shadow of dying",
    ],
  ],
  [
    "Isaiah 9:5",
    [
      "army boots and bloody uniforms thrown in the bonfire",
      "what happens to soldiers gear when the fighting is over, it gets burned",
    ],
  ],
  [
    "Isaiah 9:6",
    [
      "christmas card verse with four royal titles for a newborn boy",
      "baby who will carry the rule on his back",
    ],
  ],
  [
    "Isaiah 9:10",
    [
      "the walls fell down but we’ll rebuild with better stone",
      "arrogant rebuilders swapping cheap trees for expensive ones after disaster",
    ],
  ],
  [
    "Isaiah 10:1-19",
    ["woe to those who make unfair laws", "does the axe brag over the one who swings it"],
  ],
  [
    "Isaiah 10:1-2",
    [
      "lawmakers who write unfair laws that rob widows and the poor",
      "unjust legislation condemned",
    ],
  ],
  [
    "Isaiah 10:13-14",
    [
      "king brags he grabbed whole nations like eggs from a nest",
      "boasting emperor, nobody even flapped a wing or peeped at me",
    ],
  ],
  [
    "Isaiah 10:15",
    ["tool acting prouder than the man swinging it", "a saw boasting over the carpenter"],
  ],
  [
    "Isaiah 11:1-10",
    [
      "wolf and lamb together and a kid leads them",
      "a branch from an old stump",
      "baby plays by the snake’s hole",
      "lion eats straw",
    ],
  ],
  [
    "Isaiah 11:1-2",
    [
      "new sprout growing from a cut down family tree",
      "seven gifts of the spirit on a descendant of davids dad",
    ],
  ],
  ["Isaiah 11:6-9", ["wolf and lamb, lion eats straw, little kid leads them"]],
  [
    "Isaiah 11:6-8",
    [
      "predators and farm animals napping together with a kid in charge",
      "baby playing safely by a snake hole",
    ],
  ],
  ["Isaiah 12:1-6", ["draw water from wells of salvation with joy"]],
  ["Isaiah 13:1-22", ["wild animals and owls will live in the ruined great city"]],
  [
    "Isaiah 13:20-22",
    [
      "ruined babylon with howling jackals and no arab campers",
      "famous city becomes a wildlife hangout nobody lives in",
    ],
  ],
  [
    "Isaiah 14:3-23",
    [
      "how you fell from heaven, morning star",
      "I will go up above the stars like God",
      "Lucifer",
      "thrown out of the grave",
    ],
  ],
  [
    "Isaiah 14:9-11",
    [
      "dead kings get up to greet the newly arrived tyrant",
      "sleeping on a mattress of maggots with worms as a blanket",
    ],
  ],
  [
    "Isaiah 14:12-15",
    [
      "bright morning star thrown down for wanting to be gods equal",
      "the five i will boasts people say are about lucifer",
    ],
  ],
  [
    "Isaiah 16:3-4",
    ["give refugees shelter and dont turn them in", "hide runaways from another country"],
  ],
  [
    "Isaiah 17:1",
    [
      "prediction that damascus turns into a pile of rubble",
      "what does it say about syrias capital being destroyed",
    ],
  ],
  [
    "Isaiah 18:1-2",
    [
      "tall smooth skinned people and reed boats from beyond ethiopia",
      "country of buzzing wings sends messengers by boat",
    ],
  ],
  [
    "Isaiah 19:5-8",
    [
      "the nile dries up and fishermen are out of work",
      "egypts river stinks and shrinks so anglers cry",
    ],
  ],
  ["Isaiah 19:18-25", ["Egypt my people, Assyria my work, blessed together"]],
  [
    "Isaiah 19:23-25",
    ["egypt, assyria and israel joined by a road and all blessed", "god calls egypt my people"],
  ],
  ["Isaiah 20:1-6", ["prophet goes around without clothes for three years as a sign"]],
  [
    "Isaiah 20:2-4",
    [
      "prophet walked naked for three years",
      "prophet walked around with no clothes for three years",
      "acted out captives being marched off bare bottomed",
    ],
  ],
  [
    "Isaiah 21:11-12",
    [
      "asking the night guard how much longer until dawn",
      "lookout says daybreak is coming and then dark again",
    ],
  ],
  [
    "Isaiah 22:12-13",
    [
      "partying because we might be dead by tomorrow",
      "god asked for grief but they threw a barbecue",
    ],
  ],
  [
    "Isaiah 22:15-25",
    ["peg in a firm place", "carving a fancy grave for himself", "key on his shoulder"],
  ],
  [
    "Isaiah 22:15-18",
    [
      "official carving himself a fancy tomb gets hurled away like a ball",
      "palace manager fired and rolled up and tossed abroad",
    ],
  ],
  [
    "Isaiah 22:22-23",
    [
      "key worn on the shoulder, he locks and nobody unlocks",
      "man compared to a peg firmly hammered into the wall",
    ],
  ],
  [
    "Isaiah 23:15-16",
    [
      "forgotten hooker walks the town with a guitar to be noticed",
      "port city forgotten for seventy years",
    ],
  ],
  ["Isaiah 24:1-23", ["earth staggers like a drunk"]],
  [
    "Isaiah 24:2",
    [
      "judgment hits boss and worker, lender and borrower alike",
      "same fate for clergy and ordinary folks, shoppers and shopkeepers",
    ],
  ],
  [
    "Isaiah 24:17-18",
    [
      "escape one danger, drop in a hole, climb out and hit a trap",
      "run from the noise and fall into a pit anyway",
    ],
  ],
  ["Isaiah 24:20", ["planet wobbling like a drunk", "earth swinging like a hammock"]],
  ["Isaiah 25:1-12", ["party with good wine and death is swallowed", "he wipes all tears"]],
  [
    "Isaiah 25:6-8",
    [
      "banquet with vintage wine on a mountain for every nation",
      "dying itself gets gobbled up and every cheek is dried",
    ],
  ],
  [
    "Isaiah 25:10-11",
    [
      "moab squashed like straw in a manure pile, doing the breaststroke",
      "swimming motions in a cesspit",
    ],
  ],
  [
    "Isaiah 26:1-21",
    [
      "perfect peace for whoever keeps his mind on you",
      "your dead will live, wake and sing, you in the dust",
    ],
  ],
  [
    "Isaiah 26:3",
    [
      "calm kept for anyone whose thoughts stay fixed on god",
      "steady focused mind kept in total tranquility",
    ],
  ],
  [
    "Isaiah 26:17-18",
    ["labor pains that ended with nothing but gas", "all that effort and we gave birth to air"],
  ],
  [
    "Isaiah 26:20",
    [
      "go inside and lock the door until the anger passes",
      "verse people quoted about lockdown and staying in your room",
    ],
  ],
  [
    "Isaiah 27:1",
    ["sea monster killed with a massive blade", "god slays the coiling serpent in the ocean"],
  ],
  [
    "Isaiah 28:1-29",
    [
      "drunk priests, tables full of vomit",
      "line on line, a little here a little there",
      "corner stone",
      "bed too short to stretch out",
      "farmer does not plow all the time",
    ],
  ],
  [
    "Isaiah 28:7-8",
    [
      "clergy so wasted the tables are covered in puke",
      "priests and prophets getting hammered and seeing things wrong",
    ],
  ],
  [
    "Isaiah 28:15",
    ["they think they signed a deal with death so they’re safe", "using lies as a bomb shelter"],
  ],
  [
    "Isaiah 28:20",
    [
      "mattress too small and covers too narrow to get comfy",
      "you cant stretch out on it or wrap up in it",
    ],
  ],
  [
    "Isaiah 28:24-28",
    [
      "a farmer knows when to stop plowing and how to treat each crop",
      "different spices need different threshing",
    ],
  ],
  [
    "Isaiah 29:8",
    [
      "dreaming of food and waking up still starving",
      "enemy armies vanish like a meal you only dreamed about",
    ],
  ],
  [
    "Isaiah 29:9-24",
    ["lips honor me but hearts are far", "does clay say to the potter you did not make me"],
  ],
  [
    "Isaiah 29:11-12",
    ["one cant open the book and the other cant read", "illiterate man handed a locked scroll"],
  ],
  [
    "Isaiah 29:13",
    [
      "they say all the right religious words but their hearts are elsewhere",
      "lip service, worship as rules learned by rote",
    ],
  ],
  [
    "Isaiah 29:16",
    ["pot telling the pottery maker he knows nothing", "the created thing denying it had a maker"],
  ],
  [
    "Isaiah 30:1-26",
    [
      "voice behind you says this is the way, walk in it",
      "in quietness is your strength",
      "tell us nice things",
      "bread of sadness",
    ],
  ],
  [
    "Isaiah 30:10",
    [
      "people who ask preachers to only tell them nice things",
      "lie to us, we only want to hear something flattering",
    ],
  ],
  [
    "Isaiah 30:13-14",
    [
      "bulging wall about to collapse suddenly",
      "jar smashed so badly no shard is left to scoop water",
    ],
  ],
  [
    "Isaiah 30:15-16",
    [
      "staying calm and quiet is where power comes from",
      "they’d rather escape on fast horses than rest",
    ],
  ],
  [
    "Isaiah 30:21",
    ["a voice from behind telling you which way to turn", "gods gps saying go this direction"],
  ],
  ["Isaiah 31:1-9", ["do not trust in Egypt’s horses"]],
  [
    "Isaiah 31:1-3",
    [
      "trusting in egypts cavalry, but their horses are only meat",
      "relying on military hardware and allies not god",
    ],
  ],
  [
    "Isaiah 31:5",
    [
      "god guards jerusalem like a bird circling over its nest",
      "wings fluttering above a city to keep it safe",
    ],
  ],
  ["Isaiah 32:1-20", ["the work of justice will be peace", "lazy rich women"]],
  [
    "Isaiah 32:2",
    [
      "person who is like shade from a big boulder in a hot place",
      "someone who shelters others like a windbreak",
    ],
  ],
  [
    "Isaiah 32:9-11",
    [
      "wake up call for complacent comfortable ladies",
      "carefree women told the harvest will fail next year",
    ],
  ],
  [
    "Isaiah 33:15-16",
    [
      "honest person who wont accept payoffs or look at evil gets a safe fortress",
      "plugging your ears at talk of murder and closing your eyes to evil",
    ],
  ],
  [
    "Isaiah 34:4",
    [
      "the heavens roll up like paper and stars drop like leaves",
      "sky curling up at the end of the world",
    ],
  ],
  [
    "Isaiah 34:14",
    [
      "lilith verse, night demon resting in the ruins of edom",
      "wild goats calling to one another and a nocturnal monster moves in",
    ],
  ],
  [
    "Isaiah 35:1-10",
    [
      "desert blooms and the lame jump like deer",
      "strengthen weak hands",
      "highway where fools do not get lost",
      "sorrow and sighing run away",
    ],
  ],
  [
    "Isaiah 35:5-6",
    [
      "disabled folk cured, the mute sing and cripples jump",
      "jumping like a deer after being unable to walk",
    ],
  ],
  [
    "Isaiah 35:8-9",
    [
      "safe road with no lions that even fools keep off",
      "highway with a sacred name only for the redeemed",
    ],
  ],
  ["Isaiah 36:1-22", ["enemy commander says no god saved any other city"]],
  [
    "Isaiah 36:11-12",
    [
      "please dont speak hebrew, the people on the wall can hear you",
      "enemy spokesman talks of eating poop and drinking pee",
    ],
  ],
  ["Isaiah 37:14-38", ["letter spread out in the temple", "army dead overnight"]],
  [
    "Isaiah 37:14-15",
    [
      "king takes a threatening letter to the temple and lays it out to pray",
      "spreading hate mail before god",
    ],
  ],
  [
    "Isaiah 37:29",
    [
      "hook in the nose and a bit in the mouth of a raging king",
      "conqueror will be dragged home like an animal",
    ],
  ],
  [
    "Isaiah 38:1-22",
    ["dying king cries and gets fifteen years", "sun’s shadow back ten steps", "lump of figs"],
  ],
  ["Isaiah 38:1-8", ["shadow goes backwards on the steps as a sign"]],
  [
    "Isaiah 38:1-5",
    [
      "dying king cries facing the wall and gets fifteen more years",
      "put your affairs in order because you’re terminal",
    ],
  ],
  [
    "Isaiah 38:12-14",
    [
      "life rolled up and cut off like fabric on a loom",
      "sick man chirping like a bird and cooing in pain",
    ],
  ],
  [
    "Isaiah 38:21",
    ["fig paste used as medicine on a sore", "home remedy of fruit for an infected boil"],
  ],
  ["Isaiah 39:1-8", ["showed visitors all his treasures", "at least peace in my days"]],
  [
    "Isaiah 39:2-8",
    [
      "king gives babylonian visitors a tour of all his treasure",
      "fine by me, the bad stuff happens after i’m gone",
    ],
  ],
  [
    "Isaiah 40:1-11",
    [
      "comfort, comfort my people",
      "voice shouting in the desert make a road",
      "grass dries, flower falls",
      "carries lambs in his arms",
    ],
  ],
  [
    "Isaiah 40:3-4",
    [
      "road crew filling dips and flattening hills in the desert for god",
      "someone shouting to build a straight route through the wasteland",
    ],
  ],
  [
    "Isaiah 40:6-8",
    ["humans are like lawns and wildflowers that dry up", "plants die off yet what god said lasts"],
  ],
  [
    "Isaiah 40:11",
    [
      "carries baby sheep close to the chest and goes easy on moms",
      "gentle herdsman holding little lambs",
    ],
  ],
  [
    "Isaiah 40:12-31",
    [
      "nations are a drop from a bucket",
      "tired young men but those who wait fly like eagles, run and are not weary",
      "he sits above the round earth",
      "who weighed mountains on a scale",
    ],
  ],
  [
    "Isaiah 40:12",
    [
      "measuring oceans in a palm and weighing peaks on scales",
      "who could scoop up the sea in one hand",
    ],
  ],
  [
    "Isaiah 40:15",
    ["whole countries are like one drip from a pail", "nations as specks of dust on a scale"],
  ],
  [
    "Isaiah 40:22",
    [
      "is the world round, he sits above it and we look tiny",
      "people look like grasshoppers from up there",
    ],
  ],
  ["Isaiah 40:28-31", ["get tired young people run again, wings of eagles"]],
  [
    "Isaiah 40:30-31",
    [
      "even young athletes get tired but some soar like big birds",
      "jogging without getting worn out",
    ],
  ],
  [
    "Isaiah 41:7",
    [
      "craftsmen cheering each other on while nailing a statue down",
      "nice soldering job, nail it so it wont wobble",
    ],
  ],
  [
    "Isaiah 41:8-20",
    ["do not be afraid, I hold your right hand", "little worm", "water in the desert"],
  ],
  [
    "Isaiah 41:14-15",
    [
      "little worm turned into a machine that crushes mountains",
      "dont be afraid you worm, i’ll give you sharp teeth",
    ],
  ],
  [
    "Isaiah 42:1-9",
    ["he will not break a bent reed or put out a smoking candle", "servant who does not shout"],
  ],
  [
    "Isaiah 42:2-3",
    ["soft spoken servant who wont snap a damaged stalk", "he wont snuff out a flickering candle"],
  ],
  [
    "Isaiah 42:14",
    [
      "god says he kept quiet but will now scream like a mom in labor",
      "god gasping and panting as if giving birth",
    ],
  ],
  [
    "Isaiah 43:1-21",
    [
      "when you walk through water or fire I am with you",
      "called you by name, you are mine",
      "forget the old, I do a new thing",
      "rivers in the desert",
    ],
  ],
  [
    "Isaiah 43:2",
    ["safe going through floods and flames", "you wont drown in the rivers or get scorched"],
  ],
  [
    "Isaiah 43:18-19",
    [
      "forget the past, something fresh is popping up already",
      "god makes a road and water where there was only sand",
    ],
  ],
  [
    "Isaiah 44:1-23",
    [
      "carpenter burns half the log and worships the other half",
      "do not be afraid, no rock like me",
    ],
  ],
  ["Isaiah 44:14-20", ["man burns half the log to cook and makes a god out of the other half"]],
  [
    "Isaiah 44:14-17",
    [
      "cooks dinner with half the log and worships the other half",
      "man warms himself with firewood then prays to the leftover piece",
    ],
  ],
  [
    "Isaiah 44:24-45:13",
    [
      "foreign king called God’s shepherd by name",
      "I make peace and create evil",
      "should the pot argue with the potter",
    ],
  ],
  [
    "Isaiah 44:28",
    [
      "persian king cyrus named as gods shepherd to rebuild",
      "foreign ruler mentioned by name who orders the temple rebuilt",
    ],
  ],
  [
    "Isaiah 45:7",
    [
      "does god create disaster as well as peace",
      "maker of both light and dark, prosperity and calamity",
    ],
  ],
  [
    "Isaiah 45:9-10",
    ["clay arguing with the one shaping it", "asking your mom and dad what on earth they produced"],
  ],
  [
    "Isaiah 46:1-13",
    [
      "idols carried by tired animals, but I carry you until gray hair",
      "I declare the end from the beginning",
    ],
  ],
  [
    "Isaiah 46:1-4",
    [
      "idols are luggage loaded on tired animals, but god carries you",
      "god will still hold you up when your hair turns gray",
    ],
  ],
  [
    "Isaiah 47:1-15",
    ["proud queen city sits in the dust, grind flour", "star gazers cannot save you"],
  ],
  [
    "Isaiah 47:1-3",
    [
      "pampered princess city must get off the throne and grind flour",
      "babylon as a spoiled girl made to wade through rivers with skirt up",
    ],
  ],
  [
    "Isaiah 47:13-14",
    ["let your horoscope writers rescue you if they can", "astrologers burn up like straw"],
  ],
  ["Isaiah 48:1-22", ["no peace for bad people", "tested in the furnace of trouble"]],
  [
    "Isaiah 48:4",
    [
      "stubborn as metal, iron neck and brass forehead",
      "a hardheaded nation with a neck that wont bend",
    ],
  ],
  [
    "Isaiah 48:10",
    [
      "tested by suffering like metal in a hot oven but not as silver",
      "purified in a smelter of misery",
    ],
  ],
  [
    "Isaiah 49:1-26",
    [
      "can a woman forget her nursing baby, I will not forget you",
      "your name on my palms",
      "light to the nations",
    ],
  ],
  [
    "Isaiah 49:2",
    [
      "hidden like a polished arrow in a holder",
      "servant whose words cut like a blade kept in gods shade",
    ],
  ],
  [
    "Isaiah 49:15-16",
    [
      "can a mom forget her baby, i wrote you on my hands",
      "could a mom forget her breastfeeding baby",
      "you are like a tattoo on gods hands",
    ],
  ],
  [
    "Isaiah 50:4-11",
    [
      "gave my back to those who hit me and cheeks to those who pull the beard",
      "word to the weary",
    ],
  ],
  [
    "Isaiah 50:4",
    [
      "gifted with the right words to help somebody exhausted",
      "wakes up every day with ears like a student",
    ],
  ],
  [
    "Isaiah 50:6-7",
    ["let them yank out his beard and spit on him", "face set hard as stone against insults"],
  ],
  ["Isaiah 51:1-23", ["look to the rock you were cut from", "wake up, arm of God"]],
  [
    "Isaiah 51:1-2",
    [
      "remember the quarry you came from, think of abraham and sarah",
      "look back at the rock you were chiseled out of",
    ],
  ],
  [
    "Isaiah 51:17",
    [
      "jerusalem downed the cup of anger and is staggering",
      "get up, city that drained the bowl and got wobbly",
    ],
  ],
  ["Isaiah 52:1-12", ["beautiful feet of the one bringing good news"]],
  [
    "Isaiah 52:7",
    [
      "pretty feet of the messenger running over the hills",
      "lovely to see someone arriving with news of peace",
    ],
  ],
  [
    "Isaiah 52:13-53:12",
    [
      "he took our pain, wounded for what we did",
      "like a sheep quiet before shearers",
      "ugly, nobody wanted to look at him",
      "we all went astray",
      "buried with a rich man",
      "prophecy of the one killed for others",
    ],
  ],
  [
    "Isaiah 53:2-3",
    [
      "nothing attractive about him, not handsome, people looked away",
      "rejected man who knew suffering well",
    ],
  ],
  ["Isaiah 53:3-7", ["man of sorrows who kept quiet like a lamb", "hurt for our sins"]],
  [
    "Isaiah 53:7",
    [
      "kept quiet like an animal getting its wool cut or going to the butcher",
      "silent before his accusers like a lamb",
    ],
  ],
  [
    "Isaiah 53:9",
    [
      "buried with a wealthy man though assigned a criminals grave",
      "never violent or lying yet buried among crooks",
    ],
  ],
  [
    "Isaiah 54:1-17",
    [
      "sing, childless woman",
      "mountains may move but my love stays",
      "no weapon against you will win",
    ],
  ],
  [
    "Isaiah 54:2-3",
    [
      "make room, put an extension on your tent",
      "longer ropes and stronger pegs because the family is growing",
    ],
  ],
  [
    "Isaiah 54:9-10",
    [
      "promise compared to noahs flood never happening again",
      "hills could vanish but my love wont leave",
    ],
  ],
  [
    "Isaiah 54:17",
    [
      "nothing built to hurt you is going to work",
      "no attack tool or accusing tongue will succeed against you",
    ],
  ],
  [
    "Isaiah 55:1-13",
    [
      "free drinks, come buy without money",
      "my thoughts are higher than yours",
      "word like rain does not come back empty",
      "trees clap",
    ],
  ],
  [
    "Isaiah 55:1-2",
    [
      "free drinks and groceries for anyone who is broke and thirsty",
      "why waste your paycheck on stuff that doesnt fill you",
    ],
  ],
  ["Isaiah 55:8-11", ["my thoughts are higher than yours, rain doesn't go back up without work"]],
  [
    "Isaiah 55:8-9",
    ["god thinks differently from us, as far as sky from ground", "my plans are way above yours"],
  ],
  [
    "Isaiah 55:10-11",
    [
      "what god says works like rain, never comes back empty",
      "snow soaking the soil so there is seed and bread",
    ],
  ],
  ["Isaiah 55:12", ["trees applauding and hills singing", "nature claps as you leave in joy"]],
  ["Isaiah 56:1-8", ["foreigners and eunuchs welcome", "house of prayer for all peoples"]],
  [
    "Isaiah 56:3-5",
    [
      "childless castrated men get a better legacy than kids",
      "is there a place for eunuchs and foreigners who feel left out",
    ],
  ],
  [
    "Isaiah 56:10-11",
    ["useless guard dogs that never bark and only nap and eat", "leaders as lazy greedy hounds"],
  ],
  [
    "Isaiah 57:1-2",
    [
      "why decent people die early, spared from worse to come",
      "good folks pass away and nobody notices",
    ],
  ],
  ["Isaiah 57:14-21", ["I live high and also with the crushed"]],
  [
    "Isaiah 57:20-21",
    ["bad people are like a churning ocean stirring up muck", "the wicked never get rest"],
  ],
  [
    "Isaiah 58:1-14",
    [
      "real fasting is to feed the hungry and free people",
      "why did we fast and you did not see",
      "call the sabbath a delight",
    ],
  ],
  [
    "Isaiah 58:3-5",
    [
      "going without food while fighting and mistreating employees",
      "why doesnt god notice our fasting",
    ],
  ],
  ["Isaiah 58:5-9", ["real fasting is feeding the hungry and freeing people"]],
  [
    "Isaiah 58:6-7",
    [
      "the real fast is feeding hungry people and housing the homeless",
      "break chains and share your food instead of skipping meals",
    ],
  ],
  [
    "Isaiah 58:13-14",
    [
      "not doing your own thing on the day of rest, enjoy it",
      "stop pleasing yourself on the weekly holy day",
    ],
  ],
  [
    "Isaiah 59:1-21",
    ["God’s arm is not too short", "hands full of blood", "armor of justice like a breastplate"],
  ],
  [
    "Isaiah 59:1-2",
    [
      "its not that gods arm is too short, its your sins blocking",
      "wrongdoing puts a wall up so prayers arent heard",
    ],
  ],
  [
    "Isaiah 59:5-6",
    ["sitting on snake eggs and spinning cobweb clothes", "eat the viper eggs and you die"],
  ],
  [
    "Isaiah 59:14-15",
    ["honesty collapsed in the road and anyone decent becomes a target", "truth tripped in public"],
  ],
  ["Isaiah 60:1-22", ["get up and shine, camels with gold and incense"]],
  [
    "Isaiah 60:6",
    ["camel caravans bringing gold and incense from sheba", "city covered in camels"],
  ],
  [
    "Isaiah 60:11",
    [
      "city doors left open around the clock to receive riches",
      "gates that never close day or night",
    ],
  ],
  [
    "Isaiah 61:1-11",
    [
      "good news to the poor, freedom to prisoners",
      "crown of beauty instead of ashes",
      "spirit is on me",
    ],
  ],
  [
    "Isaiah 61:1-3",
    [
      "swap ashes for a crown and sadness for praise clothes",
      "sent to bandage broken hearts and free prisoners",
    ],
  ],
  [
    "Isaiah 61:10",
    [
      "dressed up in rescue like a groom and jeweled bride",
      "putting on a robe of goodness as for a wedding",
    ],
  ],
  ["Isaiah 62:1-12", ["new name, as a groom is happy over a bride", "watchmen on the walls"]],
  [
    "Isaiah 62:4-5",
    [
      "no longer called abandoned but given the name married land",
      "god is as thrilled as a new husband",
    ],
  ],
  [
    "Isaiah 62:6-7",
    [
      "pester god nonstop and dont let him rest until jerusalem is restored",
      "guards on the wall who never shut up",
    ],
  ],
  ["Isaiah 63:1-14", ["who comes with red clothes, treading grapes alone"]],
  [
    "Isaiah 63:1-3",
    [
      "someone in blood red clothes from stomping grapes alone",
      "grapes of wrath, warrior marching with stained robes from bozrah",
    ],
  ],
  [
    "Isaiah 64:1-12",
    ["tear open the sky and come down", "our good deeds are dirty rags", "we are clay"],
  ],
  [
    "Isaiah 64:1",
    ["rip the sky open and come down here", "wish you would tear through and make hills shake"],
  ],
  [
    "Isaiah 64:6",
    ["even our best deeds are like dirty rags", "shriveling like leaves blown off by our wrongs"],
  ],
  [
    "Isaiah 65:1-25",
    [
      "new sky and earth, hundred years old is young",
      "before they call I answer",
      "wolf and lamb eat together",
    ],
  ],
  [
    "Isaiah 65:4-5",
    [
      "camping in cemeteries and eating pork while claiming to be too holy",
      "stay away from me i’m purer than you, smoke up gods nostrils",
    ],
  ],
  [
    "Isaiah 65:20-22",
    [
      "dying at a hundred will seem like a kid",
      "people live as long as trees and keep homes they build",
    ],
  ],
  [
    "Isaiah 65:24",
    ["answered before the prayer is even out", "god replies while you are still talking"],
  ],
  [
    "Isaiah 66:1-24",
    [
      "heaven is my throne",
      "as a mother comforts",
      "can a country be born in a day",
      "worm does not die",
    ],
  ],
  [
    "Isaiah 66:8",
    ["can a country be born in a single day", "verse linked to israel becoming a state overnight"],
  ],
  ["Isaiah 66:13", ["god consoles you like a mom does", "motherly comfort in jerusalem"]],
  [
    "Isaiah 66:24",
    [
      "corpses with maggots that never quit and fire never out",
      "creepy ending where folks go look at dead rebels",
    ],
  ],
];
