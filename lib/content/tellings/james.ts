import type { Telling } from "./schema";

export const james: readonly Telling[] = [
  [
    "James 1:1-18",
    [
      "be happy when troubles come",
      "ask for wisdom",
      "doubter like a wave",
      "every good gift from above",
      "God does not tempt",
    ],
  ],
  [
    "James 1:2-8",
    [
      "be glad when life is tough because it makes you strong",
      "if you don’t know what to do ask God, he gives freely",
      "somebody who doubts is like water pushed about by wind",
      "troubles test your faith and teach you not to give up",
      "a two minded person gets nothing from God",
    ],
  ],
  [
    "James 1:12-18",
    [
      "don’t blame God when you want to do wrong",
      "desire gets pregnant and gives birth to sin and then death",
      "all the nice things we get come from above",
      "whoever holds out gets the crown of life",
      "the father of lights who never changes like shadows",
    ],
  ],
  [
    "James 1:19-27",
    [
      "quick to listen, slow to speak, slow to anger",
      "look in the mirror and forget",
      "real religion cares for orphans and widows",
      "listen first, talk later, and don’t get mad fast",
      "someone looks at his own face and forgets it right away",
      "don’t just hear it, do it",
      "real religion is caring for kids without parents and lonely women",
      "if you can’t control your mouth your faith is worthless",
    ],
  ],
  [
    "James 2:1-13",
    [
      "do not give the rich man the best seat",
      "mercy beats judgment",
      "a man with a gold ring gets the good seat, the beggar sits on the floor",
      "don’t treat wealthy visitors better at church",
      "break one rule and you’ve broken them all",
      "being kind wins over condemning people",
      "isn’t it the wealthy who drag you to court",
    ],
  ],
  [
    "James 2:14-26",
    [
      "faith without doing anything is dead",
      "say keep warm but give nothing",
      "even demons believe",
      "telling a hungry person keep warm and eat well without helping",
      "believing isn’t enough, you have to do something",
      "even evil spirits believe and shake",
      "a body without breath is dead, and so is empty belief",
      "a prostitute who hid spies is praised for what she did",
    ],
  ],
  [
    "James 3:1-18",
    [
      "tongue small but sets a forest on fire",
      "bless and curse from same mouth",
      "horse bit and ship rudder",
      "not many be teachers",
      "what you say can burn down a whole forest",
      "a tiny thing steers a big ship, so does the mouth",
      "people tame every animal but not what they say",
      "with the same mouth we praise God and curse people",
      "not many of you should be teachers",
    ],
  ],
  [
    "James 4:1-12",
    [
      "why do you fight, you want and do not get",
      "come near to God, he comes near",
      "resist the devil and he runs",
      "proud, humble",
      "fights come from wanting what you can’t have",
      "stand up to Satan and he’ll run away",
      "come close to God and he comes close to you",
      "you ask and don’t get because you ask for selfish reasons",
      "who do you think you are to judge a neighbor",
    ],
  ],
  [
    "James 4:13-17",
    [
      "we will go to this city and make money, you do not know tomorrow",
      "knows to do good and does not",
      "don’t boast about business plans for next year",
      "life is a bit of steam that’s gone quickly",
      "say if God wants, we’ll live and do this or that",
      "knowing the good thing and not doing it is wrong",
      "we’ll go to that city and make money, they say",
    ],
  ],
  [
    "James 5:1-6",
    [
      "rich people cry, you did not pay your workers",
      "your gold is rusty and moths ate your clothes",
      "wages you didn’t pay to the farm workers cry out",
      "fat and comfortable like animals before slaughter",
      "cry, wealthy people, because misery is coming",
      "you killed an innocent man who didn’t fight back",
    ],
  ],
  [
    "James 5:7-20",
    [
      "sick call the elders with oil",
      "confess to each other",
      "prayed and no rain for three years and a half",
      "patience like a farmer",
      "turn someone back from wrong way",
    ],
  ],
  [
    "James 5:7-12",
    [
      "wait like a farmer waits for the rain",
      "let yes be yes and no be no",
      "don’t complain about each other, the judge is at the door",
      "a man who suffered much and didn’t give up, God was kind",
      "hang on until the Lord comes",
    ],
  ],
  [
    "James 5:13-20",
    [
      "call the church leaders to pray over an ill person",
      "tell each other what you did wrong and pray to be healed",
      "a prophet was only human but he prayed and the weather obeyed",
      "if you’re happy sing, if in trouble pray",
      "bringing somebody back from the wrong road saves his soul",
    ],
  ],
];
