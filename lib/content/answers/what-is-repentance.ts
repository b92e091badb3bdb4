import type { Answer } from "./schema";

export const whatIsRepentance: Answer = {
  id: "what-is-repentance",
  section: "Faith basics",
  question: "What is repentance?",
  askedAs: [
    "what does repent mean",
    "how do i repent",
    "is saying sorry to god enough",
    "difference between regret and repentance",
    "do i have to confess every single sin",
    "how to repent from a sin i keep doing",
    "how does one repent",
    "turn from your sins meaning",
    "what is true repentance",
    "how can i show god i am sorry",
    "steps of repentance",
    "what is repenting",
    "how can i truly repent",
    "how should a person repent",
  ],
  answer:
    "Repentance is turning around: seeing that something was wrong, being sorry before God, and going the other way. The Hebrew word means to turn back, the Greek one a change of mind; tears may come with it but are not the measure. To begin, say plainly to God what you did, ask his forgiveness, put right with people what can be put right, and take one practical step that makes the next time harder. If you fall again, turn again; God does not grow tired of it.",
  passages: [
    { reference: "Luke 15:17-20", why: "The son comes to himself and goes home." },
    { reference: "Luke 3:10-14", why: "Asked what to do, John the Baptist names plain deeds." },
    { reference: "2 Corinthians 7:10", why: "Two kinds of sorrow." },
    { reference: "Psalms 51:1-4", why: "A prayer to use when one’s own words fail." },
  ],
  christianViews:
    "Catholics and Orthodox confess to God in the presence of a priest, who speaks the forgiveness; many Lutherans and Anglicans offer the same. Most Protestants confess to God directly and, with James 5:16, to one another. All look for a changed life rather than for words alone.",
  sources: [],
  related: ["confessing-to-a-priest", "what-is-sin"],
};
