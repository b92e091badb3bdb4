import type { Answer } from "./schema";

export const knowLovedOnesInHeaven: Answer = {
  id: "know-loved-ones-in-heaven",
  section: "Faith basics",
  question: "Will we know our loved ones in heaven?",
  askedAs: [
    "will i see my mom again in heaven",
    "will we recognize each other in heaven",
    "will my husband still be my husband in heaven",
    "will i see my dad when i die",
    "do families stay together in heaven",
    "will i see my grandma again",
    "am i going to see my grandpa again",
    "will i recognise my wife in heaven",
    "will we be reunited with our family after death",
    "do we remember our life on earth in heaven",
    "seeing dead relatives again",
    "will we remember our families in heaven",
    "will my late wife know me in heaven",
    "will we know each other in heaven",
    "will i meet my family in heaven",
    "will i see my mother in heaven",
    "will i see my father in heaven",
    "will i see my friends in heaven",
    "will i see my child again",
  ],
  answer:
    "The Bible gives good reason to think that we will know each other, though it never says so in one sentence. David speaks of going to his dead child, Jesus of sitting at table with Abraham, Isaac and Jacob, and the risen Jesus was known by his friends, if not always at once. Paul comforts the grieving with being together again. Jesus also says that there is no marrying there; most take that to mean that love is not lost but widened. If you are missing someone today, your grief is no lack of faith.",
  passages: [
    {
      reference: "1 Thessalonians 4:13-14",
      why: "Comfort for those who grieve: God brings the dead with Jesus.",
    },
    { reference: "2 Samuel 12:22-23", why: "David expects to go to his child." },
    { reference: "Matthew 8:11", why: "People share a table with Abraham, Isaac and Jacob." },
    { reference: "Luke 20:34-36", why: "No marriage in that age, for there is no death." },
  ],
  christianViews:
    "Nearly all churches expect reunion. Orthodox and Catholic Christians add that love already joins the living and the dead in prayer. Latter-day Saints teach marriages that are sealed for eternity, which other churches do not find in Luke 20:34-36.",
  sources: [],
  related: ["what-is-heaven-like", "can-the-dead-see-us", "my-husband-or-wife-died"],
};
