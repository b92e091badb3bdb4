import type { FaqItem } from "./schema";

export const endTimes: FaqItem = {
  id: "faq-end-times",
  order: 320,
  section: "Hope and the last things",
  question: "Are we living in the end times?",
  askedAs: [
    "are these the last days",
    "is this the end of the world",
    "are we in the end times now",
    "what are the signs of the end times",
    "is the world ending",
    "when will the end of the world come",
    "are we living in the last days",
    "wars and rumors of wars earthquakes",
    "is jesus coming soon",
    "my uncle says the vaccine and the wars mean the end is near",
    "blood moons",
    "apocalypse now?",
    "when will the world end",
    "matthew 24 signs",
    "israel ukraine iran war and prophecy",
    "pandemic prophecy",
    "is climate change the apocalypse",
    "people say we only have a few years left",
    "latter days meaning",
    "doomsday date",
    "no one knows the day or hour",
    "my son is scared the world will end",
    "eschaton inaugurated eschatology already and not yet",
    "every preacher has said that for 2000 years",
    "ai and the end",
    "everything in the news looks like revelation",
    "armageddon near?",
    "perilous times 2 timothy 3",
    "is the world about to be over",
    "how close are we to the end",
    "It is now the last time before Jesus come?",
    "should i even plan for the future if the end is near",
    "harold camping wrong prediction",
    "is the clock at one minute to midnight",
    "famines plagues and floods are they signs",
  ],
  answer: `In the New Testament’s sense, yes, because it calls the whole time since Christ came “the last days”; how near the end itself is, nobody knows.

Peter says at Pentecost that the promised last days have begun (Acts 2:16-17), and Hebrews 1:1-2 speaks in the same way. Jesus mentions wars, famines, false teachers and the preaching of the gospel to all nations (Matthew 24:4-14), and adds that such things are only a beginning. He says that the Father alone knows the day (Matthew 24:36), and that times and seasons are not for his followers to know (Acts 1:7).

Every attempt to name the date has failed. William Miller’s followers waited for October 22, 1844, and Harold Camping announced May 21, 2011. Such failures hurt trusting people and exposed the gospel to mockery.

Christians differ on the order of events. Some expect believers to be taken up before a great tribulation, some during or after it. Some look for Christ before a thousand-year reign, some after it, and others read the thousand years as the present age. All expect him to return, and he asks us to be ready and faithful.`,
  verse: "Matthew 24:36",
  sources: [],
};
