import type { Answer } from "./schema";

export const canTheDeadSeeUs: Answer = {
  id: "can-the-dead-see-us",
  section: "Faith basics",
  question: "Where are the dead now, and can they see us?",
  askedAs: [
    "can my mom see me from heaven",
    "are the dead asleep until judgment day",
    "do our loved ones watch over us",
    "soul sleep in the bible",
    "do people go to heaven right away when they die",
    "can the dead hear us",
    "what is sheol and hades",
    "is my late father watching over me",
    "are dead people conscious",
    "what are the dead doing now",
    "do the dead know what happens on earth",
    "state of the dead",
    "are our ancestors watching",
    "where is my dead husband now",
    "are my dead parents looking down on me",
    "does my grandma see me from heaven",
    "can people in heaven see us",
    "are the dead aware of us",
    "can my husband in heaven hear me",
    "can my mother in heaven hear me",
    "do dead people watch us",
  ],
  answer:
    "The Bible says that those who die in Christ are with him, and tells very little more; it nowhere clearly says that they watch us. Sheol in Hebrew and Hades in Greek name the realm of the dead; Paul speaks of being at home with the Lord, and of the dead as sleeping until they are raised. If you talk to someone you have lost, that is what love does; you can also speak to God about them, and he hears for certain.",
  passages: [
    { reference: "Philippians 1:21-23", why: "To depart is to be with Christ." },
    { reference: "2 Corinthians 5:8", why: "Absent from the body, at home with the Lord." },
    {
      reference: "Ecclesiastes 9:5-6",
      why: "The dead know nothing of what goes on under the sun.",
    },
    {
      reference: "1 Thessalonians 4:13-14",
      why: "Death is called sleep, and God brings the sleepers with Jesus.",
    },
  ],
  christianViews:
    "Most churches believe that the dead are conscious with Christ; Catholics and Orthodox add that the saints know our prayers in God. Seventh-day Adventists and some others, with Ecclesiastes 9:5, hold that the dead sleep without knowing anything until the resurrection. Calvin wrote his first theological work against that view; Luther could speak of sleep.",
  critics:
    "Many who study the brain hold that the mind ends with it. Scholars of the Old Testament note that its older parts expect only a shadowy Sheol, and that hope of resurrection appears clearly late, in Daniel 12:2.",
  sources: [
    {
      author: "Jon D. Levenson",
      year: "2006",
      title: "Resurrection and the Restoration of Israel",
      publication: "Yale University Press, New Haven",
      kind: "book",
    },
  ],
  related: [
    "know-loved-ones-in-heaven",
    "how-to-help-a-grieving-friend",
    "ghosts-mediums-and-tarot",
  ],
};
