// The references of the verse of the day and the daily quote; their words always come from the text
// table.

interface Month {
  theme: string;
  /** One reference per day, parted by semicolons. */
  references: string;
}

/**
 * Verse of the day by month, one reference for each of the leap year's 366 days. No verse appears
 * twice, here or in the daily quotes.
 */
const MONTHS: readonly Month[] = [
  {
    theme: "new beginnings and guidance",
    references: `Lamentations 3:22-23; Isaiah 43:18-19; 2 Corinthians 5:17; Jeremiah 29:11; Proverbs 3:5-6;
     Joshua 1:9; Psalm 90:12; Philippians 3:13-14; Genesis 1:1; Psalm 119:105; Ezekiel 36:26;
     Psalm 37:5; Proverbs 16:3; Psalm 32:8; Isaiah 41:10; Micah 6:8; Psalm 1:1-2;
     Deuteronomy 31:8; Proverbs 16:9; James 1:5; Psalm 25:4-5; Isaiah 40:31; Matthew 6:33;
     Hebrews 12:1-2; Psalm 51:10; Romans 12:2; Proverbs 4:23; Psalm 118:24; Isaiah 30:21;
     Joshua 24:15; Exodus 33:14`,
  },
  {
    theme: "love",
    references: `1 Corinthians 13:4; 1 John 4:19; John 13:34-35; Romans 8:38-39; 1 John 4:7-8;
     Song of Solomon 8:7; Deuteronomy 6:4-5; Matthew 22:37-39; Zephaniah 3:17; Psalm 136:1;
     1 Corinthians 13:13; Jeremiah 31:3; Psalm 36:7; John 3:16; 1 Peter 4:8; Colossians 3:14;
     Galatians 2:20; Psalm 63:3; Hosea 6:3; Proverbs 17:17; Ephesians 4:32; John 15:13;
     1 John 3:1; Psalm 103:8; Leviticus 19:18; Romans 13:10; Psalm 86:15; Luke 6:35; Ruth 1:16`,
  },
  {
    theme: "grace and turning to God",
    references: `Psalm 23:1-3; Psalm 27:1; Isaiah 55:6-7; Joel 2:13; Psalm 34:8; Matthew 5:3; Matthew 5:4;
     Matthew 5:6; Matthew 5:8; Psalm 139:23-24; 1 John 1:9; Isaiah 1:18; Psalm 103:12;
     Proverbs 28:13; Psalm 130:3-4; Matthew 11:28-30; Mark 8:34; Luke 9:23; Philippians 2:5-8;
     Hebrews 4:15-16; Romans 5:8; Isaiah 53:5; Isaiah 53:6; 2 Corinthians 5:21; 1 Peter 2:24;
     Ephesians 2:8-9; Romans 3:23-24; Romans 6:23; John 1:29; Mark 10:45; John 10:11`,
  },
  {
    theme: "hope and new life",
    references: `John 11:25-26; 1 Corinthians 15:3-4; Romans 10:9; 1 Peter 1:3; Psalm 16:11; Romans 6:4;
     Colossians 3:1-2; John 14:6; John 20:29; Luke 24:6-7; Isaiah 26:19; 1 Corinthians 15:20;
     1 Corinthians 15:57; Romans 8:11; Job 19:25; Hosea 6:1; John 10:27-28; John 14:19;
     Acts 4:12; Revelation 1:17-18; Isaiah 25:8; Ephesians 2:4-5; Romans 8:1; John 5:24;
     John 8:12; John 6:35; Psalm 126:5; Psalm 30:5; Galatians 6:9; Hebrews 13:20-21`,
  },
  {
    theme: "creation, family, the word",
    references: `Psalm 19:1; Genesis 1:27; Psalm 8:3-4; Colossians 1:16-17; Romans 1:20; Psalm 33:6;
     Psalm 24:1; Isaiah 40:26; Nehemiah 9:6; Hebrews 11:3; Genesis 1:31; Psalm 139:14;
     Proverbs 31:25; Proverbs 31:30; Proverbs 22:6; Deuteronomy 6:6-7; Psalm 127:3;
     Exodus 20:12; Joshua 1:8; 2 Timothy 3:16-17; Hebrews 4:12; Isaiah 40:8; Psalm 119:11;
     Matthew 24:35; Psalm 119:130; Psalm 12:6; Matthew 4:4; Acts 1:8; Acts 2:38; Joel 2:28;
     Romans 15:13`,
  },
  {
    theme: "the Spirit; refuge and trust",
    references: `Galatians 5:22-23; John 14:16-17; John 14:26; Romans 8:26; Ephesians 5:18;
     2 Corinthians 3:17; Zechariah 4:6; Luke 11:13; Romans 8:14; 1 Corinthians 3:16;
     Psalm 103:13; Psalm 68:5; Matthew 7:11; Proverbs 20:7; Ephesians 6:4; Psalm 46:1;
     Psalm 46:10; Psalm 62:5-6; Nahum 1:7; Psalm 18:2; Proverbs 18:10; 2 Samuel 22:31;
     Psalm 91:1-2; Psalm 121:1-2; Psalm 121:7-8; Isaiah 26:3; Isaiah 26:4; Psalm 56:3;
     2 Timothy 1:7; Deuteronomy 33:27`,
  },
  {
    theme: "freedom, peace, comfort in trouble",
    references: `Galatians 5:1; John 8:31-32; John 8:36; Psalm 33:12; 1 Peter 2:16; 2 Chronicles 7:14;
     Micah 4:3; Matthew 5:9; Romans 12:18; James 3:18; Psalm 133:1; Hebrews 12:14;
     Philippians 4:6-7; Philippians 4:8; Philippians 4:13; Philippians 4:19; Matthew 6:25-26;
     Matthew 6:34; 1 Peter 5:7; Psalm 55:22; Psalm 94:19; John 14:27; John 16:33; Isaiah 43:2;
     Psalm 34:18; Psalm 147:3; 2 Corinthians 1:3-4; 2 Corinthians 4:16-18; 2 Corinthians 12:9;
     Romans 8:28; Romans 5:3-4`,
  },
  {
    theme: "endurance, fruitfulness, daily work and speech",
    references: `James 1:2-3; James 1:12; Romans 8:18; Romans 8:31; Psalm 42:11; Habakkuk 3:17-18; Job 1:21;
     Job 23:10; Genesis 50:20; Psalm 73:26; Isaiah 46:4; Psalm 71:18; Psalm 92:12-13;
     Jeremiah 17:7-8; John 15:5; John 15:16; Colossians 2:6-7; Psalm 52:8; Matthew 5:14;
     Matthew 5:16; 1 Peter 2:9; Ephesians 2:10; Colossians 3:23; Proverbs 27:17;
     Ecclesiastes 4:9-10; Psalm 90:17; Proverbs 12:25; Proverbs 15:1; Proverbs 16:24;
     Ephesians 4:29; James 1:19`,
  },
  {
    theme: "wisdom and prayer",
    references: `Proverbs 1:7; Proverbs 2:6; Proverbs 9:10; Proverbs 11:2; Proverbs 11:25; Proverbs 13:20;
     Proverbs 14:26; Proverbs 19:21; Proverbs 21:21; Proverbs 22:1; Ecclesiastes 3:1;
     Ecclesiastes 3:11; Ecclesiastes 12:13; Job 28:28; Daniel 2:20-21; Psalm 111:10; James 3:17;
     Matthew 7:7-8; Matthew 7:12; Matthew 7:24; Mark 11:24; Psalm 145:18; Jeremiah 33:3;
     1 John 5:14; James 5:16; 1 Thessalonians 5:16-18; Colossians 4:2; Psalm 5:3; Psalm 66:20;
     Romans 12:12`,
  },
  {
    theme: "faith, courage, witness",
    references: `Isaiah 12:2; Isaiah 6:8; Romans 1:16; 1 Peter 3:15; 2 Timothy 4:7; Matthew 28:19-20;
     Romans 10:14; Romans 10:17; Hebrews 11:1; Hebrews 11:6; Mark 9:23-24; Luke 17:5;
     Luke 18:27; Matthew 19:26; Matthew 17:20; Habakkuk 2:4; Ephesians 3:20; Ephesians 6:10-11;
     1 Corinthians 10:13; 1 Corinthians 16:13-14; James 4:7; James 4:8; Psalm 20:7; Psalm 31:24;
     Psalm 112:7; Isaiah 54:10; Isaiah 41:13; Numbers 6:24-26; Deuteronomy 7:9; 1 Samuel 16:7;
     Romans 3:28`,
  },
  {
    theme: "thanksgiving, hope beyond death, generosity",
    references: `Hebrews 13:8; Hebrews 12:28; Psalm 116:15; John 14:2-3; 1 Thessalonians 4:14;
     Revelation 21:4; Psalm 100:4-5; Psalm 107:1; 1 Chronicles 16:34; Psalm 95:1-2; Psalm 9:1;
     Psalm 28:7; Psalm 103:1-2; Colossians 3:15; Colossians 3:16; Colossians 3:17;
     2 Corinthians 9:15; 2 Corinthians 9:7; James 1:17; Ephesians 5:20; Psalm 50:23; Psalm 34:1;
     Luke 6:38; Acts 20:35; Proverbs 19:17; Hebrews 13:16; Matthew 25:40; Isaiah 58:10;
     Amos 5:24; Habakkuk 2:14`,
  },
  {
    theme: "promise and fulfillment",
    references: `Isaiah 9:2; Isaiah 40:3; Malachi 3:1; Jeremiah 33:14; Isaiah 11:1-2; Psalm 130:5;
     Psalm 27:14; Micah 7:7; Isaiah 64:4; Lamentations 3:25-26; Isaiah 40:1; Romans 15:4;
     Genesis 3:15; Genesis 12:3; Isaiah 7:14; Micah 5:2; Isaiah 9:6; Luke 1:37; Luke 1:38;
     Luke 1:46-47; Matthew 1:21; Matthew 1:23; John 1:1; John 1:14; Luke 2:11; Luke 2:14;
     Galatians 4:4-5; Titus 2:11; 1 John 4:9; Psalm 98:4; Revelation 21:5`,
  },
];

/** December 18 to 29 are about the birth of Jesus, whatever the month's theme. */
const CHRISTMAS = { month: 12, firstDay: 18, lastDay: 29, theme: "birth and incarnation" };

/** The daily quotes, taken in turn. */
const QUOTES = `Psalm 27:4; Psalm 37:4; Psalm 40:1-2; Psalm 84:11; Psalm 119:18; Psalm 119:89;
     Psalm 119:160; Psalm 143:8; Psalm 145:8-9; Psalm 150:6; Proverbs 3:9; Proverbs 10:12;
     Proverbs 14:12; Proverbs 15:13; Proverbs 17:22; Proverbs 18:24; Proverbs 20:24;
     Proverbs 25:2; Proverbs 25:11; Proverbs 30:5; Isaiah 45:18; Isaiah 53:3; Isaiah 55:8-9;
     Isaiah 55:11; Isaiah 61:1; Jeremiah 17:9-10; Jeremiah 32:17; Ezekiel 37:3; Daniel 3:17-18;
     Daniel 12:3; Jonah 2:9; Zechariah 9:9; Malachi 4:2; Matthew 5:44; Matthew 6:19-21;
     Matthew 16:26; Matthew 18:20; Mark 1:15; Mark 12:30-31; Luke 12:15; Luke 15:7; Luke 19:10;
     John 4:24; John 7:17; John 17:3; John 17:17; John 20:31; Acts 17:11; Acts 17:26-27;
     Romans 11:33; 1 Corinthians 1:18; 1 Corinthians 2:9; 2 Corinthians 4:6; Ephesians 4:2;
     Philippians 1:6; 1 Timothy 1:15; Titus 3:4-5; Hebrews 10:24-25; 2 Peter 1:16; 1 John 3:18`;

/** Sixty verses that many readers know by heart, in canonical order. */
const WELL_LOVED = `Genesis 1:1; Genesis 1:27; Exodus 20:12; Numbers 6:24; Deuteronomy 6:5; Deuteronomy 31:8;
     Joshua 1:9; Ruth 1:16; 1 Samuel 16:7; 2 Chronicles 7:14; Job 19:25; Psalm 19:1; Psalm 23:1;
     Psalm 27:1; Psalm 34:8; Psalm 37:4; Psalm 46:1; Psalm 46:10; Psalm 51:10; Psalm 91:1;
     Psalm 103:12; Psalm 118:24; Psalm 119:11; Psalm 119:105; Psalm 121:1; Psalm 139:14;
     Proverbs 3:5; Proverbs 15:1; Proverbs 18:10; Ecclesiastes 3:1; Isaiah 9:6; Isaiah 26:3;
     Isaiah 40:31; Isaiah 41:10; Isaiah 53:5; Jeremiah 29:11; Lamentations 3:22; Micah 6:8;
     Matthew 5:16; Matthew 6:33; Matthew 11:28; Matthew 28:19; John 1:1; John 1:14; John 3:16;
     John 8:12; John 11:25; John 14:6; John 14:27; Acts 1:8; Romans 3:23; Romans 5:8;
     Romans 8:28; 1 Corinthians 13:4; 2 Corinthians 5:17; Galatians 5:22; Ephesians 2:8;
     Philippians 4:13; Hebrews 11:1; Revelation 21:4`;

function toList(references: string): string[] {
  return references.split(/;\s*/);
}

const byDay = MONTHS.map(({ references }) => toList(references));

/**
 * Reference and theme for a calendar day; month from 1, day from 1. Throws RangeError for a day
 * that no year has.
 */
export function getDailyVerse(month: number, day: number): { reference: string; theme: string } {
  const reference = byDay[month - 1]?.[day - 1];
  const theme = MONTHS[month - 1]?.theme;
  if (reference === undefined || theme === undefined)
    throw new RangeError(`No day ${month}-${day}`);
  const { firstDay, lastDay } = CHRISTMAS;
  const isChristmas = month === CHRISTMAS.month && day >= firstDay && day <= lastDay;
  return { reference, theme: isChristmas ? CHRISTMAS.theme : theme };
}

/**
 * References of the daily quotes; a day's quote is the one at (days since 1970-01-01 UTC) modulo
 * their number.
 */
export const DAILY_QUOTES: readonly string[] = toList(QUOTES);

/** References of the well-loved verses, in canonical order, 60 of them. */
export const WELL_LOVED_VERSES: readonly string[] = toList(WELL_LOVED);
