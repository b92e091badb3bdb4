import type { FaqItem } from "./schema";

export const unansweredPrayer: FaqItem = {
  id: "faq-unanswered-prayer",
  order: 290,
  section: "Faith and other religions",
  question: "Why doesn’t God answer my prayers?",
  askedAs: [
    "why is god not answering my prayers",
    "does god hear my prayers",
    "why does god ignore my prayer",
    "i prayed but nothing happened",
    "why are my prayers not answered",
    "god doesn't listen to me when i pray",
    "is god silent when we pray",
    "i begged him for one thing and he did not listen",
    "ten years of asking and still nothing",
    "ask and you shall receive is a lie",
    "is my faith too small",
    "talking to the ceiling",
    "i prayed for a job for months and nothing",
    "prayer doesnt work for me",
    "heaven is silent",
    "all those prayers for our little boy, why did heaven not answer",
    "why does he answer others and not me",
    "i asked god for a puppy and didnt get one",
    "does sin block my prayers",
    "how long o lord",
    "paul asked three times and was refused",
    "gethsemane take this cup",
    "is anybody listening up there",
    "god said no",
    "am i praying wrong because nothing changes",
    "he helps footballers score but not kids with tumours",
    "waiting on god for years",
    "ignored by god",
    "what's the point of asking when he never responds",
    "whole church fasted and asked for her healing and it was no",
    "petition denied theology of petitionary prayer",
    "I pray and pray, God no answer",
    "is there a reason my requests go nowhere",
    "asked god to fix my marriage and he did nothing",
  ],
  answer: `We often do not know, and an unanswered prayer is no proof that God does not hear you or that your faith is too small.

The Bible names some reasons. The answer may be no for a better purpose: Paul asked three times to be freed from his thorn and was given grace to bear it (2 Corinthians 12:7-10). It may be not yet, as in the story of the persistent widow (Luke 18:1-8). Sometimes we ask for selfish ends (James 4:3). But the deepest case is Jesus himself, who prayed that the cup might pass from him and still went to the cross (Matthew 26:39). He knows what it is to ask and not receive.

Those who do not believe may say that nobody is listening. Christians cannot prove otherwise from their prayers alone. They trust God because of what he has done in Christ, and many have found him near when no change came.

If the silence has brought you to despair, please talk to someone today. If you are thinking of harming yourself, contact your local emergency services or a crisis line now.`,
  verse: "2 Corinthians 12:9",
  sources: [],
  helplines: ["crisis"],
};
