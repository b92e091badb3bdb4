import type { Motif } from "./schema";

/** Width and height in pixels, the proportion of a card's picture. */
const WIDTH = 640;
const HEIGHT = 360;

// The light theme's tokens of app/globals.css; a picture has no theme, and paper reads well on
// both.
const PAPER = "#faf7f2";
const SHADE = "#f1ebe1";
const LINE = "#5b2a5e";
const SOFT = "#c8a9ca";

/**
 * What each picture shows, in words, and its strokes. Plain attributes only: the policy of API
 * answers allows no styles.
 */
const DRAWINGS: Record<Motif, { title: string; lines: string }> = {
  general: {
    title: "An open book",
    lines: `<path d="M320 262c-32-24-76-32-124-28V114c48-4 92 4 124 28 32-24 76-32 124-28v120c-48-4-92 4-124 28Z"/><path d="M320 142v120"/>
<g stroke="${SOFT}"><path d="M320 64v36M262 80l14 30M378 80l-14 30"/><path d="M220 146c26-1 50 4 74 14M220 172c26-1 50 4 74 14M220 198c26-1 50 4 74 14M420 146c-26-1-50 4-74 14M420 172c-26-1-50 4-74 14M420 198c-26-1-50 4-74 14"/></g>`,
  },
  archaeological: {
    title: "A jar in layers of earth",
    lines: `<g stroke="${SOFT}"><path d="M0 232c90-14 150 8 232 2M408 236c80 8 150-12 232-2M0 272c100 12 170-8 250-2M390 270c90-8 160 10 250 2M0 312c160-10 480 12 640 0"/></g>
<path d="M292 92h56M300 92c0 26-6 34-26 50-26 22-30 66-8 100 12 18 24 28 28 42h52c4-14 16-24 28-42 22-34 18-78-8-100-20-16-26-24-26-50"/><path d="M300 108c-26-6-44 4-44 24 0 12 6 20 14 26M340 108c26-6 44 4 44 24 0 12-6 20-14 26"/>
<g stroke="${SOFT}"><path d="M262 182h116M258 204l11-10 12 10 11-10 12 10 11-10 12 10 11-10 12 10 11-10 11 10M262 218h116"/></g>`,
  },
  prophecy: {
    title: "A star above hills",
    lines: `<path d="M320 66l9 43 43 9-43 9-9 43-9-43-43-9 43-9Z"/>
<g stroke="${SOFT}"><path d="M320 196v18M400 118h18M222 118h18M378 60l12-12M250 48l12 12M132 96h.1M178 150h.1M496 84h.1M462 160h.1M92 168h.1M548 150h.1"/></g>
<path d="M0 292c90-56 170-66 250-30 60 26 110 20 160-8 76-42 150-36 230 4"/><g stroke="${SOFT}"><path d="M0 326c120-34 220-34 320-12 110 24 210 18 320-14"/></g>`,
  },
  discovery: {
    title: "A mountain and a path",
    lines: `<path d="M96 286l122-146 46 50 66-98 152 194"/><path d="M290 152l24 22 18-16 22 20 26-16"/>
<g stroke="${SOFT}"><circle cx="500" cy="104" r="30"/><path d="M202 166l16 16 18-14"/><path d="M60 286h520"/><path d="M140 318h360" stroke-dasharray="60 28 20 28"/></g>`,
  },
  biblical: {
    title: "A scroll",
    lines: `<path d="M196 108h248v144H196Z"/><path d="M196 92c-16 0-24 8-24 20v136c0 12 8 20 24 20s24-8 24-20V112c0-12-8-20-24-20ZM444 92c-16 0-24 8-24 20v136c0 12 8 20 24 20s24-8 24-20V112c0-12-8-20-24-20Z" fill="${PAPER}"/><path d="M196 74v18M196 268v18M444 74v18M444 268v18"/>
<g stroke="${SOFT}"><path d="M246 136h62M246 158h62M246 180h62M246 202h62M246 224h40M334 136h62M334 158h62M334 180h62M334 202h62M334 224h40"/></g>`,
  },
};

/**
 * The SVG that stands where an article or a video has no picture: warm paper, one motif in Tyrian
 * purple.
 */
export function drawPlaceholder(motif: Motif): string {
  const { title, lines } = DRAWINGS[motif];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<title>${title}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${SHADE}"/>
<g fill="none" stroke="${LINE}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
${lines}
</g>
</svg>
`;
}
