import type { Discovery } from "./schema";

export const anchorStones: Discovery = {
  id: 6,
  slug: "anchor-stones",
  title: "“Anchor Stones” of the Ark near Kazan",
  category: "ron-wyatt",
  description:
    "Tall, pierced stone slabs stand in fields near Doğubayazıt in Turkey. Ron Wyatt claimed that they were anchors hung from Noah’s Ark. The stones are real and old, but their rock is local and a simpler reading is at hand.",
  location:
    "Fields and cemetery of Sağlıksuyu (Kazan, formerly Arzap) near Doğubayazıt, Turkey; in place",
  coordinates: { latitude: 39.55, longitude: 44.08, approximate: true },
  year: "First noted by Wyatt in 1977",
  objection:
    "Lorence Collins and David Fasold, who himself had called them drogue stones, found that the rock is from the district and not from Mesopotamia. The Adventist scholar David Merling and Erwin Komarek, a believing visitor, also reject the reading.",
  significance:
    "Here the objects are beyond doubt and only their meaning is in question. Old standing stones that Armenian Christians later marked with crosses explain what is seen, without any need for a ship.",
  detailedDescription: `In the village of Sağlıksuyu, known as Kazan and earlier as Arzap, a dozen or so large slabs stand or lean in the fields and the cemetery; some observers count twelve, others thirteen. Each has a hole near one rounded end. The tallest is about 11 feet (3.4 m), probably with several feet more in the ground. The place is about 15 miles (24 km) from the Durupınar formation.

Ron Wyatt and his sons noted them in 1977. He claimed that they were sea anchors that had been hung from Noah’s Ark to steady it. David Fasold adopted the idea and gave them the name drogue stones. Bill Fry has defended it since.

Several faces carry carved crosses, in some cases eight of them, which supporters connect with the eight people saved in the Ark, as 1 Peter 3:20 says. Supporters themselves think that the crosses are later than the stones, from Armenian Christians or the time of the Crusades. They also find a meaning in the name of the place, which they translate as “village of eight,” and they see the stones as lying on a line toward the formation.

The rock has been studied. Collins and Fasold had a sample analyzed chemically and in thin section, and it proved to be volcanic or altered volcanic rock of the kind that the district itself supplies. They concluded that such stones were not carried here from Mesopotamia. No date for the stones has been published, so their age is unknown.

Genesis does not mention anchors. Its account in Genesis 8:3-4 has the waters go down and the Ark come to rest on the mountains of Ararat, and supporters have to bring in Mesopotamian flood texts to find anything similar. A simpler reading is that these are ancient standing stones, later reused as Christian memorials. That is an interpretation too, and it awaits an excavation. The claim also leans on the Durupınar site; once that is seen as a natural formation, little remains to connect these stones with a ship.`,
  evidence: [
    "A dozen or so tall slabs with a hole at one end stand near the village; observers count twelve or thirteen.",
    "The largest measures about 11 feet (3.4 m), with more said to be underground.",
    "Their shape is compared with the stone anchors used to steady ships.",
    "Some carry eight carved crosses, read as the eight people of 1 Peter 3:20.",
    "Since Genesis mentions no anchors, supporters turn to Mesopotamian stories of the flood for a parallel.",
  ],
  scientificAnalysis: [
    "Chemical and thin-section work on one stone showed volcanic or metavolcanic rock that is natural to the area (Collins and Fasold, 1996; Collins, 2016).",
    "Neither stones nor holes have been dated in any publication that could be found.",
  ],
  biblicalReferences: ["Genesis 8:3-4", "1 Peter 3:20"],
  researchPapers: [
    {
      author: "Lorence G. Collins and David F. Fasold",
      year: "1996",
      title: "Bogus “Noah’s Ark” from Turkey Exposed as a Common Geologic Structure",
      publication: "Journal of Geoscience Education 44: 439-444",
      kind: "peer-reviewed",
      url: "https://doi.org/10.5408/1089-9995-44.4.439",
      summary: "Includes the study of a drogue stone, which turned out to be local volcanic rock.",
    },
    {
      author: "Lorence G. Collins",
      year: "2016",
      title: "Noah’s Ark near Dogubayazit, Turkey?",
      publication: "Perspectives on Science and Christian Faith 68(4)",
      kind: "journal",
      summary: "Returns to the stones and their rock in a longer article for Christian readers.",
    },
  ],
  physicalEvidence: [
    {
      type: "Stone slabs",
      description: "Tall slabs with a hole near the rounded end; one was sampled.",
      analysis: "Volcanic rock of the district, so no distant origin is needed.",
    },
    {
      type: "Crosses",
      description: "Christian crosses cut into several faces.",
      analysis: "Agreed on all sides to be later than the stones, Armenian or of Crusader age.",
    },
  ],
  controversies: [
    "David Fasold, who named the drogue stones, later co-signed the paper that ties their rock to the district.",
    "David Merling of Andrews University, an Adventist school, treats the anchors in his critique of the Ark claim; Erwin Komarek, writing as a believer in 2012, calls the identification a misunderstanding.",
    "The Adventist authors Russell and Colin Standish count nearly a hundred sensational finds claimed by Wyatt and accept none of them.",
  ],
  supportingEvidence: [
    "Supporters say a hole at the end and a great weight are just what a sea anchor needs.",
    "Supporters say that the stones lie on a line leading to the boat-shaped formation.",
    "Supporters say the old place-name means “village of eight,” in memory of Noah’s family.",
  ],
  grading: {
    statement:
      "The pierced stones near Kazan are anchors of Noah’s Ark, as Ron Wyatt claimed from 1977.",
    factors: {
      scripture: {
        level: 0,
        reason: "Genesis describes the Ark in detail and never mentions anchors.",
      },
      writtenSources: {
        level: 0,
        reason: "No ancient text describes these stones or anchors of the Ark.",
      },
      materialEvidence: {
        level: 0,
        reason: "The stones exist, but their local rock points to another origin.",
      },
      provenance: {
        level: null,
        reason:
          "Their place is known, but since their rock speaks against the claim, that lends it no support.",
      },
      dating: {
        level: 1,
        reason: "No date for the slabs or their holes has been published.",
      },
      publication: {
        level: 1,
        reason: "The claim rests on websites and newsletters; the peer-reviewed study rejects it.",
      },
      agreement: {
        level: 1,
        reason: "Those who studied the stones, a former supporter included, reject the claim.",
      },
    },
  },
};
