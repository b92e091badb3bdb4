import type { Story } from "./schema";

export const genesis: readonly Story[] = [
  ["Genesis 1:1-5", "God creates heaven and earth; first day, light, day and night"],
  [
    "Genesis 1:6-31",
    "The other days of creation: sky, land, plants, sun, moon, stars, animals, man and woman in God’s image",
  ],
  ["Genesis 2:1-3", "God rests on the seventh day, the first Sabbath"],
  ["Genesis 2:7-17", "God forms Adam from dust and puts him in the garden of Eden"],
  ["Genesis 2:18-25", "God makes Eve, the first woman, from Adam’s rib; the first marriage"],
  [
    "Genesis 3:1-7",
    "The serpent tempts Eve; Adam and Eve eat the forbidden fruit; the fall into sin",
  ],
  ["Genesis 3:14-24", "God curses the serpent and the ground and sends Adam and Eve out of Eden"],
  ["Genesis 4:1-16", "Cain murders his brother Abel, the first murder; the mark of Cain"],
  [
    "Genesis 5:21-27",
    "Enoch walks with God and is taken; Methuselah, the oldest man, lives 969 years",
  ],
  ["Genesis 6:13-22", "God tells Noah to build the ark; its size; the animals two by two"],
  ["Genesis 7:11-24", "The Flood: rain for forty days and forty nights"],
  ["Genesis 8:1-19", "The Flood ends; the ark comes to rest on Ararat; raven and dove"],
  [
    "Genesis 9:8-17",
    "The rainbow, sign of God’s covenant with Noah never to flood the earth again",
  ],
  ["Genesis 11:1-9", "The tower of Babel; God confuses the languages"],
  ["Genesis 12:1-9", "God calls Abram (Abraham) to leave home and promises to bless all families"],
  ["Genesis 14:17-20", "Melchizedek, priest and king of Salem, blesses Abram"],
  [
    "Genesis 15:1-6",
    "God promises Abram children like the stars; he believes and it is counted as righteousness",
  ],
  ["Genesis 16:1-16", "Hagar, the slave of Sarai, bears Ishmael"],
  ["Genesis 17:1-14", "Abram becomes Abraham; circumcision as the sign of the covenant"],
  ["Genesis 18:1-15", "Three visitors promise Sarah a son; she laughs"],
  ["Genesis 18:20-33", "Abraham pleads for Sodom"],
  [
    "Genesis 19:15-26",
    "Fire destroys Sodom and Gomorrah; Lot’s wife looks back and becomes a pillar of salt",
  ],
  ["Genesis 21:1-7", "Isaac is born to Abraham and Sarah in old age"],
  [
    "Genesis 22:1-14",
    "Abraham is tested and nearly sacrifices his son Isaac on Mount Moriah; the ram",
  ],
  ["Genesis 24:10-27", "Abraham’s servant finds Rebekah at the well as a wife for Isaac"],
  ["Genesis 25:27-34", "Esau sells his birthright to Jacob for stew, a meal of bread and lentils"],
  ["Genesis 27:18-29", "Jacob deceives blind Isaac and steals Esau’s blessing"],
  ["Genesis 28:10-19", "Jacob’s dream at Bethel: a ladder, or stairway, to heaven with angels"],
  ["Genesis 29:16-30", "Jacob works for Laban seven years for Rachel and gets Leah"],
  ["Genesis 32:24-30", "Jacob wrestles with God and is named Israel"],
  ["Genesis 33:1-11", "Jacob and Esau are reconciled"],
  ["Genesis 37:3-11", "Joseph’s coat of many colors and his dreams; his brothers hate him"],
  [
    "Genesis 37:23-28",
    "Joseph is thrown into a pit and sold by his brothers for twenty pieces of silver",
  ],
  ["Genesis 39:6-20", "Potiphar’s wife accuses Joseph, who is put in prison in Egypt"],
  [
    "Genesis 41:25-41",
    "Joseph explains Pharaoh’s dreams: seven years of plenty and seven years of famine",
  ],
  ["Genesis 45:1-8", "Joseph makes himself known to his brothers"],
  ["Genesis 49:8-12", "Jacob blesses Judah: the scepter, the lion of Judah"],
  ["Genesis 50:15-21", "Joseph forgives his brothers: evil meant for good"],
];
