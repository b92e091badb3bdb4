"use client";

import { encode } from "uqr";

/** An address as a picture that a phone's camera opens; the code beside it says the same in letters. */
export function LinkQr({ address }: { address: string }) {
  const { data, size } = encode(address, { border: 2, ecc: "M" });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="The link as a QR code"
      shapeRendering="crispEdges"
      // Cameras need dark on light, whatever the theme.
      className="size-40 shrink-0 rounded-md bg-white text-black forced-color-adjust-none"
    >
      <path d={dark} fill="currentColor" />
    </svg>
  );
}
