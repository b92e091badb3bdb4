import { SaxesParser } from "saxes";
import { bookOfOsis } from "./book-codes";
import { SourceTextBuilder, TranslationError } from "./source-text";

const MOST_DEPTH = 100;
const LEFT_OUT = new Set(["note", "header", "figure", "rdg", "reference", "milestone", "index"]);
const PLAIN =
  /^(?:osis|osisText|divineName|w|q|name|seg|hi|foreign|inscription|a|abbr|mentioned|signed|salute|closer|opener|caesura|speaker|speech|date|catchWord|lb|titlePage|cell|label|work|revisionDesc)$/;

interface Element {
  name: string;
  kind: "text" | "added" | "left out";
  /** Verses and chapters that hold their words, rather than stand as marks. */
  isContainer: boolean;
}

/** Reads one file of OSIS 2. Throws TranslationError with file and line. */
export function readOsis(text: string, file: string): SourceTextBuilder {
  const source = new SourceTextBuilder(file);
  const parser = new SaxesParser({ fileName: file });
  const open: Element[] = [];
  let hasBook = false;
  parser.on("error", (error) => {
    throw new TranslationError([`${file}: not well-formed XML: ${error.message}`]);
  });
  parser.on("opentag", ({ name, attributes, isSelfClosing }) => {
    const given = attributes as Record<string, string>;
    const { line } = parser;
    if (open.length > MOST_DEPTH) throw source.error(line, "elements are nested too deep");
    let kind: Element["kind"] = open.at(-1)?.kind ?? "text";
    const isContainer = !isSelfClosing && given.sID === undefined && given.eID === undefined;
    if (LEFT_OUT.has(name)) kind = "left out";
    else if (name === "div") {
      if (given.type === "book" && given.eID === undefined) {
        const id = given.osisID ?? "";
        source.openBook(bookOfOsis(id), id, line);
        hasBook = true;
      } else if (given.type === "introduction" || given.type === "preface") kind = "left out";
      else if (given.type === "paragraph") source.paragraph();
    } else if (name === "chapter") {
      if (given.eID === undefined) openChapter(source, given.osisID ?? given.sID ?? "", line);
    } else if (name === "verse") {
      if (given.eID === undefined) openVerse(source, given.osisID ?? given.sID ?? "", line);
      else source.closeVerse();
    } else if (name === "title") {
      const skipped =
        given.type === "main" || given.type === "chapter" || given.type === "runningHead";
      if (skipped) kind = "left out";
      else source.heading();
    } else if (
      name === "p" ||
      name === "list" ||
      name === "item" ||
      name === "table" ||
      name === "row"
    )
      source.paragraph();
    else if (name === "lg") {
      if (given.eID === undefined) source.blankLine();
    } else if (name === "l") {
      if (given.eID === undefined) source.line();
    } else if (name === "transChange") {
      if (kind === "text") kind = "added";
    } else if (!PLAIN.test(name)) {
      throw source.error(line, `the element <${name}> is not known to OSIS`);
    }
    open.push({ name, kind, isContainer });
  });
  parser.on("closetag", ({ name }) => {
    const closed = open.pop();
    if (name === "verse" && closed?.isContainer) source.closeVerse();
    if (name === "title") source.end();
  });
  parser.on("text", (words) => {
    const kind = open.at(-1)?.kind ?? "left out";
    if (kind === "left out" || !hasBook) return;
    source.text(words, kind === "added", parser.line);
  });
  parser.write(text).close();
  if (!hasBook) throw source.error(1, 'this is no OSIS: there is no <div type="book">');
  source.end();
  return source;
}

function openChapter(source: SourceTextBuilder, osisId: string, line: number): void {
  const [, chapter] = /^\w+\.(\d{1,3})$/.exec(osisId.trim()) ?? [];
  if (chapter === undefined) throw source.error(line, `“${osisId}” is no chapter's osisID`);
  source.openChapter(chapter, line);
}

/** A verse by its osisID: "Joel.3.1", "Joel.3.1!a", or several with spaces, printed as one. */
function openVerse(source: SourceTextBuilder, osisId: string, line: number): void {
  const ids = osisId.trim().split(/\s+/);
  const numbers = ids.map((id) => /^\w+\.\d{1,3}\.(\d{1,3})(?:!(\w))?$/.exec(id));
  const [first] = numbers;
  const last = numbers.at(-1);
  if (!first?.[1] || !last?.[1]) throw source.error(line, `“${osisId}” is no verse's osisID`);
  const part = ids.length === 1 ? (first[2] ?? "") : "";
  source.openVerse(ids.length === 1 ? first[1] + part : `${first[1]}-${last[1]}`, line);
}
