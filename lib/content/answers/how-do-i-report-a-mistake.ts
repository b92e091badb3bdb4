import type { Answer } from "./schema";

export const howDoIReportAMistake: Answer = {
  id: "how-do-i-report-a-mistake",
  section: "This site",
  question: "How do I report a mistake on this site?",
  askedAs: [
    "i found an error on this website",
    "how can i contact you",
    "your answer is wrong",
    "where can i send feedback",
    "how do i report something offensive",
    "you got this fact wrong",
    "i found a mistake in your answer",
    "where do i send corrections",
    "report an error",
    "contact the author",
    "give feedback on the site",
  ],
  answer:
    "To report a mistake, write to the site’s creator: the page “Creator Profile” lists under “Contact” the ways that have been given. It helps to name the page, the sentence and a source that can be looked up; for a grade, name the factor you would judge otherwise. A poem, prayer or meditation that a visitor has published has a button “Report”, which goes to whoever runs the site, without your name. Being corrected is part of the site’s promise.",
  passages: [],
  sources: [],
  related: ["who-made-this-site", "how-are-discoveries-graded"],
};
