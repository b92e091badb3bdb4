import type { Answer } from "./schema";

export const aParentWithDementia: Answer = {
  id: "a-parent-with-dementia",
  section: "Hard times",
  question: "My parent has dementia. Is the person still there before God?",
  askedAs: [
    "my mother has alzheimers",
    "my dad doesnt know me anymore",
    "dementia and faith",
    "does god remember people with dementia",
    "caring for a parent with dementia",
    "mom forgot who i am",
  ],
  answer:
    "Yes. In the Bible a person is not what he or she remembers but somebody whom God remembers: he says that even if a mother could forget, he will not. Old age that needs carrying is promised carrying. Songs, prayers and touch often reach deeper than facts, so sing and hold hands. Grieve what you lose a little every day, and let others give you hours off.",
  passages: [
    { reference: "Isaiah 49:15-16", why: "I will not forget you." },
    { reference: "Isaiah 46:3-4", why: "Carried from the womb to gray hair." },
    { reference: "Psalms 71:9", why: "A prayer not to be cast off when strength fails." },
    { reference: "2 Timothy 2:11-13", why: "He stays faithful when we cannot." },
  ],
  sources: [],
  related: ["worn-out-from-caring", "growing-old"],
};
