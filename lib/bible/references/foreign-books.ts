import "server-only";

// Names of books in other languages, as a model may write them in an English answer.

const NAMES: Readonly<Record<string, string>> = {
  Genesis: "Génesis Genèse Genesi Gênesis 1Mose Бытие 創世記 创世记",
  Exodus: "Éxodo Exode Esodo Êxodo 2Mose Исход 出埃及記 出埃及记",
  Leviticus: "Levítico Lévitique Levitico 3Mose Левит",
  Numbers: "Números Nombres Numeri 4Mose Числа",
  Deuteronomy: "Deuteronomio Deutéronome Deuteronômio 5Mose Второзаконие",
  Joshua: "Josué Josua Giosuè",
  Judges: "Jueces Juges Richter Giudici Juízes",
  Ruth: "Rut Rute",
  Job: "Hiob Giobbe Jó",
  Psalm: "Salmos Salmo Psaume Psaumes Psalmen Salmi Псалом Псалтирь 詩篇 诗篇",
  Proverbs: "Proverbios Proverbes Sprüche Proverbi Provérbios Притчи 箴言",
  Ecclesiastes: "Eclesiastés Ecclésiaste Prediger Kohelet Eclesiastes",
  Isaiah: "Isaías Ésaïe Esaïe Jesaja Isaia Исаия 以賽亞書 以赛亚书",
  Jeremiah: "Jeremías Jérémie Jeremia Geremia Jeremias",
  Ezekiel: "Ezequiel Ézéchiel Hesekiel Ezechiele",
  Daniel: "Daniele",
  Hosea: "Oseas Osée Osea Oséias",
  Joel: "Joël Gioele",
  Amos: "Amós",
  Jonah: "Jonás Jonas Jona Giona",
  Micah: "Miqueas Michée Micha Michea Miquéias",
  Habakkuk: "Habacuc Habakuk Abacuc Habacuque",
  Zechariah: "Zacarías Zacharie Sacharja Zaccaria Zacarias",
  Malachi: "Malaquías Malachie Maleachi Malachia Malaquias",
  Matthew: "Mateo Matthieu Matthäus Matteo Mateus Матфея Матфей 馬太福音 马太福音",
  Mark: "Marcos Marc Markus Marco Марка Марк 馬可福音 马可福音",
  Luke: "Lucas Luc Lukas Luca Луки Лука 路加福音",
  John: "Juan Jean Johannes Giovanni João Иоанна Иоанн 約翰福音 约翰福音",
  Acts: "Hechos Actes Apostelgeschichte Atti Atos Деяния",
  Romans: "Romanos Romains Römer Romani Римлянам",
  "1 Corinthians": "1Corintios 1Corinthiens 1Korinther 1Corinzi 1Coríntios",
  "2 Corinthians": "2Corintios 2Corinthiens 2Korinther 2Corinzi 2Coríntios",
  Galatians: "Gálatas Galates Galater Galati",
  Ephesians: "Efesios Éphésiens Epheser Efesini Efésios",
  Philippians: "Filipenses Philippiens Philipper Filippesi",
  Colossians: "Colosenses Colossiens Kolosser Colossesi Colossenses",
  Hebrews: "Hebreos Hébreux Hebräer Ebrei Hebreus",
  James: "Santiago Jacques Jakobus Giacomo Tiago",
  "1 Peter": "1Pedro 1Pierre 1Petrus 1Pietro",
  "2 Peter": "2Pedro 2Pierre 2Petrus 2Pietro",
  "1 John": "1Juan 1Jean 1Johannes 1Giovanni 1João",
  Revelation: "Apocalipsis Apocalypse Offenbarung Apocalisse Apocalipse Откровение 啟示錄 启示录",
};

const englishOf = new Map(
  Object.entries(NAMES).flatMap(([english, names]) =>
    names.split(" ").map((name) => [name.toLowerCase(), english] as const),
  ),
);
const FOREIGN =
  /(?<![\p{L}\p{N}])((?:[1-5]\.?\s?)?\p{L}{2,20})\.?\s?(\d{1,3})\s?[:.,：]\s?(\d{1,3})(?!\d)/gu;

/** A text in which references with a book's foreign name have its English one: "Juan 3,16". */
export function withEnglishBooks(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(FOREIGN, (whole, name: string, chapter: string, verse: string) => {
    const key = name.replace(/[.\s]/g, "").toLowerCase();
    const english = englishOf.get(key) ?? englishOf.get(key.replace(/^\d/, ""));
    return english === undefined ? whole : `${english} ${chapter}:${verse}`;
  });
}
