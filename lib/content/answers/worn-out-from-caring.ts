import type { Answer } from "./schema";

export const wornOutFromCaring: Answer = {
  id: "worn-out-from-caring",
  section: "Hard times",
  question: "I care for someone and I am worn out. What about me?",
  askedAs: [
    "caregiver burnout",
    "i am exhausted from taking care of my mother",
    "i resent caring for my sick husband",
    "nobody helps me care for him",
    "burned out and empty",
    "burnout bible",
  ],
  answer:
    "You matter as well, and being tired of it does not make you a bad person. Moses broke down under carrying others and was told to share the load; Jesus left crowds waiting in order to rest and pray. Ask for a definite thing from a definite person, take the break you are offered without guilt, and see a doctor about yourself. Resentment is often only tiredness that nobody has noticed.",
  passages: [
    { reference: "Exodus 18:17-23", why: "You will wear yourself out: share the work." },
    { reference: "Numbers 11:14-17", why: "Moses cannot carry all alone, and help is given." },
    { reference: "Mark 6:31", why: "Come apart and rest a while." },
    { reference: "Isaiah 40:28-31", why: "Strength for the weary." },
  ],
  sources: [],
  related: ["a-parent-with-dementia"],
};
