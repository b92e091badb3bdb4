import type { Answer } from "./schema";

export const afterAMiscarriage: Answer = {
  id: "after-a-miscarriage",
  section: "Hard times",
  question: "I had a miscarriage. Is there any comfort in the Bible?",
  askedAs: [
    "i lost my baby",
    "miscarriage verses",
    "where is my baby now",
    "did i do something wrong to lose my baby",
    "stillborn baby bible comfort",
    "grieving a pregnancy loss",
  ],
  answer:
    "I am so sorry. You lost a child, and your grief is as real as your love; it was not a punishment, and the Bible nowhere says that it is. It speaks of God knowing a child in the womb, and of a God who gathers the smallest close. You need not be strong: cry, name your child if that helps, and let someone sit with you.",
  passages: [
    { reference: "Psalms 139:13-16", why: "Known and seen before birth." },
    { reference: "Isaiah 40:11", why: "Lambs gathered and carried close." },
    { reference: "Psalms 56:8", why: "Tears are counted, not overlooked." },
    {
      reference: "2 Samuel 12:22-23",
      why: "David, who lost an infant, expects to go to the child.",
    },
  ],
  christianViews:
    "Most Christians trust that little ones who die are in God’s care. Catholics commend them to his mercy; many Protestants take David’s words as hope of meeting again. The Bible does not spell it out.",
  sources: [],
  related: ["do-babies-go-to-heaven", "longing-for-a-child"],
};
