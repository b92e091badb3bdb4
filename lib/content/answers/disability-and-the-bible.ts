import type { Answer } from "./schema";

export const disabilityAndTheBible: Answer = {
  id: "disability-and-the-bible",
  section: "Hard times",
  question: "What does the Bible say about disability?",
  askedAs: [
    "i am disabled does god love me",
    "why did god make me disabled",
    "my child has autism bible",
    "is disability a punishment from god",
    "bible verses about disability",
    "wheelchair and faith",
  ],
  answer:
    "Every person is made in God’s image, and no disability lessens that. Jesus says that a man’s blindness came from nobody’s sin; Moses speaks haltingly, Jacob limps, and Mephibosheth, lame in both feet, eats at the king’s table. The law forbids making life harder for the deaf and the blind. Some texts, such as the rules for priests, shut people out; the prophets and Jesus open the door wide.",
  passages: [
    { reference: "Exodus 4:10-12", why: "God sends a man who cannot speak well." },
    { reference: "John 9:1-3", why: "Not sin, says Jesus." },
    { reference: "2 Samuel 9:6-13", why: "A lame prince is given a place at the table." },
    { reference: "Luke 14:12-14", why: "Those whom others leave out are to be invited first." },
  ],
  critics:
    "Scholars of disability point out that the Bible often uses blindness and deafness as pictures of unbelief, and that its healing stories can suggest that a disabled body must be mended to be whole. Others answer with texts in which God works through such bodies as they are, and with the risen Jesus, who keeps his wounds.",
  sources: [],
  related: ["seriously-ill"],
};
