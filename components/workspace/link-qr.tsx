"use client";

import { toQrCode } from "@/lib/qr-code";

/** An address as a picture that a phone's camera opens; the code beside it says the same in letters. */
export function LinkQr({ address }: { address: string }) {
  const { path, size } = toQrCode(address);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="The link as a QR code"
      shapeRendering="crispEdges"
      // Cameras need dark on light, whatever the theme.
      className="size-40 shrink-0 rounded-md bg-white text-black forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
