import type { StudyGuide } from "./schema";

export const exodusPlagues: StudyGuide = {
  id: "exodus-plagues",
  order: 30,
  title: "Exodus and the Plagues",
  summary:
    "Read the ten plagues as a contest over who is God, see what Egypt’s own records can and cannot tell us, and follow the Passover to the New Testament.",
  keyVerses: [
    "Exodus 3:7-10",
    "Exodus 3:14",
    "Exodus 7:5",
    "Exodus 9:16",
    "Exodus 12:12-14",
    "Exodus 14:13-14",
    "Exodus 15:2",
    "Exodus 20:2",
    "Numbers 33:4",
    "Romans 9:17",
    "1 Corinthians 5:7",
  ],
  overview: `Exodus begins with people who cry out and a God who hears, sees and comes down (Exodus 3:7-10). He gives Moses his name at the bush (Exodus 3:14) and sends him to a king who asks, in effect, who the LORD is that he should obey (Exodus 5:2). The ten plagues are the answer to that question. Again and again God says that Egypt will know who he is (Exodus 7:5).

God also announces judgment on every god of Egypt (Exodus 12:12; Numbers 33:4). The text never pairs a god with any plague. Later interpreters have matched plagues with deities. The table gives the pairings often proposed, with a note where the link is weak; treat them as background.

The plagues are told in a pattern: three groups of three, and then a last one alone. Each group opens with a warning given in the morning (Exodus 7:15; Exodus 8:20; Exodus 9:13). Each closes with a plague that comes without warning (Exodus 8:16; Exodus 9:8; Exodus 10:21). The pressure rises as the magicians fail and as Goshen is set apart.

At the end stand a lamb, a meal and a night that Israel has remembered ever since (Exodus 12:12-14). God saves in order to live with a people, and when he speaks at Sinai he introduces himself by what he has done (Exodus 20:2). Chapter and verse numbers here follow English Bibles; Hebrew Bibles number parts of chapter 8 differently.`,
  discussionQuestions: [
    "List the verbs God uses of himself in Exodus 3:7-10. Which of them do you most need to hear?",
    "Why does Pharaoh ask his question in Exodus 5:2, and how does Exodus 9:14-16 answer it?",
    "Watch the magicians in Exodus 7:22, Exodus 8:18-19 and Exodus 9:11. What do they come to see?",
    "Some Egyptians listen in Exodus 9:20-21. What does that tell us about the purpose of the plagues?",
    "Pharaoh hardens his heart and God hardens it (Exodus 8:15; Exodus 10:20). How does Paul use this in Romans 9:14-18, and what questions does it leave with you?",
    "What does each detail of Exodus 12:1-14 ask people to trust?",
    "Read Exodus 14:10-14. When is standing still an act of faith, and when is it not?",
    "How do John 1:29 and 1 Corinthians 5:7 change the way a Christian reads the Passover?",
  ],
  sessionPlan: [
    { minutes: 5, step: "Read Exodus 3:7-10 and pray for people who are crying out today." },
    {
      minutes: 15,
      step: "Divide the ten plagues among the group. Each person reads one passage and tells it in two sentences: what happens, and what changes.",
    },
    {
      minutes: 10,
      step: "Together, find the three groups of three, and note where Goshen is spared.",
    },
    { minutes: 20, step: "Discuss four of the questions, ending with the Passover." },
    {
      minutes: 10,
      step: "Read Exodus 15:1-18 aloud as a song, one voice for each verse, and finish with Deuteronomy 6:20-23.",
    },
  ],
  sources: [
    {
      author: "James K. Hoffmeier",
      year: "1992",
      title: "Egypt, Plagues in",
      publication: "Anchor Bible Dictionary, volume 2, Doubleday",
      kind: "book",
    },
    {
      author: "John D. Currid",
      year: "1997",
      title: "Ancient Egypt and the Old Testament",
      publication: "Baker",
      kind: "book",
    },
    {
      author: "Michael G. Hasel",
      year: "1994",
      title: "Israel in the Merneptah Stela",
      publication: "Bulletin of the American Schools of Oriental Research 296: 45-61",
      kind: "peer-reviewed",
      url: "https://doi.org/10.2307/1357179",
    },
    {
      author: "Bryant G. Wood",
      year: "2005",
      title: "The Rise and Fall of the 13th-Century Exodus-Conquest Theory",
      publication: "Journal of the Evangelical Theological Society 48: 475-489",
      kind: "journal",
    },
    {
      author: "James K. Hoffmeier",
      year: "2007",
      title: "What Is the Biblical Date for the Exodus? A Response to Bryant Wood",
      publication: "Journal of the Evangelical Theological Society 50: 225-247",
      kind: "journal",
    },
    {
      author: "Hendrik J. Bruins and Johannes van der Plicht",
      year: "1995",
      title:
        "Tell es-Sultan (Jericho): Radiocarbon results of short-lived cereal and multiyear charcoal samples",
      publication: "Radiocarbon 37(2): 213-220",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1017/S0033822200030666",
    },
  ],

  plaguesTable: [
    {
      plague: "1. Water to blood",
      judgment: "Hapi, the Nile flood; Khnum",
      description:
        "The Nile, on which Egypt lives, fails for seven days: fish die, and nobody can drink. The magicians copy the sign (Exodus 7:22).",
      reference: "Exodus 7:14-25",
    },
    {
      plague: "2. Frogs",
      judgment: "Heqet, the frog-headed goddess of birth",
      description:
        "The magicians copy this too. Pharaoh asks for prayer and is allowed to choose the hour (Exodus 8:8-10).",
      reference: "Exodus 8:1-15",
    },
    {
      plague: "3. Gnats or lice",
      judgment: "Geb, the earth",
      description:
        "Dust becomes insects. The magicians fail for the first time and speak of God’s finger (Exodus 8:19).",
      reference: "Exodus 8:16-19",
    },
    {
      plague: "4. Swarms of flies",
      judgment: "Khepri, the scarab; a weak link",
      description: "For the first time God sets Goshen apart from the rest of Egypt (Exodus 8:22).",
      reference: "Exodus 8:20-32",
    },
    {
      plague: "5. Death of livestock",
      judgment: "Hathor the cow; Apis the bull",
      description:
        "Egypt’s herds die. Pharaoh sends to check, and Israel has lost no animal (Exodus 9:6-7).",
      reference: "Exodus 9:1-7",
    },
    {
      plague: "6. Boils",
      judgment:
        "Sekhmet, of disease and healing; Imhotep, but he was deified later, so the link is weak",
      description: "Ash becomes sores. The magicians cannot even stand before Moses (Exodus 9:11).",
      reference: "Exodus 9:8-12",
    },
    {
      plague: "7. Hail and fire",
      judgment: "Nut, the sky; Shu, the air",
      description:
        "Servants who fear God’s word bring people and cattle indoors and are safe (Exodus 9:20-21). Goshen has no hail (Exodus 9:26).",
      reference: "Exodus 9:13-35",
    },
    {
      plague: "8. Locusts",
      judgment: "Osiris, of crops; Seth, of storms, a weak link",
      description:
        "What the hail left is eaten, until nothing green remains (Exodus 10:15). Pharaoh’s own servants have begged him to give way.",
      reference: "Exodus 10:1-20",
    },
    {
      plague: "9. Darkness",
      judgment: "Ra, the sun",
      description:
        "For three days there is a darkness that can be felt, while Israel has light at home (Exodus 10:22-23).",
      reference: "Exodus 10:21-29",
    },
    {
      plague: "10. Death of the firstborn",
      judgment: "Pharaoh, who was held to be divine; Exodus 12:12 says all the gods",
      description:
        "Announced in Exodus 11:1-10. Where a lamb’s blood marks the doorposts, the house is passed over (Exodus 12:7, 13).",
      reference: "Exodus 12:29-32",
    },
  ],
  archaeologicalParallels: [
    {
      name: "Merneptah Stele",
      details:
        "Flinders Petrie found it at Thebes in 1896, and it is in the Egyptian Museum, Cairo (JE 31408). About 1208 BC the king boasts over Israel, a people living in Canaan. No older mention of Israel is certain. Whatever the date of the Exodus, Israel was in the land by then.",
    },
    {
      name: "Egyptian color in Exodus",
      details:
        "Gary Rendsburg has collected motifs known from Egyptian tales that also occur in Exodus 1:1-15:21: a magician’s staff, water turned to blood, three dark days, firstborn sons who die, parted water.",
    },
    {
      name: "The Admonitions of Ipuwer",
      details:
        "Papyrus Leiden I 344 laments that the river is blood and that society is turned upside down. Most Egyptologists read it as poetry older than any proposed Exodus date, so it should not be used as a report of the plagues.",
    },
    {
      name: "Papyrus Brooklyn 35.1446",
      details:
        "A list of household servants from about 1740 BC. Many names are West Semitic, and one probably resembles Shiphrah in Exodus 1:15. It shows such people at work in Egypt.",
    },
  ],
  detailedDiscoveries: [
    {
      site: "Tell el-Dab’a (Avaris)",
      location: "Eastern Nile delta, Egypt",
      details:
        "Manfred Bietak excavated a large settlement of people from western Asia, about 1800-1530 BC. The later city Pi-Ramesse lay nearby at Qantir.",
      evidence:
        "Semitic people lived where Genesis 47:11 and Exodus 1:11 place Israel. Nothing found there names Israel.",
    },
    {
      site: "Temple of Soleb",
      location: "Nubia, in Sudan",
      details:
        "A list of places and peoples made for Amenhotep III, about 1390-1352 BC, includes the land of the Shasu of Yhw.",
      evidence:
        "Probably the oldest known writing of the divine name. The list says nothing about Israel or Moses.",
    },
    {
      site: "Jericho (Tell es-Sultan)",
      location: "West Bank",
      details:
        "A burnt city. Kathleen Kenyon dated its end to about 1550 BC; in 1990 Bryant Wood argued that it fell about 1400 BC. Radiocarbon dating of charred grain from that layer yielded 1562 BC, give or take 38 years.",
      evidence:
        "The remains can be compared with Joshua 6:1-27, but the date is disputed, and the radiocarbon result of Bruins and van der Plicht (1995) supports the earlier date.",
    },
  ],
  interpretiveViews: [
    {
      view: "Early date, 1446 BC",
      explanation:
        "1 Kings 6:1 counts 480 years back from Solomon’s fourth year, about 966 BC, and Judges 11:26 speaks of 300 years east of the Jordan.",
    },
    {
      view: "Late date, about 1260 BC",
      explanation:
        "Exodus 1:11 names Rameses, which suits Ramesses II, and new villages spread in the hill country about 1200 BC.",
    },
    {
      view: "A smaller group, or a later memory",
      explanation:
        "Some hold that fewer people left and that their story became everyone’s; others, that it grew as Israel’s national memory. Egypt’s surviving records are silent about Moses and the plagues. Believers reply that kings seldom carved their defeats.",
    },
    {
      view: "Where the sea was crossed",
      explanation:
        "The Hebrew yam suf has been placed at the northern lakes, the Gulf of Suez and the Gulf of Aqaba. The chariot wheels that some report from the last of these have never been published as examined finds.",
    },
  ],
  propheticEcho: [
    "No bone of the Passover lamb may be broken (Exodus 12:46). John remembers this at the cross (John 19:36), and John 1:29 and 1 Corinthians 5:7 name the Lamb.",
    "Paul compares the walk through the sea with baptism (1 Corinthians 10:1-4).",
    "Bread from heaven feeds Israel (Exodus 16:15); Jesus calls himself the true bread (John 6:31-35).",
    "The bronze serpent is lifted up so that people may look and live (Numbers 21:8-9; John 3:14-15).",
    "The trumpets and bowls echo the plagues (Revelation 8:7-9:21; Revelation 16:1-21), and the saved sing the song of Moses again (Exodus 15:1-18; Revelation 15:3).",
  ],
  reflection: `Israel stands between an army and the sea, and is told to be quiet and watch (Exodus 14:13-14). Years later a child asks what the commandments mean, and the answer is a story: we were slaves, and the LORD brought us out (Deuteronomy 6:20-23). Write your own answer in that form. What were you brought out of, who did it, and who needs to hear you tell it?`,
};
