import type { Answer } from "./schema";

export const hurtByTheChurch: Answer = {
  id: "hurt-by-the-church",
  section: "Hard times",
  question: "I was hurt by the church. How can I trust again?",
  askedAs: [
    "church hurt",
    "my pastor abused his power",
    "spiritual abuse",
    "i left church because of the people",
    "christians were cruel to me",
    "my church covered up abuse",
    "religious trauma",
  ],
  answer:
    "What was done to you in God’s name was not God’s doing, and you are not wrong to be hurt or to have left. No one in the Bible is harder on religious leaders who crush people than Ezekiel and Jesus. You may keep your distance, name what happened, and report what is a crime to the police and not only to the church. If you want to look again some day, look for a place where questions are welcome and leaders answer to somebody.",
  passages: [
    { reference: "Ezekiel 34:2-10", why: "God turns against shepherds who feed on the flock." },
    { reference: "Matthew 23:2-4", why: "Jesus on leaders who load burdens on others." },
    { reference: "Matthew 11:28-30", why: "His own yoke is gentle." },
    { reference: "Psalms 55:12-14", why: "Hurt by someone one worshiped with." },
  ],
  sources: [],
  related: ["christian-hypocrites", "must-i-go-to-church", "after-sexual-assault"],
};
