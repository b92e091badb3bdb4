import type { EvidenceRecord } from "./schema";

export const piltdownMan: EvidenceRecord = {
  id: "cr-14",
  order: 140,
  eventId: "piltdown-man",
  title: "Piltdown Man was a forgery",
  validationType: "contradicts",
  analysis:
    "Here the claim under test is an evolutionary one. In 1912 a skull and jaw from Piltdown were presented as a link between apes and people. In 1953 Weiner, Oakley and Le Gros Clark showed by fluorine, by the marks on the teeth and by the stain that it was a recent human skull with an orangutan’s jaw. A 2016 study pointed to a single maker, most likely Charles Dawson. The case shows how expectation misleads experts. It also shows experts putting it right, and no present account of human origins relies on it. Proverbs 18:17 says why a second look is needed.",
  biblicalVerses: ["Proverbs 18:17"],
  scientificSources: [
    "J. S. Weiner, K. P. Oakley and W. E. Le Gros Clark, The Solution of the Piltdown Problem. Bulletin of the British Museum (Natural History), Geology 2 (1953)",
    "I. De Groote and others, New genetic and morphological evidence suggests a single hoaxer created ‘Piltdown man’. Royal Society Open Science 3 (2016): 160328 https://doi.org/10.1098/rsos.160328",
  ],
  grading: {
    statement: "Piltdown Man was a forgery and not a link between apes and people.",
    factors: {
      scripture: {
        level: null,
        reason: "Scripture does not speak of fossils, so its testimony cannot be asked.",
      },
      writtenSources: {
        level: null,
        reason: "The question is what the bones are, so written sources do not apply.",
      },
      materialEvidence: {
        level: 4,
        reason: "File marks, stain, putty and ape teeth are seen in the pieces themselves.",
      },
      provenance: {
        level: 4,
        reason: "The pieces are kept in a museum and have been measured again and again.",
      },
      dating: {
        level: 3,
        reason: "The fluorine test showed that the bones are not of any great age.",
      },
      publication: {
        level: 4,
        reason: "The proof was published by the museum, reviewed, and confirmed in 2016.",
      },
      agreement: {
        level: 4,
        reason: "No specialist has defended the find since 1953.",
      },
    },
  },
  findings: [
    {
      id: "piltdown-1953",
      findingType: "biological",
      title: "The fluorine test and the filed teeth",
      description:
        "Bones in damp ground take up fluorine slowly, so bones that lay together should hold similar amounts. Kenneth Oakley measured the Piltdown pieces, while Joseph Weiner and Wilfrid Le Gros Clark looked at the teeth under a microscope. Their joint report appeared in November 1953.",
      evidence:
        "Skull and jaw held too little fluorine to be ancient. The chewing surfaces were crossed by the scratches of a file, and the brown color was a stain that did not reach far below the surface. The jaw was an orangutan’s. The museum that had shown the find announced that it was a forgery.",
      dateDiscovered: "November 1953",
      researcher: "Joseph Weiner, Kenneth Oakley and Wilfrid Le Gros Clark",
      institutions: ["University of Oxford", "British Museum (Natural History)"],
      publications: [
        "J. S. Weiner, K. P. Oakley and W. E. Le Gros Clark, The Solution of the Piltdown Problem. Bulletin of the British Museum (Natural History), Geology 2 (1953)",
      ],
      grading: {
        statement:
          "The Piltdown bones are recent, and their teeth were filed and stained to deceive.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: null,
            reason: "The finding is a measurement; written sources do not bear on it.",
          },
          materialEvidence: {
            level: 4,
            reason: "Fluorine, file marks and stain tell the same story.",
          },
          provenance: {
            level: 4,
            reason: "The pieces are in the museum and open to study.",
          },
          dating: {
            level: 3,
            reason: "The fluorine test shows that the bones are not old.",
          },
          publication: {
            level: 4,
            reason: "The museum published the proof, and later studies have confirmed it.",
          },
          agreement: {
            level: 4,
            reason: "No specialist has defended the bones as ancient since then.",
          },
        },
      },
    },
    {
      id: "piltdown-2016",
      findingType: "biological",
      title: "One forger, one orangutan",
      description:
        "Isabelle De Groote and colleagues took the Piltdown pieces up again with the tools of their own day: DNA, close scans of the insides of bones and teeth, and a comparison of the materials used to doctor them, for both of the places where Charles Dawson had reported finds.",
      evidence:
        "The ape teeth at both places come from a single orangutan, and the human bones from at least two people. All were filled and mended with the same putty, packed with gravel. That points to one hand, and Dawson is the only person tied to everything. The authors call him the most likely forger, not a proven one.",
      dateDiscovered: "2016",
      researcher: "Isabelle De Groote and others",
      institutions: ["Liverpool John Moores University", "Natural History Museum, London"],
      publications: [
        "I. De Groote and others, New genetic and morphological evidence suggests a single hoaxer created ‘Piltdown man’. Royal Society Open Science 3 (2016): 160328 https://doi.org/10.1098/rsos.160328",
      ],
      grading: {
        statement: "One person, most likely Charles Dawson, made the Piltdown forgeries.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: null,
            reason: "The finding is a measurement; written sources do not bear on it.",
          },
          materialEvidence: {
            level: 4,
            reason: "DNA, scans and putty agree across both sets of pieces.",
          },
          provenance: {
            level: 4,
            reason: "The pieces have been in the museum’s keeping since they were reported.",
          },
          dating: {
            level: null,
            reason: "Who made it is the question, not how old the bones are.",
          },
          publication: {
            level: 3,
            reason: "The study is peer-reviewed and open to read.",
          },
          agreement: {
            level: 3,
            reason: "Widely accepted; that Dawson was alone cannot be proved.",
          },
        },
      },
    },
  ],
};
