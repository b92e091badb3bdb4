import type { Answer } from "./schema";

export const camelsInGenesis: Answer = {
  id: "camels-in-genesis",
  section: "Doubts and hard texts",
  question: "Did Abraham really have camels?",
  askedAs: [
    "camels in genesis anachronism",
    "were camels domesticated in abraham's time",
    "camels prove genesis was written late",
    "camel bones study tel aviv genesis",
    "when were camels first used in israel",
    "rebekah and the camels anachronism",
    "archaeology says there were no camels in canaan back then",
    "how can abraham have camels if there were none",
    "no domesticated camels before 900 bc",
    "sapir-hen ben-yosef camels",
    "did camels exist in the time of jacob and joseph",
    "my professor says the camels in genesis are like cars in a story about knights",
    "joseph sold to a camel caravan historical",
  ],
  answer:
    "That is disputed. Bones from the copper works of the Arabah suggest that camels came into use as pack animals in that region no earlier than the late 10th century BC, long after Abraham, and many scholars therefore take the camels of Genesis for a detail of the storytellers’ own day. Others answer that the bones tell when camels became common there, not when the first were owned: texts and finds from Mesopotamia and Arabia, the homelands of Abraham and of the Ishmaelite traders, seem to attest tame camels earlier, in Mesopotamia chiefly the two-humped kind. No direct proof of Abraham’s own camels has been found.",
  passages: [
    { reference: "Genesis 12:16", why: "Camels come last in the list of his animals." },
    { reference: "Genesis 24:10-11", why: "The servant sets out with ten camels." },
    { reference: "Genesis 37:25", why: "Traders from Gilead with loaded camels." },
  ],
  christianViews:
    "Some Christians hold that Genesis is right and that a wealthy man from Mesopotamia could own a few. Others think that old stories were retold in the terms of a later time, as a storyteller may speak of a town by its later name, and that they are no less true for it.",
  critics:
    "Critics count the camels, along with the Philistines in Genesis, among the signs that these stories were written down many centuries after the time they describe.",
  sources: [
    {
      author: "Lidar Sapir-Hen and Erez Ben-Yosef",
      year: "2013",
      title:
        "The Introduction of Domestic Camels to the Southern Levant: Evidence from the Aravah Valley",
      publication: "Tel Aviv 40: 277-285",
      kind: "peer-reviewed",
    },
    {
      author: "Martin Heide",
      year: "2010",
      title:
        "The Domestication of the Camel: Biological, Archaeological and Inscriptional Evidence from Mesopotamia, Egypt, Israel and Arabia, and Literary Evidence from the Hebrew Bible",
      publication: "Ugarit-Forschungen 42",
      kind: "peer-reviewed",
    },
  ],
  related: ["who-wrote-genesis", "documentary-hypothesis"],
};
