import type { Answer } from "./schema";

export const threeDaysAndThreeNights: Answer = {
  id: "three-days-and-three-nights",
  section: "Doubts and hard texts",
  question: "Was Jesus really three days and three nights in the tomb?",
  askedAs: [
    "friday to sunday is not three days",
    "how is good friday to easter three days",
    "was jesus crucified on wednesday or thursday",
    "three days and three nights contradiction",
    "sign of jonah 3 days",
    "why is good friday to sunday called three days",
    "jesus died friday and rose sunday that is only two nights",
  ],
  answer:
    "By our counting they were not three days and nights: from Friday afternoon to Sunday dawn there are parts of three days and two nights. In Jewish counting a part of a day could stand for the whole, and the Gospels speak of the third day, of after three days and of Jonah’s days and nights as if all meant the same. Esther fasts three days, night and day, and acts on the third. So most see no error here, while a few place the death on Wednesday or Thursday.",
  passages: [
    { reference: "Matthew 12:40", why: "The saying with the three nights." },
    { reference: "Luke 24:46", why: "Elsewhere: rising on the third day." },
    { reference: "Esther 4:16", why: "Three days of fasting, night and day." },
    { reference: "Esther 5:1", why: "She goes in on the third day." },
  ],
  christianViews:
    "Nearly all churches keep Friday as the day of the death, as all four Gospels name the day of preparation for the Sabbath. Those who prefer Wednesday or Thursday want seventy-two hours, or two Sabbaths in that week.",
  critics:
    "Critics think that Matthew added the comparison with Jonah without counting, and that it simply does not fit.",
  sources: [
    {
      author: "Harold W. Hoehner",
      year: "1977",
      title: "Chronological Aspects of the Life of Christ",
      publication: "Zondervan",
      kind: "book",
    },
  ],
  related: ["day-of-the-crucifixion"],
};
