import type { Answer } from "./schema";

export const paulsConversionAccounts: Answer = {
  id: "pauls-conversion-accounts",
  section: "Doubts and hard texts",
  question: "Do the accounts of Paul’s conversion contradict each other?",
  askedAs: [
    "acts 9 vs acts 22 voice contradiction",
    "did pauls companions hear the voice or not",
    "three accounts of paul on the road to damascus",
    "what happened to saul on the damascus road",
    "did paul's men see the light",
    "acts 9 22 26 differences",
    "did they hear or not hear",
    "did all fall down or only saul",
    "who stood speechless on the way to damascus",
    "luke cannot keep his own story straight",
    "hearing the sound but not understanding the voice akouo genitive accusative",
    "companions of saul bright light contradiction",
    "paul in galatians tells it differently from acts",
    "the travellers with paul saw nobody",
    "three versions of how saul became a christian",
    "ananias missing in acts 26",
    "it is hard for you to kick against the goads only in one version",
    "was paul knocked off a horse",
    "why is the conversion told three times",
    "Compare the Damascus narratives in Acts",
    "saul blinded by a light, which account is correct",
    "the men with him stood or fell",
    "discrepancy in paul's testimony before agrippa",
    "does luke contradict himself about the voice",
    "how did saul turn into paul",
    "What really happened to Paul outside Damascus",
    "two of the stories dont match about pauls friends",
    "Lucan redaction of the Damascus christophany",
    "acts 22 9 they did not hear",
  ],
  answer:
    "In small things the accounts of Paul’s conversion do contradict each other: Acts 9 says that his companions heard the voice and saw nobody, Acts 22 that they saw the light but did not hear, or, as some translate, did not understand, the voice. The Greek allows the second rendering but does not require it. The three accounts in Acts also differ on who gives Paul his task. Paul’s own letters say only that Christ appeared to him.",
  passages: [
    { reference: "Acts 9:3-7", why: "The first account." },
    {
      reference: "Acts 22:9",
      why: "The second; the King James Version says that they did not hear.",
    },
    { reference: "Acts 26:13-16", why: "The third, before Agrippa." },
    { reference: "Galatians 1:15-17", why: "Paul’s own words." },
  ],
  christianViews:
    "Most Christians see one event told for three audiences, with the differences a speaker would make. Luke, who wrote all three, cannot have thought that they clashed.",
  critics:
    "Critics say that the author cared more for effect than for detail, and that Paul’s letters know nothing of Ananias, the voice or the fall.",
  sources: [
    {
      author: "Joseph A. Fitzmyer",
      year: "1998",
      title: "The Acts of the Apostles",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["who-wrote-acts", "hallucination-theory"],
};
