import type { Situation } from "./schema";

export const relativeDepressed: Situation = {
  id: "relative-depressed",
  about: "Somebody close is depressed or mentally ill.",
  words:
    "You see somebody you love behind a wall, and you cannot carry them over it. It is an illness and nobody’s fault, neither theirs nor yours.",
  step: "Say what you see without judging, and ask whether they would come with you to a doctor: the first call is often the hardest, and you can make it together. Keep one hour a day for yourself.",
  passages: [
    {
      reference: "1 Kings 19:4-8",
      why: "a man who wants no more is fed, let sleep and not scolded",
    },
    { reference: "Psalm 42:5", why: "a soul that is cast down" },
    { reference: "Galatians 6:2", why: "bear one another’s burdens" },
  ],
  toldAs: [
    "my husband is depressed",
    "my wife has depression",
    "my mother is depressed and does not get up",
    "my son does not leave his room any more",
    "my daughter has panic attacks",
    "my brother is bipolar",
    "my sister hears voices",
    "my father is in a psychiatric hospital",
    "my husband does not talk and stares at the wall",
    "my wife cries all day",
    "my son has anxiety attacks",
    "my best friend is depressed and pushes me away",
    "my daughter has an eating disorder",
    "my son has schizophrenia",
    "my husband has burnout and lies on the sofa",
    "my mom refuses to take her medication",
    "I live with a depressed man",
    "my boyfriend has depression and I can't help him",
    "my daughter hates herself",
    "my husband's depression is back",
    "my wife has been sad since the birth",
    "my son is mentally ill",
    "how can I help my depressed husband",
    "my father has not been himself since mom left",
    "my teenager is always sad",
  ],
};
