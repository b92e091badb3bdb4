import { addressGroup, clientAddress, dayOf, secondsOfDay, waitInWords } from "@/lib/limits/rules";

test.each([
  // hops, X-Forwarded-For, connection, visitor
  [0, "6.6.6.6", "192.0.2.1", "192.0.2.1"],
  [0, null, "192.0.2.1", "192.0.2.1"],
  [0, "6.6.6.6", null, null],
  [1, "192.0.2.7", "10.0.0.1", "192.0.2.7"],
  [1, "6.6.6.6, 192.0.2.7", "10.0.0.1", "192.0.2.7"],
  [2, "6.6.6.6, 192.0.2.7, 10.0.0.9", "10.0.0.1", "192.0.2.7"],
  [2, "192.0.2.7", "10.0.0.1", "192.0.2.7"],
  [1, "", "10.0.0.1", "10.0.0.1"],
  [1, null, null, null],
])("behind %i proxies %j over %j is the visitor %j", (hops, forwarded, socket, expected) => {
  expect(clientAddress(forwarded, socket, hops)).toBe(expected);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::1", "2001:db8:1:2"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2"],
  ["2001:0db8::1", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test("one household's IPv6 addresses count together, its neighbor's apart", () => {
  expect(addressGroup("2001:db8:1:2:aaaa::1")).toBe(addressGroup("2001:db8:1:2:bbbb::2"));
  expect(addressGroup("2001:db8:1:3::1")).not.toBe(addressGroup("2001:db8:1:2::1"));
});

test("nonsense in the place of an address stays short", () => {
  expect(addressGroup("x".repeat(10_000)).length).toBeLessThanOrEqual(64);
  expect(addressGroup("a:".repeat(10_000)).length).toBeLessThanOrEqual(64);
});

test("a budget's window ends at midnight in UTC and never keeps anything for a day", () => {
  expect(secondsOfDay(new Date("2026-11-20T23:59:00Z"))).toBe(60);
  expect(secondsOfDay(new Date("2026-11-20T12:00:00Z"))).toBe(12 * 3_600);
  expect(secondsOfDay(new Date("2026-11-20T00:00:00Z"))).toBe(23 * 3_600);
  expect(secondsOfDay(new Date("2026-12-31T23:59:59.999Z"))).toBe(1);
  expect(dayOf(new Date("2026-11-20T23:59:59.999Z"))).toBe("2026-11-20");
});

test.each([
  [0.2, "1 second"],
  [1, "1 second"],
  [59.4, "60 seconds"],
  [90, "2 minutes"],
  [3_600, "60 minutes"],
  [7_200, "2 hours"],
  [80_000, "23 hours"],
])("%f seconds are %s", (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
