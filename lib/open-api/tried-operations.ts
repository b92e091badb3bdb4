import "server-only";
import type { Operation } from "@/lib/http/operation";
import { describeApi } from "./document";
import { NAMED_SCHEMAS, OPEN_OPERATIONS } from "./operations";

/** A call as the page for developers lets one try it. */
export interface TriedOperation {
  id: string;
  path: string;
  summary: string;
  parameters: { name: string; about: string; isRequired: boolean }[];
  /** What the example sends. */
  values: Record<string, string>;
}

interface Parameter {
  name: string;
  description?: string;
  required: boolean;
}

/** The address that asks an operation for its example. */
export function exampleAddress({ path, example }: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(example.params?.[name] ?? ""),
  );
  const query = new URLSearchParams(example.query);
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Every call that is asked by its address alone, with its parameters as the document tells them. */
export function listTried(): TriedOperation[] {
  const { paths } = describeApi({
    operations: OPEN_OPERATIONS,
    named: NAMED_SCHEMAS,
    siteUrl: undefined,
  }) as unknown as { paths: Record<string, { get?: { parameters?: Parameter[] } }> };
  return OPEN_OPERATIONS.filter(({ method, response }) => method === "GET" && response).map(
    ({ id, path, summary, example }) => ({
      ...{ id, path, summary },
      parameters: (paths[path]?.get?.parameters ?? []).map(({ name, description, required }) => ({
        ...{ name, about: description ?? "", isRequired: required },
      })),
      values: { ...example.params, ...example.query },
    }),
  );
}
