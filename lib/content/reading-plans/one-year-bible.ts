import type { BuiltInPlan } from "./schema";

// Three tracks a day, each in the Bible's order: the Old Testament without Psalms and Proverbs,
// then these two, then the New Testament.
export const oneYearBible: BuiltInPlan = {
  id: "one-year-bible",
  order: 10,
  title: "One Year Bible Reading Plan",
  description:
    "The whole Bible in a year, with the Old Testament, Psalms and Proverbs, and the New Testament side by side, so that few days go by without words of Jesus or the apostles.",
  duration: "365 days",
  category: "Complete Bible",
  difficulty: "Beginner",
  dailyReading: "~15-20 min",
  completeIn: ["Old Testament", "New Testament"],
  days: [
    {
      passages: [
        ["Genesis 1-2", 1340],
        ["Psalm 1", 120],
        ["Matthew 1", 537],
      ],
    },
    {
      passages: [
        ["Genesis 3-4", 1230],
        ["Psalm 2", 199],
        ["Matthew 2", 581],
      ],
    },
    {
      passages: [
        ["Genesis 5-6", 1054],
        ["Psalm 3", 136],
        ["Matthew 3", 377],
      ],
    },
    {
      passages: [
        ["Genesis 7-8", 1024],
        ["Psalm 4", 148],
        ["Matthew 4", 513],
      ],
    },
    {
      passages: [
        ["Genesis 9-10", 1051],
        ["Psalms 5-6", 382],
      ],
    },
    {
      passages: [
        ["Genesis 11", 626],
        ["Matthew 5", 1062],
      ],
    },
    { passages: [["Genesis 12-14", 1468]] },
    {
      passages: [
        ["Genesis 15", 428],
        ["Psalm 7", 313],
        ["Matthew 6", 770],
      ],
    },
    {
      passages: [
        ["Genesis 16-17", 1032],
        ["Psalm 8", 160],
        ["Matthew 7", 592],
      ],
    },
    { passages: [["Genesis 18-20", 2304]] },
    {
      passages: [
        ["Genesis 21", 733],
        ["Psalm 9", 345],
        ["Matthew 8", 717],
      ],
    },
    {
      passages: [
        ["Genesis 22-23", 1073],
        ["Matthew 9", 796],
      ],
    },
    {
      passages: [
        ["Genesis 24", 1663],
        ["Psalm 10", 326],
      ],
    },
    {
      passages: [
        ["Genesis 25", 629],
        ["Psalms 11-12", 265],
        ["Matthew 10", 869],
      ],
    },
    {
      passages: [
        ["Genesis 26-27", 1975],
        ["Psalm 13", 99],
      ],
    },
    {
      passages: [
        ["Genesis 28-29", 1345],
        ["Psalm 14", 145],
        ["Matthew 11", 642],
      ],
    },
    {
      passages: [
        ["Genesis 30", 931],
        ["Matthew 12", 1107],
      ],
    },
    { passages: [["Genesis 31-32", 2094]] },
    {
      passages: [
        ["Genesis 33-35", 1836],
        ["Psalm 15", 101],
      ],
    },
    {
      passages: [
        ["Psalms 16-17", 484],
        ["Matthew 13", 1316],
      ],
    },
    { passages: [["Genesis 36-37", 1700]] },
    {
      passages: [
        ["Genesis 38-39", 1305],
        ["Matthew 14", 695],
      ],
    },
    { passages: [["Genesis 40-41", 1864]] },
    {
      passages: [
        ["Genesis 42", 937],
        ["Matthew 15", 739],
      ],
    },
    {
      passages: [
        ["Psalm 18", 867],
        ["Matthew 16", 645],
      ],
    },
    { passages: [["Genesis 43-45", 2388]] },
    {
      passages: [
        ["Genesis 46", 698],
        ["Psalms 19-20", 393],
        ["Matthew 17", 593],
      ],
    },
    {
      passages: [
        ["Genesis 47", 937],
        ["Psalm 21", 223],
        ["Matthew 18", 843],
      ],
    },
    { passages: [["Genesis 48-50", 1974]] },
    {
      passages: [
        ["Exodus 1-2", 1032],
        ["Matthew 19", 688],
      ],
    },
    {
      passages: [
        ["Exodus 3-4", 1533],
        ["Matthew 20", 760],
      ],
    },
    {
      passages: [
        ["Exodus 5-6", 1271],
        ["Psalm 22", 549],
      ],
    },
    {
      passages: [
        ["Exodus 7", 639],
        ["Psalm 23", 112],
        ["Matthew 21", 1077],
      ],
    },
    {
      passages: [
        ["Exodus 8-9", 1806],
        ["Psalm 24", 164],
      ],
    },
    {
      passages: [
        ["Exodus 10", 847],
        ["Matthew 22", 801],
      ],
    },
    {
      passages: [
        ["Exodus 11-12", 1710],
        ["Psalm 25", 323],
      ],
    },
    {
      passages: [
        ["Exodus 13-14", 1487],
        ["Matthew 23", 812],
      ],
    },
    {
      passages: [
        ["Exodus 15-16", 1624],
        ["Psalm 26", 173],
      ],
    },
    {
      passages: [
        ["Exodus 17", 413],
        ["Psalm 27", 314],
        ["Matthew 24", 1043],
      ],
    },
    {
      passages: [
        ["Exodus 18-20", 1884],
        ["Psalm 28", 200],
      ],
    },
    {
      passages: [
        ["Exodus 21", 865],
        ["Psalm 29", 146],
        ["Matthew 25", 976],
      ],
    },
    { passages: [["Exodus 22-24", 2019]] },
    { passages: [["Exodus 25-26", 1756]] },
    {
      passages: [
        ["Psalm 30", 219],
        ["Matthew 26", 1577],
      ],
    },
    {
      passages: [
        ["Exodus 27-28", 1694],
        ["Psalm 31", 480],
      ],
    },
    { passages: [["Exodus 29-30", 2170]] },
    {
      passages: [
        ["Psalm 32", 227],
        ["Matthew 27", 1310],
      ],
    },
    { passages: [["Exodus 31-33", 2088]] },
    {
      passages: [
        ["Exodus 34", 954],
        ["Psalm 33", 335],
        ["Matthew 28", 413],
      ],
    },
    { passages: [["Exodus 35-36", 1619]] },
    {
      passages: [
        ["Psalm 34", 317],
        ["Mark 1", 872],
      ],
    },
    {
      passages: [
        ["Exodus 37-38", 1449],
        ["Mark 2", 660],
      ],
    },
    {
      passages: [
        ["Exodus 39-40", 1708],
        ["Leviticus 1", 487],
      ],
    },
    {
      passages: [
        ["Leviticus 2-3", 927],
        ["Psalm 35", 525],
        ["Mark 3", 616],
      ],
    },
    { passages: [["Leviticus 4-6", 2607]] },
    {
      passages: [
        ["Leviticus 7", 988],
        ["Psalm 36", 221],
        ["Mark 4", 858],
      ],
    },
    {
      passages: [
        ["Leviticus 8", 918],
        ["Mark 5", 900],
      ],
    },
    { passages: [["Leviticus 9-11", 2222]] },
    { passages: [["Leviticus 12-13", 1990]] },
    {
      passages: [
        ["Psalm 37", 660],
        ["Mark 6", 1244],
      ],
    },
    { passages: [["Leviticus 14-15", 2514]] },
    {
      passages: [
        ["Leviticus 16", 1083],
        ["Psalm 38", 332],
        ["Mark 7", 772],
      ],
    },
    {
      passages: [
        ["Leviticus 17-19", 2090],
        ["Psalm 39", 248],
      ],
    },
    {
      passages: [
        ["Leviticus 20-21", 1402],
        ["Mark 8", 783],
      ],
    },
    { passages: [["Leviticus 22-24", 2544]] },
    {
      passages: [
        ["Psalms 40-41", 613],
        ["Mark 9", 1113],
      ],
    },
    { passages: [["Leviticus 25-26", 2695]] },
    {
      passages: [
        ["Leviticus 27", 917],
        ["Psalm 42", 264],
        ["Mark 10", 1135],
      ],
    },
    { passages: [["Numbers 1-2", 1953]] },
    {
      passages: [
        ["Numbers 3", 1163],
        ["Mark 11", 717],
      ],
    },
    {
      passages: [
        ["Numbers 4", 1271],
        ["Psalms 43-44", 557],
      ],
    },
    {
      passages: [
        ["Numbers 5-6", 1596],
        ["Mark 12", 986],
      ],
    },
    { passages: [["Numbers 7", 1915]] },
    {
      passages: [
        ["Numbers 8-9", 1326],
        ["Mark 13", 785],
      ],
    },
    {
      passages: [
        ["Numbers 10-11", 1766],
        ["Psalms 45-46", 494],
      ],
    },
    {
      passages: [
        ["Numbers 12", 357],
        ["Psalm 47", 133],
        ["Mark 14", 1538],
      ],
    },
    {
      passages: [
        ["Numbers 13-14", 1859],
        ["Psalm 48", 216],
      ],
    },
    { passages: [["Numbers 15-16", 2239]] },
    {
      passages: [
        ["Psalm 49", 322],
        ["Mark 15-16", 1302],
      ],
    },
    { passages: [["Numbers 17-20", 2742]] },
    { passages: [["Numbers 21-22", 1966]] },
    {
      passages: [
        ["Numbers 23-25", 1713],
        ["Psalm 50", 370],
      ],
    },
    { passages: [["Luke 1", 1489]] },
    {
      passages: [
        ["Numbers 26", 1370],
        ["Psalm 51", 312],
      ],
    },
    {
      passages: [
        ["Numbers 27-28", 1311],
        ["Psalms 52-54", 422],
      ],
    },
    {
      passages: [
        ["Numbers 29", 909],
        ["Luke 2", 1048],
      ],
    },
    {
      passages: [
        ["Numbers 30-31", 1588],
        ["Psalm 55", 402],
      ],
    },
    {
      passages: [
        ["Numbers 32", 970],
        ["Psalm 56", 221],
        ["Luke 3", 843],
      ],
    },
    { passages: [["Numbers 33-34", 1452]] },
    {
      passages: [
        ["Numbers 35-36", 1371],
        ["Luke 4", 977],
      ],
    },
    {
      passages: [
        ["Deuteronomy 1", 1204],
        ["Luke 5", 886],
      ],
    },
    {
      passages: [
        ["Deuteronomy 2-3", 1781],
        ["Psalms 57-58", 431],
      ],
    },
    {
      passages: [
        ["Deuteronomy 4", 1437],
        ["Luke 6", 1170],
      ],
    },
    {
      passages: [
        ["Deuteronomy 5-6", 1475],
        ["Psalm 59", 330],
      ],
    },
    { passages: [["Deuteronomy 7-10", 2786]] },
    {
      passages: [
        ["Deuteronomy 11", 889],
        ["Psalm 60", 199],
        ["Luke 7", 1128],
      ],
    },
    {
      passages: [
        ["Deuteronomy 12-14", 2240],
        ["Psalm 61", 132],
      ],
    },
    {
      passages: [
        ["Deuteronomy 15", 663],
        ["Psalm 62", 222],
        ["Luke 8", 1347],
      ],
    },
    { passages: [["Deuteronomy 16-19", 2500]] },
    {
      passages: [
        ["Deuteronomy 20-22", 2185],
        ["Psalm 63", 195],
      ],
    },
    {
      passages: [
        ["Psalms 64-65", 404],
        ["Luke 9", 1373],
      ],
    },
    { passages: [["Deuteronomy 23-26", 2487]] },
    {
      passages: [
        ["Deuteronomy 27", 541],
        ["Psalm 66", 311],
        ["Luke 10", 939],
      ],
    },
    {
      passages: [
        ["Deuteronomy 28", 1980],
        ["Psalm 67", 107],
      ],
    },
    {
      passages: [
        ["Deuteronomy 29", 804],
        ["Luke 11", 1291],
      ],
    },
    { passages: [["Deuteronomy 30-32", 2818]] },
    {
      passages: [
        ["Deuteronomy 33-34", 1022],
        ["Joshua 1-2", 1266],
      ],
    },
    {
      passages: [
        ["Psalm 68", 643],
        ["Luke 12", 1313],
      ],
    },
    { passages: [["Joshua 3-6", 2526]] },
    {
      passages: [
        ["Joshua 7-8", 1994],
        ["Luke 13", 818],
      ],
    },
    { passages: [["Joshua 9-11", 2711]] },
    {
      passages: [
        ["Joshua 12", 465],
        ["Psalm 69", 629],
        ["Luke 14", 774],
      ],
    },
    {
      passages: [
        ["Joshua 13-14", 1245],
        ["Psalm 70", 89],
        ["Luke 15", 689],
      ],
    },
    { passages: [["Joshua 15-17", 1808]] },
    {
      passages: [
        ["Joshua 18", 699],
        ["Psalm 71", 427],
        ["Luke 16", 762],
      ],
    },
    {
      passages: [
        ["Joshua 19", 855],
        ["Luke 17", 731],
      ],
    },
    {
      passages: [
        ["Joshua 20-21", 1328],
        ["Psalm 72", 344],
      ],
    },
    {
      passages: [
        ["Joshua 22", 1230],
        ["Luke 18", 824],
      ],
    },
    {
      passages: [
        ["Joshua 23-24", 1499],
        ["Judges 1", 904],
      ],
    },
    {
      passages: [
        ["Psalm 73", 399],
        ["Luke 19", 971],
      ],
    },
    { passages: [["Judges 2-4", 2120]] },
    {
      passages: [
        ["Judges 5", 707],
        ["Luke 20", 893],
      ],
    },
    {
      passages: [
        ["Judges 6-7", 2115],
        ["Psalm 74", 385],
      ],
    },
    {
      passages: [
        ["Judges 8", 938],
        ["Psalm 75", 170],
        ["Luke 21", 764],
      ],
    },
    {
      passages: [
        ["Judges 9-10", 2021],
        ["Psalm 76", 185],
      ],
    },
    { passages: [["Judges 11-14", 2860]] },
    {
      passages: [
        ["Psalm 77", 310],
        ["Luke 22", 1361],
      ],
    },
    { passages: [["Judges 15-18", 3011]] },
    { passages: [["Judges 19-20", 2385]] },
    {
      passages: [
        ["Judges 21", 699],
        ["Luke 23", 1048],
      ],
    },
    { passages: [["Ruth 1-4", 2420]] },
    {
      passages: [
        ["1 Samuel 1", 696],
        ["Luke 24", 976],
      ],
    },
    { passages: [["1 Samuel 2-4", 2192]] },
    {
      passages: [
        ["1 Samuel 5", 402],
        ["Psalm 78", 1165],
      ],
    },
    {
      passages: [
        ["1 Samuel 6", 708],
        ["John 1", 973],
      ],
    },
    {
      passages: [
        ["1 Samuel 7-8", 982],
        ["Psalm 79", 263],
        ["John 2", 483],
      ],
    },
    { passages: [["1 Samuel 9-12", 2921]] },
    {
      passages: [
        ["1 Samuel 13", 649],
        ["Psalm 80", 304],
        ["John 3", 735],
      ],
    },
    { passages: [["1 Samuel 14-15", 2422]] },
    {
      passages: [
        ["Psalms 81-82", 390],
        ["John 4", 1070],
      ],
    },
    { passages: [["1 Samuel 16-17", 2246]] },
    {
      passages: [
        ["1 Samuel 18", 759],
        ["John 5", 982],
      ],
    },
    {
      passages: [
        ["1 Samuel 19-20", 1837],
        ["Psalm 83", 246],
      ],
    },
    {
      passages: [
        ["1 Samuel 21-23", 1976],
        ["Psalm 84", 217],
      ],
    },
    {
      passages: [
        ["1 Samuel 24", 620],
        ["John 6", 1490],
      ],
    },
    {
      passages: [
        ["1 Samuel 25-26", 2137],
        ["Psalm 85", 189],
      ],
    },
    { passages: [["1 Samuel 27-30", 2483]] },
    {
      passages: [
        ["1 Samuel 31", 341],
        ["Psalms 86-87", 404],
        ["John 7", 981],
      ],
    },
    { passages: [["2 Samuel 1-3", 2589]] },
    {
      passages: [
        ["Psalm 88", 290],
        ["John 8", 1273],
      ],
    },
    { passages: [["2 Samuel 4-7", 2373]] },
    { passages: [["2 Samuel 8-11", 2111]] },
    {
      passages: [
        ["2 Samuel 12", 944],
        ["John 9", 818],
      ],
    },
    { passages: [["2 Samuel 13-14", 2148]] },
    {
      passages: [
        ["2 Samuel 15", 1035],
        ["John 10", 799],
      ],
    },
    {
      passages: [
        ["2 Samuel 16", 693],
        ["Psalm 89", 824],
      ],
    },
    {
      passages: [
        ["2 Samuel 17", 886],
        ["John 11", 1139],
      ],
    },
    {
      passages: [
        ["2 Samuel 18-19", 2465],
        ["Psalm 90", 294],
      ],
    },
    {
      passages: [
        ["2 Samuel 20", 825],
        ["John 12", 1059],
      ],
    },
    {
      passages: [
        ["2 Samuel 21-22", 1642],
        ["Psalm 91", 285],
      ],
    },
    {
      passages: [
        ["2 Samuel 23", 840],
        ["Psalm 92", 229],
        ["John 13", 822],
      ],
    },
    {
      passages: [
        ["2 Samuel 24", 806],
        ["1 Kings 1", 1397],
      ],
    },
    {
      passages: [
        ["1 Kings 2", 1394],
        ["Psalm 93", 79],
        ["John 14", 713],
      ],
    },
    {
      passages: [
        ["1 Kings 3", 799],
        ["Psalms 94-95", 496],
        ["John 15", 604],
      ],
    },
    { passages: [["1 Kings 4-6", 2129]] },
    {
      passages: [
        ["1 Kings 7", 1362],
        ["Psalm 96", 207],
        ["John 16", 781],
      ],
    },
    {
      passages: [
        ["1 Kings 8", 2037],
        ["Psalm 97", 184],
        ["John 17", 619],
      ],
    },
    {
      passages: [
        ["1 Kings 9-10", 1549],
        ["John 18", 933],
      ],
    },
    {
      passages: [
        ["1 Kings 11-12", 2189],
        ["Psalm 98", 169],
      ],
    },
    {
      passages: [
        ["1 Kings 13", 1047],
        ["Psalm 99", 145],
        ["John 19", 987],
      ],
    },
    {
      passages: [
        ["1 Kings 14-15", 1820],
        ["Psalms 100-101", 243],
      ],
    },
    {
      passages: [
        ["1 Kings 16-17", 1591],
        ["John 20", 730],
      ],
    },
    {
      passages: [
        ["1 Kings 18-19", 1932],
        ["John 21", 700],
      ],
    },
    {
      passages: [
        ["1 Kings 20", 1381],
        ["Psalm 102", 438],
        ["Acts 1", 625],
      ],
    },
    { passages: [["1 Kings 21-22", 2240]] },
    {
      passages: [
        ["2 Kings 1-2", 1375],
        ["Acts 2", 974],
      ],
    },
    {
      passages: [
        ["2 Kings 3-4", 2055],
        ["Psalm 103", 329],
      ],
    },
    {
      passages: [
        ["2 Kings 5-6", 1875],
        ["Acts 3", 623],
      ],
    },
    {
      passages: [
        ["2 Kings 7-8", 1673],
        ["Acts 4", 840],
      ],
    },
    {
      passages: [
        ["2 Kings 9", 1146],
        ["Psalm 104", 557],
      ],
    },
    {
      passages: [
        ["2 Kings 10", 1131],
        ["Acts 5", 966],
      ],
    },
    {
      passages: [
        ["2 Kings 11-13", 2064],
        ["Acts 6", 335],
      ],
    },
    { passages: [["2 Kings 14-16", 2477]] },
    {
      passages: [
        ["2 Kings 17", 1195],
        ["Acts 7", 1369],
      ],
    },
    {
      passages: [
        ["2 Kings 18", 1145],
        ["Psalm 105", 600],
      ],
    },
    {
      passages: [
        ["2 Kings 19", 1060],
        ["Acts 8", 818],
      ],
    },
    { passages: [["2 Kings 20-22", 1973]] },
    {
      passages: [
        ["2 Kings 23-24", 1940],
        ["Acts 9", 952],
      ],
    },
    {
      passages: [
        ["2 Kings 25", 929],
        ["1 Chronicles 1", 606],
      ],
    },
    {
      passages: [
        ["Psalm 106", 721],
        ["Acts 10", 1060],
      ],
    },
    { passages: [["1 Chronicles 2-3", 1165]] },
    {
      passages: [
        ["1 Chronicles 4-5", 1405],
        ["Acts 11", 635],
      ],
    },
    { passages: [["1 Chronicles 6", 1360]] },
    {
      passages: [
        ["1 Chronicles 7-8", 1155],
        ["Acts 12", 627],
      ],
    },
    {
      passages: [
        ["Psalm 107", 654],
        ["Acts 13", 1192],
      ],
    },
    { passages: [["1 Chronicles 9-11", 2193]] },
    {
      passages: [
        ["1 Chronicles 12-13", 1286],
        ["Psalm 108", 196],
        ["Acts 14", 606],
      ],
    },
    { passages: [["1 Chronicles 14-16", 1725]] },
    {
      passages: [
        ["1 Chronicles 17-18", 1118],
        ["Acts 15", 892],
      ],
    },
    {
      passages: [
        ["1 Chronicles 19", 589],
        ["Psalm 109", 505],
        ["Acts 16", 918],
      ],
    },
    { passages: [["1 Chronicles 20-23", 2310]] },
    {
      passages: [
        ["1 Chronicles 24", 510],
        ["Psalms 110-111", 296],
        ["Acts 17", 827],
      ],
    },
    {
      passages: [
        ["1 Chronicles 25-26", 1169],
        ["Psalms 112-113", 278],
      ],
    },
    {
      passages: [
        ["1 Chronicles 27-28", 1547],
        ["Acts 18", 661],
      ],
    },
    {
      passages: [
        ["1 Chronicles 29", 947],
        ["Psalm 114", 103],
        ["Acts 19", 926],
      ],
    },
    { passages: [["2 Chronicles 1-5", 2553]] },
    {
      passages: [
        ["2 Chronicles 6", 1356],
        ["Psalm 115", 251],
        ["Acts 20", 853],
      ],
    },
    { passages: [["2 Chronicles 7-10", 2560]] },
    {
      passages: [
        ["2 Chronicles 11", 451],
        ["Psalms 116-117", 287],
        ["Acts 21", 1010],
      ],
    },
    {
      passages: [
        ["2 Chronicles 12-14", 1460],
        ["Acts 22", 729],
      ],
    },
    { passages: [["2 Chronicles 15-18", 2309]] },
    {
      passages: [
        ["2 Chronicles 19", 335],
        ["Psalm 118", 424],
        ["Acts 23", 862],
      ],
    },
    {
      passages: [
        ["2 Chronicles 20-21", 1626],
        ["Acts 24", 594],
      ],
    },
    { passages: [["2 Chronicles 22-25", 2886]] },
    {
      passages: [
        ["2 Chronicles 26-28", 1768],
        ["Acts 25", 718],
      ],
    },
    {
      passages: [
        ["2 Chronicles 29-30", 1898],
        ["Acts 26", 751],
      ],
    },
    { passages: [["2 Chronicles 31-33", 2487]] },
    {
      passages: [
        ["2 Chronicles 34", 1119],
        ["Acts 27", 1011],
      ],
    },
    {
      passages: [
        ["2 Chronicles 35-36", 1559],
        ["Ezra 1", 345],
        ["Acts 28", 781],
      ],
    },
    {
      passages: [
        ["Ezra 2", 903],
        ["Romans 1", 712],
      ],
    },
    { passages: [["Psalm 119:1-88", 1169]] },
    {
      passages: [
        ["Ezra 3-5", 1814],
        ["Romans 2", 603],
      ],
    },
    { passages: [["Ezra 6-8", 2524]] },
    {
      passages: [
        ["Ezra 9-10", 1474],
        ["Romans 3", 577],
      ],
    },
    {
      passages: [
        ["Nehemiah 1-3", 1929],
        ["Romans 4", 565],
      ],
    },
    {
      passages: [
        ["Nehemiah 4-6", 1829],
        ["Romans 5", 469],
      ],
    },
    {
      passages: [
        ["Nehemiah 7", 1064],
        ["Romans 6", 494],
      ],
    },
    {
      passages: [
        ["Nehemiah 8-9", 1941],
        ["Romans 7", 606],
      ],
    },
    {
      passages: [
        ["Nehemiah 10", 640],
        ["Romans 8", 890],
      ],
    },
    { passages: [["Psalm 119:89-176", 1138]] },
    {
      passages: [
        ["Nehemiah 11", 729],
        ["Psalm 120", 88],
        ["Romans 9", 706],
      ],
    },
    {
      passages: [
        ["Nehemiah 12", 930],
        ["Psalm 121", 105],
        ["Romans 10", 449],
      ],
    },
    {
      passages: [
        ["Nehemiah 13", 928],
        ["Esther 1-2", 1423],
      ],
    },
    {
      passages: [
        ["Esther 3-4", 1046],
        ["Psalms 122-123", 202],
        ["Romans 11", 805],
      ],
    },
    {
      passages: [
        ["Esther 5-8", 1894],
        ["Psalm 124", 117],
        ["Romans 12", 405],
      ],
    },
    {
      passages: [
        ["Esther 9-10", 1050],
        ["Job 1", 622],
        ["Psalms 125-127", 291],
        ["Romans 13", 359],
      ],
    },
    {
      passages: [
        ["Job 2-4", 1114],
        ["Romans 14", 523],
      ],
    },
    {
      passages: [
        ["Job 5", 434],
        ["Psalms 128-130", 313],
        ["Romans 15", 752],
      ],
    },
    {
      passages: [
        ["Job 6-7", 860],
        ["Psalm 131", 58],
        ["Romans 16", 522],
      ],
    },
    { passages: [["Job 8-10", 1242]] },
    {
      passages: [
        ["Job 11-12", 714],
        ["1 Corinthians 1", 641],
      ],
    },
    {
      passages: [
        ["Job 13-14", 793],
        ["Psalm 132", 269],
        ["1 Corinthians 2", 365],
      ],
    },
    {
      passages: [
        ["Job 15-16", 921],
        ["Psalm 133", 65],
        ["1 Corinthians 3", 441],
      ],
    },
    {
      passages: [
        ["Job 17-18", 578],
        ["Psalms 134-135", 324],
        ["1 Corinthians 4", 490],
      ],
    },
    {
      passages: [
        ["Job 19-20", 957],
        ["1 Corinthians 5-6", 774],
      ],
    },
    { passages: [["Job 21-23", 1236]] },
    {
      passages: [
        ["Job 24", 467],
        ["Psalm 136", 346],
        ["1 Corinthians 7", 963],
      ],
    },
    {
      passages: [
        ["Job 25-28", 1100],
        ["1 Corinthians 8", 295],
      ],
    },
    {
      passages: [
        ["Job 29-30", 897],
        ["1 Corinthians 9", 670],
      ],
    },
    {
      passages: [
        ["Job 31", 692],
        ["Psalms 137-138", 326],
        ["1 Corinthians 10", 660],
      ],
    },
    { passages: [["Job 32-34", 1488]] },
    {
      passages: [
        ["Job 35", 257],
        ["Psalm 139", 389],
        ["1 Corinthians 11", 714],
      ],
    },
    {
      passages: [
        ["Job 36", 491],
        ["Psalms 140-141", 432],
        ["1 Corinthians 12", 586],
      ],
    },
    {
      passages: [
        ["Job 37-38", 1024],
        ["1 Corinthians 13", 276],
      ],
    },
    {
      passages: [
        ["Job 39", 495],
        ["Psalm 142", 146],
        ["1 Corinthians 14", 880],
      ],
    },
    {
      passages: [
        ["Job 40-42", 1266],
        ["Psalm 143", 243],
      ],
    },
    { passages: [["Ecclesiastes 1-4", 1987]] },
    {
      passages: [
        ["Ecclesiastes 5", 526],
        ["Psalm 144", 271],
        ["1 Corinthians 15", 1150],
      ],
    },
    {
      passages: [
        ["Ecclesiastes 6-8", 1399],
        ["1 Corinthians 16", 431],
      ],
    },
    {
      passages: [
        ["Ecclesiastes 9-12", 1575],
        ["Psalm 145", 321],
      ],
    },
    {
      passages: [
        ["Song of Solomon 1-2", 637],
        ["Psalm 146", 162],
        ["2 Corinthians 1-2", 1007],
      ],
    },
    {
      passages: [
        ["Song of Solomon 3-7", 1569],
        ["2 Corinthians 3", 376],
      ],
    },
    {
      passages: [
        ["Song of Solomon 8", 341],
        ["Isaiah 1", 707],
        ["Psalm 147", 283],
        ["2 Corinthians 4", 413],
      ],
    },
    {
      passages: [
        ["Isaiah 2-4", 1251],
        ["2 Corinthians 5", 496],
      ],
    },
    {
      passages: [
        ["Isaiah 5", 818],
        ["Psalms 148-149", 324],
        ["2 Corinthians 6-7", 777],
      ],
    },
    { passages: [["Isaiah 6-9", 2095]] },
    {
      passages: [
        ["Isaiah 10", 887],
        ["Psalm 150", 76],
        ["2 Corinthians 8-9", 919],
      ],
    },
    {
      passages: [
        ["Isaiah 11-14", 1965],
        ["2 Corinthians 10", 433],
      ],
    },
    {
      passages: [
        ["Isaiah 15-18", 1304],
        ["2 Corinthians 11", 720],
      ],
    },
    {
      passages: [
        ["Isaiah 19-21", 1237],
        ["Proverbs 1", 505],
      ],
    },
    {
      passages: [
        ["Isaiah 22-23", 1071],
        ["2 Corinthians 12-13", 934],
      ],
    },
    {
      passages: [
        ["Isaiah 24-25", 915],
        ["Proverbs 2", 310],
        ["Galatians 1", 483],
      ],
    },
    {
      passages: [
        ["Isaiah 26-28", 1664],
        ["Galatians 2", 574],
      ],
    },
    {
      passages: [
        ["Isaiah 29-30", 1715],
        ["Galatians 3", 631],
      ],
    },
    { passages: [["Isaiah 31-35", 2005]] },
    {
      passages: [
        ["Isaiah 36", 658],
        ["Proverbs 3", 520],
        ["Galatians 4", 627],
      ],
    },
    {
      passages: [
        ["Isaiah 37-38", 1615],
        ["Galatians 5", 436],
      ],
    },
    {
      passages: [
        ["Isaiah 39-41", 1782],
        ["Galatians 6", 363],
      ],
    },
    {
      passages: [
        ["Isaiah 42-43", 1344],
        ["Proverbs 4", 407],
        ["Ephesians 1", 513],
      ],
    },
    {
      passages: [
        ["Isaiah 44-46", 1961],
        ["Ephesians 2", 446],
      ],
    },
    {
      passages: [
        ["Isaiah 47-48", 1050],
        ["Proverbs 5", 335],
        ["Ephesians 3", 427],
      ],
    },
    {
      passages: [
        ["Isaiah 49-51", 1917],
        ["Ephesians 4", 626],
      ],
    },
    { passages: [["Isaiah 52-57", 2488]] },
    {
      passages: [
        ["Isaiah 58-60", 1697],
        ["Ephesians 5", 562],
      ],
    },
    {
      passages: [
        ["Isaiah 61-62", 688],
        ["Proverbs 6", 536],
        ["Ephesians 6", 508],
      ],
    },
    {
      passages: [
        ["Isaiah 63-65", 1553],
        ["Philippians 1", 651],
      ],
    },
    {
      passages: [
        ["Isaiah 66", 774],
        ["Jeremiah 1-2", 1492],
      ],
    },
    {
      passages: [
        ["Jeremiah 3", 768],
        ["Proverbs 7", 402],
        ["Philippians 2", 597],
      ],
    },
    {
      passages: [
        ["Jeremiah 4-5", 1666],
        ["Philippians 3", 495],
      ],
    },
    {
      passages: [
        ["Jeremiah 6-7", 1724],
        ["Philippians 4", 474],
      ],
    },
    {
      passages: [
        ["Jeremiah 8-9", 1396],
        ["Colossians 1", 663],
      ],
    },
    {
      passages: [
        ["Jeremiah 10", 655],
        ["Proverbs 8", 519],
        ["Colossians 2", 504],
      ],
    },
    {
      passages: [
        ["Jeremiah 11-13", 1952],
        ["Colossians 3", 461],
      ],
    },
    {
      passages: [
        ["Jeremiah 14-15", 1332],
        ["Proverbs 9", 281],
        ["Colossians 4", 362],
      ],
    },
    {
      passages: [
        ["Jeremiah 16-18", 2078],
        ["1 Thessalonians 1", 251],
      ],
    },
    {
      passages: [
        ["Jeremiah 19-21", 1555],
        ["1 Thessalonians 2-3", 776],
      ],
    },
    {
      passages: [
        ["Jeremiah 22", 786],
        ["Proverbs 10", 520],
        ["1 Thessalonians 4", 401],
      ],
    },
    {
      passages: [
        ["Jeremiah 23-24", 1449],
        ["1 Thessalonians 5", 409],
      ],
    },
    {
      passages: [
        ["Jeremiah 25-26", 1827],
        ["2 Thessalonians 1", 294],
      ],
    },
    {
      passages: [
        ["Jeremiah 27-29", 2151],
        ["2 Thessalonians 2", 385],
      ],
    },
    {
      passages: [
        ["Jeremiah 30", 676],
        ["Proverbs 11", 513],
        ["2 Thessalonians 3", 360],
      ],
    },
    {
      passages: [
        ["Jeremiah 31", 1204],
        ["1 Timothy 1-2", 679],
      ],
    },
    {
      passages: [
        ["Jeremiah 32-33", 2169],
        ["1 Timothy 3", 299],
      ],
    },
    {
      passages: [
        ["Jeremiah 34-35", 1420],
        ["Proverbs 12", 462],
        ["1 Timothy 4", 327],
      ],
    },
    {
      passages: [
        ["Jeremiah 36-37", 1599],
        ["1 Timothy 5", 486],
      ],
    },
    {
      passages: [
        ["Jeremiah 38-40", 2123],
        ["1 Timothy 6", 479],
      ],
    },
    {
      passages: [
        ["Jeremiah 41-42", 1363],
        ["Proverbs 13", 380],
        ["2 Timothy 1", 416],
      ],
    },
    {
      passages: [
        ["Jeremiah 43-44", 1637],
        ["2 Timothy 2-3", 787],
      ],
    },
    { passages: [["Jeremiah 45-48", 2265]] },
    {
      passages: [
        ["Proverbs 14", 571],
        ["2 Timothy 4", 412],
        ["Titus 1-2", 618],
      ],
    },
    { passages: [["Jeremiah 49-50", 2537]] },
    {
      passages: [
        ["Jeremiah 51", 1759],
        ["Titus 3", 287],
      ],
    },
    {
      passages: [
        ["Jeremiah 52", 1003],
        ["Lamentations 1", 752],
        ["Philemon 1:1-25", 442],
      ],
    },
    {
      passages: [
        ["Lamentations 2", 867],
        ["Proverbs 15", 515],
        ["Hebrews 1-2", 784],
      ],
    },
    {
      passages: [
        ["Lamentations 3", 880],
        ["Hebrews 3", 363],
      ],
    },
    {
      passages: [
        ["Lamentations 4-5", 871],
        ["Ezekiel 1-2", 1087],
        ["Hebrews 4", 401],
      ],
    },
    {
      passages: [
        ["Ezekiel 3", 773],
        ["Proverbs 16", 513],
        ["Hebrews 5-6", 735],
      ],
    },
    { passages: [["Ezekiel 4-7", 2282]] },
    {
      passages: [
        ["Ezekiel 8-10", 1623],
        ["Hebrews 7-8", 1004],
      ],
    },
    {
      passages: [
        ["Ezekiel 11", 681],
        ["Proverbs 17", 462],
        ["Hebrews 9", 691],
      ],
    },
    { passages: [["Ezekiel 12-15", 2381]] },
    {
      passages: [
        ["Ezekiel 16", 1774],
        ["Hebrews 10", 770],
      ],
    },
    {
      passages: [
        ["Ezekiel 17-19", 1976],
        ["Proverbs 18", 354],
      ],
    },
    {
      passages: [
        ["Ezekiel 20", 1540],
        ["Hebrews 11", 931],
      ],
    },
    {
      passages: [
        ["Ezekiel 21-22", 1714],
        ["Hebrews 12", 687],
      ],
    },
    {
      passages: [
        ["Ezekiel 23", 1275],
        ["Proverbs 19", 478],
      ],
    },
    {
      passages: [
        ["Ezekiel 24-26", 1914],
        ["Hebrews 13", 513],
      ],
    },
    {
      passages: [
        ["Ezekiel 27-28", 1639],
        ["James 1", 542],
      ],
    },
    {
      passages: [
        ["Ezekiel 29", 677],
        ["Proverbs 20", 475],
        ["James 2", 512],
      ],
    },
    {
      passages: [
        ["Ezekiel 30-32", 2391],
        ["James 3", 367],
      ],
    },
    {
      passages: [
        ["Ezekiel 33-34", 1958],
        ["James 4", 358],
      ],
    },
    {
      passages: [
        ["Ezekiel 35-36", 1530],
        ["James 5", 474],
      ],
    },
    {
      passages: [
        ["Ezekiel 37", 824],
        ["Proverbs 21", 483],
        ["1 Peter 1", 605],
      ],
    },
    {
      passages: [
        ["Ezekiel 38-39", 1669],
        ["1 Peter 2", 518],
      ],
    },
    {
      passages: [
        ["Ezekiel 40", 1415],
        ["1 Peter 3-4", 997],
      ],
    },
    {
      passages: [
        ["Ezekiel 41-42", 1328],
        ["Proverbs 22", 455],
        ["1 Peter 5", 298],
      ],
    },
    {
      passages: [
        ["Ezekiel 43-44", 1858],
        ["2 Peter 1", 478],
      ],
    },
    {
      passages: [
        ["Ezekiel 45-47", 2482],
        ["2 Peter 2", 557],
      ],
    },
    {
      passages: [
        ["Ezekiel 48", 992],
        ["Daniel 1", 568],
        ["2 Peter 3", 482],
        ["1 John 1", 246],
      ],
    },
    {
      passages: [
        ["Daniel 2", 1456],
        ["Proverbs 23", 550],
      ],
    },
    {
      passages: [
        ["Daniel 3-4", 2231],
        ["1 John 2", 713],
      ],
    },
    {
      passages: [
        ["Daniel 5-6", 1870],
        ["1 John 3", 520],
      ],
    },
    {
      passages: [
        ["Daniel 7", 915],
        ["Proverbs 24", 539],
        ["1 John 4", 487],
      ],
    },
    {
      passages: [
        ["Daniel 8-9", 1774],
        ["1 John 5", 492],
      ],
    },
    {
      passages: [
        ["Daniel 10-11", 2114],
        ["2 John 1:1-13", 296],
      ],
    },
    {
      passages: [
        ["Daniel 12", 391],
        ["Proverbs 25", 500],
        ["3 John 1:1-14", 293],
        ["Jude 1:1-25", 604],
      ],
    },
    {
      passages: [
        ["Hosea 1-4", 1589],
        ["Revelation 1", 542],
      ],
    },
    { passages: [["Hosea 5-10", 2184]] },
    {
      passages: [
        ["Hosea 11-12", 602],
        ["Proverbs 26", 463],
        ["Revelation 2", 782],
      ],
    },
    {
      passages: [
        ["Hosea 13-14", 635],
        ["Joel 1", 480],
        ["Revelation 3-4", 975],
      ],
    },
    {
      passages: [
        ["Joel 2-3", 1425],
        ["Amos 1", 431],
        ["Revelation 5", 403],
      ],
    },
    {
      passages: [
        ["Amos 2-4", 1201],
        ["Proverbs 27", 437],
        ["Revelation 6", 497],
      ],
    },
    {
      passages: [
        ["Amos 5-7", 1458],
        ["Revelation 7-8", 824],
      ],
    },
    {
      passages: [
        ["Amos 8-9", 924],
        ["Obadiah 1:1-21", 613],
        ["Jonah 1", 490],
        ["Revelation 9", 539],
      ],
    },
    {
      passages: [
        ["Jonah 2-4", 760],
        ["Proverbs 28", 478],
        ["Revelation 10-11", 873],
      ],
    },
    {
      passages: [
        ["Micah 1-5", 1969],
        ["Revelation 12", 483],
      ],
    },
    {
      passages: [
        ["Micah 6-7", 980],
        ["Nahum 1-2", 707],
        ["Revelation 13", 530],
      ],
    },
    {
      passages: [
        ["Nahum 3", 484],
        ["Habakkuk 1", 388],
        ["Proverbs 29", 421],
        ["Revelation 14", 628],
      ],
    },
    {
      passages: [
        ["Habakkuk 2-3", 980],
        ["Zephaniah 1", 519],
        ["Revelation 15-16", 764],
      ],
    },
    {
      passages: [
        ["Zephaniah 2-3", 1005],
        ["Haggai 1-2", 1018],
        ["Revelation 17", 520],
      ],
    },
    {
      passages: [
        ["Zechariah 1-5", 1802],
        ["Revelation 18", 711],
      ],
    },
    {
      passages: [
        ["Zechariah 6-7", 731],
        ["Proverbs 30", 618],
        ["Revelation 19", 615],
      ],
    },
    {
      passages: [
        ["Zechariah 8-11", 1990],
        ["Revelation 20", 466],
      ],
    },
    {
      passages: [
        ["Zechariah 12-14", 1447],
        ["Malachi 1", 451],
        ["Revelation 21", 689],
      ],
    },
    {
      passages: [
        ["Malachi 2-4", 1221],
        ["Proverbs 31", 448],
        ["Revelation 22", 545],
      ],
    },
  ],
};
