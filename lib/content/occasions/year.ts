import type { Occasion } from "./schema";

export const year: Occasion[] = [
  {
    occasion: "Advent",
    about: ["advent"],
    words:
      "The first two are prophets’ words that Christians have read in these weeks for centuries.",
    passages: [
      { reference: "Isaiah 9:2-7", why: "A people who walked in darkness" },
      { reference: "Isaiah 40:1-5", why: "Comfort my people" },
      { reference: "Isaiah 11:1-9", why: "A shoot from Jesse’s stock" },
    ],
    further: [
      { reference: "Micah 5:2", why: "Bethlehem" },
      { reference: "Jeremiah 33:14-16", why: "A righteous Branch" },
      { reference: "Malachi 3:1-3", why: "The messenger" },
      { reference: "Luke 1:46-55", why: "Mary’s song" },
      { reference: "Romans 13:11-12", why: "The night is far gone" },
    ],
  },
  {
    occasion: "Christmas",
    about: ["christmas|xmas|nativity|christmas eve|yuletide"],
    words: "Luke tells of shepherds, Matthew of the star, John of the Word.",
    passages: [
      { reference: "Luke 2:1-14", why: "The birth and the angels" },
      { reference: "Isaiah 9:6-7", why: "To us a child is born" },
      { reference: "John 1:1-5", why: "The light shines in the darkness" },
    ],
    further: [
      { reference: "Matthew 2:1-11", why: "The wise men" },
      { reference: "Luke 2:15-20", why: "The shepherds go and see" },
      { reference: "John 1:14", why: "The Word became flesh" },
      { reference: "Titus 3:4-5", why: "The kindness of God appeared" },
      { reference: "Philippians 2:6-8", why: "He emptied himself" },
    ],
  },
  {
    occasion: "Lent",
    about: ["lent|ash wednesday|fasting time|passiontide"],
    words: "For the forty days.",
    passages: [
      { reference: "Joel 2:12-13", why: "Tear your heart, and not your garments" },
      { reference: "Matthew 4:1-11", why: "Forty days in the wilderness" },
      { reference: "Psalm 51:10-12", why: "A clean heart" },
    ],
    further: [
      { reference: "Isaiah 58:6-8", why: "The fast that God chooses" },
      { reference: "Matthew 6:16-18", why: "Fasting in secret" },
      { reference: "Psalm 130", why: "Out of the depths" },
    ],
  },
  {
    occasion: "Good Friday",
    about: ["good friday|crucifixion service|holy week|passion service"],
    words: "Read slowly, with silence after it.",
    passages: [
      { reference: "Isaiah 53:3-6", why: "Despised and rejected" },
      { reference: "Mark 15:33-39", why: "The ninth hour" },
      { reference: "Psalm 22:1-8", why: "My God, why have you forsaken me?" },
    ],
    further: [
      { reference: "John 19:25-30", why: "It is finished" },
      { reference: "Luke 23:33-46", why: "Father, forgive them" },
      { reference: "Philippians 2:5-8", why: "Even the death of the cross" },
    ],
  },
  {
    occasion: "Easter",
    about: ["easter|resurrection sunday|easter sunday"],
    words: "Each Gospel tells the morning in its own way.",
    passages: [
      { reference: "Mark 16:1-7", why: "He has risen" },
      { reference: "John 20:11-18", why: "Mary Magdalene in the garden" },
      { reference: "1 Corinthians 15:3-8", why: "The oldest witness" },
    ],
    further: [
      { reference: "Luke 24:28-35", why: "On the road to Emmaus" },
      { reference: "Psalm 118:22-24", why: "The stone the builders rejected" },
      { reference: "1 Peter 1:3-4", why: "A living hope" },
      { reference: "Romans 6:8-9", why: "Death no more has dominion" },
    ],
  },
  {
    occasion: "Pentecost",
    about: ["pentecost|whitsun"],
    words: "The day itself, and what was hoped for long before.",
    passages: [
      { reference: "Acts 2:1-8", why: "Wind, fire and many languages" },
      { reference: "Joel 2:28-29", why: "I will pour out my Spirit" },
      { reference: "John 14:26-27", why: "The Counselor" },
    ],
    further: [
      { reference: "Ezekiel 37:9-10", why: "Breath into dry bones" },
      { reference: "Romans 8:26-27", why: "The Spirit helps" },
      { reference: "Galatians 5:22-23", why: "The fruit of the Spirit" },
    ],
  },
  {
    occasion: "harvest and thanksgiving",
    about: ["harvest|thanksgiving|harvest festival|harvest home|crops|erntedank"],
    words: "Thanks, and a share for those who have no field.",
    passages: [
      { reference: "Psalm 65:9-13", why: "You crown the year" },
      { reference: "Deuteronomy 24:19-21", why: "Leave it for the stranger" },
      { reference: "2 Corinthians 9:6-11", why: "Sowing and reaping generously" },
    ],
    further: [
      { reference: "Genesis 8:22", why: "Seed time and harvest" },
      { reference: "Psalm 104:27-30", why: "You open your hand" },
      { reference: "Luke 12:16-21", why: "The rich man’s barns" },
      { reference: "Ruth 2:15-16", why: "Ears left for her" },
    ],
  },
  {
    occasion: "the new year",
    about: [
      "new year|new years|new year's|year end|end of the year|turn of the year|january|beginning of the year|coming year",
    ],
    words: "Between what was and what nobody knows yet.",
    passages: [
      { reference: "Psalm 90:1-4", why: "From generation to generation" },
      { reference: "Psalm 31:15", why: "My times are in your hand" },
      { reference: "Lamentations 3:22-23", why: "New every morning" },
    ],
    further: [
      { reference: "Isaiah 43:18-19", why: "A new thing" },
      { reference: "Psalm 121", why: "Your going out and coming in" },
      { reference: "Philippians 3:13-14", why: "Stretching forward" },
      { reference: "James 4:13-15", why: "If the Lord wills" },
      { reference: "Numbers 6:24-26", why: "The blessing of Aaron" },
    ],
  },
  {
    occasion: "animals",
    about: ["pets|pet|animals|animal|dog|dogs|cat|cats|hamster|horse|fish"],
    isOfPeople: true,
    words: "Animals are in the Bible from its first page.",
    passages: [
      { reference: "Psalm 36:5-7", why: "You preserve man and animal" },
      { reference: "Luke 12:6", why: "Not one sparrow forgotten" },
      { reference: "Psalm 104:24-28", why: "The earth is full of your creatures" },
    ],
    further: [
      { reference: "Proverbs 12:10", why: "A righteous man respects the life of his animal" },
      { reference: "Genesis 1:24-25", why: "God made the animals" },
      { reference: "Psalm 145:9", why: "Tender mercies over all his works" },
    ],
  },
];
