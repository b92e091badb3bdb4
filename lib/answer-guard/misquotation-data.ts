import "server-only";

/** A saying that many take for scripture, or a scene many remember otherwise, with what there really is. */
export interface Misquotation {
  /** Ways the saying is worded; found in a question whatever its case and signs. */
  wordings: readonly string[];
  /** Words that show that the verse itself is quoted. */
  unless?: string;
  /** An honest answer of one to three sentences, before the passages. */
  answer: string;
  /** What the Bible says instead; printed from the table. */
  references: readonly string[];
}

/** Origins are given only where they are well established; else none is named. */
export const MISQUOTATIONS: readonly Misquotation[] = [
  {
    wordings: [
      "god helps those who help themselves",
      "god help those who help themselves",
      "lord helps those who help themselves",
      "heaven helps those who help themselves",
    ],
    answer:
      "That sentence is not in the Bible. It is an old proverb that became well known through Benjamin Franklin’s Poor Richard’s Almanack. The Bible speaks rather of help for those who cannot help themselves.",
    references: ["Romans 5:6", "Ephesians 2:8-9"],
  },
  {
    wordings: [
      "cleanliness is next to godliness",
      "cleanliness is close to godliness",
      "cleanliness next to godliness",
    ],
    answer:
      "That sentence is not in the Bible. John Wesley used it in a sermon in the eighteenth century. What Jesus and the psalms ask for is a clean heart.",
    references: ["Matthew 23:25-26", "Psalm 51:10"],
  },
  {
    wordings: ["this too shall pass", "this too will pass", "this also shall pass"],
    answer:
      "Those words are not in the Bible; they come from a tale told in the Near East. Paul says something near to it about present trouble.",
    references: ["2 Corinthians 4:17-18"],
  },
  {
    wordings: [
      "money is the root of all evil",
      "money is the root of evil",
      "money the root of all evil",
    ],
    unless: "love of money",
    answer:
      "The Bible does not say that of money itself: 1 Timothy 6:10 speaks of the love of money. The saying leaves out its first words.",
    references: ["1 Timothy 6:10", "Hebrews 13:5"],
  },
  {
    wordings: ["spare the rod spoil the child", "spare the rod and spoil the child"],
    answer:
      "The saying is not in the Bible in these words; they stand in Samuel Butler’s poem Hudibras of the seventeenth century. A proverb behind it speaks of love that disciplines. Christians differ on whether it means bodily punishment or correction in general; nobody may use it to excuse harming a child.",
    references: ["Proverbs 13:24", "Ephesians 6:4"],
  },
  {
    wordings: [
      "lion shall lie down with the lamb",
      "lion will lie down with the lamb",
      "lion lies down with the lamb",
      "lion lay down with the lamb",
      "lion and the lamb",
      "lion lie down with the lamb",
      "lion lying down with the lamb",
    ],
    answer:
      "No verse has the lion lying down with the lamb. In Isaiah it is the wolf that lives with the lamb; the lion eats straw like the ox.",
    references: ["Isaiah 11:6", "Isaiah 65:25"],
  },
  {
    wordings: [
      "pride goes before a fall",
      "pride goes before the fall",
      "pride comes before a fall",
      "pride comes before the fall",
      "pride goeth before a fall",
      "pride goeth before the fall",
    ],
    answer:
      "The saying shortens a proverb: there it is destruction that pride goes before, and a haughty spirit that goes before a fall.",
    references: ["Proverbs 16:18"],
  },
  {
    wordings: [
      "more than you can handle",
      "more than we can handle",
      "more than i can handle",
      "more than you can bear",
      "more than we can bear",
    ],
    answer:
      "The Bible does not promise that God never gives anyone more than they can handle. The verse people have in mind is about temptation, and a way out of it. Paul himself writes of a burden beyond his strength that taught him to trust God.",
    references: ["1 Corinthians 10:13", "2 Corinthians 1:8-9"],
  },
  {
    wordings: [
      "works in mysterious ways",
      "moves in mysterious ways",
      "moves in a mysterious way",
      "work in mysterious ways",
    ],
    answer:
      "Those words are not in the Bible. They go back to a hymn of William Cowper, God Moves in a Mysterious Way. The thought has passages behind it.",
    references: ["Isaiah 55:8-9", "Romans 11:33"],
  },
  {
    wordings: [
      "hate the sin love the sinner",
      "hate the sin but love the sinner",
      "love the sinner hate the sin",
      "love the sinner but hate the sin",
      "hate the sin and love the sinner",
      "love the sinner and hate the sin",
    ],
    answer:
      "That sentence is not in the Bible. A similar wording stands in a letter of Augustine. The Bible speaks of God’s love for people while they were still sinners, and of mercy toward those who fall.",
    references: ["Romans 5:8", "Jude 1:22-23"],
  },
  {
    wordings: ["to thine own self be true", "to thy own self be true", "to your own self be true"],
    answer:
      "Those words are Shakespeare’s, from Hamlet, and not in the Bible. Proverbs gives other advice on whom to trust.",
    references: ["Proverbs 3:5-6"],
  },
  {
    wordings: ["neither a borrower nor a lender be", "neither borrower nor lender be"],
    answer:
      "Those words are Shakespeare’s, from Hamlet, and not in the Bible. Scripture does warn borrowers, and praises those who lend with grace.",
    references: ["Proverbs 22:7", "Psalm 37:21"],
  },
  {
    wordings: ["moderation in all things", "everything in moderation", "all things in moderation"],
    answer:
      "That saying is not in the Bible; it is an old Greek and Roman maxim. The Bible does list self-control among the fruit of the Spirit.",
    references: ["Galatians 5:22-23"],
  },
  {
    wordings: ["charity begins at home"],
    answer:
      "That sentence is not in the Bible, though 1 Timothy asks believers to provide for their own household.",
    references: ["1 Timothy 5:8", "Galatians 6:10"],
  },
  {
    wordings: ["follow your heart", "follow my heart"],
    answer:
      "The Bible does not tell people to follow their heart in these words. It calls the heart deceitful and asks to trust the Lord with all of it.",
    references: ["Jeremiah 17:9", "Proverbs 3:5-6"],
  },
  {
    wordings: ["everything happens for a reason", "all things happen for a reason"],
    answer:
      "That sentence is not in the Bible. Christians differ on how far every event is meant; the verse behind it promises that God works for good in all things for those who love him, and Ecclesiastes also speaks of time and chance.",
    references: ["Romans 8:28", "Ecclesiastes 9:11"],
  },
  {
    wordings: [
      "closes a door he opens a window",
      "closes one door he opens another",
      "closes a door opens a window",
      "closes one door opens another",
      "shuts a door he opens a window",
    ],
    answer: "That sentence is not in the Bible. Doors that God opens and nobody can shut are.",
    references: ["Revelation 3:7-8", "1 Corinthians 16:9"],
  },
  {
    wordings: ["road to hell is paved with good intentions", "hell is paved with good intentions"],
    answer:
      "That proverb is not in the Bible. The nearest thought is a way that seems right and ends in death.",
    references: ["Proverbs 14:12", "Matthew 7:13-14"],
  },
  {
    wordings: [
      "idle hands are the devil s workshop",
      "idle hands are the devils workshop",
      "idle hands are the devil's workshop",
      "idle hands are the devil's playground",
      "idle hands are the devil's tools",
      "idle mind is the devil's workshop",
    ],
    answer:
      "That saying is not in the Bible, although one modern paraphrase puts it into a proverb. The texts behind it speak of mischief and of idleness, each for itself.",
    references: ["Proverbs 16:27", "2 Thessalonians 3:11"],
  },
  {
    wordings: ["ashes to ashes dust to dust", "ashes to ashes and dust to dust", "ashes to ashes"],
    answer:
      "Those words come from the burial service of the Book of Common Prayer, not from the Bible. They rest on what God says to Adam.",
    references: ["Genesis 3:19", "Ecclesiastes 3:20"],
  },
  {
    wordings: [
      "eyes are the window to the soul",
      "eyes are the windows to the soul",
      "eyes are the window of the soul",
      "eyes are the windows of the soul",
    ],
    answer: "That proverb is not in the Bible. Jesus does call the eye the lamp of the body.",
    references: ["Matthew 6:22-23"],
  },
  {
    wordings: ["blood is thicker than water"],
    answer:
      "That proverb is not in the Bible. Proverbs even speaks of a friend who is closer than a brother.",
    references: ["Proverbs 18:24"],
  },
  {
    wordings: ["good things come to those who wait"],
    answer:
      "That proverb is not in the Bible. Lamentations and Isaiah do speak of waiting for the Lord.",
    references: ["Lamentations 3:25", "Isaiah 40:31"],
  },
  {
    wordings: [
      "in the world but not of it",
      "in the world not of it",
      "in the world but not of the world",
      "in the world not of the world",
    ],
    answer:
      "The Bible does not have this phrase as it stands. It sums up what Jesus prays for his disciples.",
    references: ["John 17:14-16"],
  },
  {
    wordings: ["seven deadly sins", "7 deadly sins"],
    answer:
      "The list of seven deadly sins is not in the Bible; it was drawn up in the early church and shaped by Gregory the Great. Proverbs has a different list of seven things that the Lord hates.",
    references: ["Proverbs 6:16-19"],
  },
  {
    wordings: [
      "to err is human to forgive divine",
      "to err is human to forgive is divine",
      "to err is human",
    ],
    answer:
      "Those words are Alexander Pope’s, not the Bible’s. That all have sinned and that we should forgive, the Bible says in its own way.",
    references: ["Romans 3:23", "Ephesians 4:32"],
  },
  {
    wordings: ["confession is good for the soul"],
    answer: "That proverb is not in the Bible, though confession is commended there.",
    references: ["1 John 1:9", "James 5:16"],
  },
  {
    wordings: [
      "live by the sword die by the sword",
      "live by the sword you die by the sword",
      "live by the sword you will die by the sword",
      "lives by the sword dies by the sword",
      "live by the sword shall die by the sword",
    ],
    answer: "The saying shortens what Jesus says to the disciple who drew a sword at his arrest.",
    references: ["Matthew 26:52"],
  },
  {
    wordings: ["give a man a fish"],
    answer: "That proverb is not in the Bible.",
    references: ["2 Thessalonians 3:10", "Ephesians 4:28"],
  },
  {
    wordings: ["fool and his money are soon parted"],
    answer:
      "That proverb is not in the Bible. Proverbs has the foolish man swallow up what he has.",
    references: ["Proverbs 21:20"],
  },
  {
    wordings: ["use words if necessary", "when necessary use words", "if necessary use words"],
    answer:
      "That sentence is not in the Bible. It is credited to Francis of Assisi, but it is not found in his writings. Paul asks how people shall hear without someone to tell them.",
    references: ["Romans 10:14", "1 Peter 2:12"],
  },
  {
    wordings: ["once saved always saved"],
    answer:
      "That phrase is not in the Bible. Whether a believer can fall away is a question on which Christians differ: some hold that God keeps all who are truly his, others that one can turn away again. Each side points to passages.",
    references: ["John 10:28-29", "Hebrews 6:4-6"],
  },
  {
    wordings: ["patience is a virtue"],
    answer:
      "That sentence is not in the Bible as it stands, though patience is named among the fruit of the Spirit.",
    references: ["Galatians 5:22-23"],
  },
  {
    wordings: ["kill them with kindness", "kill him with kindness", "kill with kindness"],
    answer:
      "That saying is not in the Bible. Paul, quoting Proverbs, speaks of feeding a hungry enemy.",
    references: ["Romans 12:20-21", "Proverbs 25:21-22"],
  },
  {
    wordings: ["three wise men", "three kings", "3 wise men", "three magi"],
    answer:
      "Matthew does not say how many wise men there were, nor that they were kings. The number three comes from the three gifts.",
    references: ["Matthew 2:1", "Matthew 2:11"],
  },
  {
    wordings: [
      "eat an apple",
      "ate an apple",
      "ate the apple",
      "eat the apple",
      "adam's apple",
      "eve's apple",
      "apple in the garden",
      "apple from the tree",
      "forbidden apple",
    ],
    answer: "Genesis does not call the fruit an apple; it names no kind of fruit at all.",
    references: ["Genesis 3:6"],
  },
  {
    wordings: [
      "jonah and the whale",
      "swallowed by a whale",
      "jonah's whale",
      "jonah in the whale",
      "whale swallowed jonah",
      "whale swallow jonah",
    ],
    answer:
      "The book of Jonah speaks of a great fish, not of a whale. The King James Version has whale in Matthew 12:40, for a Greek word that means a large sea creature.",
    references: ["Jonah 1:17", "Matthew 12:40"],
  },
  {
    wordings: ["two of every animal", "two of each animal", "two of every kind of animal"],
    answer:
      "Two of every kind is only part of it: of the clean animals Noah was to take seven pairs (or seven; translations differ).",
    references: ["Genesis 6:19", "Genesis 7:2-3"],
  },
  {
    wordings: [
      "mary magdalene a prostitute",
      "mary magdalene was a prostitute",
      "mary magdalene prostitute",
    ],
    answer:
      "No verse calls Mary Magdalene a prostitute. That idea came later, when she was taken for the unnamed woman of Luke 7. Luke says that she had been freed of seven demons.",
    references: ["Luke 8:1-3"],
  },
  {
    wordings: [
      "paul fell off his horse",
      "paul fall off his horse",
      "saul fell off his horse",
      "paul fall off a horse",
      "paul's horse",
      "fell off his horse",
    ],
    answer: "Acts mentions no horse. It says that Saul fell to the ground.",
    references: ["Acts 9:3-4"],
  },
  {
    wordings: [
      "people become angels when they die",
      "become angels when we die",
      "become an angel when",
      "heaven gained an angel",
      "heaven gained another angel",
      "turn into angels",
      "become angels",
    ],
    answer:
      "The Bible does not say that people become angels when they die. Jesus says that those who rise will be like angels in one respect: they do not marry.",
    references: ["Matthew 22:30"],
  },
];
