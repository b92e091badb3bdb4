import type { Answer } from "./schema";

export const whoWroteEcclesiastes: Answer = {
  id: "who-wrote-ecclesiastes",
  section: "Books and authors",
  question: "Who wrote Ecclesiastes, and why is it so gloomy?",
  askedAs: [
    "did solomon write ecclesiastes",
    "what is ecclesiastes about",
    "everything is meaningless bible",
    "vanity of vanities meaning",
    "who is qoheleth the preacher",
    "why is ecclesiastes so depressing",
    "meaningless everything is meaningless teacher",
  ],
  answer:
    "The speaker calls himself the Preacher, in Hebrew Qohelet, a king in Jerusalem and son of David; tradition says Solomon, while most scholars think of a teacher some centuries later, because of the language. He tests wisdom, pleasure, work and wealth, and finds them all like breath, which passes and cannot be held. Seven times he also tells people to enjoy food, love and work as God’s gifts. A closing note, in another voice, says to fear God. If the gloom is your own and does not lift, please talk to somebody you trust, or to a doctor.",
  passages: [
    { reference: "Ecclesiastes 1:1-3", why: "The heading and the question." },
    { reference: "Ecclesiastes 2:24-25", why: "Enjoyment is from God’s hand." },
    { reference: "Ecclesiastes 3:1-4", why: "A time for everything." },
    { reference: "Ecclesiastes 12:13-14", why: "The closing word." },
  ],
  christianViews:
    "Some read it as Solomon’s old age, turning back to God. Others see it showing life without God, so as to drive us to him. Others hear a believer’s honest doubt, which has its place in Scripture.",
  critics: "Some scholars hear a skeptic whose book was made acceptable by a pious ending.",
  sources: [
    {
      author: "Michael V. Fox",
      year: "1999",
      title: "A Time to Tear Down and a Time to Build Up",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
  related: ["who-wrote-proverbs", "when-was-job-written"],
};
