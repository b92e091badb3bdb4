import type { Theme } from "./schema";

export const unforgivableSin: Theme = {
  id: "unforgivable-sin",
  order: 630,
  names: ["unforgivable sin", "blasphemy against the Holy Spirit"],
  references: ["Matthew 12:31-32", "Mark 3:28-30", "Luke 12:10", "1 John 1:9", "1 John 5:16-17"],
};
