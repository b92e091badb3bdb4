import type { Answer } from "./schema";

export const ashamedOfWhoIAm: Answer = {
  id: "ashamed-of-who-i-am",
  section: "Hard times",
  question: "I am so ashamed of myself. What does God see in me?",
  askedAs: [
    "i hate myself",
    "i feel worthless",
    "i am not good enough",
    "does god see me",
    "low self esteem bible",
    "i feel like a failure as a person",
    "ashamed all the time",
  ],
  answer:
    "God sees somebody made in his own image, known by name, and worth coming for. Shame says that you are a mistake; the Bible says that you are fearfully and wonderfully made, and it tells of Jesus touching those whom all others avoided. Try to say one true thing about yourself each day, and let someone kind know how hard it is. If the dark thoughts turn toward harming yourself, call your local emergency number or a crisis line now.",
  passages: [
    { reference: "Psalms 139:13-14", why: "Wonderfully made." },
    { reference: "Isaiah 43:1-4", why: "Called by name, precious and loved." },
    { reference: "Luke 8:43-48", why: "A woman who hid for shame is called daughter." },
    { reference: "Zephaniah 3:17", why: "God rejoices over his people with singing." },
  ],
  sources: [],
  related: ["guilt-that-will-not-leave", "unhappy-with-my-looks"],
};
