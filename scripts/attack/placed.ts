import { ALL_PARAMETERS } from "./endpoints";
import {
  type Aim,
  type AttackClass,
  goodBody,
  goodQuery,
  goodShot,
  MARK,
  pathOf,
  percent,
  type Shot,
  targetOf,
  withBody,
} from "./shot";
import { VALUE_CLASSES, type Value } from "./values";

// Hostile values in the places where a request carries values.

/** Where a value may stand. */
type Place = "query" | "path" | "body";

/** A value as it stands in an address. */
export function asText(value: Value): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
}

/** The places that this endpoint has for a value; a query everything has. */
function placesOf({ endpoint }: Aim): Place[] {
  const places: Place[] = endpoint.body ? ["body", "body", "body"] : ["query", "query"];
  if (endpoint.template.includes("{")) places.push("path");
  if (endpoint.body) places.push("query");
  return places;
}

/** A copy of a body in which one field, at any depth, holds the value instead. */
function withField(body: unknown, value: Value, aim: Aim): unknown {
  const { random } = aim;
  if (Array.isArray(body) && body.length > 0) {
    const at = random.int(0, body.length - 1);
    return body.map((item, index) => (index === at ? withField(item, value, aim) : item));
  }
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  if (fields.length === 0) return value;
  const [chosen] = random.pick(fields);
  return Object.fromEntries(
    fields.map(([name, field]) => {
      if (name !== chosen) return [name, field];
      const goesOn = typeof field === "object" && field !== null && random.chance(0.7);
      return [name, goesOn ? withField(field, value, aim) : value];
    }),
  );
}

/** The pairs of a query with the value, encoded, in one of them. */
export function withParameter(aim: Aim, value: string): [string, string][] {
  const { endpoint, random } = aim;
  const known = Object.keys(endpoint.query);
  const isKnown = known.length > 0 && random.chance(0.9);
  const name = random.pick(isKnown ? known : Object.keys(ALL_PARAMETERS));
  return [...goodQuery(aim).filter(([other]) => other !== name), [name, value]];
}

/** The values of the path's parameters, encoded, with this one in one of them. */
function withSegment({ endpoint, own, random }: Aim, value: string): Record<string, string> {
  const values = own.parameters(endpoint.template);
  const names = [...endpoint.template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return { ...values, [random.pick(names)]: value };
}

/**
 * The endpoint's good request with this value somewhere in it. Half of the texts carry the mark
 * that the log must not show.
 */
function place(aim: Aim, value: Value): Shot {
  const { endpoint, random } = aim;
  const good = goodShot(aim);
  const where = random.pick(placesOf(aim));
  const values = aim.own.parameters(endpoint.template);
  // Paths stand in the log by themselves: the mark is for what a visitor says.
  if (where === "path") {
    const target = pathOf(endpoint, withSegment(aim, percent(asText(value).slice(0, 8_000))));
    return { ...good, target: targetOf(target, goodQuery(aim)) };
  }
  const marked = typeof value === "string" && random.chance(0.5) ? value + MARK : value;
  if (where === "body") {
    return withBody(good, JSON.stringify(withField(goodBody(aim), marked, aim)));
  }
  const query = withParameter(aim, percent(asText(marked)));
  return { ...good, target: targetOf(pathOf(endpoint, values), query) };
}

/** The classes of hostile values as attacks. */
export const PLACED_CLASSES: readonly AttackClass[] = VALUE_CLASSES.map(
  ({ name, about, value }) => ({
    name,
    about,
    make: (aim) => place(aim, value(aim.random)),
  }),
);
