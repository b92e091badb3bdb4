import type { Answer } from "./schema";

export const whatAreTheTenCommandments: Answer = {
  id: "what-are-the-ten-commandments",
  section: "Faith basics",
  question: "What are the Ten Commandments?",
  askedAs: [
    "list the ten commandments",
    "where are the ten commandments in the bible",
    "why do catholics number the ten commandments differently",
    "do the ten commandments still count",
    "ten commandments for kids",
    "thou shalt not kill or murder",
    "what are the 10 commandments",
    "the ten commandments in order",
    "give me the ten commandments",
    "where do i find the ten commandments",
    "what are gods commandments",
    "10 commandments list",
    "list the 10 commandments",
    "what do the ten commandments say",
  ],
  answer:
    "The Ten Commandments are the words God speaks at Sinai: no other gods, no idols, no misuse of God’s name, keep the Sabbath, honor father and mother; no murder, no adultery, no stealing, no false witness, no coveting. They stand in Exodus 20 and, with small differences, in Deuteronomy 5. They begin with a gift and not with an order: God has already brought the people out of slavery. Jesus sums up the law in love of God and love of neighbor.",
  passages: [
    { reference: "Exodus 20:1-6", why: "The beginning: freedom first, then no other gods." },
    { reference: "Exodus 20:12-17", why: "Parents, life, marriage, property, truth and desire." },
    { reference: "Deuteronomy 5:12-15", why: "The Sabbath, with another reason than in Exodus." },
    { reference: "Matthew 22:36-40", why: "The two commands on which all hang." },
  ],
  christianViews:
    "Jews, Catholics with Lutherans, and Orthodox with Reformed count the ten in three ways; the text has no numbers. Most Christians hold that nine bind everyone as they stand and differ on the Sabbath; some say that believers live by Christ’s law of love, which contains them.",
  critics:
    "Scholars compare them with other ancient laws and disagree about their age. Some ask why slavery and rape are not among them; others answer that they are a people’s foundation and not its whole law.",
  sources: [],
  related: ["sabbath-saturday-or-sunday", "what-is-idolatry"],
};
