import { measuredAge as grading } from "../timeline/gradings";
import type { EvidenceRecord } from "./schema";

export const measuredAge: EvidenceRecord = {
  id: "cr-15",
  order: 150,
  eventId: "measured-age-of-the-earth",
  title: "The measured age of the earth",
  validationType: "supports",
  analysis:
    "Here the claim under test is one that evolution needs. Lead in meteorites and in the mud of the ocean floor gave Clair Patterson 4.55 billion years in 1956, and half a century of other methods has come to 4.54 billion. Young-earth scientists reject the figure because it rests on decay that nobody watched. Their own RATE project grants that the decay has happened and leaves the heat of doing it quickly as an open problem. Genesis 1:1 names no year, and Christians read its days in more than one way.",
  biblicalVerses: ["Genesis 1:1", "2 Peter 3:8"],
  scientificSources: [
    "C. C. Patterson, Age of meteorites and the earth. Geochimica et Cosmochimica Acta 10 (1956): 230-237 https://doi.org/10.1016/0016-7037(56)90036-9",
    "G. B. Dalrymple, The age of the Earth in the twentieth century: a problem (mostly) solved. Geological Society, London, Special Publications 190 (2001): 205-221 https://doi.org/10.1144/GSL.SP.2001.190.01.14",
    "L. Vardiman, A. A. Snelling and E. F. Chaffin, eds., Radioisotopes and the Age of the Earth, volume II. Institute for Creation Research and Creation Research Society (2005)",
  ],
  grading,
  findings: [
    {
      id: "lead-in-meteorites",
      findingType: "geological",
      title: "Lead in meteorites and in ocean mud",
      description:
        "Uranium turns into lead at a steady rate, in two ways at once. Clair Patterson separated the lead of five meteorites in a laboratory built to keep out every trace from the air. He then measured lead from the mud of the ocean floor, which stands for the lead of the earth as a whole.",
      evidence:
        "All of it fell on one straight line, as it must if earth and meteorites formed together from the same stuff. The slope of that line is the age, and it does not matter how much lead there was to begin with. Young-earth writers answer that the line may come from mixing, and that it assumes a rate which never changed.",
      dateDiscovered: "1956",
      researcher: "Clair Patterson",
      institutions: ["California Institute of Technology"],
      publications: [
        "C. C. Patterson, Age of meteorites and the earth. Geochimica et Cosmochimica Acta 10 (1956): 230-237 https://doi.org/10.1016/0016-7037(56)90036-9",
      ],
      grading: {
        statement:
          "The lead of meteorites and of the earth lies on one line whose slope gives 4.55 billion years.",
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
            reason: "Five meteorites and ocean mud agree with one another.",
          },
          provenance: {
            level: 4,
            reason: "The meteorites are kept in museums and have been measured again.",
          },
          dating: {
            level: 4,
            reason: "Two decay chains of uranium agree, and other methods besides.",
          },
          publication: {
            level: 4,
            reason: "It is peer-reviewed and has been confirmed by many teams.",
          },
          agreement: {
            level: 4,
            reason: "Both sides grant the measurement; they differ on what it means.",
          },
        },
      },
    },
  ],
};
