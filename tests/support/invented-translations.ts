// Translations for tests, invented: their sentences are from no Bible. One Spanish in USFM with
// the numbers of the Hebrew Bible, one German in USX and one Hebrew in OSIS with ours.

/** Book, chapter, number of verses. */
type Chapter = readonly [book: string, chapter: number, verses: number];

const SPANISH = [
  "Los pastores cantaron junto al río mientras caía la tarde",
  "La casa grande quedó en silencio, y nadie cerró las puertas",
  "Caminábamos despacio por los campos verdes de la aldea",
  "Un niño preguntó a su madre por qué brillan las estrellas",
  "El mercader contó sus monedas y guardó la más pequeña",
  "Las mujeres hablaban de la lluvia y del pan de mañana",
  "Nuestro amigo trajo dos lámparas y una jarra de aceite",
];
const GERMAN = [
  "Die Hirten sangen am Fluss, als der Abend kam",
  "Das große Haus wurde still, und niemand schloss die Türen",
  "Wir gingen langsam durch die grünen Felder des Dorfes",
  "Ein Kind fragte seine Mutter, warum die Sterne leuchten",
  "Der Händler zählte seine Münzen und behielt die kleinste",
  "Die Frauen sprachen vom Regen und vom Brot für morgen",
  "Unser Freund brachte zwei Lampen und einen Krug mit Öl",
];
const HEBREW = [
  "הרועים שרו ליד הנחל בערב",
  "הילד שאל את אמו על הכוכבים",
  "הסוחר ספר את המטבעות שלו",
];

const sentence = (of: readonly string[], place: string, verse: number) =>
  `${of[(verse + place.length) % of.length]} (${place} ${verse}).`;

/** As the Hebrew Bible numbers them: Joel has four chapters, Malachi three, Psalm 3 nine verses. */
const SPANISH_CHAPTERS: readonly Chapter[] = [
  ["PSA", 3, 9],
  ["JOL", 2, 27],
  ["JOL", 3, 5],
  ["JOL", 4, 21],
  ["MAL", 3, 24],
  ["JHN", 3, 36],
];

/** The Spanish one, a file for each book: names and words. */
export function spanishUsfm(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [book, chapter, verses] of SPANISH_CHAPTERS) {
    const lines = files.get(book)?.split("\n") ?? [
      `\\id ${book} Traducción inventada`,
      "\\h Libro",
    ];
    const place = `${book} ${chapter}`;
    lines.push(`\\c ${chapter}`);
    const isPsalm = book === "PSA";
    if (!isPsalm) lines.push("\\s1 Un título inventado", "\\p");
    for (let verse = 1; verse <= verses; verse++) {
      if (isPsalm && verse === 1) lines.push("\\d");
      else if (isPsalm) lines.push(verse % 2 === 0 ? "\\q1" : "\\q2");
      const words = isPsalm && verse === 1 ? "Canción inventada." : sentence(SPANISH, place, verse);
      const note = verse === 2 ? " \\f + \\fr 1.2 \\ft Una nota al pie.\\f*" : "";
      lines.push(`\\v ${verse} ${words.replace(/^(\S+) (\S+)/, "$1 \\add $2\\add*")}${note}`);
    }
    files.set(book, lines.join("\n"));
  }
  return new Map([...files].map(([book, text]) => [`${book}.usfm`, `${text}\n`]));
}

/** The German one: John 3, 3 John in 15 verses, Revelation 12 in 18. */
export function germanUsx(): Map<string, string> {
  const chapters: readonly Chapter[] = [
    ["JOL", 3, 21],
    ["JHN", 3, 36],
    ["3JN", 1, 15],
    ["REV", 12, 18],
    ["REV", 13, 18],
  ];
  const files = new Map<string, string>();
  for (const [book, chapter, verses] of chapters) {
    const place = `${book} ${chapter}`;
    const marks = Array.from({ length: verses }, (_value, at) => {
      const verse = at + 1;
      const sid = `sid="${book} ${chapter}:${verse}"`;
      const eid = `eid="${book} ${chapter}:${verse}"`;
      const words = sentence(GERMAN, place, verse).replace(
        /(\S+ )(\S+)/,
        '$1<char style="add">$2</char>',
      );
      return `    <verse number="${verse}" style="v" ${sid}/>${words} <note caller="+" style="f"><char style="ft">Eine Fußnote.</char></note><verse ${eid}/>`;
    });
    const body = [
      `  <chapter number="${chapter}" style="c" sid="${place}"/>`,
      '  <para style="s1">Eine erfundene Überschrift</para>',
      '  <para style="p">',
      ...marks,
      "  </para>",
      `  <chapter eid="${place}"/>`,
    ].join("\n");
    const before =
      files.get(book) ?? `  <book code="${book}" style="id">Erfundene Übersetzung</book>`;
    files.set(book, `${before}\n${body}`);
  }
  return new Map(
    [...files].map(([book, body]) => [
      `${book}.usx`,
      `<?xml version="1.0" encoding="utf-8"?>\n<usx version="3.0">\n${body}\n</usx>\n`,
    ]),
  );
}

/** The Hebrew one: Ruth 1 alone, read from right to left. */
export function hebrewOsis(): string {
  const verses = Array.from({ length: 22 }, (_value, at) => {
    const words = `${HEBREW[at % HEBREW.length]}`;
    return `<verse osisID="Ruth.1.${at + 1}">${words}</verse>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<osis><osisText osisIDWork="Inv" xml:lang="he">
<header><work osisWork="Inv"><title>Invented</title></work></header>
<div type="book" osisID="Ruth"><chapter osisID="Ruth.1"><title>כותרת</title><p>
${verses.join("\n")}
</p></chapter></div>
</osisText></osis>
`;
}
