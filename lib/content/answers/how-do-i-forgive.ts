import type { Answer } from "./schema";

export const howDoIForgive: Answer = {
  id: "how-do-i-forgive",
  section: "Hard times",
  question: "How do I forgive someone who hurt me?",
  askedAs: [
    "how to forgive",
    "i can't forgive what they did to me",
    "do i have to forgive him if he is not sorry",
    "forgiving someone who keeps hurting me",
    "does forgiving mean i have to trust them again",
  ],
  answer:
    "In the Bible, to forgive is to give up the claim to pay somebody back, and it is often a road rather than one moment. Name before God what was done, honestly and as hard as it was; hand over the wish for revenge; ask for help to want the other person’s good; and begin again when the anger returns. It does not mean calling the wrong right, trusting the person at once, or staying where you are harmed. If somebody is hurting you now, getting safe comes first.",
  passages: [
    { reference: "Romans 12:17-21", why: "Leave revenge to God, and answer evil with good." },
    { reference: "Ephesians 4:31-32", why: "Forgive as you have been forgiven." },
    { reference: "Matthew 18:21-22", why: "Jesus sets no number after which to stop." },
    {
      reference: "Genesis 50:19-21",
      why: "Joseph names the harm his brothers meant, and is kind to them.",
    },
  ],
  christianViews:
    "Some hold that forgiveness waits for repentance, as in Luke 17:3-4, and that before it we can only be ready to forgive. Others, from Mark 11:25 and the prayer of Jesus in Luke 23:34, forgive at once, and say that only reconciliation needs the other’s repentance.",
  sources: [],
};
