import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { site } from "../lib/site/creator";
import { SHARE_ROUTES, SHARE_SIZE, SHARE_WORDS, sharePath } from "../lib/site/share-images";
import { findBrowser } from "./test/browser";

// Draws the icons and the share images from app/icon.svg and the words of lib/site. Run after
// changing either: `node --import tsx scripts/draw-images.ts`. The results are committed.

const root = path.resolve(__dirname, "..");
const PAPER = "#faf7f2";
const INK = "#241f1c";
const PURPLE = "#5b2a5e";
/**
 * Share of a maskable icon's width that every launcher leaves visible (a circle of 80 %), with some
 * air.
 */
const SAFE_ZONE = 0.62;

const mark = readFileSync(path.join(root, "app/icon.svg"), "utf8");
/** The mark without its paper square. */
const bareMark = mark.replace(/<rect[^>]*\/>/, "");

async function main(): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  const page = await browser.newPage();
  mkdirSync(path.join(root, "public/icons"), { recursive: true });
  await drawIcon(page, "public/icons/icon-192.png", 192, mark);
  await drawIcon(page, "public/icons/icon-512.png", 512, mark);
  await drawIcon(page, "public/icons/icon-maskable-512.png", 512, bareMark, SAFE_ZONE);
  await drawIcon(page, "app/apple-icon.png", 180, bareMark, 0.84);
  writeFileSync(path.join(root, "app/favicon.ico"), toIco(await draw(page, 32, iconHtml(mark, 1))));
  await drawShareImages(page);
  await browser.close();
}

async function drawIcon(page: Page, file: string, size: number, svg: string, scale = 1) {
  const background = scale < 1 ? PAPER : "transparent";
  writeFileSync(path.join(root, file), await draw(page, size, iconHtml(svg, scale, background)));
}

function iconHtml(svg: string, scale: number, background = "transparent"): string {
  return `<body style="margin:0;background:${background};display:grid;place-items:center;height:100vh">
    <div style="width:${scale * 100}vw">${svg.replace("<svg", '<svg style="display:block"')}</div></body>`;
}

async function draw(page: Page, size: number, html: string): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(html);
  return page.screenshot({ omitBackground: true });
}

/**
 * An .ico file with one PNG of 32 × 32 pixels in it: a six-byte header and one directory entry of
 * sixteen bytes.
 */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const fontFace = (name: string, file: string, weights: string) => {
  const bytes = readFileSync(
    path.join(
      root,
      `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`,
    ),
  );
  return `@font-face { font-family: ${name}; font-weight: ${weights}; src: url(data:font/woff2;base64,${bytes.toString("base64")}); }`;
};

/** Title and one line on paper. Flat colours only: they keep each file small. */
function shareHtml({ title, line }: { title: string; line: string }): string {
  const html = (text: string) => text.replaceAll("&", "&amp;");
  return `
    <style>
      ${fontFace("Literata", "literata", "200 900")}
      ${fontFace("Inter", "inter", "100 900")}
      body { margin: 0; height: ${SHARE_SIZE.height}px; background: ${PAPER}; color: ${INK}; position: relative; overflow: hidden; }
      .rule { position: absolute; left: 0; top: 0; bottom: 0; width: 16px; background: ${PURPLE}; }
      .words { position: absolute; left: 96px; top: 50%; width: 660px; transform: translateY(-50%); }
      h1 { font: 600 84px/1.06 Literata; letter-spacing: -0.02em; margin: 0 0 28px; color: ${PURPLE}; text-wrap: balance; }
      p { font: 400 36px/1.36 Literata; margin: 0; text-wrap: pretty; }
      .mark { position: absolute; right: 64px; top: 50%; width: 330px; transform: translateY(-50%); }
      small { position: absolute; left: 96px; bottom: 64px; font: 500 24px Inter; color: #665c52; }
    </style>
    <div class="rule"></div>
    <div class="words"><h1>${html(title)}</h1><p>${html(line)}</p></div>
    <small>${title === site.title ? "The whole Bible, free and without an account" : site.title}</small>
    <div class="mark">${bareMark.replaceAll('stroke-width="2.2"', 'stroke-width="1.05"')}</div>`;
}

async function drawShareImages(page: Page): Promise<void> {
  mkdirSync(path.join(root, "public/share"), { recursive: true });
  await page.setViewportSize(SHARE_SIZE);
  for (const route of SHARE_ROUTES) {
    await page.setContent(shareHtml(SHARE_WORDS[route]));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(root, "public", sharePath(route)) });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
