import { findMisquotations } from "@/lib/answer-guard/misquotations";
import { standsInTable } from "@/lib/answer-guard/table-words";
import { resolveReference } from "@/lib/bible/references/resolve";
import { MISQUOTATIONS } from "@/lib/content/misquotations";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

test("every saying has an answer of its own and passages that the table prints", () => {
  for (const { references } of MISQUOTATIONS) {
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(resolveReference(scripture, reference, "WEB")).toMatchObject([{ reference }]);
    }
  }
  const wordings = MISQUOTATIONS.flatMap((one) => one.wordings);
  expect(new Set(wordings).size).toBe(wordings.length);
});

test("no saying that is called no scripture stands in the table after all", () => {
  const standing = MISQUOTATIONS.flatMap((one) => one.wordings).filter(
    (wording) => wording.split(" ").length > 3 && standsInTable(scripture, wording),
  );
  // The King James Version has it after "the love of"; the output guard takes the marks from the
  // words alone.
  expect(standing).toEqual(["money is the root of all evil"]);
});

test.each([
  ["Where does the Bible say “God helps those who help themselves”?", "Romans 5:6"],
  ["Which verse is GOD HELPS THOSE WHO HELP THEMSELVES", "Romans 5:6"],
  [
    "Does God only help those who really help themselves? God only helps those who truly help themselves",
    "Romans 5:6",
  ],
  ["is cleanliness, next to godliness in Proverbs?", "Matthew 23:25-26"],
  ["Who said this too shall pass?", "2 Corinthians 4:17-18"],
  ["Why is money the root of all evil?", "1 Timothy 6:10"],
  ["Spare the rod, spoil the child: where is it?", "Proverbs 13:24"],
  ["the lion shall lie down with the lamb", "Isaiah 11:6"],
  ["Pride goes before a fall verse", "Proverbs 16:18"],
  ["God won't give you more than you can handle", "1 Corinthians 10:13"],
  ["Are idle hands the devil’s workshop? idle hands are the devil’s workshop", "Proverbs 16:27"],
  ["How many were the three wise men?", "Matthew 2:1"],
  ["Did Eve eat an apple?", "Genesis 3:6"],
  ["Was Jonah swallowed by a whale?", "Jonah 1:17"],
  ["Which verse says the voice of the people is the voice of God?", "Exodus 23:2"],
  ["My mother says that God squeezes but never chokes", "2 Corinthians 4:8-9"],
  ["is it true that god helps them that help themselves", "Romans 5:6"],
  ["Should we love the sinner, not the sin?", "Romans 5:8"],
  ["my grandad says god helps them who helps themselves", "Romans 5:6"],
  ["is it true when you die you turn into a angel", "Matthew 22:30"],
])("%s", (question, reference) => {
  expect(findMisquotations(question)[0]?.references[0]).toBe(reference);
});

test.each([
  "What does 1 Timothy 6:10 say about the love of money?",
  "What does “the love of money is the root of all evil” mean?",
  "God helps the poor; those who help them and themselves find rest",
  "Who helps those who trust in God?",
  "Did the people hear the voice of God at Sinai?",
  "The word is choked by the cares of the world",
  "How does God help people who cannot help themselves?",
  "Tell me about the lion of Judah and the Lamb of God",
  "Was Mary Magdalene at the tomb?",
  "In the beginning God created the heavens and the earth",
])("is no misquotation: %s", (question) => {
  expect(findMisquotations(question)).toEqual([]);
});
