// Honest answers in further styles, written before the guard was changed for them. `verse` gives a
// verse's own words, so that what is quoted exactly is exact.

type Verse = (reference: string, translation?: "WEB" | "KJV") => string;

/** The beginning of a text, without the sign it ends with. */
const first = (text: string, count: number) =>
  text
    .split(" ")
    .slice(0, count)
    .join(" ")
    .replace(/[.,;:!?’”]+$/, "");
const last = (text: string, count: number) => text.split(" ").slice(-count).join(" ");

export function honestVoices(verse: Verse): string[] {
  const quote = (reference: string, translation?: "WEB" | "KJV") =>
    verse(reference, translation).replace(/[“”]/g, "").trim();
  return [
    // Quoted exactly.
    `The shortest verse in most English Bibles is “${quote("John 11:35")}” (John 11:35). It comes when Jesus sees the grief of Mary and her friends.`,
    `The Bible opens with the words “${quote("Genesis 1:1")}” (Genesis 1:1). Everything after it is told from there.`,
    `Psalm 23:1 says, “${quote("Psalms 23:1")}” David had been a shepherd himself.`,
    `In the King James Version, John 3:16 reads: “${quote("John 3:16", "KJV")}”`,
    `“${quote("Philippians 4:13")}” (Philippians 4:13) was written from prison. Paul is talking about being content with little and with much.`,
    `Paul begins the chapter on love with the words: “${first(quote("1 Corinthians 13:1"), 11)}” (1 Corinthians 13:1). Without love, he goes on, great gifts are only noise.`,
    `Ruth answers Naomi with a promise that is often read at weddings, although it is spoken to a mother-in-law.\n\n[[Ruth 1:16-17]]`,
    `Proverbs 3:5: “${quote("Proverbs 3:5")}”\n\nTrust here is something you do with your weight, like leaning on a staff.`,
    `> ${quote("Psalms 119:105")}\n> — Psalm 119:105\n\nA lamp shows the next step, not the whole road.`,
    `**Romans 8:28** “${quote("Romans 8:28")}”\n\nThe verse does not call everything good.`,
    // Quoted in part.
    `Jeremiah 29:11 begins “${first(quote("Jeremiah 29:11"), 8)} …” and was sent to people in exile who would stay there for seventy years.`,
    `Matthew 5:3 opens the sermon with “${first(quote("Matthew 5:3"), 6)}”. Luke has a shorter form.`,
    `Isaiah 40:31 promises that those who wait “${quote("Isaiah 40:31")
      .split(" ")
      .slice(6, 10)
      .join(" ")
      .replace(/[.,;]$/, "")}”. The picture is of eagles.`,
    `The psalm ends with “${last(quote("Psalms 23:6"), 7)}” (Psalm 23:6), which is where the whole poem has been heading.`,
    `“${first(quote("Ecclesiastes 3:1"), 6)} …” (Ecclesiastes 3:1) introduces fourteen pairs of opposites.`,
    // Explanations.
    "Grace means a gift that is not earned. Paul sets it over against wages in Romans 4:4, and he says in Ephesians 2:8-9 that it leaves no room for boasting.",
    "To repent is to turn around. The Hebrew verb is the ordinary one for going back, and the Greek noun means a change of mind. Both John the Baptist and Jesus begin their preaching with it (Matthew 3:2; 4:17).",
    "The word gospel means good news. Mark puts it in his first line, Mark 1:1, and Paul sums up its content in 1 Corinthians 15:3-4.",
    "Faith in Hebrews 11 is not a feeling. It is shown by what people did: Noah built, Abraham left, Moses refused. The chapter calls them witnesses.\n\n[[Hebrews 12:1]]",
    "A covenant is a solemn promise that binds two sides. God makes one with Noah (Genesis 9), with Abraham (Genesis 15), with Israel at Sinai (Exodus 24) and with David (2 Samuel 7). Jeremiah 31 looks forward to a new one.",
    "When James says that faith without works is dead, he is not contradicting Paul as much as it seems (James 2:26). Paul is asking how a person is accepted, and James asks how one can tell that faith is alive.",
    "The trinity is not a word found in the Bible. Christians came to it because the New Testament speaks of Father, Son and Spirit together, as in Matthew 28:19 and 2 Corinthians 13:14, while holding fast that God is one (Deuteronomy 6:4).",
    // Summaries.
    "The book of Esther never mentions God. It tells how a Jewish orphan becomes queen of Persia and risks her life to save her people from Haman's plot. The feast of Purim keeps the memory.",
    "Philemon is one page long. Paul asks a slave owner to take back Onesimus, who has become a Christian, as a brother. Whether he also asks for his freedom has been debated for centuries (see verse 21).",
    "Acts 27 describes a shipwreck. Paul warns against sailing, a storm drives the ship for two weeks, and all 276 people aboard reach the shore of Malta alive.",
    "In the parable of the prodigal son a younger son takes his inheritance and wastes it, and his father runs to meet him when he comes home. The older brother refuses to join the feast. You find it in Luke 15:11-32.",
    "In 1 Kings 19 Elijah is exhausted and asks to die. An angel brings him food, he sleeps, and he walks to Horeb. God is not in the wind, the earthquake or the fire.\n\n[[1 Kings 19:12]]",
    "Nehemiah 1-6 tells how the walls of Jerusalem were rebuilt in fifty-two days against opposition from Sanballat and Tobiah. The second half is about the life of the community within them.",
    "The book of Habakkuk is a conversation. The prophet asks why God tolerates violence, is told that Babylon will come, and asks again. It ends in a song of trust when the fields are bare.\n\n[[Habakkuk 3:17-18]]",
    // History.
    "The Dead Sea Scrolls were found from 1947 on in caves near Qumran. Among them is a complete scroll of Isaiah about a thousand years older than the Hebrew manuscripts known before. The differences are mostly in spelling.",
    "Pontius Pilate governed Judea from AD 26 to 36. An inscription with his name was found at Caesarea in 1961. Josephus and Philo describe him as harsh; the Gospels show him wavering.",
    "The exile began in stages. Some were deported in 597 BC with King Jehoiachin (2 Kings 24:12-16), and Jerusalem fell in 587 or 586. Cyrus of Persia allowed a return in 538.",
    "Crucifixion was a Roman punishment for slaves and rebels. A heel bone with a nail through it, found near Jerusalem in 1968, shows that the victims were sometimes buried.",
    "Hezekiah's tunnel can still be walked through. It brought water from the Gihon spring to the pool of Siloam inside the city. 2 Kings 20:20 and 2 Chronicles 32:30 mention it, and an inscription describes the moment the two teams met.",
    "The chapter divisions in our Bibles go back to Stephen Langton, about 1205, and the verse numbers to Robert Estienne, who printed them in 1551. The first writers had neither.",
    // Pastoral.
    "I am sorry that you are going through this. Many psalms give words to that kind of night, and some of them end without an answer. Psalm 88 is the darkest of all.\n\n[[Psalm 34:18]]\n\nYou do not have to carry this alone. Is there a friend or a pastor you could call today?",
    "What you feel after a loss like that is grief, and there is no timetable for it. Jesus himself wept at the grave of a friend. It may help to read John 11 slowly and to notice how he treats each sister differently.",
    "Being angry with God is not the end of faith. Job, Jeremiah and many of the psalmists said harder things than you have, and their words were kept. You might read Psalm 13, which is only six verses long.",
    "If somebody has hurt you, forgiving does not mean that what they did was all right, nor that you must go back. Ephesians 4:32 speaks of forgiving as we have been forgiven. It can take a long time.",
    "It is hard to wait without knowing how things will turn out. Some people find it useful to take one line with them through the day.\n\n[[Psalm 27:14]]",
    "Thank you for telling me. Shame often says that nobody must know. The Bible tells of several people who thought so too, and of a God who came looking for them: think of Genesis 3:9 or the woman at the well in John 4.",
    // Comparisons.
    "Matthew and Luke both give a family tree of Jesus, and they differ. Matthew 1:1-17 goes down from Abraham, and Luke 3:23-38 goes up to Adam. Some think that Luke follows Mary's line; others see two ways of tracing Joseph's.",
    "The Ten Commandments stand in Exodus 20 and in Deuteronomy 5. The wording differs most in the commandment about the Sabbath. Jews, Catholics and Protestants also count them differently.",
    "Kings and Chronicles tell the same history in different ways. Chronicles leaves out David's sin with Bathsheba and adds much about the temple and its singers. It was written later, for people who had come back from exile.",
    "Where the World English Bible has Yahweh, the King James Version prints LORD. Otherwise the two are often close: compare both at Psalm 100:5.",
    "Islam honors Jesus as a prophet and denies that he was crucified. Christians hold that his death and resurrection are the center of their faith. On this point the two cannot both be right, though much else is shared.",
    "Catholics and Protestants read the same words of James 5:14-16 differently. For Catholics they support anointing of the sick as a sacrament. Most Protestants see encouragement to pray with and for the ill.",
    // Doubt and method.
    "No, there is no verse that says money is the root of all evil. The sentence is about the love of money.\n\n[[1 Timothy 6:10]]",
    "The Bible does not say how many wise men there were. Matthew mentions three gifts, and tradition made three men of them (Matthew 2:11).",
    "I cannot tell you when Jesus will return, and I would be careful with anybody who can. He said himself that no one knows the day or the hour.\n\n[[Matthew 24:36]]",
    "Some manuscripts leave out the story of the woman taken in adultery (John 7:53-8:11). The oldest copies do not have it, and others place it elsewhere. Many scholars think it is an old and true memory that was added later.",
    "Scholars disagree about who wrote Hebrews. Origen is remembered for saying that only God knows. Apollos, Barnabas and Priscilla have been suggested.",
    "You are right that Deuteronomy 22 contains laws that seem cruel today. Readers deal with them in different ways: some see a step in a long education, and others hold that they were bound to one time and place.",
    "I do not know of any passage that speaks about dinosaurs. Behemoth in Job 40:15-24 has been suggested, but most take it for a hippopotamus or a picture of chaos.",
    // Lists, headings, tables.
    "Passages on worry:\n\n- Matthew 6:25-34\n- Philippians 4:6-7\n- 1 Peter 5:7\n\nThe first is the longest.",
    "## Who was Barnabas?\n\nA Levite from Cyprus named Joseph, whom the apostles called son of encouragement (Acts 4:36). He sold a field for the poor, vouched for Paul, and traveled with him.\n\n## Why did they part?\n\nThey disagreed over John Mark (Acts 15:36-41).",
    "1. Abraham leaves Ur.\n2. Isaac is born.\n3. Jacob flees to Laban.\n4. Joseph is sold to Egypt.\n\nThese are the main steps of Genesis 12-50.",
    "| Book | Chapters |\n|---|---|\n| Ruth | 4 |\n| Jonah | 4 |\n| Esther | 10 |\n\nAll three can be read in an evening.",
    "Three things to notice in Luke 10:25-37:\n\n1. The lawyer asks who his neighbor is.\n2. The help comes from an unexpected side.\n3. Jesus turns the question round at the end.\n\n[[Luke 10:36-37]]",
    // Children.
    "David was the youngest of eight brothers and looked after the sheep. When Goliath came, all the soldiers were afraid. David took a sling and five smooth stones, and he needed only one. You can read it in 1 Samuel 17.",
    "Yes, you can talk to God about anything, even small things. You don't need special words. Jesus gave his friends a prayer to start with.\n\n[[Matthew 6:9-13]]",
    // Non-English.
    "Das Wort Gnade bezeichnet ein Geschenk, das man nicht verdient. Paulus stellt es in Römer 4,4 dem Lohn gegenüber. Mehr dazu steht in Epheser 2.",
    "La palabra evangelio significa buena noticia. Marcos la usa en su primera línea, y Pablo resume su contenido en 1 Corintios 15:3-4.",
    "Le livre de Jonas raconte comment un prophète fuit sa mission. À la fin, Dieu lui pose une question sans réponse.\n\n[[Jonah 4:11]]",
    "O livro de Rute conta a história de uma mulher moabita que não abandona a sogra. No fim ela se torna bisavó do rei Davi (Rute 4:17).",
    "Psalm 23 ist ein Lied des Vertrauens. In den ersten vier Versen ist Gott ein Hirte, danach ein Gastgeber.\n\n[[Psalm 23:4]]",
    // Words and numbers.
    "The Greek word agape is used for love in 1 Corinthians 13. It was not a specially holy word before: it could be used of ordinary affection as well.",
    "Selah occurs seventy-one times in the Psalms and three times in Habakkuk 3. Nobody is certain what it means. It may mark a pause or a musical interlude.",
    "Methuselah lived 969 years according to Genesis 5:27, which makes him the oldest person in the Bible. Noah's flood came in the year of his death.",
    "Samson judged Israel for twenty years (Judges 16:31). His strength was tied to the vow of a Nazirite, and so to his hair. At the end he pulled down the temple of Dagon.",
    "There were twelve tribes, but the lists differ. Levi is left out where land is given, and Joseph counts twice through Ephraim and Manasseh. Revelation 7:5-8 leaves out Dan.",
    "Jesus asked Peter three times whether he loved him, once for each denial. After each answer he gave him the care of his flock.\n\n[[John 21:17]]",
    "Nathan said to David that he was the man in the story. It is one of the bravest sentences in the Bible (2 Samuel 12:7).",
    "When Moses asked for a name, God answered with a verb.\n\n[[Exodus 3:14]]\n\nThe Hebrew can be taken as “I am” or “I will be”.",
  ];
}
