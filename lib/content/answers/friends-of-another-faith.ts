import type { Answer } from "./schema";

export const friendsOfAnotherFaith: Answer = {
  id: "friends-of-another-faith",
  section: "Doubts and hard texts",
  question: "Is my friend of another religion going to hell?",
  askedAs: [
    "do muslims go to hell",
    "do hindus go to heaven",
    "my best friend is jewish will she be saved",
    "are good buddhists lost",
    "can people of other religions be saved",
    "what happens to my sikh neighbor when he dies",
    "girl in my class wears a hijab and is the kindest person, will god let her in",
    "my husband is a muslim and a better man than most christians",
    "my grandmother was a hindu, is she in heaven",
    "nice people who believe in something else",
    "only christians in heaven?",
    "will god send gandhi to hell",
    "is salvation outside christianity possible",
    "exclusivism inclusivism pluralism",
    "extra ecclesiam nulla salus",
    "the most loving man i know prays to allah",
    "my roommate is buddhist and i worry for her",
    "does believing in another god mean you are damned",
    "a child asked me if her muslim friend goes to hell",
    "no one comes to the father except through me, what about other faiths",
    "are jews saved without jesus",
    "good person wrong religion",
    "my mate isnt christian what happens to him",
    "would god really burn my friend for praying in a mosque",
    "can non christians get into heaven",
    "heaven for other religions",
    "i love someone who is not christian and i fear for them",
    "mum is a buddhist she died last year",
    "is there salvation for those who worship differently",
  ],
  answer:
    "That is for God to judge and not for us, and the Bible says that the judge of all the earth does right. Jesus calls himself the way to the Father, so Christians want everyone to know him; he also praised the faith of outsiders and warned that the last day will hold surprises. Christians differ about what becomes of people who love God as far as they know him. What you can do is be a good friend, and pray for the friend; nobody needs to be frightened for that.",
  passages: [
    { reference: "Genesis 18:25", why: "The judge of all the earth does right." },
    {
      reference: "Matthew 8:10-11",
      why: "Jesus finds faith in an outsider, and many come from east and west.",
    },
    { reference: "Acts 10:34-35", why: "Peter learns that God shows no favoritism." },
    { reference: "1 Timothy 2:3-6", why: "God wants all to be saved, and there is one mediator." },
    { reference: "John 14:6", why: "The way, the truth and the life." },
  ],
  christianViews:
    "Some hold that only those who consciously believe in Christ are saved. Others, with Catholic teaching since 1964, hold that he can save people who seek God sincerely without knowing him. Some hope that in the end all will be saved.",
  critics:
    "Many find it unjust that anybody should be lost for the faith they were raised in. It is one of the chief reasons why people leave churches, and many theologians take the objection seriously.",
  sources: [
    {
      author: "Second Vatican Council",
      year: "1964",
      title: "Lumen Gentium 16",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["accident-of-birth", "do-muslims-worship-the-same-god", "is-everyone-saved-in-the-end"],
};
