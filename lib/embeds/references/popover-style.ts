/** The popover's stylesheet, with the colors of app/globals.css. */
export const STYLE = `
[popover]{--ink:light-dark(#1f1a17,#f1eae1);--faint:light-dark(#665c52,#aca195);--link:light-dark(#5b2a5e,#d0a7d4);
color-scheme:light dark;position:absolute;inset:auto;margin:0;box-sizing:border-box;width:min(24rem,calc(100vw - 16px));max-height:min(24rem,80vh);overflow:auto;
padding:.9rem 1rem;border:1px solid light-dark(#e3dacd,#362f2b);border-radius:.6rem;background:light-dark(#fffdfa,#24201d);color:var(--ink);
box-shadow:0 8px 40px -8px rgb(0 0 0/.35);font:1rem/1.55 ui-serif,Georgia,serif;text-align:start;overflow-wrap:anywhere}
[popover]:focus{outline:none}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
h2{margin:0 2rem .4rem 0;font:600 1rem/1.4 ui-serif,Georgia,serif}
small,sup,a,button{font-family:ui-sans-serif,system-ui,sans-serif}
small{font-size:.8125rem;font-weight:400;color:var(--faint)}
p{margin:0 0 .6rem}
sup{font-size:.68em;line-height:1;font-weight:600;color:var(--faint);margin-inline-end:.2em}
a{color:var(--link);font-size:.875rem;display:inline-block;padding:.25rem 0}
button{position:absolute;top:.35rem;inset-inline-end:.35rem;width:2rem;height:2rem;border:0;border-radius:.4rem;background:none;color:var(--faint);font-size:1.25rem;line-height:1;cursor:pointer}
a:focus-visible,button:focus-visible{outline:2px solid var(--link);outline-offset:1px}
@media (forced-colors:active){[popover]{border-color:CanvasText}}
`;
