import type { Section } from "./schema";

export const genesis: readonly Section[] = [
  {
    passage: "Genesis 1:6-13",
    words: "second and third day of creation: sky, sea, dry land, grass and fruit trees",
  },
  {
    passage: "Genesis 1:14-23",
    words: "fourth and fifth day of creation: sun, moon and stars; fish and birds",
  },
  {
    passage: "Genesis 1:24-31",
    words:
      "sixth day of creation: animals; man and woman made in the image of God; be fruitful and multiply",
  },
  {
    passage: "Genesis 2:8-14",
    words:
      "the garden of Eden, the tree of life, the tree of knowledge of good and evil, and its four rivers: Pishon, Gihon, Tigris, Euphrates",
  },
  {
    passage: "Genesis 2:15-17",
    words: "Adam works in the garden; God forbids the tree of knowledge",
  },
  { passage: "Genesis 2:19-20", words: "Adam names the animals" },
  { passage: "Genesis 3:8-13", words: "Adam and Eve hide from God and blame each other" },
  {
    passage: "Genesis 3:14-19",
    words:
      "curse on the serpent, pain in childbirth, thorns and sweat; the first promise that the woman’s offspring will crush the serpent’s head",
  },
  {
    passage: "Genesis 3:20-24",
    words:
      "Adam names Eve, garments of skin, cherubim with a flaming sword guard the way to the tree of life",
  },
  {
    passage: "Genesis 4:17-22",
    words:
      "Cain’s descendants: Enoch builds the first city, Lamech with two wives, Jabal, Jubal the musician, Tubal Cain the smith",
  },
  {
    passage: "Genesis 4:25-26",
    words: "Seth, third son of Adam and Eve; people begin to call on the Lord",
  },
  { passage: "Genesis 5:1-5", words: "Adam’s family list; Adam dies at 930 years" },
  { passage: "Genesis 6:1-4", words: "sons of God and daughters of men; the Nephilim, giants" },
  {
    passage: "Genesis 6:5-8",
    words: "God is sorry that he made man; wickedness before the flood; Noah finds favour",
  },
  {
    passage: "Genesis 6:14-16",
    words: "how the ark is made: gopher wood, length, width, height, three decks, pitch",
  },
  {
    passage: "Genesis 7:1-10",
    words:
      "seven pairs of clean animals; eight people enter the ark, Noah with Shem, Ham and Japheth",
  },
  {
    passage: "Genesis 7:17-24",
    words: "waters cover the mountains 150 days; everything on dry land dies",
  },
  { passage: "Genesis 8:1-5", words: "the ark rests on the mountains of Ararat" },
  { passage: "Genesis 8:6-12", words: "Noah sends out a raven and a dove; the olive leaf" },
  {
    passage: "Genesis 8:20-22",
    words: "Noah builds an altar after the flood; seedtime and harvest will not cease",
  },
  {
    passage: "Genesis 9:1-7",
    words: "after the flood people may eat meat but not blood; whoever sheds blood",
  },
  {
    passage: "Genesis 9:18-29",
    words:
      "Noah plants a vineyard and gets drunk; Ham sees his nakedness; Canaan cursed; Noah’s age at death",
  },
  { passage: "Genesis 10:8-12", words: "Nimrod the mighty hunter, founder of Babel and Nineveh" },
  { passage: "Genesis 11:26-32", words: "Terah, father of Abram, leaves Ur for Haran" },
  {
    passage: "Genesis 12:10-20",
    words: "Abram in Egypt says that Sarai is his sister; Pharaoh is plagued",
  },
  {
    passage: "Genesis 13:5-13",
    words: "Abram and Lot part; Lot chooses the Jordan plain near Sodom",
  },
  {
    passage: "Genesis 14:8-16",
    words: "Abram rescues his nephew Lot from four kings with 318 men",
  },
  {
    passage: "Genesis 14:18-20",
    words:
      "Melchizedek, priest of God Most High, king of Salem, brings bread and wine; Abram gives him a tenth, the first tithe",
  },
  {
    passage: "Genesis 15:7-21",
    words:
      "God’s covenant with Abram, smoking fire pot between the pieces; 400 years of slavery foretold",
  },
  {
    passage: "Genesis 16:7-16",
    words:
      "the angel of the Lord meets Hagar at a well, the God who sees me; Ishmael, a wild donkey of a man",
  },
  {
    passage: "Genesis 17:15-22",
    words: "Sarai is renamed Sarah; Isaac is promised; Abraham laughs, a hundred years old",
  },
  {
    passage: "Genesis 19:1-11",
    words: "two angels visit Lot in Sodom; the men of the city are struck blind",
  },
  {
    passage: "Genesis 19:30-38",
    words: "Lot’s daughters make him drunk; origin of Moab and Ammon",
  },
  {
    passage: "Genesis 20:1-18",
    words: "Abraham and Abimelech of Gerar; Sarah called his sister again",
  },
  {
    passage: "Genesis 21:8-21",
    words: "Hagar and Ishmael are sent away into the desert; God opens a well",
  },
  { passage: "Genesis 21:22-34", words: "Abraham and Abimelech make a treaty at Beersheba" },
  {
    passage: "Genesis 23:1-20",
    words:
      "Sarah dies at 127 in Hebron; Abraham buys the cave of Machpelah from Ephron the Hittite for 400 shekels of silver",
  },
  {
    passage: "Genesis 24:50-67",
    words:
      "Rebekah goes with the servant and marries Isaac, who is comforted after his mother’s death",
  },
  {
    passage: "Genesis 25:1-11",
    words: "Abraham marries Keturah; he dies at 175 and is buried by Isaac and Ishmael",
  },
  {
    passage: "Genesis 25:19-26",
    words:
      "Rebekah’s twins Jacob and Esau struggle in the womb; Esau red and hairy, Jacob holds his heel",
  },
  { passage: "Genesis 26:1-11", words: "Isaac says that Rebekah is his sister to Abimelech" },
  { passage: "Genesis 26:12-25", words: "Isaac’s wells: Esek, Sitnah, Rehoboth" },
  {
    passage: "Genesis 27:1-17",
    words:
      "Rebekah helps Jacob to trick his blind father: goat skins and Esau’s clothes, savoury food",
  },
  {
    passage: "Genesis 27:30-45",
    words: "Esau weeps over the stolen blessing and wants to kill Jacob, who flees to Laban",
  },
  { passage: "Genesis 29:1-14", words: "Jacob meets Rachel at the well" },
  {
    passage: "Genesis 29:16-30",
    words:
      "Jacob loves Rachel more; Laban gives him Leah as his first wife, then Rachel as his second wife",
  },
  { passage: "Genesis 29:31-35", words: "Leah’s sons: Reuben, Simeon, Levi, Judah" },
  {
    passage: "Genesis 30:1-24",
    words: "Rachel is jealous; Bilhah and Zilpah bear sons; mandrakes; Joseph is born; Dinah",
  },
  { passage: "Genesis 30:25-43", words: "Jacob’s speckled and spotted flocks; striped rods" },
  {
    passage: "Genesis 31:17-35",
    words: "Jacob flees; Rachel steals her father’s household idols and sits on them",
  },
  { passage: "Genesis 31:43-54", words: "Laban and Jacob make a covenant at Mizpah" },
  { passage: "Genesis 32:1-21", words: "Jacob is afraid of Esau and sends gifts ahead" },
  {
    passage: "Genesis 34:1-29",
    words: "Dinah is violated at Shechem; Simeon and Levi kill the men of the city",
  },
  {
    passage: "Genesis 35:1-15",
    words: "Jacob returns to Bethel; the idols are buried under the oak",
  },
  { passage: "Genesis 35:16-20", words: "Rachel dies giving birth to Benjamin near Bethlehem" },
  {
    passage: "Genesis 35:22-29",
    words: "the twelve sons of Jacob; Reuben and Bilhah; Isaac dies at 180",
  },
  {
    passage: "Genesis 37:12-36",
    words:
      "Joseph is sold to Ishmaelites and Midianites; his coat is dipped in goat’s blood; Jacob mourns",
  },
  {
    passage: "Genesis 38:1-30",
    words: "Judah and Tamar, his daughter-in-law; Onan; Perez and Zerah, twins",
  },
  {
    passage: "Genesis 39:1-6",
    words: "Joseph is overseer in the house of Potiphar, captain of the guard",
  },
  { passage: "Genesis 39:19-23", words: "Joseph in prison; the Lord is with him" },
  {
    passage: "Genesis 40:1-23",
    words:
      "Joseph interprets the dreams of the cupbearer (butler) and the baker in prison; the baker is hanged",
  },
  {
    passage: "Genesis 41:1-30",
    words:
      "Pharaoh’s dreams: seven fat and seven thin cows, seven ears of grain; seven years of plenty and of famine",
  },
  {
    passage: "Genesis 41:37-52",
    words:
      "Joseph rules Egypt, second to Pharaoh, at thirty years; his wife Asenath; sons Manasseh and Ephraim",
  },
  {
    passage: "Genesis 42:1-17",
    words: "Joseph’s brothers come to buy grain in Egypt and are called spies",
  },
  {
    passage: "Genesis 42:18-28",
    words: "Simeon is kept bound in Egypt as a hostage; silver in the sacks",
  },
  {
    passage: "Genesis 43:15-34",
    words: "second journey with Benjamin; the brothers eat with Joseph",
  },
  { passage: "Genesis 44:1-17", words: "Joseph’s silver cup in Benjamin’s sack" },
  { passage: "Genesis 44:18-34", words: "Judah offers himself in place of Benjamin" },
  {
    passage: "Genesis 45:1-15",
    words: "Joseph reveals himself to his brothers and weeps: God sent me before you",
  },
  { passage: "Genesis 46:1-7", words: "Jacob moves to Egypt" },
  {
    passage: "Genesis 46:26-34",
    words: "seventy people of Jacob’s house in Egypt; Jacob meets Joseph again in Goshen",
  },
  { passage: "Genesis 47:7-12", words: "Jacob, 130 years old, blesses Pharaoh" },
  { passage: "Genesis 48:8-20", words: "Jacob blesses Ephraim before Manasseh with crossed hands" },
  {
    passage: "Genesis 49:8-12",
    words: "Jacob blesses his twelve sons; the scepter will not depart from Judah, lion",
  },
  { passage: "Genesis 49:28-33", words: "Jacob dies, buried in the cave of Machpelah" },
  {
    passage: "Genesis 50:15-21",
    words: "Joseph forgives his brothers: you meant evil, God meant it for good",
  },
  { passage: "Genesis 50:22-26", words: "Joseph dies at 110; his bones; put in a coffin" },
];
