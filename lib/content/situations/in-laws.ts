import type { Situation } from "./schema";

export const inLaws: Situation = {
  id: "in-laws",
  about: "Trouble with parents-in-law or the partner’s family.",
  words:
    "Between the one you married and their family is a tight spot to stand in. Wanting a little room of your own is no lack of respect.",
  step: "Talk about it as a couple first, and let each speak to their own parents. One clear rule, said kindly, helps more than many hints.",
  passages: [
    { reference: "Genesis 2:24", why: "leaving father and mother" },
    {
      reference: "Ruth 1:16-17",
      why: "a daughter-in-law and a mother-in-law who belonged together",
    },
    { reference: "Romans 12:18", why: "as much as it is up to you" },
  ],
  toldAs: [
    "my mother in law hates me",
    "my mother-in-law tells me how to raise my kids",
    "my husband always takes his mother's side",
    "my in laws don't accept me",
    "my father in law insults me",
    "my son's wife does not like me",
    "my daughter in law keeps my grandchildren from me",
    "his family says I am not good enough",
    "her parents want to decide everything",
    "my mother in law lives with us and it is hard",
    "my in-laws want money",
    "they wanted another wife for him",
    "my wife and my mother fight",
    "my sister in law gossips about me",
    "my husband's family ignores me",
    "my mother in law comes every day",
    "she criticizes my cooking in front of my kids",
    "I can't stand my mother in law",
    "my in laws forbid us church",
    "my parents don't like my wife",
    "my son in law is rude to us",
    "christmas with the in laws again",
    "his mother opened our letters",
    "my wife does what her mother says",
    "our parents fight about the wedding",
  ],
};
