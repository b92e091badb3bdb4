import type { Theme } from "./schema";

export const sexBeforeMarriage: Theme = {
  id: "sex-before-marriage",
  order: 430,
  names: ["sex before marriage", "sexual purity", "lust", "pornography"],
  references: [
    "1 Thessalonians 4:3-5",
    "1 Corinthians 6:18-20",
    "Hebrews 13:4",
    "Matthew 5:27-30",
    "Job 31:1",
    "2 Timothy 2:22",
    "Galatians 5:19",
  ],
};
