import { Validator } from "@seriousme/openapi-schema-validator";
import { z } from "zod";
import { operation } from "@/lib/http/operation";
import { wholeNumber } from "@/lib/http/whole-number";
import { describeApi } from "@/lib/open-api/document";
import { NAMED_SCHEMAS, OPEN_OPERATIONS } from "@/lib/open-api/operations";

const whole = () =>
  describeApi({ operations: OPEN_OPERATIONS, named: NAMED_SCHEMAS, siteUrl: undefined });

test("the document is OpenAPI 3.1 by the standard's own schema, and each reference in it leads somewhere", async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(whole()));
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  expect(() => validator.resolveRefs()).not.toThrow();

  const broken = await new Validator().validate({ ...structuredClone(whole()), paths: [] });
  expect(broken.valid).toBe(false);
});

test("operations have names of their own, and say what they and their parameters are", () => {
  const ids = OPEN_OPERATIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const { paths } = whole() as unknown as {
    paths: Record<string, Record<string, { summary: string; parameters?: object[] }>>;
  };
  const told = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(told.filter(({ summary }) => !summary)).toEqual([]);
  const unsaid = told
    .flatMap(({ parameters = [] }) => parameters)
    .filter((parameter) => !("description" in parameter));
  expect(unsaid).toEqual([]);
});

test("what a parameter takes is told as it is sent, with its default and bounds", () => {
  const thing = z.object({ name: z.string().describe("What it is called.") });
  const told = operation({
    id: "findThings",
    method: "GET",
    path: "/api/things/{kind}",
    topic: "Search",
    summary: "Things",
    params: z.object({ kind: z.enum(["a", "b"]).describe("Its kind.") }),
    query: z.object({
      limit: wholeNumber("limit", { min: 1, max: 9, fallback: 3, about: "So many." }),
      word: z.string().trim().max(5).describe("A word."),
    }),
    response: z.array(thing),
    example: { params: { kind: "a" }, query: { word: "x" } },
  });

  const document = describeApi({
    operations: [told],
    named: { Thing: thing },
    siteUrl: "https://example.org",
  });

  expect(document.servers).toEqual([{ url: "https://example.org" }]);
  expect(document).toMatchObject({
    paths: {
      "/api/things/{kind}": {
        get: {
          parameters: [
            {
              name: "kind",
              in: "path",
              required: true,
              description: "Its kind.",
              example: "a",
              schema: { type: "string", enum: ["a", "b"] },
            },
            {
              name: "limit",
              in: "query",
              required: false,
              description: "So many.",
              schema: { type: "integer", minimum: 1, maximum: 9, default: 3 },
            },
            { name: "word", required: true, schema: { type: "string", maxLength: 5 } },
          ],
          responses: {
            200: {
              content: {
                "application/json": { schema: { $ref: "#/components/schemas/FindThingsAnswer" } },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        FindThingsAnswer: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
        Thing: { required: ["name"] },
      },
    },
  });
  const { schemas } = document.components as { schemas: object };
  expect(Object.keys(schemas).sort()).toEqual(["FindThingsAnswer", "Problem", "Thing"]);
});
