/** CSP sources of the inline scripts of a page; see inline-scripts.cjs. */
export function inlineScriptHashes(html: string): string[];
