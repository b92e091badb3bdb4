import type { EvidenceRecord } from "./schema";

export const crucifixionUnderPilate: EvidenceRecord = {
  id: "cr-4",
  order: 40,
  eventId: "crucifixion",
  title: "Pilate’s name and a nailed heel",
  validationType: "supports",
  analysis:
    "Two finds support the setting of the Gospels. A block from Caesarea, found in 1961, bears the name of Pontius Pilate and calls him prefect of Judea; it is the only inscription of his own day to do so. A heel bone from a tomb north of Jerusalem, found in 1968, still has an iron nail through it and shows that crucified people could be nailed and later buried by their families. Tacitus and Josephus mention the execution of Jesus itself. None of this touches the resurrection, which rests on testimony.",
  biblicalVerses: ["Matthew 27:2", "Luke 3:1", "John 19:17-18"],
  scientificSources: [
    "A. Frova, L’iscrizione di Ponzio Pilato a Cesarea. Rendiconti dell’Istituto Lombardo 95 (1961): 419-434",
    "J. Zias and E. Sekeles, The Crucified Man from Giv‘at ha-Mivtar: A Reappraisal. Israel Exploration Journal 35 (1985): 22-27",
  ],
  grading: {
    statement:
      "Pontius Pilate governed Judea, and Rome crucified people there with nails, as the Gospels tell.",
    factors: {
      scripture: {
        level: 4,
        reason: "All four Gospels, Acts and 1 Timothy name Pilate, and John speaks of nails.",
      },
      writtenSources: {
        level: 4,
        reason: "Tacitus, Josephus and Philo write of Pilate independently of the Gospels.",
      },
      materialEvidence: {
        level: 3,
        reason: "The inscription and the pierced bone are direct, one find for each point.",
      },
      provenance: {
        level: 4,
        reason: "Both were found in recorded excavations at known places.",
      },
      dating: {
        level: 3,
        reason: "Inscription and tomb belong to the first century AD by their setting.",
      },
      publication: {
        level: 4,
        reason: "Both are published in full and have been reexamined by others.",
      },
      agreement: {
        level: 4,
        reason: "Nobody doubts the name on the stone or the nail in the bone.",
      },
    },
  },
  findings: [
    {
      id: "pilate-stone",
      findingType: "archaeological",
      title: "The Pilate Stone",
      description:
        "Italian excavators under Antonio Frova were clearing the theater of Caesarea when they turned over a limestone block that later builders had used again. Its damaged Latin lines name a Tiberieum, Pontius Pilate, and his office, prefect of Judea. It is the one inscription from his lifetime that does so.",
      evidence:
        "The stone confirms the man, the place and the title; Tacitus, writing later, calls him procurator. What the Tiberieum was, a temple or a harbor tower, is still discussed, because the first and last lines are broken. Nobody questions the name.",
      dateDiscovered: "June 1961",
      researcher: "Antonio Frova",
      institutions: ["Italian archaeological mission, Caesarea"],
      publications: [
        "A. Frova, L’iscrizione di Ponzio Pilato a Cesarea. Rendiconti dell’Istituto Lombardo 95 (1961): 419-434",
        "J. Vardaman, A New Inscription Which Mentions Pilate as ‘Prefect’. Journal of Biblical Literature 81 (1962): 70-71",
      ],
      grading: {
        statement: "Pontius Pilate was prefect of Judea under Tiberius.",
        factors: {
          scripture: {
            level: 4,
            reason: "Gospels, Acts and 1 Timothy all name him.",
          },
          writtenSources: {
            level: 4,
            reason: "Josephus, Philo and Tacitus write of him independently.",
          },
          materialEvidence: {
            level: 3,
            reason:
              "The stone is direct evidence for man and office, and is counted here, not among the writers.",
          },
          provenance: {
            level: 4,
            reason: "It was found in a recorded excavation, though in secondary use.",
          },
          dating: {
            level: 3,
            reason: "The text itself dates the stone to his term under Tiberius.",
          },
          publication: {
            level: 4,
            reason: "It was published in full and has been studied many times since.",
          },
          agreement: {
            level: 4,
            reason: "Nobody doubts the name or the title; only the dedication is discussed.",
          },
        },
      },
    },
    {
      id: "yehohanan-heel",
      findingType: "biological",
      title: "The nailed heel of Yehohanan",
      description:
        "Vassilios Tzaferis opened a family tomb at Giv‘at ha-Mivtar in June 1968. In a bone box marked Yehohanan lay a heel bone with a bent iron nail, 11.5 centimeters long, still through it. Joe Zias and Eliezer Sekeles studied it again in 1985 and corrected the first report on several points.",
      evidence:
        "The nail passed through one heel, not both, and the arm bones show no nail marks. The man was taken down and laid in his family’s tomb, so burial after crucifixion did happen. It is evidence for the practice the Gospels describe, and not for any one of its victims.",
      dateDiscovered: "June 1968",
      researcher: "Vassilios Tzaferis, Nicu Haas, Joseph Zias and Eliezer Sekeles",
      institutions: ["Israel Department of Antiquities", "Hebrew University of Jerusalem"],
      publications: [
        "J. Zias and E. Sekeles, The Crucified Man from Giv‘at ha-Mivtar: A Reappraisal. Israel Exploration Journal 35 (1985): 22-27",
      ],
      grading: {
        statement:
          "A man crucified near Jerusalem in the first century was nailed through the heel and buried by his family.",
        factors: {
          scripture: {
            level: null,
            reason: "Scripture does not speak of this finding, so its testimony is not counted.",
          },
          writtenSources: {
            level: null,
            reason: "No ancient writer mentions this man, so written sources do not apply.",
          },
          materialEvidence: {
            level: 3,
            reason: "Bone and nail are direct evidence, from one grave.",
          },
          provenance: {
            level: 4,
            reason: "The tomb was opened in a rescue excavation and recorded by archaeologists.",
          },
          dating: {
            level: 3,
            reason: "The tomb and its boxes belong to the first century.",
          },
          publication: {
            level: 4,
            reason: "Published, corrected and confirmed by a second team.",
          },
          agreement: {
            level: 4,
            reason: "The finding has been undisputed since the first report was corrected in 1985.",
          },
        },
      },
    },
  ],
};
