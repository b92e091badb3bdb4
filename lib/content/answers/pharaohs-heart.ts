import type { Answer } from "./schema";

export const pharaohsHeart: Answer = {
  id: "pharaohs-heart",
  section: "Doubts and hard texts",
  question: "Did God take away Pharaoh’s free will by hardening his heart?",
  askedAs: [
    "why did god harden pharaoh's heart",
    "who hardened pharaoh's heart",
    "was it fair to punish pharaoh if god hardened his heart",
    "free will and pharaoh",
    "exodus god hardens heart unfair",
    "if god made pharaoh stubborn is it his fault",
    "god hardening hearts",
  ],
  answer:
    "Exodus says both things: Pharaoh hardened his own heart, and God hardened it. In the first five plagues it is Pharaoh’s own doing, or his heart simply is hard, and only from the sixth on is God said to do it, though God had announced it before. So many readers think that God confirmed a choice that Pharaoh had already made again and again. Others let the tension stand, as the book itself does.",
  passages: [
    { reference: "Exodus 4:21", why: "God announces the hardening before it begins." },
    { reference: "Exodus 8:15", why: "Pharaoh hardens his own heart when there is relief." },
    { reference: "Exodus 9:12", why: "At the sixth plague God hardens him." },
    { reference: "Romans 9:17-18", why: "Paul takes it as a sign of God’s freedom in mercy." },
  ],
  christianViews:
    "Calvinists hold, with Romans 9, that God has the right to harden, and that Pharaoh still acted from his own evil will. Arminians, Catholics and Orthodox hold that God gave Pharaoh over to what he had freely chosen, as Origen argued. Jewish teachers such as Maimonides said that the power to repent can be lost as a punishment.",
  critics:
    "Critics say that to harden a man and then punish him, and his people with him, is unjust, and that God in the story wants a longer contest in order to show his power.",
  sources: [
    {
      author: "Origen of Alexandria",
      year: "c. 225",
      title: "On First Principles 3.1",
      publication: "Ante-Nicene Fathers, vol. 4",
      kind: "ancient-source",
    },
  ],
  related: ["predestination-or-free-will", "firstborn-of-egypt"],
};
