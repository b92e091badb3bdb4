import type { Answer } from "./schema";

export const howAreDiscoveriesGraded: Answer = {
  id: "how-are-discoveries-graded",
  section: "This site",
  question: "How are the discoveries and claims on this site graded?",
  askedAs: [
    "what does the truth score mean",
    "how do you calculate the evidence score",
    "why is noahs ark marked as debunked",
    "who decides what is verified or disputed",
    "what does evidence strength mean",
    "are your evidence scores biased",
    "how are the evidence scores calculated",
    "how do you decide that a discovery is fake",
    "what does verified mean here",
    "how does the grading work",
    "where do the percentages come from",
    "what does disputed mean on this site",
  ],
  answer:
    "Everything is graded by one published rule: seven factors, each judged from 0 to 4 with a reason, are weighted and added up to a score from 0 to 100. The factors are the testimony of Scripture, independent written sources, material evidence, provenance, dating, publication, and the agreement of those who know the field, which counts most. You can open every grade, see its inputs, and change the weights under “Weigh it yourself”; the words verified, probable, disputed and debunked are always made without counting Scripture. A score is an editorial judgment on exactly the statement named, not a measurement, and it never says whether God acted.",
  passages: [],
  sources: [],
  related: ["what-does-this-site-believe", "how-do-i-report-a-mistake"],
};
