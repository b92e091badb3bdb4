import type { Expecting } from "./questions";

export const PEOPLE_AND_PLACES: readonly Expecting[] = [
  [
    "Who was Melchizedek?",
    "Genesis 14:18-20; Psalm 110:4; Hebrews 5:6; Hebrews 5:10; Hebrews 6:20; Hebrews 7:1-3; Hebrews 7:10-17",
  ],
  ["Who was Deborah?", "Judges 4:4-9; Judges 5:1; Judges 5:7"],
  [
    "Tell me about Rahab",
    "Joshua 2:1-21; Joshua 6:17; Joshua 6:22-25; Hebrews 11:31; James 2:25; Matthew 1:5",
  ],
  ["Who was Hannah?", "1 Samuel 1:1-28; 1 Samuel 2:1"],
  [
    "Who was Nebuchadnezzar?",
    "2 Kings 24:1; 2 Kings 24:10-14; 2 Kings 25:1; Daniel 1:1; Daniel 2:1; Daniel 3:1; Daniel 4:28-37; Jeremiah 39:1; 2 Kings 25:8; Jeremiah 52:4; Daniel 4:33-34",
  ],
  ["Who was Enoch?", "Genesis 5:21-24; Hebrews 11:5; Jude 1:14"],
  [
    "Who was Pontius Pilate?",
    "Matthew 27:2; Matthew 27:11-26; Mark 15:1-15; Luke 3:1; Luke 23:1-4; John 18:29-38; John 19:1-16; John 19:19; Luke 23:24; 1 Timothy 6:13",
  ],
  [
    "What do we know about Caiaphas?",
    "Matthew 26:3; Matthew 26:57; John 11:49-51; John 18:13-14; John 18:24; Acts 4:6; Luke 3:2",
  ],
  [
    "Who were Priscilla and Aquila?",
    "Acts 18:1-3; Acts 18:18; Acts 18:24-26; Romans 16:3-4; 1 Corinthians 16:19; 2 Timothy 4:19",
  ],
  ["Who was Onesimus?", "Philemon 1:8-18; Colossians 4:9"],
  [
    "Who was Mary Magdalene?",
    "Luke 8:2; Mark 16:9; John 20:1; John 20:11-18; Matthew 27:56; Mark 15:40; Mark 15:47; Matthew 28:1; John 19:25; Matthew 27:61; Luke 24:10; Mark 16:1",
  ],
  [
    "Who was Barnabas?",
    "Acts 4:36-37; Acts 9:27; Acts 11:22-26; Acts 13:1-3; Acts 15:36-39; Acts 14:12",
  ],
  [
    "Who was Timothy?",
    "Acts 16:1-3; 1 Timothy 1:2; 2 Timothy 1:2-5; 2 Timothy 3:14-15; Philippians 2:19-22; 1 Corinthians 4:17; 1 Timothy 4:12; 1 Timothy 1:18",
  ],
  ["Which women were at the cross?", "Matthew 27:55-56; Mark 15:40-41; John 19:25; Luke 23:49"],
  [
    "Where is Mount Sinai and what happened there?",
    "Exodus 19:1-20; Exodus 24:16; Exodus 31:18; Exodus 34:2-4; Exodus 34:29; Leviticus 7:38; Nehemiah 9:13; Galatians 4:25; Exodus 3:1; 1 Kings 19:8",
  ],
  ["What happened at Mount Carmel?", "1 Kings 18:19-40"],
  [
    "What happened to Sodom and Gomorrah?",
    "Genesis 19:24-28; Genesis 18:20-21; 2 Peter 2:6; Jude 1:7; Deuteronomy 29:23; Genesis 13:10; Isaiah 1:9; Isaiah 13:19",
  ],
  [
    "What did Jesus do in Capernaum?",
    "Matthew 4:13; Matthew 8:5-17; Mark 1:21-34; Mark 2:1-12; Luke 4:31-41; Luke 7:1-10; John 6:59; John 6:17-24; Matthew 11:23; Matthew 17:24-27; John 4:46-53; Mark 9:33",
  ],
  [
    "Why is Ephesus important?",
    "Acts 19:1-41; Acts 18:19-21; Acts 20:17-38; Ephesians 1:1; Revelation 2:1-7; 1 Timothy 1:3; 1 Corinthians 15:32; 1 Corinthians 16:8",
  ],
  [
    "Where is Bethel and what does it mean?",
    "Genesis 28:16-19; Genesis 35:1-15; Genesis 12:8; Judges 1:23; 1 Kings 12:29; Genesis 31:13",
  ],
  ["What happened in Gethsemane?", "Matthew 26:36-56; Mark 14:32-50; Luke 22:39-53; John 18:1-11"],
  [
    "What happened at Antioch?",
    "Acts 11:19-30; Acts 13:1-3; Galatians 2:11-14; Acts 14:26-28; Acts 15:22-35",
  ],
  ["What did Paul say in Athens?", "Acts 17:16-34"],
  [
    "What does the Bible say about Babylon?",
    "Genesis 11:9; 2 Kings 24:10-16; 2 Kings 25:1-11; Isaiah 13:19; Isaiah 47:1; Jeremiah 50:1-3; Jeremiah 51:6-8; Daniel 4:30; Psalm 137:1; Revelation 14:8; Revelation 17:5; Revelation 18:2; Jeremiah 29:10; Jeremiah 51:37; Revelation 18:10; Jeremiah 25:11-12; Isaiah 21:9; Jeremiah 29:4-7; Daniel 1:1",
  ],
  [
    "What happened at Nineveh?",
    "Jonah 3:1-10; Nahum 3:7; Nahum 1:1; 2 Kings 19:36-37; Matthew 12:41; Jonah 4:11; Isaiah 37:37; Zephaniah 2:13",
  ],
  [
    "Who was Sennacherib?",
    "2 Kings 18:13; 2 Kings 19:16; 2 Kings 19:35-37; 2 Chronicles 32:1-22; Isaiah 36:1; Isaiah 37:37-38; 2 Kings 19:20",
  ],
];

export const TOPICS: readonly Expecting[] = [
  [
    "What does the Bible say about anxiety?",
    "Philippians 4:6-7; Matthew 6:25-34; 1 Peter 5:7; Psalm 94:19; Luke 12:22-31; Proverbs 12:25; Psalm 55:22; Isaiah 41:10; John 14:27",
  ],
  [
    "How can I forgive someone who hurt me?",
    "Matthew 6:14-15; Matthew 18:21-35; Ephesians 4:31-32; Colossians 3:12-13; Luke 17:3-4; Mark 11:25; Luke 6:37; Luke 23:34; Genesis 50:15-21; Romans 12:17-21",
  ],
  [
    "What does the Bible teach about marriage?",
    "Genesis 2:18-24; Matthew 19:3-9; Ephesians 5:21-33; Hebrews 13:4; 1 Corinthians 7:1-16; Proverbs 18:22; Mark 10:2-12; Malachi 2:14-16; Colossians 3:18-19; 1 Peter 3:1-7",
  ],
  [
    "Verses about fear",
    "Isaiah 41:10; 2 Timothy 1:7; Psalm 23:4; Psalm 27:1; Psalm 56:3-4; Joshua 1:9; 1 John 4:18; Psalm 34:4; Deuteronomy 31:6-8; Psalm 118:6; Matthew 10:28-31; Isaiah 43:1; Luke 12:4-7; John 14:27; Psalm 46:1-2; Proverbs 29:25",
  ],
  [
    "I feel so lonely",
    "Psalm 25:16; Deuteronomy 31:6-8; Isaiah 41:10; Matthew 28:20; Hebrews 13:5; Psalm 68:6; Genesis 2:18; John 16:32; Psalm 27:10; Psalm 102:7; John 14:18; Psalm 139:7-10; Psalm 142:4; Joshua 1:5-9; Psalm 23:4; Psalm 34:18; Psalm 147:3",
  ],
  [
    "How should Christians handle money?",
    "1 Timothy 6:6-10; 1 Timothy 6:17-19; Matthew 6:19-24; Luke 12:15-21; Hebrews 13:5; Proverbs 3:9-10; Malachi 3:10; 2 Corinthians 9:6-8; Ecclesiastes 5:10; Proverbs 11:28; Mark 12:41-44; Luke 16:9-13; Proverbs 22:7; Deuteronomy 8:18; Proverbs 13:11; Proverbs 11:24-25",
  ],
  [
    "I am grieving, my mother died",
    "Psalm 34:18; Matthew 5:4; 2 Corinthians 1:3-4; 1 Thessalonians 4:13-18; Revelation 21:4; Psalm 147:3; John 11:25; John 11:35; John 14:1-3; Romans 8:38-39; Psalm 23:4; Ecclesiastes 3:1-4; Isaiah 25:8; Lamentations 3:31-33; 1 Corinthians 15:54-57; Psalm 116:15; Isaiah 61:1-3; Isaiah 66:13",
  ],
  [
    "What does the Bible say about anger?",
    "Ephesians 4:26-27; Ephesians 4:31; James 1:19-20; Proverbs 15:1; Proverbs 14:29; Proverbs 29:11; Psalm 37:8; Ecclesiastes 7:9; Matthew 5:21-22; Colossians 3:8; Proverbs 15:18; Proverbs 16:32; Proverbs 19:11; Psalm 4:4; Proverbs 22:24; Proverbs 29:22; Proverbs 27:4",
  ],
  [
    "How do I pray?",
    "Matthew 6:5-13; Luke 11:1-13; Philippians 4:6-7; 1 Thessalonians 5:17; James 5:13-16; Romans 8:26; Luke 18:1-8; Psalm 62:8; John 15:7; 1 John 5:14; Mark 11:24-25; Jeremiah 29:12; Ephesians 6:18; Colossians 4:2; Matthew 7:7; Daniel 6:10; Psalm 55:17",
  ],
  [
    "What does the Bible say about suffering?",
    "Romans 5:3-5; Romans 8:18; James 1:2-4; 1 Peter 4:12-19; 2 Corinthians 1:3-7; Job 1:20-22; Psalm 34:18-19; John 16:33; Isaiah 53:3-5; 2 Corinthians 4:17; Revelation 21:4; John 9:1-3; 1 Peter 5:10; Hebrews 2:18; 2 Timothy 2:3; 2 Timothy 3:12; Philippians 1:29; 1 Peter 2:19-21; 1 Peter 3:14-18; James 5:10",
  ],
  [
    "How can I be saved?",
    "Acts 16:30-31; Romans 10:9-13; Ephesians 2:8-9; John 3:16-17; Acts 2:37-39; John 14:6; Acts 4:12; Romans 3:23-26; Romans 6:23; Titus 3:5; Mark 16:16; Luke 13:23-24; Mark 10:26-27; Matthew 19:25-26",
  ],
  [
    "What is faith?",
    "Hebrews 11:1; Hebrews 11:6; Romans 10:17; James 2:14-26; Ephesians 2:8; Galatians 2:16; Habakkuk 2:4; 2 Corinthians 5:7; Genesis 15:6; Romans 1:17; Romans 4:1-5; Mark 11:22; Romans 3:28; Galatians 5:6; Mark 9:24",
  ],
  [
    "What does the Bible say about depression?",
    "Psalm 42:5; Psalm 42:11; Psalm 34:17-18; Psalm 40:1-3; 1 Kings 19:4-8; Psalm 43:5; Isaiah 41:10; Matthew 11:28-30; Psalm 88:1-18; Psalm 147:3; Psalm 13:1-6; 2 Corinthians 1:8-9; Lamentations 3:19-24; 2 Corinthians 7:6; Psalm 51:17; Psalm 31:9-10; Proverbs 12:25; 2 Corinthians 4:8-9; Isaiah 61:1-3",
  ],
  [
    "Bible verses on hope",
    "Romans 15:13; Jeremiah 29:11; Romans 5:1-5; Hebrews 11:1; Hebrews 6:18-19; Romans 8:24-25; Lamentations 3:21-26; 1 Peter 1:3; Psalm 42:5; Psalm 42:11; Isaiah 40:31; Psalm 71:5; Psalm 71:14; Psalm 130:5-7; Romans 12:12; 1 Corinthians 13:13; Psalm 39:7; Psalm 62:5; Proverbs 13:12; Colossians 1:27; Titus 2:13; Psalm 31:24; Hebrews 10:23; Psalm 33:18-22; 1 Thessalonians 5:8; Romans 15:4; Psalm 119:114; Romans 4:18",
  ],
  [
    "What does the Bible say about raising children?",
    "Proverbs 22:6; Ephesians 6:1-4; Deuteronomy 6:6-7; Colossians 3:20-21; Psalm 127:3-5; Proverbs 13:24; Proverbs 29:15-17; Deuteronomy 11:19; Proverbs 23:13; Psalm 78:4-6; Proverbs 19:18; 1 Timothy 3:4",
  ],
  [
    "What does Scripture teach about drunkenness?",
    "Ephesians 5:18; Proverbs 20:1; Proverbs 23:20-21; Proverbs 23:29-35; Galatians 5:19-21; Romans 13:13; 1 Corinthians 6:10; Isaiah 5:11; Isaiah 5:22; Luke 21:34; 1 Peter 4:3; 1 Corinthians 5:11; Deuteronomy 21:20; 1 Thessalonians 5:7",
  ],
  [
    "Is divorce allowed?",
    "Matthew 19:3-9; Mark 10:2-12; Matthew 5:31-32; 1 Corinthians 7:10-16; Malachi 2:14-16; Deuteronomy 24:1-4; Luke 16:18; Romans 7:2-3",
  ],
  [
    "What does the Bible say about gossip?",
    "Proverbs 16:28; Proverbs 11:13; Proverbs 20:19; Proverbs 26:20-22; James 3:5-10; Ephesians 4:29; Leviticus 19:16; Proverbs 18:8; Romans 1:29-30; 2 Corinthians 12:20; 1 Timothy 5:13; Psalm 101:5; James 4:11; Titus 3:2; Proverbs 17:9; Psalm 34:13",
  ],
  [
    "How do I find God's will for my life?",
    "Romans 12:1-2; Proverbs 3:5-6; James 1:5; Psalm 32:8; 1 Thessalonians 5:16-18; 1 Thessalonians 4:3; Micah 6:8; Psalm 37:4-5; Psalm 119:105; Psalm 143:10; Ephesians 5:17; Isaiah 30:21; Psalm 25:4-5; Jeremiah 29:11; Colossians 1:9; Proverbs 16:9; Hebrews 13:21; Psalm 40:8; 1 John 2:17; Matthew 6:10; Matthew 7:21; Proverbs 16:3; 1 John 5:14",
  ],
  [
    "What does the Bible say about work and laziness?",
    "Colossians 3:23-24; Proverbs 6:6-11; 2 Thessalonians 3:6-12; Genesis 2:15; Ecclesiastes 9:10; Proverbs 10:4; Proverbs 12:24; Proverbs 13:4; Proverbs 14:23; 1 Thessalonians 4:11-12; Ephesians 4:28; Genesis 3:17-19; Proverbs 12:11; Proverbs 19:15; Proverbs 18:9; Proverbs 20:4; Proverbs 26:13-16; Ephesians 6:5-8; Proverbs 12:27; Proverbs 21:25; Proverbs 24:30-34; Proverbs 22:29; Romans 12:11; Ecclesiastes 10:18; Proverbs 15:19; Proverbs 19:24; Titus 1:12",
  ],
  [
    "How can I resist temptation?",
    "1 Corinthians 10:12-13; James 1:12-15; Matthew 4:1-11; Hebrews 2:18; Hebrews 4:15-16; Matthew 26:41; James 4:7; Ephesians 6:10-18; Galatians 5:16; Psalm 119:11; Mark 14:38; Luke 4:1-13; Luke 22:40; Luke 22:46; 2 Peter 2:9; Matthew 6:13; 1 Peter 5:8-9; Luke 11:4",
  ],
  [
    "What does the Bible say about pride?",
    "Proverbs 16:18; Proverbs 11:2; James 4:6; 1 Peter 5:5-6; Proverbs 29:23; Proverbs 8:13; Philippians 2:3; Proverbs 13:10; Isaiah 2:11-17; 1 John 2:16; Luke 18:9-14; Obadiah 1:3; Daniel 4:37; Proverbs 21:4; Psalm 10:4; Jeremiah 9:23; Mark 7:21-23; Proverbs 16:5; Romans 12:16; Matthew 23:12; Jeremiah 13:15; Proverbs 14:3; Jeremiah 49:16; Isaiah 25:11; Psalm 59:12; Ezekiel 16:49; Proverbs 21:24",
  ],
  [
    "How should we treat the poor?",
    "Proverbs 19:17; Deuteronomy 15:7-11; Matthew 25:34-45; Proverbs 14:31; Luke 14:12-14; Isaiah 58:6-10; James 2:1-9; Leviticus 19:9-10; Proverbs 22:9; Psalm 82:3-4; Galatians 2:10; Proverbs 31:8-9; Proverbs 22:22-23; 1 John 3:17; Psalm 41:1; Leviticus 25:35-39; Proverbs 21:13; Proverbs 28:27; Leviticus 23:22; Psalm 12:5; Proverbs 29:7; Proverbs 14:21; Proverbs 17:5; Amos 5:11-12; Deuteronomy 24:12-22; Deuteronomy 15:4; Proverbs 28:3; Zechariah 7:9-10; Isaiah 1:17; Amos 5:24; Micah 6:8; Deuteronomy 24:10-22; Exodus 23:6; Exodus 22:25; Isaiah 10:1-2; James 2:2-6; Deuteronomy 15:4; Amos 4:1; Proverbs 22:2; Mark 10:21; Luke 4:18; Psalm 72:12-13; Leviticus 19:15; Jeremiah 22:16",
  ],
  [
    "What happens after death?",
    "Hebrews 9:27; John 5:28-29; 2 Corinthians 5:6-10; Philippians 1:21-23; Luke 23:42-43; 1 Thessalonians 4:13-18; 1 Corinthians 15:20-23; 1 Corinthians 15:51-57; Revelation 20:11-15; Daniel 12:2; Ecclesiastes 12:7; Luke 16:19-31; John 11:25-26; John 14:1-3; Matthew 25:46; Revelation 21:4; Job 19:25-26; Psalm 16:10; Job 14:14; Acts 24:15",
  ],
];

export const DOUBTS: readonly Expecting[] = [
  [
    "I have doubts about God. Is that a sin?",
    "Mark 9:24; John 20:24-29; James 1:5-8; Jude 1:22; Matthew 11:2-6; Psalm 73:1-28; Matthew 14:31; Matthew 28:17; Hebrews 11:1; Hebrews 11:6; Psalm 13:1-6",
  ],
  [
    "Why does a good God allow evil?",
    "Genesis 50:20; Romans 8:18-28; Job 38:1-4; Romans 5:3-5; Genesis 3:16-19; James 1:2-4; Habakkuk 1:2-13; John 16:33; John 9:1-3; Luke 13:1-5; 2 Peter 3:9; Matthew 13:24-30; Isaiah 53:3-4; Revelation 21:4; Psalm 34:18; Job 1:21; Psalm 73:1-28; 2 Corinthians 1:3-4",
  ],
  [
    "Has the Bible been changed over the centuries?",
    "Isaiah 40:8; Matthew 24:35; Psalm 119:89; 1 Peter 1:24-25; Matthew 5:18; 2 Timothy 3:16; Psalm 12:6-7; Mark 16:9-20; John 7:53-8:11; Luke 21:33; 2 Peter 1:20-21; Deuteronomy 4:2; Proverbs 30:5-6; Jeremiah 36:28-32; Revelation 22:18-19",
  ],
  [
    "Did Jesus ever claim to be God?",
    "John 8:58; John 10:30-33; Mark 2:5-12; John 14:9; Mark 14:61-64; John 20:28; John 5:17-23; Matthew 28:18-20; John 17:5; Matthew 26:63-65; Luke 22:70; John 19:7; Philippians 2:5-11; Colossians 2:9; John 1:1; John 1:14; Titus 2:13",
  ],
  [
    "How do we know that Jesus really rose from the dead?",
    "1 Corinthians 15:3-8; Luke 24:36-43; John 20:19-29; Acts 1:3; Acts 2:32; Matthew 28:1-10; Matthew 28:11-15; 1 Corinthians 15:12-20; Acts 10:39-41; Romans 1:4; Mark 16:6; John 21:14; Acts 17:31",
  ],
  [
    "Why are my prayers not answered?",
    "James 4:2-3; 1 John 5:14; 2 Corinthians 12:7-9; Luke 18:1-8; Matthew 26:39; Psalm 66:18; Isaiah 59:1-2; 1 Peter 3:7; Habakkuk 1:2; Psalm 13:1-2; Luke 22:42; John 15:7; Psalm 22:1-2; Proverbs 28:9; Matthew 7:7-11; Mark 14:36; Job 30:20; Psalm 88:14",
  ],
  [
    "How can a loving God send people to hell?",
    "2 Peter 3:9; John 3:16-19; Ezekiel 33:11; Matthew 25:41-46; Romans 2:4-8; Ezekiel 18:23; Ezekiel 18:32; 1 Timothy 2:3-4; Romans 6:23; Revelation 20:11-15; Matthew 10:28; Luke 16:19-31; 2 Thessalonians 1:6-9",
  ],
  ["Where did Cain find a wife?", "Genesis 5:4; Genesis 4:16-17"],
  [
    "Does science disprove the Bible?",
    "Psalm 19:1; Romans 1:19-20; Genesis 1:1; Hebrews 11:3; Psalm 111:2; Job 38:4; Proverbs 25:2; Colossians 1:16-17; 1 Timothy 6:20; Isaiah 45:18",
  ],
  [
    "Are there contradictions in the Bible?",
    "Proverbs 30:5; Matthew 27:5; Acts 1:18; 2 Timothy 3:16-17; 2 Samuel 24:9; 1 Chronicles 21:5; Luke 1:1-4; John 17:17; John 21:25; 2 Kings 18:14; 2 Peter 3:16; Psalm 119:160",
  ],
  [
    "Why did Jesus have to die?",
    "Romans 5:6-10; Isaiah 53:4-12; 1 Peter 3:18; 1 Peter 2:24; 2 Corinthians 5:21; Mark 10:45; Hebrews 9:22-28; Romans 3:23-26; 1 John 4:10; John 3:14-18; Luke 24:25-27; Luke 24:44-47; 1 Corinthians 15:3; Galatians 3:13; Ephesians 1:7; Hebrews 2:14-17; John 12:24; Acts 17:3; Luke 24:7; Matthew 16:21; John 11:50; Philippians 2:8; John 15:13; Romans 6:10; 1 Thessalonians 5:10",
  ],
  [
    "Do all religions lead to God?",
    "John 14:6; Acts 4:12; 1 Timothy 2:5; Acts 17:22-31; Romans 10:9-13; John 10:7-9; Matthew 7:13-14; Romans 1:19-20; Isaiah 45:22; Exodus 20:3; James 1:27; Acts 10:34-35",
  ],
  [
    "What about people who never heard of Jesus?",
    "Romans 1:18-20; Romans 2:12-16; Genesis 18:25; Acts 17:26-31; Acts 4:12; Romans 10:13-17; Acts 10:34-35; John 14:6; Psalm 19:1-4; Matthew 28:19-20; Luke 12:47-48; Matthew 11:21-24",
  ],
  [
    "How can God be three persons and one?",
    "Matthew 28:19; 2 Corinthians 13:14; John 1:1; John 10:30; Deuteronomy 6:4; John 14:16-17; John 14:26; Matthew 3:16-17; Ephesians 4:4-6; John 15:26; 1 Peter 1:2; John 17:21-23; John 1:1-3",
  ],
  [
    "Do Christians have to keep the Old Testament law?",
    "Matthew 5:17-20; Romans 6:14; Galatians 3:23-25; Romans 10:4; Acts 15:5-29; Galatians 5:1-6; Romans 7:6; Colossians 2:16-17; Hebrews 8:13; Galatians 2:16; Romans 3:20-31; Ephesians 2:15; Romans 13:8-10; James 2:10; Jeremiah 31:31-34; Hebrews 10:1; Hebrews 8:6-13; Mark 7:18-19; John 1:17",
  ],
  [
    "Is the God of the Old Testament cruel?",
    "Exodus 34:6-7; Psalm 103:8; Jonah 4:2; Genesis 15:16; Deuteronomy 9:4-5; Ezekiel 33:11; Lamentations 3:22-33; Joel 2:13; Numbers 14:18; Nehemiah 9:17; Hosea 11:1-9; Micah 7:18; Joshua 2:8-14; Deuteronomy 7:6-9; Ezekiel 18:23; Psalm 145:8-9; Malachi 3:6; Hebrews 13:8",
  ],
  [
    "I feel that God has left me",
    "Psalm 22:1-2; Deuteronomy 31:6-8; Hebrews 13:5; Isaiah 49:14-16; Psalm 13:1-6; Romans 8:35-39; Matthew 28:20; Psalm 139:7-12; Isaiah 41:10; Joshua 1:5-9; Psalm 34:18; Isaiah 54:7-10; Psalm 42:9; Psalm 77:7-9; Psalm 27:9-10; Matthew 27:46; Psalm 10:1; Psalm 88:14; Isaiah 43:2; Psalm 71:9-12; Psalm 9:10; Psalm 37:25-28; Genesis 28:15; Psalm 23:4",
  ],
  [
    "Is the Bible really the word of God?",
    "2 Timothy 3:16-17; 2 Peter 1:20-21; 1 Thessalonians 2:13; Hebrews 4:12; Isaiah 40:8; Psalm 119:105; Psalm 19:7-11; John 17:17; Proverbs 30:5; Matthew 5:18; Psalm 119:160; John 10:35; Jeremiah 1:9; Hebrews 1:1-2; John 20:31; Matthew 4:4; Acts 17:11; Psalm 119:89",
  ],
];

/** Questions that name a passage: the passage itself is expected. */
export const REFERENCES: readonly Expecting[] = [
  ["What does Romans 8:28 mean?", "Romans 8:28"],
  ["Explain Jer 29:11 in its context", "Jeremiah 29:11"],
  ["Who wrote Psalm 51 and why?", "Psalm 51"],
  ["How do 1 Cor 13:4-7 and 1 John 4:8 fit together?", "1 Corinthians 13:4-7; 1 John 4:8"],
  ["is john 1:1 about jesus", "John 1:1"],
  ["What is the difference between Genesis 1 and Genesis 2?", "Genesis 1; Genesis 2"],
  ["Does Eph 2:8,9 contradict James 2:24?", "Ephesians 2:8-9; James 2:24"],
  ["What is meant by the mustard seed in Mt 17:20?", "Matthew 17:20"],
  ["Please help me with Philippians chapter 4 verse 13", "Philippians 4:13"],
];
