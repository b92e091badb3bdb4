import type { Answer } from "./schema";

export const whatIsTheGreatTribulation: Answer = {
  id: "what-is-the-great-tribulation",
  section: "Faith basics",
  question: "What is the great tribulation?",
  askedAs: [
    "great tribulation meaning",
    "seven years of tribulation in the bible",
    "will christians go through the tribulation",
    "has the tribulation already happened",
    "who are the four horsemen of the apocalypse",
    "what are the seven seals",
    "what are the four horsemen",
    "when does the tribulation start",
    "seven year tribulation",
    "time of trouble in the end",
    "white red black and pale horse",
    "what happens in the tribulation",
  ],
  answer:
    "The great tribulation is a time of great distress that Jesus speaks of in Matthew 24 and that Revelation shows in visions; Christians differ on whether it lies behind us, around us or ahead. The four horsemen of Revelation 6 belong to its pictures: conquest, war, famine and death, which every century has known. The “seven years” come from joining these texts with the last week of Daniel 9. Jesus named such things so that his followers would not lose heart, and said that those days are kept short.",
  passages: [
    {
      reference: "Matthew 24:21-22",
      why: "The words the King James Version renders as great tribulation, and the limit set.",
    },
    { reference: "Revelation 7:13-14", why: "People who have come out of it, and are comforted." },
    { reference: "Revelation 6:1-8", why: "The four horsemen." },
    { reference: "John 16:33", why: "Trouble in the world, and courage." },
  ],
  christianViews:
    "Preterists think chiefly of the fall of Jerusalem in AD 70. Dispensationalists expect seven years to come, most of them after believers have been taken away; other futurists expect the church to pass through. Many Catholics, Orthodox and Reformed see the troubles of the whole time of the church, with a last intense trial.",
  critics:
    "Many scholars read Daniel 9 of the persecution under Antiochus IV in 167–164 BC, and the Gospels’ words as colored by the war of AD 66–70.",
  sources: [
    {
      author: "Alan Hultberg, editor",
      year: "2010",
      title: "Three Views on the Rapture",
      publication: "Zondervan, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["will-there-be-a-rapture", "what-is-armageddon"],
};
