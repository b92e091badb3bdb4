import type { Section } from "./schema";

export const psalms: readonly Section[] = [
  { passage: "Psalm 1:1-6", words: "blessed man, like a tree planted by streams of water" },
  { passage: "Psalm 2:1-12", words: "why do the nations rage; you are my son" },
  { passage: "Psalm 4:8", words: "in peace I will lie down and sleep" },
  {
    passage: "Psalm 8:1-9",
    words: "what is man that you think of him; a little lower than angels; stars",
  },
  { passage: "Psalm 14:1-3", words: "the fool says there is no God" },
  { passage: "Psalm 15:1-5", words: "who may live on God’s holy hill" },
  { passage: "Psalm 16:8-11", words: "you will not leave my soul in Sheol; path of life" },
  { passage: "Psalm 18:1-3", words: "David’s thanks for rescue from Saul" },
  { passage: "Psalm 19:1-6", words: "the heavens declare the glory of God" },
  {
    passage: "Psalm 19:7-14",
    words: "the law of the Lord is perfect; words of my mouth acceptable",
  },
  { passage: "Psalm 22:1-8", words: "my God, why have you forsaken me" },
  { passage: "Psalm 22:14-18", words: "they pierced my hands and feet; lots for my clothing" },
  { passage: "Psalm 23:1-6", words: "the Lord is my shepherd; valley of the shadow of death" },
  {
    passage: "Psalm 24:1-10",
    words: "the earth is the Lord’s; King of glory, lift up your heads, gates",
  },
  { passage: "Psalm 27:1-6", words: "the Lord is my light and my salvation, whom shall I fear" },
  { passage: "Psalm 30:5", words: "weeping for a night, joy in the morning" },
  { passage: "Psalm 32:1-7", words: "blessed is he whose sin is forgiven; confession" },
  { passage: "Psalm 34:17-19", words: "the Lord is near to the brokenhearted" },
  {
    passage: "Psalm 37:1-11",
    words: "do not fret; delight in the Lord; the meek inherit the land",
  },
  { passage: "Psalm 40:1-3", words: "out of the pit, miry clay; a new song" },
  {
    passage: "Psalm 42:1-6",
    words: "as the deer pants for water; why are you in despair, my soul",
  },
  { passage: "Psalm 46:1-11", words: "God is our refuge and strength; be still and know" },
  {
    passage: "Psalm 51:1-12",
    words: "David’s psalm of repentance after Bathsheba and Nathan; create in me a clean heart",
  },
  { passage: "Psalm 55:22", words: "cast your burden on the Lord" },
  { passage: "Psalm 63:1-8", words: "my soul thirsts for you in the desert" },
  { passage: "Psalm 72:1-11", words: "psalm of Solomon for the king" },
  { passage: "Psalm 73:1-17", words: "why the wicked prosper; Asaph’s envy" },
  { passage: "Psalm 78:1-8", words: "Israel’s history told to the children" },
  {
    passage: "Psalm 84:1-12",
    words: "how lovely is your dwelling; better a day in your courts; the sparrow",
  },
  { passage: "Psalm 88:1-9", words: "the darkest psalm, no light at its end" },
  {
    passage: "Psalm 90:1-12",
    words:
      "the prayer of Moses, oldest psalm; a thousand years like a day; teach us to count our days; seventy or eighty years",
  },
  { passage: "Psalm 91:1-13", words: "shelter of the Most High; angels keep you; no plague" },
  { passage: "Psalm 95:1-7", words: "let us sing and kneel before the Lord our maker" },
  { passage: "Psalm 100:1-5", words: "make a joyful shout; enter his gates with thanksgiving" },
  {
    passage: "Psalm 103:1-14",
    words:
      "bless the Lord, my soul; forgives all; as far as east from west; compassion of a father",
  },
  { passage: "Psalm 104:1-15", words: "praise of the Creator; wine, oil and bread" },
  { passage: "Psalm 110:1-7", words: "sit at my right hand; priest for ever like Melchizedek" },
  { passage: "Psalm 117:1-2", words: "shortest psalm and chapter; praise the Lord, all nations" },
  {
    passage: "Psalm 118:19-26",
    words: "the stone the builders rejected; this is the day the Lord has made",
  },
  {
    passage: "Psalm 119:9-16",
    words: "how can a young man keep his way pure; hide the word in the heart",
  },
  { passage: "Psalm 119:105", words: "your word is a lamp to my feet" },
  { passage: "Psalm 121:1-8", words: "I lift my eyes to the hills; where does my help come from" },
  { passage: "Psalm 122:6-9", words: "pray for the peace of Jerusalem" },
  { passage: "Psalm 127:1-5", words: "unless the Lord builds the house; children are a heritage" },
  { passage: "Psalm 130:1-8", words: "out of the depths" },
  { passage: "Psalm 133:1-3", words: "brothers dwell in unity; oil on Aaron’s beard" },
  { passage: "Psalm 137:1-6", words: "by the rivers of Babylon; harps on the willows; exile" },
  { passage: "Psalm 139:1-12", words: "God knows me; where could I flee from your Spirit" },
  {
    passage: "Psalm 139:13-18",
    words: "knit together in the womb; fearfully and wonderfully made; unborn",
  },
  { passage: "Psalm 150:1-6", words: "praise him with trumpet, harp, dance, cymbals; last psalm" },
];
