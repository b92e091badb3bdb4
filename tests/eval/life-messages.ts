/**
 * Messages from life in five voices, with the situations that fit, any of them; written before the
 * situations (lib/content/situations) were.
 */
export const LIFE_MESSAGES: readonly (readonly [message: string, ids: readonly string[]])[] = [
  ["our cat got runned over and i found her before school", ["pet-died"]],
  ["dad moved out last night he took his bags and mum wont stop crying", ["parents-separating"]],
  ["i broke grandmas special plate and said it was the dog", ["small-guilt"]],
  ["nobody picks me at playtime since jack told them not to", ["bullied", "friend-turned-away"]],
  ["i got told i might have to have an operation on my ears im scared", ["hospital-fear"]],
  ["there is a shape in my room at night when the lights off", ["fear-at-night"]],
  ["my baby sister came today she is so tiny", ["new-beginning", "good-news"]],
  ["my grandad didnt wake up yesterday", ["someone-died"]],
  [
    "told a husband in the corridor tonight that she was gone. he just thanked me",
    ["patient-died"],
  ],
  ["fifth night in a row, ate crisps in the car and cried", ["burnout", "night-shift"]],
  ["forgot to hand over the potassium result and he ended up in icu", ["mistake-at-work"]],
  [
    "sat with a lady til she went because her daughter couldnt get here in time",
    ["patient-died", "deathbed"],
  ],
  [
    "sister in charge shouted at me in front of the whole bay",
    ["unfair-treatment", "bullied", "slandered"],
  ],
  ["dad keeps asking where mum is and she died four years ago", ["weary-carer"]],
  ["family wants me to pray at the bedside and i havent prayed since school", ["asked-to-pray"]],
  ["was sharp with a student today and she went off to cry in the sluice", ["words-regretted"]],
  ["In my room is very quiet, on Sunday I speak with nobody", ["lonely-abroad"]],
  ["The agency take half of my salary for the bed and the bus", ["unfair-treatment"]],
  ["My brother calls again, he need money for motorbike, I have not", ["money-asked-of-me"]],
  ["I smell bread like my grandmother did and I was crying in the supermarket", ["homesick"]],
  ["Tomorrow they say me if I can stay or I must go back", ["nerves", "waiting"]],
  ["My papa was buried yesterday, I saw on the phone only", ["funeral-missed", "someone-died"]],
  ["My daughter says to her friends I am the cleaning lady, not the mother", ["child-estranged"]],
  ["I have signed paper for the loan and now they come at the door", ["debt"]],
  ["my hands shake so much now i can't do up my own buttons", ["failing-body", "growing-old"]],
  [
    "wife went into the home on tuesday, first time in 51 years i ate alone",
    ["lonely-abroad", "growing-old", "weary-carer"],
  ],
  ["my son hasn't rung since christmas. i expect it was something i said", ["child-estranged"]],
  ["they've taken my driving licence off me", ["growing-old"]],
  ["sold the house we raised them in. keys handed over friday", ["moving-away"]],
  ["lump on the pancreas they said. not told the children yet", ["bad-diagnosis"]],
  [
    "never told anyone i took the money from my brother's share in 1974",
    ["grave-guilt", "small-guilt"],
  ],
  ["fifty years wed on saturday and still holding hands", ["good-news", "new-beginning"]],
  ["four carried my motion and eleven walked out of the meeting", ["church-conflict"]],
  [
    "baby's coffin the size of a shoebox tomorrow at ten and i have to speak",
    ["words-for-a-funeral"],
  ],
  ["said amen tonight and felt absolutely nothing again", ["prayer-empty"]],
  ["nine chairs filled, i counted twice", ["church-small"]],
  [
    "told my mum i'm an atheist and she hasn't spoken to me since",
    ["family-rejects-me", "faith-lost-among-believers"],
  ],
  ["wife has joined a church and i feel like i'm married to a stranger", ["spouse-distant"]],
  ["passed my driving test on the sixth go, wanted to tell someone", ["good-news"]],
  ["she packed while i was at work. ring on the kitchen table", ["being-left"]],
];
