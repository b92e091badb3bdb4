import { KINDS, listText } from "@/scripts/content-lists";

const kindOf = (folder: string) => {
  const kind = KINDS.find((one) => one.folder === folder);
  if (!kind) throw new Error(`no kind ${folder}`);
  return kind;
};

test("a list imports its items by file name and holds them in their order", () => {
  const text = listText(kindOf("faq"), [
    { file: "trinity", name: "trinity" },
    { file: "canon", name: "canon" },
  ]);

  expect(text).toBe(`// Written by \`npm run content:lists\` from the files of this folder.
import "server-only";
import { canon } from "./canon";
import type { FaqItem } from "./schema";
import { trinity } from "./trinity";

/** In the order shown. */
export const faqItems: readonly FaqItem[] = [trinity, canon];
`);
});

test("a list that is too long for a line has one item a line", () => {
  const items = Array.from({ length: 12 }, (_, at) => ({
    file: `item-${at}`,
    name: `item${at}`,
  }));

  expect(listText(kindOf("faq"), items)).toContain("= [\n  item0,\n  item1,\n");
});

test("a list that the seed reads can be loaded where no server runs", () => {
  expect(listText(kindOf("reading-plans"), [])).not.toContain("server-only");
});
