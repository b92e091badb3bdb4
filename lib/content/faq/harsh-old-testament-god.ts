import type { FaqItem } from "./schema";

export const harshOldTestamentGod: FaqItem = {
  id: "faq-harsh-old-testament-god",
  order: 80,
  section: "Evil and suffering",
  question: "Why does the God of the Old Testament seem so harsh?",
  askedAs: [
    "why is god so violent in the old testament",
    "why is god so different in the old and new testament",
    "is the god of the old testament cruel",
    "why was god so angry back then",
    "the old testament god is a monster",
    "is old testament god the same as jesus' god",
    "dawkins petty unjust unforgiving control freak",
    "marcion two gods",
    "yahweh is a bully",
    "jesus is nice but his dad is scary",
    "smiting everybody all the time",
    "jealous touchy deity of the hebrews",
    "why all the killing and plagues before jesus came",
    "did god calm down after he had a son",
    "mean god in the first half nice god in the second",
    "wrathful deity bronze age warlord",
    "god drowned killed burned so many",
    "how do i love a god who ordered slaughter",
    "I read Joshua and Numbers and I'm disgusted with God",
    "is the lord in the hebrew scriptures merciful",
    "compassionate and gracious slow to anger",
    "vengeful bloodthirsty deity",
    "did god change between malachi and matthew",
    "my husband wont go to church because of the violence in the first testament",
    "was god grumpy in the olden days",
    "continuity of divine character across the testaments",
    "genocidal god",
    "reading through the bible and god scares me",
    "how many people did god kill",
    "God of wrath against God of love",
    "Why God in old part is so angry and in new part so sweet",
    "he kills people for tiny things",
  ],
  answer: `Some passages are truly hard, and yet the same books describe God first of all as merciful and slow to anger (Exodus 34:6-7; Psalm 103:8; Jonah 4:2).

The objection deserves its full weight. In 1 Samuel 15:3 God orders Saul to kill Amalek’s men and women, children and babies, for what their forefathers did; Deuteronomy 20:16-17 commands the same in Canaan. A baby has done no wrong. If another people reported such an order, critics say, we would be sure that God never gave it.

Christians answer in different ways. Some take the commands literally, as a judgment limited to one time and place, after long waiting (Genesis 15:16), which spared Rahab, who turned (Joshua 6:25). Others hear the sweeping language of ancient war reports: Joshua 10:36-40 leaves nobody alive in Hebron and Debir, while in Judges 1:10-11 both have to be taken again. Critics reply that the order remains. Still others say that Israel misheard God through the customs of its age, and read all of it in the light of Jesus, who told us to love our enemies (Matthew 5:44).

None of these answers removes every difficulty. It is better to admit that than to pretend.`,
  verse: "Exodus 34:6",
  sources: [
    {
      author: "Eric A. Seibert",
      year: "2009",
      title: "Disturbing Divine Behavior: Troubling Old Testament Images of God",
      publication: "Fortress Press",
      kind: "book",
    },
    {
      author: "Paul Copan and Matthew Flannagan",
      year: "2014",
      title: "Did God Really Command Genocide? Coming to Terms with the Justice of God",
      publication: "Baker Books",
      kind: "book",
    },
  ],
};
