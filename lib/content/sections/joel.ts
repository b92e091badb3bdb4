import type { Section } from "./schema";

export const joel: readonly Section[] = [
  {
    passage: "Joel 1:1-12",
    words: "plague of locusts ruins the land; grasshopper, caterpillar",
    toldAs: [
      "bugs eat everything, what one leaves the next one eats",
      "wake up, drunks, and cry because there’s no wine",
      "tell your children about this disaster",
      "teeth like a lion strip the bark off the trees",
      "farmers upset because the harvest is gone",
    ],
  },
  {
    passage: "Joel 2:12-17",
    words: "rend your heart and not your garments",
    toldAs: [
      "tear your inside, not your clothes",
      "come back to me with fasting and crying, it’s not too late",
      "blow the horn, call everyone, even babies and newlyweds",
      "God is kind and slow to get mad, maybe he’ll change his mind",
      "priests weep between porch and altar",
    ],
  },
  {
    passage: "Joel 2:25-27",
    words: "I will restore the years the locust has eaten",
    toldAs: [
      "God pays back the time that was wasted",
      "you’ll eat plenty and never be ashamed",
      "verse for those who feel they lost their best years",
      "what the insects ate will be made up",
      "the army of bugs I sent against you",
    ],
  },
  {
    passage: "Joel 2:28-32",
    words: "I will pour out my Spirit on all flesh; dreams and visions",
    toldAs: [
      "your sons and daughters will prophesy, old folks will dream",
      "even servants will get God’s breath",
      "sun goes dark and the moon like blood",
      "anyone who calls on God’s name is saved",
      "the promise that was quoted at Pentecost",
    ],
  },
];
