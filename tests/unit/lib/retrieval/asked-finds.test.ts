import { FINDS } from "@/lib/content/finds";
import { findAskedFinds } from "@/lib/retrieval/asked-finds";

const idsFor = (question: string, page?: string) =>
  findAskedFinds(question, page)?.finds.map(({ id }) => id) ?? null;

// Mostly as strangers asked who had not seen the site.
test.each([
  ["Does the Merneptah stele really say Israel", "merneptah"],
  ["What does the Mesha Stele add to the account of Moab's revolt?", "mesha"],
  ["Is it truly Jehu who is shown kneeling on the Black Obelisk?", "obelisk"],
  ["was hezekiah's tunnel really built by hezekiah", "siloamtunnel"],
  ["what can I safely say about Caiaphas' ossuary without overclaiming", "caiaphas"],
  ["Did they find a crucified man's heel bone with the nail still in it?", "heel"],
  ["Was Ahab at the battle of Qarqar", "kurkh"],
])("%s names its find", (question, id) => {
  expect(idsFor(question)?.[0]).toBe(id);
});

test.each([
  ["Has the pool of Bethesda really been found with the five porticoes?", "bethesda"],
  ["What about Erastus in Corinth, the stone with his name", "erastus"],
  ["did they find something written about Balaam", "deiralla"],
  ["Is there some archeological proof of the Edomites", "edomsites"],
  ["Was the Pool of Siloam found in 2004?", "siloampool"],
  ["Lysanias tetrarch of Abilene - is there an inscription for him?", "lysanias"],
])("%s asks for what attests its subject", (question, id) => {
  expect(idsFor(question)?.[0]).toBe(id);
});

test("several finds of what is asked for are given, at most four", () => {
  expect(idsFor("Is Sanballat attested outside Nehemiah?")).toEqual(["daliyeh", "elephantine"]);
  expect(idsFor("what was found at Lachish")).toEqual(["lachishletters", "lachishrelief"]);
  for (const { subjects } of FINDS) {
    for (const subject of subjects) {
      expect(findAskedFinds(`evidence for ${subject}`)?.finds.length ?? 0).toBeLessThanOrEqual(4);
    }
  }
});

test("a find that has a page of its own is given with it", () => {
  expect(findAskedFinds("is the cyrus cylinder the decree of ezra")?.discovery?.slug).toBe(
    "cyrus-cylinder",
  );
  expect(findAskedFinds("the epic of gilgamesh")?.discovery).toBeNull();
});

// Stories and teaching, in which the same people and places are named.
test.each([
  "who was sick in peter's house",
  "why was Jesus sentenced though Pilate found no fault",
  "what did Balaam see on the road",
  "why did the pool of Bethesda stir",
  "who was healed at the pool of siloam",
  "was the lost sheep found",
  "what was found in Benjamin's sack",
  "who found Moses in the river",
  "is there proof that God exists",
  "what is the seal of the living God",
  "I found an inscription in my grandma's Bible",
  "",
])("%s asks for none", (question) => {
  expect(findAskedFinds(question)).toBeNull();
});

test("a page that asks about the same answers at length instead", () => {
  const question = "what is the evidence for the walls of Jericho";
  expect(idsFor(question)).toContain("jerichowalls");
  expect(idsFor(question, "Did the walls of Jericho fall?")).toBeNull();
  // Of Gath it says nothing.
  expect(idsFor("did they find goliath's town gath", "Who killed Goliath?")).toContain("safi");
  expect(idsFor(question, "Is there any archaeological evidence for the Bible?")).toContain(
    "jerichowalls",
  );
});

test("every find can be asked for by each of its names", () => {
  for (const { id, names } of FINDS) {
    for (const name of names) {
      const { finds = [] } = findAskedFinds(`What about the ${name}?`) ?? {};
      const others = FINDS.filter((find) => find.names.includes(name)).length;
      if (others <= 4)
        expect([name, finds.map((find) => find.id)]).toEqual([name, expect.arrayContaining([id])]);
    }
  }
});
