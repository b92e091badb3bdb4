import type { Discovery } from "@/lib/content/discoveries/schema";

/** What the badge of a discovery says. */
export const KIND_LABELS: Record<Discovery["category"], string> = {
  "ron-wyatt": "Ron Wyatt",
  mainstream: "Mainstream",
  archaeological: "Archaeological",
  biblical: "Biblical",
};

/** Anchor of a discovery's Research Papers dialog. */
export const papersAnchor = (slug: string) => `${slug}-papers`;
