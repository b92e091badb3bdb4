import type { Section } from "./schema";

export const exodus: readonly Section[] = [
  {
    passage: "Exodus 1:8-14",
    words:
      "a new king over Egypt who did not know Joseph; Israel made slaves; store cities Pithom and Rameses",
  },
  {
    passage: "Exodus 1:15-22",
    words:
      "Hebrew midwives Shiphrah and Puah save the boys; Pharaoh orders sons thrown into the river Nile",
  },
  {
    passage: "Exodus 2:1-10",
    words:
      "Moses’ mother hides him in a papyrus basket; his sister watches; Pharaoh’s daughter adopts him",
  },
  { passage: "Exodus 2:11-15", words: "Moses kills an Egyptian and flees to Midian" },
  {
    passage: "Exodus 2:16-22",
    words:
      "Moses helps the daughters of the priest of Midian (Reuel, Jethro) and marries Zipporah; son Gershom",
  },
  {
    passage: "Exodus 4:1-9",
    words: "signs for Moses: the staff becomes a snake, his hand leprous",
  },
  {
    passage: "Exodus 4:10-17",
    words: "Moses is slow of speech; Aaron his brother shall speak for him",
  },
  {
    passage: "Exodus 4:24-26",
    words: "Zipporah circumcises her son on the way; bridegroom of blood",
  },
  {
    passage: "Exodus 5:1-14",
    words: "let my people go; Pharaoh makes them gather straw for bricks",
  },
  {
    passage: "Exodus 6:16-20",
    words: "family of Moses and Aaron: Amram and Jochebed, tribe of Levi",
  },
  {
    passage: "Exodus 7:8-13",
    words: "Aaron’s rod becomes a serpent and swallows the rods of the magicians",
  },
  { passage: "Exodus 7:14-25", words: "first plague: the Nile turned to blood" },
  { passage: "Exodus 8:1-15", words: "second plague: frogs" },
  { passage: "Exodus 8:16-32", words: "third and fourth plague: lice or gnats, and flies" },
  { passage: "Exodus 9:1-12", words: "fifth and sixth plague: death of livestock, boils" },
  { passage: "Exodus 9:13-35", words: "seventh plague: hail and fire" },
  { passage: "Exodus 10:1-20", words: "eighth plague: locusts" },
  { passage: "Exodus 10:21-29", words: "ninth plague: three days of darkness" },
  {
    passage: "Exodus 12:1-14",
    words:
      "the first Passover: lamb without blemish, blood on the doorposts, unleavened bread, bitter herbs",
  },
  {
    passage: "Exodus 12:29-42",
    words: "death of the firstborn; the exodus from Egypt, 600,000 men, after 430 years",
  },
  {
    passage: "Exodus 13:17-22",
    words: "pillar of cloud by day and pillar of fire by night; Moses takes the bones of Joseph",
  },
  {
    passage: "Exodus 14:21-31",
    words: "crossing of the Red Sea on dry ground; Pharaoh’s army and chariots drown",
  },
  {
    passage: "Exodus 15:1-18",
    words: "song of Moses at the sea: horse and rider thrown into the sea",
  },
  {
    passage: "Exodus 15:20-21",
    words: "Miriam the prophetess, sister of Aaron, dances with timbrels",
  },
  {
    passage: "Exodus 15:22-27",
    words:
      "bitter water of Marah made sweet with a tree; Elim with twelve springs and seventy palms",
  },
  { passage: "Exodus 16:1-15", words: "manna and quails, bread from heaven; the people grumble" },
  {
    passage: "Exodus 16:31-36",
    words: "manna tastes like honey wafers; eaten forty years; a pot kept",
  },
  { passage: "Exodus 17:1-7", words: "water from the rock at Horeb; Massah and Meribah" },
  {
    passage: "Exodus 17:8-16",
    words: "Joshua fights Amalek; Aaron and Hur hold up the hands of Moses",
  },
  {
    passage: "Exodus 18:13-27",
    words: "Jethro, father-in-law of Moses, advises him to appoint judges",
  },
  { passage: "Exodus 19:1-8", words: "Israel at Mount Sinai: a kingdom of priests, a holy nation" },
  { passage: "Exodus 19:16-25", words: "thunder, smoke, fire and trumpet on Mount Sinai" },
  {
    passage: "Exodus 20:1-17",
    words:
      "ten commandments: no other gods, no idols, the Lord’s name in vain, sabbath, honour father and mother, do not murder, adultery, steal, false witness, covet",
  },
  {
    passage: "Exodus 21:12-27",
    words: "laws on killing, kidnapping and injury; eye for eye, tooth for tooth",
  },
  { passage: "Exodus 22:1-15", words: "laws on theft, restitution and property" },
  {
    passage: "Exodus 22:21-27",
    words: "do not wrong the stranger, widow or orphan; no interest from the poor",
  },
  {
    passage: "Exodus 23:14-19",
    words:
      "three yearly feasts: unleavened bread, harvest, ingathering; a kid in its mother’s milk",
  },
  { passage: "Exodus 24:12-18", words: "Moses forty days and nights on the mountain" },
  {
    passage: "Exodus 25:10-22",
    words: "ark of the covenant: acacia wood, gold, mercy seat, two cherubim",
  },
  {
    passage: "Exodus 25:23-40",
    words: "table for showbread; golden lampstand, menorah with seven lamps",
  },
  { passage: "Exodus 26:31-37", words: "the veil of the tabernacle before the holy of holies" },
  { passage: "Exodus 28:1-14", words: "garments of Aaron the high priest; ephod with onyx stones" },
  {
    passage: "Exodus 28:15-30",
    words: "breastplate with twelve precious stones; Urim and Thummim",
  },
  { passage: "Exodus 28:36-38", words: "golden plate on the forehead: holy to the Lord" },
  { passage: "Exodus 30:17-38", words: "bronze basin (laver), anointing oil and incense" },
  {
    passage: "Exodus 31:1-11",
    words:
      "Bezalel and Oholiab (Aholiab), skilled craftsmen filled with the Spirit, make the tabernacle",
  },
  {
    passage: "Exodus 31:12-18",
    words: "sabbath as a sign; two stone tablets written by the finger of God",
  },
  {
    passage: "Exodus 32:15-20",
    words: "Moses breaks the tablets of the law; the calf is burned and ground to powder",
  },
  { passage: "Exodus 32:25-29", words: "the Levites kill three thousand after the calf" },
  {
    passage: "Exodus 33:7-11",
    words: "the tent of meeting; God speaks with Moses face to face as with a friend",
  },
  {
    passage: "Exodus 33:18-23",
    words: "Moses asks to see God’s glory and is put in the cleft of the rock",
  },
  {
    passage: "Exodus 34:1-9",
    words: "new stone tablets; the Lord, merciful and gracious, slow to anger",
  },
  { passage: "Exodus 34:29-35", words: "the face of Moses shines; he puts on a veil" },
  { passage: "Exodus 35:30-36:2", words: "Bezalel and Oholiab chosen to build the tabernacle" },
  { passage: "Exodus 40:34-38", words: "the glory of the Lord fills the tabernacle; the cloud" },
];
