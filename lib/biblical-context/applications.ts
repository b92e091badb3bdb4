// What books, topics and periods may mean for a reader today: the editors' own words, shown as application and never as fact.
import "server-only";

/** By OSIS id of the book. */
export const BOOK_APPLICATIONS: Readonly<Record<string, string>> = {
  Gen: "Genesis invites readers to see every person as made in God’s image, and to trust a promise before its fulfilment is in sight.",
  Exod: "Exodus speaks to everybody who waits to be free: it asks what a rescued people will do with its freedom.",
  Lev: "Leviticus, strange at first, asks how holiness reaches into meals, money, work and the treatment of neighbours and foreigners.",
  Num: "Numbers is company for long roads: it is honest about complaint and delay, and about a God who stays with people who fail.",
  Deut: "Deuteronomy asks readers to remember: gratitude for what was given is the root of how they treat others.",
  Josh: "Joshua encourages readers to begin what frightens them, and it also leaves hard questions about war that deserve honest study.",
  Judg: "Judges shows what happens when everybody does what seems right to himself, and asks where people look for leaders today.",
  Ruth: "Ruth shows how loyalty in small daily things can carry more weight than anybody sees at the time.",
  "1Sam":
    "First Samuel asks whether we look at outward strength or at the heart, in leaders and in ourselves.",
  "2Sam":
    "Second Samuel shows a gifted leader who fails and repents; it asks what we do when somebody tells us the truth about ourselves.",
  "1Kgs": "First Kings asks what wins our loyalty when wealth and power pull the other way.",
  "2Kgs":
    "Second Kings reads a national disaster without excuses, and still keeps a lamp of hope burning.",
  "1Chr":
    "First Chronicles reminds a discouraged people where it comes from; names and worship carried them.",
  "2Chr": "Second Chronicles holds that turning back to God is possible after long neglect.",
  Ezra: "Ezra is for people who rebuild: it joins patient work with learning and prayer.",
  Neh: "Nehemiah joins prayer to planning, and good work to justice for those in debt.",
  Esth: "Esther, in which God is not named, asks what courage is possible in the place where one happens to stand.",
  Job: "Job gives sufferers leave to be honest before God, and warns friends against quick explanations.",
  Ps: "The Psalms lend words for days when one’s own are missing: joy, fear, anger, guilt and trust all have a place in prayer.",
  Prov: "Proverbs brings faith down to speech, work, money and friendship, and asks readers to keep learning.",
  Eccl: "Ecclesiastes helps readers to hold work and success loosely and to receive ordinary joys as gifts.",
  Song: "The Song honours love and desire between two people, and many have read in it a picture of God’s love.",
  Isa: "Isaiah asks on whom people rely when they are afraid, and sets comfort beside the call to justice.",
  Jer: "Jeremiah shows that grief and faithfulness can live in one person, and that hope may be written in the worst of years.",
  Lam: "Lamentations teaches that mourning may be spoken at length before God without a quick answer.",
  Ezek: "Ezekiel asks each person to answer for himself, and promises a new heart to people who thought that all was over.",
  Dan: "Daniel is for people who live by their faith under powers that do not share it.",
  Hos: "Hosea shows love that is hurt and does not give up, and asks what our own loyalty is worth.",
  Joel: "Joel turns a disaster into a moment to stop, to be honest and to begin again.",
  Amos: "Amos asks whether worship and the way we treat the poor fit together.",
  Obad: "Obadiah warns against looking on while others suffer.",
  Jonah:
    "Jonah asks whether we can be glad when mercy reaches people whom we would rather see punished.",
  Mic: "Micah asks for justice, kindness and humility instead of show.",
  Nah: "Nahum gives victims of cruelty the assurance that violence does not have the last word.",
  Hab: "Habakkuk shows that one may question God, wait, and still find a reason to be glad.",
  Zeph: "Zephaniah sets warning beside the picture of a God who rejoices over his people.",
  Hag: "Haggai asks what we put first, and encourages people whose beginnings look small.",
  Zech: "Zechariah encourages tired builders: what is done by God’s Spirit does not rest on strength alone.",
  Mal: "Malachi asks for worship and promises that are kept in earnest, at home as well as in public.",
  Matt: "Matthew asks what it means to hear the words of Jesus and to do them.",
  Mark: "Mark shows disciples who misunderstand and run away, and are called again: it is a book for beginners and for those who failed.",
  Luke: "Luke draws the eye to people at the margin, and asks who is missing at our own table.",
  John: "John asks each reader who Jesus is, and ties faith to love for one another.",
  Acts: "Acts shows a small community crossing borders of language, rank and nation, often against its own expectations.",
  Rom: "Romans asks readers to receive grace as a gift, and to bear with people who differ from them.",
  "1Cor":
    "First Corinthians speaks to divided communities: knowledge and gifts serve, and love is the measure.",
  "2Cor":
    "Second Corinthians says that weakness need not be hidden, and that comfort received is to be passed on.",
  Gal: "Galatians asks what we add to grace in order to feel safe, and how freedom becomes service.",
  Eph: "Ephesians asks what divides people who were meant to belong together.",
  Phil: "Philippians, written in prison, looks for joy that does not hang on circumstances.",
  Col: "Colossians asks what else we think we need besides Christ.",
  "1Thess":
    "First Thessalonians speaks to people who mourn, and ties hope to a quiet and useful life.",
  "2Thess": "Second Thessalonians warns against alarm about the end and encourages steady work.",
  "1Tim": "First Timothy asks communities to look at the character of those who lead.",
  "2Tim": "Second Timothy encourages people who feel alone in what they were given to do.",
  Titus: "Titus ties belief to a life that does others good.",
  Phlm: "Philemon shows how a personal letter can change the way in which one person sees another.",
  Heb: "Hebrews encourages tired believers to keep their eyes on Christ and on those who walked before them.",
  Jas: "James asks what faith looks like in speech, in money and in the treatment of the poor.",
  "1Pet":
    "First Peter speaks to people who are looked upon as strangers, and asks for hope that answers gently.",
  "2Pet": "Second Peter asks readers to grow, and to be patient where God seems slow.",
  "1John": "First John offers assurance and tests it by love that can be seen.",
  "2John": "Second John asks how love and truth can be kept together.",
  "3John":
    "Third John honours hospitality and shows what love of the first place does to a community.",
  Jude: "Jude asks for courage in what matters, and for mercy on those who doubt.",
  Rev: "Revelation was written to give courage under pressure; it is read best as a call to worship and endurance, not as a calendar.",
};

/** By name of the topic. */
export const TOPIC_APPLICATIONS: Readonly<Record<string, string>> = {
  Creation:
    "Whatever view of the days one holds, the text asks readers to treat the world as a gift and each person as bearing God’s image.",
  "The Flood":
    "The account asks how seriously evil is taken, and ends with a promise for every living creature.",
  "The Fall":
    "The account helps to name shame, blame and hiding, and the question “Where are you?” is still asked of readers.",
  "Tower of Babel": "The account asks what people build to make a name for themselves.",
  Covenant:
    "Covenant speaks to a time in which promises are easily broken: it rests on faithfulness before performance.",
  Exodus:
    "The exodus has given words of hope to people in bondage in many ages; it asks who waits to be set free today.",
  Law: "Readers can ask of each law whom it protects and what it says about God, before they ask how far it binds them.",
  "Ten Commandments":
    "The commandments name what a community needs in order to trust: truth, faithfulness, rest and respect for life.",
  Sabbath:
    "A day without work for everybody, servants included, questions a life in which worth is measured by output.",
  Tabernacle:
    "A tent in the middle of the camp says that God’s presence is not bound to a finished building or a finished life.",
  Temple: "The temple asks where we look for God, and warns against trust in a building alone.",
  "Ark of the Covenant":
    "The ark asks for reverence, and warns against using holy things as a charm.",
  Sacrifice:
    "Sacrifice takes guilt and thanks seriously: something of worth is given. Christians read it in the light of Christ.",
  Priests:
    "The New Testament calls all believers to stand before God for others; it asks for whom we pray.",
  Prophets:
    "Prophets made faith answer for the treatment of the weak; readers can ask what they would say about our own habits.",
  "Kings of Israel and Judah":
    "The kings are measured by faithfulness and justice and not by success, a measure for power in any age.",
  Messiah:
    "The hope for an anointed king asks what kind of rescue we look for, and what kind was given.",
  Exile:
    "The exile speaks to people who have lost home or certainty: life and prayer go on in a foreign place.",
  Idols:
    "An idol is whatever promises life and takes the place of God; it need not be made of stone.",
  "Kingdom of God":
    "The kingdom is prayed for and begins small; it asks what would change if God’s will were done here.",
  Parables:
    "A parable leaves its hearer with a question; it is worth asking with whom in the story one sides.",
  Miracles:
    "Signs in the Gospels point beyond themselves; readers may ask what each says about Jesus, and bring their doubts along.",
  "Sermon on the Mount":
    "The sermon reaches behind deeds to motives, and asks for love even of enemies.",
  "Birth of Jesus": "The birth accounts place hope among ordinary and endangered people.",
  Crucifixion:
    "The cross meets guilt, injustice and suffering; many find in it a God who does not stay at a distance.",
  Resurrection:
    "If it happened, death is not the end; the text invites readers to weigh the witnesses for themselves.",
  Baptism:
    "Baptism marks a beginning and a belonging; readers can ask what theirs means, or might mean, to them.",
  "Lord’s Supper": "The supper asks whether those who share one table also share with one another.",
  "Holy Spirit":
    "The Spirit’s work is known by its fruit, and that gives a quiet measure for ourselves and our communities.",
  Trinity:
    "The teaching says that love belongs to God’s own being; it is to be worshipped more than solved.",
  Angels: "The passages turn attention from the messenger to the message.",
  Grace:
    "Grace takes away the need to earn one’s worth, and asks how we treat people who have not earned ours.",
  Faith:
    "Faith in the Bible is trust that acts, and it has room for the prayer of a father who half believed.",
  Love: "Love is described by what it does; each of its words can be tried out in one relationship today.",
  Forgiveness:
    "To forgive is not to call a wrong right, and nobody need return to harm; it is a way out of bitterness that often takes time.",
  Prayer:
    "The Bible’s prayers are short and long, calm and desperate: an honest sentence is enough for a beginning.",
  Fasting:
    "Fasting is tied to mercy and prayer and not to display; health comes first, and there are other ways to make room.",
  Suffering:
    "The Bible does not explain all suffering and forbids blaming those who suffer; nobody should carry it alone.",
  Justice:
    "The measure is how widow, orphan, foreigner and poor fare: readers can ask who these are where they live.",
  Slavery:
    "The texts were misused to defend slavery and also moved people to end it; they still ask about bondage and forced labour today.",
  Women:
    "The many named women of the Bible widen the picture of who leads, teaches, decides and believes.",
  Marriage:
    "The texts call for faithfulness and mutual care; they ask nobody to stay where there is violence.",
  Money:
    "Money is asked about more often than most subjects: whom does it serve, and who goes without?",
  Feasts:
    "A calendar of feasts teaches memory and thanks; readers may ask what theirs helps them to remember.",
  Circumcision: "The debate asks which outward signs we make a condition for belonging.",
  Synagogue:
    "The synagogue shows a faith that lives by reading and hearing together, wherever people are.",
  "Pharisees and Sadducees":
    "It is fairer, and more useful, to find oneself in these groups than to look down on them.",
  Church:
    "The first communities met in homes across ranks and nations; that still questions how we gather.",
  Salvation: "Salvation is offered as a gift; the text invites an answer and not a performance.",
  "Heaven and hell": "The passages call for hope and seriousness; they leave judgment to God.",
  "End times":
    "Nobody knows the day or the hour; the texts ask for watchfulness, sobriety and comfort for one another.",
  "Bible text and canon":
    "To know how the text came down helps to read it with confidence and without exaggerated claims.",
  "Jews and Gentiles":
    "The passages end contempt between peoples, and leave Christians no ground for pride over Israel.",
  Samaritans:
    "Jesus made a despised neighbour the model; readers can ask who would take that part today.",
  Philistines:
    "The stories are told from one side; they show how a feared neighbour shapes a people’s choices.",
  Assyria:
    "Small peoples under a great power had to decide whom to trust; the question has not grown old.",
  "Plagues of Egypt":
    "The account asks what a hardened heart looks like, in rulers and in oneself.",
};

/** By name of the period. */
export const PERIOD_APPLICATIONS: Readonly<Record<string, string>> = {
  Beginnings:
    "These chapters ask where we come from, why the world is both good and broken, and what hope there is.",
  Patriarchs:
    "Families that travel, quarrel, wait and are blessed are close to readers’ own lives.",
  "Egypt and the Exodus":
    "The period asks what freedom costs and how a people learns to live with it.",
  "Conquest and Settlement":
    "The period raises hard questions about war and land, and also shows outsiders such as Rahab received.",
  Judges: "A time without steady leadership asks what holds a community together.",
  "United Kingdom": "Success tested these kings more than danger did, and it still tests people.",
  "Divided Kingdom":
    "The prophets of this period ask whether comfort has made us deaf to the poor.",
  "Judah under Assyria": "Under threat, people must choose between panic, alliances and trust.",
  "Babylonian Exile":
    "Faith learned to live without temple and homeland; that helps people who have lost what carried them.",
  "Persian Period and the Return":
    "To rebuild after loss is slower than hoped; small beginnings counted.",
  "Greek Period and the Maccabees":
    "A strong culture pressed a small people to conform; readers know the question in other forms.",
  "Second Temple Judaism under Rome":
    "To know the Jewish world of Jesus guards against caricatures and opens his words.",
  "Early Church": "A minority without power lived by shared meals, letters and hope.",
  "Roman Empire":
    "The empire’s peace was bought dearly; readers can ask what present comforts cost others.",
};
