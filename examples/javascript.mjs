// Reads a verse, searches, and checks a quotation. Runs in Node 20 and, without the first line,
// in every browser, on the page of any site.
const site = process.env.SITE ?? "http://localhost:3000";

async function ask(path, options) {
  const answer = await fetch(site + path, options);
  const body = await answer.json();
  // What is wrong is said in a sentence that can be shown.
  if (!answer.ok) throw new Error(body.detail);
  return body;
}

const verse = await ask(`/api/bible/verse?${new URLSearchParams({ reference: "John 3:16" })}`);
console.log(`${verse.text} (${verse.reference}, ${verse.translation})`);

const query = new URLSearchParams({ query: "love is patient", limit: "3" });
const { verses } = await ask(`/api/bible/search?${query}`);
for (const { reference, text } of verses) console.log(`${reference}: ${text}`);

const { findings } = await ask("/api/quotations/check", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ text: "“Jesus laughed.” (John 11:35)" }),
});
for (const { verdict, statement } of findings) console.log(`${verdict}: ${statement}`);
