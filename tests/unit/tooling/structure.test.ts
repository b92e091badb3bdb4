import { existsSync, readdirSync, readFileSync } from "node:fs";
import { nameProblem } from "@/scripts/check-structure";

test.each([
  "lib/bible/schema.ts",
  "lib/bible/canon.ts",
  "lib/bible/contract.ts",
  "lib/bible/divine-name.ts",
  "lib/http/read-request.ts",
  "lib/env.ts",
  "lib/content/faq/questions.ts",
  "app/page.tsx",
  "app/_home/quick-actions.tsx",
  "app/api/collections/[collectionId]/verses/route.ts",
  "components/ui/button.tsx",
  "tests/unit/lib/bible/rules.test.ts",
])("%s is a name the house has", (file) => {
  expect(nameProblem(file)).toBeUndefined();
});

test.each(["components/ui/Button.tsx", "lib/http/readRequest.ts", "app/Bible/page.tsx"])(
  "%s is not kebab-case",
  (file) => {
    expect(nameProblem(file)).toContain("is not kebab-case");
  },
);

test.each(["lib/bible/utils.ts", "lib/bible/search/helpers.ts", "lib/bible/index.ts"])(
  "%s does not say what it does",
  (file) => {
    expect(nameProblem(file)).toContain("name it after what it does");
  },
);

test("what a server answers and what a page demands of it have names of their own", () => {
  const exportsOf = (file: string) =>
    existsSync(file)
      ? [...readFileSync(file, "utf8").matchAll(/^export (?:const|type|interface) (\w+)/gm)].map(
          ([, name]) => name,
        )
      : [];
  const doubled = readdirSync("lib").flatMap((room) => {
    const demanded = new Set(exportsOf(`lib/${room}/contract.ts`));
    return exportsOf(`lib/${room}/schema.ts`).filter((name) => demanded.has(name));
  });

  expect(doubled).toEqual([]);
});
