import type { StudyGuide } from "./schema";

export const tabernacle: StudyGuide = {
  id: "tabernacle",
  order: 40,
  title: "The Tabernacle",
  summary:
    "Walk from the gate to the ark, learn what each part was for, and read the New Testament passages that see Christ in the tent of meeting.",
  keyVerses: [
    "Exodus 25:8-9",
    "Exodus 29:45-46",
    "Exodus 40:34-38",
    "Leviticus 16:15-16",
    "John 1:14",
    "Hebrews 8:5",
    "Hebrews 9:11-12",
    "Hebrews 10:19-22",
    "Revelation 21:3",
  ],
  overview: `At the center of Israel’s camp stood a tent. God had asked for it: let them make me a place, so that I may live among them (Exodus 25:8-9). Having brought a people out of slavery, he now moved in with them. Exodus 29:45-46 says this was why he had brought them out.

Exodus gives the tabernacle more space than almost anything else. The plan comes first, and then the building is described step by step (Exodus 36:8-39:43), until all of it stands in place on the first day of the second year (Exodus 40:17). The court measured 100 by 50 cubits (Exodus 27:18). The boards (Exodus 26:15-25) imply a tent 30 cubits long, 10 wide and 10 high. The metals were weighed and written down: 29 talents and 730 shekels of gold, 100 talents and 1,775 shekels of silver, 70 talents and 2,400 shekels of bronze (Exodus 38:24-29). The people gave until they had to be told to stop (Exodus 36:5-7).

The tent preached in wood, cloth and metal. God is near, and sinful people cannot simply walk in. A sacrifice, a washing and a priest stood along the way, and a veil hung at the end of it. The letter to the Hebrews calls all this a copy and shadow of heavenly things (Hebrews 8:5) and says that Christ has opened the way (Hebrews 10:19-22). In some parts of the tabernacle the New Testament points to Christ in so many words. In others many readers see him by analogy. The table keeps the two apart.`,
  discussionQuestions: [
    "What reason does God give for the tent in Exodus 25:8-9 and Exodus 29:45-46? How does that fit your own picture of what God wants?",
    "Read Exodus 35:20-29 and Exodus 36:2-7. What moves people to give, and what do the skilled workers bring?",
    "Why might the worshiper meet the altar before anything else (Exodus 27:1-8; Leviticus 1:3-4)?",
    "What happens on the one day described in Leviticus 16:11-19, and what does it say about the other days of the year?",
    "Compare Exodus 40:34-35 with John 1:14. What does John want us to see about Jesus?",
    "Hebrews 9:1-14 walks through the tent. Which differences between the old priests and Christ does it name?",
    "When the veil is torn in Matthew 27:51, what has changed? What does Hebrews 10:19-25 ask us to do about it?",
    "Revelation 21:3 and Revelation 21:22 describe a city without a temple. Why is nothing missing?",
  ],
  sessionPlan: [
    {
      minutes: 10,
      step: "Read Psalm 84:1-2. Mark out the court on the floor with string, one step for ten cubits, and place cards for each part.",
    },
    {
      minutes: 15,
      step: "Walk in from the gate. At each card one person reads the passage from Exodus and says what the object was used for.",
    },
    {
      minutes: 15,
      step: "Walk in again with the New Testament passages, and mark each link as stated or seen by analogy.",
    },
    { minutes: 15, step: "Sit down inside the string and discuss three of the questions." },
    { minutes: 5, step: "Read Hebrews 10:19-22 and pray with thanks for open access." },
  ],
  sources: [
    {
      author: "Kenneth A. Kitchen",
      year: "2003",
      title: "On the Reliability of the Old Testament",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Michael M. Homan",
      year: "2002",
      title: "To Your Tents, O Israel!",
      publication: "Brill",
      kind: "book",
    },
  ],

  tabernacleTable: [
    {
      component: "Gate of the court",
      meaning:
        "A single opening in the curtain wall, with a woven screen of blue, purple and scarlet: one way in.",
      fulfilled: "Many readers think of Jesus as the door and the way (John 10:9; John 14:6).",
      reference: "Exodus 27:16",
    },
    {
      component: "Bronze altar",
      meaning: "The place of sacrifice for sin, and the first thing inside the gate.",
      fulfilled:
        "Stated: Christ put away sin by sacrificing himself (Hebrews 9:26), and Hebrews 13:10-12 speaks of our altar.",
      reference: "Exodus 27:1-8",
    },
    {
      component: "Bronze basin",
      meaning: "Priests washed hands and feet here before they served.",
      fulfilled:
        "Many readers connect it with being washed by Christ (John 13:8-10; Ephesians 5:26; Titus 3:5).",
      reference: "Exodus 30:17-21",
    },
    {
      component: "Table of the bread of the Presence",
      meaning:
        "Twelve loaves for the twelve tribes, set out each Sabbath (Leviticus 24:5-9): a standing meal of fellowship with God.",
      fulfilled: "Stated of bread from God: Jesus is the bread of life (John 6:35).",
      reference: "Exodus 25:23-30",
    },
    {
      component: "Golden lampstand",
      meaning: "A lamp of pure gold, kept burning to give light before God.",
      fulfilled:
        "Jesus is the light of the world (John 8:12); in Revelation 1:20 lampstands are churches.",
      reference: "Exodus 25:31-40",
    },
    {
      component: "Altar of incense",
      meaning: "Fragrant smoke morning and evening, just outside the veil: prayer.",
      fulfilled:
        "Stated: prayer is like incense (Psalm 141:2; Revelation 8:3-4), and Christ always intercedes (Hebrews 7:25).",
      reference: "Exodus 30:1-10",
    },
    {
      component: "Veil",
      meaning: "A woven curtain with cherubim. It showed that the way in was closed.",
      fulfilled:
        "Stated: torn when Jesus died (Matthew 27:51), and now a new and living way through him (Hebrews 10:19-20).",
      reference: "Exodus 26:31-33",
    },
    {
      component: "Ark of the covenant",
      meaning:
        "A gold-covered chest, the throne of God among his people. It held the tablets (Deuteronomy 10:1-5).",
      fulfilled:
        "Hebrews 9:4 names the tablets, the jar of manna and Aaron’s rod as its contents, signs of a covenant now made new.",
      reference: "Exodus 25:10-16",
    },
    {
      component: "Mercy seat",
      meaning:
        "The cover of the ark, between two cherubim, where blood was sprinkled once a year (Leviticus 16:14-15).",
      fulfilled:
        "Stated: Romans 3:25 uses for Christ the Greek word that Hebrews 9:5 uses for this cover.",
      reference: "Exodus 25:17-22",
    },
    {
      component: "Coverings",
      meaning: "Fine colored linen within, goat hair and skins outside: glory hidden by plainness.",
      fulfilled:
        "Many readers compare the Servant without beauty (Isaiah 53:2) and the glory seen in Jesus (John 1:14).",
      reference: "Exodus 26:1-14",
    },
    {
      component: "High priest and his garments",
      meaning:
        "He carries the names of the tribes on shoulders and heart when he comes before God.",
      fulfilled:
        "Stated: Jesus is the great high priest who appears for us in heaven (Hebrews 4:14-16; Hebrews 9:24).",
      reference: "Exodus 28:1-43",
    },
  ],
  progression: [
    {
      stage: "Gate",
      meaning: "You leave the camp behind and come in by the one opening God has given.",
    },
    { stage: "Altar", meaning: "Before anything else, sin is dealt with by a life given." },
    { stage: "Basin", meaning: "Those who serve are washed. Nearness calls for clean hands." },
    {
      stage: "Holy place",
      meaning: "Bread, light and incense: fellowship, guidance and prayer, day after day.",
    },
    { stage: "Veil", meaning: "Here everyone stops, except one man on one day of the year." },
    {
      stage: "Most holy place",
      meaning:
        "The ark, with God enthroned above it. Hebrews 9:1-8 follows this path and says that the way was not yet open while the first tent stood.",
    },
  ],
  supportingInsights: [
    "When John 1:14 says that the Word lived among us, the Greek verb, eskenosen, means that he pitched his tent. John’s next words are about glory.",
    "The cloud and glory that fill the tabernacle later fill Solomon’s temple (Exodus 40:34-35; 1 Kings 8:10-11). In both scenes those who serve have to stand back.",
    "Paul tells a quarreling church that together they are God’s temple, because his Spirit lives in them (1 Corinthians 3:16).",
  ],
  archaeologicalParallels: [
    {
      name: "The camp tent of Ramesses II",
      details:
        "Reliefs of the battle of Kadesh show the king’s tent with an entrance to the east, two parts, and an inner room half as long as the outer. Michael Homan and Kenneth Kitchen compare this plan with the tabernacle. The likeness is probably real; it shows that such tents belonged to that age.",
    },
    {
      name: "Tent shrine at Timna",
      details:
        "Beno Rothenberg found what was probably a tent shrine of the 12th century BC, with a copper snake. Compare the bronze serpent in Numbers 21:8-9.",
    },
    {
      name: "Shiloh",
      details:
        "The tent stood at Shiloh in the days of Joshua and Samuel (Joshua 18:1; 1 Samuel 4:3-4). The site is Khirbet Seilun, which has been excavated several times.",
    },
    {
      name: "The tabernacle itself",
      details:
        "No remains of it are known. A tent of wood, cloth and skins would hardly be expected to leave any, so the account rests on the text.",
    },
  ],
  propheticEcho: [
    "Hebrews 8:5 takes up the command to follow the pattern shown on the mountain and reads the tent as a copy of something in heaven.",
    "In Revelation 11:19 God’s temple in heaven is opened and the ark of his covenant is seen in it.",
    "The last vision returns to the first purpose: God’s dwelling is with people (Revelation 21:3). The city needs no temple, for God and the Lamb are its temple (Revelation 21:22).",
  ],
  reflection: `Read Psalm 84:1-2 slowly. The singer longs for the courts of the LORD with heart and body. Then hear Hebrews 10:22 invite you to draw near with a true heart. Picture the path once more, from the gate to the place where everyone stopped, and notice where you tend to stop. What keeps you at a distance that Christ has already dealt with?`,
};
