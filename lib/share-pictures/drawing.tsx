import type { ReactElement } from "react";
import { site } from "@/lib/site/creator";
import { SHARE_SIZE } from "@/lib/site/share-images";
import { type PictureWords, scriptureSize, titleSize } from "./rules";

// The look of the pictures in public/share (scripts/draw-images.ts). ImageResponse lays out boxes
// of `display: flex` alone, so each with more than one thing in it says so.

const PAPER = "#faf7f2";
const INK = "#241f1c";
const PURPLE = "#5b2a5e";
const MUTED = "#665c52";
const SERIF = "Literata, Literata Extended, Literata Greek";
/** Pixels from the left edge of the paper to the words, as on the other pictures. */
const MARGIN = 80;

/** The paths of app/icon.svg, drawn thin; without its paper. */
function Mark({ size }: { size: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke={PURPLE}
      strokeWidth={size > 200 ? 1.05 : 1.6}
      strokeLinejoin="round"
    >
      <g transform="translate(0 1.1)">
        <path
          d="M16 26.5c-3.2-2.4-7.2-3.3-12-3V10.6c4.8-.3 8.8.6 12 3 3.2-2.4 7.2-3.3 12-3v12.9c-4.8-.3-8.8.6-12 3Z"
          transform="translate(1.6 1.4) scale(.9)"
        />
        <path d="M16 13.7v11.5" />
        <path d="M16 4v3.6M9.9 5.6l1.5 2.9M22.1 5.6l-1.5 2.9" strokeLinecap="round" />
      </g>
    </svg>
  );
}

function Label({ children }: { children: string }) {
  return (
    <div style={{ fontFamily: "Inter", fontWeight: 500, fontSize: 24, color: MUTED }}>
      {children}
    </div>
  );
}

/** The words of an item beside the mark. */
function ItemWords({ label, title, text }: PictureWords) {
  return (
    <div style={{ display: "flex", flexDirection: "column", width: 670 }}>
      <Label>{label}</Label>
      <div
        style={{
          display: "block",
          lineClamp: 4,
          textWrap: "balance",
          marginTop: 16,
          fontSize: titleSize(title),
          fontWeight: 600,
          lineHeight: 1.1,
          letterSpacing: "-0.02em",
          color: PURPLE,
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: "block",
          lineClamp: 4,
          textWrap: "pretty",
          marginTop: 24,
          fontSize: 32,
          lineHeight: 1.36,
        }}
      >
        {text}
      </div>
    </div>
  );
}

/** Scripture across the picture, under the name of its place. */
function Scripture({ title, text }: PictureWords) {
  return (
    <div style={{ display: "flex", flexDirection: "column", width: 1020 }}>
      <div
        style={{
          fontSize: 60,
          fontWeight: 600,
          lineHeight: 1.1,
          letterSpacing: "-0.02em",
          color: PURPLE,
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: "block",
          lineClamp: 10,
          textWrap: "pretty",
          marginTop: 24,
          fontSize: scriptureSize(text),
          lineHeight: 1.38,
        }}
      >
        {text}
      </div>
    </div>
  );
}

/** A share picture, as ImageResponse takes it. */
export function drawSharePicture(words: PictureWords): ReactElement {
  const { isScripture, label } = words;
  return (
    <div
      style={{
        ...SHARE_SIZE,
        display: "flex",
        position: "relative",
        background: PAPER,
        color: INK,
        fontFamily: SERIF,
        borderLeft: `16px solid ${PURPLE}`,
      }}
    >
      <div
        style={{
          position: "absolute",
          left: MARGIN,
          top: 48,
          bottom: 118,
          display: "flex",
          flexDirection: "column",
          justifyContent: "center",
        }}
      >
        {isScripture ? Scripture(words) : ItemWords(words)}
      </div>
      <div style={{ position: "absolute", left: MARGIN, bottom: 56, display: "flex" }}>
        <Label>{isScripture ? `${label} · ${site.title}` : site.title}</Label>
      </div>
      <div
        style={
          isScripture
            ? { position: "absolute", right: 56, bottom: 36, display: "flex" }
            : { position: "absolute", right: 64, top: 150, display: "flex" }
        }
      >
        <Mark size={isScripture ? 84 : 330} />
      </div>
    </div>
  );
}
