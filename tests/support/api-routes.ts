import { readdirSync } from "node:fs";
import path from "node:path";
import type { Handler } from "@/lib/http/route";

const API = path.resolve(__dirname, "../../app/api");

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];

/** The file of an address and its parameters in braces: "/api/words/{id}". */
export interface ApiRoute {
  file: string;
  address: string;
}

/** Every route of the API, as its folders name it. */
export function apiRoutes(): ApiRoute[] {
  return readdirSync(API, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => {
      const folder = path.dirname(file).split(path.sep).join("/");
      const address = folder === "." ? "/api" : `/api/${folder}`;
      return {
        file: path.join(API, file),
        address: address.replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}"),
      };
    })
    .sort((a, b) => a.address.localeCompare(b.address));
}

/** The handlers of a route by method. */
export async function loadRoute({ file }: ApiRoute): Promise<Record<Method, Handler>> {
  return import(file);
}
