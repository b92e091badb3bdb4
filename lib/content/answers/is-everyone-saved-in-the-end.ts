import type { Answer } from "./schema";

export const isEveryoneSavedInTheEnd: Answer = {
  id: "is-everyone-saved-in-the-end",
  section: "Faith basics",
  question: "Will everyone be saved in the end?",
  askedAs: [
    "what is universalism",
    "will god save everybody",
    "does everyone go to heaven",
    "can people be saved after death",
    "is there a second chance after death",
    "will even the wicked be saved one day",
    "will all people be saved eventually",
    "universal salvation",
    "is hell empty",
    "does god save everyone",
    "what is apokatastasis",
    "will every knee bow and be saved",
    "is everyone going to heaven",
    "does everybody get saved",
    "will everyone go to heaven",
  ],
  answer:
    "Most Christians have believed that some will be lost, because Jesus speaks of a judgment that divides; a minority has always hoped that God will in the end win everyone. Both find words in the Bible: on one side two roads and a shut door, on the other a God who wants all to be saved and sums up all things in Christ. Nearly all agree that nobody is saved without Christ, and that we are not the ones who say who is lost.",
  passages: [
    { reference: "Matthew 25:44-46", why: "A judgment with two ends." },
    { reference: "1 Timothy 2:3-4", why: "What God wants for all." },
    { reference: "Colossians 1:19-20", why: "God reconciles all things through Christ." },
    { reference: "Hebrews 9:27", why: "Once to die, and then judgment." },
  ],
  christianViews:
    "Augustine, the Catholic Church, most Orthodox and most Protestants teach that some may be, or are, lost forever; evangelical conditionalists that the lost cease to exist. Gregory of Nyssa hoped that all would be restored, Karl Barth left room for it, and David Bentley Hart argues for it today. Hans Urs von Balthasar said that one may hope for all and be sure of none. Most deny a second chance after death; some see one hinted at in 1 Peter 4:6.",
  critics:
    "Outside the churches many think that any endless loss is unjust, and others that forgiving everyone would wrong the victims. Scholars differ on whether the Greek word behind “eternal” must mean endless.",
  sources: [
    {
      author: "Ilaria L. E. Ramelli",
      year: "2013",
      title: "The Christian Doctrine of Apokatastasis",
      publication: "Brill, Leiden",
      kind: "book",
    },
    {
      author: "Hans Urs von Balthasar",
      year: "1988",
      title: "Dare We Hope “That All Men Be Saved”?",
      publication: "Ignatius Press, San Francisco",
      kind: "book",
    },
    {
      author: "David Bentley Hart",
      year: "2019",
      title: "That All Shall Be Saved",
      publication: "Yale University Press, New Haven",
      kind: "book",
    },
  ],
  related: ["what-is-the-last-judgment", "what-is-heaven-like"],
};
