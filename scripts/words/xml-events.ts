import { SaxesParser } from "saxes";

/** What a reader of a large XML file wants to be told, in the file's order. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>, selfClosing: boolean): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads a whole XML text and tells its events. Throws at the first place that is not well formed. */
export function readXml(source: string, events: XmlEvents): void {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    events.open?.(tag.name, tag.attributes as Record<string, string>, tag.isSelfClosing);
  });
  parser.on("closetag", (tag) => events.close?.(tag.name));
  parser.on("text", (text) => events.text?.(text));
  parser.write(source.replace(/^\uFEFF/, "")).close();
}
