import type { FaqItem } from "./schema";

export const oldTestamentLaw: FaqItem = {
  id: "faq-old-testament-law",
  order: 310,
  section: "Faith and other religions",
  question: "Do Christians have to keep the Old Testament law?",
  askedAs: [
    "is the old testament law still valid",
    "do we have to follow the law of moses",
    "why don't christians follow leviticus",
    "do the ten commandments still apply",
    "are christians under the law",
    "which old testament laws still apply today",
    "did jesus abolish the law",
    "you wear mixed fabrics so why quote leviticus",
    "cherry picking leviticus",
    "moral ceremonial civil law distinction",
    "613 commandments",
    "is it ok to wear wool and linen",
    "why keep some rules and drop others",
    "jesus fulfilled the law meaning",
    "not one jot or tittle",
    "which rules in deuteronomy count for us",
    "torah observant christians hebrew roots",
    "galatians law and grace",
    "antinomianism third use of the law",
    "acts 15 jerusalem council gentiles",
    "are the old rules cancelled",
    "you ignore half of moses but quote the bits you like",
    "does the law of moses bind us now",
    "my friend started keeping feasts and torah, should we",
    "new covenant replaces old commandments",
    "can i trim my beard",
    "new perspective on paul works of the law",
    "do i need to obey everything in exodus",
    "covenant theology and dispensationalism on mosaic legislation",
    "are we free from the commandments",
    "why some laws no longer valid for christian?",
    "do rules for priests and sacrifices still hold",
    "west wing president bartlet letter leviticus",
  ],
  answer: `Not as Israel had to keep it under Moses; Christians read it as God’s word, fulfilled in Christ and summed up in love.

Jesus said that he came to fulfill the Law, not to abolish it (Matthew 5:17). The first council of the church decided that believers from other nations need not become Jews, and asked them only to avoid a few things (Acts 15:19-29). Paul compares the law to a guardian that had charge of us until Christ came (Galatians 3:23-25). He also says that whoever loves a neighbor has fulfilled it (Romans 13:8-10).

Many teachers divide the law into moral, ceremonial and civil parts, and say that only the moral part still binds. The division is useful, but it is later than the Bible and the text does not draw the line itself. Others say that the whole Mosaic law has ended and that Christians live by the law of Christ.

Practice differs most over the Sabbath. Some keep Saturday, many treat Sunday as a day of rest, and some consider every day alike (Romans 14:5-6).`,
  verse: "Romans 13:10",
  sources: [],
};
