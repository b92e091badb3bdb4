import type { Answer } from "./schema";

export const whatIsACovenant: Answer = {
  id: "what-is-a-covenant",
  section: "Faith basics",
  question: "What is a covenant in the Bible?",
  askedAs: [
    "what does covenant mean",
    "old covenant vs new covenant",
    "how many covenants are in the bible",
    "what is the new covenant",
    "what is the covenant with abraham moses and david",
    "covenant between god and abraham",
    "covenants of the bible",
    "noah abraham moses david covenants",
    "new covenant in jeremiah 31",
    "what is a covenant with god",
    "what is the difference between the old and the new covenant",
    "explain covenant",
  ],
  answer:
    "A covenant is a solemn bond in which people, or God and people, promise to belong to each other. The Bible tells its story by them: with Noah and all living things, with Abraham and his descendants, with Israel at Sinai, with David’s house; and through Jeremiah God promises a new one, which Jesus at his last supper connects with his own blood. “Testament” in Old and New Testament is an older word for the same thing.",
  passages: [
    { reference: "Genesis 9:8-11", why: "With Noah and every living creature." },
    { reference: "Genesis 17:1-8", why: "With Abraham and his family after him." },
    { reference: "Exodus 24:7-8", why: "At Sinai, with the people’s promise." },
    { reference: "Jeremiah 31:31-34", why: "A new covenant, written on hearts." },
  ],
  christianViews:
    "Reformed churches see one covenant of grace from Adam’s fall to Christ; dispensationalists distinguish several ages of God’s dealings. Many churches have taught that the new covenant replaced the old; the Catholic Church now stresses that God’s covenant with Israel was never revoked. Jews read Jeremiah 31 as the renewal of their own.",
  critics:
    "Scholars compare the biblical covenants with treaties of Hittite and Assyrian kings and disagree about which are the nearer model, and therefore about how old Deuteronomy is.",
  sources: [
    {
      author: "George E. Mendenhall",
      year: "1955",
      title: "Law and Covenant in Israel and the Ancient Near East",
      publication: "Biblical Colloquium, Pittsburgh",
      kind: "book",
    },
    {
      author: "O. Palmer Robertson",
      year: "1980",
      title: "The Christ of the Covenants",
      publication: "Presbyterian and Reformed, Phillipsburg",
      kind: "book",
    },
  ],
  related: ["are-the-jews-still-chosen", "why-blood-sacrifice"],
};
