import path from "node:path";
import { askLinks } from "./links/ask-links";
import { collectLinks } from "./links/outward-links";

// `npm run links:check`: asks every outward address of the built-in content and lists those that no
// longer answer. Ends with 1 where there are any.

const DEADLINE_MS = 20_000;
const AT_ONCE = 6;

async function main(): Promise<void> {
  const links = collectLinks(path.join(__dirname, "..", "lib", "content"));
  const answers = await askLinks([...links.keys()], { deadlineMs: DEADLINE_MS, atOnce: AT_ONCE });
  const count = (state: string) => answers.filter((answer) => answer.state === state).length;
  for (const state of ["gone", "refuses"] as const)
    for (const { address, detail } of answers.filter((answer) => answer.state === state))
      console.log(`${state}: ${address} (${detail})\n  in ${links.get(address)?.join(", ")}`);
  console.log(
    `${links.size} addresses: ${count("answers")} answer, ${count("refuses")} turn programs away, ${count("gone")} gone`,
  );
  if (count("gone") > 0) process.exitCode = 1;
}

void main();
