import type { Answer } from "./schema";

export const bindingAndLoosing: Answer = {
  id: "binding-and-loosing",
  section: "Doubts and hard texts",
  question: "What did Jesus mean by binding and loosing?",
  askedAs: [
    "binding and loosing",
    "whatever you bind on earth will be bound in heaven",
    "keys of the kingdom meaning",
    "what are the keys of the kingdom",
    "what does bind and loose mean",
    "can i bind satan by matthew 16",
    "matthew 16:19 explained",
    "matthew 18:18 bind",
    "who has the power to bind and loose",
    "did peter get the keys",
    "is binding and loosing about demons",
    "upon this rock keys of heaven",
  ],
  answer:
    "Among the rabbis to bind was to forbid and to loose was to allow, and the words were also used for putting somebody out of the community and taking that person back. In Matthew Jesus gives this to Peter with the keys of the kingdom, and two chapters later to the disciples together, in a passage about a brother who sins. So it speaks of teaching, and of forgiving or not forgiving in the church; John has a similar word about forgiving sins. Using the words for binding demons in prayer came later, and is not what these passages are about.",
  passages: [
    { reference: "Matthew 16:18-19", why: "To Peter, with the keys" },
    { reference: "Matthew 18:15-18", why: "To the disciples, about a brother who sins" },
    { reference: "John 20:22-23", why: "Forgiving and retaining sins" },
  ],
  christianViews:
    "Catholics see here the authority of Peter and his successors and of confession; the Orthodox that of the bishops together; Protestants that of the gospel preached and of the whole church.",
  sources: [],
  related: ["is-the-pope-in-the-bible", "confessing-to-a-priest"],
};
