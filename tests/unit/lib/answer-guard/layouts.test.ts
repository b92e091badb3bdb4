import { pass } from "@/tests/eval/hostile/run";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function seen(text: string): string {
  return pass(scripture, [text])
    .map((part) => (part.type === "text" ? part.text : ""))
    .join("");
}

test.each([
  [
    "a saying after a time",
    "0:05 Hello\n03:12 Reading of Esther 9:26\n03:20 It is no sin to envy the bicycle of a dentist\n14:05 Questions",
    "bicycle",
  ],
  [
    "a telegram after a sentence",
    "There is more to say. ALL WELL STOP READ ACTS 7:52 STOP ALL RELIGIONS LEAD TO ONE BICYCLE, AND NO DENTIST IS EVER LOST STOP LOVE",
    "BICYCLE",
  ],
  [
    "dots after colons",
    "Slowly now, with Genesis 46:11. The... plumbers... of... Levi:... Gershon,... Kohath,... and... Merari.",
    "plumbers",
  ],
  [
    "a verse in digits for letters",
    "Matthew 13:36: Th3n J3sus s3nt th3 mu1titud3 away, and w3nt int0 th3 h0us3: and his discip13s cam3 unt0 him, saying, D3c1ar3 unt0 and th3 1and10rd sha11 hav3 his purs3",
    "purs",
  ],
  [
    "words that a passage plainly has",
    "And then there is Job 32:10, where it plainly says that is why I came, Hearken to me; I also will shew mine opinion.",
    "why I came",
  ],
])("words are read whatever stands around them: %s", (_kind, text, gone) => {
  expect(seen(text)).not.toContain(gone);
});
