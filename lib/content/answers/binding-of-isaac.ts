import type { Answer } from "./schema";

export const bindingOfIsaac: Answer = {
  id: "binding-of-isaac",
  section: "Doubts and hard texts",
  question: "Why did God ask Abraham to sacrifice Isaac?",
  askedAs: [
    "why would god tell abraham to kill his son",
    "was abraham wrong to nearly kill isaac",
    "does god approve of child sacrifice",
    "how could abraham obey and kill his own kid",
    "akedah meaning",
    "genesis 22 is child abuse",
    "abraham nearly killing isaac is horrible",
    "why test abraham with his son",
    "why would god ask a father to sacrifice his boy",
    "why did god want a dad to hurt his kid",
  ],
  answer:
    "Genesis calls it a test, and says so at the start so that the reader knows what Abraham does not; God stops the knife and provides a ram. Among peoples who sometimes gave their children to their gods, the end of the story is that this God does not want it, and later law forbids it with horror. It remains a frightening story, and honest readers have struggled with it for more than two thousand years. It never tells anyone to do the same: whoever feels commanded to harm a child must not obey, and needs help at once.",
  passages: [
    { reference: "Genesis 22:1-2", why: "The command, introduced as a test." },
    { reference: "Genesis 22:11-14", why: "The angel stops him, and a ram is given." },
    { reference: "Jeremiah 7:31", why: "God says that burning children never came into his mind." },
    {
      reference: "Hebrews 11:17-19",
      why: "A Christian reading: Abraham trusted God to give life again.",
    },
  ],
  christianViews:
    "Jewish readers stress Isaac’s willingness and God’s mercy. Christians have seen in father and son a picture of God’s own gift of Christ. Kierkegaard wrestled with a faith that goes beyond ethics. Others think that Abraham should have argued, as he did for Sodom.",
  critics:
    "Critics such as Kant answer that a voice which commands the killing of an innocent cannot be God’s, and that we should be surer of this than of any voice.",
  sources: [
    {
      author: "Søren Kierkegaard",
      year: "1843",
      title: "Fear and Trembling",
      publication: "C. A. Reitzel, Copenhagen",
      kind: "book",
    },
    {
      author: "Immanuel Kant",
      year: "1798",
      title: "The Conflict of the Faculties",
      publication: "Königsberg",
      kind: "book",
    },
    {
      author: "Jon D. Levenson",
      year: "1993",
      title: "The Death and Resurrection of the Beloved Son",
      publication: "Yale University Press",
      kind: "book",
    },
  ],
  related: ["jephthahs-daughter"],
};
