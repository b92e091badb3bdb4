import type { Answer } from "./schema";

export const gilgameshFlood: Answer = {
  id: "gilgamesh-flood",
  section: "Doubts and hard texts",
  question: "Did the Bible copy the flood story from Gilgamesh?",
  askedAs: [
    "epic of gilgamesh vs noah",
    "is noah's ark stolen from the sumerians",
    "atrahasis and genesis flood",
    "did the bible borrow from babylonian myths",
    "which flood story is older",
    "did the bible steal noah from gilgamesh",
  ],
  answer:
    "The Mesopotamian flood stories are older in writing, and the likeness is too close for chance, so most scholars think that Genesis draws on that tradition. In Gilgamesh, too, one man is warned, builds a vessel, loads animals, sends out birds and offers a sacrifice. Genesis tells it otherwise: one God instead of many, judgment on violence instead of anger at noise, and a covenant at the end. Believers who hold the flood for history say that both remember the same event.",
  passages: [
    { reference: "Genesis 6:11-13", why: "The reason for the flood here: violence." },
    { reference: "Genesis 8:8-12", why: "The dove, sent out three times." },
    { reference: "Genesis 8:20-21", why: "The sacrifice after the flood." },
    { reference: "Genesis 9:11", why: "The promise that ends the story." },
  ],
  christianViews:
    "Some hold that Genesis keeps the true account and the others a distorted one. Many hold that inspired writers retold a story that everyone knew, so as to say who God really is.",
  critics:
    "Critics see one more version of an old myth, and no need of revelation to explain it. When George Smith first read the tablet in 1872, it caused a stir for that reason.",
  sources: [
    {
      author: "Andrew R. George",
      year: "2003",
      title: "The Babylonian Gilgamesh Epic",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "W. G. Lambert and A. R. Millard",
      year: "1969",
      title: "Atra-hasis: The Babylonian Story of the Flood",
      publication: "Clarendon Press, Oxford",
      kind: "book",
    },
    {
      author: "Irving Finkel",
      year: "2014",
      title: "The Ark Before Noah",
      publication: "Hodder and Stoughton",
      kind: "book",
    },
  ],
  related: ["animals-on-the-ark"],
};
