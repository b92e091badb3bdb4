import { isOwnPath, isWebAddress, youtubeId } from "@/components/media/web-address";

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com/watch?t=4&v=dQw4w9WgXcQ",
  "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "https://www.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  "https://www.youtube.com/live/dQw4w9WgXcQ",
])("%s is the video dQw4w9WgXcQ", (address) => {
  expect(youtubeId(address)).toBe("dQw4w9WgXcQ");
});

test.each([
  null,
  undefined,
  "",
  "not an address",
  "https://vimeo.com/123456789",
  "https://www.youtube.com/",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload",
  "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
  "https://evil.example/youtube.com/embed/dQw4w9WgXcQ",
  "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
])("%s is no YouTube video", (address) => {
  expect(youtubeId(address)).toBeNull();
});

test("only http and https are addresses a link may lead to", () => {
  expect(isWebAddress("https://example.org/a")).toBe(true);
  expect(isWebAddress("http://example.org")).toBe(true);
  for (const address of ["javascript:alert(1)", "data:text/html,x", "/path", "", null]) {
    expect(isWebAddress(address)).toBe(false);
  }
});

test("a picture may come from our own paths only", () => {
  expect(isOwnPath("/images/stele.webp")).toBe(true);
  for (const address of ["//spy.example/a.png", "https://spy.example/a.png", "a.png", "", null]) {
    expect(isOwnPath(address)).toBe(false);
  }
});
