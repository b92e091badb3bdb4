import type { Answer } from "./schema";

export const levitesConcubine: Answer = {
  id: "levites-concubine",
  section: "Doubts and hard texts",
  question: "Why is the story of the Levite’s concubine in the Bible?",
  askedAs: [
    "judges 19 concubine raped and cut into pieces",
    "why did the levite cut up his concubine",
    "worst story in the bible",
    "judges 19 explained",
    "why does god allow the rape in judges 19",
    "gang rape story in judges",
    "woman raped all night and cut into twelve pieces",
    "the woman at gibeah thrown out to the mob",
    "chopped up his wife and mailed the parts",
    "why would god leave something so sick in scripture",
    "bring out the man so we can know him benjamin",
    "texts of terror unnamed woman",
    "he gave her to the men of the town and slept till morning",
    "tribe of benjamin civil war cause",
    "i am a survivor and i cant get past the woman at the doorstep",
    "in those days there was no king in israel everyone did what was right in his own eyes",
    "nobody asked her",
    "cut in 12 parts sent to the tribes",
    "was she dead when he cut her",
    "How should one preach on the outrage at Gibeah?",
    "what is the moral of judges 19 to 21",
    "hand on the threshold at dawn",
    "grossest chapter in the old testament",
    "a host offers his virgin daughter and a guest's woman",
    "is this in the kids bible, woman in pieces",
    "the priest who threw his girl to a gang",
    "why isnt god angry about the woman who was assaulted all night",
    "wives for benjamin shiloh girls kidnapped",
    "not one word of condemnation in that chapter",
    "Function of the Gibeah narrative in the epilogue of Judges",
    "who was the guy who dismembered her",
  ],
  answer:
    "Judges tells it as the lowest point of a lawless age, when everyone did as he pleased; nothing in it is held up as right. A woman is handed to a mob, abused all night and dies, and her body is used to call the tribes to war; the war brings still more such crimes. The town behaves just as Sodom did. The woman has no name and never speaks, and many readers today think that the right response is to grieve for her. If it brings up something that happened to you, you do not have to read on, and there is help.",
  passages: [
    { reference: "Judges 19:30", why: "Nothing like it had been seen in Israel." },
    { reference: "Judges 21:25", why: "The book’s own verdict on the time." },
    {
      reference: "Hosea 9:9",
      why: "A prophet still remembers the days of Gibeah as deep corruption.",
    },
  ],
  christianViews:
    "Most readers see an argument for a king, or for God as king, and a warning of what people become. Others add that Scripture makes us look at what victims suffer, which societies like to hide.",
  critics:
    "Critics note that the narrator never blames the Levite openly, and that even the horror is told as a wrong done to a man.",
  sources: [
    {
      author: "Phyllis Trible",
      year: "1984",
      title: "Texts of Terror",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
  related: ["lots-daughters", "rape-laws"],
};
