import { SaxesParser } from "saxes";
import { bookOfUsfm } from "./book-codes";
import { characterKind, paragraphKind } from "./markers";
import { SourceTextBuilder, TranslationError } from "./source-text";

/** How deep a file may be nested; real ones have fewer than ten. */
const MOST_DEPTH = 100;

interface Element {
  name: string;
  kind: "text" | "added" | "left out";
}

/** Reads one file of USX 2 or 3. Throws TranslationError with file and line. */
export function readUsx(text: string, file: string): SourceTextBuilder {
  const source = new SourceTextBuilder(file);
  const parser = new SaxesParser({ fileName: file });
  const open: Element[] = [];
  let hasBook = false;
  parser.on("error", (error) => {
    throw new TranslationError([`${file}: not well-formed XML: ${error.message}`]);
  });
  parser.on("opentag", ({ name, attributes }) => {
    const { style = "", code = "", number = "", eid } = attributes as Record<string, string>;
    if (open.length > MOST_DEPTH) throw source.error(parser.line, "elements are nested too deep");
    let kind: Element["kind"] = open.at(-1)?.kind ?? "text";
    if (name === "book") {
      const book = bookOfUsfm(code);
      if (book === undefined) throw source.error(parser.line, `“${code}” is no book's code`);
      source.openBook(book, code.toUpperCase(), parser.line);
      hasBook = true;
      kind = "left out";
    } else if (name === "chapter") {
      if (eid === undefined) source.openChapter(number.trim(), parser.line);
    } else if (name === "verse") {
      if (eid === undefined) source.openVerse(number.trim(), parser.line);
      else source.closeVerse();
    } else if (name === "para" || name === "row") {
      kind = openParagraph(source, name === "row" ? "tr" : style, parser.line);
    } else if (name === "char") {
      const inline = kind === "left out" ? kind : characterKind(style);
      if (inline === null) throw source.error(parser.line, `char style “${style}” is not known`);
      if (inline !== "text") kind = inline;
    } else if (name === "note" || name === "figure" || name === "sidebar" || name === "periph") {
      kind = "left out";
    } else if (name === "optbreak") {
      source.text(" ", false, parser.line);
    } else if (!["usx", "ms", "ref", "table", "cell"].includes(name)) {
      throw source.error(parser.line, `the element <${name}> is not known to USX`);
    }
    open.push({ name, kind });
  });
  parser.on("closetag", ({ name }) => {
    open.pop();
    if (name === "cell") source.text(" ", false, parser.line);
  });
  parser.on("text", (words) => {
    const kind = open.at(-1)?.kind ?? "left out";
    if (kind === "left out" || !open.some(({ name }) => name === "para" || name === "row")) return;
    source.text(words, kind === "added", parser.line);
  });
  parser.write(text).close();
  if (!hasBook) throw source.error(1, "this is no USX: there is no <book> with a code");
  source.end();
  return source;
}

function openParagraph(source: SourceTextBuilder, style: string, line: number): Element["kind"] {
  const block = paragraphKind(style);
  if (block === null) throw source.error(line, `para style “${style}” is not known`);
  if (block === "prose") source.paragraph();
  if (block === "poetry") source.line();
  if (block === "blank") source.blankLine();
  if (block === "heading") source.heading();
  return block === "aside" ? "left out" : "text";
}
