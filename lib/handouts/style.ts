const LIGHT =
  "--paper:#faf7f2;--card:#fffdfa;--ink:#1f1a17;--faint:#665c52;--link:#5b2a5e;--rule:#c8a9ca;--edge:#d9cfc1;color-scheme:light";
const DARK =
  "--paper:#161312;--card:#1e1a18;--ink:#ece5dc;--faint:#aca195;--link:#d0a7d4;--rule:#6b4a6f;--edge:#4a423d;color-scheme:dark";
/** On paper: black on white, with the purple that prints well. */
const PRINTED =
  "--paper:#fff;--card:#fff;--ink:#000;--faint:#333;--link:#000;--rule:#999;--edge:#999;color-scheme:light";

/**
 * The stylesheet of a sheet: one column on a phone, and on paper of any size whole questions, whole
 * verses and no chrome. Part of the document; lib/http/csp.ts names its hash.
 */
export const SHEET_STYLE = [
  `:root{${LIGHT}}`,
  `@media (prefers-color-scheme:dark){:root{${DARK}}}`,
  "*{box-sizing:border-box}",
  "html{-webkit-text-size-adjust:100%;text-size-adjust:100%}",
  'body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 ui-serif,Georgia,Cambria,"Times New Roman",serif;overflow-wrap:break-word}',
  "nav,form,.kind,.note,footer,figcaption,label,legend,button,select,summary,.plan td:first-child,.step{font-family:ui-sans-serif,system-ui,sans-serif}",
  "nav,form,main{max-width:46rem;margin:0 auto;padding:0 1.15rem}",
  "nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding-block:.9rem;font-size:.9375rem}",
  "nav a{display:inline-block;padding:.3rem 0}",
  "a{color:var(--link);text-underline-offset:.18em}",
  ":is(a,button,select,input,summary):focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:2px}",
  "form{margin-bottom:1rem}",
  "details{border:1px solid var(--edge);border-radius:.6rem;background:var(--card);padding:.65rem 1rem;font-size:.9375rem}",
  "summary{cursor:pointer;padding:.2rem 0;font-weight:600}",
  "fieldset{border:0;padding:0;margin:.75rem 0 0;min-width:0}",
  "legend{padding:0;font-weight:600;margin-bottom:.2rem}",
  ".choices{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem}",
  ".choices label{display:inline-flex;gap:.45rem;align-items:center;min-height:1.75rem}",
  "select,button{font-size:1rem;color:var(--ink);background:var(--paper);border:1px solid var(--faint);border-radius:.4rem;padding:.4rem .7rem;max-width:100%}",
  "button{cursor:pointer;margin:.9rem .5rem .25rem 0}",
  "button[type=submit]{background:var(--link);border-color:var(--link);color:var(--paper);font-weight:600}",
  "main{padding-bottom:2rem}",
  ".head{display:flex;gap:1.25rem;align-items:start;justify-content:space-between;border-bottom:2px solid var(--rule);padding-bottom:.9rem;margin-bottom:1.25rem}",
  ".head>div{min-width:0}",
  ".kind{margin:0 0 .2rem;font-size:.8125rem;letter-spacing:.06em;text-transform:uppercase;color:var(--faint)}",
  "h1{font-size:1.7rem;line-height:1.2;margin:0}",
  "h2{font-size:1.2rem;line-height:1.3;margin:1.6rem 0 .6rem}",
  "h3{font-size:1.0625rem;margin:1.1rem 0 .3rem}",
  "p{margin:0 0 .6rem}",
  ".lead{margin:.5rem 0 0;color:var(--faint);white-space:pre-line}",
  "figure{margin:0}",
  ".qr{flex:none;width:7rem;text-align:center}",
  ".qr svg{display:block;width:100%;height:auto;background:#fff;color:#000;border-radius:.3rem;forced-color-adjust:none}",
  "figcaption{font-size:.75rem;line-height:1.35;color:var(--faint);margin-top:.3rem}",
  ".passage{margin:0 0 1.1rem;padding-inline-start:.9rem;border-inline-start:3px solid var(--rule)}",
  ".passage :is(h2,h3){margin:0 0 .15rem;padding:0;border:0;font-size:1rem}",
  ".passage :is(h2,h3) span{font-weight:400;font-size:.875rem;color:var(--faint)}",
  "blockquote{margin:0}",
  "sup{font:600 .66em/1 ui-sans-serif,system-ui,sans-serif;color:var(--faint);margin-inline-end:.2em}",
  ".why{font-size:.9375rem;color:var(--faint);margin:.2rem 0 0}",
  ".questions,.plain{padding-inline-start:1.6rem;margin:0}",
  ".questions>li{margin-bottom:.9rem}",
  ".questions>li>p,.plain>li{margin-bottom:.35rem}",
  ".step{font-size:.75rem;font-weight:600;letter-spacing:.04em;text-transform:uppercase;color:var(--faint);display:block}",
  ".room{display:none}",
  ".room i{display:block;height:8.5mm;border-bottom:1px solid var(--edge)}",
  "table{border-collapse:collapse;width:100%}",
  "td{vertical-align:top;padding:.3rem 0;border-top:1px solid var(--edge)}",
  ".plan td:first-child{white-space:nowrap;padding-inline-end:1rem;font-size:.9375rem;color:var(--faint)}",
  ".help{border:2px solid var(--link);border-radius:.6rem;padding:.75rem 1rem;margin-bottom:1.25rem}",
  ".note{font-size:.875rem;color:var(--faint)}",
  ".note+*{margin-top:1.2rem}",
  "footer{border-top:1px solid var(--edge);margin-top:1.75rem;padding-top:.6rem;font-size:.8125rem;color:var(--faint)}",
  ".aside{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}",
  "@media (width>=48rem){.room{display:block}}",
  "@media (width<30rem){.head{flex-direction:column}.qr{width:6rem}}",
  `@media print{@page{margin:13mm 17mm}:root{${PRINTED}}html{font-size:10.5pt}body{line-height:1.42}.leader{font-size:.95rem}.leader h2{margin-top:1.1rem}body{background:none}nav,form,.screen{display:none}main{max-width:none;padding:0}.head{flex-direction:row}.qr{width:28mm}.room{display:block}.room i{height:8mm}footer{margin-top:1rem}h1,h2,h3{break-after:avoid}.questions>li,.passage,tr,.help,.qr{break-inside:avoid}p,li{orphans:3;widows:3}.long{break-inside:auto}a{color:inherit;text-decoration:none}}`,
].join("");
