import { findConcern } from "@/lib/answer-guard/safety";
import { getSafetyAnswer } from "@/lib/answer-guard/safety-answers";
import { concern } from "@/lib/content/safety-answers/schema";

test.each([
  "I want to die",
  "i just wanna die",
  "I don’t want to live anymore",
  "I can't go on anymore, what does God say?",
  "Does God forgive me if I kill myself?",
  "I am thinking about suicide",
  "I've been feeling suicidal since my divorce",
  "I keep cutting myself. Is that a sin?",
  "Everyone would be better off without me",
  "there is no reason for me to live",
  "there is no point in me being here any more",
  "I keep thinking about the bridge",
  "I wish I was hit by a bus",
  "I want to sleep for ever",
  "I wish I had never been born",
  "Like Job I want to die",
  "i'd rather die",
  "I want to kill myself because of my sin against God",
  "I’m going to end my life tonight",
  "Would I go to hell if I took... I want to end it all",
  "got the pills lined up on the desk rn",
  "standing on the bridge by the station. just wanted to read one psalm first",
  "I keep thinking I'm going to hurt my baby and then myself.",
  "já decidi, hoje eu acabo com tudo, só queria pedir perdão a Deus antes",
])("danger to oneself: %s", (question) => {
  expect(findConcern(question)).toBe("self-harm");
});

test.each([
  "he forced me. i said no. he's a leader at my youth group",
  "My husband took my phone and my bank card and locked the front door.",
  "ex found out where i live, hes outside in his car, says if he cant have me no one will",
])("danger from others: %s", (question) => {
  expect(findConcern(question)).toBe("abuse");
});

test.each([
  "My daughter is suicidal, how do I pray for her?",
  "my best friend wants to kill himself",
])("danger to somebody near: %s", (question) => {
  expect(findConcern(question)).toBe("self-harm-of-another");
});

test.each(["Is suicide a sin?", "What does the Bible say about self-harm?"])(
  "the subject: %s",
  (question) => {
    expect(findConcern(question)).toBe("suicide");
  },
);

test.each([
  ["My brother took his own life. Is he in heaven?", "grief-over-suicide"],
  ["My mother died on Sunday and I miss her", "grief"],
] as const)("a loss: %s", (question, concern) => {
  expect(findConcern(question)).toBe(concern);
  expect(getSafetyAnswer(concern).text).toMatch(/^I am so sorry/);
  expect(getSafetyAnswer(concern).isWhole).toBe(false);
});

test.each([
  "Who committed suicide in the Bible?",
  "qui s'est suicidé dans la Bible",
  "¿Cuántos suicidios hay en la Biblia?",
])("who did it in the Bible is a Bible question: %s", (question) => {
  expect(findConcern(question)).toBeNull();
});

test.each([
  "My husband hits me. Does the Bible say I must stay?",
  "my father molested me and the church says forgive",
  "I am being abused by my partner",
  "my stepfather touched me when I was a child",
  "He beats me when he drinks, should I submit?",
  "I was raped. Where was God?",
  "I'm afraid of my husband",
  "Should I stay in an abusive marriage?",
])("harm done to somebody: %s", (question) => {
  expect(findConcern(question)).toBe("abuse");
});

test.each([
  "Should I stop taking my antidepressants and trust God?",
  "What dose of ibuprofen does the Bible allow?",
  "I was diagnosed with cancer, what should I do?",
  "I have chest pain, will prayer help?",
  "Can I refuse a blood transfusion?",
])("illness and medicine: %s", (question) => {
  expect(findConcern(question)).toBe("medical");
});

test.each([
  "When will Jesus return?",
  "What year will the rapture happen?",
  "Will the rapture be in 2027?",
  "When is the end of the world?",
  "Tell me the date of Christ's return",
  "Is Jesus coming back this year?",
])("dates: %s", (question) => {
  expect(findConcern(question)).toBe("dates");
});

test.each([
  "Who should I vote for?",
  "Is Trump chosen by God?",
  "Should Christians vote Republican or Democrat?",
  "Would Jesus vote Labour?",
  "Which political party is most biblical?",
])("party politics: %s", (question) => {
  expect(findConcern(question)).toBe("politics");
});

test.each([
  "Write a python function that sorts a list",
  "What is the weather in Paris?",
  "Give me a recipe for lasagne",
  "Who won the World Cup?",
  "What is 17 * 23?",
  "Should I buy bitcoin?",
])("other subjects: %s", (question) => {
  expect(findConcern(question)).toBe("off-topic");
});

test.each([
  "Why did Job want to die?",
  "Job wanted to die",
  "The suicide of Saul: what happened on Mount Gilboa?",
  "Did Judas commit suicide or fall?",
  "Why did Elijah say I want to die?",
  "Why did Jonah say that he would rather die than live?",
  "Was Samson's death a suicide?",
  "Who raped Tamar and what did Absalom do?",
  "Why did Moses strike the rock?",
  "What does it mean to die to self?",
  "How did Jesus die?",
  "Paul says to live is Christ and to die is gain. What does he mean?",
  "Do I have to die to see God?",
  "Was Luke a doctor?",
  "How was Naaman healed of leprosy?",
  "What was Paul's thorn in the flesh?",
  "When did Jesus come to Jerusalem?",
  "When was the temple destroyed?",
  "What happens when Jesus returns?",
  "What does the Bible say about rulers and taxes?",
  "Who was the best king of Judah?",
  "Who won the battle of Jericho, Israel or the Canaanites?",
  "What does the Bible say about money and investing?",
  "How do I bake the bread of Ezekiel 4:9 from the Bible?",
  "Does God hear me when I cry?",
  "What does the Bible say about depression?",
  "Is the earth 6,000 years old?",
  "Why does God allow suffering and abuse of power?",
  "What is the treatment of slaves in Exodus 21?",
  "Who hit Jesus at his trial?",
  "What is the last trump in 1 Corinthians 15?",
  "What does it mean that the trump of God will sound?",
  "Who won at Jericho?",
  "Why were Paul and Silas put in the stocks?",
  "Could Elijah change the weather?",
  "Why did Paul say they beat us publicly?",
  "I want to die to self daily. What does Paul teach?",
  "Would I be ready to die for my faith?",
  "I want to cut myself off from sin",
  "Are we all going to die?",
  "What does the treatment of Hagar by Sarah teach?",
  "When is the Lord's supper to be held?",
  "How should the church care for widows and the sick?",
  "Does Proverbs 31:6 recommend strong drink?",
  "Why does “I want to die” appear in the book of Jonah?",
])("a Bible question is left alone: %s", (question) => {
  expect(findConcern(question)).toBeNull();
});

test.each([
  ["that girl who was raped by her own brother and king david did nothing", null],
  ["my sister was raped by her brother and i thought of king david", "abuse-of-another"],
  ["I am afraid of getting old and being a burden to my daughter", null],
  ["i am scared. i am a burden to everyone", "self-harm"],
  ["standing on the balcony again thinking they'd be better off with the insurance", "self-harm"],
  ["are we better off with the life insurance or a savings plan", null],
  ["is it wrong to pray for someone to die? she is in so much pain", null],
  ["please god let me die", "self-harm"],
  ["Lost a friend of forty years over the wind turbine vote", null],
])("what sounds like danger is told from it, and what does not may be: %j", (question, concern) => {
  expect(findConcern(question)).toBe(concern);
});

test("whoever is in danger is shown first where to find help, and never only given a verse", () => {
  for (const concern of ["self-harm", "abuse"] as const) {
    const { text, isWhole } = getSafetyAnswer(concern);
    expect(text).toMatch(/^I am (?:so )?sorry/);
    expect(text).toMatch(/\b911\b.*\b999\b.*\b112\b/s);
    expect(text).toMatch(/findahelpline\.com/);
    expect(isWhole).toBe(true);
  }
});

test.each(concern.options)("%s has an answer, whose help lines are written out", (one) => {
  const { text } = getSafetyAnswer(one);
  expect(text).not.toMatch(/[{}]/);
});
