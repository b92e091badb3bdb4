import type { Telling } from "./schema";

export const secondCorinthians: readonly Telling[] = [
  [
    "2 Corinthians 1:3-11",
    ["comforted so we can comfort others", "so burdened we gave up on living"],
  ],
  [
    "2 Corinthians 2:5-17",
    ["forgive and comfort him or he drowns in sadness", "smell of life or death"],
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
    "2 Corinthians 4:1-18",
    [
      "treasure in clay pots",
      "pressed but not crushed, knocked down but not out",
      "outside wears away, inside new every day",
      "what is seen is temporary",
    ],
  ],
  ["2 Corinthians 4:7-10", ["treasure in clay pots, knocked down but not out"]],
  [
    "2 Corinthians 5:1-10",
    [
      "body is a tent, we have a house in heaven",
      "walk by faith not sight",
      "all before the judge",
    ],
  ],
  ["2 Corinthians 5:11-21", ["new creature, old gone", "ambassadors, be friends with God again"]],
  ["2 Corinthians 5:17-21", ["new person, the old is gone"]],
  [
    "2 Corinthians 6:1-18",
    [
      "do not marry or team up with unbelievers, ox and donkey",
      "sad yet always glad, poor yet making rich",
    ],
  ],
  ["2 Corinthians 6:14-16", ["don't team up with unbelievers"]],
  ["2 Corinthians 7:5-13", ["sorrow that leads to change and sorrow that kills"]],
  [
    "2 Corinthians 8:1-15",
    ["poor churches gave more than they could", "he was rich and became poor"],
  ],
  ["2 Corinthians 9:6-8", ["god likes people who give with a smile"]],
  ["2 Corinthians 9:6-15", ["cheerful giver", "sow little, harvest little"]],
  ["2 Corinthians 10:1-18", ["strong letters but weak in person", "take every thought captive"]],
  [
    "2 Corinthians 11:1-33",
    [
      "whipped, beaten, shipwrecked, list of sufferings",
      "devil dresses as angel of light",
      "lowered in a basket",
    ],
  ],
  ["2 Corinthians 11:23-28", ["list of beatings, shipwrecks and sleepless nights"]],
  [
    "2 Corinthians 12:1-10",
    [
      "thorn in the body that God would not take away",
      "power is made perfect in weakness",
      "man taken to third heaven, heard what may not be told",
    ],
  ],
  ["2 Corinthians 12:7-10", ["thorn in my body, god says my grace is enough"]],
  [
    "2 Corinthians 13:1-14",
    ["test yourselves whether you are in faith", "grace, love and fellowship blessing"],
  ],
];
