import type { Story } from "./schema";

export const romans: readonly Story[] = [
  ["Romans 1:18-20", "God known from creation; those who never heard"],
  ["Romans 3:21-26", "All have sinned; justified by grace"],
  [
    "Romans 5:1-8",
    "Peace with God; suffering brings endurance and hope; Christ died for us while we were sinners",
  ],
  ["Romans 6:20-23", "The wages of sin is death; the gift of God is eternal life"],
  ["Romans 7:15-25", "I do what I hate: the struggle with sin"],
  ["Romans 8:18-28", "Present suffering and future glory; all things work together for good"],
  ["Romans 8:31-39", "Nothing can separate us from the love of God"],
  ["Romans 10:9-13", "Confess with your mouth, believe and be saved"],
  ["Romans 12:1-2", "A living sacrifice; knowing the will of God for your life"],
  ["Romans 12:17-21", "Do not take revenge; overcome evil with good"],
  ["Romans 13:1-7", "Obey the government, the authorities; taxes"],
  ["Romans 14:1-6", "Do not judge the weak in faith; food and days"],
];
