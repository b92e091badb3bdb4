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
  ],
  answer: `We often do not know, and an unanswered prayer is no proof that God does not hear you or that your faith is too small.

The Bible names some reasons. The answer may be no for a better purpose: Paul asked three times to be freed from his thorn and was given grace to bear it (2 Corinthians 12:7-10). It may be not yet, as in the story of the persistent widow (Luke 18:1-8). Sometimes we ask for selfish ends (James 4:3). But the deepest case is Jesus himself, who prayed that the cup might pass from him and still went to the cross (Matthew 26:39). He knows what it is to ask and not receive.

Those who do not believe may say that nobody is listening. Christians cannot prove otherwise from their prayers alone. They trust God because of what he has done in Christ, and many have found him near when no change came.

If the silence has brought you to despair, please talk to someone today. If you are thinking of harming yourself, contact your local emergency services or a crisis line now.`,
  verse: "2 Corinthians 12:9",
  sources: [],
};
