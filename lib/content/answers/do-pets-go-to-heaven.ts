import type { Answer } from "./schema";

export const doPetsGoToHeaven: Answer = {
  id: "do-pets-go-to-heaven",
  section: "Faith basics",
  question: "Do pets go to heaven?",
  askedAs: [
    "will i see my dog again",
    "do animals have souls",
    "where do dogs go when they die",
    "are there animals in heaven",
    "my cat died is she with jesus",
    "all dogs go to heaven true or not",
    "my dog died is he in heaven",
    "do animals go to heaven",
    "is my hamster in heaven",
    "will my horse be in heaven",
    "rainbow bridge bible",
    "my pet died",
    "can dogs go to heaven",
    "do cats go to heaven",
    "is my dog in heaven",
    "what happens to animals when they die",
  ],
  answer:
    "The Bible does not say whether pets go to heaven, and nobody can tell you for certain. It does say that God made the animals and called them good, that he cares for each sparrow, that his covenant after the Flood includes every living creature, and that the whole creation waits to be set free. Its pictures of the world to come have wolves, lambs and calves at peace. So you may hope, and you can safely leave an animal you loved in the hands of the God who made it.",
  passages: [
    { reference: "Romans 8:19-21", why: "The creation itself is to be set free from decay." },
    { reference: "Isaiah 11:6-9", why: "Animals belong to the picture of the peace to come." },
    { reference: "Luke 12:6", why: "Not one sparrow is forgotten." },
    {
      reference: "Ecclesiastes 3:19-21",
      why: "An honest shrug: who knows where the breath of animals goes?",
    },
  ],
  christianViews:
    "Thomas Aquinas held that the souls of animals end with their bodies. John Wesley preached that the creatures will be restored, and C. S. Lewis thought it possible for animals bound to people by love. Most churches have no doctrine on it.",
  sources: [
    {
      author: "John Wesley",
      year: "1781",
      title: "The General Deliverance (Sermon 60)",
      publication: "Sermons on Several Occasions, London",
      kind: "book",
    },
    {
      author: "C. S. Lewis",
      year: "1940",
      title: "The Problem of Pain",
      publication: "Centenary Press, London",
      kind: "book",
    },
  ],
  related: ["what-is-heaven-like"],
};
