import type { Situation } from "./schema";

export const accident: Situation = {
  id: "accident",
  about: "An accident or a crime has hurt somebody close.",
  words:
    "I am so sorry. In one moment nothing is as it was; it is no wonder if you feel shock, or rage, or nothing at all.",
  step: "Think only of the next hour: who needs to know, who can come, have you had some water? You may say out loud, to God as well, that you are angry at whoever did it.",
  passages: [
    { reference: "Psalm 46:1-3", why: "though the earth changes" },
    {
      reference: "Luke 13:4-5",
      why: "Jesus on those whom a tower killed: they were not guiltier than others",
    },
    { reference: "Psalm 13:1-2", why: "how long?" },
  ],
  toldAs: [
    "he was 19, drunk driver hit him",
    "my brother was hit by a drunk driver",
    "my son had a car accident",
    "my friend was in an accident",
    "my husband is in a coma after the crash",
    "my sister was stabbed",
    "my dad fell off a ladder",
    "there was a shooting at our school",
    "my child was hit by a car",
    "my friend was run over",
    "a drunk driver killed my cousin",
    "my mother fell and broke her hip",
    "our bus crashed",
    "my brother was shot",
    "an accident at work took his hand",
    "they attacked my son on the street",
    "my daughter was attacked",
    "my colleague was crushed by a machine",
    "the car hit her on the crossing",
    "my best friend is paralyzed since the accident",
    "the police rang at four in the morning",
    "my nephew drowned nearly, he is in intensive care",
    "the drunk man walked away and my sister cannot walk",
    "they robbed and beat my father",
    "our house burned with my brother in it",
  ],
};
