import type { Occasion } from "./schema";

export const family: Occasion[] = [
  {
    occasion: "a wedding",
    about: [
      "wedding|weddings|marriage ceremony|marriage service|nuptial|nuptials|bride|groom|getting married|marry|the marriage|our marriage|a marriage",
    ],
    words:
      "The first is read most often; Ruth’s words were spoken to her mother-in-law, which is worth knowing before they are printed on a card.",
    passages: [
      { reference: "1 Corinthians 13:4-8", why: "What love does and does not do" },
      { reference: "Colossians 3:12-15", why: "What to put on every morning" },
      { reference: "Ruth 1:16-17", why: "Where you go I will go" },
    ],
    further: [
      { reference: "Ecclesiastes 4:9-12", why: "Two are better than one; a threefold cord" },
      { reference: "Song of Solomon 8:6-7", why: "Love strong as death" },
      { reference: "1 John 4:7-12", why: "Love comes from God" },
      { reference: "John 15:9-12", why: "Remain in my love" },
      { reference: "Genesis 2:18-24", why: "Bone of my bones" },
    ],
  },
  {
    occasion: "a wedding late in life",
    about: [
      "wedding|marriage|marry|nuptial",
      "older|elderly|widow|widowed|widower|widows|second|remarriage|late in life|seniors|old couple|divorced|again",
    ],
    words: "These know that both have loved and lost before, and that a beginning may come late.",
    passages: [
      {
        reference: "Ecclesiastes 4:9-12",
        why: "Two are better than one, for they keep each other warm",
      },
      { reference: "Isaiah 46:4", why: "Carried to gray hairs" },
      { reference: "Song of Solomon 8:6-7", why: "Many waters cannot quench love" },
    ],
    further: [
      { reference: "Psalm 92:12-15", why: "Fruit in old age" },
      { reference: "Lamentations 3:22-23", why: "New every morning" },
      { reference: "Ruth 4:14-15", why: "A restorer of life in old age" },
      { reference: "Colossians 3:12-15", why: "Love, the bond of perfection" },
    ],
  },
  {
    occasion: "a wedding anniversary",
    about: [
      "wedding anniversary|anniversary of our wedding|golden wedding|silver wedding|years married|years of marriage|our anniversary|marriage anniversary",
    ],
    words: "Thanks for the road so far, and a blessing for the rest of it.",
    passages: [
      { reference: "Psalm 103:1-5", why: "Forget none of his benefits" },
      { reference: "1 Samuel 7:12", why: "Until now the Lord has helped us" },
      { reference: "1 Corinthians 13:4-8", why: "What love does" },
    ],
    further: [
      { reference: "Psalm 90:14-17", why: "Glad all our days" },
      { reference: "Colossians 3:12-15", why: "Love binds together" },
      { reference: "Proverbs 5:18", why: "Rejoice in the wife of your youth" },
    ],
  },
  {
    occasion: "the baptism or blessing of a child",
    about: [
      "baptism|baptise|baptize|baptized|christening|christen|dedication",
      "baby|child|infant|newborn|daughter|son|grandchild|grandson|granddaughter|godchild|niece|nephew|boy|girl|twins",
    ],
    words:
      "None of these asks about the parents’ circumstances; Hagar, a mother alone, hears God call her by name.",
    passages: [
      { reference: "Mark 10:13-16", why: "Jesus blesses children" },
      { reference: "Isaiah 43:1", why: "I have called you by your name" },
      { reference: "Psalm 139:13-16", why: "Wonderfully made" },
    ],
    further: [
      { reference: "Psalm 91:11-12", why: "His angels in charge of you" },
      { reference: "Numbers 6:24-26", why: "The blessing of Aaron" },
      { reference: "Genesis 16:13", why: "To a mother alone: the God who sees" },
      { reference: "Joshua 1:9", why: "With you wherever you go" },
      { reference: "Zephaniah 3:17", why: "He rejoices over you with singing" },
    ],
  },
  {
    occasion: "a baptism",
    about: ["baptism|baptise|baptize|baptized|baptised|christening|being baptized"],
    words: "For somebody who is making a beginning.",
    passages: [
      { reference: "Romans 6:3-4", why: "Buried and raised with Christ" },
      { reference: "Isaiah 43:1", why: "I have called you by your name" },
      { reference: "Galatians 3:26-28", why: "Clothed with Christ" },
    ],
    further: [
      { reference: "Acts 8:36-39", why: "Here is water" },
      { reference: "Ezekiel 36:25-27", why: "A new heart" },
      { reference: "Matthew 28:18-20", why: "With you always" },
      { reference: "1 Peter 2:9", why: "Called out of darkness" },
    ],
  },
  {
    occasion: "a confirmation",
    about: ["confirmation|confirmand|confirmed|first communion|bar mitzvah|coming of age"],
    words:
      "A verse to carry along for years should be short. For somebody shy, the first three fit well.",
    passages: [
      { reference: "Jeremiah 1:7-8", why: "Do not say, I am a child" },
      { reference: "Joshua 1:9", why: "Strong and courageous, and not alone" },
      { reference: "Psalm 139:5", why: "Behind and before, your hand on me" },
    ],
    further: [
      { reference: "1 Timothy 4:12", why: "Let no man despise your youth" },
      { reference: "2 Timothy 1:7", why: "Power, love and self-control" },
      { reference: "Proverbs 3:5-6", why: "He will make your paths straight" },
      { reference: "1 Samuel 16:7", why: "The Lord looks at the heart" },
      { reference: "Psalm 119:105", why: "A lamp to my feet" },
    ],
  },
  {
    occasion: "a newborn baby",
    about: [
      "newborn|new born|new baby|baby|birth of|born|expecting|pregnancy|pregnant|new mother|new parents|baby shower",
    ],
    words: "For a card, or to be spoken over a cradle.",
    passages: [
      { reference: "Numbers 6:24-26", why: "The blessing of Aaron" },
      { reference: "Psalm 127:3", why: "Children are a heritage" },
      { reference: "Psalm 139:13-16", why: "Knit together" },
    ],
    further: [
      { reference: "Zephaniah 3:17", why: "He rejoices over you with singing" },
      { reference: "1 Samuel 1:27-28", why: "For this child I prayed" },
      { reference: "Isaiah 43:1", why: "Called by name" },
      { reference: "Psalm 91:11-12", why: "His angels" },
    ],
  },
  {
    occasion: "a birthday",
    about: ["birthday|birthdays|turns|turning|turned|years old today"],
    words: "Thanks for a life, and a wish for the year.",
    passages: [
      { reference: "Psalm 139:13-16", why: "Thanks for being made" },
      { reference: "Psalm 118:24", why: "This is the day" },
      { reference: "Jeremiah 29:11", why: "Thoughts of peace; first written to exiles in Babylon" },
    ],
    further: [
      { reference: "Psalm 20:4", why: "A wish: may he grant your heart’s desire" },
      { reference: "Numbers 6:24-26", why: "The blessing of Aaron" },
      { reference: "Psalm 90:12", why: "Teach us to count our days" },
      { reference: "Isaiah 46:4", why: "For a birthday in old age: I will carry you" },
    ],
  },
  {
    occasion: "mothers",
    about: ["mother's day|mothers day|mothering sunday|mothers"],
    isOfPeople: true,
    words: "The day is hard for some; the last two on the list are for them.",
    passages: [
      { reference: "Proverbs 31:25-31", why: "Strength and dignity are her clothing" },
      { reference: "Isaiah 66:13", why: "God comforts as a mother does" },
      { reference: "2 Timothy 1:5", why: "Faith from grandmother and mother" },
    ],
    further: [
      { reference: "Luke 1:46-50", why: "A mother’s song" },
      { reference: "Isaiah 49:15", why: "For whoever was let down by a mother" },
      { reference: "1 Samuel 1:10-11", why: "For whoever longs to be one" },
    ],
  },
  {
    occasion: "fathers",
    about: ["father's day|fathers day|fathers"],
    isOfPeople: true,
    words: "For thanks, and for those who had no good father.",
    passages: [
      { reference: "Psalm 103:13", why: "Like a father who has compassion" },
      { reference: "Luke 15:20-24", why: "A father runs" },
      { reference: "Joshua 24:15", why: "As for me and my house" },
    ],
    further: [
      { reference: "Ephesians 6:4", why: "Do not provoke your children" },
      { reference: "Proverbs 20:7", why: "Blessed are his children after him" },
      { reference: "Psalm 68:5", why: "A father of the fatherless" },
    ],
  },
  {
    occasion: "a new home",
    about: [
      "new house|new home|new flat|new apartment|house blessing|home blessing|housewarming|house warming|moving in|moved in|bless house|bless home|bless our home|bless my home|our house|my house|new place",
    ],
    words: "Walk from room to room, if you like, and read one at the door.",
    passages: [
      { reference: "Psalm 121:5-8", why: "Your going out and your coming in" },
      { reference: "Luke 10:5", why: "Peace to this house" },
      { reference: "Joshua 24:15", why: "As for me and my house" },
    ],
    further: [
      { reference: "Numbers 6:24-26", why: "The blessing of Aaron" },
      { reference: "Psalm 127:1", why: "Unless the Lord builds the house" },
      { reference: "Deuteronomy 6:6-9", why: "Words on the doorposts" },
      { reference: "Proverbs 24:3-4", why: "By wisdom a house is built" },
      { reference: "Hebrews 13:2", why: "Room for strangers" },
    ],
  },
];
