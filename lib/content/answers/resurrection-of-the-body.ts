import type { Answer } from "./schema";

export const resurrectionOfTheBody: Answer = {
  id: "resurrection-of-the-body",
  section: "Faith basics",
  question: "What kind of body will people have in the resurrection?",
  askedAs: [
    "resurrection of the body explained",
    "will we have bodies in heaven",
    "what age will i be in heaven",
    "how can god raise people who were cremated or eaten",
    "glorified body",
    "will disabled people be healed in heaven",
    "what will our bodies be like after the resurrection",
    "new bodies in heaven",
    "how are the dead raised",
    "what is the resurrection of the dead",
    "do cremated people rise",
    "what kind of body will i have",
    "do we get new bodies",
    "what body will i have in heaven",
    "will we have a body after death",
  ],
  answer:
    "A real body, and yet changed: Paul compares it with a seed and the plant that grows from it. What is buried is weak and mortal; what is raised does not die any more. The pattern is the risen Jesus, who could be touched and ate fish, and whom doors did not keep out; he still had his wounds. How God does it, and how old we will be, the Bible does not say, and nobody is beyond his reach because of how the body was lost.",
  passages: [
    { reference: "1 Corinthians 15:42-44", why: "Sown weak, raised in power." },
    { reference: "1 Corinthians 15:35-38", why: "The seed and the plant." },
    { reference: "Luke 24:39-43", why: "The risen Jesus is touched, and eats." },
    { reference: "Philippians 3:20-21", why: "Our bodies are to be made like his." },
  ],
  christianViews:
    "The creeds confess the resurrection of the body, and all churches with them. They differ on when: at the last day only, or for the saints in stages. Some modern theologians think of a new body given at death. Medieval writers guessed that all would be about thirty; people with disabilities today ask what healing means, since Jesus kept his scars.",
  critics:
    "Some scholars think that Paul’s “spiritual body” excludes flesh and that the Gospels’ eating and touching came later. Many philosophers ask what would make the raised person the same one who died.",
  sources: [
    {
      author: "N. T. Wright",
      year: "2003",
      title: "The Resurrection of the Son of God",
      publication: "SPCK, London",
      kind: "book",
    },
    {
      author: "Caroline Walker Bynum",
      year: "1995",
      title: "The Resurrection of the Body in Western Christianity, 200-1336",
      publication: "Columbia University Press, New York",
      kind: "book",
    },
  ],
  related: ["what-is-heaven-like", "what-is-the-soul"],
};
