import type { StudyGuide } from "./schema";

export const feasts: StudyGuide = {
  id: "feasts",
  order: 50,
  title: "Feasts of the LORD",
  summary:
    "Walk through the seven feasts of Leviticus 23, learn their Hebrew names, and see which links to Christ the New Testament states and which are inferred.",
  keyVerses: [
    "Leviticus 23:1-4",
    "Exodus 12:14",
    "Deuteronomy 16:16",
    "Colossians 2:16-17",
    "1 Corinthians 5:7-8",
    "1 Corinthians 15:20",
    "Acts 2:1-4",
    "John 7:37-39",
    "Zechariah 14:16",
  ],
  overview: `Leviticus 23:1-44 is Israel’s calendar of meetings with God. Two Hebrew terms in Leviticus 23:2 say what the days are. They are mo’adim (מוֹעֲדִים), times that God has appointed, and mikra’ei kodesh (מִקְרָאֵי קֹדֶשׁ), holy gatherings to which the people are called. The list begins with the weekly Sabbath, Shabbat (שַׁבָּת), in Leviticus 23:3, and then follows the year.

Three of the feasts were pilgrim feasts, when the men of Israel came before the LORD: Unleavened Bread, Weeks and Booths (Exodus 23:14-17; Deuteronomy 16:16). They joined two memories. Each fell in a season of harvest, and each recalled what God had done when he brought his people out of Egypt. A family that kept them told the story of its rescue every year with bread, branches and a lamb.

The New Testament reads several of these days in the light of Jesus. Paul calls Christ our Passover (1 Corinthians 5:7) and the firstfruits of the dead (1 Corinthians 15:20). Luke sets the gift of the Spirit on the day of Pentecost (Acts 2:1-4). John places one of the great invitations of Jesus at Booths (John 7:37-39). Other links, above all those between the autumn feasts and the return of Christ, are inferences that many readers draw. This guide draws them too, and the table marks which is which, so that nobody mistakes a reasonable hope for a verse that says so.`,
  discussionQuestions: [
    "Leviticus 23:1-4 calls these God’s appointed times. What difference does it make that he sets the date and invites the people?",
    "In Exodus 12:1-14, what does each household have to do, and what does God promise to do when he sees the blood?",
    "How does Paul use Passover and unleavened bread in 1 Corinthians 5:6-8, and what would it mean for your group to clear out old leaven?",
    "Read Leviticus 23:9-14 with 1 Corinthians 15:20-23. What does a first sheaf promise about the rest of the field?",
    "Compare Deuteronomy 16:9-12 with Acts 2:1-11. Who is to share the joy of this feast, and how does Acts widen the circle?",
    "What does Hebrews 9:11-14 say Christ did that the high priest of Leviticus 16:29-34 could not do?",
    "Stand in the crowd of John 7:37-39. What are you thirsty for when Jesus speaks?",
    "How does Colossians 2:16-17 guide Christians who keep feast days and Christians who do not?",
  ],
  sessionPlan: [
    { minutes: 5, step: "Read Psalm 118:24 and share a memory of one feast or family meal." },
    {
      minutes: 15,
      step: "Read Leviticus 23:4-44 in turns, a paragraph each, and write the seven feasts on a circle of the year.",
    },
    {
      minutes: 15,
      step: "Go through the feast table. For every row, open the New Testament verse and decide together whether the link is stated or inferred.",
    },
    {
      minutes: 15,
      step: "Choose four discussion questions, taking at least one from spring and one from autumn.",
    },
    {
      minutes: 10,
      step: "Break bread or share fruit, read John 7:37-39, and pray for one another’s thirst.",
    },
  ],
  sources: [
    {
      author: "James Strong",
      year: "1890",
      title: "A Concise Dictionary of the Words in the Hebrew Bible",
      publication: "In The Exhaustive Concordance of the Bible, New York",
      kind: "book",
    },
    {
      author: "Flavius Josephus",
      year: "c. AD 94",
      title: "Jewish Antiquities, book 3, chapter 10 (the feasts of the year)",
      publication: "Standard numbering",
      kind: "ancient-source",
      url: "https://penelope.uchicago.edu/josephus/ant-3.html",
    },
  ],

  feastTable: [
    {
      hebrew: "Pesach (פֶּסַח)",
      english: "Passover",
      timing:
        "14 Nisan, also called Abib, in March or April. Exodus 12:1-14 tells of the first one: a lamb for each household, its blood on the doorposts, and a meal eaten ready for the road.",
      fulfillment:
        "Stated: Christ our Passover has been sacrificed (1 Corinthians 5:7). John sets his death at Passover (John 19:14).",
      reference: "Leviticus 23:5",
    },
    {
      hebrew: "Chag HaMatzot (חַג הַמַּצּוֹת)",
      english: "Unleavened Bread",
      timing:
        "15-21 Nisan, the week that follows Passover. For seven days no leaven may be found in the house, and the first and last days are holy gatherings (Exodus 12:15-20).",
      fulfillment:
        "Stated, of the believer’s life: keep the feast without the old leaven, in sincerity and truth (1 Corinthians 5:8).",
      reference: "Leviticus 23:6-8",
    },
    {
      hebrew: "Omer Reshit (עֹמֶר רֵאשִׁית), the first sheaf; popularly Bikkurim (בִּכּוּרִים)",
      english: "Firstfruits",
      timing:
        "The day after the Sabbath within that week. The priest waves the first sheaf of the harvest before anyone eats of the new grain.",
      fulfillment:
        "Stated: Christ is raised as the firstfruits (1 Corinthians 15:20-23). That he rose on this very day is inferred.",
      reference: "Leviticus 23:9-14",
    },
    {
      hebrew: "Shavuot (שָׁבוּעוֹת)",
      english: "Weeks, or Pentecost",
      timing:
        "Fifty days after the sheaf, in May or June; 6 Sivan in later practice. Servants, strangers, orphans and widows share the joy (Deuteronomy 16:9-12).",
      fulfillment:
        "Stated: the Spirit is given on the day of Pentecost (Acts 2:1-11), when Jerusalem is full of pilgrims who hear the news in their own languages.",
      reference: "Leviticus 23:15-21",
    },
    {
      hebrew: "Yom Teruah (יוֹם תְּרוּעָה)",
      english: "Trumpets, later Rosh Hashanah",
      timing:
        "1 Tishri, the first day of the seventh month, in September or October (Numbers 29:1). The law gives it a rest and a blast of trumpets, and says little more.",
      fulfillment:
        "Inferred: the New Testament speaks of a trumpet at Christ’s coming, without naming this feast (Matthew 24:31; 1 Corinthians 15:52; 1 Thessalonians 4:16).",
      reference: "Leviticus 23:23-25",
    },
    {
      hebrew: "Yom HaKippurim (יוֹם הַכִּפֻּרִים), Yom Kippur",
      english: "Day of Atonement",
      timing:
        "10 Tishri, a day of fasting on which the high priest enters the most holy place (Leviticus 16:29-34).",
      fulfillment:
        "Stated: Christ entered once for all with his own blood (Hebrews 9:11-14; Hebrews 9:24-28). As an inference, many add Israel’s turning to him (Zechariah 12:10; Romans 11:26).",
      reference: "Leviticus 23:26-32",
    },
    {
      hebrew: "Sukkot (סֻכּוֹת)",
      english: "Booths, or Tabernacles",
      timing:
        "15-21 Tishri and an eighth day. Families live in shelters to remember the wilderness (Leviticus 23:39-43).",
      fulfillment:
        "Stated: Jesus offers living water at this feast (John 7:37-39). Inferred: the nations come to worship (Zechariah 14:16) and God lives with his people (Revelation 21:3).",
      reference: "Leviticus 23:33-36",
    },
  ],
  timelineInsight: `Set the spring feasts beside the Gospels and Acts and the seasons match. Jesus dies at Passover (John 19:14). He rises on the first day of the week (Luke 24:1), in the days when the first sheaf was brought. The Spirit comes at Pentecost (Acts 2:1). The law fixes the distance: Weeks comes fifty days after the sheaf (Leviticus 23:15-16).

One name needs care. Popular books call the day of the sheaf Bikkurim. The Bible itself uses that word for the Feast of Weeks, which it calls yom ha-bikkurim, the “day of the firstfruits” (Numbers 28:26; Exodus 34:22). Leviticus 23:10 has another word for the sheaf: reshit, the first.

Two later feasts stand outside the seven. Purim (פּוּרִים) comes from Esther 9:20-28. Dedication, Hanukkah (חֲנֻכָּה), is the winter feast of John 10:22-23.`,
  interpretiveViews: [
    {
      view: "Autumn feasts still ahead (this guide)",
      explanation:
        "As the spring feasts pointed to Christ’s first coming, so Trumpets, Atonement and Booths point to his return. Futurist readers commonly hold this. No verse says it outright, and it gives no date.",
    },
    {
      view: "All fulfilled in Christ",
      explanation:
        "Colossians 2:16-17 calls the feasts a shadow, and Hebrews 10:1 says as much of the law. In him the substance has come, so the calendar has done its work, and nobody should be judged over it.",
    },
    {
      view: "Jewish reading",
      explanation:
        "The feasts recall the Exodus and the harvest. They are kept for their own sake, as God commanded, and do not need a further meaning. At the Passover table the story is told anew each year.",
    },
    {
      view: "Messianic congregations",
      explanation:
        "Jewish followers of Jesus keep the feasts as his own, the ones he kept himself, and teach from them.",
    },
    {
      view: "When the count begins",
      explanation:
        "The day after the Sabbath in Leviticus 23:11 was understood in two ways. The Pharisees took the Sabbath to be the first day of Unleavened Bread, so the sheaf fell on 16 Nisan; the Sadducees took it to be the weekly Sabbath, so the sheaf fell on a Sunday. Christians who stress the Sunday of the resurrection often find the second count attractive.",
    },
  ],
  propheticEcho: [
    "The Passover lamb had to be without defect (Exodus 12:5). Peter writes that Christ was such a lamb (1 Peter 1:19).",
    "The sheaf was waved for the whole field (Leviticus 23:10-11). Paul speaks of an order: Christ the firstfruits, then those who are his at his coming (1 Corinthians 15:23).",
    "Isaiah hears a great trumpet that calls the scattered home (Isaiah 27:13). Jesus speaks of a trumpet when the chosen are gathered (Matthew 24:31).",
  ],
  faithInsight: `A calendar teaches what a people should not forget. Israel was told to stop, to eat together and to be glad before God, whatever kind of year it had been. Psalm 118:24 gives thanks for one day that the LORD has made, and Zephaniah 3:17 turns the picture around: there God himself sings over his people. Mark one day in the coming month on which your household will stop and remember what he has done for you.`,
};
