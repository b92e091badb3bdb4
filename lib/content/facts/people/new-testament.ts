import type { PersonFacts } from "../schema";

export const newTestament: PersonFacts[] = [
  {
    name: "Jesus",
    askedAs: ["jesus christ", "christ", "christ jesus", "the lord jesus", "jesus of nazareth"],
    facts: [
      ["mother", "Mary", "Matthew 1:18; Luke 1:30-31"],
      [
        "father",
        "God",
        "Luke 1:31-35",
        "Joseph, Mary’s husband, was taken for his father (Luke 3:23).",
      ],
      [
        "brothers",
        "James (the Lord’s brother), Joses, Simon (the Lord’s brother) and Judas (the Lord’s brother)",
        "Mark 6:3",
      ],
      [
        "sisters",
        "not named",
        "Mark 6:3",
        "The Bible says that he had sisters and names none of them.",
      ],
      [
        "cousin",
        "not named",
        "Luke 1:36",
        "Elizabeth, the mother of John the Baptist, is called Mary’s relative; how closely they were related is not said.",
      ],
      [
        "grandfather",
        "not named",
        "Matthew 1:16",
        "Mary’s parents are not named. Joseph’s father is Jacob in Matthew 1:16; Luke 3:23 names Heli.",
      ],
      ["grandmother", "not named", "Luke 1:27", "The Bible does not name Mary’s parents."],
      ["wife", "none", "Matthew 19:12", "The Bible tells of no wife of Jesus."],
      ["born", "in Bethlehem of Judea", "Matthew 2:1"],
      ["from", "Nazareth", "Matthew 2:23"],
      ["died", "at Golgotha, the place of a skull", "John 19:17-18"],
      ["died by", "crucifixion", "John 19:17-18"],
      ["buried", "in a new tomb in a garden, near where he was crucified", "John 19:41-42"],
      ["tribe", "Judah", "Hebrews 7:14"],
      ["work", "a carpenter", "Mark 6:3"],
      ["also called", "Emmanuel (Immanuel)", "Matthew 1:23"],
      ["meaning", "he shall save his people from their sins", "Matthew 1:21"],
    ],
  },
  {
    name: "Mary",
    who: "the mother of Jesus",
    isWoman: true,
    askedAs: [
      "the virgin mary",
      "mother mary",
      "mary the mother of jesus",
      "mary mother of jesus",
      "virgin mary",
    ],
    facts: [
      ["husband", "Joseph (Mary’s husband)", "Matthew 1:16"],
      [
        "cousin",
        "Elizabeth",
        "Luke 1:36",
        "The text says relative; how closely they were related is not said.",
      ],
      ["mother", "not named", "Luke 1:27", "The Bible does not name Mary’s parents."],
      ["father", "not named", "Luke 1:27", "The Bible does not name Mary’s parents."],
      ["from", "Nazareth", "Luke 1:26-27"],
    ],
  },
  {
    name: "Joseph",
    who: "Mary’s husband",
    askedAs: ["joseph the husband of mary", "joseph the carpenter", "joseph of nazareth"],
    facts: [
      ["wife", "Mary (the mother of Jesus)", "Matthew 1:20"],
      [
        "father",
        "Jacob (Matthew 1:16) or Heli (Luke 3:23)",
        "Matthew 1:16; Luke 3:23",
        "The two genealogies differ.",
      ],
      ["work", "a carpenter", "Matthew 13:55"],
    ],
  },
  {
    name: "John",
    who: "the Baptist",
    askedAs: ["john the baptist", "john the baptizer"],
    facts: [
      ["mother", "Elizabeth", "Luke 1:13"],
      ["father", "Zacharias", "Luke 1:13"],
      ["killed by", "Herod, who had him beheaded in prison", "Matthew 14:6-10"],
      ["died by", "beheading in prison", "Matthew 14:10"],
    ],
  },
  {
    name: "Elizabeth",
    isWoman: true,
    spellings: ["Elisabeth"],
    askedAs: ["elisabeth"],
    facts: [
      ["husband", "Zacharias", "Luke 1:5"],
      ["sons", "John (the Baptist)", "Luke 1:13"],
      [
        "cousin",
        "Mary",
        "Luke 1:36-40",
        "The text says relative; how closely they were related is not said.",
      ],
    ],
  },
  {
    name: "Zacharias",
    askedAs: ["zechariah the priest", "zacharias the priest"],
    facts: [
      ["work", "priest", "Luke 1:5"],
      ["sons", "John (the Baptist)", "Luke 1:13"],
    ],
  },
  {
    name: "Peter",
    askedAs: ["simon peter", "cephas", "saint peter", "the apostle peter"],
    facts: [
      ["brothers", "Andrew", "Matthew 4:18"],
      ["father", "Jonah (John)", "Matthew 16:17; John 1:42"],
      ["work", "a fisherman", "Matthew 4:18"],
      ["formerly", "Simon", "Mark 3:16"],
      ["renamed", "Cephas, which is Peter, a stone or rock", "John 1:42; Matthew 16:18"],
      ["also called", "Cephas", "John 1:42"],
      ["from", "Bethsaida", "John 1:44"],
      ["meaning", "a stone, or rock", "John 1:42; Matthew 16:18"],
      [
        "wife",
        "not named",
        "Matthew 8:14",
        "He was married, for he had a mother-in-law; the Bible does not name his wife.",
      ],
      ["mother-in-law", "not named", "Matthew 8:14", "The Bible does not name her."],
      [
        "died by",
        "not said",
        "John 21:18-19",
        "The Bible does not tell of Peter’s death; Jesus foretold it.",
      ],
    ],
  },
  { name: "Jonah", who: "Peter’s father", spellings: ["Jona", "Jonas", "John"], facts: [] },
  {
    name: "Andrew",
    facts: [
      ["brothers", "Peter", "Matthew 4:18"],
      ["work", "a fisherman", "Matthew 4:18"],
      ["from", "Bethsaida", "John 1:44"],
    ],
  },
  {
    name: "James",
    who: "son of Zebedee",
    askedAs: ["james the son of zebedee", "james son of zebedee", "james the brother of john"],
    facts: [
      ["brothers", "John (son of Zebedee)", "Matthew 4:21"],
      ["father", "Zebedee", "Matthew 4:21"],
      ["killed by", "Herod the king, with the sword", "Acts 12:1-2"],
      ["work", "a fisherman", "Matthew 4:18-21"],
      ["also called", "Boanerges, the sons of thunder, with his brother John", "Mark 3:17"],
    ],
  },
  {
    name: "John",
    who: "son of Zebedee",
    askedAs: [
      "john the apostle",
      "the apostle john",
      "john the son of zebedee",
      "john the disciple",
    ],
    facts: [
      ["brothers", "James (son of Zebedee)", "Matthew 4:21"],
      ["father", "Zebedee", "Matthew 4:21"],
      ["work", "a fisherman", "Matthew 4:18-21"],
      ["also called", "Boanerges, the sons of thunder, with his brother James", "Mark 3:17"],
    ],
  },
  {
    name: "Zebedee",
    facts: [
      ["sons", "James (son of Zebedee) and John (son of Zebedee)", "Matthew 4:21"],
      ["work", "a fisherman", "Matthew 4:21"],
    ],
  },
  {
    name: "Matthew",
    askedAs: ["saint matthew", "levi the tax collector"],
    facts: [
      ["work", "a tax collector", "Matthew 9:9; Matthew 10:3"],
      ["also called", "Levi", "Mark 2:14; Matthew 9:9"],
    ],
  },
  {
    name: "Philip",
    who: "the apostle",
    askedAs: ["philip the apostle"],
    facts: [["from", "Bethsaida", "John 1:44"]],
  },
  { name: "Nathanael", facts: [["from", "Cana in Galilee", "John 21:2"]] },
  {
    name: "Thomas",
    askedAs: ["doubting thomas"],
    facts: [
      ["also called", "Didymus", "John 11:16"],
      ["meaning", "twin (Didymus)", "John 11:16"],
    ],
  },
  {
    name: "James",
    who: "son of Alphaeus",
    askedAs: ["james the less", "james the son of alphaeus", "james son of alphaeus"],
    facts: [["father", "Alphaeus", "Matthew 10:3"]],
  },
  {
    name: "James",
    who: "the Lord’s brother",
    askedAs: ["james the brother of jesus", "james the lord's brother"],
    facts: [
      [
        "brothers",
        "Jesus, Joses, Simon (the Lord’s brother) and Judas (the Lord’s brother)",
        "Mark 6:3-4",
      ],
    ],
  },
  { name: "Jude", facts: [["brothers", "James", "Jude 1:1"]] },
  {
    name: "Judas",
    who: "Iscariot",
    askedAs: ["judas iscariot"],
    facts: [
      ["father", "Simon", "John 6:71"],
      [
        "died by",
        "hanging himself",
        "Matthew 27:5",
        "Acts 1:18 tells of a fall in which his body burst open.",
      ],
      ["followed by", "Matthias", "Acts 1:23-26"],
      ["work", "keeper of the disciples’ money bag", "John 12:4-6"],
    ],
  },
  { name: "Matthias", facts: [["came after", "Judas", "Acts 1:25-26"]] },
  {
    name: "Paul",
    askedAs: ["the apostle paul", "saint paul", "saul of tarsus", "saul"],
    facts: [
      ["formerly", "Saul", "Acts 13:9"],
      ["renamed", "Paul; he was called both Saul and Paul", "Acts 13:9"],
      ["also called", "Saul", "Acts 13:9"],
      ["born", "in Tarsus of Cilicia", "Acts 22:3"],
      ["from", "Tarsus", "Acts 21:39"],
      ["tribe", "Benjamin", "Philippians 3:5"],
      ["work", "a tentmaker", "Acts 18:1-3"],
      ["nephew", "not named", "Acts 23:16", "The Bible does not name his sister’s son."],
      ["sisters", "not named", "Acts 23:16", "Paul had a sister; the Bible does not name her."],
      [
        "wife",
        "none",
        "1 Corinthians 7:7-8",
        "He wrote to the unmarried that it is good for them to remain even as he was.",
      ],
      ["died by", "not said", "2 Timothy 4:6", "The Bible does not tell of Paul’s death."],
    ],
  },
  {
    name: "Barnabas",
    facts: [
      ["formerly", "Joses (Joseph)", "Acts 4:36"],
      ["from", "Cyprus", "Acts 4:36"],
      ["meaning", "son of consolation, or encouragement", "Acts 4:36"],
      ["tribe", "Levi", "Acts 4:36"],
      ["cousin", "Mark", "Colossians 4:10"],
    ],
  },
  {
    name: "Mark",
    askedAs: ["john mark", "saint mark"],
    facts: [
      ["mother", "Mary (John Mark’s mother)", "Acts 12:12"],
      ["cousin", "Barnabas", "Colossians 4:10"],
      ["also called", "John", "Acts 12:12"],
    ],
  },
  {
    name: "Luke",
    askedAs: ["saint luke"],
    spellings: ["Lucas"],
    facts: [["work", "a physician", "Colossians 4:14"]],
  },
  {
    name: "Timothy",
    spellings: ["Timotheus"],
    facts: [
      ["mother", "Eunice", "2 Timothy 1:5"],
      ["grandmother", "Lois", "2 Timothy 1:5"],
      ["from", "Derbe or Lystra", "Acts 16:1"],
    ],
  },
  {
    name: "Eunice",
    isWoman: true,
    facts: [
      ["mother", "Lois", "2 Timothy 1:5"],
      ["sons", "Timothy", "Acts 16:1; 2 Timothy 1:2-5"],
    ],
  },
  {
    name: "Aquila",
    facts: [
      ["wife", "Priscilla", "Acts 18:2"],
      ["work", "a tentmaker", "Acts 18:2-3"],
      ["from", "Pontus", "Acts 18:2"],
    ],
  },
  {
    name: "Priscilla",
    isWoman: true,
    askedAs: ["prisca"],
    facts: [
      ["husband", "Aquila", "Acts 18:2"],
      ["work", "a tentmaker", "Acts 18:2-3"],
    ],
  },
  {
    name: "Apollos",
    facts: [
      ["from", "Alexandria", "Acts 18:24"],
      ["born", "in Alexandria", "Acts 18:24"],
    ],
  },
  {
    name: "Lydia",
    isWoman: true,
    facts: [
      ["from", "Thyatira", "Acts 16:14"],
      ["work", "a seller of purple", "Acts 16:14"],
    ],
  },
  {
    name: "Tabitha",
    askedAs: ["Dorcas"],
    isWoman: true,
    facts: [
      ["work", "known for the coats and garments that she made", "Acts 9:39"],
      ["from", "Joppa", "Acts 9:36"],
    ],
  },
  {
    name: "Phoebe",
    isWoman: true,
    facts: [["work", "a servant of the church at Cenchreae", "Romans 16:1"]],
  },
  { name: "Simon", who: "the tanner", facts: [["work", "a tanner in Joppa", "Acts 9:43"]] },
  { name: "Demetrius", facts: [["work", "a silversmith, who made silver shrines", "Acts 19:24"]] },
  { name: "Zenas", facts: [["work", "a lawyer", "Titus 3:13"]] },
  { name: "Erastus", facts: [["work", "treasurer of the city", "Romans 16:23"]] },
  {
    name: "Tertius",
    facts: [["work", "the one who wrote down the letter", "Romans 16:22"]],
  },
  {
    name: "Cornelius",
    facts: [
      ["work", "a centurion", "Acts 10:1"],
      ["from", "Caesarea", "Acts 10:1"],
    ],
  },
  { name: "Ananias", who: "Sapphira’s husband", facts: [["wife", "Sapphira", "Acts 5:1"]] },
  {
    name: "Sapphira",
    isWoman: true,
    facts: [["husband", "Ananias (Sapphira’s husband)", "Acts 5:1"]],
  },
  {
    name: "Stephen",
    facts: [
      ["died by", "stoning", "Acts 7:59"],
      ["killed by", "those who stoned him", "Acts 7:57-60"],
    ],
  },
  { name: "Philemon", facts: [["servant", "Onesimus", "Philemon 1:10-16"]] },
  { name: "Onesimus", facts: [] },
  {
    name: "Martha",
    isWoman: true,
    facts: [
      ["sisters", "Mary (of Bethany)", "John 11:1"],
      ["brothers", "Lazarus", "John 11:1-3"],
      ["from", "Bethany", "John 11:1"],
    ],
  },
  {
    name: "Mary",
    who: "of Bethany",
    isWoman: true,
    askedAs: ["mary of bethany"],
    facts: [
      ["brothers", "Lazarus", "John 11:1-2"],
      ["sisters", "Martha", "John 11:1"],
      ["from", "Bethany", "John 11:1"],
    ],
  },
  {
    name: "Lazarus",
    facts: [
      ["sisters", "Mary (of Bethany) and Martha", "John 11:1-3"],
      ["from", "Bethany", "John 11:1"],
    ],
  },
  {
    name: "Mary Magdalene",
    isWoman: true,
    askedAs: ["magdalene"],
    facts: [["from", "not said; her name points to Magdala", "Luke 8:2"]],
  },
  {
    name: "Zacchaeus",
    spellings: ["Zaccheus"],
    askedAs: ["zaccheus", "zacheus"],
    facts: [
      ["work", "a chief tax collector", "Luke 19:2"],
      ["from", "Jericho", "Luke 19:1-2"],
    ],
  },
  {
    name: "Bartimaeus",
    spellings: ["Bartimeus"],
    facts: [
      ["father", "Timaeus", "Mark 10:46"],
      ["from", "Jericho", "Mark 10:46"],
    ],
  },
  { name: "Timaeus", spellings: ["Timeus"], facts: [] },
  { name: "Nicodemus", facts: [["work", "a ruler of the Jews, a Pharisee", "John 3:1"]] },
  {
    name: "Joseph",
    who: "of Arimathea",
    askedAs: ["joseph of arimathea"],
    facts: [["from", "Arimathea", "Matthew 27:57"]],
  },
  {
    name: "Simon",
    who: "of Cyrene",
    askedAs: ["simon of cyrene", "simon the cyrenian"],
    facts: [
      ["sons", "Alexander and Rufus", "Mark 15:21"],
      ["from", "Cyrene", "Mark 15:21"],
    ],
  },
  {
    name: "Herod",
    who: "the king",
    askedAs: ["king herod", "herod the great"],
    facts: [
      ["kingdom", "Judea", "Luke 1:5"],
      ["sons", "Archelaus", "Matthew 2:22"],
      ["followed by", "Archelaus", "Matthew 2:22"],
    ],
  },
  {
    name: "Herod",
    who: "the tetrarch",
    askedAs: ["herod antipas", "herod the tetrarch"],
    facts: [
      ["brothers", "Philip", "Matthew 14:3"],
      ["wife", "Herodias, who had been his brother Philip’s wife", "Matthew 14:3"],
      ["kingdom", "Galilee", "Luke 3:1"],
    ],
  },
  {
    name: "Herod",
    who: "Agrippa",
    askedAs: ["herod agrippa"],
    facts: [
      ["died by", "an angel of the Lord, who struck him; he was eaten by worms", "Acts 12:21-23"],
    ],
  },
  {
    name: "Herodias",
    isWoman: true,
    facts: [
      ["first husband", "Philip", "Matthew 14:3"],
      [
        "daughters",
        "not named",
        "Matthew 14:6",
        "The Bible does not name Herodias’ daughter; other writers call her Salome.",
      ],
    ],
  },
  {
    name: "Caiaphas",
    facts: [
      ["father-in-law", "Annas", "John 18:13"],
      ["work", "high priest", "John 18:13"],
    ],
  },
  {
    name: "Pontius Pilate",
    askedAs: ["pilate"],
    spellings: ["Pilate"],
    facts: [
      ["wife", "not named", "Matthew 27:19", "The Bible does not name Pilate’s wife."],
      ["work", "governor of Judea", "Luke 3:1"],
    ],
  },
  {
    name: "Felix",
    facts: [
      ["wife", "Drusilla", "Acts 24:24"],
      ["followed by", "Porcius Festus", "Acts 24:27"],
      ["work", "governor", "Acts 23:26"],
    ],
  },
  { name: "Malchus", facts: [["work", "a servant of the high priest", "John 18:10"]] },
  {
    name: "Jairus",
    facts: [
      ["work", "a ruler of the synagogue", "Mark 5:22"],
      ["daughters", "not named", "Luke 8:41-42", "The Bible does not name Jairus’ daughter."],
    ],
  },
  { name: "Simeon", who: "in the temple", facts: [["from", "Jerusalem", "Luke 2:25"]] },
  {
    name: "Anna",
    isWoman: true,
    askedAs: ["anna the prophetess"],
    facts: [
      ["father", "Phanuel", "Luke 2:36"],
      ["tribe", "Asher", "Luke 2:36"],
      ["work", "prophetess", "Luke 2:36"],
    ],
  },
  {
    name: "Melchizedek",
    spellings: ["Melchisedec"],
    facts: [
      ["kingdom", "Salem", "Genesis 14:18"],
      ["work", "king of Salem and priest of God Most High", "Genesis 14:18"],
    ],
  },
];
