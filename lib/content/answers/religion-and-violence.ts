import type { Answer } from "./schema";

export const religionAndViolence: Answer = {
  id: "religion-and-violence",
  section: "Doubts and hard texts",
  question: "Does religion cause violence and war?",
  askedAs: [
    "do all wars come from religion",
    "what about the crusades",
    "crusades and inquisition christians killed people",
    "isn't religion the cause of most wars",
    "why have christians done evil in god's name",
    "does religion do more harm than good",
    "christians burned witches",
    "how can i be part of a religion that did the crusades",
  ],
  answer:
    "Religion has been used to justify terrible things, the Crusades, the Inquisition and the persecution of Jews among them, and Christians should say so without excuses. Most wars, though, have been fought mainly over land, power and wealth, and some of the twentieth century’s most murderous states were hostile to religion. Faith has also moved people to end slavery, build hospitals and forgive enemies. By the words of Jesus, killing for him is against him.",
  passages: [
    { reference: "Matthew 26:52", why: "Jesus stops the one who draws a sword for him." },
    { reference: "John 18:36", why: "His kingdom is not defended by fighting." },
    { reference: "James 4:1-2", why: "Where wars come from: desires at war within us." },
    { reference: "Luke 9:54-55", why: "Disciples who want fire from heaven are rebuked." },
  ],
  christianViews:
    "Peace churches hold that Christians went wrong when they took up the sword at all. Others defend just wars as a last resort to protect the innocent. Pope John Paul II asked forgiveness in 2000 for sins committed in the service of truth.",
  critics:
    "Critics such as Richard Dawkins say that certainty about God’s will makes ordinary people capable of cruelty, and that scripture gives them texts. William Cavanaugh answers that religion and politics cannot be pulled apart in that way, and that secular states kill for their own sacred things.",
  sources: [
    {
      author: "William T. Cavanaugh",
      year: "2009",
      title: "The Myth of Religious Violence",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "Richard Dawkins",
      year: "2006",
      title: "The God Delusion",
      publication: "Bantam Press",
      kind: "book",
    },
  ],
  related: ["canaanite-conquest"],
};
