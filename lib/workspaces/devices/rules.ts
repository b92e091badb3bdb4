import { UNNAMED_DEVICE } from "./constants";

/** Browsers by what tells them in a User-Agent; the first one counts, since most name Chrome too. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, "Chrome"],
  [/\bChromium\//, "Chromium"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

type Known = typeof BROWSERS | typeof SYSTEMS;
const findIn = (known: Known, userAgent: string) =>
  known.find(([mark]) => mark.test(userAgent))?.[1];

/**
 * A browser in plain words by its User-Agent header: "Chrome on Android". No version, model or
 * language, so that it tells two devices apart and nothing more.
 */
export function nameDevice(userAgent: string | null): string {
  const browser = findIn(BROWSERS, userAgent ?? "");
  const system = findIn(SYSTEMS, userAgent ?? "");
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `${UNNAMED_DEVICE} on ${system}` : UNNAMED_DEVICE);
}
