// People of the Bible as other languages call them, where the name is no word of English and nobody's
// name today that a visitor may tell of.

const NAMES: Readonly<Record<string, string>> = {
  Abraham: "abrahan abraao abrahán abraão",
  Barnabas: "bernabe bernabé barnabé",
  Daniel: "daniele",
  Delilah: "dalila",
  Elijah: "elias elías elie élie elia",
  Elisha: "eliseo elisée eliseu",
  Esther: "ester",
  Ezekiel: "ezequiel hesekiel ezechiel ézéchiel",
  Goliath: "goliat golia",
  Herod: "herodes hérode erode",
  Hezekiah: "ezequias ezequías hiskia ezechias",
  Isaiah: "isaias isaías jesaja esaie ésaïe",
  Jeremiah: "jeremias jeremías jeremia jérémie",
  Jesus: "jesucristo jesuscristo gesu gesù",
  Job: "hiob giobbe",
  Jonah: "jonas jonás giona",
  Joshua: "josue josué giosue giosuè josua",
  Lazarus: "lazaro lázaro lazare lazzaro",
  Matthew: "mateo matthäus mateus matteo",
  Moses: "moises moisés mose moise moïse mosè",
  Nehemiah: "nehemias nehemías neemias",
  Nicodemus: "nicodemo nicodeme nicodème nikodemus",
  Noah: "noe noé noè",
  Paul: "pablo paulus paolo saulo",
  Peter: "petrus pietro",
  Pilate: "pilato pilatos pilatus",
  Rachel: "rahel raquel",
  Rebekah: "rebekka rebeca",
  Ruth: "rut",
  Samson: "sanson sansón simson sansao sansão sansone",
  Solomon: "salomon salomón salomo salomao salomão salomone",
  Stephen: "esteban etienne étienne estevao estêvão stephanus",
  Zacchaeus: "zaqueo zachee zachée zachäus zaqueu zaccheo",
};

const ENGLISH = new Map(
  Object.entries(NAMES).flatMap(([name, others]) =>
    others.split(" ").map((other) => [other, name] as const),
  ),
);

/** The English name of somebody of the Bible by the name in another language. Pure. */
export function toEnglishName(word: string): string | undefined {
  return ENGLISH.get(word);
}
