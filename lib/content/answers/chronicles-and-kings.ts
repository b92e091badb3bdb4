import type { Answer } from "./schema";

export const chroniclesAndKings: Answer = {
  id: "chronicles-and-kings",
  section: "Books and authors",
  question: "Why do Chronicles and Kings tell the same story differently?",
  askedAs: [
    "difference between kings and chronicles",
    "why does chronicles leave out david and bathsheba",
    "who wrote chronicles",
    "do kings and chronicles contradict each other",
    "why does the bible repeat samuel and kings in chronicles",
    "are kings and chronicles the same",
    "didnt i already read all this in the books before",
    "why is the same history written twice in the old testament",
    "the chronicler's theology compared with the deuteronomist",
    "king manasseh repents in one book but not in the other why",
    "why are the northern kings skipped in chronicles",
    "chronicles boring repeat",
    "do i have to read chronicles if ive read kings",
    "what is the purpose of chronicles",
    "two versions of the story of the kings of israel",
    "numbers dont match between kings and chronicles",
    "chronicles cleans up david's image",
    "our bible study group finished Kings and now Chronicles tells it all over again, what for",
    "postexilic perspective of chronicles on the monarchy",
    "why does the bible tell about solomon two times",
    "is chronicles just propaganda for the temple and the line of david",
    "when was chronicles written compared to kings",
    "what chronicles leaves out and why",
    "compare the purpose of the books of kings and chronicles essay",
    "chronicals vs kings",
    "which one is more accurate kings or chronicles",
    "why so many lists of names at the beginning of chronicles",
    "for which readers was Chronicles written",
    "I read Kings last winter and now in Chronicles it is the same stories, but the bad parts of David are gone",
    "looks to me like somebody rewrote Samuel and Kings and left out the dirty laundry",
  ],
  answer:
    "Chronicles was written later than Kings and for another purpose: Kings asks why the kingdoms fell, while Chronicles tells the people who came home how to begin again. It uses Samuel and Kings as sources and keeps to Judah, David’s line and the temple. It leaves out David’s adultery and most of the northern kings, and adds Levites, prayers and long lists of names. Some numbers and details differ, a few of them probably through copying.",
  passages: [
    { reference: "2 Kings 17:7-8", why: "Kings’ question: why did this happen?" },
    {
      reference: "2 Chronicles 7:14",
      why: "The word to the returned people: turn, and be healed.",
    },
    { reference: "2 Chronicles 33:12-13", why: "Manasseh repents here; Kings does not tell it." },
    { reference: "2 Chronicles 36:22-23", why: "It ends with Cyrus and the way home." },
  ],
  christianViews:
    "Many hold that the two complete each other and that the Chronicler had other good sources, which he names. Jewish tradition calls Ezra the author.",
  critics:
    "Critical scholars see a free retelling by a Levite about 400 to 300 BC, who changed what did not suit his view, and they use Chronicles with caution for earlier history.",
  sources: [
    {
      author: "Sara Japhet",
      year: "1993",
      title: "I and II Chronicles: A Commentary",
      publication: "SCM Press",
      kind: "book",
    },
  ],
  related: ["davids-census", "who-wrote-samuel-and-kings"],
};
