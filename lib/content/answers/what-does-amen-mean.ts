import type { Answer } from "./schema";

export const whatDoesAmenMean: Answer = {
  id: "what-does-amen-mean",
  section: "Faith basics",
  question: "What does “Amen” mean, and why do people pray in Jesus’ name?",
  askedAs: [
    "meaning of amen",
    "what does hallelujah mean",
    "why do we say amen after prayer",
    "do i have to say in jesus name",
    "what does selah mean",
    "why do we end prayers with amen",
    "what does in jesus name mean",
    "what is hallelujah",
    "meaning of selah in the psalms",
    "does every prayer need amen",
  ],
  answer:
    "“Amen” is Hebrew and means something like “so it is” or “may it be so”: whoever says it makes the prayer their own. “Hallelujah” means “praise the LORD”, and “Selah” in the Psalms is probably a note for the music, though nobody is sure. To pray in Jesus’ name is to come to God through him and to ask what fits with him; it is no formula that makes a prayer work. The prayer he taught does not contain the words.",
  passages: [
    { reference: "2 Corinthians 1:20", why: "The Amen belongs to God’s promises." },
    { reference: "John 16:23-24", why: "Jesus invites his friends to ask in his name." },
    { reference: "Psalms 106:48", why: "The people answer Amen." },
    { reference: "Matthew 6:9-13", why: "The Lord’s Prayer." },
  ],
  sources: [],
  related: ["what-is-the-lords-prayer"],
};
