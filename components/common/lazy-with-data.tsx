import { type ComponentType, lazy } from "react";
import { whenConnected } from "@/lib/site/when-connected";

/**
 * A part that reads our API, on a page that does not otherwise: what it reads by is fetched beside
 * it, when it is first shown, and not with the page. Waits for a connection, as `whenConnected`.
 */
export function lazyWithData<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    whenConnected(async () => {
      const [Part, { ServerData }] = await Promise.all([load(), import("./server-data")]);
      const WithData = (props: Props) => (
        <ServerData>
          <Part {...props} />
        </ServerData>
      );
      return { default: WithData };
    }),
  );
}
