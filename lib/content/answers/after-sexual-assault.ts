import type { Answer } from "./schema";

export const afterSexualAssault: Answer = {
  id: "after-sexual-assault",
  section: "Hard times",
  question: "I was sexually abused or assaulted. Am I ruined in God’s eyes?",
  askedAs: [
    "i was raped",
    "someone touched me when i was a child",
    "abused by a priest",
    "does god blame me for being raped",
    "i feel dirty because of what he did",
    "healing from sexual abuse",
  ],
  answer:
    "No. What was done to you is another’s guilt and not yours, whatever you wore, said or could not say. The Bible tells of Tamar’s rape without one word of blame for her, and Jesus has the hardest words for those who harm the young. You are not ruined, and you decide when and whom to tell; a doctor, a counselor or an assault line can help now or years later. If you are in danger, call your local emergency number.",
  passages: [
    {
      reference: "2 Samuel 13:12-20",
      why: "Tamar says no, names the crime and mourns; the text stands with her.",
    },
    {
      reference: "Deuteronomy 22:25-27",
      why: "The law compares rape with murder: the woman has done nothing.",
    },
    { reference: "Matthew 18:6", why: "What Jesus says about harming a child." },
    { reference: "Psalms 10:14", why: "The helpless commit themselves to one who sees." },
  ],
  sources: [],
  related: ["ashamed-of-who-i-am", "rape-laws", "hurt-by-the-church"],
};
