import type { EvidenceRecord } from "./schema";

export const exodus: EvidenceRecord = {
  id: "cr-9",
  order: 90,
  eventId: "exodus",
  title: "Did Israel come out of Egypt?",
  validationType: "correlates",
  analysis:
    "No Egyptian text names the Exodus, and no camp of it has been found in Sinai. What Egypt provides is a setting: people from Canaan lived and served there, as Papyrus Brooklyn 35.1446 lists them, and a city of Ramesses stood where Exodus 1:11 puts one. An Exodus in 1446 BC, counted back from 1 Kings 6:1, has its defenders, and so has one about 1260 BC; Bryant Wood and James Hoffmeier argued the two against each other. Many scholars think that the story grew from smaller memories, and some doubt that any event lies behind it.",
  biblicalVerses: ["Exodus 1:11", "Exodus 12:40-41", "1 Kings 6:1"],
  scientificSources: [
    "W. C. Hayes, A Papyrus of the Late Middle Kingdom in the Brooklyn Museum. The Brooklyn Museum (1955)",
    "B. G. Wood, The Rise and Fall of the 13th-Century Exodus-Conquest Theory. Journal of the Evangelical Theological Society 48 (2005): 475-489",
    "J. K. Hoffmeier, What Is the Biblical Date for the Exodus? Journal of the Evangelical Theological Society 50/2 (2007): 225-247",
    "I. Finkelstein and N. A. Silberman, The Bible Unearthed. Free Press (2001)",
  ],
  grading: {
    statement: "Israel came out of slavery in Egypt before about 1208 BC.",
    factors: {
      scripture: {
        level: 4,
        reason: "The Exodus is told or recalled in nearly every part of the Old Testament.",
      },
      writtenSources: {
        level: 1,
        reason: "No Egyptian text of the time tells of it; later writers knew it from the Jews.",
      },
      materialEvidence: {
        level: 2,
        reason:
          "A town with people of Canaanite culture in the eastern delta fits, and fits without an Exodus.",
      },
      provenance: {
        level: null,
        reason: "No object of the Exodus is put forward; what was dug up shows its setting alone.",
      },
      dating: {
        level: 2,
        reason: "The latest possible date is firm; the date itself is argued over.",
      },
      publication: {
        level: 3,
        reason: "The finds and the arguments on both dates are published and reviewed.",
      },
      agreement: {
        level: 2,
        reason: "Specialists are divided on whether, when and how it happened.",
      },
    },
  },
  findings: [
    {
      id: "brooklyn-papyrus",
      findingType: "archaeological",
      title: "Servants from Asia in an Egyptian household",
      description:
        "Papyrus Brooklyn 35.1446 was bought in Egypt by Charles Wilbour before 1896 and pieced together from some 600 fragments. On its back stands a list of 95 household servants of the eighteenth century BC. William Hayes published it in 1955 and found about 45 of them called Asiatics, many with Semitic names.",
      evidence:
        "It shows that people from Canaan and Syria served in Egypt, as Genesis 39:1 and Exodus 1:11 assume. It names no Israelite and is older than any date proposed for the Exodus. Critics say that it attests a custom over centuries and no particular event, and defenders of the Exodus agree.",
      dateDiscovered: "Published 1955",
      researcher: "William C. Hayes",
      institutions: ["Brooklyn Museum"],
      publications: [
        "W. C. Hayes, A Papyrus of the Late Middle Kingdom in the Brooklyn Museum. The Brooklyn Museum (1955)",
      ],
      grading: {
        statement:
          "People with Semitic names served in an Egyptian household in the eighteenth century BC.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this household, so its testimony is not counted.",
          },
          writtenSources: {
            level: 3,
            reason: "The list is plain and was drawn up in its own time.",
          },
          materialEvidence: {
            level: null,
            reason: "The papyrus counts as the text it carries, and is not counted again.",
          },
          provenance: {
            level: 2,
            reason: "It was bought, probably from Thebes, and has been studied ever since.",
          },
          dating: {
            level: 4,
            reason: "Named kings and the handwriting agree on the reigns in which it was used.",
          },
          publication: {
            level: 4,
            reason: "The museum published it in full, and many have worked on it since.",
          },
          agreement: {
            level: 4,
            reason: "The reading of the names is accepted; what they mean for Israel is debated.",
          },
        },
      },
    },
  ],
};
