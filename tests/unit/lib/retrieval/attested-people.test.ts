import { findAttestedPerson } from "@/lib/retrieval/attested-people";

test.each([
  ["does anything outside the Bible show that Pilate existed", "Pontius Pilate"],
  ["Is there any archaeological evidence for King Hezekiah?", "Hezekiah"],
  ["did David really exist", "David"],
  ["was Nebuchadnezzar a real king or just made up", "Nebuchadnezzar II"],
  ["Is John the Baptist mentioned by any historian outside the bible?", "John the Baptist"],
  ["proof of Pontius Pilate's existence", "Pontius Pilate"],
  ["what evidence do we have that king Herod lived", "Herod the Great"],
  ["what did they dig up about King Hezekiah", "Hezekiah"],
  ["have digs found anything about King David", "David"],
  ["any artifacts that prove Pilate lived", "Pontius Pilate"],
  ["was anything unearthed that names Caiaphas", "Caiaphas"],
  ["what excavations confirm Ahab", "Ahab"],
  ["was there rly a guy called pontius pilate", "Pontius Pilate"],
  ["who was nebuchadnezzar and is he in normal history books too", "Nebuchadnezzar II"],
  ["what do we know of David from other sources?", "David"],
])("%s is told of one person", (question, name) => {
  const attested = findAttestedPerson(question);
  expect(attested?.lead.startsWith(`${name}: `)).toBe(true);
  expect(attested?.sentences[0]).toMatch(/^Named outside the Bible: /);
  expect(attested?.keyVerses).toHaveLength(1);
});

test("finds stand below, with where they are or who published them", () => {
  const attested = findAttestedPerson("is there evidence that Pilate existed");
  expect(attested?.events).toEqual([
    expect.stringMatching(/^Pilate Stone, Caesarea.*\(Israel Museum; Frova 1961\)$/),
  ]);
});

test("where nothing attests somebody it says so, and what that shows", () => {
  const attested = findAttestedPerson("is there proof outside the bible that Moses existed");
  expect(attested?.sentences[0]).toMatch(/^Outside the Bible no inscription .* names Moses /);
  expect(attested?.sentences[1]).toMatch(/neither/);
  const [sentence] = findAttestedPerson("was Paul a real person")?.sentences ?? [];
  expect(sentence).toMatch(/^Outside the Bible Paul is named by later writers at most;/);
});

// Each asks for something else, or names several or nobody.
test.each([
  "who was Pontius Pilate",
  "what proof did Gideon ask for",
  "is there evidence for the exodus",
  "does God exist",
  "did David and Solomon really exist",
  "was Mary outside the tomb",
  "why did Peter stand outside and weep",
  "what is the evidence that Paul wrote Hebrews",
  "what was Solomon's real name",
  "what well did Isaac dig",
  "what did David really say",
  "why is the book of Daniel not historical",
  "why did not Moses go in",
  "why did Isaac dig the wells again",
  "",
])("%s asks for none", (question) => {
  expect(findAttestedPerson(question)).toBeNull();
});

test("a page that asks the same of the person answers at length instead", () => {
  const question = "did Jesus really exist";
  expect(findAttestedPerson(question)).not.toBeNull();
  expect(findAttestedPerson(question, "Is there evidence for Jesus outside the Bible?")).toBeNull();
  expect(findAttestedPerson(question, "Is there evidence for the Bible?")).not.toBeNull();
  expect(findAttestedPerson(question, "What did Jesus write?")).not.toBeNull();
});
