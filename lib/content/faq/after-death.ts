import type { FaqItem } from "./schema";

export const afterDeath: FaqItem = {
  id: "faq-after-death",
  order: 330,
  section: "Hope and the last things",
  question: "What happens when we die?",
  askedAs: [
    "is there life after death",
    "where do we go when we die",
    "what happens after death",
    "what happens to the soul after you die",
    "is there an afterlife",
    "do we go to heaven right after we die",
    "what does the bible say about life after death",
    "whats on the other side",
    "what comes after dying, my grandpa in hospital wants to know",
    "is death the end",
    "i hold dying patients hands and wonder what comes next for them",
    "heaven or nothing",
    "intermediate state and resurrection",
    "today you will be with me in paradise",
    "near death experiences light tunnel",
    "when you're dead you're dead",
    "what comes after this life",
    "are we just gone",
    "asleep or awake after dying",
    "life beyond the grave",
    "do you go straight up to god",
    "the moment of death what happens to a believer",
    "my mother is in hospice and asks what will happen",
    "christian view of the afterlife",
    "what does eternity hold for us",
    "when your heart stops beating what happens then",
    "funeral talk what can i promise the family",
    "resurrection at the last day",
    "absent from the body present with the lord",
    "Where we go after we are dead?",
    "heaven immediately or wait till judgment",
    "is there something after death",
    "will i still be me when im dead",
    "annihilation at death or immortality",
    "standing by the coffin i wondered if this is all there is",
  ],
  answer: `The Bible promises those who trust Christ that they will be with him, and that on the last day God will raise the dead.

Jesus told the man crucified beside him that they would be together that same day (Luke 23:43). Paul expected to be with Christ when he left the body (Philippians 1:23; 2 Corinthians 5:8). But that is not the final hope. At Christ’s coming the dead are raised with changed bodies (John 5:28-29; 1 Corinthians 15:51-53), there is judgment (Hebrews 9:27), and God makes a new heaven and earth where death is no more (Revelation 21:1-5).

Christians differ about the time in between. Most hold that the dead are conscious and with the Lord. A minority thinks that they sleep until the resurrection. Catholics teach a purification for the saved, called purgatory, which Protestants do not find in Scripture.

Many people today believe that death is simply the end, and nobody can show them laboratory proof to the contrary. Christian hope rests on one event, that Jesus himself came back from death. If you are grieving, he also wept at a grave (John 11:35).`,
  verse: "John 11:25-26",
  sources: [],
};
