import type { Telling } from "./schema";

export const nehemiah: readonly Telling[] = [
  [
    "Nehemiah 1:1-11",
    [
      "wine waiter of the king cries over a broken city",
      "prays and fasts for days over bad news from home",
    ],
  ],
  ["Nehemiah 2:1-6", ["cupbearer looks sad in front of the king and asks to go rebuild his city"]],
  [
    "Nehemiah 2:1-10",
    [
      "why are you sad when you are not sick",
      "quick silent prayer before answering the boss",
      "asks for letters and wood",
    ],
  ],
  [
    "Nehemiah 2:11-20",
    ["rides around ruined walls at night without telling anyone", "let us start building"],
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
    "Nehemiah 4:1-23",
    [
      "enemies laugh that a fox could break the wall",
      "tool in one hand and weapon in the other",
      "the people had a mind to work",
      "slept in their clothes",
    ],
  ],
  ["Nehemiah 4:15-18", ["building with one hand and holding a weapon in the other"]],
  [
    "Nehemiah 5:1-19",
    [
      "rich people make the poor sell their kids for debt",
      "leader who did not take the governor’s food allowance",
      "shakes out the folds of his coat",
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
    "Nehemiah 8:8-12",
    ["people cry when they hear the book read and are told don't be sad, joy is your strength"],
  ],
  [
    "Nehemiah 9:1-38",
    ["long prayer telling the whole history", "forty years and their feet did not swell"],
  ],
  ["Nehemiah 12:27-43", ["two choirs walk on top of the wall", "the joy was heard far away"]],
  [
    "Nehemiah 13:1-31",
    [
      "throws a man’s furniture out of the temple room",
      "pulls their hair because of wives",
      "traders locked out on the holy day",
      "remember me, my God",
    ],
  ],
  ["Nehemiah 13:23-27", ["he pulled out people's hair for marrying foreigners"]],
];
