import "server-only";
// The API's document (OpenAPI 3.1), made from the operations and the schemas they are parsed and
// answered by. Nothing in it is written twice.
import { type ZodType, z } from "zod";
import type { $ZodType, JSONSchema } from "zod/v4/core";
import { ERROR_CODES } from "@/lib/errors";
import { type Operation, TOPICS } from "@/lib/http/operation";
import { problemSchema } from "@/lib/http/problem-schema";
import { API_VERSION } from "./constants";
import type { ApiDocument } from "./document-operations";

type Json = { [key: string]: unknown };
const SCHEMAS = "#/components/schemas/";

interface Described {
  operations: readonly Operation[];
  /** Shapes with a name of their own, wherever they stand. */
  named: Readonly<Record<string, ZodType>>;
  /** Address of the site, for `servers`; relative without one. */
  siteUrl: string | undefined;
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Formats of zod that JSON Schema does not know; what they ask stands in the pattern. */
const OWN_FORMATS: readonly unknown[] = ["starts_with", "ends_with", "includes", "regex"];

/**
 * Zod leaves the default of a transformed value out, since it is what comes of the parameter and not
 * what is sent. Where both are alike it is told. Formats of its own are taken away.
 */
function adjust({ zodSchema, jsonSchema }: { zodSchema: $ZodType; jsonSchema: Json }): void {
  if (OWN_FORMATS.includes(jsonSchema.format)) delete jsonSchema.format;
  const { def } = zodSchema._zod as { def: { type: string; defaultValue?: unknown } };
  if (def.type !== "default") return;
  const { defaultValue } = def;
  const isAlike =
    (jsonSchema.type === "integer" && typeof defaultValue === "number") ||
    (jsonSchema.type === "string" && typeof defaultValue === "string");
  if (isAlike) jsonSchema.default = defaultValue;
}

/** All schemas that are named, as JSON Schema 2020-12 of what is sent, by their names. */
function toJsonSchemas(named: ReadonlyMap<$ZodType, string>): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    unrepresentable: "any",
    uri: (id) => `${SCHEMAS}${id}`,
    override: (context) => adjust(context as { zodSchema: $ZodType; jsonSchema: Json }),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      const { $schema: _schema, $id: _id, ...rest } = schema as JSONSchema.BaseSchema;
      return [id, rest as Json];
    }),
  );
}

/** Names for what each operation takes and answers, unless it has one. */
function nameSchemas({ operations, named }: Described): Map<$ZodType, string> {
  const names = new Map<$ZodType, string>(
    Object.entries(named).map(([name, schema]) => [schema, name]),
  );
  names.set(problemSchema, "Problem");
  for (const { id, body, response, query, params } of operations) {
    const own = { Body: body, Answer: response, Query: query, Path: params };
    for (const [ending, schema] of Object.entries(own)) {
      if (schema && !names.has(schema)) names.set(schema, `${capitalized(id)}${ending}`);
    }
  }
  return names;
}

/** The parameters of a schema of a query or path. */
function toParameters(schema: Json | undefined, place: "query" | "path"): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }));
}

const COMMON_HEADERS = {
  "RateLimit-Policy": { $ref: "#/components/headers/RateLimit-Policy" },
  RateLimit: { $ref: "#/components/headers/RateLimit" },
};
const problem = (description: string, headers: Json = {}) => ({
  description,
  headers: { ...COMMON_HEADERS, ...headers },
  content: { "application/problem+json": { schema: { $ref: `${SCHEMAS}Problem` } } },
});
const RETRY = { "Retry-After": { $ref: "#/components/headers/Retry-After" } };

/** Errors that any call may meet, by the names of their answers. */
const COMMON_PROBLEMS = { 400: "InvalidRequest", 429: "TooManyRequests", 503: "Unavailable" };

function toResponses(told: Operation, ref: (schema: $ZodType) => Json): Json {
  const { method, response, produces = "application/json", params, query, hasPages } = told;
  const isRead = method === "GET";
  const names = (query ?? params) === undefined ? {} : { 404: "NotFound" };
  const problems = { ...COMMON_PROBLEMS, ...names, ...(told.body ? BODY_PROBLEMS : {}) };
  return {
    200: {
      description: "A good answer.",
      headers: {
        ...COMMON_HEADERS,
        ...(isRead ? { ETag: { $ref: "#/components/headers/ETag" } } : {}),
        ...(hasPages ? { Link: { $ref: "#/components/headers/Link" } } : {}),
      },
      content: { [produces]: { schema: response ? ref(response) : { type: "string" } } },
    },
    ...(isRead ? { 304: { $ref: "#/components/responses/NotModified" } } : {}),
    ...Object.fromEntries(
      Object.entries(problems).map(([status, name]) => [
        status,
        { $ref: `#/components/responses/${name}` },
      ]),
    ),
  };
}
const BODY_PROBLEMS = { 413: "PayloadTooLarge", 415: "UnsupportedMediaType" };

/** A text header. */
const header = (description: string) => ({ description, schema: { type: "string" } });

function toOperation(
  told: Operation,
  ref: (schema: $ZodType) => Json,
  read: (schema: $ZodType | undefined) => Json | undefined,
): Json {
  const { id, topic, summary, description, query, params, body, example } = told;
  const given = { ...example.query, ...example.params };
  const parameters = [
    ...toParameters(read(params), "path"),
    ...toParameters(read(query), "query"),
    ...Object.entries(told.headers ?? {}).map(([name, value]) => ({
      name,
      in: "header",
      required: false,
      description: `For example ${value}.`,
      example: value,
      schema: { type: "string" },
    })),
  ].map((parameter) => {
    const value = given[String(parameter.name)];
    return value === undefined ? parameter : { ...parameter, example: value };
  });
  return {
    operationId: id,
    tags: [topic],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: ref(body), example: example.body } },
          },
        }
      : {}),
    responses: toResponses(told, ref),
  };
}

/**
 * The document of these operations. Their order is kept; a schema that stands in several answers
 * is told once, under its name in `named` or one made of the operation's.
 */
export function describeApi(described: Described): ApiDocument {
  const names = nameSchemas(described);
  const schemas = toJsonSchemas(names);
  const nameOf = (schema: $ZodType) => names.get(schema) ?? "";
  const read = (schema: $ZodType | undefined) => schema && schemas[nameOf(schema)];
  const ref = (schema: $ZodType): Json => ({ $ref: `${SCHEMAS}${nameOf(schema)}` });
  const paths: Record<string, Json> = {};
  for (const told of described.operations) {
    paths[told.path] = {
      ...paths[told.path],
      [told.method.toLowerCase()]: toOperation(told, ref, read),
    };
  }
  // They stand in the paths, parameter by parameter.
  const inPaths = described.operations.flatMap(({ query, params }) => [query, params]);
  for (const schema of inPaths) if (schema) delete schemas[nameOf(schema)];
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Truth Uncovered",
      version: API_VERSION,
      description: DESCRIPTION,
      license: {
        name: "MIT (the code); the World English Bible and the King James Version are in the public domain",
        identifier: "MIT",
      },
    },
    servers: [{ url: described.siteUrl ?? "/" }],
    tags: TOPICS.map((name) => ({ name })),
    paths,
    components: {
      schemas,
      headers: HEADERS,
      responses: {
        NotModified: { description: "What the client holds already (If-None-Match) is current." },
        InvalidRequest: problem(
          `${ERROR_CODES.invalid_request.title}: \`errors\` says what to change.`,
        ),
        NotFound: problem("There is no such thing; `detail` says what there is."),
        PayloadTooLarge: problem("The body is too long."),
        UnsupportedMediaType: problem("The body is not sent as application/json."),
        TooManyRequests: problem("More calls than the limit allows.", RETRY),
        Unavailable: problem("What is asked for cannot be reached right now.", RETRY),
      },
    },
  };
}

const DESCRIPTION =
  "Scripture, search, the original words and everything built into the site, for everybody, without a key. Every address may be called from a page of any other site, without cookies. Errors are problem+json (RFC 9457).";

const HEADERS = {
  ETag: header("Send it as If-None-Match to be told with 304 that nothing has changed."),
  Link: header('Leads to the next page: <…>; rel="next".'),
  "RateLimit-Policy": header('How many calls in how many seconds: "calls";q=3000;w=60.'),
  RateLimit: header('How many are left, and for how many seconds: "calls";r=2999;t=60.'),
  "Retry-After": header("Seconds after which it makes sense to try again."),
};
