import type { Answer } from "./schema";

export const doesSuicideLeadToHell: Answer = {
  id: "does-suicide-lead-to-hell",
  section: "Hard times",
  question: "Does suicide lead to hell?",
  askedAs: [
    "is suicide an unforgivable sin",
    "do people who kill themselves go to hell",
    "what does the bible say about suicide",
    "will god forgive suicide",
    "suicide bible view",
    "examples of suicide in the bible",
  ],
  answer:
    "The Bible does not say so. It reports several suicides, such as Saul and Judas, without naming this as the sin that cannot be forgiven; it treats life as God’s gift and killing as wrong, and it says that nothing can separate from God’s love. Christians today stress mercy for those who die this way and every effort to keep people alive. If you ask because you think of it yourself: please call your local emergency number or a crisis line now; you matter, and this pain can change.",
  passages: [
    { reference: "Romans 8:38-39", why: "Not even death separates from this love." },
    { reference: "1 Samuel 31:3-5", why: "Saul’s end is told without a verdict on his soul." },
    { reference: "1 Kings 19:4-6", why: "A prophet who wants to die is cared for, not scolded." },
    { reference: "Psalms 139:7-12", why: "There is no darkness in which God is not." },
  ],
  christianViews:
    "For centuries many churches refused such burials, from the thought that self-killing leaves no time to repent. The Catholic Catechism (2280-2283) now keeps the wrong of the act apart from the person, whose freedom fear or illness may lessen, and prays for them. Most Protestants hold that salvation rests on Christ, not on the last act.",
  sources: [],
  related: ["someone-i-love-took-their-life", "unforgivable-sin"],
};
