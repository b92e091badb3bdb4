import type { Answer } from "./schema";

export const whatDoAdventistsBelieve: Answer = {
  id: "what-do-adventists-believe",
  section: "Other faiths",
  question: "What do Seventh-day Adventists believe?",
  askedAs: [
    "are seventh day adventists christians",
    "who was ellen white",
    "sda beliefs",
    "why dont adventists eat pork",
    "adventist vs baptist difference",
    "are adventists christians",
    "seventh day adventist beliefs",
    "what is different about adventists",
    "ellen g white prophet",
    "adventists and the sabbath",
  ],
  answer:
    "Seventh-day Adventists are a Protestant church with the Trinity, salvation by grace through faith, and baptism by immersion; they differ from most in keeping Saturday as the Sabbath. They teach that the dead sleep until the resurrection and that the lost finally cease to be, and that since 1844 Christ has been doing a last work in the heavenly sanctuary before he returns. They regard Ellen White (1827–1915) as having had the gift of prophecy, value health, and many are vegetarian. Their hospitals and schools are known in many countries.",
  passages: [
    { reference: "Exodus 20:8-11", why: "The Sabbath command, on which they stand." },
    { reference: "Daniel 8:14", why: "The verse behind their year 1844." },
    { reference: "Ecclesiastes 9:5", why: "Often quoted for the sleep of the dead." },
    { reference: "Romans 14:5-6", why: "What other churches answer about days." },
  ],
  christianViews:
    "Some evangelicals long counted them a sect, chiefly because of Ellen White and 1844; since the talks of the 1950s many count them as fellow Christians. Other churches see no ground in Daniel 8:14 for 1844; Adventists answer that a day there stands for a year.",
  critics:
    "Former members have shown that Ellen White took over much from other writers; the church answers that inspired authors may use sources.",
  sources: [
    {
      author: "Malcolm Bull and Keith Lockhart",
      year: "2007",
      title: "Seeking a Sanctuary: Seventh-day Adventism and the American Dream",
      publication: "Indiana University Press, Bloomington",
      kind: "book",
    },
  ],
  related: ["sabbath-saturday-or-sunday", "can-the-dead-see-us"],
};
