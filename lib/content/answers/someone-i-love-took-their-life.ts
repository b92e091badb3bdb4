import type { Answer } from "./schema";

export const someoneILoveTookTheirLife: Answer = {
  id: "someone-i-love-took-their-life",
  section: "Hard times",
  question: "Someone I love took their own life. How do I live with this?",
  askedAs: [
    "my brother killed himself",
    "my friend committed suicide",
    "is my son in hell because of suicide",
    "i feel guilty about her suicide",
    "grieving a suicide",
    "could i have stopped it",
  ],
  answer:
    "I am so sorry. It was not your fault: an illness or a pain you could not see all of took somebody you loved. The Bible tells of several who ended their lives and nowhere says that God’s mercy stops there; it says that nothing, death included, can separate from his love. Please talk with someone who knows this grief, such as a group for survivors of suicide loss. If you are in danger yourself, call your local emergency number or a crisis line now.",
  passages: [
    {
      reference: "Romans 8:38-39",
      why: "Neither death nor life can separate from the love of God.",
    },
    { reference: "Psalms 34:18", why: "Near to the crushed in spirit." },
    {
      reference: "Lamentations 3:31-33",
      why: "He does not afflict willingly; compassion follows grief.",
    },
    {
      reference: "1 Kings 19:3-8",
      why: "Elijah asks to die, and is met with sleep, food and a touch.",
    },
  ],
  christianViews:
    "Older Christian tradition judged suicide severely. Today the Catholic Catechism says that anguish can lessen responsibility and that God can bring such people to salvation by ways he alone knows; most Protestants hold that one act at the end does not undo grace.",
  sources: [],
  related: ["does-suicide-lead-to-hell"],
};
