import type { Telling } from "./schema";

export const firstPeter: readonly Telling[] = [
  ["1 Peter 1:1-25", ["gold tested in fire", "love him without seeing", "grass withers"]],
  [
    "1 Peter 2:1-12",
    ["newborn babies want milk", "living stones, royal priests", "aliens and strangers"],
  ],
  [
    "1 Peter 2:13-25",
    [
      "obey rulers and even harsh masters",
      "by his wounds healed",
      "when insulted did not insult back",
    ],
  ],
  ["1 Peter 2:18-25", ["slaves obey even mean bosses", "by his wounds you were healed"]],
  [
    "1 Peter 3:1-7",
    [
      "win your husband without words",
      "beauty inside not hair and gold",
      "weaker partner, prayers blocked",
      "beauty isn't jewelry, win husbands without words",
    ],
  ],
  [
    "1 Peter 3:8-22",
    ["be ready to explain your hope gently", "preached to spirits in prison", "suffer for good"],
  ],
  [
    "1 Peter 4:1-19",
    [
      "love covers many sins",
      "do not be surprised at the fire",
      "share without grumbling",
      "suffer as Christian not as thief",
    ],
  ],
  ["1 Peter 4:12-16", ["don't be surprised by painful trials"]],
  [
    "1 Peter 5:1-14",
    [
      "throw all your worry on him, he cares",
      "devil like a roaring lion",
      "young respect old",
      "lead not for money",
    ],
  ],
  ["1 Peter 5:5-9", ["give him your worries because he cares", "devil like a roaring lion"]],
];
