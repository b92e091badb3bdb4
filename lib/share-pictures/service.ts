import "server-only";
import { createHash } from "node:crypto";
import { ImageResponse } from "next/og";
import { AppError } from "@/lib/errors";
import { Line } from "@/lib/line";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { SHARE_SIZE } from "@/lib/site/share-images";
import { drawSharePicture } from "./drawing";
import { findPictureWords } from "./find-words";
import { loadFonts } from "./fonts";
import { KeptPictures, type Picture } from "./kept-pictures";
import type { PictureWords } from "./rules";

/** Pictures drawn at the same time: each takes the processor for some 50 ms. */
const PLACES = 2;
/** Who waits for a place, and how long at most. */
const MOST_WAITING = 16;
const LONGEST_WAIT_MS = 2_000;
/** Bytes of drawn pictures that are kept: some three hundred. */
const KEPT_BYTES = 12 * 1024 * 1024;

const tooBusy = () =>
  new AppError("unavailable", "Too many pictures are being drawn right now. Please try again.", {
    retryAfter: 5,
  });

const state = processState("sharePictures", () => ({
  kept: new KeptPictures(KEPT_BYTES),
  line: new Line({ places: PLACES, timeoutMillis: LONGEST_WAIT_MS, tooLong: tooBusy }),
  /** Being drawn or waited for, by name: whoever asks for the same one shares it. */
  drawing: new Map<string, Promise<Picture>>(),
}));

async function draw(words: PictureWords): Promise<Picture> {
  const started = performance.now();
  const fonts = await loadFonts();
  const drawn = new ImageResponse(drawSharePicture(words), { ...SHARE_SIZE, fonts });
  const png = new Uint8Array(await drawn.arrayBuffer());
  const ms = Math.round(performance.now() - started);
  log.debug({ title: words.title, ms, bytes: png.byteLength }, "share picture drawn");
  const hash = createHash("sha256").update(png).digest("base64url").slice(0, 22);
  return { png, etag: `"${hash}"` };
}

async function drawInTurn(name: string, words: PictureWords): Promise<Picture> {
  await state.line.take();
  try {
    const picture = await draw(words);
    state.kept.keep(name, picture);
    return picture;
  } finally {
    state.line.passOn();
  }
}

/**
 * The share picture of a page by its path, or of verses of a chapter's page, drawn at its first
 * request. Throws AppError: not_found for pages without one, unavailable while too many are asked
 * for at once or what stands on it cannot be read.
 */
export async function getSharePicture(path: string, verses?: string): Promise<Picture> {
  const words = await findPictureWords(path, verses);
  if (!words) throw new AppError("not_found", "There is no such picture.");
  // By its words: an article that is imported anew gets a new picture.
  const name = createHash("sha256").update(JSON.stringify(words)).digest("base64url");
  const before = state.kept.get(name) ?? state.drawing.get(name);
  if (before) return before;
  if (state.line.length >= MOST_WAITING) throw tooBusy();
  const drawing = drawInTurn(name, words).finally(() => state.drawing.delete(name));
  state.drawing.set(name, drawing);
  return drawing;
}
