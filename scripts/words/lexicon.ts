import { readFileSync } from "node:fs";
import path from "node:path";
import type { LexiconRow } from "../../prisma/seed/words/packed";
import { fetchPackage, readBibledit } from "./sources";
import { readXml } from "./xml-events";

/** What is corrected in Strong's Hebrew headwords, with the part of speech (Open Scriptures). */
interface Headword {
  lemma: string;
  partOfSpeech: string;
}

/** "00026" → "G26". */
const idOf = (kind: "G" | "H", digits: string) => `${kind}${Number(digits)}`;
/** One line without doubled spaces and without what a cut-out note leaves at the ends. */
const tidy = (text: string) =>
  text
    .replace(/\s+/gu, " ")
    .replace(/\s+([,;.:)])/gu, "$1")
    .replace(/^[\s;,:]+|[\s;,:]+$/gu, "");

/** Lemma and part of speech of each Hebrew number, with the corrections of the HebrewLexicon. */
function readHeadwords(): Map<string, Headword> {
  const headwords = new Map<string, Headword>();
  let id = "";
  let pos = "";
  let text: string | undefined;
  readXml(readBibledit("hebrewlexicon/HebrewStrong.xml"), {
    open(name, attributes) {
      if (name === "entry") id = attributes.id ?? "";
      // The first <w> of an entry is its headword, the others refer to entries.
      if (name === "w" && attributes.pos !== undefined && !headwords.has(id)) {
        pos = attributes.pos;
        text = "";
      }
    },
    text(part) {
      if (text !== undefined) text += part;
    },
    close(name) {
      if (name !== "w" || text === undefined) return;
      headwords.set(id, { lemma: text.trim().normalize("NFC"), partOfSpeech: pos });
      text = undefined;
    },
  });
  return headwords;
}

/** Strong's Hebrew and Aramaic dictionary (1894 printing), from the npm package `strongs`. */
function readHebrewDictionary(folder: string): LexiconRow[] {
  const rows: LexiconRow[] = [];
  const headwords = readHeadwords();
  let row: LexiconRow | undefined;
  let field: "derivation" | "definition" | undefined;
  readXml(readFileSync(path.join(folder, "hebrew/StrongHebrewG.xml"), "utf8"), {
    open(name, attributes) {
      if (name === "w" && attributes.ID !== undefined && !field) {
        const id = idOf("H", attributes.ID.slice(1));
        const head = headwords.get(id);
        row = {
          id,
          language: attributes["xml:lang"] === "arc" ? "arc" : "he",
          lemma: head?.lemma ?? (attributes.lemma ?? "").normalize("NFC"),
          transliteration: "",
          pronunciation: attributes.POS ?? "",
          partOfSpeech: head?.partOfSpeech ?? attributes.morph ?? "",
          derivation: "",
          definition: "",
          related: [],
          neighbors: [],
        };
        rows.push(row);
      } else if (name === "w" && row && field && attributes.src) {
        row[field] += `${attributes.lemma ? "" : ""}H${Number(attributes.src)}`;
      } else if (name === "note" && attributes.type === "exegesis") field = "derivation";
      else if (name === "note" && attributes.type === "explanation") field = "definition";
    },
    text(part) {
      if (row && field) row[field] += part;
    },
    close(name) {
      if (name === "note") field = undefined;
      if (name !== "div" || !row) return;
      row.derivation = tidy(row.derivation);
      row.definition = tidy(row.definition);
      row = undefined;
    },
  });
  return rows;
}

/** Strong's Greek dictionary (1890), from the npm package `strongs`. */
function readGreekDictionary(folder: string): LexiconRow[] {
  const file = "greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml";
  const rows: LexiconRow[] = [];
  let row: LexiconRow | undefined;
  let field: "derivation" | "definition" | undefined;
  readXml(readFileSync(path.join(folder, file), "utf8").replace(/<!DOCTYPE.*?\]>/su, ""), {
    open(name, attributes) {
      if (name === "entry") {
        row = {
          id: idOf("G", attributes.strongs ?? ""),
          language: "grc",
          lemma: "",
          transliteration: "",
          pronunciation: "",
          partOfSpeech: "",
          derivation: "",
          definition: "",
          related: [],
          neighbors: [],
        };
      } else if (!row) return;
      else if (name === "strongs_derivation") field = "derivation";
      else if (name === "strongs_def") field = "definition";
      else if (name === "strongsref" && field) {
        const kind = attributes.language === "HEBREW" ? "H" : "G";
        row[field] += idOf(kind, attributes.strongs ?? "");
      } else if (name === "greek" && field) row[field] += attributes.unicode ?? "";
      else if (name === "greek" && row.lemma === "") {
        row.lemma = (attributes.unicode ?? "").normalize("NFC");
      } else if (name === "pronunciation" && !field && row.pronunciation === "") {
        // Of several forms the first is the lemma: "ho", then its feminine and neuter.
        row.pronunciation = attributes.strongs ?? "";
      }
    },
    text(part) {
      if (row && field) row[field] += part;
    },
    close(name) {
      if (name === "strongs_derivation" || name === "strongs_def") field = undefined;
      if (name !== "entry" || !row) return;
      row.derivation = tidy(row.derivation);
      row.definition = tidy(row.definition);
      // Numbers that Strong left empty (G2717, G3203 to G3302) have no word.
      if (row.lemma !== "") rows.push(row);
      row = undefined;
    },
  });
  return rows;
}

/** Every entry of Strong's dictionaries, Greek before Hebrew, by number. */
export function readLexicon(): LexiconRow[] {
  const folder = fetchPackage("strongs");
  return [...readGreekDictionary(folder), ...readHebrewDictionary(folder)];
}
