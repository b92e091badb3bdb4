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

/** As the Quran calls them; names of many people today, so the message must speak of scripture. */
const QURANIC_NAMES: Readonly<Record<string, string>> = {
  Aaron: "harun haroon",
  Abraham: "ibrahim ibraheem",
  David: "dawud dawood daud daoud",
  Gabriel: "jibril jibreel gibril",
  Hagar: "hajar hajra",
  Ishmael: "ismail ismael ismaeel",
  Isaac: "ishaq",
  Jacob: "yaqub yaqoob yakub",
  Jesus: "isa eesa",
  Job: "ayyub ayub ayoub",
  Jonah: "yunus younus",
  Joseph: "yusuf yousuf yousef",
  Lot: "lut",
  Mary: "maryam mariam",
  Moses: "musa moosa",
  Noah: "nuh nooh",
  Pharaoh: "firaun firawn",
  Satan: "iblis shaitan shaytan",
  Solomon: "sulaiman sulayman suleiman",
};
const OF_SCRIPTURE =
  /\b(?:bible|torah|taw?rah?|injil|injeel|gospel|qur'?an|koran|prophets?|scriptures?|holy book|your book|christianity|christians?|in (?:there|it|here)|do (?:you|u) (?:guys )?(?:have|believe))\b/i;

const toEnglish = (names: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(names).flatMap(([name, others]) =>
      others.split(" ").map((other) => [other, name] as const),
    ),
  );
const ENGLISH = toEnglish(NAMES);
const QURANIC = toEnglish(QURANIC_NAMES);

/** The English name of somebody of the Bible by the name in another language. Pure. */
export function toEnglishName(word: string): string | undefined {
  return ENGLISH.get(word);
}

/**
 * The English name of somebody of the Bible by the name that Muslims use ("Maryam"), in a message
 * that speaks of scripture. Pure.
 */
export function fromQuranicName(word: string, message: string): string | undefined {
  const name = QURANIC.get(word);
  return name !== undefined && OF_SCRIPTURE.test(message) ? name : undefined;
}
