import type { Telling } from "./schema";

export const nehemiah: readonly Telling[] = [
  [
    "Nehemiah 1:1-11",
    [
      "wine waiter of the king cries over a broken city",
      "prays and fasts for days over bad news from home",
    ],
  ],
  [
    "Nehemiah 1:11",
    ["job as the king’s wine server", "asks for success with his boss, he was a cupbearer"],
  ],
  [
    "Nehemiah 2:1-10",
    [
      "why are you sad when you are not sick",
      "quick silent prayer before answering the boss",
      "asks for letters and wood",
    ],
  ],
  ["Nehemiah 2:1-6", ["cupbearer looks sad in front of the king and asks to go rebuild his city"]],
  [
    "Nehemiah 2:2",
    [
      "boss notices you look sad though you aren’t ill",
      "scared when the king asks about his long face",
    ],
  ],
  [
    "Nehemiah 2:11-20",
    ["rides around ruined walls at night without telling anyone", "let us start building"],
  ],
  [
    "Nehemiah 2:12-15",
    [
      "secret midnight ride to inspect the broken walls",
      "one animal, few men, told nobody, checked the ruins in the dark",
    ],
  ],
  [
    "Nehemiah 3:1-12",
    [
      "list of who fixed which gate",
      "a man and his daughters built too",
      "perfume maker and goldsmith build",
    ],
  ],
  [
    "Nehemiah 3:5",
    ["nobles too stuck-up to do manual labor", "rich folks of tekoa wouldn’t help with the wall"],
  ],
  [
    "Nehemiah 3:8",
    [
      "goldsmiths and perfume makers doing masonry",
      "unlikely builders repair the wall up to the broad section",
    ],
  ],
  [
    "Nehemiah 3:12",
    ["daughters helped build too", "shallum and his girls on the construction crew"],
  ],
  [
    "Nehemiah 4:1-23",
    [
      "enemies laugh that a fox could break the wall",
      "tool in one hand and weapon in the other",
      "the people had a mind to work",
      "slept in their clothes",
    ],
  ],
  [
    "Nehemiah 4:3",
    ["even a fox walking on it would knock it down", "tobiah ridicules the builders’ shoddy work"],
  ],
  ["Nehemiah 4:15-18", ["building with one hand and holding a weapon in the other"]],
  ["Nehemiah 4:17-18", ["workers with swords at their hips"]],
  ["Nehemiah 4:23", ["slept in their clothes, on guard", "never got undressed while building"]],
  [
    "Nehemiah 5:1-19",
    [
      "rich people make the poor sell their kids for debt",
      "leader who did not take the governor’s food allowance",
      "shakes out the folds of his coat",
    ],
  ],
  [
    "Nehemiah 5:3-5",
    [
      "mortgaging homes for food and selling kids into slavery for taxes",
      "poor people complain about loans from their own kin",
    ],
  ],
  [
    "Nehemiah 5:13",
    [
      "shook out his pockets as a warning to promise breakers",
      "may god shake you empty like this lap",
    ],
  ],
  [
    "Nehemiah 5:14-15",
    [
      "governor who wouldn’t take his salary or expense account",
      "twelve years without the food allowance",
    ],
  ],
  [
    "Nehemiah 6:1-19",
    [
      "I am doing a great work and cannot come down",
      "done in fifty-two days",
      "enemies spread rumors and hire a prophet to scare him",
    ],
  ],
  [
    "Nehemiah 6:3",
    [
      "too busy with important work to come down to your meeting",
      "answering four invitations that were a trap",
    ],
  ],
  [
    "Nehemiah 6:10-11",
    [
      "should a man like me run and hide in the temple",
      "paid prophet tries to scare him into locking himself in",
    ],
  ],
  ["Nehemiah 6:15", ["wall done in 52 days", "how long did rebuilding jerusalem’s wall take"]],
  [
    "Nehemiah 8:1-18",
    [
      "reading the book out loud from morning to noon and people cry",
      "joy of God is your strength",
      "everybody stands up",
      "explained so they could understand",
      "live in huts",
    ],
  ],
  [
    "Nehemiah 8:3-4",
    ["law read out loud from dawn to noon on a wooden platform", "first pulpit, at the water gate"],
  ],
  [
    "Nehemiah 8:8-12",
    ["people cry when they hear the book read and are told don't be sad, joy is your strength"],
  ],
  [
    "Nehemiah 8:10",
    [
      "go party with good food and share with those who have none",
      "don’t be sad, gladness is your power",
    ],
  ],
  [
    "Nehemiah 9:1-38",
    ["long prayer telling the whole history", "forty years and their feet did not swell"],
  ],
  [
    "Nehemiah 9:21",
    [
      "forty years and their clothes didn’t wear out nor feet swell",
      "desert survival with no blisters",
    ],
  ],
  [
    "Nehemiah 11:1-2",
    [
      "one in ten drawn by lottery to move to the capital",
      "volunteers to live in jerusalem get thanked",
    ],
  ],
  ["Nehemiah 12:27-43", ["two choirs walk on top of the wall", "the joy was heard far away"]],
  [
    "Nehemiah 12:43",
    [
      "celebration so loud it was heard miles off, women and kids too",
      "party noise at the dedication of the wall",
    ],
  ],
  [
    "Nehemiah 13:1-31",
    [
      "throws a man’s furniture out of the temple room",
      "pulls their hair because of wives",
      "traders locked out on the holy day",
      "remember me, my God",
    ],
  ],
  [
    "Nehemiah 13:7-8",
    [
      "threw a man’s furniture out of the church storeroom",
      "tobiah evicted from his temple apartment",
    ],
  ],
  [
    "Nehemiah 13:19-21",
    [
      "locked the city gates so nobody could sell on the day of rest",
      "salesmen camping by the wall told they’d be arrested",
    ],
  ],
  ["Nehemiah 13:23-27", ["he pulled out people's hair for marrying foreigners"]],
  [
    "Nehemiah 13:24-25",
    [
      "kids couldn’t speak hebrew so he beat the dads and pulled their hair",
      "children of mixed couples speaking ashdod’s language",
    ],
  ],
];
