import type { TimelineEvent } from "../schema";

export const piltdownMan: TimelineEvent = {
  id: "piltdown-man",
  title: "Piltdown Man",
  type: "evolutionary",
  icon: "bone",
  summary:
    "A skull from an English gravel pit was announced in 1912 as the missing link. In 1953 scientists showed that it was a human skull and an ape’s jaw, stained and filed.",
  description: `In December 1912 the solicitor Charles Dawson and Arthur Smith Woodward of the Natural History Museum showed the Geological Society a skull and jaw from Piltdown in Sussex. Here were the brain of a man and the jaw of an ape, just what many expected of an early ancestor, and the find was guessed to be half a million years old.

Some doubted from the first that the two parts belonged together. Later finds in Africa looked quite different, and Piltdown became an embarrassment. In 1953 Joseph Weiner, Kenneth Oakley and Wilfrid Le Gros Clark tested the bones. Fluorine showed that they were not ancient, the teeth had been filed, and the color was stain: a human skull with the jaw of an orangutan.

A team led by Isabelle De Groote concluded in 2016 that one hand had made the forgery, most likely Dawson’s.

It remains a warning against seeing what one hopes to see. It was scientists who exposed it, and no case for human evolution rests on it today.`,
  dates: {
    ussher: { year: 1912, label: "AD 1912", note: "Exposed in 1953." },
    septuagint: { year: 1912, label: "AD 1912", note: "Exposed in 1953." },
    "late-date": { year: 1912, label: "AD 1912 (not affected)", note: "Exposed in 1953." },
    mainstream: { year: 1912, label: "AD 1912", note: "Exposed in 1953." },
  },
  evidence: [
    "Dawson and Smith Woodward presented skull pieces, a jaw, animal bones and flint tools said to come from one gravel bed.",
    "The mix of a large brain and an ape-like jaw was what several leading anatomists of the day expected.",
    "A second set of pieces, reported from a site nearby, persuaded some who had doubted the first.",
    "The find was shown in public for some forty years and appeared in textbooks on human origins.",
  ],
  contradictions: [
    "Kenneth Oakley’s fluorine test showed that the bones had not lain in the gravel for any great age.",
    "Under the microscope the teeth bore the marks of a file, and the brown color proved to be artificial.",
    "The jaw is an orangutan’s; the skull is that of modern people.",
    "The 2016 study found the same putty in the pieces of both sites, which points to a single forger.",
    "In fairness: anatomists had doubted it from the start, scientists uncovered it, and the African fossils that replaced it do not depend on it.",
  ],
  biblicalReferences: ["Proverbs 18:17", "1 Thessalonians 5:21"],
  sources: [
    {
      author: "C. Dawson and A. Smith Woodward",
      year: "1913",
      title:
        "On the Discovery of a Palæolithic Human Skull and Mandible in a Flint-bearing Gravel overlying the Wealden (Hastings Beds) at Piltdown, Fletching (Sussex)",
      publication: "Quarterly Journal of the Geological Society 69",
      kind: "journal",
    },
    {
      author: "J. S. Weiner, K. P. Oakley and W. E. Le Gros Clark",
      year: "1953",
      title: "The Solution of the Piltdown Problem",
      publication: "Bulletin of the British Museum (Natural History), Geology 2",
      kind: "museum",
    },
    {
      author: "I. De Groote and others",
      year: "2016",
      title:
        "New genetic and morphological evidence suggests a single hoaxer created ‘Piltdown man’",
      publication: "Royal Society Open Science 3: 160328",
      kind: "peer-reviewed",
      url: "https://doi.org/10.1098/rsos.160328",
    },
  ],
  grading: {
    statement: "Piltdown Man is a fossil link between apes and people, about 500,000 years old.",
    factors: {
      scripture: {
        level: null,
        reason: "Scripture does not speak of fossils, so its testimony cannot be asked here.",
      },
      writtenSources: {
        level: null,
        reason: "No written source could bear on a claim about an age before writing.",
      },
      materialEvidence: {
        level: 0,
        reason: "The pieces themselves show a human skull, an ape’s jaw, stain and file marks.",
      },
      provenance: {
        level: null,
        reason: "The pieces were planted; a forgery has no provenance that could count.",
      },
      dating: {
        level: 0,
        reason: "The fluorine test contradicts any great age for skull and jaw.",
      },
      publication: {
        level: 0,
        reason: "The museum that kept the find withdrew the claim in 1953 in its own bulletin.",
      },
      agreement: {
        level: 0,
        reason: "Every specialist accepts that it is a forgery.",
      },
    },
  },
};
