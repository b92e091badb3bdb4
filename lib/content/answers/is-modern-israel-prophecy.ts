import type { Answer } from "./schema";

export const isModernIsraelProphecy: Answer = {
  id: "is-modern-israel-prophecy",
  section: "Faith basics",
  question: "Is the modern state of Israel a fulfillment of prophecy?",
  askedAs: [
    "was 1948 predicted in the bible",
    "israel becoming a nation in one day",
    "what does the bible say about israel and gaza",
    "must christians support israel",
    "does the bible give the land to israel today",
    "ezekiel 37 dry bones 1948",
    "does the founding of israel in 1948 fulfil the bible",
    "return of the jews to their land prophecy",
    "zionism and the bible",
    "who does the holy land belong to",
    "should we bless israel today",
    "is todays israel the israel of the bible",
    "is the state of israel in the bible",
    "israel in prophecy today",
  ],
  answer:
    "Christians disagree about modern Israel: some see 1948 as promised by the prophets, while others apply those words to the return from Babylon, to Christ, or to the last day. The Bible promises the land to Abraham’s descendants and also ties living there to justice, kindly treatment of the stranger included. What follows for the borders of today is disputed; that nobody may despise Israelis or Palestinians is not, and Jesus has followers among both. It does ask for prayer for peace.",
  passages: [
    { reference: "Ezekiel 36:24-26", why: "A promised gathering, together with a new heart." },
    { reference: "Ezekiel 37:11-14", why: "The dry bones are explained as Israel’s return." },
    { reference: "Leviticus 19:33-34", why: "The stranger in the land is to be loved." },
    { reference: "Psalms 122:6-9", why: "Prayer for the peace of Jerusalem." },
  ],
  christianViews:
    "Christian Zionists, mostly dispensational, see God’s faithfulness in 1948 and a duty to stand by Israel. Catholics, Orthodox and many Reformed and Lutheran churches do not rest the state on prophecy, whatever they think of its right in law. Palestinian Christians in the Kairos document of 2009 reject using the Bible to justify the occupation; Jewish Christians such as many Messianic believers see the return as God’s work.",
  critics:
    "Historians explain the state by Zionism, the end of empires and the murder of Europe’s Jews, and hold that the prophets spoke of their own time, chiefly of the return after 538 BC. Secular and religious Jews themselves judge its religious meaning differently.",
  sources: [
    {
      author: "Kairos Palestine",
      year: "2009",
      title:
        "A Moment of Truth: A Word of Faith, Hope and Love from the Heart of Palestinian Suffering",
      publication: "Bethlehem",
      kind: "report",
    },
    {
      author: "Gerald R. McDermott, editor",
      year: "2016",
      title: "The New Christian Zionism",
      publication: "IVP Academic, Downers Grove",
      kind: "book",
    },
  ],
  related: ["are-the-jews-still-chosen", "what-is-a-covenant"],
};
