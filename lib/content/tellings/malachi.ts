import type { Telling } from "./schema";

export const malachi: readonly Telling[] = [
  [
    "Malachi 1:1-14",
    [
      "I loved Jacob but hated Esau",
      "offering sick and blind animals, give that to your governor",
      "how have you loved us",
    ],
  ],
  [
    "Malachi 1:2-3",
    ["why did god hate one twin and love the other", "esau rejected, his land left to jackals"],
  ],
  [
    "Malachi 1:6-14",
    [
      "they bring God sick animals they’d never give the governor",
      "if I’m a father where’s my respect",
      "I wish somebody would shut the doors of the temple",
      "it’s boring, you say and turn up your nose",
      "giving God only your worst leftovers",
    ],
  ],
  [
    "Malachi 1:8",
    [
      "giving god a crippled animal you wouldnt dare give the governor",
      "offering leftovers, blind or sick livestock",
    ],
  ],
  [
    "Malachi 1:13",
    [
      "priests sneer that worship is so boring",
      "what a chore, they turn up their noses at the altar",
    ],
  ],
  [
    "Malachi 2:1-17",
    ["God hates divorce, wife of your youth", "tears on the altar", "dung on your faces"],
  ],
  [
    "Malachi 2:3",
    ["animal poop smeared on priests faces", "manure from festival sacrifices on your face"],
  ],
  [
    "Malachi 2:13-16",
    [
      "God is upset when a man leaves his wife of many years",
      "you cover the altar with tears but he won’t accept your gift",
      "be loyal to the woman you married when young",
      "verse against splitting up a marriage",
      "God saw how you broke your promise to her",
    ],
  ],
  [
    "Malachi 2:13-14",
    [
      "altar soaked in tears but ignored because you cheated on your first wife",
      "god witnessed your marriage vows to the girl you married young",
    ],
  ],
  [
    "Malachi 2:16",
    [
      "what does god think of a man who dumps his wife",
      "divorce and covering clothes with violence",
    ],
  ],
  [
    "Malachi 3:1-18",
    [
      "cleans like fire and soap",
      "robbing God by not giving a tenth",
      "open windows of heaven",
      "useless to serve God they said",
      "book of names",
    ],
  ],
  [
    "Malachi 3:1-5",
    [
      "he’s like a fire for metal and soap for washing",
      "who can stand when he comes",
      "someone is sent ahead to get the road ready",
      "he cleans the priests like gold and silver",
      "judge of cheaters who don’t pay workers",
    ],
  ],
  [
    "Malachi 3:2-3",
    ["like strong detergent and a metalworkers fire", "sits purifying silver and the priests"],
  ],
  [
    "Malachi 3:5",
    [
      "against cheating employees of pay and mistreating immigrants and widows",
      "god testifies quickly against magicians and liars in court",
    ],
  ],
  [
    "Malachi 3:6",
    [
      "god stays the same and thats why you survive",
      "unchanging lord, so jacobs kids arent wiped out",
    ],
  ],
  [
    "Malachi 3:8-12",
    [
      "would anyone steal from God, you do",
      "give the ten percent and see if he doesn’t pour out blessing",
      "test me in this, says God about money",
      "the verse preachers use for church donations",
      "no insects will eat your crops",
    ],
  ],
  [
    "Malachi 3:8-10",
    [
      "stealing from god by not giving ten percent",
      "prosperity verse, test me and heavens floodgates open",
    ],
  ],
  [
    "Malachi 3:14-15",
    [
      "whats the point of being religious, the arrogant get ahead",
      "people complaining that serving god doesnt pay",
    ],
  ],
  [
    "Malachi 3:16",
    [
      "god overhears believers talking and has it written in a scroll",
      "diary in heaven of those who respect him",
    ],
  ],
  [
    "Malachi 4:1-6",
    [
      "healing in its wings, jump like calves",
      "hearts of fathers to children, last words of the old testament",
      "a prophet comes back before the end",
      "a burning day like an oven when the proud are straw",
      "you’ll jump like calves let out of the barn",
      "dads and kids will love each other again",
      "the last words of the Old Testament",
      "an old prophet is sent before the terrible time",
    ],
  ],
  [
    "Malachi 4:2",
    [
      "sunshine with healing in its rays and calves jumping out of the barn",
      "frisky cattle let loose when the righteous sun comes up",
    ],
  ],
  [
    "Malachi 4:5-6",
    [
      "elijah comes back to fix relationships of dads and kids",
      "last lines before the new testament, or else a curse",
    ],
  ],
];
