import type { BuiltInPlan } from "./schema";

// Chosen passages; Daniel, Joel, Zephaniah and Revelation are complete.
export const prophecyEndTimes: BuiltInPlan = {
  id: "prophecy-end-times",
  order: 50,
  title: "Prophecy & End Times Study",
  description:
    "What the prophets, Jesus and the apostles say about judgment, hope and the last things, ending with all of Revelation. Christians read these pages in different ways; the text comes first here.",
  duration: "45 days",
  category: "Prophecy",
  difficulty: "Advanced",
  dailyReading: "~15-20 min",
  completeIn: ["Daniel", "Joel", "Zephaniah", "Revelation"],
  days: [
    {
      title: "The first promise",
      passages: [
        ["Genesis 3", 655],
        ["Genesis 12:1-9", 236],
        ["Genesis 49:8-12", 124],
      ],
    },
    {
      title: "Testing a prophet; blessing and return",
      passages: [
        ["Deuteronomy 13:1-5", 179],
        ["Deuteronomy 18:9-22", 358],
        ["Deuteronomy 28:1-14", 395],
        ["Deuteronomy 30:1-10", 318],
      ],
    },
    {
      title: "The throne of David",
      passages: [
        ["2 Samuel 7", 805],
        ["Psalm 2", 199],
        ["Psalm 110", 137],
      ],
    },
    {
      title: "Suffering and deliverance",
      passages: [
        ["Psalm 16", 198],
        ["Psalm 22", 549],
        ["Psalm 118", 424],
      ],
    },
    {
      title: "Swords into plowshares; Immanuel",
      passages: [
        ["Isaiah 2", 532],
        ["Isaiah 7", 643],
      ],
    },
    {
      title: "A child is born; a shoot from Jesse",
      passages: [
        ["Isaiah 9", 588],
        ["Isaiah 11-12", 610],
      ],
    },
    { title: "The fall of Babylon foretold", passages: [["Isaiah 13-14", 1355]] },
    { title: "The feast on the mountain", passages: [["Isaiah 24-27", 1821]] },
    {
      title: "Comfort my people",
      passages: [
        ["Isaiah 35", 264],
        ["Isaiah 40", 756],
      ],
    },
    {
      title: "The servant and Cyrus",
      passages: [
        ["Isaiah 42", 648],
        ["Isaiah 44:21-28", 228],
        ["Isaiah 45", 767],
      ],
    },
    {
      title: "The suffering servant",
      passages: [
        ["Isaiah 49-50", 1185],
        ["Isaiah 52:13-53:12", 447],
      ],
    },
    { title: "The redeemer comes to Zion", passages: [["Isaiah 59-61", 1558]] },
    {
      title: "New heavens and a new earth",
      passages: [
        ["Isaiah 63", 527],
        ["Isaiah 65-66", 1500],
      ],
    },
    {
      title: "The righteous branch; seventy years",
      passages: [
        ["Jeremiah 23:1-8", 241],
        ["Jeremiah 25:1-14", 439],
        ["Jeremiah 29:1-14", 391],
      ],
    },
    { title: "The new covenant", passages: [["Jeremiah 30-31", 1880]] },
    {
      title: "The branch and the shepherd",
      passages: [
        ["Jeremiah 33", 802],
        ["Ezekiel 34", 917],
      ],
    },
    {
      title: "Against Tyre",
      passages: [
        ["Ezekiel 26", 685],
        ["Ezekiel 28:1-19", 531],
      ],
    },
    { title: "A new heart; dry bones", passages: [["Ezekiel 36-37", 1964]] },
    { title: "Gog and Magog", passages: [["Ezekiel 38-39", 1669]] },
    { title: "The day of the Lord; the Spirit poured out", passages: [["Joel 1-3", 1905]] },
    { title: "The statue and the stone", passages: [["Daniel 1-2", 2024]] },
    { title: "The furnace and the tree", passages: [["Daniel 3-4", 2231]] },
    { title: "The writing on the wall; the lions", passages: [["Daniel 5-6", 1870]] },
    { title: "Four beasts; the ram and the goat", passages: [["Daniel 7-8", 1754]] },
    { title: "Seventy weeks", passages: [["Daniel 9-10", 1548]] },
    { title: "Kings of north and south; the end", passages: [["Daniel 11-12", 1892]] },
    {
      title: "Exile, restoration, Bethlehem",
      passages: [
        ["Hosea 3", 143],
        ["Amos 9", 529],
        ["Micah 4-5", 857],
      ],
    },
    {
      title: "Edom, Nineveh and waiting in faith",
      passages: [
        ["Obadiah 1:1-21", 613],
        ["Nahum 1", 372],
        ["Habakkuk 2", 539],
      ],
    },
    {
      title: "The great day and the greater glory",
      passages: [
        ["Zephaniah 1-3", 1524],
        ["Haggai 2", 599],
      ],
    },
    {
      title: "The king on a donkey; thirty pieces of silver",
      passages: [
        ["Zechariah 8-9", 1139],
        ["Zechariah 11", 476],
      ],
    },
    {
      title: "The pierced one; the messenger",
      passages: [
        ["Zechariah 12-14", 1447],
        ["Malachi 3-4", 693],
      ],
    },
    { title: "The Olivet discourse: Matthew", passages: [["Matthew 24", 1043]] },
    {
      title: "Be ready",
      passages: [
        ["Matthew 25", 976],
        ["Mark 13", 785],
      ],
    },
    {
      title: "As in the days of Noah",
      passages: [
        ["Luke 17:20-37", 353],
        ["Luke 21", 764],
        ["Acts 1:1-11", 272],
      ],
    },
    {
      title: "I will come again; Israel’s future",
      passages: [
        ["John 14", 713],
        ["Romans 11", 805],
      ],
    },
    { title: "The resurrection of the dead", passages: [["1 Corinthians 15", 1150]] },
    {
      title: "The coming of the Lord",
      passages: [
        ["1 Thessalonians 4-5", 810],
        ["2 Thessalonians 1-2", 679],
      ],
    },
    {
      title: "Last days and sure words",
      passages: [
        ["2 Timothy 3", 293],
        ["2 Peter 1:16-21", 148],
        ["2 Peter 2-3", 1039],
        ["Jude 1:1-25", 604],
      ],
    },
    { title: "Letters to seven churches", passages: [["Revelation 1-3", 1969]] },
    { title: "The throne and the seals", passages: [["Revelation 4-7", 1686]] },
    { title: "The trumpets", passages: [["Revelation 8-11", 1780]] },
    { title: "The dragon and the beasts", passages: [["Revelation 12-14", 1641]] },
    { title: "The bowls and Babylon", passages: [["Revelation 15-18", 1995]] },
    { title: "The rider, the thousand years, the throne", passages: [["Revelation 19-20", 1081]] },
    { title: "All things new", passages: [["Revelation 21-22", 1234]] },
  ],
};
