import { refuseCrossSiteWrite } from "@/lib/http/cross-site";

const SITE = "https://bible.example";

function check(headers: Record<string, string>, { siteUrl, method = "POST" }: Options = {}) {
  const request = new Request("http://inside:3000/api/x", {
    method,
    headers: { "Content-Type": "application/json", ...headers },
  });
  return () => refuseCrossSiteWrite(request, { siteUrl, hasCookie: true });
}
interface Options {
  siteUrl?: string;
  method?: string;
}

test("behind a proxy that renames the host the site's own address counts", () => {
  const headers = { Origin: SITE, Host: "inside:3000" };
  expect(check(headers, { siteUrl: SITE })).not.toThrow();
  expect(check(headers, { siteUrl: `${SITE}/` })).not.toThrow();
  expect(check(headers)).toThrow(/Only pages of this site/);
  // A wrong scheme of the right name is another site's.
  expect(
    check({ Origin: "http://bible.example", Host: "inside:3000" }, { siteUrl: SITE }),
  ).toThrow();
});

test("ports that the scheme implies are no difference, other ports are", () => {
  expect(check({ Origin: SITE, Host: "bible.example:443" })).not.toThrow();
  expect(check({ Origin: "http://bible.example", Host: "bible.example:80" })).not.toThrow();
  expect(check({ Origin: SITE, Host: "bible.example:8443" })).toThrow();
  expect(check({ Origin: "https://BIBLE.example", Host: "Bible.Example" })).not.toThrow();
});

test("the server's own idea of its address is never asked", () => {
  expect(check({ Origin: "http://inside:3000", Host: "bible.example" })).toThrow();
});

test("a DELETE without a body needs no content type, a POST always does", () => {
  const headers = { Origin: SITE, Host: "bible.example", "Content-Type": "" };
  expect(check(headers, { method: "DELETE" })).not.toThrow();
  expect(check(headers)).toThrow(/application\/json/);
});

test.each(["null", "", "about:blank", "https://", "javascript:alert(1)", "chrome-extension://abc"])(
  "the origin %j is not ours",
  (Origin) => {
    expect(check({ Origin, Host: "bible.example" })).toThrow(/Only pages/);
  },
);
