import { LETTER_PIXELS } from "./constants";

const LIGHT =
  "--paper:#fffdfa;--ink:#1f1a17;--faint:#665c52;--link:#5b2a5e;--rule:#c8a9ca;--edge:#e3dacd;color-scheme:light";
const DARK =
  "--paper:#1e1a18;--ink:#f1eae1;--faint:#aca195;--link:#d0a7d4;--rule:#6b4a6f;--edge:#362f2b;color-scheme:dark";

/**
 * The stylesheet of what stands in a frame; the colors are those of app/globals.css. It is part of
 * the document, so that a frame needs one request, and lib/http/csp.ts names its hash. No fonts of
 * ours: a sandboxed frame has no origin that might load them.
 */
export const EMBED_STYLE = [
  `:root{${LIGHT}}`,
  `.dark{${DARK}}`,
  `@media (prefers-color-scheme:dark){.auto{${DARK}}}`,
  "*{box-sizing:border-box}",
  "html{-webkit-text-size-adjust:100%;text-size-adjust:100%}",
  `body{margin:0;color:var(--ink);font:${LETTER_PIXELS.medium}px/1.6 ui-serif,Georgia,Cambria,"Times New Roman",serif;overflow-wrap:anywhere}`,
  `.small body{font-size:${LETTER_PIXELS.small}px}.large body{font-size:${LETTER_PIXELS.large}px}`,
  "main{padding:1rem 1.15rem;background:var(--paper);border:1px solid var(--edge);border-radius:.6rem;min-height:100vh;display:flex;flex-direction:column}",
  "h1{font-size:1em;line-height:1.4;margin:0 0 .5rem}",
  "h1 span,.kind,.more,footer{font:.8125rem/1.5 ui-sans-serif,system-ui,sans-serif;color:var(--faint)}",
  "h1 span{margin-inline-start:.35rem}",
  ".kind{margin:0 0 .15rem;font-size:.75rem;letter-spacing:.06em;text-transform:uppercase}",
  "blockquote{margin:0;padding-inline-start:.9rem;border-inline-start:3px solid var(--rule)}",
  "p{margin:0 0 .4rem}",
  "sup{font:600 .68em/1 ui-sans-serif,system-ui,sans-serif;color:var(--faint);margin-inline-end:.2em}",
  ".more{margin:.6rem 0 0}",
  "footer{margin-top:auto;padding-top:.75rem}",
  "a{color:var(--link);text-underline-offset:.18em}",
  "a:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:2px}",
  ".aside{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}",
  "@media (forced-colors:active){main{border-color:CanvasText}}",
  `@media print{:root,.dark,.auto{${LIGHT.replace("#fffdfa", "#fff")}}main{border:0;min-height:0;padding:0}blockquote p{break-inside:avoid}a{color:inherit}}`,
].join("");
