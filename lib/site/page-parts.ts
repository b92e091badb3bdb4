import { queryOptions } from "@tanstack/react-query";

/**
 * The parts of one of our own pages by their ids, each as the HTML that stands in it: what a dialog
 * shows of an item is read from the item's page, so its words are kept in one place.
 */
export const pagePartsOptions = (path: string) =>
  queryOptions({
    queryKey: ["page", path],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const response = await fetch(path, { signal });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const parts = [...page.querySelectorAll<HTMLElement>("[data-part]")];
      return new Map(
        parts.map((part) => [
          part.dataset.part ?? "",
          part.querySelector("[data-part-body]")?.innerHTML ?? "",
        ]),
      );
    },
  });
