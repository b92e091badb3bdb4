import type { Answer } from "./schema";

export const alcoholAndTheBible: Answer = {
  id: "alcohol-and-the-bible",
  section: "Christian living",
  question: "Is it a sin to drink alcohol?",
  askedAs: [
    "can christians drink alcohol",
    "what does the bible say about drinking",
    "is beer a sin",
    "did jesus drink wine",
    "is getting drunk a sin",
    "wine in the bible",
  ],
  answer:
    "Drunkenness is; drinking as such is not forbidden. The Bible praises wine as a gift and Jesus gave it at a wedding, while it warns in strong words of those who cannot stop and asks believers to hold back where it makes another fall. Some, such as Nazirites, abstained altogether. Whoever drinks too much, or cannot do without, does well to leave it and to get help.",
  passages: [
    { reference: "Psalms 104:14-15", why: "Wine that gladdens the heart is among God’s gifts." },
    { reference: "Ephesians 5:18", why: "Do not get drunk." },
    { reference: "Proverbs 23:29-32", why: "A vivid picture of what drink does." },
    { reference: "Romans 14:20-21", why: "Better not to drink than to make another stumble." },
  ],
  christianViews:
    "Catholics, Orthodox, Lutherans and Anglicans drink wine at communion and in moderation otherwise; many Methodists, Baptists, Pentecostals, Adventists and the Salvation Army abstain, for love of those whom alcohol destroys.",
  sources: [],
  related: ["fighting-an-addiction", "smoking-and-cannabis"],
};
