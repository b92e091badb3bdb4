/** A document of well-formed XML; throws when it is not. For tests in the browser environment. */
export function readXml(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  const error = document.querySelector("parsererror");
  if (error) throw new Error(error.textContent ?? "not well-formed");
  return document;
}
