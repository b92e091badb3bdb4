import type { Answer } from "./schema";

export const unforgivableSin: Answer = {
  id: "unforgivable-sin",
  section: "Faith basics",
  question: "What is the unforgivable sin?",
  askedAs: [
    "what is blasphemy against the holy spirit",
    "have i committed the unpardonable sin",
    "i had bad thoughts about the holy spirit am i doomed",
    "is there a sin god will not forgive",
    "what is the eternal sin in mark 3",
    "im scared i blasphemed the holy spirit",
    "which sin can never be forgiven",
    "im terrified that i have done the sin that cant be forgiven",
    "can blasphemy be forgiven",
    "sin against the holy ghost",
    "what sin does god not forgive",
    "what is the unpardonable sin",
    "what did jesus mean by the sin against the holy spirit",
  ],
  answer:
    "Jesus calls the unforgivable sin blasphemy against the Holy Spirit, when people who saw his healings called the power behind them evil. Most interpreters understand it as a settled, knowing refusal of the light of God, and not as a word said in anger, a doubt, or a thought that comes unasked. Pastors of all churches say the same to those who are afraid: a person who worries about having done it, and wants God, shows by that very wish that the door is open. If such thoughts will not leave you in peace, a doctor who knows about obsessive worry can help.",
  passages: [
    { reference: "Mark 3:28-30", why: "Jesus’ warning, and the reason Mark gives for it." },
    {
      reference: "Matthew 12:31-32",
      why: "The same saying: even words against the Son can be forgiven.",
    },
    { reference: "John 6:37", why: "Whoever comes to Jesus is not turned away." },
    { reference: "1 John 1:9", why: "God forgives those who confess." },
  ],
  christianViews:
    "Augustine understood it as refusing repentance until death. Others limit it to that moment, calling the work of Jesus Satan’s while seeing it. Many connect it with Hebrews 6:4-6 and 10:26-29, deliberate apostasy. All agree that nobody who repents is refused.",
  sources: [],
  related: ["guilt-that-will-not-leave", "how-can-i-know-i-am-saved"],
};
