import { CHECKS, generateSources, runCheck } from "./test/run-checks";

// `npm run check`: format and lint, file names, types. The same that `npm test` begins with.
async function main(): Promise<void> {
  const generated = await generateSources(process.env);
  if (!generated.ok) throw new Error(generated.output);
  const results = await Promise.all(
    CHECKS.map(async (check) => ({ name: check.name, ...(await runCheck(check)) })),
  );
  for (const { name, ok, output } of results) {
    console.log(`${ok ? "ok" : "FAILED"}: ${name}`);
    if (!ok || name === "structure") console.log(output.trim());
    if (!ok) process.exitCode = 1;
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
