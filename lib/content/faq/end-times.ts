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
  ],
  answer: `In the New Testament’s sense, yes, because it calls the whole time since Christ came “the last days”; how near the end itself is, nobody knows.

Peter says at Pentecost that the promised last days have begun (Acts 2:16-17), and Hebrews 1:1-2 speaks in the same way. Jesus mentions wars, famines, false teachers and the preaching of the gospel to all nations (Matthew 24:4-14), and adds that such things are only a beginning. He says that the Father alone knows the day (Matthew 24:36), and that times and seasons are not for his followers to know (Acts 1:7).

Every attempt to name the date has failed. William Miller’s followers waited for 22 October 1844, and Harold Camping announced 21 May 2011. Such failures hurt trusting people and exposed the gospel to mockery.

Christians differ on the order of events. Some expect believers to be taken up before a great tribulation, some during or after it. Some look for Christ before a thousand-year reign, some after it, and others read the thousand years as the present age. All expect him to return, and he asks us to be ready and faithful.`,
  verse: "Matthew 24:36",
  sources: [],
};
