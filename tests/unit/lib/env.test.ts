import { databaseTimeoutMs, EnvironmentError, readEnvironment } from "@/lib/env";

const DATABASE_URL = "postgresql://reader:secret@db.example.org/site";

test("one variable is enough, the rest has defaults", () => {
  const { DATABASE_URL: url, ...rest } = readEnvironment({ DATABASE_URL });
  const limits = Object.entries(rest).filter(([name]) => /^LIMIT_|^AI_TOKENS_/.test(name));

  expect(url).toBe(DATABASE_URL);
  expect(limits).toHaveLength(14);
  for (const [, value] of limits) expect(value).toBeGreaterThan(0);
  expect(rest).toMatchObject({
    DATABASE_POOL_MAX: 10,
    DATABASE_TIMEOUT_MS: 2_000,
    TRUST_PROXY_HOPS: 0,
    RATE_LIMITS: true,
    LOG_LEVEL: "info",
    AI_MODEL: "gpt-4o-mini",
  });
});

test.each([
  [undefined, 2_000],
  ["", 2_000],
  ["750", 750],
  ["soon", 2_000],
  ["0", 2_000],
])("the database's time of %j is %d ms, also where no database is configured", (given, time) => {
  const before = process.env.DATABASE_TIMEOUT_MS;
  if (given === undefined) delete process.env.DATABASE_TIMEOUT_MS;
  else process.env.DATABASE_TIMEOUT_MS = given;
  expect(databaseTimeoutMs()).toBe(time);
  if (before === undefined) delete process.env.DATABASE_TIMEOUT_MS;
  else process.env.DATABASE_TIMEOUT_MS = before;
});

test("given values are read as what they mean, and empty ones count as unset", () => {
  const environment = readEnvironment({
    DATABASE_URL,
    DATABASE_POOL_MAX: "1",
    SITE_URL: "https://example.org/",
    RATE_LIMITS: "off",
    LOG_LEVEL: "",
    OPENAI_API_KEY: " ",
  });
  expect(environment).toMatchObject({
    DATABASE_POOL_MAX: 1,
    SITE_URL: "https://example.org",
    RATE_LIMITS: false,
    LOG_LEVEL: "info",
  });
  expect(environment.OPENAI_API_KEY).toBeUndefined();
});

test.each([
  [{}, /DATABASE_URL is missing/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must begin with postgresql/],
  [
    { DATABASE_URL, DATABASE_POOL_MAX: "0" },
    /DATABASE_POOL_MAX must be a whole number from 1 to 200/,
  ],
  [{ DATABASE_URL, DATABASE_POOL_MAX: "many" }, /DATABASE_POOL_MAX/],
  [{ DATABASE_URL, SITE_URL: "example.org" }, /SITE_URL must be an address/],
  [{ DATABASE_URL, TRUST_PROXY_HOPS: "-1" }, /TRUST_PROXY_HOPS/],
  [{ DATABASE_URL, LOG_LEVEL: "loud" }, /LOG_LEVEL must be one of/],
  [{ DATABASE_URL, RATE_LIMITS: "maybe" }, /RATE_LIMITS must be on or off/],
])("%j is refused by name", (variables, message) => {
  expect(() => readEnvironment(variables as Record<string, string>)).toThrow(EnvironmentError);
  expect(() => readEnvironment(variables as Record<string, string>)).toThrow(message);
});

test("every wrong variable is named at once, and no value is repeated", () => {
  const variables = { DATABASE_URL: "secret-thing", LOG_LEVEL: "hidden-thing" };
  expect(() => readEnvironment(variables)).toThrow(/DATABASE_URL.*LOG_LEVEL/);
  expect(() => readEnvironment(variables)).not.toThrow(/secret-thing|hidden-thing/);
});
