import { findOccasion, occasionParts } from "@/lib/answers/occasion-parts";
import { resolveReference } from "@/lib/bible/references/resolve";
import { OCCASIONS } from "@/lib/content/occasions";
import { occasionSchema } from "@/lib/content/occasions/schema";
import { loadPackagedScripture } from "../bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

test("every occasion is as its schema says, and its passages exist", () => {
  for (const occasion of OCCASIONS) occasionSchema.parse(occasion);
  const references = OCCASIONS.flatMap(({ passages, further }) => [...passages, ...further]);
  const missing = references.filter(
    ({ reference }) => resolveReference(scripture, reference, "WEB").length === 0,
  );
  expect(missing).toEqual([]);
});

test.each([
  ["readings for a funeral", "a funeral"],
  [
    "texts for the funeral of a man who was not a believer",
    "the funeral of somebody who did not believe",
  ],
  ["what can i read at my sister's wedding", "a wedding"],
  ["texts for a wedding of an older couple both widowed", "a wedding late in life"],
  ["something to say at a baptism of a baby", "the baptism or blessing of a child"],
  ["a word for a young man going to the army", "a soldier, or somebody in a dangerous service"],
  ["the patient is muslim, which text could we share", "somebody of another faith"],
  ["verses for new years eve", "the new year"],
  ["verse about generosity for harvest sunday", "harvest and thanksgiving"],
  ["prayer for travel", "a journey"],
  ["graduation scripture", "school and graduation"],
  ["I need a laugh", "a laugh"],
  ["something short to send my brother on his wedding day", "a wedding"],
  [
    "need something nice to text my nan shes in hospital, she likes the bible, nothing too long",
    "somebody who is ill",
  ],
])("%s: %s", (question, occasion) => {
  expect(findOccasion(question)?.occasion).toBe(occasion);
});

test.each([
  "verses about the wedding at Cana",
  "what does the bible say about marriage",
  "why did Jesus go to a wedding",
  "who read at the funeral of Jacob",
  "prayer of Jabez",
  "my father's funeral is tomorrow",
  "verses about animals",
  "what does baptism mean",
])("asks for no words to be read on a day: %s", (question) => {
  expect(findOccasion(question)).toBeNull();
});

test("three passages are printed with why, the others named", () => {
  const [occasion] = OCCASIONS;
  if (!occasion) throw new Error("no occasions");
  const parts = [...occasionParts(scripture, occasion, { translation: "KJV" })];
  expect(parts.filter(({ type }) => type === "verse").length).toBeGreaterThanOrEqual(3);
  expect(parts.every((part) => part.type !== "verse" || part.translation === "KJV")).toBe(true);
  const [last] = parts.slice(-1);
  expect(last?.type === "text" && last.text.match(/^- /gm)?.length).toBe(occasion.further.length);
});
