import type { StudyGuide } from "./schema";

export const covenants: StudyGuide = {
  id: "covenants",
  order: 60,
  title: "Covenants",
  summary:
    "Trace God’s promises from Eden to the cup of the Last Supper, with the sign and the outcome of each, and the ways Christians join them together.",
  keyVerses: [
    "Genesis 9:9-13",
    "Genesis 12:2-3",
    "Genesis 15:18",
    "Genesis 17:7",
    "Exodus 19:5-6",
    "2 Samuel 7:12-16",
    "Jeremiah 31:31-34",
    "Luke 22:20",
    "Hebrews 8:6",
    "Hebrews 13:20",
  ],
  overview: `A covenant is a bond made by promise. In the Bible God binds himself, first to a family, then to a nation, and at last to people from every nation, and he says beforehand what he will do. The Hebrew word is berit (בְּרִית). It occurs about 285 times in the Old Testament, the exact count depending on the text. The Greek word, diatheke, appears 33 times in the New. “Testament” comes from the Latin word for the same thing, so the very names of the Bible’s two parts speak of covenant.

Each covenant answers a need. After the Flood, Noah’s family has to know that the ground will hold (Genesis 9:9-13). Abraham has no child and no land, and is promised both, along with a blessing that reaches all families (Genesis 12:2-7). Israel comes out of slavery and is called to be a kingdom of priests (Exodus 19:5-6). David wants to build God a house and is told that God will build one for him (2 Samuel 7:12-16). When the people have broken faith and are losing the land, Jeremiah hears of a new covenant in which God writes on the heart and forgives (Jeremiah 31:31-34).

On the night before he died Jesus took a cup and said that this new covenant was in his blood (Luke 22:20). Hebrews calls it better, with better promises (Hebrews 8:6). Christians agree that the covenants lead to him. They differ on how the earlier promises, above all those to Israel, carry over. Those views are set side by side below.`,
  discussionQuestions: [
    "In Genesis 9:8-17, who makes promises and who receives them? What is the sign meant to do?",
    "Read Genesis 15:7-18. What does Abram do during the ceremony, and who passes between the pieces?",
    "How do Exodus 19:3-8 and Exodus 24:3-8 join what God has done with what he asks?",
    "David offers God a house in 2 Samuel 7:1-16. Why is the answer no, and what is he given in its place?",
    "What went wrong with the earlier covenant according to Jeremiah 31:31-34, and which four things does God say he will do?",
    "Compare Exodus 24:8 with Luke 22:20. What do the words of Jesus add?",
    "Galatians 3:15-18 says that the law, which came later, does not cancel the promise. How would you explain that to a new believer?",
    "2 Corinthians 1:20 finds every promise’s yes in Christ. Which promise do you find hardest to believe?",
  ],
  sessionPlan: [
    {
      minutes: 5,
      step: "Ask each person for one promise that somebody has kept to them. Read Genesis 9:12-13.",
    },
    {
      minutes: 20,
      step: "Divide up the covenants in the table. Pairs read the passages and report the promise, the sign and where it leads.",
    },
    {
      minutes: 10,
      step: "Lay the reports in order on the table and read the progression aloud as one story.",
    },
    { minutes: 15, step: "Discuss three questions; make Jeremiah 31:31-34 one of the passages." },
    {
      minutes: 10,
      step: "Read Luke 22:14-20 and Hebrews 13:20-21, and close with prayer, or with the Lord’s Supper where that is fitting.",
    },
  ],
  sources: [
    {
      author: "George E. Mendenhall",
      year: "1954",
      title: "Covenant Forms in Israelite Tradition",
      publication: "Biblical Archaeologist 17(3): 50-76",
      kind: "journal",
    },
    {
      author: "Kenneth A. Kitchen",
      year: "2003",
      title: "On the Reliability of the Old Testament",
      publication: "Eerdmans",
      kind: "book",
    },
  ],

  covenantsTable: [
    {
      covenant: "First promise, in Eden (Genesis 3:14-19)",
      promise:
        "One born of the woman will strike the head of the serpent (Genesis 3:15). The chapter does not use the word covenant; compare Hosea 6:7.",
      sign: "None stated",
      fulfilled:
        "The victory of Christ over the evil one, begun and still to be completed (Romans 16:20; Hebrews 2:14; Revelation 12:9).",
    },
    {
      covenant: "Noah (Genesis 8:20-9:17)",
      promise:
        "No flood will ever again destroy the earth (Genesis 9:11). The promise is made to every living creature and asks nothing in return.",
      sign: "The rainbow (Genesis 9:12-17)",
      fulfilled:
        "Kept to this day: seedtime and harvest go on (Genesis 8:22), and Isaiah leans on the oath when he promises peace (Isaiah 54:9).",
    },
    {
      covenant: "Abraham (Genesis 12:1-3; Genesis 15:1-21; Genesis 17:1-14)",
      promise: "Land, descendants, and a blessing for all the families of the earth.",
      sign: "Circumcision (Genesis 17:10-11)",
      fulfilled:
        "The gospel announced beforehand; those who belong to Christ are heirs (Galatians 3:8; Galatians 3:14-16; Galatians 3:29; Acts 3:25).",
    },
    {
      covenant: "Sinai, through Moses (Exodus 19:3-6; Exodus 24:3-8)",
      promise:
        "Israel will be God’s treasure and a kingdom of priests, if the people keep the covenant.",
      sign: "The Sabbath (Exodus 31:12-17)",
      fulfilled:
        "Christ fulfills the law (Matthew 5:17; Romans 10:4), which leads to him (Galatians 3:24). Peter applies the calling to the church (1 Peter 2:9).",
    },
    {
      covenant: "Moab, about the land (Deuteronomy 29:1; Deuteronomy 30:1-10)",
      promise: "After exile God will bring his people back and circumcise their hearts.",
      sign: "None stated",
      fulfilled:
        "Nehemiah prays on the strength of it (Nehemiah 1:8-9), and Paul speaks of the heart (Romans 2:29). What remains for Israel’s future is debated.",
    },
    {
      covenant: "Levi and Phinehas (Numbers 25:10-13; Malachi 2:4-5)",
      promise:
        "A lasting priesthood, called a covenant of peace, given after Phinehas acted for God’s honor.",
      sign: "None stated",
      fulfilled:
        "Hebrews 7:11-17 sees a better priesthood in Christ, after the order of Melchizedek.",
    },
    {
      covenant: "David (2 Samuel 7:8-16; Psalm 89:3-4)",
      promise:
        "A son whose throne will last forever. God will be his father, and will correct him without taking his love away.",
      sign: "Sun and moon named as lasting witnesses (Psalm 89:36-37)",
      fulfilled:
        "Gabriel promises David’s throne to Jesus (Luke 1:31-33), and Peter says that God has raised him to it (Acts 2:30-36).",
    },
    {
      covenant: "New (Jeremiah 31:31-34; Ezekiel 36:25-27)",
      promise: "God’s law in the heart, everyone knowing him, sins remembered no more.",
      sign: "The cup (Luke 22:20; 1 Corinthians 11:25)",
      fulfilled:
        "Opened by the death of Christ, shared at his table, and complete when he comes (Hebrews 8:6-13; Hebrews 9:15; Hebrews 10:15-18).",
    },
  ],
  progression: [
    {
      stage: "A child",
      meaning: "In the ruin of Eden God speaks of one who will be born (Genesis 3:15).",
    },
    {
      stage: "A family and a nation",
      meaning: "The hope narrows to Abraham so that it may spread to all (Genesis 12:2-3).",
    },
    {
      stage: "A people",
      meaning: "The family, rescued from Egypt, is given a task among the nations (Exodus 19:6).",
    },
    {
      stage: "A king",
      meaning: "The people’s future is tied to a son of David (2 Samuel 7:16).",
    },
    {
      stage: "A heart",
      meaning: "What was written on stone will be written within (Jeremiah 31:33).",
    },
    {
      stage: "All nations",
      meaning:
        "The blood of the covenant is poured out for many, and those who were far away are brought near (Matthew 26:28; Ephesians 2:12-13).",
    },
  ],
  supportingInsights: [
    "Covenants could be sealed by walking between the parts of cut animals. Genesis 15:9-18 and Jeremiah 34:18-19 both describe it. The walker seems to say: may I become like these if I break my word. In Genesis only a smoking pot and a flaming torch pass through, and Abram does not. Many readers take them as God’s own presence, so that he alone takes the oath.",
    "Ancient treaties between a great king and a lesser one follow a form: preamble, history, terms, a copy laid up, witnesses, blessings and curses. George Mendenhall (1954) and Kenneth Kitchen (2003) compared Sinai and Deuteronomy with Hittite treaties of the 14th and 13th centuries BC.",
    "Others compare Deuteronomy 28:1-68 with the treaty that Esarhaddon of Assyria made for his succession in 672 BC. The likenesses are probably real in both cases. What they say about the date of the books is disputed.",
  ],
  interpretiveViews: [
    {
      view: "Covenant theology",
      explanation:
        "One covenant of grace runs through the whole Bible in stages. The church stands in continuity with believing Israel, and the signs correspond. Those who hold it lean on Galatians 3:29, where all who belong to Christ are Abraham’s offspring.",
    },
    {
      view: "Dispensational theology",
      explanation:
        "God deals with people in distinct periods, and Israel and the church are not the same. Promises of land and throne made to Israel still wait to be fulfilled for Israel. Those who hold it lean on the plain wording of Genesis 17:7-8 and on Romans 11:25-29.",
    },
    {
      view: "Progressive covenantalism",
      explanation:
        "A path between the two: each covenant moves the story on, and all of them find their goal in Christ and his people. Land and throne were real gifts, and they also pointed beyond themselves (Hebrews 11:13-16).",
    },
    {
      view: "Jewish reading",
      explanation:
        "The covenant of Sinai stands. The new covenant of Jeremiah 31:31-34 renews it with the same people, and does not replace it. The passage itself names the house of Israel and the house of Judah, a point every reading has to honor.",
    },
  ],
  reflection: `Covenants are for people who have reason to doubt. Read 2 Corinthians 1:20, where all that God has promised meets its yes in Christ, and Hebrews 9:15, where those who are called receive what was promised forever. Choose one row of the table that touches your life now. Write down what God has bound himself to do there, and thank him before you see it.`,
};
