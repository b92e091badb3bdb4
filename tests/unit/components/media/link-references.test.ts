import { linkReferences } from "@/components/media/link-references";

const text = (value: string) => ({ type: "text", value });
const element = (tagName: string, ...children: unknown[]) => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const link = (reference: string) => ({
  type: "element",
  tagName: "a",
  properties: { dataReference: reference },
  children: [text(reference)],
});

function run(references: string[], tree: unknown) {
  linkReferences(references)(tree);
  return tree;
}

test("a reference in the text becomes a link that carries it, and no word is lost", () => {
  const tree = run(["John 3:16"], element("p", text("As John 3:16 says, and John 3:16 again.")));
  expect(tree).toEqual(
    element(
      "p",
      text("As "),
      link("John 3:16"),
      text(" says, and "),
      link("John 3:16"),
      text(" again."),
    ),
  );
});

test("the longest reference wins, and parts of other words and numbers are left alone", () => {
  const tree = run(
    ["John 3:16", "1 John 3:16", "John 3:1"],
    element("p", text("1 John 3:16; John 3:160; xJohn 3:1")),
  );
  expect(tree).toEqual(element("p", link("1 John 3:16"), text("; John 3:160; xJohn 3:1")));
});

test("links, code and deeper elements: the first two stay, the others are walked", () => {
  const anchor = element("a", text("John 3:16"));
  const code = element("code", text("John 3:16"));
  const tree = run(["John 3:16"], {
    type: "root",
    children: [element("ul", element("li", element("em", text("John 3:16")))), anchor, code],
  });
  expect(tree).toEqual({
    type: "root",
    children: [element("ul", element("li", element("em", link("John 3:16")))), anchor, code],
  });
});

test("signs with a meaning in patterns are only signs, and without references nothing changes", () => {
  const tree = element("p", text("Psalms 23:1 (a) Psalms 23:1"));
  expect(run([], structuredClone(tree))).toEqual(tree);
  expect(run(["Psalms 23:1 (a)"], structuredClone(tree))).toEqual(
    element("p", link("Psalms 23:1 (a)"), text(" Psalms 23:1")),
  );
});
