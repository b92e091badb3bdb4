import type { Discovery } from "./schema";

export const deadSeaScrolls: Discovery = {
  id: 9,
  slug: "dead-sea-scrolls",
  title: "Dead Sea Scrolls",
  category: "mainstream",
  description:
    "More than 900 Jewish manuscripts from eleven caves near Qumran, copied from about the 3rd century BC to the 1st century AD. Among them are the oldest Hebrew Bible texts of any size, with Isaiah complete in one scroll.",
  location:
    "Eleven caves near Khirbet Qumran on the northwest shore of the Dead Sea; most fragments are with the Israel Antiquities Authority, the great scrolls of Cave 1 in the Shrine of the Book, Israel Museum, Jerusalem, and some in the Jordan Museum, Amman",
  coordinates: { latitude: 31.7414, longitude: 35.4586, approximate: false },
  year: "Found 1946/47 to 1956; written about the 3rd century BC to the 1st century AD",
  objection:
    "Who wrote them is disputed: Essenes living at Qumran, or, as Norman Golb argued, owners in Jerusalem. Some scrolls also differ from the later standard Hebrew text, so they show variety in copying as well as stability.",
  significance:
    "Before the scrolls, the oldest Hebrew Bibles of any length were medieval. These copies are about a thousand years older, so that anyone can now measure how faithfully the text was handed down and where it varied.",
  detailedDescription: `In 1946 or 1947 Bedouin shepherds, one of them named as Muhammed edh-Dhib, found jars with leather rolls in a cave above the Dead Sea. From February 1949 G. Lankester Harding and Roland de Vaux excavated there. By 1956 eleven caves near the ruin of Qumran had given up scrolls or pieces of them. Israel holds most of them today; Jordan and the Palestinians each dispute its ownership of those that came from the museum in East Jerusalem.

Scholars count more than 900 manuscripts, most of them reduced to fragments. They include biblical books, prayers, commentaries and rules of a community. All the books of the Hebrew Bible appear except Esther; whether Nehemiah is separately present is a matter of dispute, since it was often copied together with Ezra.

The most famous is the Great Isaiah Scroll, which holds the whole book on leather 734 cm long, in 54 columns. Handwriting and carbon dates put it at about the 2nd century BC. Set beside medieval codices, it has many small differences, and yet most of the wording is very close. It holds Isaiah 53:1-12 as it was copied before Jesus was born, and it is such a scroll of Isaiah that Luke 4:16-21 shows him reading in Nazareth.

The date rests on several witnesses. Coins from the ruin run from the Seleucids to the Second Revolt against Rome; a buried hoard of silver opens with Antiochus VII, about 136 BC, and the bronze is densest between the Hasmoneans and the First Revolt. Radiocarbon tests in Zurich and Tucson agreed in the main with the dates reached from handwriting. In 2025 a team led by Mladen Popović added 27 carbon dates, after cleaning off castor oil, and a computer model of handwriting trained on 24 dated samples. Its results make many scrolls 50 to 100 years older than had been thought. Critics urge caution, because carbon dates the skin and not the ink.

Discovery continues. In March 2021 dozens of new Greek fragments of Zechariah and Nahum were announced from the Cave of Horror in Nahal Hever, with the name of God in Old Hebrew letters. And forgers follow the fame: a March 2020 study found that all 16 scroll fragments in the Museum of the Bible were modern fakes. The genuine scrolls are untouched by that.`,
  evidence: [
    "More than 900 manuscripts were recovered from eleven caves.",
    "All books of the Hebrew Bible are represented except Esther, with Nehemiah disputed.",
    "The Great Isaiah Scroll is complete: 734 cm of leather in 54 columns.",
    "The copies come a millennium before the Hebrew codices of the Middle Ages on which Bibles had been based.",
    "Coins from the ruin, most of them from the Hasmoneans to the First Revolt, agree with the dates from handwriting.",
    "Newly found Greek fragments of Zechariah and Nahum, announced in 2021, show that the caves of the region still hold more.",
  ],
  scientificAnalysis: [
    "Radiocarbon series from Zurich (1991–1992) and Tucson (1995) confirmed the handwriting dates in the main.",
    "Popović and others (2025) combined carbon dates with the writing model Enoch, whose error is about 28 to 31 years; scholars judged 79% of 135 further dates realistic.",
    "The same study gives a range of about 230 to 160 BC for a copy of Daniel (4Q114). Critics ask for caution.",
    "Tests led by Colette Loll exposed the fragments in the Museum of the Bible as modern forgeries.",
  ],
  biblicalReferences: [
    "Isaiah 40:8",
    "Isaiah 53:1-12",
    "Habakkuk 2:2-4",
    "Psalm 22:16",
    "Luke 4:16-21",
  ],
  researchPapers: [
    {
      author: "Georges Bonani et al.",
      year: "1992",
      title: "Radiocarbon Dating of Fourteen Dead Sea Scrolls",
      publication: "Radiocarbon 34: 843-849",
      kind: "peer-reviewed",
      summary:
        "First large series of carbon dates, in agreement with handwriting for most scrolls.",
    },
    {
      author: "A. J. Timothy Jull et al.",
      year: "1995",
      title: "Radiocarbon Dating of Scrolls and Linen Fragments from the Judean Desert",
      publication: "Radiocarbon 37: 11-19",
      kind: "peer-reviewed",
      summary: "An independent laboratory reaches similar results.",
    },
    {
      author: "Mladen Popović et al.",
      year: "2025",
      title: "Dating ancient manuscripts using radiocarbon and AI-based writing style analysis",
      publication: "PLOS One 20(6): e0323185",
      kind: "peer-reviewed",
      summary: "New carbon dates and a handwriting model that make many scrolls older.",
      url: "https://doi.org/10.1371/journal.pone.0323185",
    },
  ],
  physicalEvidence: [
    {
      type: "Great Isaiah Scroll",
      description: "Leather, 734 cm long, 54 columns, the whole book.",
      analysis: "About the 2nd century BC by handwriting and carbon dating.",
    },
    {
      type: "Copper Scroll",
      description: "A list of treasures on copper, found in Cave 3 in 1952.",
      analysis: "Unlike anything else from the caves; now in the Jordan Museum.",
    },
    {
      type: "Jars, linen and coins",
      description: "Objects from the caves and the ruin.",
      analysis: "They support the date that the writing suggests.",
    },
  ],
  controversies: [
    "Authorship: de Vaux, Milik and Sukenik connected the scrolls with Essenes at Qumran; Norman Golb and others with libraries of Jerusalem.",
    "Text: some scrolls are close to the later Masoretic text; others resemble the Septuagint or the Samaritan Pentateuch. The text was stable but not uniform.",
    "Psalm 22:16: translators differ between “they pierced” and “like a lion.” The clearest early Hebrew witness comes from Nahal Hever, not from Qumran, and its reading is debated.",
  ],
  supportingEvidence: [
    "Isaiah changed little in wording over the thousand years that separate the scroll from the medieval codices.",
    "Copies of the prophets older than the New Testament show that their texts were not written to fit the life of Jesus, which leaves open how each prophecy should be understood.",
  ],
  grading: {
    statement:
      "Hebrew copies of almost every Old Testament book, with Isaiah complete, were made before AD 70 and survive from the caves near Qumran.",
    factors: {
      scripture: {
        level: 4,
        reason: "The Gospels, Acts and the letters quote these books as scriptures long in use.",
      },
      writtenSources: {
        level: 3,
        reason: "Jewish writers such as Josephus take the same books for granted in that period.",
      },
      materialEvidence: {
        level: 4,
        reason:
          "The manuscripts themselves survive from several caves, with jars, linen and coins.",
      },
      provenance: {
        level: 3,
        reason: "Many pieces were excavated, while others first passed through Bedouin hands.",
      },
      dating: {
        level: 4,
        reason: "Handwriting, coins and radiocarbon from several laboratories agree in the main.",
      },
      publication: {
        level: 4,
        reason: "Edited in full, peer-reviewed and studied by teams around the world.",
      },
      agreement: {
        level: 4,
        reason: "Scholars dispute who wrote them, but not their age or that they are genuine.",
      },
    },
  },
};
