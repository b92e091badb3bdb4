import type { Expecting } from "./questions";

/**
 * Questions of fact for measuring only: at least one for every book of the Bible, in the order of
 * the canon, in visitors' own wordings. Written on 2026-11-21 before the retrieval was changed
 * again, without a look at the site's stories and topics. Nobody may tune by them: no miss of them
 * is ever listed, and whoever has looked at one moves the whole list to the questions used for
 * tuning and writes another.
 */
export const HELD_OUT_FACTS: readonly Expecting[] = [
  ["who tricked his blind father into giving him the blessing", "Genesis 27:15-29"],
  ["which of joseph's brothers stayed behind in Egypt as a hostage?", "Genesis 42:18-24"],
  ["what was Moses' wife called", "Exodus 2:16-22; Exodus 4:24-26; Exodus 18:1-6; Numbers 12:1"],
  [
    "Who were the craftsmen in charge of making the tabernacle?",
    "Exodus 31:1-11; Exodus 35:30-36:2; Exodus 38:22-23",
  ],
  [
    "what happened to aaron's sons who offered strange fire",
    "Leviticus 10:1-3; Numbers 3:4; Numbers 26:61",
  ],
  ["How often was the year of jubilee?", "Leviticus 25:8-13"],
  [
    "who rebelled against Moses and got swallowed up by the ground",
    "Numbers 16:1-35; Numbers 26:9-11; Deuteronomy 11:6; Psalm 106:16-18",
  ],
  [
    "What did the Israelites have to look at to be healed from snake bites?",
    "Numbers 21:4-9; John 3:14; 2 Kings 18:4",
  ],
  ["Where was Moses buried?", "Deuteronomy 34:5-6"],
  ["which sin of Achan made Israel lose at Ai?", "Joshua 7:1; Joshua 7:10-26; Joshua 22:20"],
  ["who drove a tent peg through a general's head?", "Judges 4:17-22; Judges 5:24-27"],
  ["Who was Ruth's mother-in-law?", "Ruth 1:1-22; Ruth 2:20-23; Ruth 3:1; Ruth 4:14-17"],
  ["what did hannah promise god if he gave her a son", "1 Samuel 1:9-11; 1 Samuel 1:24-28"],
  ["Which witch did Saul visit to call up Samuel's ghost?", "1 Samuel 28:7-19; 1 Chronicles 10:13"],
  ["how did Absalom die", "2 Samuel 18:9-15"],
  [
    "Who was Jonathan's crippled son that ate at king David's table?",
    "2 Samuel 9:1-13; 2 Samuel 4:4",
  ],
  ["How did Solomon find out who was the real mother of the baby?", "1 Kings 3:16-28"],
  ["why was Naboth stoned", "1 Kings 21:1-16"],
  ["Why did bears attack a group of youths?", "2 Kings 2:23-24"],
  [
    "Who became king of Judah when he was seven years old?",
    "2 Kings 11:21-12:1; 2 Chronicles 24:1; 2 Kings 11:4-12",
  ],
  ["what did jabez pray for", "1 Chronicles 4:9-10"],
  ["Which king sent singers ahead of his army?", "2 Chronicles 20:20-22"],
  [
    "Why did the old people cry when the new temple's foundation was laid?",
    "Ezra 3:10-13; Haggai 2:3",
  ],
  ["What job did Nehemiah have at the Persian court?", "Nehemiah 1:11-2:1"],
  ["who was queen before Esther", "Esther 1:9-19; Esther 2:1-4; Esther 2:17"],
  ["On what was Haman hanged?", "Esther 7:9-10; Esther 5:14; Esther 8:7; Esther 9:25"],
  ["What did Job's wife tell him to do?", "Job 2:9-10"],
  ["how long did Job live after his suffering", "Job 42:10-17"],
  ["Which psalm did David write after his sin with Bathsheba?", "Psalm 51"],
  ["who wrote psalm 90", "Psalm 90"],
  ["What six or seven things does God hate?", "Proverbs 6:16-19"],
  ["Where can I read about the ideal wife who is worth more than rubies?", "Proverbs 31:10-31"],
  ["which book starts with vanity of vanities?", "Ecclesiastes 1:1-2"],
  ["Who are the two lovers in the Song of Solomon?", "Song of Solomon 1:1-8:14"],
  ["what did the seraphim around God's throne call out", "Isaiah 6:1-4"],
  [
    "How many Assyrian soldiers did the angel kill in one night?",
    "Isaiah 37:36; 2 Kings 19:35; 2 Chronicles 32:21",
  ],
  ["Who was thrown into a muddy cistern?", "Jeremiah 38:6-13"],
  ["what object lesson did the potter's house give Jeremiah", "Jeremiah 18:1-10"],
  ["Which city does Lamentations weep over?", "Lamentations 1:1-17; Lamentations 2:13-15"],
  [
    "What were the faces of the four living creatures that Ezekiel saw?",
    "Ezekiel 1:5-14; Ezekiel 10:14",
  ],
  ["what was the big statue in Nebuchadnezzar's dream made of", "Daniel 2:31-45"],
  ["Which king lived like an animal and ate grass?", "Daniel 4:25-37; Daniel 5:21"],
  ["what were the names of Hosea's three children", "Hosea 1:3-9"],
  ["which insects ruined the land in the book of Joel", "Joel 1:4-7; Joel 2:25; Joel 2:1-11"],
  ["What was Amos's job before he was a prophet?", "Amos 7:14-15; Amos 1:1"],
  ["which nation is obadiah about", "Obadiah 1:1-21"],
  ["What made Jonah angry at the end of his story?", "Jonah 4:1-11"],
  ["what three things does the Lord require of us", "Micah 6:6-8"],
  ["Which city's fall did Nahum announce?", "Nahum 1:1; Nahum 2:8-10; Nahum 3:1-7"],
  ["Where does it say the righteous shall live by faith for the first time?", "Habakkuk 2:4"],
  ["where does God sing over his people with joy", "Zephaniah 3:17"],
  ["Why did Haggai scold the people about their panelled houses?", "Haggai 1:2-11"],
  [
    "Which prophet foretold a king coming on a donkey?",
    "Zechariah 9:9; Matthew 21:4-5; John 12:14-15",
  ],
  [
    "who will come before the great day of the Lord, according to Malachi",
    "Malachi 4:5-6; Malachi 3:1",
  ],
  ["who told Pilate to leave Jesus alone because of a dream", "Matthew 27:19"],
  [
    "what happened to the temple curtain when Jesus died",
    "Matthew 27:50-51; Mark 15:38; Luke 23:45",
  ],
  ["Whose friends made a hole in the roof to bring him to Jesus?", "Mark 2:1-12; Luke 5:18-25"],
  ["what was the name of the demons that went into the pigs", "Mark 5:9-13; Luke 8:30-33"],
  ["Which sister was busy serving while the other listened to Jesus?", "Luke 10:38-42"],
  ["Which of ten lepers came back to say thank you?", "Luke 17:11-19"],
  ["what did the father do when the lost son came home", "Luke 15:20-24"],
  ["How long had Lazarus been dead when Jesus raised him?", "John 11:17; John 11:38-44"],
  ["How long had the man at the pool of Bethesda been ill?", "John 5:2-9"],
  ["which foreign official did Philip baptize by the roadside", "Acts 8:26-39"],
  ["what couple died because they lied about the price of their field?", "Acts 5:1-11"],
  ["Who looked after the coats of the men stoning Stephen?", "Acts 7:58; Acts 22:20"],
  ["what does Romans say the wages of sin are", "Romans 6:23"],
  ["What is the greatest of faith, hope and love?", "1 Corinthians 13:13"],
  ["What did Satan's messenger give Paul to keep him humble?", "2 Corinthians 12:7-10"],
  ["which apostle did Paul oppose to his face at Antioch?", "Galatians 2:11-14"],
  ["what is the sword of the spirit", "Ephesians 6:17; Hebrews 4:12"],
  [
    "From where was Paul writing to the Philippians, was he in chains?",
    "Philippians 1:7; Philippians 1:12-14; Philippians 4:22",
  ],
  ["Who is called the beloved physician?", "Colossians 4:14"],
  [
    "Will the dead or the living rise first when the Lord comes?",
    "1 Thessalonians 4:13-18; 1 Corinthians 15:51-52",
  ],
  ["who is the man of lawlessness", "2 Thessalonians 2:1-12"],
  ["What are the requirements for an overseer or bishop?", "1 Timothy 3:1-7; Titus 1:5-9"],
  ["what were the names of timothy's mother and grandmother", "2 Timothy 1:5"],
  ["On which island was Titus left to appoint elders?", "Titus 1:5"],
  ["who was the runaway slave Paul sent back", "Philemon 1:10-18; Colossians 4:9"],
  ["Who was the priest king that Abraham gave a tenth to?", "Genesis 14:18-20; Hebrews 7:1-10"],
  ["which body part does James say is like a fire", "James 3:5-8"],
  ["What prowls around like a roaring lion?", "1 Peter 5:8"],
  ["how long is a day for the Lord", "2 Peter 3:8; Psalm 90:4"],
  ["Where does it say God is love?", "1 John 4:7-16"],
  ["Who is the elect lady's letter from?", "2 John 1:1-13"],
  ["who was Diotrephes", "3 John 1:9-10"],
  ["What did Michael and the devil argue about?", "Jude 1:9"],
  ["which of the seven churches was lukewarm", "Revelation 3:14-16"],
  ["How many seals were on the scroll?", "Revelation 5:1-5; Revelation 6:1; Revelation 8:1"],
  ["what are the gates of the new jerusalem made of", "Revelation 21:9-21"],
];

/** Somebody or some place asked for by name, as above. */
export const HELD_OUT_NAMES: readonly Expecting[] = [
  ["who was Barnabas", "Acts 4:36-37; Acts 9:27; Acts 11:22-26; Acts 13:1-3; Acts 15:36-39"],
  ["Tell me about Nicodemus", "John 3:1-21; John 7:50-51; John 19:39"],
  [
    "Who was Balaam?",
    "Numbers 22:1-24:25; Numbers 31:8; Numbers 31:16; 2 Peter 2:15-16; Jude 1:11",
  ],
  ["Who is Melchizedek?", "Genesis 14:18-20; Psalm 110:4; Hebrews 5:6-10; Hebrews 6:20-7:17"],
  ["what do we know about Lydia", "Acts 16:14-15; Acts 16:40"],
  ["Who was Hagar?", "Genesis 16:1-16; Genesis 21:9-21; Genesis 25:12; Galatians 4:22-31"],
  [
    "who were Priscilla and Aquila",
    "Acts 18:1-3; Acts 18:18-26; Romans 16:3-5; 1 Corinthians 16:19; 2 Timothy 4:19",
  ],
  [
    "Who was Zerubbabel?",
    "Ezra 2:2; Ezra 3:2-8; Ezra 5:2; Haggai 1:1-14; Haggai 2:2-4; Haggai 2:21-23; Zechariah 4:6-10; Matthew 1:12-13; Nehemiah 12:1",
  ],
  ["Who was Ishmael?", "Genesis 16:11-16; Genesis 17:18-26; Genesis 21:9-21; Genesis 25:12-18"],
  [
    "what is Beersheba known for",
    "Genesis 21:14-34; Genesis 22:19; Genesis 26:23-33; Genesis 46:1-5; 1 Kings 19:3; Judges 20:1; 1 Samuel 3:20; 2 Samuel 24:2; Amos 5:5; Amos 8:14",
  ],
  ["what happened in Gethsemane", "Matthew 26:36-56; Mark 14:32-50; Luke 22:39-53; John 18:1-11"],
  [
    "Tell me about Sodom and Gomorrah",
    "Genesis 18:16-19:29; Jude 1:7; 2 Peter 2:6; Ezekiel 16:49-50; Genesis 13:10-13; Genesis 14:8-11; Deuteronomy 29:23; Matthew 10:15; Luke 17:28-30",
  ],
  [
    "what is Bethel known for",
    "Genesis 28:10-22; Genesis 35:1-15; 1 Kings 12:28-33; Genesis 12:8; Genesis 31:13; 2 Kings 2:2-3; 2 Kings 23:15; Amos 7:10-13; Judges 20:18; Judges 20:26-28",
  ],
  ["Where is Patmos and why does it matter?", "Revelation 1:9-11"],
];
