import type { MetadataRoute } from "next";
import { site } from "@/lib/site/creator";

/** Lets the site be put on a home screen. Colours are the light theme's paper. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: "en",
    dir: "ltr",
    id: "/",
    scope: "/",
    start_url: "/",
    categories: ["books", "education"],
    display: "standalone",
    background_color: "#faf7f2",
    theme_color: "#faf7f2",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
