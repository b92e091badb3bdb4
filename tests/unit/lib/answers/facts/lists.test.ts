import { findDirectAnswer, findList } from "@/lib/answers/facts/direct-answer";

test.each([
  ["psalms of ascent", "Psalm 134: bless the LORD by night (Psalm 134:1)"],
  ["Which psalms are the songs of ascents?", "Psalm 120"],
  ["kings of Judah", "Rehoboam, 17 years (1 Kings 14:21)"],
  ["can you list all the kings of Israel in order please", "Hoshea, 9 years"],
  ["kings who began as children", "Joash, at 7"],
  ["who were the 12 disciples", "Thaddaeus"],
  ["list the ten plagues", "Locusts"],
  ["the seven churches of Revelation", "Laodicea"],
  ["what are the seven I am statements in John", "The true vine"],
  ["women in Jesus' family line", "Rahab"],
  ["Who in the Bible wanted to die?", "Elijah"],
  ["people raised from the dead", "Eutychus"],
  ["sons of Noah", "Japheth"],
  ["what are the names of Jesus", "Immanuel"],
  ["minor prophets", "Habakkuk"],
  ["which books did Paul write", "Philemon"],
  ["kings of Judah and Israel", "Hoshea, 9 years, Israel"],
  ["name three parables", "The sower"],
  ["names of angels", "Gabriel"],
  ["daughters of Zelophehad", "Tirzah"],
  ["who were the minor judges", "Ibzan"],
  ["the seven last plagues", "Euphrates"],
  ["give me a list of Jesus' brothers", "Joses"],
  ["psalms written by David", "Psalms 3 to 9"],
  ["who came back from the dead", "Lazarus"],
  ["books of the Old Testament in order", "Malachi"],
  ["list all the books of the Bible", "Revelation"],
])("%s: all of them", (question, item) => {
  expect(findList(question)?.text).toContain(item);
});

test.each([
  "how many plagues were there",
  "why twelve apostles",
  "what does the armor of God mean",
  "who wrote the psalms of ascent",
  "are the parables of Jesus true",
  "who is Jesus",
  "who was the best of the kings of Judah",
  "what happened on the days of creation",
  "I want to die",
  "does God hate me",
  "plagues of locusts today",
  "who do you say that I am",
  "apostle to the apostles",
  "scripture for childless women",
  "what is the resurrection of the dead",
  "what is my spiritual gift",
  "three kings",
  "how many books of the Bible",
  "books of the Bible about love",
  "what is a covenant",
  "covenant",
  "what is a Nazirite",
])("no list is asked for: %s", (question) => {
  expect(findList(question)).toBeNull();
});

test("words that begin like a filler stay whole", () => {
  expect(findDirectAnswer("sons of Eli")?.text).toContain("Hophni");
});
