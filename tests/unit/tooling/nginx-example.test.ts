import { nginxExample, placeExample } from "@/scripts/try/nginx";

// Whether nginx takes it is asked by the test run (TEST_NGINX); this is what nginx would not mind.
const example = nginxExample();

test("the site behind the example sees the name and port that browsers write to, and their address", () => {
  expect(example).toContain("proxy_set_header Host $http_host;");
  expect(example).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
});

test("Debian 12's nginx knows every word of the example", () => {
  // Of 1.25.1; before, and still understood after, it is a word of `listen`.
  expect(example).not.toMatch(/^\s*http2 on;/m);
});

test("plain http is sent to https", () => {
  expect(example).toMatch(/listen 80;[\s\S]*return 301 https:/);
});

test("two instances share the visitors, and files of other builds come from a folder", () => {
  const servers = [...example.matchAll(/^ {2}server 127\.0\.0\.1:\d+;$/gm)];

  expect(servers).toHaveLength(2);
  expect(example).toMatch(/location \/_next\/static\/ \{[^}]*error_page 404 = @other_builds;/);
});

test("the example is put on other folders and ports, and a word that is gone from it is told", () => {
  const place = {
    folder: "/tmp/x",
    ports: { http: 4080, https: 4443, instances: [4001, 4002] as [number, number] },
  };
  const placed = placeExample(example, place);

  expect(placed).not.toMatch(/\/srv\/|\/etc\/|\/var\/|:300\d/);
  expect(() => placeExample("server {}", place)).toThrow("The nginx example does not say");
});

test("an instance that is marked as down is put elsewhere all the same", () => {
  const marked = example.replace("127.0.0.1:3001;", "127.0.0.1:3001 down;");
  const placed = placeExample(marked, {
    folder: "/tmp/x",
    ports: { http: 4080, https: 4443, instances: [4001, 4002] },
  });

  expect(placed).toContain("server 127.0.0.1:4001 down;");
});
