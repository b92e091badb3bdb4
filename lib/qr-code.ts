import { encode } from "uqr";

/** A QR code as one path of squares, in a picture that is `size` units wide and high. */
export interface QrCode {
  path: string;
  size: number;
}

/** The QR code of an address, with its quiet zone. */
export function toQrCode(address: string): QrCode {
  const { data, size } = encode(address, { border: 2, ecc: "M" });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { path, size };
}
