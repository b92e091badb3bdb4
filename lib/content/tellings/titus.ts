import type { Telling } from "./schema";

export const titus: readonly Telling[] = [
  [
    "Titus 1:2",
    [
      "god never lies, he promised this before the world started",
      "the god who is unable to lie promised life forever ages ago",
    ],
  ],
  ["Titus 1:5-16", ["people on an island are always liars and lazy gluttons", "pure to the pure"]],
  [
    "Titus 1:5-6",
    [
      "left behind on an island to pick elders for each town",
      "an elder’s children should be believers and not wild",
    ],
  ],
  [
    "Titus 1:7-9",
    [
      "overseer cant be hot tempered, bossy or after dirty money",
      "church manager who enjoys having guests and can answer critics",
    ],
  ],
  ["Titus 1:10-13", ["all people from crete are liars and lazy gluttons"]],
  [
    "Titus 1:10-11",
    [
      "con men ruining entire families, teaching lies for cash, shut them up",
      "preachers who talk nonsense for dirty profit need to be silenced",
    ],
  ],
  [
    "Titus 1:12-13",
    [
      "islanders called liars and lazy gluttons by their own poet",
      "pagan writer quoted insulting his own people",
    ],
  ],
  [
    "Titus 1:15-16",
    [
      "with a clean mind everything is clean, with a dirty mind nothing is",
      "claim to know god but their actions say otherwise",
    ],
  ],
  [
    "Titus 2:1-15",
    ["older women teach younger ones to love husbands and kids", "slaves not talk back"],
  ],
  ["Titus 2:2", ["how senior men should act, sensible and sober", "advice for grandpas at church"]],
  [
    "Titus 2:3-5",
    [
      "older ladies mentoring young wives",
      "grandmas shouldnt gossip or drink too much but teach young moms",
      "verse about women loving their husbands and being homemakers",
    ],
  ],
  [
    "Titus 2:6-8",
    [
      "young men need self-control, give critics nothing to say",
      "talk so clean your enemy is embarrassed",
    ],
  ],
  [
    "Titus 2:9-10",
    [
      "servants shouldnt talk back or steal from the boss",
      "be so honest at work that it makes your religion look attractive",
    ],
  ],
  [
    "Titus 2:11-12",
    [
      "grace teaches us to say no to bad desires",
      "how does grace train you to live a decent life now",
    ],
  ],
  [
    "Titus 2:13-14",
    [
      "waiting for the happy hope of jesus showing up in glory",
      "a people of his own, eager to do good",
    ],
  ],
  ["Titus 3:1-15", ["washed and made new not by what we did", "avoid stupid quarrels"]],
  [
    "Titus 3:1-2",
    [
      "obey the authorities and dont badmouth anybody",
      "be courteous to everyone and ready to help out",
    ],
  ],
  [
    "Titus 3:3",
    [
      "we used to be stupid and mean too, everyone hated each other",
      "what we were like before, slaves to pleasure and full of envy",
    ],
  ],
  [
    "Titus 3:4-6",
    [
      "saved by a rebirth bath not by our own good deeds",
      "when god’s kindness showed up he washed and renewed us",
    ],
  ],
  [
    "Titus 3:9",
    [
      "stay out of useless debates about ancestry and rules",
      "pointless genealogy and law arguments, steer clear",
    ],
  ],
  [
    "Titus 3:10-11",
    [
      "two strikes and then avoid a divisive troublemaker",
      "how many chances to give someone who splits the church",
    ],
  ],
  [
    "Titus 3:12-13",
    [
      "plans to spend the winter at nicopolis",
      "the attorney in the new testament, help him on his trip",
    ],
  ],
  [
    "Titus 3:14",
    [
      "learn to do useful work for urgent needs so you’re productive",
      "believers should meet pressing needs instead of being useless",
    ],
  ],
];
