import "server-only";

/** A matter of faith or of everyday life as visitors name it, with the passages that Christians turn to first, the best known first. */
export interface Theme {
  /** Each may be what is asked for. */
  names: readonly string[];
  references: readonly string[];
}

const theme = (names: string, references: string): Theme => ({
  names: names.split("; "),
  references: references.split("; "),
});

/** Beside the topics of lib/content/topics, which tell of the Bible's world: what people look for in it. */
export const THEMES: readonly Theme[] = [
  theme(
    "fear; afraid; scared; courage",
    "Isaiah 41:10; Psalm 27:1; Psalm 56:3-4; 2 Timothy 1:7; Joshua 1:9; Psalm 23:4; 1 John 4:18; Psalm 34:4",
  ),
  theme(
    "anxiety; worry; stress",
    "Philippians 4:6-7; Matthew 6:25-34; 1 Peter 5:6-7; Psalm 55:22; Psalm 94:19; John 14:27",
  ),
  theme(
    "loneliness; lonely; alone",
    "Deuteronomy 31:8; Psalm 25:16-17; Psalm 68:5-6; Hebrews 13:5; Isaiah 41:10; John 14:18; Matthew 28:20",
  ),
  theme(
    "feeling forsaken; forsaken by God; abandoned; God is far away",
    "Psalm 22:1-5; Isaiah 49:14-16; Hebrews 13:5; Psalm 13:1-6; Deuteronomy 31:8; Romans 8:35-39; Psalm 139:7-12",
  ),
  theme(
    "depression; sadness; despair; hopelessness",
    "Psalm 34:17-19; Psalm 42:5-11; 1 Kings 19:3-8; Psalm 40:1-3; Matthew 11:28-30; 2 Corinthians 1:3-4; Isaiah 61:1-3",
  ),
  theme(
    "grief; mourning; loss; bereavement; comfort",
    "Psalm 34:18; Matthew 5:4; John 11:32-36; 2 Corinthians 1:3-7; Revelation 21:3-4; 1 Thessalonians 4:13-18; Psalm 23:4",
  ),
  theme(
    "guidance; God's will; decisions",
    "Proverbs 3:5-6; James 1:5; Romans 12:1-2; Psalm 32:8; Psalm 119:105; Isaiah 30:21; 1 Thessalonians 5:16-18",
  ),
  theme(
    "hope",
    "Romans 15:13; Jeremiah 29:11; Romans 5:1-5; Romans 8:24-25; Hebrews 6:18-19; Lamentations 3:21-24; 1 Peter 1:3",
  ),
  theme(
    "peace; inner peace",
    "John 14:27; Philippians 4:6-7; Isaiah 26:3; John 16:33; Romans 5:1; Colossians 3:15; Psalm 4:8",
  ),
  theme(
    "joy; happiness",
    "Nehemiah 8:10; Psalm 16:11; John 15:11; Philippians 4:4; James 1:2; Psalm 1:1-3; Romans 15:13",
  ),
  theme(
    "strength; weakness; tired; weary",
    "Isaiah 40:28-31; Philippians 4:13; 2 Corinthians 12:9-10; Psalm 46:1; Matthew 11:28-30; Nehemiah 8:10",
  ),
  theme(
    "rest; sleep; burnout",
    "Matthew 11:28-30; Psalm 4:8; Psalm 127:2; Exodus 20:8-11; Psalm 62:1-2; Mark 6:31",
  ),
  theme(
    "anger; temper",
    "James 1:19-20; Ephesians 4:26-32; Proverbs 15:1; Proverbs 14:29; Proverbs 29:11; Matthew 5:21-24; Ecclesiastes 7:9",
  ),
  theme(
    "forgiving others; bitterness; resentment",
    "Ephesians 4:31-32; Colossians 3:13; Matthew 18:21-35; Matthew 6:14-15; Hebrews 12:15; Luke 6:37",
  ),
  theme(
    "revenge; vengeance; enemies",
    "Romans 12:17-21; Matthew 5:38-48; Leviticus 19:18; Proverbs 25:21-22; 1 Peter 3:9",
  ),
  theme(
    "guilt; shame; God forgives; confession of sin",
    "1 John 1:8-9; Psalm 32:1-5; Psalm 103:8-12; Romans 8:1; Isaiah 1:18; Psalm 51:1-12; Micah 7:18-19",
  ),
  theme(
    "repentance; repent",
    "Acts 3:19; Luke 15:11-24; 2 Chronicles 7:14; Mark 1:15; Luke 13:1-5; 2 Corinthians 7:10; Joel 2:12-13; Acts 2:38",
  ),
  theme(
    "temptation",
    "1 Corinthians 10:13; James 1:12-15; Matthew 4:1-11; Hebrews 4:15-16; Matthew 26:41; James 4:7",
  ),
  theme(
    "pride; arrogance",
    "Proverbs 16:18; James 4:6; Proverbs 11:2; 1 Peter 5:5-6; Luke 18:9-14; Daniel 4:28-37",
  ),
  theme(
    "humility; being humble",
    "Philippians 2:3-8; Micah 6:8; James 4:6-10; 1 Peter 5:5-6; Matthew 23:11-12; Numbers 12:3",
  ),
  theme(
    "patience; waiting",
    "James 5:7-11; Romans 12:12; Galatians 5:22-23; Psalm 27:14; Psalm 37:7; Isaiah 40:31; Lamentations 3:25-26",
  ),
  theme(
    "kindness; compassion; mercy",
    "Ephesians 4:32; Luke 6:35-36; Luke 10:30-37; Colossians 3:12; Micah 6:8; Proverbs 11:17; Matthew 5:7",
  ),
  theme(
    "gratitude; thankfulness; giving thanks",
    "1 Thessalonians 5:18; Psalm 100:1-5; Colossians 3:15-17; Psalm 107:1; Luke 17:11-19; Psalm 136:1",
  ),
  theme(
    "trusting God; trust",
    "Proverbs 3:5-6; Psalm 56:3-4; Isaiah 26:3-4; Jeremiah 17:7-8; Psalm 37:3-5; Psalm 62:8",
  ),
  theme(
    "doubt; unbelief",
    "Mark 9:24; John 20:24-29; James 1:5-8; Jude 1:22; Matthew 11:2-6; Matthew 14:28-31; Psalm 73:1-28",
  ),
  theme(
    "envy; jealousy; coveting",
    "Proverbs 14:30; Exodus 20:17; James 3:14-16; 1 Corinthians 13:4; Psalm 37:1-7; Galatians 5:26",
  ),
  theme(
    "greed; contentment; being content",
    "Philippians 4:11-13; Hebrews 13:5; 1 Timothy 6:6-10; Luke 12:15-21; Ecclesiastes 5:10; Proverbs 30:8-9",
  ),
  theme(
    "giving; generosity; tithing; tithe",
    "2 Corinthians 9:6-8; Malachi 3:8-10; Luke 21:1-4; Proverbs 11:24-25; Acts 20:35; Leviticus 27:30; Matthew 6:1-4",
  ),
  theme(
    "poverty; helping the poor",
    "Proverbs 19:17; Matthew 25:34-40; Deuteronomy 15:7-11; Proverbs 14:31; Isaiah 58:6-10; James 2:1-9; Luke 14:12-14; 1 John 3:17",
  ),
  theme(
    "debt; lending; borrowing",
    "Romans 13:8; Proverbs 22:7; Psalm 37:21; Exodus 22:25; Deuteronomy 15:1-11; Proverbs 22:26-27",
  ),
  theme(
    "work; laziness; diligence",
    "Colossians 3:23-24; Proverbs 6:6-11; 2 Thessalonians 3:6-12; Ecclesiastes 9:10; Proverbs 12:24; Genesis 2:15",
  ),
  theme(
    "lying; honesty; truth telling",
    "Proverbs 12:22; Exodus 20:16; Ephesians 4:25; Colossians 3:9; Proverbs 6:16-19; John 8:44; Revelation 21:8",
  ),
  theme(
    "gossip; slander; the tongue; words we speak",
    "Proverbs 16:28; Ephesians 4:29; James 3:5-10; Proverbs 11:13; Proverbs 18:21; Proverbs 26:20; Leviticus 19:16",
  ),
  theme(
    "swearing; cursing; bad language",
    "Ephesians 4:29; James 3:9-10; Colossians 3:8; Exodus 20:7; Matthew 5:33-37; Matthew 12:36-37",
  ),
  theme(
    "judging others",
    "Matthew 7:1-5; James 4:11-12; Romans 14:10-13; John 7:24; Romans 2:1; 1 Corinthians 4:5",
  ),
  theme(
    "friendship; friends",
    "Proverbs 17:17; Proverbs 18:24; John 15:12-15; Ecclesiastes 4:9-12; Proverbs 27:17; 1 Samuel 18:1-4; Proverbs 13:20; 1 Corinthians 15:33",
  ),
  theme(
    "parents; honouring parents; obeying parents",
    "Exodus 20:12; Ephesians 6:1-4; Colossians 3:20; Proverbs 1:8-9; Proverbs 23:22",
  ),
  theme(
    "raising children; parenting; discipline of children",
    "Proverbs 22:6; Deuteronomy 6:6-7; Ephesians 6:4; Proverbs 13:24; Psalm 127:3-5; Colossians 3:21; Mark 10:13-16",
  ),
  theme(
    "divorce; remarriage",
    "Matthew 19:3-9; Malachi 2:14-16; 1 Corinthians 7:10-16; Mark 10:2-12; Deuteronomy 24:1-4; Matthew 5:31-32",
  ),
  theme(
    "adultery; unfaithfulness in marriage",
    "Exodus 20:14; Matthew 5:27-28; Proverbs 6:32; Hebrews 13:4; John 8:1-11; 2 Samuel 11:1-5",
  ),
  theme(
    "husbands and wives; submission",
    "Ephesians 5:21-33; Colossians 3:18-19; 1 Peter 3:1-7; Genesis 2:24; 1 Corinthians 7:3-5; Proverbs 31:10-31",
  ),
  theme(
    "singleness; being single",
    "1 Corinthians 7:7-9; 1 Corinthians 7:32-35; Matthew 19:10-12; Psalm 37:4; Isaiah 56:3-5",
  ),
  theme(
    "sex before marriage; sexual purity; lust; pornography",
    "1 Thessalonians 4:3-5; 1 Corinthians 6:18-20; Hebrews 13:4; Matthew 5:27-30; Job 31:1; 2 Timothy 2:22; Galatians 5:19",
  ),
  theme(
    "homosexuality; same sex",
    "Romans 1:26-27; 1 Corinthians 6:9-11; Leviticus 18:22; 1 Timothy 1:8-11; Genesis 1:27; Matthew 19:4-6; John 3:16-17",
  ),
  theme(
    "abortion; the unborn",
    "Psalm 139:13-16; Jeremiah 1:5; Exodus 21:22-25; Luke 1:41-44; Job 31:15; Genesis 1:27",
  ),
  theme(
    "alcohol; drunkenness; drinking wine",
    "Ephesians 5:18; Proverbs 20:1; Proverbs 23:29-35; 1 Timothy 5:23; Psalm 104:14-15; John 2:1-11; 1 Corinthians 6:10; Romans 14:21",
  ),
  theme(
    "addiction; slavery to habits",
    "1 Corinthians 6:12; John 8:34-36; Romans 6:12-14; 1 Corinthians 10:13; Galatians 5:1; Titus 2:11-12",
  ),
  theme("tattoos; tattoo", "Leviticus 19:28; 1 Corinthians 6:19-20; 1 Samuel 16:7; Romans 14:5-12"),
  theme(
    "gambling; lottery",
    "1 Timothy 6:9-10; Proverbs 13:11; Hebrews 13:5; Proverbs 28:20; Matthew 6:24; Acts 1:26",
  ),
  theme(
    "astrology; horoscopes; fortune telling; witchcraft; magic; occult",
    "Deuteronomy 18:9-14; Leviticus 19:31; Isaiah 47:13-14; Acts 19:18-20; Galatians 5:19-21; 1 Samuel 28:7-19",
  ),
  theme(
    "ghosts; talking to the dead",
    "Deuteronomy 18:10-12; 1 Samuel 28:7-19; Isaiah 8:19; Luke 24:37-39; Hebrews 9:27; Luke 16:26",
  ),
  theme(
    "war; violence; killing",
    "Exodus 20:13; Matthew 5:9; Romans 12:18-21; Isaiah 2:4; Ecclesiastes 3:8; Matthew 26:52; Psalm 46:9",
  ),
  theme(
    "racism; all people equal; prejudice",
    "Galatians 3:28; Acts 10:34-35; Genesis 1:27; Acts 17:26; James 2:1-9; Revelation 7:9; Colossians 3:11",
  ),
  theme(
    "foreigners; immigrants; refugees; strangers",
    "Leviticus 19:33-34; Deuteronomy 10:18-19; Matthew 25:35; Exodus 22:21; Hebrews 13:2; Ruth 2:10-12; Matthew 2:13-15",
  ),
  theme(
    "environment; care for creation; earth; animals",
    "Genesis 1:26-28; Genesis 2:15; Psalm 24:1; Proverbs 12:10; Psalm 104:10-30; Romans 8:19-22; Leviticus 25:1-7",
  ),
  theme(
    "government; rulers; authorities; taxes",
    "Romans 13:1-7; Matthew 22:15-22; 1 Peter 2:13-17; 1 Timothy 2:1-2; Acts 5:29; Daniel 2:21",
  ),
  theme(
    "death; dying; afterlife; life after death",
    "John 11:25-26; 1 Corinthians 15:51-57; Philippians 1:21-23; 2 Corinthians 5:6-8; Hebrews 9:27; John 14:1-3; Luke 23:42-43; Psalm 23:4; 1 Thessalonians 4:13-18",
  ),
  theme(
    "heaven; paradise",
    "Revelation 21:1-4; John 14:1-3; Luke 23:43; Philippians 3:20-21; Revelation 22:1-5; 1 Corinthians 2:9; Matthew 6:19-21",
  ),
  theme(
    "hell; eternal punishment; lake of fire",
    "Matthew 25:41-46; Mark 9:43-48; Revelation 20:11-15; Luke 16:19-31; 2 Thessalonians 1:6-9; Matthew 10:28",
  ),
  theme(
    "salvation; how to be saved; eternal life; becoming a Christian",
    "Romans 10:9-13; John 3:16-18; Ephesians 2:8-10; Acts 16:30-31; Acts 2:37-38; Romans 6:23; John 1:12; Titus 3:4-7",
  ),
  theme(
    "born again; new birth",
    "John 3:1-8; 1 Peter 1:3; 1 Peter 1:23; 2 Corinthians 5:17; Titus 3:5; Ezekiel 36:26",
  ),
  theme(
    "losing salvation; assurance; eternal security",
    "John 10:27-29; Romans 8:38-39; 1 John 5:11-13; Hebrews 6:4-6; Philippians 1:6; Hebrews 10:26-27; Jude 1:24",
  ),
  theme(
    "unforgivable sin; blasphemy against the Holy Spirit",
    "Matthew 12:31-32; Mark 3:28-30; Luke 12:10; 1 John 1:9; 1 John 5:16-17",
  ),
  theme(
    "predestination; free will; election",
    "Ephesians 1:3-6; Romans 8:29-30; Romans 9:14-21; Deuteronomy 30:19; John 6:44; 2 Peter 3:9; Joshua 24:15; Philippians 2:12-13",
  ),
  theme(
    "faith and works",
    "James 2:14-26; Ephesians 2:8-10; Romans 3:28; Galatians 2:16; Titus 3:5-8; Matthew 7:21",
  ),
  theme(
    "second coming; return of Christ; rapture",
    "1 Thessalonians 4:15-18; Acts 1:9-11; Matthew 24:29-44; Revelation 19:11-16; 2 Peter 3:8-13; John 14:3; Titus 2:13",
  ),
  theme(
    "antichrist; mark of the beast",
    "2 Thessalonians 2:1-10; 1 John 2:18-22; Revelation 13:11-18; 1 John 4:3; Daniel 7:24-25; Matthew 24:24",
  ),
  theme(
    "deity of Christ; is Jesus God; Jesus claims to be God",
    "John 1:1-14; John 20:28; John 8:58; Colossians 2:9; John 10:30-33; Philippians 2:5-11; Hebrews 1:1-8; Mark 2:5-12; Titus 2:13",
  ),
  theme(
    "why Jesus died; atonement; the cross",
    "1 Peter 3:18; Romans 5:6-11; Isaiah 53:4-12; 2 Corinthians 5:21; 1 Peter 2:24; Mark 10:45; Hebrews 9:22-28",
  ),
  theme(
    "reliability of the Bible; trustworthy; inspiration of the Bible; word of God; authority of Scripture",
    "2 Timothy 3:16-17; 2 Peter 1:20-21; Hebrews 4:12; Isaiah 40:8; Psalm 119:105; Matthew 5:18; John 17:17; 1 Thessalonians 2:13",
  ),
  theme(
    "existence of God; evidence for God; does God exist",
    "Romans 1:19-20; Psalm 19:1-4; Genesis 1:1; Psalm 14:1; Hebrews 11:6; Acts 17:24-28; Job 38:1-7",
  ),
  theme(
    "why God allows evil and suffering; problem of evil",
    "Romans 8:18-28; Job 38:1-4; Genesis 50:20; John 9:1-3; Romans 5:3-5; James 1:2-4; Habakkuk 1:2-4; John 16:33; Revelation 21:4; Genesis 3:16-19",
  ),
  theme(
    "spiritual warfare; demons; the devil; Satan",
    "Ephesians 6:10-18; James 4:7; 1 Peter 5:8-9; Matthew 4:1-11; 2 Corinthians 11:14; Luke 10:17-20; Revelation 12:7-12; Job 1:6-12; Ezekiel 28:12-17; Isaiah 14:12-15",
  ),
  theme(
    "healing; sickness; illness",
    "James 5:13-16; Psalm 103:1-5; Isaiah 53:4-5; Matthew 8:16-17; 3 John 1:2; Jeremiah 17:14; 2 Corinthians 12:7-10",
  ),
  theme(
    "unanswered prayer",
    "James 4:2-3; 1 John 5:14-15; 2 Corinthians 12:7-9; Luke 18:1-8; Matthew 26:39; Isaiah 59:1-2; Psalm 66:18",
  ),
  theme(
    "how to pray; learning to pray",
    "Matthew 6:5-13; Luke 11:1-4; Philippians 4:6-7; 1 Thessalonians 5:16-18; Luke 18:1-14; Romans 8:26",
  ),
  theme(
    "speaking in tongues; spiritual gifts",
    "1 Corinthians 12:4-11; 1 Corinthians 14:1-19; Acts 2:1-12; Romans 12:6-8; 1 Corinthians 13:1; Ephesians 4:11-13; 1 Peter 4:10",
  ),
  theme(
    "going to church; fellowship; worship together",
    "Hebrews 10:24-25; Acts 2:42-47; Matthew 18:20; Colossians 3:16; 1 Corinthians 12:12-27; Psalm 122:1",
  ),
  theme(
    "women pastors; women in ministry",
    "1 Timothy 2:11-15; Galatians 3:28; Romans 16:1-7; 1 Corinthians 14:33-35; Acts 18:26; Judges 4:4-5; 1 Corinthians 11:3-16",
  ),
  theme(
    "Old Testament law for Christians; keeping the law today",
    "Matthew 5:17-20; Galatians 3:23-25; Acts 15:5-29; Romans 6:14; Romans 13:8-10; Colossians 2:16-17; Hebrews 8:13",
  ),
  theme(
    "other religions; only way to God",
    "John 14:6; Acts 4:12; 1 Timothy 2:5; Acts 17:22-31; Exodus 20:3; Romans 1:19-20; Acts 10:34-35",
  ),
  theme(
    "people who never heard the gospel",
    "Romans 1:18-20; Romans 2:12-16; Genesis 18:25; Acts 17:26-31; Romans 10:13-17; 2 Peter 3:9",
  ),
  theme(
    "purpose of life; meaning of life",
    "Ecclesiastes 12:13; Micah 6:8; Matthew 22:37-40; Ephesians 2:10; Isaiah 43:7; Jeremiah 29:11; John 10:10; 1 Corinthians 10:31",
  ),
  theme(
    "self worth; identity; self esteem; image of God",
    "Psalm 139:13-16; Genesis 1:27; Ephesians 2:10; 1 John 3:1; Luke 12:6-7; 1 Peter 2:9; Zephaniah 3:17",
  ),
  theme(
    "love of God; God loves me",
    "John 3:16; Romans 8:38-39; 1 John 4:9-10; Romans 5:8; Zephaniah 3:17; Ephesians 3:17-19; Jeremiah 31:3",
  ),
  theme(
    "protection; safety; angels guarding",
    "Psalm 91:1-12; Psalm 121:1-8; Psalm 46:1-3; 2 Thessalonians 3:3; Psalm 34:7; Proverbs 18:10",
  ),
  theme(
    "hypocrisy; hypocrites",
    "Matthew 23:13-28; Matthew 6:1-6; Matthew 7:3-5; Luke 12:1; Galatians 2:11-14; 1 John 4:20",
  ),
  theme(
    "wisdom",
    "James 1:5; Proverbs 9:10; Proverbs 2:1-6; Proverbs 3:13-18; James 3:13-17; 1 Kings 3:5-12; Ecclesiastes 7:12",
  ),
  theme(
    "ageing; growing old; old age",
    "Isaiah 46:4; Psalm 71:9-18; Proverbs 16:31; Psalm 92:12-14; Leviticus 19:32; 2 Corinthians 4:16",
  ),
  theme(
    "food laws; eating pork; unclean food",
    "Leviticus 11:1-8; Mark 7:18-19; Acts 10:9-16; Romans 14:1-3; Romans 14:14-17; 1 Timothy 4:3-5; Deuteronomy 14:3-8",
  ),
  theme(
    "baptism of infants; need for baptism",
    "Acts 2:38-39; Acts 16:31-33; Mark 16:16; Matthew 28:19; Romans 6:3-4; 1 Peter 3:21; Acts 8:36-38",
  ),
  theme(
    "being a good neighbour; love your neighbour",
    "Luke 10:25-37; Leviticus 19:18; Mark 12:29-31; Romans 13:8-10; Galatians 5:14; James 2:8",
  ),
  theme(
    "hard times; trials; going through difficulties",
    "James 1:2-4; Romans 5:3-5; John 16:33; Isaiah 43:1-3; 2 Corinthians 4:16-18; Psalm 46:1-3; 1 Peter 1:6-7; Romans 8:28",
  ),
  theme(
    "persecution; martyrs; suffering for faith",
    "Matthew 5:10-12; 2 Timothy 3:12; 1 Peter 4:12-16; John 15:18-20; Acts 5:40-42; Hebrews 11:35-38; Romans 8:35-37",
  ),
];
