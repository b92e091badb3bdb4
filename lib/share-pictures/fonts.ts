import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { processState } from "@/lib/process-state";

/** A font as ImageResponse takes it. */
interface Font {
  name: string;
  weight: 400 | 500 | 600;
  style: "normal";
  data: Buffer;
}

// Each path is written out whole: the build reads them here and takes these files, and no others,
// along into a standalone folder or a function. ImageResponse reads no WOFF2, which is all that the
// variable fonts of the pages come as.
const inModules = {
  literata: () =>
    readFile(
      path.join(
        process.cwd(),
        "node_modules/@fontsource/literata/files/literata-latin-400-normal.woff",
      ),
    ),
  literataBold: () =>
    readFile(
      path.join(
        process.cwd(),
        "node_modules/@fontsource/literata/files/literata-latin-600-normal.woff",
      ),
    ),
  extended: () =>
    readFile(
      path.join(
        process.cwd(),
        "node_modules/@fontsource/literata/files/literata-latin-ext-400-normal.woff",
      ),
    ),
  extendedBold: () =>
    readFile(
      path.join(
        process.cwd(),
        "node_modules/@fontsource/literata/files/literata-latin-ext-600-normal.woff",
      ),
    ),
  greek: () =>
    readFile(
      path.join(
        process.cwd(),
        "node_modules/@fontsource/literata/files/literata-greek-400-normal.woff",
      ),
    ),
  inter: () =>
    readFile(
      path.join(process.cwd(), "node_modules/@fontsource/inter/files/inter-latin-500-normal.woff"),
    ),
};

const state = processState<{ fonts?: Promise<Font[]> | undefined }>("shareFonts", () => ({}));

async function readFonts(): Promise<Font[]> {
  const style = "normal";
  return [
    { name: "Literata", weight: 400, style, data: await inModules.literata() },
    { name: "Literata", weight: 600, style, data: await inModules.literataBold() },
    { name: "Literata Extended", weight: 400, style, data: await inModules.extended() },
    { name: "Literata Extended", weight: 600, style, data: await inModules.extendedBold() },
    { name: "Literata Greek", weight: 400, style, data: await inModules.greek() },
    { name: "Inter", weight: 500, style, data: await inModules.inter() },
  ];
}

/**
 * The fonts, read once per process: always the same list, which ImageResponse parses once. It looks
 * a character up in one family after another.
 */
export function loadFonts(): Promise<Font[]> {
  state.fonts ??= readFonts().catch((error: unknown) => {
    state.fonts = undefined;
    throw error;
  });
  return state.fonts;
}
