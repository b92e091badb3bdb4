import { nameDevice } from "@/lib/workspaces/devices/rules";
import { linkAddress, readLinkCode } from "@/lib/workspaces/link-address";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Firefox on Mac",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    "Chrome on ChromeOS",
  ],
  ["Something else (Linux)", "A browser on Linux"],
  ["curl/8.0", "A browser"],
  [null, "A browser"],
])("%s is called %s", (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});

test("a link carries its code in the fragment, which is no part of a request", () => {
  const address = linkAddress("https://example.org", "7KXQ2-MN4RT");
  expect(address).toBe("https://example.org/#your-data=7KXQ2-MN4RT");
  expect(readLinkCode(new URL(address).hash)).toBe("7KXQ2-MN4RT");
  for (const hash of ["", "#", "#your-data", "#your-data=", "#other=7KXQ2"]) {
    expect(readLinkCode(hash)).toBeNull();
  }
});
