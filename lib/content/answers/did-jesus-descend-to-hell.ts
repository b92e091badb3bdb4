import type { Answer } from "./schema";

export const didJesusDescendToHell: Answer = {
  id: "did-jesus-descend-to-hell",
  section: "Faith basics",
  question: "Did Jesus go to hell between his death and resurrection?",
  askedAs: [
    "he descended into hell meaning",
    "where was jesus for three days",
    "did jesus preach to the dead",
    "harrowing of hell",
    "spirits in prison 1 peter",
    "where did jesus go on holy saturday",
    "what does the creed mean by he descended to the dead",
    "where did the soul of jesus go after the cross",
    "what did jesus do between his death and easter morning",
    "did christ visit hades",
    "did jesus suffer in hell",
    "did christ go down to hell",
    "did jesus really go to hell",
    "where was jesus between friday and sunday",
  ],
  answer:
    "The old creed says that he “descended into hell”, and by that the early church meant the realm of the dead rather than the place of punishment. That he truly died and was among the dead is plain in the New Testament; what he did there is hinted at in a few difficult lines. He had promised the man beside him paradise on that very day. So the churches confess the descent and explain it differently.",
  passages: [
    { reference: "Acts 2:31-32", why: "His soul was not left among the dead." },
    { reference: "1 Peter 3:18-20", why: "The puzzling lines about spirits in prison." },
    { reference: "Luke 23:43", why: "A promise of paradise for that same day." },
    { reference: "Ephesians 4:9-10", why: "He went down before he went up above all." },
  ],
  christianViews:
    "Orthodox and Catholic churches teach that Christ broke open the gates of the dead and freed the righteous who waited; Easter icons show it. Lutherans see his victory march over hell. Calvin understood the line as the agony he bore for us on the cross; others, that he was simply dead. Augustine and many Protestants think that 1 Peter 3:19 speaks of Christ preaching through Noah, others of a message to fallen angels.",
  critics:
    "Scholars note that the line came into the Apostles’ Creed late: Rufinus, about 400, is the first to comment on it there. They add that Wayne Grudem, an evangelical, would rather drop it.",
  sources: [
    {
      author: "Wayne Grudem",
      year: "1991",
      title:
        "He Did Not Descend into Hell: A Plea for Following Scripture Instead of the Apostles’ Creed",
      publication: "Journal of the Evangelical Theological Society 34",
      kind: "journal",
    },
  ],
  related: ["can-the-dead-see-us", "where-is-jesus-now"],
};
