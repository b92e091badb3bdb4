import { nameProblem } from "@/scripts/check-structure";

const CODE = "export const x = 1;\n";

test.each([
  "lib/bible/schema.ts",
  "lib/bible/canon.ts",
  "lib/http/read-request.ts",
  "lib/env.ts",
  "lib/content/faq/questions.ts",
  "app/page.tsx",
  "app/_home/quick-actions.tsx",
  "app/api/collections/[collectionId]/verses/route.ts",
  "components/ui/button.tsx",
  "tests/unit/lib/bible/rules.test.ts",
])("%s is a name the house has", (file) => {
  expect(nameProblem(file, CODE)).toBeUndefined();
});

test.each(["components/ui/Button.tsx", "lib/http/readRequest.ts", "app/Bible/page.tsx"])(
  "%s is not kebab-case",
  (file) => {
    expect(nameProblem(file, CODE)).toContain("is not kebab-case");
  },
);

test("a resource has no other file unless it says why", () => {
  const file = "lib/bible/divine-name.ts";

  expect(nameProblem(file, CODE)).toContain("say in a comment on its first line why it exists");
  expect(nameProblem(file, `// A display choice of the reader's own.\n${CODE}`)).toBeUndefined();
  expect(
    nameProblem(file, `import "server-only";\n\n/** A display choice. */\n${CODE}`),
  ).toBeUndefined();
});
