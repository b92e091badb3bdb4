import type { Situation } from "./schema";

export const newAtSchool: Situation = {
  id: "new-at-school",
  about: "New in a school or class, or trouble there.",
  words:
    "A new class is like a new country: everybody knows the way but you. It is brave that you go there every day.",
  step: "Learn one name a day, and ask one question: “May I sit here?” Others are glad, too, when somebody asks.",
  toChild: {
    words:
      "Being the new one is hard, and you are brave to go there every day. It does not stay that way forever: every friend was a stranger first.",
    step: "Learn one name tomorrow, and ask, “May I sit here?” Tell your mom, your dad or a teacher if somebody is mean.",
  },
  passages: [
    { reference: "Joshua 1:9", why: "strong and courageous, and not alone" },
    { reference: "Isaiah 43:1", why: "called by your name" },
    { reference: "Psalm 139:5", why: "behind and before" },
  ],
  toldAs: [
    "I am new at school",
    "tomorrow is my first day at the new school",
    "I don't know anybody in my class",
    "I start high school and I am scared",
    "my daughter starts kindergarten and cries",
    "I don't like my new school",
    "I don't want to go to school",
    "I hate school",
    "my teacher does not like me",
    "I don't understand math",
    "I got an F",
    "school is too hard for me",
    "I have too much homework",
    "I had to repeat the year",
    "my son cries every morning before school",
    "I am the new kid",
    "they all know each other and I know nobody",
    "I got lost in the new school",
    "my english is bad and the others in class talk fast",
    "I failed in maths",
    "I am scared of my teacher",
    "first day of college and I know no one",
    "I have to change school",
    "I sit alone on the bus",
    "nobody talks to me in my new class",
  ],
};
