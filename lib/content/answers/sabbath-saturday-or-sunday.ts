import type { Answer } from "./schema";

export const sabbathSaturdayOrSunday: Answer = {
  id: "sabbath-saturday-or-sunday",
  section: "Faith basics",
  question: "Is the Sabbath on Saturday or Sunday?",
  askedAs: [
    "why do christians go to church on sunday",
    "who changed the sabbath to sunday",
    "did constantine change the sabbath",
    "is it a sin to not keep the saturday sabbath",
    "why do seventh day adventists worship on saturday",
    "is sunday the lords day",
    "why do we worship on sunday instead of the sabbath",
    "is saturday the true sabbath",
    "what day is the sabbath",
    "sunday worship in the new testament",
    "did the pope change the day of rest",
    "is sunday the sabbath",
    "when is the sabbath",
    "should christians keep the sabbath",
  ],
  answer:
    "The Sabbath of the Bible is the seventh day, from Friday evening to Saturday evening; Christians mostly meet on Sunday because Jesus rose on the first day of the week. The New Testament shows believers meeting then, and by about 150 Justin describes Sunday worship in Rome. So Constantine, who made Sunday a day of rest in 321, did not invent it. Paul left each person free about days and asked them not to judge one another.",
  passages: [
    { reference: "Exodus 20:8-11", why: "The command about the seventh day." },
    { reference: "Acts 20:7", why: "Believers break bread on the first day." },
    { reference: "Romans 14:5-6", why: "Different views of days, each before the Lord." },
    { reference: "Mark 2:27-28", why: "The Sabbath is for people, and Jesus is its Lord." },
  ],
  christianViews:
    "Seventh-day Adventists and Seventh Day Baptists keep Saturday, since the Ten Commandments were never repealed. Puritans saw Sunday as the Christian Sabbath. Catholics keep Sunday as the Lord’s day, which fulfills the Sabbath; Orthodox keep Sunday and still call Saturday the Sabbath. Luther and many others see no day commanded, and yet a wise rhythm of rest.",
  critics:
    "Some historians, such as the Adventist Samuele Bacchiocchi, argue that Sunday began in Rome in the second century, partly to stand apart from the Jews. Most date it earlier.",
  sources: [
    {
      author: "Justin Martyr",
      year: "c. 155",
      title: "First Apology 67",
      publication: "Ante-Nicene Fathers, vol. 1",
      kind: "ancient-source",
    },
    {
      author: "D. A. Carson, editor",
      year: "1982",
      title: "From Sabbath to Lord’s Day",
      publication: "Zondervan, Grand Rapids",
      kind: "book",
    },
    {
      author: "Samuele Bacchiocchi",
      year: "1977",
      title: "From Sabbath to Sunday",
      publication: "Pontifical Gregorian University Press, Rome",
      kind: "book",
    },
  ],
  related: ["what-do-adventists-believe", "what-are-the-ten-commandments"],
};
