import type { Telling } from "./schema";

export const secondCorinthians: readonly Telling[] = [
  [
    "2 Corinthians 1:3-11",
    ["comforted so we can comfort others", "so burdened we gave up on living"],
  ],
  [
    "2 Corinthians 1:3-4",
    [
      "comforted so you can comfort people going through the same",
      "going through pain equips you to support others",
    ],
  ],
  [
    "2 Corinthians 1:8-9",
    [
      "so crushed in turkey they thought they were going to die",
      "under more pressure than they could take, learned not to rely on themselves",
    ],
  ],
  [
    "2 Corinthians 1:17-18",
    [
      "not someone who says yes and no in the same breath",
      "defends himself for changing his travel plans",
    ],
  ],
  [
    "2 Corinthians 1:22",
    [
      "the spirit as a deposit, like a first installment",
      "god put his seal and a down payment in our hearts",
    ],
  ],
  [
    "2 Corinthians 2:5-17",
    ["forgive and comfort him or he drowns in sadness", "smell of life or death"],
  ],
  [
    "2 Corinthians 2:6-8",
    [
      "he’s been punished enough, take him back before grief drowns him",
      "welcoming back someone the church disciplined",
    ],
  ],
  [
    "2 Corinthians 2:11",
    [
      "holding a grudge lets the devil outsmart us, we know his tricks",
      "we’re aware of satan’s schemes so he can’t get the better of us",
    ],
  ],
  [
    "2 Corinthians 2:14-16",
    [
      "believers are like perfume, lovely to some and deadly stink to others",
      "victory parade with incense",
    ],
  ],
  [
    "2 Corinthians 2:17",
    ["preachers who sell the message for profit", "not hucksters hawking scripture for money"],
  ],
  [
    "2 Corinthians 3:1-18",
    [
      "you are our letter written on hearts",
      "letter kills but spirit gives life",
      "veil over face",
    ],
  ],
  [
    "2 Corinthians 3:1-3",
    [
      "no reference letter needed, you people are the letter",
      "written on hearts, not with ink or in stone",
    ],
  ],
  [
    "2 Corinthians 3:6",
    [
      "the written rule kills but the spirit makes alive",
      "spirit of the law versus letter of the law",
    ],
  ],
  [
    "2 Corinthians 3:13-15",
    [
      "moses hid his face so they wouldn’t see the shine fade",
      "something covering their minds whenever the old books are read",
    ],
  ],
  [
    "2 Corinthians 4:1-18",
    [
      "treasure in clay pots",
      "pressed but not crushed, knocked down but not out",
      "outside wears away, inside new every day",
      "what is seen is temporary",
    ],
  ],
  [
    "2 Corinthians 4:3-4",
    [
      "the devil blindfolds people’s minds so they can’t see the light",
      "why can’t unbelievers see it, god of this age",
    ],
  ],
  ["2 Corinthians 4:7-10", ["treasure in clay pots, knocked down but not out"]],
  [
    "2 Corinthians 4:7",
    ["treasure kept in cheap pottery", "we’re fragile jars so it’s obvious whose power it is"],
  ],
  [
    "2 Corinthians 4:8-9",
    [
      "knocked down but not out",
      "pressure from all sides but not broken, confused but not giving up",
    ],
  ],
  [
    "2 Corinthians 4:16",
    [
      "body getting older and falling apart while inside gets fresher every day",
      "comfort for getting old, outside wastes away",
    ],
  ],
  [
    "2 Corinthians 4:17-18",
    [
      "troubles are light and short compared to the heavy glory to come",
      "what you can see won’t last, the invisible does",
    ],
  ],
  [
    "2 Corinthians 5:1-10",
    [
      "body is a tent, we have a house in heaven",
      "walk by faith not sight",
      "all before the judge",
    ],
  ],
  [
    "2 Corinthians 5:1-2",
    [
      "when our tent gets torn down there’s a house in heaven",
      "body as a tent, verse for funerals",
    ],
  ],
  [
    "2 Corinthians 5:6-8",
    ["away from the body means home with jesus", "living by trusting and not by what we see"],
  ],
  ["2 Corinthians 5:11-21", ["new creature, old gone", "ambassadors, be friends with God again"]],
  ["2 Corinthians 5:17-21", ["new person, the old is gone"]],
  [
    "2 Corinthians 5:17",
    ["becoming a whole new person, the past is gone", "fresh start verse, brand new creature"],
  ],
  [
    "2 Corinthians 5:20",
    [
      "we’re like diplomats sent by christ",
      "representing heaven and begging people to make peace with god",
    ],
  ],
  [
    "2 Corinthians 6:1-18",
    [
      "do not marry or team up with unbelievers, ox and donkey",
      "sad yet always glad, poor yet making rich",
    ],
  ],
  [
    "2 Corinthians 6:2",
    ["don’t put off getting saved, today is the day", "the right moment is now, not later"],
  ],
  [
    "2 Corinthians 6:8-10",
    ["sad but always happy, broke but making others rich", "owning nothing and yet having it all"],
  ],
  ["2 Corinthians 6:14-16", ["don't team up with unbelievers"]],
  [
    "2 Corinthians 6:14-15",
    ["should i date or marry a non-christian", "mismatched oxen, light and dark don’t mix"],
  ],
  ["2 Corinthians 7:5-13", ["sorrow that leads to change and sorrow that kills"]],
  [
    "2 Corinthians 7:10",
    [
      "good guilt versus bad guilt, one leads to change and one to death",
      "difference between remorse and true repentance",
    ],
  ],
  [
    "2 Corinthians 8:1-15",
    ["poor churches gave more than they could", "he was rich and became poor"],
  ],
  [
    "2 Corinthians 8:1-4",
    [
      "dirt poor churches begged for the privilege of donating",
      "gave more than they could afford though they were struggling",
    ],
  ],
  [
    "2 Corinthians 8:9",
    [
      "he was wealthy but went poor for your sake",
      "rich man became penniless so others got rich by it",
    ],
  ],
  [
    "2 Corinthians 8:13-15",
    [
      "evening things out between those with plenty and those short",
      "your surplus covers their shortage now, later the other way",
    ],
  ],
  [
    "2 Corinthians 8:20-21",
    [
      "handling church money transparently so nobody can complain",
      "church finances should be above suspicion in everyone’s eyes",
    ],
  ],
  ["2 Corinthians 9:6-15", ["cheerful giver", "sow little, harvest little"]],
  [
    "2 Corinthians 9:6-8",
    [
      "god likes people who give with a smile",
      "give because you like to, not because anybody pushes or forces you",
      "nobody should feel pressured about the offering",
    ],
  ],
  [
    "2 Corinthians 9:6",
    [
      "plant just a few seeds and you get a tiny harvest",
      "the more generous you are the bigger the crop",
    ],
  ],
  [
    "2 Corinthians 9:7",
    [
      "how much should i give, decide for yourself, no pressure",
      "god likes people who donate with a smile",
    ],
  ],
  ["2 Corinthians 10:1-18", ["strong letters but weak in person", "take every thought captive"]],
  [
    "2 Corinthians 10:3-5",
    [
      "our weapons aren’t guns, they demolish fortresses",
      "take control of your thoughts like prisoners of war",
    ],
  ],
  [
    "2 Corinthians 10:10",
    [
      "tough in his letters but unimpressive in person, bad speaker",
      "people said he was weak face to face but heavy on paper",
    ],
  ],
  [
    "2 Corinthians 10:12",
    [
      "stop comparing yourselves with each other, it’s dumb",
      "those who measure themselves by themselves lack sense",
    ],
  ],
  [
    "2 Corinthians 11:1-33",
    [
      "whipped, beaten, shipwrecked, list of sufferings",
      "devil dresses as angel of light",
      "lowered in a basket",
    ],
  ],
  [
    "2 Corinthians 11:13-15",
    ["satan disguised as something bright and heavenly", "fake apostles in costume"],
  ],
  [
    "2 Corinthians 11:19-20",
    [
      "you put up with guys who boss you, rip you off and slap you",
      "tolerating abusive leaders who exploit you",
    ],
  ],
  ["2 Corinthians 11:23-28", ["list of beatings, shipwrecks and sleepless nights"]],
  [
    "2 Corinthians 11:24-25",
    [
      "thirty nine lashes five times, shipwrecked three times",
      "floated in the open ocean for a whole day and night",
    ],
  ],
  [
    "2 Corinthians 11:26-27",
    [
      "danger from bandits, rivers and fake friends, cold and sleepless",
      "hardships on the road, robbers, hunger, no sleep",
    ],
  ],
  [
    "2 Corinthians 11:32-33",
    [
      "escaped over the city wall in a basket out of a window",
      "king’s governor had damascus watched to catch him",
    ],
  ],
  [
    "2 Corinthians 12:1-10",
    [
      "thorn in the body that God would not take away",
      "power is made perfect in weakness",
      "man taken to third heaven, heard what may not be told",
    ],
  ],
  [
    "2 Corinthians 12:2-4",
    [
      "guy who was taken up to the third heaven",
      "out of body experience, heard things nobody may repeat",
    ],
  ],
  ["2 Corinthians 12:7-10", ["thorn in my body, god says my grace is enough"]],
  [
    "2 Corinthians 12:7-8",
    [
      "painful something stuck in him, begged three times to be rid of it",
      "chronic illness that kept him from getting a big head",
    ],
  ],
  [
    "2 Corinthians 12:9-10",
    ["grace is all you need, power works best when you’re weak", "being weak is when i’m strong"],
  ],
  [
    "2 Corinthians 12:14-15",
    [
      "parents should save up for kids, not the other way round",
      "the more i love you the less you love me",
    ],
  ],
  [
    "2 Corinthians 13:1-14",
    ["test yourselves whether you are in faith", "grace, love and fellowship blessing"],
  ],
  [
    "2 Corinthians 13:5",
    [
      "test yourself to see if you’re a real christian",
      "self-check whether you’re really in the faith",
    ],
  ],
  [
    "2 Corinthians 13:14",
    [
      "closing blessing at church with father, son and spirit, grace, love, fellowship",
      "trinity mentioned in a farewell benediction",
    ],
  ],
];
