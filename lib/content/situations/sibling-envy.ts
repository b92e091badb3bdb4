import type { Situation } from "./schema";

export const siblingEnvy: Situation = {
  id: "sibling-envy",
  about: "A brother or sister gets more.",
  words:
    "It stings when somebody else gets what you were hoping for, and all the more in a family. It is honest to say so.",
  step: 'Tell the person concerned what you miss, without counting up what the other has: "I would like some time with you, too."',
  toChild: {
    words:
      "It feels really unfair when your brother or sister gets more. You can be cross and still be loved just as much.",
    step: 'Tell your mum or dad: "I feel left out, and I want some time with you, too." They may not have noticed.',
  },
  passages: [
    {
      reference: "Luke 15:28-32",
      why: "the older brother stands outside, and the father comes out to him",
    },
    { reference: "Genesis 37:3-4", why: "Joseph’s coat, and what favor did to his brothers" },
    { reference: "1 Corinthians 12:14-18", why: "different parts, none worth less" },
  ],
  toldAs: [
    "my brother gets everything",
    "my sister is the favourite",
    "its not fair he got a bike and i got a jumper",
    "my mum loves my sister more",
    "my little brother never gets told off",
    "the new baby gets all the attention",
    "my sister is pretty and clever and im not",
    "my brother got the farm and i got nothing",
    "my twin passed and i failed",
    "my sister got a phone and im older",
    "they paid for his wedding and not for mine",
    "dad only watches my brothers matches",
    "my brother always wins",
    "it is always about her",
    "everyone says why cant you be like your sister",
    "my sister has three kids and i cant have one",
    "my parents gave my brother the house",
    "i get his old clothes",
    "he was mums golden boy and i did all the caring",
    "my brother broke it and i got the blame",
    "she gets to stay up late and i dont",
    "my cousin has everything",
    "i'm jealous of my own sister",
    "grandma gives him more money than me",
    "not fair my sister gets to sit in the front",
    "my brothers birthday was bigger than mine",
    "My parents send my brother to school and not me",
    "my younger brother earns more than i do",
    "i always have to share and she never does",
  ],
};
