import { z } from "zod";
import { FEED_KINDS } from "@/lib/site/feed-link";

const FILE = /^([a-z-]+)\.(xml|json)$/;

/** A feed by its file's name: its kind and form; null for a name that no feed has. */
export const feedParams = z.object({
  file: z.string().transform((file) => {
    const [, name, ending] = FILE.exec(file) ?? [];
    const kind = FEED_KINDS.find((known) => known === name);
    return kind ? { kind, form: ending === "json" ? ("json" as const) : ("atom" as const) } : null;
  }),
});
