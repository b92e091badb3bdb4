import type { Discovery } from "@/lib/content/discoveries/schema";

/** Text of a discovery's badge. */
export const KIND_LABELS: Record<Discovery["category"], string> = {
  "ron-wyatt": "Ron Wyatt",
  mainstream: "Mainstream",
  archaeological: "Archaeological",
  biblical: "Biblical",
};

/** Anchor of a discovery's Research Papers dialog. */
export const papersAnchor = (slug: string) => `${slug}-papers`;
